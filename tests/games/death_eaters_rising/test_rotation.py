"""Who sits where makes no difference: seats moved on together, with whose turn it is, give the same game."""

import random

import pytest

from greathall.games import start
from greathall.kernel.scenario import written
from tests.tables import Watched, death_eaters

NAMES = ["ana", "ben", "cid", "dora"]


def tables(seats: int, seed: int) -> list[Watched]:
    """The same position at the first travel, once for each way in which the seats can be moved on."""
    names = NAMES[:seats]
    chooser = random.Random(seed)
    game = start("death-eaters-rising", seats, seed=seed)
    while game.state.turn == 0:
        game.play(game.waiting[0], chooser.choice(game.options(game.waiting[0])))
    model = death_eaters(f"seats {' '.join(names)}")
    position = model.setting.describe(game.rules, game.state, names)
    turned = [names[by:] + names[:by] for by in range(seats)]
    return [death_eaters(f"{written(position, each)}\nchance seed {seed}") for each in turned]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_the_seats_moved_on_play_the_same_game(seats: int, seed: int) -> None:
    chooser = random.Random(f"rotation {seats} {seed}")
    here, *others = tables(seats, seed)
    told: list[str] = []
    while not here.game.over:
        moves = [f"{name} {choice}" for name in here.seats for choice in here.options(name)]
        move = chooser.choice(moves)
        told = here.play(move)
        for there in others:
            assert sorted(moves) == sorted(f"{name} {choice}" for name in there.seats for choice in there.options(name))
            assert there.play(move) == told
    assert all(there.position() == here.position() for there in others)
    assert told[-1] == "DER-8.6 game-ended"
