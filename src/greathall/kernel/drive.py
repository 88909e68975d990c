"""A game played by functions: for bots, benches and balance."""

from collections.abc import Callable, Sequence

from greathall.kernel.game import Game
from greathall.kernel.position import Position, Result, View

Player = Callable[[View], int | None]
"""Chooses one of the view's options. Out of turn it may return None: no interjection."""


def drive(game: Position, players: Sequence[Player], limit: int = 5000, record: bool = False) -> Result | None:
    """Play until the game is over or the limit of decisions is reached; None then.

    Whoever could act out of turn is offered it before each choice that would end the chance, clockwise from the active seat.
    """
    play = game.play if record and isinstance(game, Game) else game.step
    for _ in range(limit):
        if game.over:
            break
        seat = game.waiting[0]
        view = game.view(seat)
        picked = players[seat](view)
        if picked is None:
            raise ValueError(f"player {seat} was asked, and did not choose")
        if not game.closing(picked) or not interject(game, players, play):
            play(seat, picked)
    return game.result


def interject(game: Position, players: Sequence[Player], play: Callable[[int, int], object]) -> bool:
    """Offer the others their chance; whether one of them took it."""
    for seat in game.state.clockwise(game.state.active):
        if seat in game.interjecting:
            view = game.view(seat)
            picked = players[seat](view) if view.options else None
            if picked is not None:
                play(seat, picked)
                return True
    return False
