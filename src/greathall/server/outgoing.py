"""The one door through which everything about a table leaves for a reader: nothing here that its seats may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from greathall.kernel.events import SPECTATOR
from greathall.server import books, passing, presence
from greathall.server.protocol import SeatView, TableInfo
from greathall.server.story import readers_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from greathall.kernel.position import View
    from greathall.server.charter import Charter
    from greathall.server.live import LiveTable
    from greathall.server.story import Step

encode = msgspec.json.Encoder().encode


class EncodedUpdate(msgspec.Struct, kw_only=True, tag_field="is", tag="update", omit_defaults=True):
    """An ``Update`` whose parts are encoded already."""

    number: int
    happened: list[msgspec.Raw] = []
    views: dict[str, msgspec.Raw] = {}
    fresh: bool = False


class EncodedView(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A ``SeatView`` on its way out: its facts are what the game made."""

    facts: dict[str, object]
    undo: bool = False
    closing: list[str] = []
    held: float = 0
    passes: list[str] = []


Public = dict[int, msgspec.Raw]
"""Steps that all readers may know alike, by number: encoded once for all of them."""


def update(table: LiveTable, seats: Sequence[int], steps: list[Step], public: Public, fresh: bool = False) -> bytes:
    """These steps and how things stand now, for a reader with these seats."""
    happened = [encoded_step(step, readers_of(seats), public) for step in steps]
    return encode(EncodedUpdate(number=table.number, happened=happened, views=views(table, seats), fresh=fresh))


def encoded_step(step: Step, readers: Sequence[int], public: Public) -> msgspec.Raw:
    """A step, as a reader may know it."""
    encoded = public.get(step.at)
    if encoded is not None:
        return encoded
    if step.is_public:
        public[step.at] = encoded = msgspec.Raw(encode(step.whole()))
        return encoded
    return msgspec.Raw(encode(step.happened(readers)))


def views(table: LiveTable, seats: Sequence[int]) -> dict[str, msgspec.Raw]:
    """The views of a reader's seats, or a spectator's. Each is made once a change, for all connections that get it."""
    found: dict[str, msgspec.Raw] = {}
    if table.game is None:
        return found
    for seat in seats or (None,):
        if seat not in table.views:
            undo = seat is not None and table.game.undoable(seat) >= 0
            shown = view_on_its_way(table.game.view(seat), undo, presence.held_until(table))
            table.views[seat] = msgspec.Raw(encode(shown))
        found["-" if seat is None else str(seat)] = table.views[seat]
    return found


def view_on_its_way(view: View, undo: bool = False, held: float = 0) -> EncodedView:
    """The game as a seat (or a spectator) may know it."""
    passes = passing.offered(view.rules, view.world, view.seat) if view.seat != SPECTATOR else []
    closing = [view.name(picked) for picked in view.options if view.closing(picked)]
    return EncodedView(facts=view.facts(), undo=undo, closing=closing, held=held, passes=passes)


def seat_view(view: View) -> SeatView:
    """The same, as a part of an answer over HTTP."""
    shown = view_on_its_way(view)
    return SeatView(facts=msgspec.Raw(encode(shown.facts)), closing=shown.closing, passes=shown.passes)


def table_info(charter: Charter, person: str, live: LiveTable | None = None) -> TableInfo:
    """A table's people and settings as this person sees them; of a table that is played here, how it stands too."""
    mine = charter.seats_of(person)
    info = TableInfo(
        id=charter.id,
        name=charter.name,
        game=charter.game,
        edition=charter.edition,
        book=books.address(charter.game, charter.edition_hash),
        options=charter.options,
        house=charter.house,
        stage=charter.stage,
        seats=[seat.info(at in mine) for at, seat in enumerate(charter.seats)],
        host=charter.host == person,
        mine=mine,
        code=charter.code or "",
        commitment=charter.commitment,
        forked=charter.forked,
        tutorial=charter.tutorial,
        over=charter.over,
        winners=charter.winners,
        votes=charter.votes,
        moved=charter.moved,
    )
    if live is not None:
        presence.complete(live, info)
    return info
