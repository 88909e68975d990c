"""Scenes for tests: people at a table, in few words."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from greathall.server.protocol import Begin, Command, House, Level, Play, Reply, SeatInfo, SeatWish, Setup, Sit
from tests.server.players import PATIENCE, Browser, Page

DER = "death-eaters-rising"
AT_ONCE = House(pace="at-once", reaction=0)
AT_MOST = 600
"""Seconds of a scene: a guard against going round for ever. Each wait within it has a patience of its own."""


class Guest:
    """A person with a browser and a page at the table."""

    def __init__(self, browser: Browser, page: Page, table: str) -> None:
        self.browser = browser
        self.page = page
        self.table = table

    async def does(self, command: type[Command], **said: Any) -> Reply:
        """A command, with its reply."""
        return await self.page.done(command(key=self.page.key(), **said))

    async def plays(self, seat: int, *line: str) -> Reply:
        """A line of choices, in answer to the question that is open."""
        return await self.does(Play, seat=seat, question=self.facts(seat)["question"], line=[*line])

    async def say(self, command: type[Command], **said: Any) -> None:
        """A command, without waiting for its reply."""
        await self.page.say(command(key=self.page.key(), **said))

    def seat(self, at: int) -> SeatInfo:
        """A seat, as this person sees it."""
        assert self.page.table is not None
        return self.page.table.seats[at]

    def events(self) -> list[list[str]]:
        """All that this person was told."""
        return [event for step in self.page.happened for event in step.events]

    def held(self, seat: int) -> float:
        """Until when somebody's choice is held, as this person's last update says."""
        for raw in reversed(self.page.heard):
            message = json.loads(raw)
            if message["is"] == "update":
                return float(message["views"][str(seat)].get("held", 0))
        return 0

    def passes_offered(self, seat: int) -> list[str]:
        """The standing passes that the last update offers the seat."""
        updates = [message for message in map(json.loads, self.page.heard) if message["is"] == "update"]
        return list(updates[-1]["views"][str(seat)].get("passes", []))

    def facts(self, seat: int) -> dict[str, Any]:
        """What the seat sees."""
        facts: dict[str, Any] = self.page.views[str(seat)]
        return facts

    async def does_nothing(self) -> None:
        """A moment passes."""
        await asyncio.sleep(0.01)

    async def sees(self, seat: int) -> None:
        """Hear until the seat's view is there."""
        await self.until(lambda: str(seat) in self.page.views)

    async def reaches(self, number: int) -> None:
        """Hear until the story is so far."""
        await self.until(lambda: self.page.number >= number)

    async def until(self, holds: Callable[[], object], patience: float = PATIENCE) -> None:
        """Hear until something holds."""
        async with asyncio.timeout(patience):
            while not holds():
                await self.page.hear()


@asynccontextmanager
async def around(
    bases: Sequence[str],
    names: Sequence[str],
    game: str = DER,
    bots: Sequence[Level] = (),
    house: House = AT_ONCE,
    begin: bool = True,
) -> AsyncIterator[list[Guest]]:
    """These people at a table, each by the next of these servers; behind them these bots. The first is the host."""
    seats = [SeatWish(kind="here", name=names[0]), *[SeatWish(kind="open") for _ in names[1:]]]
    seats += [SeatWish(kind="bot", level=level) for level in bots]
    async with AsyncExitStack() as stack:
        guests: list[Guest] = []
        for at, name in enumerate(names):
            browser = Browser(bases[at % len(bases)])
            stack.push_async_callback(browser.close)
            await browser.get("/api/lobby")
            table = guests[0].table if guests else (await browser.set_up(Setup(game=game, seats=seats, house=house))).id
            guests.append(Guest(browser, await joined(stack, browser, table), table))
            if at:
                assert (await guests[at].does(Sit, seat=at, name=name)).ok
        if begin:
            assert (await guests[0].does(Begin)).ok
            for at, guest in enumerate(guests):
                await guest.sees(at)
        yield guests


async def joined(stack: AsyncExitStack, browser: Browser, table: str, after: int = -1) -> Page:
    """A page at the table, told where it stands."""
    page = Page(await stack.enter_async_context(browser.socket(table)))
    assert (await page.resume(after)).ok
    return page


def run(scene: Callable[[], Awaitable[None]]) -> None:
    """Play a scene."""

    async def playing() -> None:
        await asyncio.wait_for(scene(), AT_MOST)

    asyncio.run(playing())
