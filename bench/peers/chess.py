"""python-chess: chess in plain Python.

A decision is one move. A game ends by mate, stalemate, insufficient material or 75 moves without progress; repetitions are not
looked for, since they would cost more than the moves. `push` does not check the move. Boards are cloned without their moves.
"""

from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any

import chess  # type: ignore[import-not-found]

from bench.contest import Contestant, run


class Chess(Contestant):
    name = "python-chess"
    version = version("chess")
    decision = "one move"
    middles = 20

    def start(self, seed: int) -> Any:
        return chess.Board()

    def play(self, game: Any, draw: Callable[[], float], limit: int) -> tuple[int, int]:
        decisions = choices = 0
        while decisions < limit:
            options = list(game.legal_moves)
            count = len(options)
            if not count or game.halfmove_clock >= 150 or game.is_insufficient_material():
                break
            game.push(options[int(draw() * count)])
            decisions += 1
            if count > 1:
                choices += 1
        return decisions, choices

    def over(self, game: Any) -> bool:
        return bool(game.is_game_over())

    def options(self, game: Any) -> Sequence[object] | None:
        return list(game.legal_moves)

    def clone(self, game: Any) -> Any:
        return game.copy(stack=False)


if __name__ == "__main__":
    run({"chess": Chess})
