"""The other processes that serve the same database: who of them lives, whose tables are whose, and what they tell."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import select

from greathall.server import presence
from greathall.server.leases import BEAT, Leases
from greathall.server.refusals import Refused
from greathall.server.store.schema import tables
from greathall.server.store.writer import Change, nobody_waits
from greathall.server.tidings import Listener, Presence, Tidings

if TYPE_CHECKING:
    from greathall.server.hall import Hall
    from greathall.server.live import LiveTable

log = logging.getLogger(__name__)
LOOK = 5.0
"""Seconds after which it is looked whether the tables in play are still there."""


class Neighbours:
    """This process among others. On a file it is alone: then all tables are its own, and nothing is told."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.process = secrets.token_hex(8)
        self.leases = Leases(hall.engine, self.process)
        self.held: set[str] = set()
        self.known = False
        """Whether this process is known to live, and has looked for tables that nobody keeps."""

    async def begin(self) -> None:
        """Make oneself known, and listen."""
        await asyncio.to_thread(self.leases.begin)
        self.listener = None
        if not self.leases.alone:
            self.listener = Listener(
                self.hall.settings.url, self.on_the_loop(self.heard), self.on_the_loop(self.missed)
            )
        self.rounds = asyncio.create_task(self.go_round())

    def end(self) -> None:
        """Leave, so that others take the tables over at once."""
        if self.listener is not None:
            self.listener.close()
        self.leases.end()

    # --- rounds

    async def go_round(self) -> None:
        """Again and again: give signs of life, take over tables of the dead, put away tables that nobody looks at."""
        looked = time.monotonic()
        while True:
            try:
                await self.look_round()
                if self.hall.live and time.monotonic() > looked + LOOK:
                    await self.look_for_deleted()
                    looked = time.monotonic()
            except Exception:
                log.exception("a round failed")
                self.hall.metrics.faults.inc()
            await asyncio.sleep(BEAT)

    async def look_round(self) -> None:
        """One round."""
        live = self.hall.live
        for table in [*live.values()]:
            if table.is_idle(self.hall.settings.idle):
                self.put_away(table)
        wanted = live.keys() - self.held
        if self.leases.alone and self.known and not wanted and not self.leases.dropped:
            return
        self.held, living = await asyncio.to_thread(self.leases.beat, wanted)
        self.known = True
        for name in self.held - live.keys():
            await self.take_over(name)
        self.hall.metrics.tables.set(len(live))
        self.hall.metrics.leases.set(len(self.held))
        for table in live.values():
            presence.forget_dead(table, living)
            self.give(table, self.leases.alone or table.charter.id in self.held)

    async def take_over(self, name: str) -> None:
        """Bring a table into play that is this process's now; one that is no more needs nobody."""
        try:
            await self.hall.table(name)
        except Refused:
            self.drop(name)

    async def look_for_deleted(self) -> None:
        """Tables may be deleted by a command, or by another process whose word was not heard."""
        live = [*self.hall.live]
        there = await self.hall.read(lambda c: {*c.execute(select(tables.c.id).where(tables.c.id.in_(live))).scalars()})
        for name in live:
            if name not in there and name in self.hall.live:
                self.hall.forget_table(self.hall.live[name])

    def drop(self, name: str) -> None:
        """A table is not this process's any more."""
        self.leases.drop(name)
        self.held.discard(name)

    def give(self, table: LiveTable, leased: bool) -> None:
        """A table's bots and timers are this process's, or no longer."""
        if leased != table.leased:
            table.leased = leased
            self.hall.keeper.rouse(table)

    def put_away(self, table: LiveTable) -> None:
        """Drop a table from memory."""
        table.store_state()
        self.drop(table.charter.id)
        del self.hall.live[table.charter.id]

    # --- tidings

    def on_the_loop(self, take: Callable[..., None]) -> Callable[..., object]:
        """Called in the listener's thread, done on the loop."""
        return partial(self.hall.loop.call_soon_threadsafe, take)

    def heard(self, told: Tidings) -> None:
        """Another process tells something of a table."""
        table = self.hall.live.get(told.table)
        if table is not None and told.process != self.process:
            presence.hear(table, told)
            if told.asks:
                table.shared = Presence()
                self.share(table)

    def missed(self) -> None:
        """Tidings may have been missed: every table looks for itself."""
        for table in [*self.hall.live.values()]:
            table.do(partial(self.hall.catch_up, table))

    def welcome(self, table: LiveTable) -> None:
        """A table comes into play here: ask the others who is at it."""
        table.leased = self.leases.alone
        self.tell(Tidings(table.charter.id, self.process, asks=True))

    def share(self, table: LiveTable) -> None:
        """Tell the others who is here, where that is new."""
        if self.leases.alone:
            return
        now = presence.presence_of(table)
        if now != table.shared:
            table.shared = now
            self.tell(Tidings(table.charter.id, self.process, presence=now))

    def tell(self, told: Tidings) -> None:
        """Tell the others something that is not stored."""
        if not self.leases.alone:
            change = Change()
            change.notices.append(told.encoded())
            self.hall.writer.put(change, nobody_waits)
