"""Tables for tests: set up from written positions, noting the clauses that are told and given as refusals."""

import re

from greathall.games import find_rules
from greathall.games.death_eaters_rising import position
from greathall.kernel.game import Game
from greathall.kernel.scenario import Table, read_position

SHOWN: set[str] = set()


def shown_by(error: Exception) -> list[str]:
    """The lines of an error; the clauses that it names are shown."""
    SHOWN.update(re.findall(r"\b[A-Z]{3}-\d+\.\d+[a-z]?\b", str(error)))
    return str(error).splitlines()


class Watched(Table):
    """A table that notes clauses."""

    def play(self, *moves: str) -> list[str]:
        told = super().play(*moves)
        SHOWN.update(line.split()[0] for line in told)
        return told

    def refused(self, line: str) -> str:
        clause = super().refused(line)
        SHOWN.add(clause)
        return clause

    def clause_told(self, clause: str) -> list[str]:
        """The events of the last play that cite this clause, without it."""
        return [line.removeprefix(f"{clause} ") for line in self.told() if line.startswith(f"{clause} ")]


class Opened(Watched):
    """A table at which a game begins: only the seats and chance are given."""

    def __init__(self, given: str, **options: int) -> None:
        _, self.seats, chance = read_position(given, position.KEYS)
        self.rules = find_rules("death-eaters-rising", len(self.seats), options, "standard")
        self.setting = position
        self.game = Game.begun(self.rules, b"", chance=self.script(chance))
        self.since = self.game.opening
        SHOWN.update(line.split()[0] for line in self.told())


def death_eaters(given: str, **options: int) -> Watched:
    """A table of Death Eaters Rising."""
    return Watched(lambda seats: find_rules("death-eaters-rising", seats, options, "standard"), position, given)
