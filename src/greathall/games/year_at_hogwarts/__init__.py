"""A Year at Hogwarts: a race for the House Cup for 1 to 8 players, and Voldemort Returns for 2 to 4."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from greathall.kernel.editions import Source
    from greathall.kernel.rules import Rules

SEATS = (1, 2, 3, 4, 5, 6, 7, 8)
CLAUSES_OF_OPTIONS = {
    "mode": "YAH-12.1",
    "length": "YAH-2.1",
    "variant": "YAH-2.2",
    "team-size": "YAH-2.7",
    "named-stops": "YAH-4.3",
    "all-heroes": "YAH-12.1",
    "measured-fights": "YAH-12.12",
}
OPTIONS = {
    "mode": range(3),
    "length": range(3),
    "variant": range(3),
    "team-size": range(4),
    "named-stops": range(2),
    "all-heroes": range(2),
    "measured-fights": range(2),
}
SEATS_OF_OPTIONS = {"mode": (SEATS, (2, 3, 4), (2,))}
"""For the values of an option the numbers of seats with which each can be played."""
DEFAULTS = dict.fromkeys(CLAUSES_OF_OPTIONS, 0)


def make_rules(seats: int, options: dict[str, int], source: Source) -> Rules:
    """The rules for a table with an edition."""
    from greathall.games.year_at_hogwarts.edition import box_of
    from greathall.games.year_at_hogwarts.game import Year

    return Year(box_of(source.content, seats, options, source.texts), options)
