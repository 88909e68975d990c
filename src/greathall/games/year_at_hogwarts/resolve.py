"""The sentences of an edition, from structs to ints."""

from collections.abc import Sequence

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import vocabulary as v
from greathall.games.year_at_hogwarts.records import Space
from greathall.games.year_at_hogwarts.sentences import Act, Condition, Place
from greathall.games.year_at_hogwarts.terms import DECKS, HOUSES, NONE


class Resolver:
    """Reads sentences one after the other; each has a word, its record's and its number there."""

    def __init__(self, record_names: list[str], spaces: Sequence[Space]) -> None:
        self.record_names = record_names
        self.spaces = spaces
        self.acts: list[Act] = []
        self.names: list[str] = []
        self.count: dict[int, int] = {}

    def read(self, record: int, effects: Sequence[v.Verb]) -> list[int]:
        """The positions of these sentences; those inside them follow each one."""
        return [self.sentence(record, each) for each in effects]

    def sentence(self, record: int, effect: v.Verb) -> int:
        """One sentence, and all inside it."""
        kind, moment = moment_of(effect)
        act = Act(record, kind, moment, w.VERBS.index(str(effect.__struct_config__.tag)))
        at = len(self.acts)
        self.acts.append(act)
        self.count[record] = self.count.get(record, 0) + 1
        self.names.append(f"{self.record_names[record]}/{self.count[record]}")
        if effect.if_ is not None:
            act.condition = self.condition(effect.if_)
        act.whom = w.WHOM.index(effect.whom)
        act.pay = w.HOLDINGS.index(effect.pay.what) if effect.pay else NONE
        act.may = effect.may
        act.duration = w.DURATIONS.index(effect.for_) if effect.for_ else NONE
        act.often = w.OFTEN.index(effect.often) if effect.often else NONE
        self.amounts(act, effect)
        self.insides(act, effect)
        return at

    def amounts(self, act: Act, effect: v.Verb) -> None:
        """How much of what, from where, to where."""
        if isinstance(effect, v.Add | v.Set | v.Gain | v.Lose | v.Draw | v.Cancel | v.Fly):
            act.amount = effect.amount
        if isinstance(effect, v.Gain | v.Lose | v.Take):
            act.what = w.HOLDINGS.index(effect.what)
        if isinstance(effect, v.Gain | v.Lose):
            act.per = w.PER.index(effect.per) if effect.per else NONE
        if isinstance(effect, v.Lose):
            act.unseen = effect.unseen
        elif isinstance(effect, v.Take):
            act.origin = w.WHOM.index(effect.from_)
            act.seen = effect.seen
        elif isinstance(effect, v.Draw | v.Fetch):
            act.deck = DECKS.index(effect.deck)
        elif isinstance(effect, v.PickUp | v.LayDown):
            act.place = self.place(effect.at)
        elif isinstance(effect, v.MoveTo | v.Journey):
            act.place = self.place(effect.to)
        elif isinstance(effect, v.Flee):
            act.amount = effect.steps
        elif isinstance(effect, v.ReRoll):
            act.dice = w.RE_ROLLED.index(effect.dice)
        elif isinstance(effect, v.Cancel):
            act.cancelled = w.CANCELLED.index(effect.what)
        elif isinstance(effect, v.Fly):
            act.dice = effect.dice

    def insides(self, act: Act, effect: v.Verb) -> None:
        """The sentences inside."""
        if isinstance(effect, v.Begin):
            act.effects = self.read(act.record, effect.effects)
        elif isinstance(effect, v.Choose):
            act.options = [self.read(act.record, option) for option in effect.options]
        elif isinstance(effect, v.Roll):
            act.rows = [row.up_to for row in effect.table]
            act.row_effects = [self.read(act.record, row.effects) for row in effect.table]

    def condition(self, asked: v.If) -> Condition:
        """A condition."""
        found = Condition(w.CONDITIONS.index(str(asked.__struct_config__.tag)))
        if isinstance(asked, v.At):
            found.place = self.place(asked.place)
        elif isinstance(asked, v.Has):
            found.what = w.HOLDINGS.index(asked.what)
        elif isinstance(asked, v.OfHouse):
            found.house = HOUSES.index(asked.house)
        elif isinstance(asked, v.Concerns):
            found.means = [w.MEANS.index(each) for each in asked.means]
        if isinstance(asked, v.Has | v.Round | v.DieShows):
            found.at_least = NONE if asked.at_least is None else asked.at_least
        if isinstance(asked, v.Has | v.Round):
            found.at_most = NONE if asked.at_most is None else asked.at_most
        return found

    def place(self, asked: v.Place) -> Place:
        """The spaces for which everything that is said holds; none are listed where it is somebody's own space."""
        found = Place()
        found.own_house = asked.own_house
        if asked.pawn_of is not None:
            found.pawn_of = w.WHOM.index(asked.pawn_of)
        else:
            found.spaces = [at for at, space in enumerate(self.spaces) if fits(asked, space)]
        return found


def fits(asked: v.Place, space: Space) -> bool:
    """YAH-5  Whether a space is one of those that are meant."""
    return (
        (not asked.boards or space.board in asked.boards)
        and (not asked.kinds or space.kind in asked.kinds)
        and (not asked.spaces or space.id in asked.spaces)
        and space.id not in asked.besides
    )


def moment_of(effect: v.Verb) -> tuple[int, int]:
    """The kind of a sentence, and its moment, question, step or window."""
    if effect.when_ is not None:
        return w.WHEN, w.TRIGGERS.index(effect.when_)
    if effect.while_ is not None:
        return w.WHILE, w.QUESTIONS.index(effect.while_)
    if effect.instead_ is not None:
        return w.INSTEAD, w.REPLACED.index(effect.instead_)
    return w.WINDOW, w.WINDOWS.index(str(effect.window_))
