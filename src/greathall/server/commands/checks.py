"""What is checked before anything is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greathall.server.refusals import Refused

if TYPE_CHECKING:
    from greathall.server.live import LiveTable
    from greathall.server.seats import Seat


def seat_of(table: LiveTable, seat: int) -> Seat:
    """The seat with this number."""
    if seat >= len(table.charter.seats):
        raise Refused("error-no-such-seat")
    return table.charter.seats[seat]


def own_seat(table: LiveTable, person: str, seat: int) -> Seat:
    """The seat, which must be this person's to play."""
    found = seat_of(table, seat)
    if found.person != person or found.kind != "person":
        raise Refused("error-not-your-seat")
    return found


def check_host(table: LiveTable, person: str) -> None:
    """Raise unless this is the host."""
    if table.charter.host != person:
        raise Refused("error-not-host")


def check_forming(table: LiveTable) -> None:
    """Raise when the game has begun."""
    if table.charter.stage != "forming":
        raise Refused("error-not-forming")
