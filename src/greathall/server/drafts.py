"""What one job brings about at a table: what is to be written, and what is told when it is."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, update

from greathall.kernel.saves import dump_state
from greathall.server.protocol import Reply, Said
from greathall.server.store.charters import write_charter
from greathall.server.store.schema import chat, entries, replies, states
from greathall.server.store.writer import Change
from greathall.server.story import Recent, Step, encode_entry, kept
from greathall.server.tidings import Tidings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from greathall.kernel.game import Game
    from greathall.server.live import Job, LiveTable
    from greathall.server.store.writer import Row

OFTEN = 50
"""Entries after which the state is stored again."""


class Draft:
    """The new steps of the story, whether the charter changed, what was said; and the answer."""

    def __init__(self, key: str = "") -> None:
        self.steps: list[Step] = []
        self.kept: list[Recent] = []
        """The same as they are stored."""
        self.change = Change()
        self.charter = False
        self.people = False
        """Whether people changed in what is not stored: who is here, whose hand is up."""
        self.refresh = False
        """Whether views changed though the game did not go on."""
        self.said: list[Said] = []
        self.asked: list[int] = []
        """Seats that asked for a hint."""
        self.reply = Reply(key=key)
        self.answers = True
        """Whether the job is answered when it is done; a held choice is answered later."""

    @property
    def has_changes(self) -> bool:
        """Whether something is different from what is stored."""
        return bool(self.steps or self.charter or self.said)

    def complete(self, table: LiveTable, job: Job) -> Change:
        """All that has to be written."""
        change, charter = self.change, table.charter
        if self.steps:
            self.write_story(change, table)
        if self.charter:
            charter.moved = time.time()
            write_charter(change, charter)
        for said in self.said:
            change.insert(chat, {"table": charter.id, "number": said.at, **spoken(said)})
        if change and job.key and self.answers:
            self.reply.number = table.number
            reply = msgspec.json.encode(self.reply).decode()
            row = {"table": charter.id, "person": job.person, "key": job.key, "reply": reply, "time": time.time()}
            change.insert(replies, row)
        if (change or self.asked) and table.hall.writer.notifies:
            process = table.hall.neighbours.process
            told = Tidings(charter.id, process, table.number, charter.revision, table.next_line, asked=self.asked)
            change.notices.append(told.encoded())
        return change

    def write_story(self, change: Change, table: LiveTable) -> None:
        """The new entries, and now and then the state."""
        game = table.game
        assert game is not None
        self.kept = kept(self.steps)
        for row in entry_rows(table.charter.id, game, table.told + 1, self.kept):
            change.insert(entries, row)
        if game.over:
            change.updates.append(delete(states).where(states.c.table == table.charter.id))
        elif game.barrier - 1 >= table.snapshot + OFTEN:
            store_state(change, table)


def entry_rows(table: str, game: Game, first: int, steps: list[Recent]) -> Iterator[Row]:
    """The entries from this number on, each step with the last entry of it."""
    told = {step.at: step.stored.decode() for step in steps}
    now = time.time()
    for number in range(first, len(game.entries)):
        yield {
            "table": table,
            "number": number,
            "entry": encode_entry(game.entries[number]).decode(),
            "told": told.get(number),
            "time": now,
        }


def state_row(table: str, game: Game, build: str) -> Row:
    """The state at the barrier, behind which nobody goes back alone: what can be undone is played again from there."""
    number = game.barrier - 1
    state = game.history[number].state if game.history else game.state
    saved = msgspec.json.encode(dump_state(game.rules, state)).decode()
    return {"table": table, "number": number, "build": build, "state": saved}


def store_state(change: Change, table: LiveTable) -> None:
    """The state of a running game, in place of the one before."""
    assert table.game is not None
    row = state_row(table.charter.id, table.game, table.hall.build)
    change.updates.append(update(states).where(states.c.table == table.charter.id).values(row))
    table.snapshot = row["number"]


def spoken(said: Said) -> Row:
    """What was said, as a row."""
    return {"by": said.by, "seat": said.seat, "text": said.text, "room": said.room, "time": said.time}
