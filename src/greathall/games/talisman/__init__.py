"""Talisman in its Harry Potter edition: an adventure race for 2 to 6 players."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from greathall.kernel.editions import Source
    from greathall.kernel.rules import Rules

SEATS = (2, 3, 4, 5, 6)
CLAUSES_OF_OPTIONS = {
    "no-inheritance": "TAL-12.1",
    "dear-trophies": "TAL-12.2",
    "drop-before-drawing": "TAL-12.3",
    "chosen-characters": "TAL-3.2",
    "random-first-player": "TAL-3.5",
    "shorter": "TAL-12.4",
}
OPTIONS = dict.fromkeys(CLAUSES_OF_OPTIONS, range(2))
DEFAULTS = dict.fromkeys(CLAUSES_OF_OPTIONS, 0)


def make_rules(seats: int, options: dict[str, int], source: Source) -> Rules:
    """The rules for a table with an edition."""
    from greathall.games.talisman.edition import box_of
    from greathall.games.talisman.game import Talisman

    return Talisman(box_of(source.content, seats, options, source.texts), options)
