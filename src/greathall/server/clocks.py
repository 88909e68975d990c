"""Clocks: whose time is out, for that one a bot sits in."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from greathall.server.keeper import Agenda
    from greathall.server.live import LiveTable
    from greathall.server.protocol import Clock
    from greathall.server.seats import Seat


def agenda(table: LiveTable) -> Agenda:
    """When the time of those who must decide is out."""
    if table.charter.house.clock is None:
        return []
    since = table.watch.since
    return [
        (since + table.charter.seats[seat].left, partial(table.do, partial(run_out, table, seat)))
        for seat in running(table)
    ]


def begin(table: LiveTable, clock: Clock | None) -> None:
    """Where there is a clock that was not there before, everyone has all of its time."""
    if clock is None or clock == table.charter.house.clock:
        return
    for seat in table.charter.seats:
        seat.left = float(clock.seconds)


def running(table: LiveTable) -> list[int]:
    """The seats whose clocks run: persons who must decide."""
    assert table.game is not None
    return [seat for seat in table.game.waiting if table.charter.seats[seat].kind == "person"]


def account(table: LiveTable, waiting: list[int], chosen: int) -> None:
    """The game goes on: who was waited for has used so much; who has chosen gets some more."""
    clock = table.charter.house.clock
    if clock is None:
        return
    used = time.time() - table.watch.since
    for at in waiting:
        seat = table.charter.seats[at]
        if seat.kind == "person":
            seat.left = max(0.0, seat.left - used) + (clock.more if at == chosen else 0)
    table.watch.since = time.time()
    table.draft.charter = True


def give_some(table: LiveTable, seat: Seat) -> None:
    """Who takes a seat again after the time was out gets a little: a tenth of the whole."""
    clock = table.charter.house.clock
    if clock is not None:
        seat.left = max(seat.left, clock.seconds / 10)


def run_out(table: LiveTable, seat: int) -> None:
    """A bot sits in for who has no time left."""
    if seat in running(table) and time.time() >= table.watch.since + table.charter.seats[seat].left:
        table.charter.seats[seat].left = 0
        table.charter.seats[seat].sit_in("apprentice")
        table.change_holder(seat)
