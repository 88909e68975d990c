"""What a good player plans: for each mission the steps that are still to go, and what it is worth by then."""

from typing import Final

from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.hints.apprentice import Apprentice
from greathall.games.year_at_hogwarts.hints.lore import FAR
from greathall.games.year_at_hogwarts.hints.places import Goal
from greathall.games.year_at_hogwarts.hints.prices import POINT, SPECIAL
from greathall.games.year_at_hogwarts.rules import y04_walk as walking
from greathall.games.year_at_hogwarts.rules import y06_missions as y06
from greathall.games.year_at_hogwarts.rules import y08_objects as y08
from greathall.games.year_at_hogwarts.terms import NONE, PAWNS, RETURNS
from greathall.kernel.choices import choice

JOURNEY: Final = 9
"""Steps that a journey takes, to the tower and for the turn that it costs."""
NO_POWDER: Final = 28
"""Steps to Floo powder or a Portkey where there is none."""
HELD: Final = 45
"""Steps until somebody else has laid down a token."""
NAMED_CARD: Final = 35
ANY_CARD: Final = 8
"""Steps to a certain card, and to any of a kind."""
STRENGTH: Final = 40
"""Steps to what a fight still needs, where it could not be won at all."""
STOPPING: Final = 3
MOST: Final = 240
TURN: Final = 7
SHARES: Final = [100, 80, 60, 40, 30]
"""What counts of the best plan, of the second, and so on: one can follow only one at a time."""
FADING: Final = 970
"""What is left of the worth with each step, in thousandths."""


def faded() -> list[int]:
    """The worth after so many steps, in thousandths."""
    found, left = [], 1000.0
    for _ in range(MOST + 1):
        found.append(int(left))
        left = left * FADING / 1000
    return found


AFTER: Final = faded()


class Plan:
    """A mission on the way: where one has to go first, and from there the steps that are left; what it is worth."""

    def __init__(self, mission: int, worth: int, stops: list[int], left: list[int]) -> None:
        self.mission = mission
        self.worth = worth
        self.stops = stops
        self.left = left


class Planner(Apprentice):
    """A player who counts the steps to the end of each mission."""

    planned: dict[int, list[Plan]] | None = None

    # --- plans

    def plans(self, more: list[int], without: int = NONE) -> list[Plan]:
        """The plans with some tokens more, or without one, sought once for a decision."""
        if self.planned is None:
            self.planned = {}
        key = without + 1
        for token in more:
            key = key * 64 + token + 40
        if key not in self.planned:
            held = [token for token in self.held_together() if token != without] + more
            missions = y06.open_missions(self.s, self.me)
            self.planned[key] = [self.plan(mission, held) for mission in missions]
        return self.planned[key]

    def held_together(self) -> list[int]:
        """The tokens of the figure and its mates."""
        held: list[int] = []
        for each in y06.members(self.s, self.me):
            held += self.s.objects(each)
        return held

    def plan(self, mission: int, held: list[int]) -> Plan:
        """The shortest way round the tokens that lie on foot, to the mission; what else it takes, counted in steps."""
        record = self.box.record_of[mission]
        lying: list[int] = []
        extra = STOPPING + self.steps_to_cards(record) + self.steps_to_strength(mission)
        journeys = 0
        for token in self.box.mission_tokens[record]:
            if token in held:
                continue
            space = self.s.token_at[token]
            if space == NONE:
                extra += HELD
            elif self.is_on_foot(space):
                lying.append(space)
            elif space == self.box.graveyard:
                lying.append(self.box.pitch_space)
                extra += TURN if self.s.portkeys[self.me] else NO_POWDER
            else:
                journeys += 1
        ends = self.box.mission_spaces[record]
        if ends[0] == self.box.graveyard:
            extra += TURN if self.s.portkeys[self.me] else NO_POWDER
            ends = [self.box.pitch_space]
        elif not self.is_on_foot(ends[0]):
            journeys += 1
            ends = []
        powder = self.s.floo[self.me] + len(self.s.cards_of(self.me, terms.BEHAVIOUR)) if self.me < PAWNS else 0
        extra += journeys * JOURNEY + max(0, journeys - powder) * NO_POWDER
        chance = max(40, self.mission_chance(mission))
        worth = self.box.points_of[record] * POINT * chance // 100
        return self.routed(Plan(mission, worth, [], []), lying, ends, extra)

    def routed(self, plan: Plan, lying: list[int], ends: list[int], extra: int) -> Plan:
        """The first stops, each with the steps that are left from there."""
        for space in dict.fromkeys(lying):
            plan.stops.append(space)
            plan.left.append(extra + self.tour(space, [other for other in lying if other != space], ends))
        if not lying:
            for space in ends:
                plan.stops.append(space)
                plan.left.append(extra)
        if not plan.stops:
            plan.stops.append(NONE)
            plan.left.append(extra)
        return plan

    def tour(self, here: int, lying: list[int], ends: list[int]) -> int:
        """The fewest steps from a space by all tokens to the end."""
        if not lying:
            return min([self.lore.steps_to(end)[here] for end in ends], default=0)
        return min(
            [
                self.lore.steps_to(space)[here] + self.tour(space, [other for other in lying if other != space], ends)
                for space in lying
            ]
        )

    def is_on_foot(self, space: int) -> bool:
        """Whether a way leads there from the start."""
        return self.lore.steps_to(space)[self.box.start_space] < FAR

    def steps_to_cards(self, record: int) -> int:
        """The cards that a mission asks for and nobody holds."""
        if self.box.variant == terms.UNDERAGE:
            return 0
        found = 0
        there: list[int] = []
        for each in y06.members(self.s, self.me):
            there += [card for card in self.s.hand(each) if self.box.card_kind[self.box.record_of[card]] != NONE]
        for wanted, kind in zip(self.box.need_cards[record], self.box.need_kinds[record], strict=True):
            card = y06.fitting(self.s, there, wanted, kind)
            if card != NONE:
                there.remove(card)
            else:
                found += ANY_CARD if wanted == NONE else NAMED_CARD
        return found

    def steps_to_strength(self, mission: int) -> int:
        """HP and cards that a fight still needs."""
        chance, nerve = self.mission_chance(mission), self.nerve()
        return (nerve - chance) * STRENGTH // nerve if chance < nerve else 0

    # --- what they are worth

    def outlook(self, space: int, plans: list[Plan], besides: int = NONE) -> int:
        """What the plans are worth from a space: the best in full, of the others less and less."""
        found: list[int] = []
        for plan in plans:
            if plan.mission == besides:
                continue
            steps = MOST
            for stop, left in zip(plan.stops, plan.left, strict=True):
                way = left + (self.lore.steps_to(stop)[space] if stop != NONE else 0)
                steps = min(steps, way)
            found.append(plan.worth * AFTER[steps] // 1000)
        found.sort(reverse=True)
        return sum([worth * share // 100 for worth, share in zip(found, SHARES, strict=False)])

    def wanted_tokens(self) -> list[int]:
        """What plans are worth more with a token than without it."""
        if self.box.mode == RETURNS or self.me >= PAWNS:
            return Apprentice.wanted_tokens(self)
        here = self.s.space[self.me]
        found = [SPECIAL if special else 0 for special in self.box.is_special]
        asked = self.tokens_asked_for()
        held = self.held_together()
        now = self.outlook(here, self.plans([]))
        for token in asked:
            if token in held:
                gain = now - self.outlook(here, self.plans([], token))
            else:
                gain = self.outlook(here, self.plans([token])) - now
            found[token] = max(found[token], gain + 1)
        return found

    def tokens_asked_for(self) -> list[int]:
        """The tokens of all own missions."""
        found: dict[int, int] = {}
        for mission in y06.open_missions(self.s, self.me):
            for token in self.box.mission_tokens[self.box.record_of[mission]]:
                found[token] = 1
        return list(found)

    # --- the walk

    def ends(self) -> dict[int, int]:
        """As a beginner, but each end with the tokens that lie on the way there."""
        if self.box.mode == RETURNS:
            return Apprentice.ends(self)
        found = Apprentice.ends(self)
        s = self.s
        paths = walking.preview(s)
        for path in paths.values():
            found[choice(t.GO, path[0])] = -1
        for space, path in paths.items():
            step = choice(t.GO, path[0])
            found[step] = max(found[step], self.end_with(space, self.picked(path)))
        return found

    def picked(self, path: list[int]) -> list[int]:
        """The tokens that one would take on a path: the two best."""
        found: list[int] = []
        for space in path:
            for token in self.s.tokens_on(space):
                if y08.may_hold(self.s, self.me, token) and self.one_more(token) > 0:
                    found.append(token)
        found.sort(key=self.one_more, reverse=True)
        return sorted(found[: max(0, terms.PICK_UPS - self.s.picked_up)])

    def end_with(self, space: int, more: list[int]) -> int:
        """The end of a move with some tokens more."""
        found = self.end(space)
        if more:
            found += self.outlook(space, self.plans(more)) - self.outlook(space, self.plans([]))
            found += sum([SPECIAL for token in more if self.box.is_special[token]])
        return found

    def pull(self, space: int) -> int:
        """The plans, and what is near."""
        found = Apprentice.pull(self, space)
        if self.box.mode != RETURNS and self.me < PAWNS:
            found += self.outlook(space, self.plans([]))
        return found

    def mission_here(self, space: int) -> int:
        """A mission that is attempted here is no plan any more."""
        found = Apprentice.mission_here(self, space)
        if found > 0 and self.box.mode != RETURNS:
            best = self.best_here(space)
            if best != NONE:
                plans = self.plans([])
                found -= self.outlook(space, plans) - self.outlook(space, plans, best)
        return found

    def best_here(self, space: int) -> int:
        """The mission that would be attempted on a space."""
        best, found = 0, NONE
        for mission in y06.open_missions(self.s, self.me):
            if y06.can_attempt(self.s, self.me, mission, space):
                worth = self.attempt(mission)
                if worth > best:
                    best, found = worth, mission
        return found

    def seek(self) -> list[Goal]:
        """What is no mission; missions and tokens are planned."""
        if self.box.mode == RETURNS:
            return Apprentice.seek(self)
        return self.needs_sought()
