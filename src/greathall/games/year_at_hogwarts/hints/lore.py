"""What a player knows by heart: how far it is from space to space, and what cards do in a fight, in hundredths of a HP."""

from typing import Final

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.box import Box
from greathall.games.year_at_hogwarts.sentences import Act
from greathall.games.year_at_hogwarts.terms import NONE

FAR: Final = 99
"""Steps to a space to which no way on foot leads."""
TIMES: Final = [1, 60, 200, 250, 150]
"""What is counted (number shown, ones, failures, rounds, books), as it mostly is, in hundredths."""
SELDOM: Final = 50
"""How often a condition holds of which nothing more is known, in hundredths."""
MISSED: Final = 25
CANCELLED: Final = 150
"""What it is worth to spare oneself a strike."""
LASTING: Final = 60
"""What it is worth that something holds for a fight."""


class Lore:
    """Distances, harm and healing by one box; nothing of it changes during a game."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.back: list[list[int]] = [[] for _ in box.ways]
        """The spaces from which one way leads to each, each followed by the steps that it takes."""
        for space, there in enumerate(box.ways):
            for other, cost in zip(there, box.costs[space], strict=True):
                self.back[other] += [space, cost]
        self.known: dict[int, list[int]] = {}

    # --- ways

    def steps_to(self, space: int) -> list[int]:
        """From each space the fewest steps to this one."""
        if space not in self.known:
            self.known[space] = self.measured(space)
        return self.known[space]

    def measured(self, space: int) -> list[int]:
        """Free passages cost nothing, so they are followed first."""
        found = [FAR] * len(self.back)
        found[space] = 0
        waiting = [space]
        while waiting:
            here = waiting.pop(0)
            there = self.back[here]
            for at in range(0, len(there), 2):
                steps = found[here] + there[at + 1]
                if steps < found[there[at]]:
                    found[there[at]] = steps
                    waiting.append(there[at])
        return found

    # --- what sentences do in a fight

    def harm(self, record: int, moment: int, means: int) -> int:
        """What a record's sentences of a moment cost the other side, in hundredths of a HP."""
        found = 0
        for at in self.box.whens[record]:
            act = self.box.acts[at]
            if act.moment == moment:
                found += self.harm_of(act, False, means)
        return found

    def harm_of(self, act: Act, onto: bool, means: int) -> int:
        """What one sentence costs the other side; inside another one *that-one* is whom the outer one is about."""
        onto = act.whom == w.THE_OPPONENT or (onto and act.whom == w.THAT_ONE)
        return self.amount(act, onto, means) * self.likelihood(act, means) // 100

    def amount(self, act: Act, onto: bool, means: int) -> int:
        """The harm when the condition holds."""
        match act.verb:
            case w.LOSE:
                if not onto:
                    return 0
                if act.what != w.HP:
                    return act.amount * (4 if act.what == w.POINTS else 50)
                return act.amount * (100 if act.per == NONE else TIMES[act.per])
            case w.GAIN:
                return act.amount * 100 if not onto and act.what == w.HP else 0
            case w.CANCEL:
                return CANCELLED
            case w.BEGIN:
                return LASTING
            case w.ROLL:
                return self.of_table(act, onto, means)
            case w.CHOOSE:
                return min([self.together(option, onto, means) for option in act.options], default=0)
            case _:
                return 0

    def of_table(self, act: Act, onto: bool, means: int) -> int:
        """The mean of a table's rows."""
        found = last = 0
        for row, up_to in enumerate(act.rows):
            found += (up_to - last) * self.together(act.row_effects[row], onto, means)
            last = up_to
        return found // 6

    def together(self, acts: list[int], onto: bool, means: int) -> int:
        """Several sentences."""
        return sum([self.harm_of(self.box.acts[at], onto, means) for at in acts])

    def likelihood(self, act: Act, means: int) -> int:
        """How likely a sentence's condition holds, in hundredths."""
        if act.condition is None:
            return 100
        if act.condition.kind == w.IS_CONCERNING:
            return 100 if means in act.condition.means else 0
        return MISSED if act.condition.kind == w.IS_MISSED else SELDOM

    def attack(self, card: int) -> int:
        """What an attack card costs the other side."""
        means = w.BY_SPELL if self.box.kind_of(card) == terms.SPELL else w.BY_POTION
        return self.harm(self.box.record_of[card], w.PLAYED, means)

    def healing(self, record: int) -> int:
        """The HP, in hundredths, that a record's own sentences give whoever plays it."""
        found = 0
        for at in self.box.whens[record]:
            act = self.box.acts[at]
            if act.verb == w.GAIN and act.what == w.HP and act.whom == w.SELF:
                found += act.amount * 100
        return found
