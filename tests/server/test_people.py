"""People at a table: hands and held choices, taking back, votes, clocks, absent ones, hosts, devices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from greathall.server.protocol import (
    AskBack,
    Clock,
    Hand,
    Hint,
    Leave,
    Passes,
    Pause,
    Play,
    Remove,
    SetHouse,
    SetSeat,
    Sit,
    Undo,
    Vote,
    Why,
)
from greathall.server.protocol import (
    House as Rules,
)
from greathall.server.seats import Seat
from tests.server.houses import House
from tests.server.players import Browser
from tests.server.scenes import DER, Guest, around, joined, run

EXAMPLE = "interjected-tokens"
"""Ana is about to travel; Ben holds a token that heals, Cid one that cleanses."""


@asynccontextmanager
async def example(base: str, reaction: int = 1) -> AsyncIterator[list[Guest]]:
    """Ana and Ben at the table of the example; a bot has Cid's seat."""
    async with AsyncExitStack() as stack:
        browsers = [Browser(base), Browser(base)]
        for browser in browsers:
            stack.push_async_callback(browser.close)
            await browser.get("/api/lobby")
        made = await browsers[0].ask("POST", f"/api/games/{DER}/scenarios/{EXAMPLE}", {})
        table = made.json()["id"]
        ana, ben = [Guest(browser, await joined(stack, browser, table), table) for browser in browsers]
        assert (await ana.does(SetHouse, house=Rules(reaction=reaction, pace="at-once"))).ok
        assert (await ana.does(SetSeat, seat=2, to="bot", level="random")).ok
        assert (await ana.does(SetSeat, seat=1, to="open")).ok
        assert (await ben.does(Sit, seat=1, name="Ben")).ok
        await ana.until(lambda: ana.page.table is not None and ana.page.table.seats[1].name == "Ben")
        await ana.plays(0, "travel hogsmeade")
        yield [ana, ben]


def test_a_raised_hand_holds_a_closing_choice_for_the_reaction_time(here: House) -> None:
    """Ben raises his hand; Ana's roll waits, Ben heals Tonks, and then the dice are rolled."""

    async def scene() -> None:
        async with example(here.base) as (ana, ben):
            assert (await ben.does(Hand, seat=1, up=True)).ok
            begun = time.time()
            rolling = asyncio.create_task(ana.plays(0, "roll"))
            await ben.until(lambda: ben.held(1) > begun)
            assert (await ben.plays(1, "token-heal nymphadora-tonks")).ok
            assert (await rolling).ok
            assert time.time() - begun > 0.9
            await ben.reaches(ana.page.number)
            assert [step.choice for step in ben.page.happened][-1] == "roll"
            assert ["DER-9.4", "healed", "1", "nymphadora-tonks", "2"] in ben.events()
            assert ana.page.table is not None
            assert not ana.page.table.seats[1].hand

    run(scene)


def test_without_a_raised_hand_nothing_is_held(here: House) -> None:
    """The bot has had its look, and Ana's dice are rolled at once: long before the reaction time would be over."""

    async def scene() -> None:
        async with example(here.base, reaction=20) as (ana, _ben):
            assert (await asyncio.wait_for(ana.plays(0, "roll"), 15)).ok

    run(scene)


def test_a_held_choice_is_taken_back_by_who_made_it_and_let_go_when_the_hand_goes_down(here: House) -> None:
    """Ana undoes her roll while it waits; she rolls again, and Ben's hand goes down."""

    async def scene() -> None:
        async with example(here.base, reaction=20) as (ana, ben):
            assert (await ben.does(Hand, seat=1, up=True)).ok
            rolling = asyncio.create_task(ana.plays(0, "roll"))
            await ben.until(lambda: ben.held(1))
            await ana.say(Undo, seat=0)
            assert (await rolling).error == "error-question-closed"
            rolling = asyncio.create_task(ana.plays(0, "roll"))
            await ben.until(lambda: not ben.held(1))
            await ben.until(lambda: ben.held(1))
            assert (await ben.does(Hand, seat=1, up=False)).ok
            assert (await rolling).ok

    run(scene)


def test_one_undoes_alone_up_to_the_last_thing_learned_and_further_with_the_others(here: House) -> None:
    """Ana undoes her faction; then she rolls, and asks Ben to let her go back."""

    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, ben):
            start = ana.page.number
            assert (await ana.does(Undo, seat=0)).error == "error-not-undoable"
            assert (await ana.plays(0, "choose-faction order")).ok
            assert (await ana.does(Undo, seat=0)).ok
            assert ana.page.happened[-1].back == start
            await ana.plays(0, "choose-faction army")
            await ana.plays(0, ana.facts(0)["options"][0])
            await ben.reaches(ana.page.number)
            await ben.plays(1, ben.facts(1)["options"][0])
            assert (await ana.does(Undo, seat=0)).error == "error-not-undoable"
            assert (await ana.does(AskBack, seat=0, to=9999)).error == "error-no-such-entry"
            assert (await ana.does(AskBack, seat=0, to=start)).ok
            about = f"back:{start}"
            await ben.until(lambda: ben.page.table is not None and ben.page.table.votes == {about: [0]})
            assert (await ben.does(Vote, seat=1, about="back:3", agree=True)).error == "error-no-such-vote"
            assert (await ben.does(Vote, seat=1, about=about, agree=True)).ok
            assert ben.page.happened[-1].back == start
            assert ben.facts(1)["waiting"] == [0]
            assert ben.page.table is not None
            assert ben.page.table.votes == {}

    run(scene)


def test_who_refuses_ends_the_vote_and_a_bot_that_has_chosen_since_never_agrees(here: House) -> None:
    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"], bots=["random"]) as (ana, ben):
            start = ana.page.number
            await ana.plays(0, ana.facts(0)["options"][0])
            assert (await ana.does(AskBack, seat=0, to=start)).ok
            await ben.until(lambda: ben.page.table is not None and ben.page.table.votes)
            assert (await ben.does(Vote, seat=1, about=f"back:{start}", agree=False)).ok
            assert ben.page.table is not None
            assert ben.page.table.votes == {}
            await ana.plays(0, ana.facts(0)["options"][0])
            for _ in range(2):
                await ben.until(lambda: 1 in ben.facts(1)["waiting"])
                await ben.plays(1, ben.facts(1)["options"][0])
            await ana.until(lambda: any(step.by == 2 for step in ana.page.happened))
            assert (await ana.does(AskBack, seat=0, to=start)).error == "error-not-undoable"

    run(scene)


def test_an_absent_player_is_voted_past_and_takes_the_seat_again(here: House) -> None:
    """Ben leaves the page while it is his turn; Ana votes, a bot sits in; Ben comes back and sits down."""

    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, ben):
            while 0 in ana.facts(0)["waiting"]:
                await ana.plays(0, ana.facts(0)["options"][0])
            assert (await ana.does(Vote, seat=0, about="past:1", agree=True)).error == "error-no-such-vote"
            await ben.page.socket.close()
            await ana.until(lambda: ana.page.table is not None and ana.page.table.seats[1].away)
            assert (await ana.does(Vote, seat=0, about="past:1", agree=True)).ok
            assert (ana.seat(1).kind, ana.seat(1).name, ana.seat(1).level) == ("bot", "Ben", "apprentice")
            await ana.until(lambda: 0 in ana.facts(0)["waiting"])
            async with AsyncExitStack() as stack:
                page = await joined(stack, ben.browser, ben.table)
                assert (await page.done(Sit(key="back", seat=1, name="Ben"))).ok
                await ana.until(lambda: ana.seat(1).kind == "person")
                assert ana.seat(1).here

    run(scene)


def test_a_bot_sits_in_for_who_has_no_time_left(here: House) -> None:
    """A clock of thirty seconds, most of which are gone."""

    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, _ben):
            table = here.app.hall.live[ana.table]
            assert (await ana.does(SetHouse, house=Rules(clock=Clock(seconds=30, more=5), pace="at-once"))).ok
            assert ana.seat(0).left == 30
            before = ana.seat(0).left
            await ana.plays(0, ana.facts(0)["options"][0])
            assert before < ana.seat(0).left < before + 5, "what she took to think, and five seconds more"
            table.charter.seats[0].left = 0.2
            await ana.plays(0, ana.facts(0)["options"][0])
            table.charter.seats[0].left = table.charter.seats[1].left = 0.3
            here.app.hall.loop.call_soon_threadsafe(here.app.hall.keeper.rouse, table)
            await ana.until(lambda: ana.seat(1).kind == "bot")
            assert ana.page.happened

    run(scene)


def test_a_paused_table_waits(here: House) -> None:
    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, ben):
            assert (await ben.does(Pause, paused=True)).error == "error-not-host"
            assert (await ana.does(Pause, paused=True)).ok
            assert (await ana.plays(0, ana.facts(0)["options"][0])).error == "error-paused"
            assert (await ana.does(Pause, paused=False)).ok
            assert (await ana.plays(0, ana.facts(0)["options"][0])).ok

    run(scene)


def test_who_leaves_for_good_is_replaced_by_a_bot_and_the_host_hands_on(here: House) -> None:
    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, ben):
            assert (await ana.does(Leave, seat=0)).ok
            await ben.until(lambda: ben.seat(0).kind == "bot")
            assert ben.page.table is not None
            assert (ben.seat(0).name, ben.page.table.host, ana.page.seats) == ("", True, [])
            await ben.until(lambda: 1 in ben.facts(1)["waiting"])
            assert list(ana.page.views) == ["-"]

    run(scene)


def test_the_host_removes_somebody_from_a_running_table(here: House) -> None:
    """Ben loses his seat to a bot, which plays on; he cannot sit down again, and looks on from now on."""

    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, ben):
            assert (await ben.does(Remove, seat=0)).error == "error-not-host"
            assert (await ana.does(Remove, seat=9)).error == "error-no-such-seat"
            assert (await ana.does(Remove, seat=1, level="random")).ok
            assert (await ana.does(Remove, seat=1)).error == "error-no-such-seat"
            assert (ana.seat(1).kind, ana.seat(1).name, ana.seat(1).level) == ("bot", "", "random")
            await ben.until(lambda: list(ben.page.views) == ["-"])
            assert ben.page.seats == []
            assert (await ben.does(Sit, seat=1, name="Ben")).error == "error-seat-taken"
            assert (await ben.does(Play, seat=1, question=1, line=["roll"])).error == "error-not-your-seat"
            while 0 in ana.facts(0)["waiting"]:
                await ana.plays(0, ana.facts(0)["options"][0])
            await ana.until(lambda: any(step.by == 1 and not step.note for step in ana.page.happened))

    run(scene)


def test_who_is_removed_from_a_table_without_spectators_is_shown_out(here: House) -> None:
    """Ben's connection is closed and he does not come in again; Ana may hand the seat over to whoever has the link."""

    async def scene() -> None:
        alone = Rules(pace="at-once", reaction=0, spectators=False)
        async with around([here.base], ["Ana", "Ben"], house=alone) as (ana, ben), AsyncExitStack() as stack:
            assert (await ana.does(Remove, seat=1)).ok
            await ben.until(lambda: b"error-no-spectators" in ben.page.heard[-1])
            assert (await ben.browser.ask("GET", f"/api/tables/{ana.table}/replay")).status_code == 403
            assert (await ana.does(SetSeat, seat=1, to="open")).ok
            cid = Browser(here.base)
            stack.push_async_callback(cid.close)
            page = await joined(stack, cid, ana.table)
            assert (await page.done(Sit(key="sit", seat=1, name="Cid"))).ok
            await ana.until(lambda: ana.seat(1).name == "Cid")

    run(scene)


def test_who_looks_on_is_shown_out_when_nobody_may_any_more(here: House) -> None:
    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, _ben), AsyncExitStack() as stack:
            eve = Browser(here.base)
            stack.push_async_callback(eve.close)
            await eve.get("/api/lobby")
            looking_on = await joined(stack, eve, ana.table)
            assert (await ana.does(SetHouse, house=Rules(spectators=False))).ok
            while b"error-no-spectators" not in looking_on.heard[-1]:
                await looking_on.hear()

    run(scene)


def test_a_personal_link_moves_the_seats_and_cuts_the_old_device_off(here: House) -> None:
    """The link is good once; the old browser may no longer play, and its socket is closed."""

    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, _ben), AsyncExitStack() as stack:
            link = (await ana.browser.ask("POST", f"/api/tables/{ana.table}/link", {})).json()["path"]
            phone = Browser(here.base)
            stack.push_async_callback(phone.close)
            taken = await phone.ask("POST", f"/api/links/{link.removeprefix('/s/')}", {})
            assert taken.json() == {"id": ana.table}
            await ana.until(lambda: b"error-replaced" in ana.page.heard[-1])
            again = await phone.ask("POST", f"/api/links/{link.removeprefix('/s/')}", {})
            assert again.json()["error"] == "error-link-spent"
            page = await joined(stack, phone, ana.table)
            assert (page.seats, page.table is not None and page.table.host) == ([0], True)
            old = await joined(stack, ana.browser, ana.table)
            assert old.seats == []

    run(scene)


def test_a_hint_is_told_to_everyone_and_can_be_switched_off(here: House) -> None:
    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, ben):
            reply = await ana.does(Hint, seat=0)
            assert reply.choice in ana.facts(0)["options"]
            assert reply.reason
            await ben.until(lambda: b'"is":"asked"' in ben.page.heard[-1])
            assert (await ana.does(SetHouse, house=Rules(hints="nobody"))).ok
            assert (await ana.does(Hint, seat=0)).error == "error-hints-off"

    run(scene)


def test_why_not_says_the_clause_against_each_choice(here: House) -> None:
    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, _ben):
            option = ana.facts(0)["options"][0]
            assert (await ana.does(Why, seat=0, choices=[option, "roll"])).clauses[0] == ""
            assert (await ana.does(Why, seat=0, choices=["roll"])).clauses[0].startswith("DER-")

    run(scene)


@pytest.mark.usefixtures("toys")
def test_a_standing_pass_answers_windows_after_a_delay_until_ones_own_turn(here: House) -> None:
    """In the duel everyone with a card may reply to a strike; Ben passes in advance."""

    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben", "Cid"], "duel") as (ana, ben, cid):
            strike = next(option for option in ana.facts(0)["options"] if option.startswith("strike"))
            assert (await ben.does(Passes, seat=1, until="turn")).ok
            assert (ben.seat(1).passes, cid.seat(1).passes) == ("turn", "")
            begun = time.monotonic()
            assert (await ana.plays(0, strike)).ok
            await ana.until(lambda: any(step.by == 1 for step in ana.page.happened))
            assert time.monotonic() - begun > 0.25

    run(scene)


def test_a_deleted_person_leaves_no_name_behind(here: House) -> None:
    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, ben):
            await ben.browser.ask("PUT", "/api/person", {"name": "Ben", "favourite": ""})
            assert (await ben.browser.ask("DELETE", "/api/person")).status_code == 200
            await ana.until(lambda: ana.seat(1).kind == "bot")
            assert (ana.seat(1).name, here.app.hall.live[ana.table].charter.seats[1]) == (
                "",
                Seat(kind="bot", level="apprentice"),
            )
            assert (await ben.browser.get("/api/lobby"))["mine"] == []
            assert (await ana.browser.ask("DELETE", "/api/person")).status_code == 200
            assert (await ana.browser.ask("GET", f"/api/tables/{ana.table}")).json()["error"] == "error-no-such-table"

    run(scene)
