"""Who is at a table: through this process, and through others."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from greathall.kernel.state import OWN
from greathall.server import telling
from greathall.server.tidings import Presence

if TYPE_CHECKING:
    from greathall.server.clients import Client
    from greathall.server.live import LiveTable
    from greathall.server.protocol import TableInfo
    from greathall.server.tidings import Tidings


def is_open_to(table: LiveTable, person: str) -> bool:
    """Whether somebody may look at the table: its people, who comes to take a seat, spectators where there may be any."""
    charter = table.charter
    if charter.house.spectators or charter.host == person or charter.seats_of(person):
        return True
    return any(seat.kind == "open" for seat in charter.seats)


def come(table: LiveTable, client: Client) -> None:
    """Somebody opens the table's page."""
    client.seats = table.charter.seats_of(client.person)
    table.clients.append(client)
    table.do(partial(people_changed, table))


def go(table: LiveTable, client: Client) -> None:
    """Somebody's connection ends."""
    table.clients.remove(client)
    table.idle_since = time.time()
    for seat in client.seats:
        if not is_here(table, seat):
            table.away[seat] = table.idle_since
            table.hands.discard(seat)
    table.do(partial(people_changed, table))


def people_changed(table: LiveTable) -> None:
    """Somebody came, went, or raised a hand: the job tells everyone."""
    table.draft.people = True


def is_here(table: LiveTable, seat: int) -> bool:
    """Whether the seat's person looks at the table."""
    person = table.charter.seats[seat].person
    if any(client.person == person for client in table.clients):
        return True
    return any(seat in there.here for there in table.elsewhere.values())


def spectators(table: LiveTable) -> int:
    """How many look on through this process."""
    return sum(1 for client in table.clients if not client.seats)


def hands_up(table: LiveTable) -> set[int]:
    """The seats that have a hand up, here or elsewhere."""
    return table.hands.union(*(there.hands for there in table.elsewhere.values()))


def held_until(table: LiveTable) -> float:
    """Until when somebody's closing choice is held, 0 when none is."""
    return max([held_here(table), *(there.held for there in table.elsewhere.values())])


def held_here(table: LiveTable) -> float:
    """The same of a choice that is held by this process."""
    return table.watch.held.until if table.watch.held is not None else 0


def presence_of(table: LiveTable) -> Presence:
    """Who is here through this process."""
    persons = {client.person for client in table.clients}
    here = [at for at, seat in enumerate(table.charter.seats) if seat.person in persons]
    return Presence(here, sorted(table.hands), spectators(table), held_here(table))


def complete(table: LiveTable, info: TableInfo) -> None:
    """Say how a table stands that is played here, and who is there."""
    info.secrets = OWN in table.rules.layout.zone_kinds
    info.watching = spectators(table) + sum(there.watching for there in table.elsewhere.values())
    hands = hands_up(table)
    for at, seat in enumerate(info.seats):
        seat.here = is_here(table, at)
        seat.away = 0 if seat.here else table.away.get(at, 0)
        seat.hand = at in hands
    if table.game is not None:
        info.waiting, info.active, info.turn = table.game.waiting, table.game.state.active, table.game.state.turn


# --- other processes


def hear(table: LiveTable, told: Tidings) -> None:
    """Another process tells how far the table is, and who is there through it."""
    telling.tell_asked(table, told.asked)
    if told.presence is not None:
        table.elsewhere[told.process] = told.presence
        table.do(partial(views_changed, table))
    if told.number > table.told or told.revision > table.charter.revision or told.line > table.next_line:
        table.do(partial(table.hall.catch_up, table))


def views_changed(table: LiveTable) -> None:
    """People changed, and whether a choice is held: the job tells everyone."""
    table.draft.people = table.draft.refresh = True


def forget_dead(table: LiveTable, living: set[str]) -> None:
    """Who was here through a process that died is here no more."""
    if table.elsewhere.keys() - living:
        table.elsewhere = {process: there for process, there in table.elsewhere.items() if process in living}
        table.do(partial(people_changed, table))
