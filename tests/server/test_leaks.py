"""Secrets stay where they belong: hands, decks, goals, the key and the browsers' secrets, over every channel there is."""

from __future__ import annotations

import asyncio
import io
import logging
import random
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from greathall.games import find_rules
from greathall.kernel.events import SPECTATOR, knows
from greathall.kernel.game import Game, replayed
from greathall.kernel.rules import Rules
from greathall.kernel.state import State
from greathall.server import sockets
from greathall.server.bases import begun_from
from greathall.server.live import LiveTable
from greathall.server.logs import write_logs
from greathall.server.persons import hash_of
from greathall.server.protocol import Hint, Play, Say, Undo, Why
from tests.server.houses import House
from tests.server.players import Browser
from tests.server.scenes import DER, Guest, around, joined, run

CHOICES = {"duel": 9, "walk": 12, "judges": 4, DER: 12}
"""Of each game: so few that it is still on, and its secrets are secret."""


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """All that the server writes into its log, in every detail."""
    root, written = logging.getLogger(), io.StringIO()
    before, level = root.handlers[:], root.level
    write_logs(written, logging.DEBUG)
    yield written
    root.handlers[:] = before
    root.setLevel(level)


def never_known(table: LiveTable, reader: int) -> list[str]:
    """The things that a seat, or a spectator, has not known at any moment."""
    assert table.game is not None
    moments = [moment.state for moment in (replayed(table.rules, table.game.entries).history or {}).values()]
    names = table.rules.layout.thing_names
    unknown = {name for thing, name in enumerate(names) if not any(knows(s.known[thing], reader) for s in moments)}
    return sorted(unknown - {*table.rules.layout.zone_names})  # in one toy a pile is called as a goal is


def told(heard: list[bytes], names: list[str]) -> set[str]:
    """Those of the names that stand in what was heard."""
    words = {word for each in heard for word in re.findall(r"[\w-]+", each.decode(errors="replace"))}
    return words & {*names}


async def channels(browser: Browser, table: str, at: int, seat: int | None, table_has_scenarios: bool) -> list[bytes]:
    """What is read over HTTP of a table, refusals included."""
    view = "" if seat is None else f"?seat={seat}"
    paths = ["", "/replay", f"/replay/{at}{view}", "/replay/99999", "/replay/0?seat=0", "/record"]
    if table_has_scenarios:
        paths.append(f"/scenario{view}")
    found = [await browser.ask("GET", f"/api/tables/{table}{path}") for path in paths]
    found += [
        await browser.ask("GET", "/api/lobby"),
        await browser.ask("POST", f"/api/tables/{table}/what-if/{at}", {}),
    ]
    found += [await browser.ask("GET", path) for path in ("/metrics", "/health")]
    return [answer.content + repr(sorted(answer.headers.items())).encode() for answer in found]


async def play(guests: list[Guest], chooser: random.Random) -> None:
    """A choice of whoever is asked, with a question before and words after it; now and then a hint, and a step back."""
    asked = [(guest, seat) for seat, guest in enumerate(guests) if seat in guest.facts(seat)["waiting"]]
    guest, seat = chooser.choice(asked)
    facts = guest.facts(seat)
    picked = chooser.choice(facts["options"])
    await guest.does(Why, seat=seat, choices=[picked])
    reply = await guest.does(Play, seat=seat, question=facts["question"], line=[picked])
    assert reply.ok
    if chooser.random() < 0.3:
        undone = await guest.does(Undo, seat=seat)
        reply = undone if undone.ok else reply
    if chooser.random() < 0.3:
        await guest.does(Hint, seat=seat)
    for each in guests:
        await each.reaches(reply.number)
        await each.does(Say, text="Hm")


@pytest.mark.parametrize("game", CHOICES)
@pytest.mark.usefixtures("toys")
def test_what_a_reader_has_never_known_is_in_no_byte_that_the_reader_gets(
    game: str, here: House, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ana and Ben play; Eve looks on. Their pages, requests, errors and resumed connections, and the server's log."""
    monkeypatch.setattr(sockets, "A_SECOND", 1_000_000)

    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"], game) as (ana, ben), AsyncExitStack() as stack:
            eve = Browser(here.base)
            stack.push_async_callback(eve.close)
            await eve.get("/api/lobby")
            looking_on = await joined(stack, eve, ana.table)
            table, chooser = here.app.hall.live[ana.table], random.Random(game)
            for _ in range(CHOICES[game]):
                await play([ana, ben], chooser)
            assert table.game is not None
            assert not table.game.over
            at = table.recent[-1].at
            readers = [(0, ana.browser, ana.page), (1, ben.browser, ben.page), (SPECTATOR, eve, looking_on)]
            for reader, browser, page in readers:
                seat = None if reader == SPECTATOR else reader
                again = await joined(
                    stack, browser, ana.table
                )  # a connection that begins anew is told everything once more
                await page.resume(0)
                heard = [*page.heard, *again.heard, *await channels(browser, ana.table, at, seat, game == DER)]
                secret = never_known(table, reader)
                assert secret or reader != SPECTATOR or game == DER
                assert told(heard, secret) == set(), (game, reader)
                everyones = [
                    browser_of.http.cookies["greathall"] for _, browser_of, _ in readers if browser_of is not browser
                ]
                keys = [table.key.hex(), *everyones, *map(hash_of, everyones)]
                assert [key for key in keys if any(key.encode() in each for each in heard)] == []
            written = logged.getvalue()
            cookies = [browser.http.cookies["greathall"] for _, browser, _ in readers]
            names = told([written.encode()], never_known(table, SPECTATOR))
            assert names == set()
            assert [key for key in [table.key.hex(), ana.table, *cookies] if key in written] == []

    run(scene)


@pytest.mark.usefixtures("toys")
def test_two_games_that_differ_in_what_a_seat_may_not_know_send_it_the_same_bytes(here: House) -> None:
    """A duel, and the same with a card of Ana's hand exchanged for one that nobody has drawn: Ben hears nothing of it."""

    async def scene() -> None:
        heard, own = [], []
        rules = find_rules("duel", 2, {})
        for exchanged in (False, True):
            state = Game.begun(rules, bytes(32)).state
            if exchanged:
                exchange(rules, state)
            async with AsyncExitStack() as stack:
                ana, ben = [Browser(here.base) for _ in range(2)]
                for browser in (ana, ben):
                    stack.push_async_callback(browser.close)
                    await browser.get("/api/lobby")
                persons = [hash_of(browser.http.cookies["greathall"]) for browser in (ana, ben)]
                game = begun_from(rules, state, bytes(32), [])
                placed = await asyncio.wrap_future(
                    asyncio.run_coroutine_threadsafe(here.app.hall.place(persons[0], game, [0]), here.app.hall.loop)
                )
                placed.charter.seats[1].give(persons[1], "Ben")
                page = await joined(stack, ben, placed.charter.id)
                at = placed.recent[-1].at
                read = await channels(ben, placed.charter.id, at, 1, False)
                every = [each for each in page.heard if b'"is":"update"' in each]
                heard.append([plain(each, placed.charter.id) for each in [*every, *read[:3]]])
                own.append((await joined(stack, ana, placed.charter.id)).views)
        assert heard[0] == heard[1]
        assert own[0] != own[1], "Ana, who may know it, sees that they differ"

    run(scene)


def exchange(rules: Rules, s: State) -> None:
    """Exchange the first card of seat 0's hand for one that lies in the deck; who could know either, still does."""
    zones = rules.layout.zone_names
    hand, deck = zones.index("hand-0"), zones.index("deck")
    own, other = s.piles[hand][0], s.piles[deck][0]
    s.piles[hand] = sorted([other, *s.piles[hand][1:]])
    s.piles[deck] = sorted([own, *s.piles[deck][1:]])
    s.where[own], s.where[other] = deck, hand
    s.known[own], s.known[other] = s.known[other], s.known[own]


def plain(message: bytes, table: str) -> bytes:
    """A message without the table's own id, its promise, times, and what a server puts in front of an answer."""
    text = message.decode().partition("[(")[0].replace(table, "table")
    return re.sub(r'"(time|moved|made|commitment|code)":("[^"]*"|[0-9.]+)', r'"\1":0', text).encode()
