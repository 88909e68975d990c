"""The sentences of an edition, from structs to ints."""

from collections.abc import Sequence

from greathall.games.talisman import sentences as w
from greathall.games.talisman import vocabulary as v
from greathall.games.talisman.records import Record
from greathall.games.talisman.sentences import Act, Condition
from greathall.games.talisman.terms import NONE, RINGS, SIDES, VALUES


class Resolver:
    """Reads sentences one after the other; each has a word, its record's id and its number there."""

    def __init__(self, records: Sequence[Record], spaces: list[str]) -> None:
        self.ids = {each.id: at for at, each in enumerate(records)}
        self.spaces = {name: at for at, name in enumerate(spaces)}
        self.record_names = [each.id for each in records]
        self.acts: list[Act] = []
        self.names: list[str] = []
        self.count: dict[int, int] = {}

    def read(self, record: int, effects: Sequence[v.AnyEffect]) -> list[int]:
        """The positions of these sentences; those inside them follow each one."""
        return [self.sentence(record, each) for each in effects]

    def sentence(self, record: int, effect: v.AnyEffect) -> int:
        """One sentence, and all inside it."""
        kind, moment = moment_of(effect)
        act = Act(record, kind, moment, w.VERBS.index(str(effect.__struct_config__.tag)))
        at = len(self.acts)
        self.acts.append(act)
        self.count[record] = self.count.get(record, 0) + 1
        self.names.append(f"{self.record_names[record]}/{self.count[record]}")
        if effect.if_ is not None:
            act.condition = self.condition(effect.if_)
            if act.verb == w.EVADE:
                evade_voldemort_too(act.condition)
        act.whom = w.WHOM.index(effect.whom)
        act.duration = w.DURATIONS.index(effect.for_) if effect.for_ else NONE
        if isinstance(effect, v.Act):
            act.may = effect.may
            act.often = w.OFTEN.index(effect.often) if effect.often else often_of(act, effect.cost is None)
            if effect.cost:
                act.cost = w.STOCKS.index(effect.cost.lose)
                act.cost_amount = effect.cost.amount
        self.amounts(act, effect)
        self.places(act, effect)
        self.insides(act, effect)
        return at

    def amounts(self, act: Act, effect: v.AnyEffect) -> None:
        """How much of what."""
        amount = getattr(effect, "amount", None)
        if isinstance(amount, int):
            act.amount = amount
        elif amount is not None:
            act.counted = w.COUNTED.index(amount)
        what = getattr(effect, "what", None)
        act.what = w.STOCKS.index(what) if what else NONE
        act.seen = getattr(effect, "seen", False)
        if isinstance(effect, v.Roll):
            act.dice = effect.dice
            act.by = VALUES.index(effect.add) if effect.add else NONE
        if isinstance(effect, v.Contest | v.Fight):
            act.by = VALUES.index(effect.by)
            act.value = effect.value
        if isinstance(effect, v.Fight):
            act.against = w.FOES.index(effect.against)
            act.side = SIDES.index(effect.side) if effect.side else NONE
        if isinstance(effect, v.SetDie):
            act.value = effect.face
        if isinstance(effect, v.Transmute):
            act.amount = effect.turns
        if isinstance(effect, v.Sell):
            act.amount = effect.surcharge
        if isinstance(effect, v.EndFight):
            act.value = ["undecided", "won", "lost", "drawn"].index(effect.outcome)

    def places(self, act: Act, effect: v.AnyEffect) -> None:
        """Where to, where from, which one."""
        if isinstance(effect, v.TurnAdvantage):
            act.to = w.TURN_TO.index(effect.to)
        elif isinstance(effect, v.Move | v.Put):
            act.to = w.TO.index(effect.to)
            act.spaces = [self.spaces[each] for each in effect.spaces]
        if isinstance(effect, v.Move):
            act.meets = effect.meet
        if isinstance(effect, v.Put | v.Discard):
            act.which = w.WHICH.index(effect.which)
        if isinstance(effect, v.Fetch):
            act.origin = w.FROM.index(effect.from_)
        if isinstance(effect, v.Look):
            act.at = w.AT.index(effect.at)
            act.and_then = w.AND.index(effect.and_)
        cards = getattr(effect, "cards", ()) or getattr(effect, "wares", ())
        act.cards = [self.ids[each] for each in cards]

    def insides(self, act: Act, effect: v.AnyEffect) -> None:
        """The sentences inside."""
        if isinstance(effect, v.Do):
            act.effects = self.read(act.record, effect.effects)
        if isinstance(effect, v.Choose):
            act.effects = self.read(act.record, effect.options)
        if isinstance(effect, v.Roll):
            act.rows = [row.from_ for row in effect.table]
            act.row_effects = [self.read(act.record, row.effects) for row in effect.table]
        if isinstance(effect, v.Contest | v.Fight):
            act.won = self.read(act.record, effect.won)
            act.lost = self.read(act.record, effect.lost)

    def condition(self, asked: v.AnyCondition) -> Condition:
        """A condition, and those inside it."""
        found = Condition(w.CONDITIONS.index(str(asked.__struct_config__.tag)))
        found.of_them = isinstance(asked, v.Asked) and asked.of == "them"
        if isinstance(asked, v.Not):
            found.those = [self.condition(asked.that)]
        elif isinstance(asked, v.AllOf | v.AnyOf):
            found.those = [self.condition(each) for each in asked.those]
        elif isinstance(asked, v.At):
            found.spaces = [self.spaces[each] for each in asked.spaces]
            found.regions = [RINGS.index(each) for each in asked.regions]
        elif isinstance(asked, v.Has):
            found.what = w.STOCKS.index(asked.what)
            found.at_least = NONE if asked.at_least is None else asked.at_least
            found.at_most = NONE if asked.at_most is None else asked.at_most
        elif isinstance(asked, v.Most):
            found.what = w.STOCKS.index(asked.what)
        elif isinstance(asked, v.Rolled):
            found.at_least, found.at_most = asked.at_least, asked.at_most
        else:
            self.standing(found, asked)
        return found

    def standing(self, found: Condition, asked: v.AnyCondition) -> None:
        """Conditions about sides, cards and fights."""
        if isinstance(asked, v.Faction | v.Advantage):
            found.side = w.FACTIONS.index(asked.side)
        elif isinstance(asked, v.HasCard):
            found.cards = [self.ids[each] for each in asked.cards]
        elif isinstance(asked, v.Fighting):
            found.against = [w.FOES.index(each) for each in asked.against]
            found.by = VALUES.index(asked.by) if asked.by else NONE
            found.role = w.ROLES.index(asked.role) if asked.role else NONE
            found.side = SIDES.index(asked.side) if asked.side else NONE
            found.cards = [self.ids[each] for each in asked.named]
            found.worth = asked.worth


def evade_voldemort_too(condition: Condition) -> None:
    """TAL-7.3  What evades an Enemy evades Voldemort too."""
    if w.FOES.index("enemy") in condition.against:
        condition.against = [*condition.against, w.FOES.index("voldemort")]
    for each in condition.those:
        evade_voldemort_too(each)


def often_of(act: Act, free: bool) -> int:
    """How often what costs nothing is used in a window that says nothing: once in it."""
    if not free or act.kind != w.WINDOW:
        return NONE
    if act.moment == w.LIFE_AT_STAKE:
        return w.ONCE_A_LOSS
    return w.ONCE_A_FIGHT if act.moment in w.OF_FIGHTS else w.ONCE_A_TURN


def moment_of(effect: v.AnyEffect) -> tuple[int, int]:
    """The kind of a sentence, and its moment, question, step or window."""
    when = getattr(effect, "when_", None)
    if when is not None:
        return w.WHEN, w.TRIGGERS.index(when)
    answered = getattr(effect, "while_", None)
    if answered is not None:
        return w.WHILE, w.ANSWERS.index(answered)
    instead = getattr(effect, "instead_", None)
    if instead is not None:
        return w.INSTEAD, w.STEPS.index(instead)
    return w.WINDOW, w.WINDOWS.index(str(getattr(effect, "window_", None)))
