"""The levels: ``random`` chooses anything, ``apprentice`` plays simply, ``adept`` plays well."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from greathall.bots.hints import Hints, hints_of
from greathall.kernel.errors import NotPossible

if TYPE_CHECKING:
    from greathall.kernel.drive import Player
    from greathall.kernel.position import View

RANDOM, APPRENTICE, ADEPT = LEVELS = ("random", "apprentice", "adept")
MIX, WORD = 0x9E3779B97F4A7C15, (1 << 64) - 1


def bots() -> list[str]:
    """The names of the levels, the weakest first."""
    return list(LEVELS)


def player(name: str, seed: int | str) -> Player:
    """A bot of this level. The seed decides where several options are equally good."""
    if name not in LEVELS:
        raise NotPossible(f"there is no bot {name!r}; there are {', '.join(LEVELS)}")
    return Bot(name, seed)


class Bot:
    """A player that chooses by weight; it remembers nothing."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self.seed = int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest())

    def __call__(self, view: View) -> int | None:
        """One of the view's options; out of turn None when none is worth it."""
        options = view.options
        asked = view.world.stack[-1].asks(view.seat)
        if len(options) == 1 and asked:
            return options[0]
        hints = None if self.name == RANDOM else hints_of(view.rules)
        if hints is None:
            picked = self.any_of(view, options if asked else [0, *options])
            return picked or None
        weights = weigh(hints, self.name, view)
        best = max(weights)
        if best <= 0 and not asked:
            return None
        return self.any_of(view, [picked for picked, weight in zip(options, weights, strict=True) if weight == best])

    def any_of(self, view: View, equal: list[int]) -> int:
        """One of several equally good options: which, depends on the seed, the turn and the question only."""
        if len(equal) == 1:
            return equal[0]
        mixed = self.seed ^ view.question << 32 ^ view.world.turn << 16 ^ view.seat << 8 ^ len(view.options)
        for _ in range(2):
            mixed = mixed * MIX & WORD
            mixed ^= mixed >> 29
        return equal[mixed % len(equal)]


def weigh(hints: Hints, name: str, view: View) -> list[int]:
    """The weights of the view's options."""
    level = hints.adept if name == ADEPT else hints.apprentice
    return level(view.world, view.world.stack[-1], view.seat, view.options)


def advise(view: View) -> tuple[int | None, str]:
    """What an adept in this seat would choose, and the message that says why; nothing for a game without hints."""
    hints = hints_of(view.rules)
    if hints is None or not view.options:
        return None, ""
    picked = Bot(ADEPT, 0)(view)
    return picked, hints.reason(view.world, view.world.stack[-1], view.seat, picked or 0)
