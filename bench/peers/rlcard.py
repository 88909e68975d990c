"""RLCard: gin rummy in plain Python, two seats.

A decision is one action of a player. The game is driven below its environment, which would encode every state for learning:
that costs more than the game. It has no clone.
"""

from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any

import numpy  # type: ignore[import-not-found]
from rlcard.games.gin_rummy import Game  # type: ignore[import-not-found]

from bench.contest import Contestant, run


class GinRummy(Contestant):
    name = "rlcard gin-rummy"
    version = version("rlcard")
    decision = "one action of a player, the scoring at the end included"

    def start(self, seed: int) -> Any:
        game = Game()
        game.np_random = numpy.random.RandomState(seed)
        game.init_game()
        return game

    def play(self, game: Any, draw: Callable[[], float], limit: int) -> tuple[int, int]:
        decisions = choices = 0
        while decisions < limit and not game.is_over():
            options = game.judge.get_legal_actions()
            count = len(options)
            game.step(options[int(draw() * count)])
            decisions += 1
            if count > 1:
                choices += 1
        return decisions, choices

    def over(self, game: Any) -> bool:
        return bool(game.is_over())

    def options(self, game: Any) -> Sequence[object] | None:
        listed: list[object] = game.judge.get_legal_actions()
        return listed


if __name__ == "__main__":
    run({"gin-rummy": GinRummy})
