"""This engine: each of its games, and the small games that the kernel is tested with, compiled or as the sources stand.

A decision is one choice of a seat that is asked, windows and *pass* included; nobody interjects. `step` checks the choice.
The small games themselves are never compiled: they show what the kernel gains for a game that is written in plain Python.
Besides the figures of every contestant: ``played``, decisions a second with `play`, which tells events and keeps the record;
``state_us``, the copy of the state alone; ``whole_bytes``, a state that shares nothing with another (what never changes in a
game, its cards and rules, is shared by all tables and not counted); ``adept``, decisions a second of that bot.
"""

import argparse
import importlib
import importlib.util
import os
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from bench.contest import ENGINE, Contestant, arguments, each, measure, memory_each, report
from greathall import GreatHallError, drive, start
from greathall.kernel import state
from greathall.kernel.chance import Chance
from greathall.kernel.game import Game
from greathall.kernel.position import View
from greathall.kernel.records import key_from_seed
from greathall.kernel.rules import Rules
from greathall.kernel.saves import dump_state, load_state

LONGEST = 1000
"""Random choices need not bring every game to an end: after so many decisions the next one is begun."""
SHARED = "piles that did not change, frames of the stack, answers, ending, the chance, the cards"
"""What a clone has in common with its original."""


class Ours(Contestant):
    """One game of this engine."""

    version = ENGINE
    decision = "one choice of a seat that is asked"
    middles = 120

    def __init__(self, game: str, begin: Callable[[int], Game]) -> None:
        compiled = not str(state.__file__).endswith(".py")
        self.name = f"{game}, {'compiled' if compiled else 'interpreted'}"
        self.game = game
        self.begin = begin

    def start(self, seed: int) -> Game:
        return self.begin(seed)

    def play(self, game: Game, draw: Callable[[], float], limit: int) -> tuple[int, int]:
        decisions = choices = 0
        limit = min(limit, LONGEST)
        while decisions < limit and not game.over:
            seat = game.waiting[0]
            options = game.options(seat)
            count = len(options)
            game.step(seat, options[int(draw() * count)])
            decisions += 1
            if count > 1:
                choices += 1
        return decisions, choices

    def over(self, game: Game) -> bool:
        return game.over

    def options(self, game: Game) -> Sequence[object] | None:
        return game.options(game.waiting[0])

    def clone(self, game: Game) -> Game:
        return game.clone()

    def further(self, seconds: float, middles: list[Game]) -> dict[str, float | str]:
        states = [game.state for game in middles]
        return {
            "shared": SHARED,
            "played": decisions_kept(self.begin, seconds / 2),
            "state_us": each(lambda s: s.copy(), states, seconds / 4) * 1e6,
            "whole_bytes": memory_each(lambda saved: saved(), [saved_state(game) for game in middles]),
            **adept(self.begin, seconds / 2),
        }


def decisions_kept(begin: Callable[[int], Game], seconds: float) -> float:
    """Decisions a second of random choices that are told and recorded."""
    draw = random.Random(2).random
    decisions = 0
    spent = 0.0
    while spent < seconds:
        game = begin(decisions)
        began = time.process_time()
        for _ in range(LONGEST):
            if game.over:
                break
            seat = game.waiting[0]
            options = game.options(seat)
            game.play(seat, options[int(draw() * len(options))])
            decisions += 1
        spent += time.process_time() - began
    return decisions / spent


def saved_state(game: Game) -> Callable[[], object]:
    """What makes the game's state once more, from its save."""
    saved = dump_state(game.rules, game.state)
    chance: Chance = game.chance
    rules: Rules = game.rules
    return lambda: load_state(rules, saved, chance)


def adept(begin: Callable[[int], Game], seconds: float) -> dict[str, float | str]:
    """Decisions a second when adepts play; a game without hints has none, and says why."""
    if importlib.util.find_spec("greathall.bots") is None:
        return {"adept": "there are no bots yet"}
    made = 0
    spent = 0.0
    try:
        bots = importlib.import_module("greathall.bots")
        while spent < seconds:
            game = begin(made)
            counted = Counted([bots.player("adept", made + seat) for seat in range(game.seats)])
            began = time.process_time()
            drive(game, [counted.player(seat) for seat in range(game.seats)], LONGEST)
            spent += time.process_time() - began
            made += counted.made
    except (ImportError, AttributeError, GreatHallError) as error:
        return {"adept": f"{type(error).__name__}: {error}"}
    return {"adept": made / spent}


class Counted:
    """Players whose decisions are counted."""

    def __init__(self, players: list[Callable[[View], int | None]]) -> None:
        self.players = players
        self.made = 0

    def player(self, seat: int) -> Callable[[View], int | None]:
        """The player of this seat."""

        def decide(view: View) -> int | None:
            self.made += 1
            return self.players[seat](view)

        return decide


def big(game: str) -> Callable[[int], Game]:
    """How a game of the box begins."""
    return lambda seed: start(game, seats=4, seed=seed)


def small(game: str) -> Callable[[int], Game]:
    """How a small game begins, with as many seats as it takes."""
    cases: list[Any] = importlib.import_module("tests.kernel.games").CASES
    (case,) = (case for case in cases if case.name == game)
    rules: Rules = case.rules(case.seats[-1])
    return lambda seed: Game.begun(rules, key_from_seed(seed))


def main() -> None:
    parser = arguments()
    parser.add_argument("which")
    parser.add_argument("--small", action="store_true", help="one of the games that the kernel is tested with")
    given: argparse.Namespace = parser.parse_args()
    begin = small(given.which) if given.small else big(given.which)
    contestant = Ours(given.which, begin)
    wanted = os.environ.get("GREATHALL_COMPILED", "")
    if wanted != ("1" if contestant.name.endswith(", compiled") else ""):
        sys.exit(f"this is {contestant.name}, from {state.__file__}: not the engine that was meant")
    report(measure(contestant, given.seconds, given.seed))


if __name__ == "__main__":
    main()
