"""Leases: which process keeps a table, that is moves its bots and minds its timers. A dead one's tables are taken over."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, extract, func, select
from sqlalchemy.dialects import postgresql, sqlite

from greathall.server.store.schema import leases, processes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection, Engine

BEAT = 0.3
"""Seconds between two signs of life."""
LIFE = 1.2
"""Seconds that a process is believed to live after each."""
ALONE = 10 * 365 * 24 * 3600.0
AT_ONCE = 100
"""Tables that are taken over in one beat."""


class Leases:
    """The leases of one process. Alone on a file, it holds all there are."""

    def __init__(self, engine: Engine, process: str) -> None:
        self.engine = engine
        self.process = process
        self.alone = engine.dialect.name != "postgresql"
        self.dropped: set[str] = set()

    def begin(self) -> None:
        """A process that is alone knows that all others are dead."""
        if self.alone:
            with self.engine.begin() as connection:
                connection.execute(delete(processes))

    def drop(self, table: str) -> None:
        """The table is no longer in play here."""
        self.dropped.add(table)

    def beat(self, wanted: Iterable[str]) -> tuple[set[str], set[str]]:
        """Give a sign of life; take these tables, and those of the dead, where they are free. What is held, and who lives."""
        dropped, self.dropped = self.dropped, set()
        with self.engine.begin() as connection:
            now = time.time() if self.alone else extract("epoch", func.clock_timestamp())
            self.live(connection, now)
            connection.execute(delete(leases).where(leases.c.table.in_(dropped), leases.c.process == self.process))
            living = select(processes.c.process).where(processes.c.until > now)
            orphans = select(leases.c.table).where(leases.c.process.not_in(living)).limit(AT_ONCE)
            for table in {*wanted, *connection.execute(orphans).scalars()}:
                self.take(connection, table, living)
            held = select(leases.c.table).where(leases.c.process == self.process)
            return set(connection.execute(held).scalars()), set(connection.execute(living).scalars())

    def live(self, connection: Connection, now: Any) -> None:
        """The sign of life; those who gave none for long are forgotten."""
        until = now + (ALONE if self.alone else LIFE)
        sign = self.insert(processes).values(process=self.process, until=until)
        connection.execute(sign.on_conflict_do_update(index_elements=["process"], set_={"until": until}))
        connection.execute(delete(processes).where(processes.c.until < now - 60))

    def take(self, connection: Connection, table: str, living: Any) -> None:
        """Take a table that nobody living holds."""
        taking = self.insert(leases).values(table=table, process=self.process)
        is_free = leases.c.process.not_in(living)
        connection.execute(
            taking.on_conflict_do_update(index_elements=["table"], set_={"process": self.process}, where=is_free)
        )

    def insert(self, table: Any) -> Any:
        """The database's own insert, which knows conflicts."""
        return sqlite.insert(table) if self.alone else postgresql.insert(table)

    def end(self) -> None:
        """This process leaves: others take its tables over at once."""
        with self.engine.begin() as connection:
            connection.execute(delete(processes).where(processes.c.process == self.process))
