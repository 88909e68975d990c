"""Coins: a toy for `make bench-server`, as small as a game can be. Its twin for boardgame.io: `peers/boardgame/server.js`."""

from collections.abc import Mapping

from bench.coins.game import PILE, Coins
from greathall.kernel.editions import Source

SEATS = (3,)
DEFAULTS = {"pile": PILE}
OPTIONS = {"pile": range(3, PILE + 1)}
CLAUSES_OF_OPTIONS = {"pile": "COINS-1.1"}


def make_rules(seats: int, options: Mapping[str, int], source: Source) -> Coins:
    """The rules at a table."""
    return Coins(seats, options["pile"])
