"""A house in memory: everything as in any other, until it stops."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from http import HTTPStatus
from itertools import count
from pathlib import Path

from greathall.server.store.stories import RECENT
from tests.server.houses import House, house
from tests.server.players import Browser, play_on
from tests.server.scenes import Guest, around, joined, run

URL = "sqlite://"
GAME = "talisman"
"""A game that goes on for long."""
CHOICES = 30


async def put_away(opened: House, table: str) -> None:
    """The server drops a table from its memory, as it does with those that nobody looks at."""

    async def drop() -> None:
        opened.app.hall.neighbours.put_away(opened.app.hall.live[table])

    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(drop(), opened.app.hall.loop))


async def plays_some(guest: Guest) -> None:
    """So many choices, with the bot's between them."""
    await play_on(guest.page, random.Random(1), CHOICES)


def test_what_was_played_is_read_back_and_the_table_goes_on(tmp_path: Path) -> None:
    """Ana plays on; she hears all of it again, and once more after the table was put away; then she plays on."""

    async def scene() -> None:
        with house(tmp_path, database_url=URL) as opened:
            async with around([opened.base], ["Ana"], GAME, bots=["random"]) as (ana,), AsyncExitStack() as stack:
                await plays_some(ana)
                heard = [step.at for step in ana.page.happened]
                assert len(heard) > RECENT
                await ana.page.resume(-1)
                assert [step.at for step in ana.page.happened][: len(heard)] == heard
                await ana.page.socket.close()
                await put_away(opened, ana.table)
                replay = await ana.browser.get(f"/api/tables/{ana.table}/replay")
                assert [step["at"] for step in replay["steps"]][: len(heard)] == heard
                page = await joined(stack, ana.browser, ana.table)
                number, page.keys = page.number, count(CHOICES)
                await play_on(page, random.Random(2), 5)
                assert page.number > number

    run(scene)


def test_nothing_is_kept_when_the_house_stops(tmp_path: Path) -> None:
    async def scene() -> None:
        with house(tmp_path, database_url=URL) as opened:
            async with around([opened.base], ["Ana"], GAME, bots=["random"]) as (ana,):
                await plays_some(ana)
        with house(tmp_path, database_url=URL) as opened:
            other = Browser(opened.base)
            assert (await other.ask("GET", f"/api/tables/{ana.table}")).status_code == HTTPStatus.NOT_FOUND
            await other.close()

    run(scene)
    assert not list(tmp_path.rglob("*.db"))
