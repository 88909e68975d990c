"""Messages as nobody's page sends them: every field wrong in every way, broken off, too long, for others, too late, twice."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from greathall.server import sockets
from greathall.server.live import LiveTable
from greathall.server.protocol import VERSION, Begin, Play, Reply
from tests.server.houses import House
from tests.server.mutations import KEY, broken, mutated
from tests.server.players import Browser, Page
from tests.server.scenes import Guest, around, joined, run

OWN = ("leave", "set-seat", "remove", "set-house", "pause", "begin")
"""What a host may do in many ways: here only somebody else tries."""


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that hears everything, however much it is."""
    monkeypatch.setattr(sockets, "A_SECOND", 1_000_000)
    monkeypatch.setattr(sockets, "UNREADABLE", 1_000_000)


def of_this_version() -> Iterator[str]:
    """The mutated messages, each under a key of its own: but for pages of another version, which are sent to load anew."""
    for at, message in enumerate(mutated()):
        if json.loads(message).get("version", VERSION) in (VERSION, None) or '"resume"' not in message:
            yield message.replace(f'"key": "{KEY}"', f'"key": "{KEY}{at}"')


async def answer(page: Page, message: str | bytes) -> Reply:
    """The reply to a message, whatever its key was taken for."""
    await page.socket.send(message)
    while True:
        heard = await page.hear()
        if isinstance(heard, Reply):
            return heard


def stands(table: LiveTable) -> tuple[Any, ...]:
    """What must not change: the story, the people, the chat."""
    assert table.game is not None
    return table.number, table.game.question, table.charter.revision, len(table.lines), sorted(table.hands)


def faults(here: House) -> float:
    """How many faults the server has counted."""
    return float(here.app.hall.metrics.faults._value.get())


async def check(page: Page, table: LiveTable, message: str | bytes) -> str:
    """Send a message; what is refused changes nothing, and is never the server's fault. The error."""
    before = stands(table)
    reply = await answer(page, message)
    assert reply.error != "error-server", message
    if reply.error:
        assert stands(table) == before, (message, reply)
    return reply.error


@pytest.mark.usefixtures("patient")
def test_whatever_is_sent_is_answered_and_what_is_refused_changes_nothing(here: House) -> None:
    """Eve, who has no seat, sends every message with every field made wrong; Ana, the host, those that could be hers."""

    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, _ben), AsyncExitStack() as stack:
            eve = Browser(here.base)
            stack.push_async_callback(eve.close)
            looking_on = await joined(stack, eve, ana.table)
            table, before = here.app.hall.live[ana.table], faults(here)
            errors = {await check(looking_on, table, message) for message in [*of_this_version(), *broken()]}
            assert {"error-unreadable", "error-too-large", "error-not-your-seat", "error-not-host"} <= errors
            for message in of_this_version():
                if json.loads(message).get("do") not in OWN:
                    await check(ana.page, table, message)
            assert faults(here) == before
            assert (await ana.plays(0, ana.facts(0)["options"][0])).ok

    run(scene)


@pytest.mark.usefixtures("patient")
def test_what_comes_twice_too_late_or_in_another_order_is_done_once_or_not_at_all(here: House) -> None:
    """Ana's network sends her choices again and again, mixed up; only the one that answers the open question counts."""

    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, ben):
            table, chooser = here.app.hall.live[ana.table], random.Random(1)
            sent: list[tuple[Guest, Play]] = []
            for _ in range(30):
                asked = [(guest, seat) for seat, guest in enumerate((ana, ben)) if seat in guest.facts(seat)["waiting"]]
                if not asked:
                    break
                guest, seat = asked[0]
                question, options = guest.facts(seat)["question"], guest.facts(seat)["options"]
                sent.append(
                    (guest, Play(key=f"own-{len(sent)}", seat=seat, question=question, line=[chooser.choice(options)]))
                )
                reply = await guest.page.done(sent[-1][1])
                assert reply.ok
                await (ben if guest is ana else ana).reaches(reply.number)
                before = stands(table)
                again, command = chooser.choice(sent)
                repeated = await again.page.done(command)
                assert repeated.ok, "the same key: the answer that was given, or a question that is closed"
                late = Play(key=guest.page.key(), seat=command.seat, question=command.question, line=command.line)
                assert (await again.page.done(late)).error in (
                    "error-question-closed",
                    "error-not-offered",
                    "error-over",
                )
                assert stands(table) == before
            assert len(sent) > 10

    run(scene)


def test_who_sends_nonsense_is_cut_off_and_who_sends_too_much_is_told(here: House) -> None:
    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"], begin=False) as (ana, ben):
            errors = [(await ana.page.done(Begin(key=f"{at}"))).error for at in range(40)]
            assert "error-too-fast" in errors
            for _ in range(sockets.UNREADABLE):
                await ben.page.socket.send("{")
            await ben.until(lambda: b'"bye"' in ben.page.heard[-1])

    run(scene)
