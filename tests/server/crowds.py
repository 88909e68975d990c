"""A crowd of simulated people who play on whatever happens to their server, and remember all that they were told."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from dataclasses import dataclass, field

from sqlalchemy import select

from greathall.kernel.records import Chosen
from greathall.server.loading import load_table
from greathall.server.protocol import Begin, Happened, House, Play, Reply, SeatWish, Setup, Sit
from greathall.server.store.database import open_database
from greathall.server.store.schema import entries
from greathall.server.store.stories import read_steps, read_story
from greathall.server.stories import Story
from tests.server.players import AWAY, Browser, Page

AT_ONCE = House(pace="at-once", reaction=0)
SEATS = 4


@dataclass
class Sent:
    """A choice that somebody sent, and its reply once there was one."""

    command: Play
    reply: Reply | None = None


@dataclass
class Guest:
    """One person with one seat, who keeps playing and comes back after every loss."""

    browser: Browser
    table: str
    seat: int
    chooser: random.Random
    sent: list[Sent] = field(default_factory=list)
    told: dict[int, Happened] = field(default_factory=dict)
    number: int = -1
    back: float = 0
    """When the table stood before this person last, after a loss."""
    is_over: bool = False
    pause: tuple[float, float] = (0.05, 0.25)
    """Seconds to think, at least and at most."""
    bases: list[str] = field(default_factory=list)
    """Where the house can be found, the place that is tried next at the end."""

    async def stay(self) -> None:
        """Play until told to stop."""
        while True:
            try:
                await self.visit()
            except AWAY:
                self.bases = [*self.bases[1:], self.bases[0]]
                self.browser.base = self.bases[-1]
                await asyncio.sleep(0.1)

    async def visit(self) -> None:
        """Once at the table: what was sent and not answered is sent again, under its old key."""
        async with self.browser.socket(self.table) as socket:
            page = Page(socket)
            await page.resume(self.number)
            self.back = time.monotonic()
            if self.sent and self.sent[-1].reply is None:
                self.sent[-1].reply = await page.done(self.sent[-1].command)
            while True:
                self.note(page)
                if not await self.choose(page):
                    await page.hear(patience=60)

    async def choose(self, page: Page) -> bool:
        """Make a choice, if there is one to make."""
        chances = page.chances()
        if not chances:
            return False
        await asyncio.sleep(self.chooser.uniform(*self.pause))
        seat, question, option = self.chooser.choice(chances)
        key = f"{self.seat}-{len(self.sent)}"
        self.sent.append(Sent(Play(key=key, seat=seat, question=question, line=[option])))
        self.sent[-1].reply = await page.done(self.sent[-1].command)
        return True

    def note(self, page: Page) -> None:
        """Remember what was told."""
        for each in page.happened:
            assert self.told.setdefault(each.at, each) == each, "the same step is always told alike"
        page.happened = []
        self.number, self.is_over = page.number, page.is_over


async def crowd(bases: list[str], tables: int, bots: int = 0) -> list[Guest]:
    """So many tables of four, at which the game has begun."""
    guests = []
    for table in range(tables):
        people = [Browser(bases[(table + seat) % len(bases)]) for seat in range(SEATS - bots)]
        for each in people:
            await each.get("/api/lobby")
        wishes = [SeatWish(kind="here", name="Ana"), *[SeatWish(kind="open") for _ in people[1:]]]
        wishes += [SeatWish(kind="bot", level="random") for _ in range(bots)]
        made = await people[0].set_up(Setup(game="death-eaters-rising", seats=wishes, house=AT_ONCE))
        for seat, each in enumerate(people):
            async with each.socket(made.id) as socket:
                page = Page(socket)
                await page.resume()
                if seat:
                    assert (await page.done(Sit(key="sit", seat=seat, name=f"Guest {seat}"))).ok
        async with people[0].socket(made.id) as socket:
            page = Page(socket)
            await page.resume()
            assert (await page.done(Begin(key="begin"))).ok
        for seat, each in enumerate(people):
            places = [base for base in bases if base != each.base] + [each.base]
            guests.append(Guest(each, made.id, seat, random.Random(f"{table} {seat}"), bases=places))
    return guests


def check_stories(url: str, guests: list[Guest]) -> int:
    """Nothing that was acknowledged or told is lost, nothing is there twice; how many choices were acknowledged."""
    engine = open_database(url)
    acknowledged = 0
    for table in {guest.table for guest in guests}:
        there = [guest for guest in guests if guest.table == table]
        with engine.connect().execution_options(reading=True) as connection:
            numbers = connection.execute(select(entries.c.number).where(entries.c.table == table)).scalars().all()
            story, steps = read_story(connection, table), read_steps(connection, table, -1)
        assert sorted(numbers) == list(range(len(story)))
        stored = load_table(engine, table, "another build")
        assert [*Story(stored.rules, story, steps).moments] == [step.at for step in steps]
        for guest in there:
            acknowledged += check_guest(guest, [entry for entry in story if isinstance(entry, Chosen)])
            seen = {step.at: step.happened([guest.seat]) for step in steps}
            assert all(seen[at] == told for at, told in guest.told.items())
    engine.dispose()
    return acknowledged


def check_guest(guest: Guest, chosen: list[Chosen]) -> int:
    """Each choice that was acknowledged is there as often as it was, and no other but those without an answer."""
    made = Counter((entry.choice, entry.question) for entry in chosen if entry.seat == guest.seat)
    known: Counter[tuple[str, int]] = Counter()
    unknown: Counter[tuple[str, int]] = Counter()
    for sent in guest.sent:
        what = (sent.command.line[0], sent.command.question)
        if sent.reply is None:
            unknown[what] += 1
        elif sent.reply.ok:
            known[what] += 1
    assert known <= made <= known + unknown
    return known.total()
