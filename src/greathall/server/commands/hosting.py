"""What a host may do: begin, seat people and bots, set the house, pause."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec import UNSET

from greathall.games import find_rules
from greathall.kernel.errors import NotPossible
from greathall.server import clocks
from greathall.server.beginning import begin_game
from greathall.server.commands.checks import check_forming, check_host, seat_of
from greathall.server.commands.sitting import vacate
from greathall.server.persons import clean
from greathall.server.refusals import Refused

if TYPE_CHECKING:
    from greathall.server.live import LiveTable
    from greathall.server.protocol import Begin, Pause, Remove, SetHouse, SetSeat


def begin(table: LiveTable, person: str, command: Begin) -> None:
    """The game begins; open seats are given to bots."""
    check_host(table, person)
    check_forming(table)
    for seat in table.charter.seats:
        if seat.kind == "open":
            seat.clear(command.level)
    begin_game(table)


def set_seat(table: LiveTable, person: str, command: SetSeat) -> None:
    """Give a seat to a bot, open it to whoever comes with the link, or give it back to its person."""
    check_host(table, person)
    seat = seat_of(table, command.seat)
    if table.charter.stage == "over":
        raise Refused("error-over")
    if command.to == "person":
        if not seat.person:
            raise Refused("error-no-such-seat")
        seat.give_back()
    elif command.to == "bot" and seat.person and table.charter.stage != "forming":
        seat.sit_in(command.level)
    else:
        seat.clear(command.level if command.to == "bot" else "")
    table.change_holder(command.seat)


def remove(table: LiveTable, person: str, command: Remove) -> None:
    """Remove a seat's person, as if they had left for good: they cannot come back to the seat by themselves."""
    check_host(table, person)
    if table.charter.stage == "over":
        raise Refused("error-over")
    if not seat_of(table, command.seat).person:
        raise Refused("error-no-such-seat")
    vacate(table, command.seat, command.level)


def set_house(table: LiveTable, person: str, command: SetHouse) -> None:
    """Change what a host decides; the name and the game's options only while the table forms."""
    check_host(table, person)
    charter = table.charter
    if command.options is not UNSET or command.name is not UNSET:
        check_forming(table)
    if command.options is not UNSET:
        try:
            table.rules = find_rules(charter.game, len(charter.seats), command.options, charter.edition)
        except NotPossible as error:
            raise Refused("error-bad-options", str(error)) from None
        charter.options = table.rules.options
    if command.name is not UNSET:
        charter.name = clean(command.name)
    if command.house is not UNSET:
        clocks.begin(table, command.house.clock)
        charter.house = command.house
    table.draft.charter = True


def pause(table: LiveTable, person: str, command: Pause) -> None:
    """Stop the table, or let it go on."""
    check_host(table, person)
    stage = table.charter.stage
    if stage not in ("playing", "paused"):
        raise Refused("error-over" if stage == "over" else "error-not-playing")
    if command.paused:
        clocks.account(table, table.game.waiting if table.game is not None else [], -1)
    table.charter.stage = "paused" if command.paused else "playing"
    table.watch.since = time.time()
    table.draft.charter = True
