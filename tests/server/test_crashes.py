"""A server that is killed loses nothing that it acknowledged, does nothing twice, and its tables go on at once."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import create_engine, select

from greathall.server.settings import Settings
from greathall.server.store.schema import leases, processes
from tests.server.crowds import Guest, check_stories, crowd
from tests.server.houses import Postgres
from tests.server.servers import PATIENCE, Server

KILLS = 20
SOON = 2.0
"""Seconds in which every table is before its people again."""


async def until_back(guests: list[Guest], lost: float) -> float:
    """Wait until all have their table before them again, after the loss; how long the last one waited from now on."""
    now = time.monotonic()
    while not all(guest.back > lost for guest in guests):
        assert time.monotonic() - now < PATIENCE, "everyone comes back"
        await asyncio.sleep(0.01)
    return max((guest.back for guest in guests), default=now) - now


@asynccontextmanager
async def evening(guests: list[Guest]) -> AsyncIterator[None]:
    """All play until the end of it; whoever had to leave before has met a fault."""
    playing = [asyncio.create_task(guest.stay()) for guest in guests]
    try:
        yield
        await asyncio.sleep(0.3)
    finally:
        for task in playing:
            task.cancel()
        done, late = await asyncio.wait(playing, timeout=PATIENCE)
        for guest in guests:
            await guest.browser.close()
        assert not late
        assert [task.exception() for task in done if not task.cancelled()] == []


def test_a_server_killed_at_any_moment_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """Twenty people at five tables; the server is killed twenty times.

    How soon a new process gets the processor is the machine's affair, and may take long where other tests run. So two things
    are asked of every kill: once it listens, all are back in time; and from its first instruction until then the process
    takes no more of a core than that, its start included.
    """
    server = Server(tmp_path)
    chooser = random.Random(1)
    waits: list[float] = []
    work: list[float] = []

    async def scene() -> list[Guest]:
        guests = await crowd([server.base], tables=5)
        async with evening(guests):
            for _ in range(KILLS):
                await asyncio.sleep(chooser.uniform(0.05, 0.5))
                server.kill()
                lost = time.monotonic()
                await asyncio.to_thread(server.start)
                waits.append(await until_back(guests, lost))
                work.append(server.worked())
        return guests

    with server:
        guests = asyncio.run(scene())
    assert max(waits) < SOON, waits
    assert max(work) < SOON, work
    assert check_stories(Settings(data=tmp_path).url, guests) > KILLS


class Processes:
    """Which process of the database is which server: each is known by the name that came when it was started."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
        self.names: dict[str, Server] = {}

    def start(self, server: Server) -> None:
        """Start a server, and learn its name."""
        server.start()
        new: set[str] = set()
        while not new:
            with self.engine.connect() as connection:
                new = set(connection.execute(select(processes.c.process)).scalars()) - {*self.names}
        self.names[new.pop()] = server

    def keeper(self) -> Server:
        """The server that holds the most leases."""
        with self.engine.connect() as connection:
            held = Counter(connection.execute(select(leases.c.process)).scalars())
        return self.names[max(held, key=held.__getitem__)]


async def until_moved(guests: list[Guest], since: float) -> float:
    """Wait until something has happened at every table whose game goes on, bots' turns included; how long it took since."""
    now = time.monotonic()
    before = {guest.table: guest.number for guest in guests if not guest.is_over}
    while any(guest.number <= before[guest.table] for guest in guests if guest.table in before and not guest.is_over):
        assert time.monotonic() - now < PATIENCE, "every table goes on"
        await asyncio.sleep(0.01)
    return time.monotonic() - since


def test_of_two_processes_the_one_with_the_leases_is_killed(tmp_path: Path, postgres: Postgres) -> None:
    """Each table has people on both processes, and a bot; whoever holds the most leases is killed, twenty times.

    From the kill on: all are back, by the other process, and every table goes on, those too where it is the bot's turn.
    """
    url = postgres.database()
    servers = [Server(tmp_path, url) for _ in range(2)]
    chooser = random.Random(2)
    waits, moves = [], []
    house = Processes(url)

    async def scene() -> list[Guest]:
        for server in servers:
            await asyncio.to_thread(house.start, server)
        guests = await crowd([server.base for server in servers], tables=6, bots=1)
        for guest in guests:
            guest.pause = (0.3, 0.9)  # the house is open all the time: the games are to last until its end
        async with evening(guests):
            for _ in range(KILLS):
                await asyncio.sleep(chooser.uniform(0.05, 0.5))
                keeper = house.keeper()
                keeper.kill()
                killed = time.monotonic()
                cut_off = [guest for guest in guests if guest.browser.base == keeper.base]
                waits.append(await until_back(cut_off, killed))
                moves.append(await until_moved(guests, killed))
                await asyncio.to_thread(house.start, keeper)
        return guests

    try:
        guests = asyncio.run(scene())
    finally:
        house.engine.dispose()
        for server in servers:
            server.stop()
    assert max(waits) < SOON, waits
    assert max(moves) < SOON, moves
    assert check_stories(url, guests) > KILLS
    print(waits, moves)
