"""Taking a seat, being ready, leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greathall.server import clocks
from greathall.server.commands.checks import check_forming, own_seat, seat_of
from greathall.server.persons import clean_name
from greathall.server.refusals import Refused

if TYPE_CHECKING:
    from greathall.server.live import LiveTable
    from greathall.server.protocol import Leave, Level, Ready, Sit


def sit(table: LiveTable, person: str, command: Sit) -> None:
    """Take an open seat, or one's own back from the bot that sits in."""
    seat = seat_of(table, command.seat)
    if table.charter.stage == "over":
        raise Refused("error-over")
    if seat.kind == "bot" and seat.person == person:
        seat.give_back()
        clocks.give_some(table, seat)
    elif seat.kind == "open":
        seat.give(person, clean_name(command.name), table.hall.known(person).favourite, command.nonce)
    elif seat.person != person:
        raise Refused("error-seat-taken")
    else:
        seat.name = clean_name(command.name)
        table.draft.charter = True
        return
    table.change_holder(command.seat)


def ready(table: LiveTable, person: str, command: Ready) -> None:
    """Ready to begin, or not yet."""
    check_forming(table)
    seat = own_seat(table, person, command.seat)
    seat.ready, seat.nonce = command.ready, command.nonce or seat.nonce
    table.draft.charter = True


def leave(table: LiveTable, person: str, command: Leave) -> None:
    """Leave a seat for good."""
    if seat_of(table, command.seat).person != person:
        raise Refused("error-not-your-seat")
    vacate(table, command.seat, "apprentice")


def vacate(table: LiveTable, at: int, level: Level) -> None:
    """A seat is nobody's any more: open again, or a bot's once the game has begun."""
    seat = table.charter.seats[at]
    person = seat.person
    seat.clear("" if table.charter.stage == "forming" else level)
    table.hands.discard(at)
    table.change_holder(at)
    hand_on(table, person)


def forget(table: LiveTable, person: str) -> None:
    """A person's name is deleted: all seats are left, and those of a finished game are nobody's."""
    for at in table.charter.seats_of(person):
        seat = table.charter.seats[at]
        if table.charter.stage == "over":
            seat.person, seat.name, seat.favourite = "", "", ""
        else:
            seat.clear("" if table.charter.stage == "forming" else "apprentice")
        table.change_holder(at)
    hand_on(table, person)


def hand_on(table: LiveTable, person: str) -> None:
    """A host without a seat hands the table on to somebody who has one."""
    charter = table.charter
    others = [seat.person for seat in charter.seats if seat.person]
    if charter.host == person and person not in others and others:
        charter.host = others[0]
        table.draft.charter = True
