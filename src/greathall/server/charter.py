"""A table's charter: all that is stored about it beside its story. Its seats, its settings, how far it is."""

from __future__ import annotations

import msgspec

from greathall.server.protocol import House, Stage
from greathall.server.seats import Seat


class Charter(msgspec.Struct, kw_only=True):
    """Who sits at a table and what was agreed on. ``revision`` counts its changes."""

    id: str
    revision: int = 0
    name: str = ""
    game: str
    edition: str
    edition_hash: str
    options: dict[str, int]
    house: House = House()
    stage: Stage = "forming"
    host: str
    code: str | None = None
    commitment: str
    header: str = ""
    forked: str = ""
    tutorial: str = ""
    votes: dict[str, list[int]] = {}
    over: list[str] = []
    winners: list[int] = []
    made: float
    moved: float
    seats: list[Seat] = []

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person, with those where a bot sits in for it."""
        return [at for at, seat in enumerate(self.seats) if seat.person == person and person]
