"""The one thread that writes. All that was queued while a commit ran goes into the next transaction."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from greathall.server.store.schema import chat, entries, replies

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine, Executable, Table

    from greathall.server.metrics import Metrics

log = logging.getLogger(__name__)
MOST = 500
"""Changes in one transaction, or a few more."""
STORY = {entries, replies, chat}
"""What a step of a story adds to."""

Row = dict[str, Any]
Done = Callable[[Exception | None], None]


inserting = cache(insert)
"""The statement that adds rows to a table, made once."""


class Lost(Exception):
    """Somebody else wrote first: the row is no longer the one that was read, or the entry's number is taken."""


class Change:
    """What is written together or not at all."""

    def __init__(self) -> None:
        self.inserts: dict[Table, list[Row]] = {}
        self.updates: list[Executable] = []
        """Statements without conditions."""
        self.checked: list[Executable] = []
        """Statements that must change one row."""
        self.notices: list[str] = []
        """What other processes are told when it is written."""

    def insert(self, table: Table, row: Row) -> None:
        """Add a row."""
        self.inserts.setdefault(table, []).append(row)

    def __bool__(self) -> bool:
        return bool(self.inserts or self.updates or self.checked or self.notices)


class Writer:
    """The queue and its thread. ``deliver`` is called there once a transaction: with those who wait, and their errors.

    ``soon`` calls something when all that is to be done on the loop now is done: what was put until then goes over together,
    so that the two threads take turns seldom.
    """

    defers = False
    """Whether what was put may be read only behind an empty change."""

    def __init__(
        self,
        engine: Engine,
        deliver: Callable[[list[tuple[Done, Exception | None]]], None],
        soon: Callable[[Callable[[], None]], object],
        metrics: Metrics,
    ) -> None:
        self.engine = engine
        self.metrics = metrics
        self.deliver = deliver
        self.soon = soon
        self.coming: list[tuple[Change, Done]] = []
        self.notifies = engine.dialect.name == "postgresql"
        self.queue: SimpleQueue[list[tuple[Change, Done]] | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def put(self, change: Change, done: Done) -> None:
        """Queue a change."""
        if not self.coming:
            self.soon(self.hand_over)
        self.coming.append((change, done))

    def hand_over(self) -> None:
        """Give the thread what was put."""
        coming, self.coming = self.coming, []
        if coming:
            self.queue.put(coming)

    def close(self) -> None:
        """Write what is queued, and stop."""
        self.hand_over()
        self.queue.put(None)
        self.thread.join()

    def run(self) -> None:
        """Write until the end."""
        going = True
        while going:
            batch: list[tuple[Change, Done]] = []
            coming = self.queue.get()
            while coming is not None:
                batch += coming
                if self.queue.empty() or len(batch) >= MOST:
                    break
                coming = self.queue.get()
            going = coming is not None
            self.write(batch)

    def write(self, batch: list[tuple[Change, Done]]) -> None:
        """One transaction for all; if that fails, one for each, so that nobody fails for another's fault."""
        if not batch:
            return
        error: Exception | None = None
        try:
            with self.metrics.commit_seconds.time(), self.engine.begin() as connection:
                self.apply(connection, [change for change, _ in batch])
        except Exception as failed:
            error = Lost() if isinstance(failed, IntegrityError) else failed
        if error is not None and len(batch) > 1:
            for each in batch:
                self.write([each])
            return
        if error is not None and not isinstance(error, Lost):
            log.error("a change could not be written", exc_info=error)
            self.metrics.faults.inc()
        self.metrics.commits.inc()
        self.deliver([(done, error) for _, done in batch])

    def apply(self, connection: Connection, changes: list[Change]) -> None:
        """Run all statements of these changes: one a table for all that is added."""
        inserts: dict[Table, list[Row]] = {}
        for change in changes:
            for statement in change.checked:
                if connection.execute(statement).rowcount != 1:
                    raise Lost
            for statement in change.updates:
                connection.execute(statement)
            for table, rows in change.inserts.items():
                inserts.setdefault(table, []).extend(rows)
        for table, rows in inserts.items():
            connection.execute(inserting(table), rows)
        self.metrics.entries.inc(len(inserts.get(entries, ())))
        if self.notifies:
            for notice in [each for change in changes for each in change.notices]:
                connection.exec_driver_sql("SELECT pg_notify('greathall', %s)", (notice,))


class MemoryWriter(Writer):
    """The writer of a database in memory, which a crash takes with it anyway: a step of a story is as good as written at once.

    Steps are put into the database many together, before anything else is written there, and before anything is read.
    """

    defers = True

    def put(self, change: Change, done: Done) -> None:
        """Queue a change; who waits for a step of a story is answered at once."""
        if not is_step(change):
            self.coming.append((change, done))
            self.soon(self.hand_over)
            return
        self.coming.append((change, nobody_waits))
        if len(self.coming) == MOST:
            self.soon(self.hand_over)
        done(None)


def is_step(change: Change) -> bool:
    """Whether nothing is written but a step of a story."""
    return bool(change.inserts) and change.inserts.keys() <= STORY and not (change.updates or change.checked)


def nobody_waits(_error: Exception | None) -> None:
    """The log says what could not be written."""
