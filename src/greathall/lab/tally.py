"""What is counted while games are played. Tallies of different games can be added in any order."""

from __future__ import annotations

from collections import Counter

Key = tuple[str, str]
"""A study, and the line in it."""


class Tally:
    """Counts over some games."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.endings: Counter[tuple[int, bool]] = Counter()
        """How often a clause ended a game, and whether anybody won then; clause 0 is a game without an end."""
        self.won_by_seat: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.offered: Counter[int] = Counter()
        self.chosen: Counter[int] = Counter()
        self.times: Counter[Key] = Counter()
        self.seen: Counter[Key] = Counter()
        self.seen_and_won: Counter[Key] = Counter()

    def add(self, other: Tally) -> None:
        """Add what was counted elsewhere."""
        self.games += other.games
        self.won += other.won
        for name, counter in vars(other).items():
            if isinstance(counter, Counter):
                getattr(self, name).update(counter)
