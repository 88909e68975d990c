"""Tables: set up, joined, played, resumed; on both databases where that matters."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from greathall.server import hall, neighbours
from greathall.server.protocol import Begin, Play, Ready, Say, SetHouse, Sit, Undo, Why
from greathall.server.store.schema import tables
from tests.server.houses import House, house
from tests.server.players import Browser, play_on
from tests.server.scenes import around, joined, run


def test_two_persons_and_a_bot_play_a_game_to_its_end(tmp_path: Path, database_url: str) -> None:
    """Ana sets a table up with a bot, Ben comes with the link; both are told the same story."""
    with house(tmp_path, database_url=database_url) as opened:

        async def scene() -> None:
            async with around([opened.base], ["Ana", "Ben"], bots=["random"]) as (ana, ben):
                await asyncio.gather(play_on(ana.page, random.Random(1)), play_on(ben.page, random.Random(2)))
                assert [step.events for step in ana.page.happened] == [step.events for step in ben.page.happened]
                (finished,) = (await ana.browser.get("/api/lobby"))["finished"]
                assert finished["id"] == ana.table
                assert finished["over"] == ana.facts(0)["over"]

        run(scene)


def test_a_table_goes_on_where_it_stood_when_the_server_starts_again(tmp_path: Path, database_url: str) -> None:
    """The story, the seats, the question and what can be undone are as before."""
    kept: dict[str, Any] = {}
    with house(tmp_path, database_url=database_url) as opened:

        async def first() -> None:
            async with around([opened.base], ["Ana", "Ben"]) as (ana, _ben):
                kept["cookie"], kept["table"] = ana.browser.http.cookies["greathall"], ana.table
                await ana.plays(0, ana.facts(0)["options"][0])
                await ana.plays(0, ana.facts(0)["options"][0])
                kept["facts"], kept["happened"] = ana.facts(0), ana.page.happened

        run(first)
    with house(tmp_path, database_url=database_url) as opened:

        async def second() -> None:
            ana = Browser(opened.base)
            ana.http.cookies.set("greathall", kept["cookie"])
            async with AsyncExitStack() as stack:
                stack.push_async_callback(ana.close)
                page = await joined(stack, ana, kept["table"])
                assert page.views["0"] == kept["facts"]
                assert page.happened == kept["happened"]
                assert (await page.done(Undo(key="undo", seat=0))).ok

        run(second)


def test_a_server_that_stops_says_so_and_stores_the_last_state(tmp_path: Path) -> None:
    with house(tmp_path) as opened:

        async def scene() -> None:
            async with around([opened.base], ["Ana", "Ben"]) as (ana, _ben):
                await ana.plays(0, ana.facts(0)["options"][0])
                opened.server.should_exit = True
                await ana.until(lambda: b"error-stopping" in ana.page.heard[-1])

        run(scene)


def test_the_same_command_sent_again_is_done_once(here: House) -> None:
    """A page that lost its connection before the reply came sends its command again, with the same key."""

    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, _ben):
            command = Play(key="once", seat=0, question=ana.facts(0)["question"], line=[ana.facts(0)["options"][0]])
            first = await ana.page.done(command)
            async with AsyncExitStack() as stack:
                again = await joined(stack, ana.browser, ana.table, ana.page.number)
                assert again.happened == []
                assert await again.done(command) == first
                assert again.number == first.number

    run(scene)


def test_a_page_that_comes_back_is_told_what_it_missed(here: House) -> None:
    """Ben's connection breaks; he is told only what happened since."""

    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, ben):
            missed = ben.page.number
            for _ in range(2):
                await ana.plays(0, ana.facts(0)["options"][0])
            async with AsyncExitStack() as stack:
                page = await joined(stack, ben.browser, ben.table, missed)
                assert [step.at for step in page.happened] == [
                    step.at for step in ana.page.happened if step.at > missed
                ]
                assert page.views["1"]["question"] == ana.facts(0)["question"]

    run(scene)


def test_a_line_of_choices_ends_at_the_first_that_is_not_offered(here: House) -> None:
    """What stands before it is done; if it is the first of all, it is refused with its clause."""

    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, _ben):
            reply = await ana.plays(0, "roll")
            assert (reply.ok, reply.error, reply.clause[:4]) == (False, "error-not-offered", "DER-")
            reply = await ana.plays(0, "choose-faction hogwarts", "roll", "choose-faction hogwarts")
            assert (reply.ok, reply.about, reply.clause[:4]) == (True, "roll", "DER-")
            assert ana.page.happened[-1].choice == "choose-faction hogwarts"
            assert (await ana.plays(0, "fly broom")).error == "error-no-such-choice"
            late = await ana.does(Play, seat=0, question=1, line=["roll"])
            assert late.error == "error-question-closed"
            assert (await ana.plays(0, ana.facts(0)["options"][0])).ok

    run(scene)


def test_nobody_plays_for_another(here: House) -> None:
    """A seat's choices come from its own browser only, and a spectator has none."""

    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, ben):
            option, question = ana.facts(0)["options"][0], ana.facts(0)["question"]
            assert (await ben.does(Play, seat=0, question=question, line=[option])).error == "error-not-your-seat"
            assert (await ben.does(Why, seat=0, choices=[option])).error == "error-not-your-seat"
            assert (await ben.does(Play, seat=9, question=question, line=[option])).error == "error-no-such-seat"
            assert (await ben.does(SetHouse, name="Mine")).error == "error-not-host"
            assert (await ben.does(Sit, seat=0, name="Ben")).error == "error-seat-taken"
            async with AsyncExitStack() as stack:
                cid = Browser(here.base)
                stack.push_async_callback(cid.close)
                page = await joined(stack, cid, ana.table)
                assert list(page.views) == ["-"]
                assert page.views["-"]["options"] == []
                assert (await page.done(Undo(key="u", seat=0))).error == "error-not-your-seat"

    run(scene)


def test_a_table_that_forms_is_arranged_by_its_host(here: House) -> None:
    """Name and options change until the game begins; a short code finds the table until then."""

    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"], begin=False) as (ana, ben):
            assert ana.page.table is not None
            code = ana.page.table.code.lower()
            found = await ben.browser.ask("POST", f"/api/codes/{code}", {})
            assert found.json() == {"id": ana.table}
            assert (await ana.does(SetHouse, name="  The\u202eDen ", options={"voldemort": 4})).ok
            assert (ana.page.table.name, ana.page.table.options["voldemort"]) == ("TheDen", 4)
            assert (await ana.does(SetHouse, options={"voldemort": 99})).error == "error-bad-options"
            assert (await ben.does(Ready, seat=1, ready=True, nonce="ab" * 16)).ok
            assert (await ben.does(Begin)).error == "error-not-host"
            assert (await ana.does(Begin)).ok
            assert (await ana.does(Begin)).error == "error-not-forming"
            assert (await ben.browser.ask("POST", f"/api/codes/{code}", {})).json()["error"] == "error-no-such-code"
            record = here.app.hall.live[ana.table].game
            assert record is not None
            assert record.nonces[1].hex() == "ab" * 16

    run(scene)


def test_players_and_spectators_talk_in_rooms_of_their_own(here: House) -> None:
    """Players do not hear the spectators; both hear the players. What was said is there for who comes later."""

    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, ben), AsyncExitStack() as stack:
            cid = Browser(here.base)
            stack.push_async_callback(cid.close)
            page = await joined(stack, cid, ana.table)
            await page.done(Say(key="1", text="They cannot hear us"))
            await ana.does(Say, text="Who is <b>there</b>?")
            heard = await joined(stack, ben.browser, ben.table)
            texts = [b"They cannot hear us", b"Who is <b>there</b>?"]
            assert [any(text in message for message in heard.heard) for text in texts] == [False, True]
            heard = await joined(stack, cid, ana.table)
            assert [any(text in message for message in heard.heard) for text in texts] == [True, True]

    run(scene)


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("game", ["duel", "walk", "match", "judges"])
def test_every_toy_is_played_to_its_end(here: House, game: str) -> None:
    """Secret hands, windows and answers at once: two persons and a bot."""

    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"], game, ["random"]) as (ana, ben):
            assert ana.page.table is not None
            assert ana.page.table.secrets
            await asyncio.gather(play_on(ana.page, random.Random(1)), play_on(ben.page, random.Random(2)))
            assert ana.facts(0)["over"]

    run(scene)


def test_what_nobody_touched_for_long_goes_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of two tables was last touched long ago: it is deleted, also where a page still shows it."""
    monkeypatch.setattr(hall, "NOW_AND_THEN", 1.0)
    monkeypatch.setattr(neighbours, "LOOK", 0.05)

    async def scene() -> None:
        with house(tmp_path) as opened:
            forming = around([opened.base], ["Ana"], bots=["random"], begin=False)
            async with forming as (old,), around([opened.base], ["Ben"], bots=["random"]) as (ben,):
                with opened.app.hall.engine.begin() as connection:
                    connection.execute(update(tables).where(tables.c.id == old.table).values(moved=0))
                await old.until(lambda: b"error-removed" in old.page.heard[-1])
                assert (await ben.plays(0, ben.facts(0)["options"][0])).ok
            assert opened.app.hall.metrics.faults._value.get() == 0

    run(scene)
