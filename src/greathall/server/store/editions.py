"""Editions as they are stored, by the hash of what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import exists, insert, literal, select

from greathall.server.store.schema import editions

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from greathall.kernel.editions import Content
    from greathall.kernel.rules import Rules
    from greathall.server.store.writer import Change


def keep_edition(change: Change, rules: Rules, hashed: str) -> None:
    """Store the edition of these rules, if it is not there yet."""
    content = msgspec.json.encode(rules.content).decode()
    row = select(literal(hashed), literal(rules.game), literal(rules.edition), literal(content))
    missing = row.where(~exists().where(editions.c.hash == hashed))
    change.updates.append(insert(editions).from_select(["hash", "game", "name", "content"], missing))


def read_edition(connection: Connection, hashed: str) -> tuple[str, str, Content] | None:
    """A stored edition: its game, its name, and what it says."""
    row = connection.execute(select(editions).where(editions.c.hash == hashed)).first()
    return None if row is None else (row.game, row.name, msgspec.json.decode(row.content))
