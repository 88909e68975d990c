"""The tour in the README runs, and says what it says."""

import doctest
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


@pytest.mark.engine
def test_the_tour_runs() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 15
    assert failed == 0


@pytest.mark.engine
def test_games_is_a_word_and_a_package() -> None:
    import greathall
    import greathall.games.death_eaters_rising

    found = greathall.games()
    assert "death-eaters-rising" in found
    assert all(greathall.start(game, 2, seed=1).waiting for game in found)
    assert greathall.games() == found
    assert set(greathall.__all__) == set(greathall.HOMES)
    with pytest.raises(AttributeError, match="no attribute 'gams'"):
        _ = greathall.gams
