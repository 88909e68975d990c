"""Secret Spells at a table of Talisman: no channel tells anybody what the others hold."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import pytest

from greathall.games import examples
from greathall.games.talisman.state import TalismanState
from greathall.kernel.events import SPECTATOR, knows
from greathall.kernel.game import replayed
from greathall.server.live import LiveTable
from greathall.server.protocol import Hint, SeatWish, Setup, Why
from tests.server.houses import House
from tests.server.players import Browser, play_on
from tests.server.scenes import joined, run
from tests.server.test_windows import AT_ONCE, DUEL, GAME, at_table, fight

CHOICES = 60


def never_shown(table: LiveTable, seat: int) -> set[str]:
    """The Spells in the others' hands that the seat has never seen, in quotes as JSON has them."""
    assert table.game is not None
    history = replayed(table.rules, table.game.entries).history or {}
    moments = [moment.state for moment in history.values()]
    s = moments[-1]
    assert isinstance(s, TalismanState)
    hidden = [spell for other in range(s.seats) if other != seat for spell in s.hand(other)]
    names = table.rules.layout.thing_names
    return {f'"{names[spell]}' for spell in hidden if not any(knows(each.known[spell], seat) for each in moments)}


def tells(message: bytes, names: set[str]) -> list[str]:
    """Those of the names that stand in a message."""
    return [name for name in sorted(names) if name.encode() in message]


def test_what_lies_in_a_hand_leaves_the_server_for_its_seat_only(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six hold Spells and play at random; Ben, a bot's neighbour, and somebody who looks on hear everything else."""
    monkeypatch.setitem(examples(GAME), "fight", fight(DUEL))

    async def scene() -> None:
        async with at_table(here.base, 2, AT_ONCE) as (ana, ben), AsyncExitStack() as stack:
            eve = Browser(here.base)
            stack.push_async_callback(eve.close)
            looking_on = await joined(stack, eve, ana.table)
            playing = [play_on(ana.page, random.Random(1), CHOICES), play_on(ben.page, random.Random(2), CHOICES)]
            done, waiting = await asyncio.wait(
                [asyncio.create_task(each) for each in playing], return_when="FIRST_COMPLETED"
            )
            for each in (*done, *waiting):
                each.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            table = here.app.hall.live[ana.table]
            hidden = never_shown(table, 1)
            if not hidden:  # by chance everything was shown at this table
                return
            asked = [f"cast {name[1:]} -" for name in hidden]
            assert len((await ben.does(Why, seat=1, choices=asked)).clauses) == len(asked)
            await ben.does(Hint, seat=1)
            own = [f'"{table.rules.layout.thing_names[spell]}' for spell in hand_of(table, 1)]
            assert not own or any(tells(message, {*own}) for message in ben.page.heard)
            told = {
                f"message {at}": tells(message, hidden - {*own})
                for at, message in enumerate(ben.page.heard)
                if b'"is":"reply"' not in message
            }
            at = table.number
            for path in ("replay", f"replay/{last_step(table)}?seat=1", "record", "scenario?seat=1"):
                answer = await ben.browser.ask("GET", f"/api/tables/{ana.table}/{path}")
                assert answer.status_code == 200, path
                told[path] = tells(answer.content, hidden)
            for path in ("replay", "scenario"):
                answer = await eve.ask("GET", f"/api/tables/{ana.table}/{path}")
                told[f"{path}, looking on"] = tells(answer.content, never_shown(table, SPECTATOR))
            await looking_on.resume(at)
            told["looking on"] = [
                name for each in looking_on.heard for name in tells(each, never_shown(table, SPECTATOR))
            ]
            assert {place: names for place, names in told.items() if names} == {}

    run(scene)


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


def hand_of(table: LiveTable, seat: int) -> list[int]:
    """The Spells of a seat."""
    assert table.game is not None
    assert isinstance(table.game.state, TalismanState)
    return table.game.state.hand(seat)


def last_step(table: LiveTable) -> int:
    """The number of the last entry after which somebody had to decide."""
    return table.recent[-1].at
