"""What every game's positions have in common: subjects, keys and words, and how they are read. See ``scenario``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from greathall.kernel.errors import BadScenario
from greathall.kernel.rules import Rules
from greathall.kernel.scenario import Position
from greathall.kernel.state import State

S = TypeVar("S", bound=State)
SHOWN = 20
"""So many words are listed where another one is said."""


def is_number(word: str) -> bool:
    """Whether a word is a number that a position may hold."""
    return word.isascii() and word.isdigit() and len(word) < 6


class PositionReader(Generic[S]):
    """Sets a state up from a position: each game reads its own part of the table."""

    def __init__(self, rules: Rules, s: S, position: Position, seats: list[str]) -> None:
        self.rules = rules
        self.s = s
        self.position = position
        self.seats = seats
        self.laid: set[int] = set()

    # --- words

    def said(self, subject: str, key: str) -> bool:
        """Whether anything is said under a key."""
        return key in self.position.get(subject, {})

    def words(self, subject: str, key: str) -> list[str]:
        """The words behind a key, empty when nothing is said."""
        return self.position.get(subject, {}).get(key, [])

    def number(self, subject: str, key: str, otherwise: int = 0) -> int:
        """One number."""
        words = self.words(subject, key)
        if words and not (len(words) == 1 and is_number(words[0])):
            raise BadScenario(f"{subject} {key}: {' '.join(words)!r} is no number")
        return int(words[0]) if words else otherwise

    def one(self, subject: str, key: str, domain: list[str], otherwise: int) -> int:
        """One word of a list."""
        words = self.words(subject, key)
        if len(words) > 1:
            raise BadScenario(f"{subject} {key}: one word is said here, not {len(words)}")
        return self.index(f"{subject} {key}", words[0], domain) if words else otherwise

    def many(self, subject: str, key: str, domain: list[str]) -> list[int]:
        """Any words of a list."""
        return [self.index(f"{subject} {key}", word, domain) for word in self.words(subject, key)]

    def index(self, place: str, word: str, domain: list[str]) -> int:
        """The number of a word."""
        if word not in domain:
            raise BadScenario(f"{place}: {word!r} is none of {', '.join(domain[:SHOWN])}")
        return domain.index(word)

    # --- the whole

    def check_subjects(
        self, table: Mapping[str, list[str]], players: Mapping[str, list[str]], keys: frozenset[str]
    ) -> None:
        """Every subject has the keys under which something is said of it, and no seat has the name of another word."""
        if len(set(self.seats)) < len(self.seats) or not {*table, *keys}.isdisjoint(self.seats):
            raise BadScenario(f"seats {' '.join(self.seats)}: the names differ, and none is a word of positions")
        keys_of = {**players, **table}
        for subject, said in self.position.items():
            if subject not in keys_of:
                raise BadScenario(f"{subject!r} is nothing that a position of this game has")
            for key in said:
                if key not in keys_of[subject]:
                    raise BadScenario(f"{subject} {key}: {subject} has {', '.join(keys_of[subject])}")

    def checked(self) -> S:
        """The state, for which everything holds that the rules say of every table."""
        for fault in self.rules.broken(self.s):
            raise BadScenario(f"no table looks like this: {fault}")
        return self.s
