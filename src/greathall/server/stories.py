"""Stories: a game step by step, as far as a reader's knowledge goes; how the table stood after any entry."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from greathall.games import package
from greathall.kernel.errors import NotPossible
from greathall.kernel.events import SPECTATOR
from greathall.kernel.game import Moment, replayed
from greathall.kernel.position import Position, View
from greathall.kernel.records import Chanced, Entry
from greathall.kernel.rules import Rules
from greathall.server import protocol, story


class Story:
    """A game played again from its entries, with the state after each of them; ``told`` is what was told of each.

    What stands before an upgrade was told by other rules: it is listed, and can be looked at from the upgrade on.
    """

    def __init__(self, rules: Rules, entries: list[Entry], told: Sequence[story.Step]) -> None:
        self.rules = rules
        self.told = told
        self.game = replayed(rules, entries)
        self.moments: dict[int, Moment] = self.game.history or {}
        self.game.history = None

    def readers(self, seats: Sequence[int]) -> Sequence[int]:
        """The eyes of who has these seats; everybody's when the game is over."""
        return [*range(self.game.seats), SPECTATOR] if self.game.over else story.readers_of(seats)

    def steps(self, seats: Sequence[int]) -> list[protocol.Step]:
        """Each step, with what happened there, as who has these seats may know it."""
        readers = self.readers(seats)
        found = []
        turn = active = 0
        for each in self.told:
            if each.at in self.moments:
                s = self.moments[each.at].state
                turn, active = s.turn, s.active
            found.append(protocol.Step(at=each.at, turn=turn, active=active, happened=each.happened(readers)))
        return found

    def moment(self, at: int) -> Moment:
        """The moment after an entry."""
        if at not in self.moments:
            raise NotPossible(f"entry {at} is none after which a seat had to decide")
        return self.moments[at]

    def view(self, at: int, seat: int | None) -> View:
        """How a seat, or a spectator, saw the table after an entry."""
        return Position(self.rules, self.moment(at).state).view(seat)

    def statistics(self) -> dict[str, list[int]]:
        """Of each die that is rolled openly, how often each of its sides came."""
        found: dict[str, list[int]] = {}
        dice = open_dice(self.rules.game)
        for entry in self.game.entries:
            if isinstance(entry, Chanced) and entry.purpose in dice:
                found.setdefault(entry.purpose, [0] * entry.bound)[entry.result] += 1
        return found


def open_dice(game: str) -> list[str]:
    """The purposes of chance that are rolls for all to see, each of one kind of die."""
    dice: list[str] = import_module(f"{package(game).__name__}.book").OPEN_DICE
    return dice
