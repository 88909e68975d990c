"""Personal links: the seats of one table move to another device, and the old one is cut off."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import delete, select

from greathall.server.persons import hash_of, new_secret
from greathall.server.refusals import Refused
from greathall.server.store.schema import links
from greathall.server.store.writer import Change, Lost

if TYPE_CHECKING:
    from greathall.server.hall import Hall
    from greathall.server.live import LiveTable

GOOD_FOR = 15 * 60
"""Seconds."""


async def new_link(hall: Hall, table: LiveTable, person: str) -> str:
    """A token that is good once, for a quarter of an hour."""
    if not table.charter.seats_of(person):
        raise Refused("error-not-your-seat")
    token = new_secret()
    until = time.time() + GOOD_FOR
    change = Change()
    change.insert(links, {"token": hash_of(token), "table": table.charter.id, "person": person, "until": until})
    await hall.write(change)
    return token


async def follow_link(hall: Hall, token: str, person: str) -> str:
    """The seats of the link's table get the secret of the browser that follows it."""
    wanted = select(links).where(links.c.token == hash_of(token), links.c.until > time.time())
    found = await hall.read(lambda c: c.execute(wanted).first())
    if found is None:
        raise Refused("error-link-spent")
    change = Change()
    change.checked.append(delete(links).where(links.c.token == hash_of(token)))
    try:
        await hall.write(change)
    except Lost:
        raise Refused("error-link-spent") from None
    table = await hall.table(found.table)
    await hall.job(table, partial(move_seats, table, found.person, person))
    return table.charter.id


def move_seats(table: LiveTable, before: str, after: str) -> None:
    """All that one browser had at a table is another's now."""
    if before == after:
        return
    for seat in table.charter.seats:
        if seat.person == before:
            seat.person = after
    if table.charter.host == before:
        table.charter.host = after
    table.draft.charter = True
    for client in table.clients:
        if client.person == before:
            client.bye("error-replaced")
