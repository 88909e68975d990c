"""Stories of tables as they are stored: entries, what was told of them, what was said and answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select

from greathall.server.protocol import Reply, Said
from greathall.server.store.schema import chat, entries, replies
from greathall.server.story import Step, decode_entry, decode_step

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from greathall.kernel.records import Entry

LINES = 100
"""Of the chat, so many lines are kept at hand."""
RECENT = 24
"""Steps, and replies, that are kept in memory: for pages that lost their connection for a moment."""


def read_story(connection: Connection, table: str, after: int = -1) -> list[Entry]:
    """The entries behind this number."""
    wanted = (
        select(entries.c.entry).where(entries.c.table == table, entries.c.number > after).order_by(entries.c.number)
    )
    return [decode_entry(row.entry) for row in connection.execute(wanted)]


def read_steps(connection: Connection, table: str, after: int) -> list[Step]:
    """What was told behind this number."""
    wanted = select(entries.c.told).where(
        entries.c.table == table, entries.c.number > after, entries.c.told.is_not(None)
    )
    return [decode_step(row.told) for row in connection.execute(wanted.order_by(entries.c.number))]


def read_last_steps(connection: Connection, table: str) -> list[Step]:
    """The last things that were told."""
    wanted = select(entries.c.told).where(entries.c.table == table, entries.c.told.is_not(None))
    rows = connection.execute(wanted.order_by(entries.c.number.desc()).limit(RECENT)).all()
    return [decode_step(row.told) for row in reversed(rows)]


def read_lines(connection: Connection, table: str) -> list[Said]:
    """The last lines of the chat."""
    wanted = select(chat).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(LINES)
    return [
        Said(at=row.number, by=row.by, seat=row.seat, text=row.text, room=row.room, time=row.time)
        for row in reversed(connection.execute(wanted).all())
    ]


decode_reply = msgspec.json.Decoder(Reply).decode


def read_replies(connection: Connection, table: str) -> dict[tuple[str, str], Reply]:
    """The last replies: a command that is sent again gets the one that it got."""
    wanted = select(replies).where(replies.c.table == table).order_by(replies.c.time.desc()).limit(RECENT)
    return {(row.person, row.key): decode_reply(row.reply) for row in reversed(connection.execute(wanted).all())}
