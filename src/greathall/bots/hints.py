"""What the bots ask of a game: its ``hints``, which weigh the options of a decision."""

from __future__ import annotations

import importlib
from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol

from greathall.games import GAMES

if TYPE_CHECKING:
    from greathall.kernel.rules import Rules
    from greathall.kernel.state import Frame, State


class Hints(Protocol):
    """A game's advice by one set of rules; the world is what the seat may know."""

    def apprentice(self, world: State, ask: Frame, seat: int, options: list[int]) -> list[int]:
        """A beginner's weights for the options; out of turn those above 0 are worth it."""

    def adept(self, world: State, ask: Frame, seat: int, options: list[int]) -> list[int]:
        """A good player's weights."""

    def reason(self, world: State, ask: Frame, seat: int, picked: int) -> str:
        """The message that says why a good player would choose this; 0 is to wait."""


@lru_cache(maxsize=64)
def hints_of(rules: Rules) -> Hints | None:
    """The hints of the game with these rules, None for a game without."""
    home = GAMES.get(rules.game, "")
    if not home or find_spec(f"{home}.hints") is None:
        return None
    hints: Hints = importlib.import_module(f"{home}.hints").Hints(rules)
    return hints
