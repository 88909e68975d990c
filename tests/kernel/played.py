"""Games to play in tests, and what must not change when something is refused."""

from collections.abc import Callable

import pytest

from greathall.kernel.errors import GreatHallError
from greathall.kernel.game import Game
from greathall.kernel.records import Entry
from greathall.kernel.rules import Rules
from tests.kernel import contract

KEY = bytes(range(32))


def begun(rules: Rules) -> Game:
    """A new game with a known key."""
    return Game.begun(rules, KEY, [bytes([seat]) for seat in range(rules.layout.seats)])


def whole(game: Game) -> tuple[str, list[Entry], int]:
    """All that must not change when something is refused."""
    return contract.saved(game), game.entries.copy(), game.barrier


def play(game: Game, seat: int, *lines: str) -> None:
    """Choices of one seat."""
    for line in lines:
        game.play(seat, line)


def assert_refused(game: Game, attempt: Callable[[], object], error: type[GreatHallError], message: str) -> None:
    """It raises this, and changes nothing."""
    before = whole(game)
    with pytest.raises(error, match=message):
        attempt()
    assert whole(game) == before
