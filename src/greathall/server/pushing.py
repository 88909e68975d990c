"""Telling people whose pages are closed that it is their turn: by Web Push, to the browsers that asked for it."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, insert, select

from greathall.server.passing import passes
from greathall.server.presence import is_here
from greathall.server.protocol import Notice, Subscription
from greathall.server.push import Pusher
from greathall.server.store.schema import pushes
from greathall.server.store.writer import Change, nobody_waits

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from greathall.server.hall import Hall
    from greathall.server.live import LiveTable

log = logging.getLogger(__name__)


class Pushing:
    """The subscriptions of persons, and who sends them notices. The sender is made when it is first needed."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="push")
        self.pusher: Pusher | None = None

    def close(self) -> None:
        """No more notices."""
        self.pool.shutdown(wait=False, cancel_futures=True)

    def sender(self) -> Pusher:
        """The sender of notices; called in the pool."""
        if self.pusher is None:
            self.pusher = Pusher(self.hall.settings.data, self.hall.settings.contact)
        return self.pusher

    async def public_key(self) -> str:
        """The key with which browsers subscribe."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, lambda: self.sender().public_key)

    async def subscribe(self, person: str, subscription: Subscription) -> None:
        """A browser wants notices; it is known by its endpoint."""
        await self.unsubscribe(person)
        change = Change()
        change.updates.append(delete(pushes).where(pushes.c.endpoint == subscription.endpoint))
        written = msgspec.json.encode(subscription).decode()
        row = {"endpoint": subscription.endpoint, "person": person, "subscription": written}
        change.updates.append(insert(pushes).values(row))
        await self.hall.write(change)

    async def unsubscribe(self, person: str) -> None:
        """A browser wants no more notices."""
        change = Change()
        change.updates.append(delete(pushes).where(pushes.c.person == person))
        await self.hall.write(change)

    def look(self, table: LiveTable) -> None:
        """After something happened: who must decide now, did not have to before, and is not there, is told."""
        game = table.game if table.charter.stage == "playing" else None
        waiting = {seat for seat in game.waiting if not passes(table, seat)} if game is not None else set()
        fresh, table.watch.waiting = waiting - table.watch.waiting, waiting
        if not table.leased:
            return
        for seat in fresh:
            sat = table.charter.seats[seat]
            if sat.kind == "person" and not is_here(table, seat):
                notice = Notice(title=table.charter.name or "Great Hall", body="", path=f"/t/{table.charter.id}")
                self.pool.submit(self.tell, sat.person, notice)

    def tell(self, person: str, notice: Notice) -> None:
        """Send a person's browsers a notice, each in its own words; one that wants no more is forgotten."""
        try:
            for subscription in self.hall.reading(partial(subscriptions_of, person=person)):
                notice.body = subscription.words
                if not self.sender().send(subscription, notice):
                    self.hall.loop.call_soon_threadsafe(self.forget, subscription.endpoint)
        except Exception:
            log.exception("a notice could not be sent")

    def forget(self, endpoint: str) -> None:
        """A browser's service knows it no more."""
        change = Change()
        change.updates.append(delete(pushes).where(pushes.c.endpoint == endpoint))
        self.hall.writer.put(change, nobody_waits)


def subscriptions_of(connection: Connection, person: str) -> list[Subscription]:
    """A person's subscriptions."""
    rows = connection.execute(select(pushes.c.subscription).where(pushes.c.person == person)).scalars()
    return [msgspec.json.decode(row, type=Subscription) for row in rows]
