"""OpenSpiel: three games in C++, driven through their Python interface.

A decision is one action of a player. What chance decides (dice, cards drawn) is applied in between from `chance_outcomes`, in
the time of the decisions; what it decides before the first decision is set-up. `apply_action` does not check the action. The
memory of a state is not Python's, so it is not counted.
"""

import random
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from bench.contest import Contestant, run


def leave_to_chance(state: Any, draw: Callable[[], float]) -> None:
    """Apply what chance decides, until a player has to."""
    while state.is_chance_node():
        left = draw()
        for action, probability in state.chance_outcomes():  # noqa: B007  (the last one, where rounding leaves a rest)
            left -= probability
            if left < 0:
                break
        state.apply_action(action)


class Spiel(Contestant):
    version = version("open_spiel")
    decision = "one action of a player; chance is resolved in between, in the same time"

    def __init__(self, game: str) -> None:
        self.name = f"open_spiel {game}"
        self.game = pyspiel.load_game(game)

    def start(self, seed: int) -> Any:
        state = self.game.new_initial_state()
        leave_to_chance(state, random.Random(seed).random)
        return state

    def play(self, game: Any, draw: Callable[[], float], limit: int) -> tuple[int, int]:
        decisions = choices = 0
        while decisions < limit and not game.is_terminal():
            options = game.legal_actions()
            count = len(options)
            game.apply_action(options[int(draw() * count)])
            decisions += 1
            if count > 1:
                choices += 1
            if game.is_chance_node():
                leave_to_chance(game, draw)
        return decisions, choices

    def over(self, game: Any) -> bool:
        return bool(game.is_terminal())

    def options(self, game: Any) -> Sequence[object] | None:
        listed: list[object] = game.legal_actions()
        return listed

    def clone(self, game: Any) -> Any:
        return game.clone()

    def count_bytes(self, middles: list[Any]) -> float | None:
        return None


if __name__ == "__main__":
    run(
        {
            "backgammon": lambda: Spiel("backgammon"),
            "gin_rummy": lambda: Spiel("gin_rummy"),
            "skat": lambda: Spiel("skat"),
        }
    )
