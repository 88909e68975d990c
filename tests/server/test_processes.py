"""Several processes on one PostgreSQL: any of them serves any table, and what one does, the others tell at once."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

from greathall.server.leases import BEAT
from greathall.server.protocol import Say
from tests.server.houses import House, Postgres, house
from tests.server.players import PATIENCE, play_on
from tests.server.scenes import around, run


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
