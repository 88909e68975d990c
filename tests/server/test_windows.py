"""Windows at a table of Talisman: standing passes, what concerns whom, and how long answers take that come by themselves."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from greathall.games import examples
from greathall.kernel import scenario
from greathall.server import passing
from greathall.server.protocol import House as Rules
from greathall.server.protocol import Passes, SetHouse, SetSeat, Sit
from tests.server.houses import House
from tests.server.players import Browser
from tests.server.scenes import Guest, joined, run

GAME = "talisman"
SEATS = """
seats       ana ben cid dora eva finn
ana         side harry-potter-boy-who-lived     at euston-road  fate 0  spells confundo
ben         side draco-malfoy-prefect           at euston-road  fate 0  spells wingardium-leviosa
cid         side rubeus-hagrid-friend-of-beasts at gringotts    fate 0  magic 4  spells legilimens
dora        side minerva-mcgonagall-professor   at gringotts    fate 0  magic 4  spells snufflifors
eva         side lucius-malfoy-governor         at gringotts    fate 0  magic 4  spells accio-1
finn        side peter-pettigrew-rat            at gringotts    fate 0  magic 4  spells accio-2
turn        of ana  phase encounter
"""
ENEMIES = "euston-road cards dementor doxies\nchance attack 6 6\nchance foe-attack 1 1"
"""Ana beats the Dementor, then she fights the Doxies."""
DUEL = "chance attack 1\nchance foe-attack 6"
"""Ana attacks Ben, and loses."""
AT_ONCE = Rules(pace="at-once", reaction=0)


def fight(more: str) -> scenario.Scenario:
    """Ana is about to explore, or to attack Ben; all six may hold a Spell that fits."""
    given = f'game = "{GAME}"\ntitle = "A fight"\nclause = ["TAL-11.18"]\ngiven = """{SEATS}{more}"""\n'
    return scenario.parse((given + '[[step]]\nwhen = "ana pass"\nthen = ""\n').encode())


@asynccontextmanager
async def at_table(base: str, persons: int, house: Rules) -> AsyncIterator[list[Guest]]:
    """So many persons at the table of the example; bots that play at random have the other seats."""
    async with AsyncExitStack() as stack:
        browsers = [Browser(base) for _ in range(persons)]
        for browser in browsers:
            stack.push_async_callback(browser.close)
            await browser.get("/api/lobby")
        made = await browsers[0].ask("POST", f"/api/games/{GAME}/scenarios/fight", {})
        table = made.json()["id"]
        guests = [Guest(browser, await joined(stack, browser, table), table) for browser in browsers]
        assert (await guests[0].does(SetHouse, house=house)).ok
        for seat in range(persons, 6):
            assert (await guests[0].does(SetSeat, seat=seat, to="bot", level="random")).ok
        for seat, guest in enumerate(guests[1:], 1):
            assert (await guests[0].does(SetSeat, seat=seat, to="open")).ok
            assert (await guest.does(Sit, seat=seat, name=f"Guest {seat}")).ok
            await guest.sees(seat)
        yield guests


@pytest.fixture
def enemies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ana may explore a space with two Enemies."""
    monkeypatch.setitem(examples(GAME), "fight", fight(ENEMIES))


@pytest.fixture
def rivals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ana may attack Ben."""
    monkeypatch.setitem(examples(GAME), "fight", fight(DUEL))


def asks(guest: Guest, seat: int) -> list[str]:
    """What the seat is asked, nothing when it is not."""
    facts = guest.facts(seat)
    return facts["ask"] if seat in facts["waiting"] else []


async def is_asked(guest: Guest, seat: int, *ask: str) -> None:
    """Hear until the seat is asked this."""
    await guest.until(lambda: asks(guest, seat) == [*ask])


def waits(guest: Guest) -> list[float]:
    """How long after something was last told each bot let a window go by."""
    found, told = [], 0.0
    for step in guest.page.happened:
        if step.by > 0 and not step.note:
            found.append(step.time - told)
        if step.events:
            told = step.time
    return found


@pytest.mark.usefixtures("enemies")
def test_five_bots_let_a_window_go_by_as_quickly_as_one(here: House) -> None:
    """All five could hold a Spell that fits; they answer together, and never at once."""

    async def scene() -> None:
        async with at_table(here.base, 1, Rules(pace="calm")) as (ana,):
            await ana.plays(0, "explore", "pass")
            await is_asked(ana, 0, "window", "before-attack-roll")
            begun = time.monotonic()
            assert (await ana.plays(0, "pass")).ok
            await is_asked(ana, 0, "window", "attack-rolled")
            assert time.monotonic() - begun < 3 * passing.DELAY
            begun = time.monotonic()
            assert (await ana.plays(0, "pass")).ok
            await ana.until(lambda: asks(ana, 0))
            assert asks(ana, 0) == ["window", "evading"]
            assert time.monotonic() - begun < 3 * passing.DELAY
            assert min(waits(ana)) > passing.DELAY - 0.05

    run(scene)


@pytest.mark.usefixtures("enemies")
def test_a_pass_for_a_fight_ends_with_the_fight(here: House) -> None:
    """Ben passes while the Dementor is fought; when the Doxies are fought he is asked again."""

    async def scene() -> None:
        async with at_table(here.base, 2, AT_ONCE) as (ana, ben):
            assert (await ben.does(Passes, seat=1, until="fight")).error == "error-not-offered"
            await ana.plays(0, "explore", "pass", "pass")
            await is_asked(ben, 1, "window", "before-attack-roll")
            assert ben.passes_offered(1) == ["turn", "concerns", "fight"]
            assert (await ben.does(Passes, seat=1, until="fight")).ok
            await is_asked(ana, 0, "window", "attack-rolled")
            assert (ben.seat(1).passes, ana.seat(1).passes) == ("fight", "")
            await ana.plays(0, "pass")
            await is_asked(ana, 0, "window", "evading")
            assert len([step for step in ana.page.happened if step.by == 1 and not step.note]) == 2
            await ben.until(lambda: ben.seat(1).passes == "")
            await ana.plays(0, "pass", "pass")
            await is_asked(ben, 1, "window", "before-attack-roll")

    run(scene)


@pytest.mark.usefixtures("enemies")
def test_what_does_not_concern_a_seat_goes_by(here: House) -> None:
    """Ana fights Enemies: Ben is asked nothing."""

    async def scene() -> None:
        async with at_table(here.base, 2, AT_ONCE) as (ana, ben):
            assert (await ben.does(Passes, seat=1, until="concerns")).ok
            await ana.plays(0, "explore", "pass", "pass")
            await is_asked(ana, 0, "window", "attack-rolled")
            assert ben.seat(1).passes == "concerns"

    run(scene)


@pytest.mark.usefixtures("rivals")
def test_what_concerns_a_seat_it_is_asked_all_the_same_and_spoils_are_no_window(here: House) -> None:
    """Ana attacks Ben: he is asked. Then he passes until his turn; but he wins, and nobody declines the spoils for him."""

    async def scene() -> None:
        async with at_table(here.base, 2, AT_ONCE) as (ana, ben):
            assert (await ben.does(Passes, seat=1, until="concerns")).ok
            await ana.plays(0, "attack 1", "pass")
            await is_asked(ben, 1, "window", "before-attack-roll")
            assert (await ben.does(Passes, seat=1, until="turn")).ok
            await is_asked(ana, 0, "window", "attack-rolled")
            await ana.plays(0, "pass")
            await is_asked(ben, 1, "spoils", "0")
            assert ben.passes_offered(1) == []
            assert here.app.hall.live[ana.table].watch.alarm is None
            assert (await ben.plays(1, "take-galleon")).ok
            await ana.reaches(ben.page.number)
            await ana.plays(0, "end-turn")
            await ben.until(lambda: ben.facts(1)["active"] == 1)
            await ben.until(lambda: ben.seat(1).passes == "")

    run(scene)
