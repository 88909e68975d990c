"""Reading and writing the files of games."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from greathall.kernel.errors import BadRecord
from greathall.kernel.records import LARGEST, Record, Seated, parse

if TYPE_CHECKING:
    from greathall.cli.settings import Settings
    from greathall.kernel.game import Game


def read_record(path: Path) -> Record:
    """The record in a file; what is wrong with it is told with the file's name."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    try:
        return parse(data)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def write_record(path: Path, game: Game) -> None:
    """Save a game so that it can go on; the file is whole or not there."""
    beside = path.with_name(f".{path.name}.saving")
    try:
        beside.write_bytes(game.record(private=True).dump())
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def players_of(record: Record, settings: Settings) -> list[str]:
    """The names of who holds the seats, as the record tells them last."""
    players = [settings.say("player", number=seat + 1) for seat in range(record.header.seats)]
    for linked in record.entries:
        if isinstance(linked.entry, Seated) and linked.entry.seat < len(players):
            players[linked.entry.seat] = linked.entry.holder
    return players
