"""Games of players who know what they do come to Voldemort, to Azkaban and to corrupted places; random ones hardly do."""

from collections.abc import Iterator
from itertools import islice

import pytest

from greathall.bots import player
from greathall.games import start
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.kernel.game import Game
from tests.games.death_eaters_rising.naive import Naive
from tests.games.death_eaters_rising.test_perft import split
from tests.kernel import contract


def late_positions(seats: int) -> Iterator[Game]:
    """Every seventh position in which Voldemort is revealed, of games whose states are sound all the way."""
    found = 0
    for seed in range(100):
        game = start("death-eaters-rising", seats, seed=f"late {seed}")
        players = [player("adept", seat) for seat in range(seats)]
        while not game.over:
            contract.check_state(game)
            assert isinstance(game.state, DeathEatersState)
            found += game.state.is_revealed()
            if game.state.is_revealed() and found % 7 == 0:
                yield game
            seat = game.waiting[0]
            picked = players[seat](game.view(seat))
            assert picked is not None
            game.play(seat, picked)
        contract.check_state(game)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_options_are_complete_when_voldemort_is_revealed(seats: int) -> None:
    """Over the whole vocabulary, and by the naive enumerator."""
    looked = 0
    for game in islice(late_positions(seats), 70):
        contract.check_vocabulary(game, game.rules.names.vocabulary())
        assert split(game, Naive(game.rules.content), 1) == []
        looked += 1
    assert looked == 70
