"""Games of random choices, for tests of what the server makes of them."""

import random
from collections.abc import Iterator

import greathall
from greathall.kernel.game import Game
from greathall.kernel.position import Position


def choices(position: Position) -> list[tuple[int, int]]:
    """What anybody may do now, in turn or out of turn."""
    seats = sorted({*position.waiting, *position.interjecting})
    return [(seat, picked) for seat in seats for picked in position.options(seat)]


MOST = 400
"""So many decisions are looked at of a game that may be endless."""


def walk(game: Game, chooser: random.Random) -> Iterator[Game]:
    """The game at each of its decisions, and at its end where it comes to one."""
    yield game
    for _ in range(MOST):
        if game.over:
            return
        game.play(*chooser.choice(choices(game)))
        yield game


def finished(name: str, seats: int, seed: int) -> Game:
    """A game of random choices, played to its end."""
    game = greathall.start(name, seats, seed)
    for _ in walk(game, random.Random(seed)):
        pass
    assert game.over
    return game
