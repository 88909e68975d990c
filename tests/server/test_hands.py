"""Secret Spells at a table of Talisman: no channel tells anybody what the others hold.

The key and all choices are fixed, nobody plays but those who are told to, and the table stands still while it is read.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import NamedTuple

import pytest

from greathall.games import examples
from greathall.games.talisman.state import TalismanState
from greathall.kernel.chance import Stream
from greathall.kernel.events import SPECTATOR
from greathall.kernel.game import Game
from greathall.kernel.knowledge import sample
from greathall.kernel.rules import Rules
from greathall.kernel.scenario import Scenario
from greathall.kernel.state import State
from greathall.server import sockets
from greathall.server.bases import begun_from, example_table
from greathall.server.live import LiveTable
from greathall.server.persons import hash_of
from greathall.server.protocol import Hint, SeatWish, Setup, Why
from tests.server.houses import House
from tests.server.players import Browser, Page
from tests.server.scenes import Guest, joined, run
from tests.server.test_leaks import channels, never_known, plain, told
from tests.server.test_windows import DUEL, ENEMIES, GAME, fight

CHOICES = 60
OFTEN = 20
"""Choices after which everything is read."""
KEY = bytes(range(32))
SEATS = {"Ana": [0, 2, 3, 4, 5], "Ben": [1], "Eve": []}
"""Ana plays five seats on one device, Ben is their rival, Eve looks on."""


class Reader(NamedTuple):
    """Somebody who hears of the table."""

    seats: list[int]
    guest: Guest

    @property
    def view(self) -> int | None:
        """The seat that is asked for over HTTP; none for a spectator."""
        return self.seats[0] if self.seats else None

    def secrets(self, table: LiveTable) -> list[str]:
        """The Spells that none of this reader's seats has known at any moment, those in others' hands first of all."""
        unknown = [{*never_known(table, seat)} for seat in self.seats or [SPECTATOR]]
        return sorted(set.intersection(*unknown))


async def placed(house: House, stack: AsyncExitStack, game: Game) -> list[Reader]:
    """The game on a table, with its three readers."""
    browsers = {name: Browser(house.base) for name in SEATS}
    for browser in browsers.values():
        stack.push_async_callback(browser.close)
        await browser.get("/api/lobby")
    persons = {name: hash_of(browser.http.cookies["greathall"]) for name, browser in browsers.items()}
    hall = house.app.hall
    placing = asyncio.run_coroutine_threadsafe(hall.place(persons["Ana"], game, SEATS["Ana"]), hall.loop)
    table = await asyncio.wrap_future(placing)
    table.charter.seats[1].give(persons["Ben"], "Ben")
    return [
        Reader(SEATS[name], Guest(browser, await joined(stack, browser, table.charter.id), table.charter.id))
        for name, browser in browsers.items()
    ]


def game_of(scenario: Scenario, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The example as a game whose chance is known."""
    monkeypatch.setitem(examples(GAME), "fight", scenario)
    table = example_table(GAME, "fight")
    return begun_from(table.rules, table.game.state, KEY, [])


async def play(readers: list[Reader], chooser: random.Random) -> None:
    """A choice of whoever is asked; everyone hears of it."""
    seat = chooser.choice(readers[0].guest.facts(0)["waiting"])
    guest = next(reader.guest for reader in readers if seat in reader.seats)
    reply = await guest.plays(seat, chooser.choice(guest.facts(seat)["options"]))
    assert reply.ok
    for each in readers:
        await each.guest.reaches(reply.number)


async def all_that_is_heard(stack: AsyncExitStack, table: LiveTable, reader: Reader, secret: list[str]) -> list[bytes]:
    """Every byte that a reader gets: so far, asking about what it may not know, coming anew, and over HTTP."""
    seats, guest = reader
    at = table.recent[-1].at
    heard = [*guest.page.heard]
    if seats:
        page = await joined(stack, guest.browser, guest.table)
        asked = ["pass", *[f"cast {name} -" for name in in_hands(table, reader) if name in secret]]
        why = await page.done(Why(key=guest.page.key(), seat=seats[0], choices=asked))
        assert len(why.clauses) == len(asked)
        await page.done(Hint(key=guest.page.key(), seat=seats[0]))
        heard += page.heard
        await page.socket.close()
    anew: Page = await joined(stack, guest.browser, guest.table)
    heard += anew.heard
    await anew.socket.close()
    return heard + await channels(guest.browser, guest.table, at, reader.view, False)


@pytest.mark.parametrize("scenario", [fight(DUEL), fight(ENEMIES)], ids=["rivals", "enemies"])
def test_what_lies_in_a_hand_leaves_the_server_for_its_seat_only(
    scenario: Scenario, here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Six hold Spells and play at random; again and again all that Ana, Ben and Eve can hear is searched for the others'."""
    monkeypatch.setattr(sockets, "A_SECOND", 1_000_000)
    game = game_of(scenario, monkeypatch)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            readers = await placed(here, stack, game)
            table, chooser = here.app.hall.live[readers[0].guest.table], random.Random(1)
            held: dict[int | None, set[str]] = {reader.view: set() for reader in readers}
            for number in range(CHOICES):
                await play(readers, chooser)
                if number % OFTEN:
                    continue
                for reader in readers:
                    secret = reader.secrets(table)
                    held[reader.view].update(name for name in in_hands(table, reader) if name in secret)
                    assert told(await all_that_is_heard(stack, table, reader, secret), secret) == set()
                    own = [name for seat in reader.seats for name in hand_of(table, seat)]
                    assert told(reader.guest.page.heard, own) == {*own}, "the own Spells are told"
            assert all(held.values()), "others have held what a reader has never seen"

    run(scene)


@pytest.mark.parametrize("seed", range(3))
def test_two_tables_that_differ_in_the_others_hands_send_a_seat_the_same_bytes(
    seed: int, here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same moment twice, the second time with other Spells wherever Ben cannot look: he hears no difference, Ana does."""
    game = game_of(fight(DUEL), monkeypatch)
    chooser = random.Random(seed)
    while len(game.entries) < CHOICES or 1 not in game.waiting:
        seat = chooser.choice(game.waiting)
        game.play(seat, chooser.choice(game.options(seat)))
    chance = Stream(KEY, bytes([seed]), game.rules.names.purposes)
    worlds = [game.state, sample(game.state, 1, game.rules.names, chance)]

    async def scene() -> None:
        found = [await heard_of(here, game.rules, s) for s in worlds]
        assert found[0]["Ben"] == found[1]["Ben"]
        assert found[0]["Ana"] != found[1]["Ana"]

    run(scene)


async def heard_of(here: House, rules: Rules, s: State) -> dict[str, list[bytes]]:
    """What Ana and Ben hear of a table that stands so, but for what each table has of its own."""
    found = {}
    async with AsyncExitStack() as stack:
        readers = await placed(here, stack, begun_from(rules, s, KEY, []))
        for name, reader in zip(SEATS, readers[:2]):
            guest = reader.guest
            read = await channels(guest.browser, guest.table, 1, reader.view, True)
            updates = [each for each in guest.page.heard if b'"is":"update"' in each]
            found[name] = [plain(each, guest.table) for each in [*updates, *read[:3], *read[5:7]]]
    return found


def test_the_lobby_offers_what_a_table_of_talisman_can_agree_on(here: House) -> None:
    """TAL-12.4  The six options with their clauses; a table that is set up with one of them has it."""

    async def scene() -> None:
        browser = Browser(here.base)
        lobby = await browser.get("/api/lobby")
        options = {
            each["name"]: (each["values"], each["default"], each["clause"])
            for game in lobby["games"]
            if game["id"] == GAME
            for each in game["options"]
        }
        assert options == {
            "no-inheritance": ([0, 1], 0, "TAL-12.1"),
            "dear-trophies": ([0, 1], 0, "TAL-12.2"),
            "drop-before-drawing": ([0, 1], 0, "TAL-12.3"),
            "chosen-characters": ([0, 1], 0, "TAL-3.2"),
            "random-first-player": ([0, 1], 0, "TAL-3.5"),
            "shorter": ([0, 1], 0, "TAL-12.4"),
        }
        seats = [SeatWish(kind="here", name="Ana"), *[SeatWish(kind="bot", level="random")] * 5]
        table = await browser.set_up(Setup(game=GAME, seats=seats, options={"shorter": 1}))
        assert (table.options["shorter"], table.options["no-inheritance"]) == (1, 0)
        await browser.close()

    run(scene)


def hand_of(table: LiveTable, seat: int) -> list[str]:
    """The Spells of a seat."""
    assert table.game is not None
    assert isinstance(table.game.state, TalismanState)
    return [table.rules.layout.thing_names[spell] for spell in table.game.state.hand(seat)]


def in_hands(table: LiveTable, reader: Reader) -> list[str]:
    """The Spells of all seats that are not this reader's."""
    return [name for seat in range(6) if seat not in reader.seats for name in hand_of(table, seat)]
