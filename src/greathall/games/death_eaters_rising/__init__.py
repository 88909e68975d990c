"""Death Eaters Rising, a co-operative dice and card game for 2 to 4 players."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from greathall.kernel.editions import Source
    from greathall.kernel.rules import Rules

SEATS = (2, 3, 4)
OPTIONS = {"voldemort": range(4, 11), "random-first-player": range(2)}
CLAUSES_OF_OPTIONS = {"voldemort": "DER-2.8", "random-first-player": "DER-2.7"}
DEFAULTS = {"voldemort": 5, "random-first-player": 0}


def make_rules(seats: int, options: dict[str, int], source: Source) -> Rules:
    """The rules for a table with an edition."""
    from greathall.games.death_eaters_rising.edition import box_of
    from greathall.games.death_eaters_rising.game import DeathEatersRising

    return DeathEatersRising(box_of(source.content, seats, source.texts), options)
