"""Looking after what is stored: which tables there are, deleting them, and letting go of what nobody needs any more."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, exists, func, select

from greathall.server.store.charters import delete_table
from greathall.server.store.schema import OF_A_TABLE, entries, links, persons, pushes, seats, tables
from greathall.server.store.writer import Change

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Engine

DAY = 24 * 3600
TABLES_FOR = 180
"""Days after which a table that nobody touched is deleted."""
NAMES_FOR = 400
"""Days after which a browser that stayed away is forgotten: longer than its cookie lives."""


class Kept(msgspec.Struct):
    """A table, as the one who looks after the house sees it."""

    id: str
    game: str
    stage: str
    seats: int
    entries: int
    moved: float


def untouched(before: float) -> ColumnElement[bool]:
    """Tables at which nothing has happened since."""
    later = exists().where(entries.c.table == tables.c.id, entries.c.time >= before)
    return (tables.c.moved < before) & ~later


def kept_tables(engine: Engine) -> list[Kept]:
    """All tables, the last touched first."""
    count = select(func.count()).where(seats.c.table == tables.c.id).scalar_subquery()
    story = select(func.count()).where(entries.c.table == tables.c.id).scalar_subquery()
    last = func.coalesce(select(func.max(entries.c.time)).where(entries.c.table == tables.c.id).scalar_subquery(), 0)
    wanted = select(tables.c.id, tables.c.game, tables.c.stage, count, story, tables.c.moved, last)
    with engine.connect().execution_options(reading=True) as connection:
        found = [Kept(*row[:5], max(row[5], row[6])) for row in connection.execute(wanted)]
    return sorted(found, key=lambda each: -each.moved)


def delete_tables(engine: Engine, ids: Sequence[str]) -> int:
    """Delete tables with all that belongs to them; how many there were."""
    change = Change()
    for each in ids:
        delete_table(change, each)
    with engine.begin() as connection:
        there = connection.execute(select(func.count()).where(tables.c.id.in_(ids))).scalar_one()
        for statement in change.updates:
            connection.execute(statement)
    return there


def let_go(engine: Engine, days: float = TABLES_FOR) -> int:
    """Delete tables that nobody touched for so many days, names of browsers that stayed away, and spent links."""
    now = time.time()
    with engine.connect().execution_options(reading=True) as connection:
        old = [row.id for row in connection.execute(select(tables.c.id).where(untouched(now - days * DAY)))]
    deleted = delete_tables(engine, old)
    sits = exists().where(seats.c.person == persons.c.person)
    away = (persons.c.seen < now - NAMES_FOR * DAY) & ~sits
    with engine.begin() as connection:
        gone = connection.execute(delete(persons).where(away).returning(persons.c.person)).scalars().all()
        connection.execute(delete(pushes).where(pushes.c.person.in_(gone)))
        connection.execute(delete(links).where(links.c.until < now))
        for each in OF_A_TABLE:  # what was still written while its table was deleted
            connection.execute(delete(each).where(each.c.table.not_in(select(tables.c.id))))
    return deleted
