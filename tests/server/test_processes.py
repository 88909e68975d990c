"""Several processes on one PostgreSQL: any of them serves any table, and what one does, the others tell at once."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from statistics import median

import pytest
from sqlalchemy import select

from greathall.server import neighbours
from greathall.server.leases import BEAT
from greathall.server.protocol import Say
from greathall.server.store.care import delete_tables
from greathall.server.store.schema import leases
from tests.server.houses import House, Postgres, house
from tests.server.players import PATIENCE, play_on
from tests.server.scenes import around, run
from tests.server.servers import Server


@pytest.fixture
def two(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[House, House]]:
    """Two servers on one database."""
    url = postgres.database()
    with house(tmp_path, database_url=url) as one, house(tmp_path, database_url=url) as other:
        yield one, other


def test_people_at_two_processes_play_one_game(two: tuple[House, House]) -> None:
    """Ana plays by one process, Ben by the other; the bot's moves reach both, and each sees that the other is there."""

    async def scene() -> None:
        async with around([each.base for each in two], ["Ana", "Ben"], bots=["random"]) as (ana, ben):
            await asyncio.gather(play_on(ana.page, random.Random(1)), play_on(ben.page, random.Random(2)))
            assert [step.events for step in ana.page.happened] == [step.events for step in ben.page.happened]
            await asyncio.sleep(0.1)  # Ana's page has said all that it may in a second
            assert (await ana.does(Say, text="Well played")).ok
            await ben.until(lambda: b"Well played" in ben.page.heard[-1])
            assert ana.page.table is not None
            assert [seat.here for seat in ana.page.table.seats] == [True, True, False]

    run(scene)


def test_a_move_reaches_the_other_process_within_a_tenth_of_a_second(two: tuple[House, House]) -> None:
    """Measured from the moment that Ana sends it to the moment that Ben's page has it."""

    async def scene() -> None:
        async with around([each.base for each in two], ["Ana", "Ben"]) as (ana, ben):
            took = []
            for _ in range(15):
                mover, other, seat = (ana, ben, 0) if 0 in ana.facts(0)["waiting"] else (ben, ana, 1)
                begun = time.monotonic()
                reply = await mover.plays(seat, mover.facts(seat)["options"][0])
                await other.reaches(reply.number)
                took.append(time.monotonic() - begun)
            assert median(took) < 0.1, took

    run(scene)


def test_bots_go_on_when_the_process_that_keeps_them_dies(two: tuple[House, House]) -> None:
    """The process with the table's lease gives no more signs of life; the other moves the bots soon after."""

    async def scene() -> None:
        async with around([each.base for each in two], ["Ana", "Ben"], bots=["random"]) as (ana, ben):
            keeper, heir = two if two[0].app.hall.live[ana.table].leased else two[::-1]
            stay, seat = (ana, 0) if heir is two[0] else (ben, 1)
            keeper.app.hall.loop.call_soon_threadsafe(keeper.app.hall.neighbours.rounds.cancel)
            keeper.app.hall.loop.call_soon_threadsafe(keeper.app.hall.keeper.close)
            async with asyncio.timeout(PATIENCE):
                while not heir.app.hall.live[ana.table].leased:
                    await asyncio.sleep(BEAT / 4)
            assert stay.facts(seat)["over"] == []

    run(scene)


def test_a_table_that_is_deleted_is_closed_everywhere(two: tuple[House, House]) -> None:
    """Ana, the host, deletes the table by one process; Ben, at the other, is shown out, and nobody keeps the table any more."""

    async def scene() -> None:
        async with around([each.base for each in two], ["Ana", "Ben"], bots=["random"]) as (ana, ben):
            assert (await ana.browser.ask("DELETE", f"/api/tables/{ana.table}")).status_code == HTTPStatus.OK
            await ben.until(lambda: b"error-removed" in ben.page.heard[-1])
            await nothing_is_left(two, ana.table)

    run(scene)


def test_a_table_that_is_deleted_by_a_command_is_closed_soon(
    two: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The servers look now and then whether their tables are still there; no round of theirs fails for it."""
    monkeypatch.setattr(neighbours, "LOOK", BEAT)

    async def scene() -> None:
        async with around([each.base for each in two], ["Ana", "Ben"], bots=["random"]) as (ana, ben):
            await asyncio.to_thread(delete_tables, two[0].app.hall.engine, [ana.table])
            await ana.until(lambda: b"error-removed" in ana.page.heard[-1])
            await ben.until(lambda: b"error-removed" in ben.page.heard[-1])
            await nothing_is_left(two, ana.table)

    run(scene)


async def nothing_is_left(houses: tuple[House, House], table: str) -> None:
    """No process has the table in play, or a lease of it, and nothing went wrong."""
    wanted = select(leases.c.process).where(leases.c.table == table)
    async with asyncio.timeout(PATIENCE):
        while [*houses[0].on_the_loop(houses[0].app.hall.read(lambda c: c.execute(wanted).all()))]:
            await asyncio.sleep(BEAT)
    for each in houses:
        assert table not in each.app.hall.live
        assert each.app.hall.metrics.faults._value.get() == 0


def test_each_of_several_processes_shows_the_numbers_of_all(postgres: Postgres, tmp_path: Path) -> None:
    """Two worker processes on one socket: whichever is asked, the entries that both have stored are counted."""
    server = Server(tmp_path, postgres.database())
    server.command += ["--workers", "2"]

    async def scene() -> None:
        async with around([server.base], ["Ana", "Ben"]) as (ana, ben):
            number = ana.page.number
            for _ in range(10):
                told = (await ben.browser.ask("GET", "/metrics")).text
                found = re.search(r"^greathall_entries_total (\S+)", told, re.MULTILINE)
                assert found is not None
                assert float(found[1]) == number + 1

    with server:
        run(scene)
