"""Catanatron: Catan in plain Python, four seats.

A decision is one action of a player, rolling the dice and ending the turn included. Dice and the robber's theft happen inside
`execute`, which checks the action against the list of those that are possible, and lists what is possible next.
"""

from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any

import catanatron  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]
from catanatron.models.actions import generate_playable_actions  # type: ignore[import-not-found]

from bench.contest import Contestant, run


class Catan(Contestant):
    name = "catanatron"
    version = version("catanatron")
    decision = "one action of a player, rolls and ends of turns included"
    middles = 10

    def start(self, seed: int) -> Any:
        return catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed)

    def play(self, game: Any, draw: Callable[[], float], limit: int) -> tuple[int, int]:
        decisions = choices = 0
        state = game.state
        while decisions < limit and game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            options = state.playable_actions
            count = len(options)
            game.execute(options[int(draw() * count)])
            decisions += 1
            if count > 1:
                choices += 1
        return decisions, choices

    def over(self, game: Any) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT

    def options(self, game: Any) -> Sequence[object] | None:
        listed: list[object] = generate_playable_actions(game.state)
        return listed

    def clone(self, game: Any) -> Any:
        return game.copy()


if __name__ == "__main__":
    run({"catan": Catan})
