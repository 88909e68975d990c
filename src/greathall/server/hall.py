"""The hall: all tables in play, the database behind them, and the persons who come in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import select

from greathall.kernel.errors import GreatHallError
from greathall.server import telling
from greathall.server.beginning import add_game, add_table, new_charter, seats_around
from greathall.server.books import Books, Edition
from greathall.server.build import build_id
from greathall.server.commands import COMMANDS, sitting
from greathall.server.keeper import Keeper
from greathall.server.limits import Limit
from greathall.server.live import Job, LiveTable
from greathall.server.loading import load_table, read_news
from greathall.server.metrics import Metrics
from greathall.server.neighbours import Neighbours
from greathall.server.protocol import Begin, Command, Person
from greathall.server.pushing import Pushing
from greathall.server.refusals import Refused
from greathall.server.store.care import let_go
from greathall.server.store.charters import delete_table
from greathall.server.store.database import in_memory, open_database, reading
from greathall.server.store.editions import read_edition
from greathall.server.store.schema import persons
from greathall.server.store.writer import Change, Done, MemoryWriter, Writer
from greathall.server.tidings import Tidings

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from greathall.kernel.game import Game
    from greathall.server.protocol import Reply, Setup
    from greathall.server.settings import Settings

log = logging.getLogger(__name__)
NOW_AND_THEN = 6 * 3600.0
"""Seconds after which it is looked for what is old."""
GOODBYE = 0.1
"""Seconds in which a goodbye reaches the pages."""
MOST_NAMES = 10_000
"""Persons who are remembered between two looks into the database."""
Found = TypeVar("Found")


class Hall:
    """One process's tables. Everything here runs on the event loop, but for reading and writing."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.build = build_id()
        self.metrics = Metrics()
        self.books = Books(self.stored_edition)
        self.live: dict[str, LiveTable] = {}
        self.coming: dict[str, asyncio.Task[LiveTable]] = {}
        self.names: dict[str, Person] = {}
        self.setups = Limit(settings.tables_an_hour, 3600)
        self.codes = Limit(settings.code_tries, 60)

    async def open(self) -> None:
        """Open the database and begin to serve."""
        self.settings.data.mkdir(parents=True, exist_ok=True)
        self.engine = await asyncio.to_thread(open_database, self.settings.url)
        self.loop = asyncio.get_running_loop()
        writer = MemoryWriter if in_memory(self.settings.url) else Writer
        self.writer: Writer = writer(self.engine, self.deliver, self.loop.call_soon, self.metrics)
        self.keeper = Keeper(self)
        self.pushing = Pushing(self)
        self.neighbours = Neighbours(self)
        await self.neighbours.begin()
        self.caring = asyncio.create_task(self.care())

    async def care(self) -> None:
        """Now and then let go of what nobody needs any more."""
        while True:
            await asyncio.sleep(NOW_AND_THEN)
            try:
                await asyncio.to_thread(let_go, self.engine)
            except Exception:
                log.exception("what is old could not be let go")
                self.metrics.faults.inc()

    async def leave(self) -> None:
        """Take no more commands, finish what is being written, and say goodbye."""
        self.neighbours.rounds.cancel()
        self.caring.cancel()
        self.keeper.close()
        self.pushing.close()
        for table in self.live.values():
            table.end("error-stopping")
        await self.write(Change())
        for table in self.live.values():
            table.store_state()
            table.say_goodbye("error-stopping")
        await asyncio.sleep(GOODBYE)

    async def close(self) -> None:
        """The last writes."""
        await asyncio.to_thread(self.end)

    def end(self) -> None:
        """The last writes."""
        self.writer.close()
        self.neighbours.end()
        self.engine.dispose()

    # --- reading and writing

    def deliver(self, results: list[tuple[Done, Exception | None]]) -> None:
        """From the writer's thread: what was written, or not, told on the loop."""
        self.loop.call_soon_threadsafe(tell_results, results)

    async def write(self, change: Change) -> None:
        """Have a change written, and wait for it."""
        written: asyncio.Future[None] = self.loop.create_future()
        self.writer.put(change, partial(settle, written))
        await written

    async def read(self, reader: Callable[[Connection], Found]) -> Found:
        """Read from the database, beside the loop."""
        await self.settled()
        return await asyncio.to_thread(self.reading, reader)

    async def settled(self) -> None:
        """Everything that was put is there to be read."""
        if self.writer.defers:
            await self.write(Change())

    def reading(self, reader: Callable[[Connection], Found]) -> Found:
        """Read in a transaction that does not write."""
        with reading(self.engine) as connection:
            return reader(connection)

    def stored_edition(self, hashed: str) -> Edition | None:
        """An edition that a table began with, by its hash."""
        return self.reading(partial(read_edition, hashed=hashed))

    # --- persons

    async def person(self, person: str) -> Person:
        """What a browser said about who it is."""
        if len(self.names) > MOST_NAMES:
            self.names.clear()
        if person not in self.names:
            row = await self.read(lambda c: c.execute(select(persons).where(persons.c.person == person)).first())
            self.names[person] = Person(name=row.name, favourite=row.favourite) if row is not None else Person()
        return self.names[person]

    def known(self, person: str) -> Person:
        """The same of somebody who is here."""
        return self.names.get(person, Person())

    # --- tables

    async def table(self, table: str) -> LiveTable:
        """A table in play, fetched from the database when it is not here."""
        if table in self.live:
            return self.live[table]
        if table not in self.coming:
            self.coming[table] = asyncio.create_task(self.fetch(table))
        return await asyncio.shield(self.coming[table])

    async def fetch(self, table: str) -> LiveTable:
        """Bring a table into play."""
        try:
            await self.settled()
            stored = await asyncio.to_thread(load_table, self.engine, table, self.build)
            found = self.live[table] = LiveTable(self, stored)
            self.neighbours.welcome(found)
            self.keeper.rouse(found)
            found.work()
            return found
        except GreatHallError as error:
            log.exception("a table cannot go on")
            raise Refused("error-server") from error
        finally:
            del self.coming[table]

    def reload(self, table: LiveTable) -> None:
        """What stands here is not what is stored: take the table up anew, then go on with what is queued."""
        self.beside(
            table, partial(load_table, self.engine, table.charter.id, self.build), partial(telling.take_up_anew, table)
        )

    def catch_up(self, table: LiveTable) -> None:
        """Another process has gone on at this table: read what is new."""
        read = partial(read_news, table=table.charter.id, after=table.number, line=table.next_line)
        self.beside(table, partial(self.reading, read), partial(telling.take_news, table))

    def beside(self, table: LiveTable, read: Callable[[], Found], take: Callable[[Found], None]) -> None:
        """Read something for a table beside the loop; meanwhile it does nothing else."""
        table.busy = True
        self.loop.create_task(self.settled()).add_done_callback(lambda _: self.begin_reading(table, read, take))

    def begin_reading(self, table: LiveTable, read: Callable[[], Found], take: Callable[[Found], None]) -> None:
        """Read it in another thread."""
        reading = self.loop.run_in_executor(None, read)
        reading.add_done_callback(partial(self.was_read, table, take))

    def was_read(self, table: LiveTable, take: Callable[[Found], None], read: asyncio.Future[Found]) -> None:
        """Take in what was read; a table that cannot be read any more is gone."""
        table.busy = False
        if read.exception() is None:
            take(read.result())
        else:
            self.forget_table(table)
        table.work()

    async def create(self, person: str, setup: Setup) -> LiveTable:
        """A new table, with the game begun where that is wished."""
        change = Change()
        charter = add_table(change, person, await self.person(person), setup)
        await self.write(change)
        table = await self.table(charter.id)
        if setup.begin:
            await self.done(table, person, Begin(key="begin"))
        return table

    async def place(
        self, person: str, game: Game, mine: Sequence[int], forked: str = "", tutorial: str = ""
    ) -> LiveTable:
        """A table for a game that has a story already. These seats are the person's, bots have the others."""
        change = Change()
        charter = new_charter(person, game.rules, game.key, change)
        charter.forked, charter.tutorial = forked, tutorial
        charter.seats = seats_around(game, person, await self.person(person), mine)
        add_game(change, charter, game, self.build)
        await self.write(change)
        return await self.table(charter.id)

    async def done(self, table: LiveTable, person: str, command: Command) -> Reply:
        """Have a command done that did not come over a socket."""
        return await self.job(table, partial(COMMANDS[type(command)], table, person, command))

    async def job(self, table: LiveTable, do: Callable[[], None]) -> Reply:
        """Have something done at a table, and wait until it is stored."""
        answer: asyncio.Future[Reply] = self.loop.create_future()
        table.put(Job(do, answer.set_result))
        reply = await answer
        if reply.error:
            raise Refused(reply.error, reply.about, reply.clause)
        return reply

    async def forget(self, table: LiveTable, person: str) -> None:
        """Take a person from a table; a table that was only this person's goes too."""
        others = {seat.person for seat in table.charter.seats if seat.person} - {person}
        if table.charter.host == person and not others:
            await self.delete(table)
        else:
            await self.job(table, partial(sitting.forget, table, person))

    def forget_table(self, table: LiveTable) -> None:
        """The table is no more."""
        self.live.pop(table.charter.id, None)
        self.neighbours.drop(table.charter.id)
        table.end("error-removed")
        table.say_goodbye("error-removed")

    async def delete(self, table: LiveTable) -> None:
        """Delete a table with all that belongs to it."""
        change = Change()
        delete_table(change, table.charter.id)
        if self.writer.notifies:
            told = Tidings(table.charter.id, self.neighbours.process, revision=table.charter.revision + 1)
            change.notices.append(told.encoded())
        await self.write(change)
        self.forget_table(table)


def tell_results(results: list[tuple[Done, Exception | None]]) -> None:
    """Tell each who waits for a change."""
    for done, error in results:
        done(error)


def settle(waiting: asyncio.Future[None], error: Exception | None) -> None:
    """End somebody's waiting for a change."""
    if waiting.done():
        return
    if error is None:
        waiting.set_result(None)
    else:
        waiting.set_exception(error)
