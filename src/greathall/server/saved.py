"""What people save and open: the record of a finished game, whole; of a running one the notes of their seats."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from greathall.games import verify
from greathall.kernel.errors import BadRecord
from greathall.kernel.game import Game
from greathall.kernel.records import Committed, Entry, Header, parse
from greathall.server.protocol import SeatView
from greathall.server.protocol import Step as ToldStep
from greathall.server.stories import Story

NOTES = "greathall-notes-1"
LARGEST = 2 * 1024 * 1024
"""Bytes of a record that is opened here."""
MOST = 10_000
"""Entries of such a record."""


class Notes(msgspec.Struct, kw_only=True):
    """A running game as far as some seats know it: to be read, and never to be played on from."""

    format: str = NOTES
    header: Header
    commitment: str
    seats: Sequence[int]
    steps: list[ToldStep]
    statistics: dict[str, list[int]]
    views: dict[str, SeatView]
    """How the table stood last, for each of the seats, or ``"-"`` for a spectator."""


def notes(story: Story, header: Header, seats: Sequence[int], views: dict[str, SeatView]) -> bytes:
    """What who has these seats may save of a running game."""
    return msgspec.json.encode(
        Notes(
            header=header,
            commitment=commitment(story.game.entries),
            seats=seats,
            steps=story.steps(seats),
            statistics=story.statistics(),
            views=views,
        )
    )


def commitment(entries: Sequence[Entry]) -> str:
    """The hash of the key, which every story begins with."""
    first = entries[0]
    assert isinstance(first, Committed)
    return first.key_hash


def opened(data: bytes) -> Game:
    """The finished game of a record that somebody has saved, with everything in it checked."""
    if len(data) > LARGEST:
        raise BadRecord(f"a record that is opened here has at most {LARGEST} bytes, this one has {len(data)}")
    record = parse(data)
    if len(record.entries) > MOST:
        raise BadRecord(f"a record that is opened here has at most {MOST} entries, this one has {len(record.entries)}")
    game = verify(record)
    if not game.over:
        raise BadRecord("the game of this record is not over")
    return game
