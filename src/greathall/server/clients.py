"""A connection to a table, as the table sees it: who is there, and what is on its way to them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from greathall.server.protocol import Bye, Message, Said

if TYPE_CHECKING:
    from collections.abc import Iterable

    from greathall.server.protocol import ErrorId
    from greathall.server.wire import Wire

MOST_WAITING = 300
"""Messages on their way to a page that does not read; then it is cut off, and may resume."""
NOTHING_YET = -2
encode = msgspec.json.Encoder().encode


class Client:
    """One page at one table. ``number`` is the last entry that it was told of."""

    def __init__(self, person: str, wire: Wire) -> None:
        self.person = person
        self.wire = wire
        self.seats: list[int] = []
        self.number = NOTHING_YET
        self.ended = asyncio.Event()
        """Set when nothing more is to be said or heard."""

    def send(self, message: bytes) -> None:
        """Put an encoded message on its way."""
        if self.ended.is_set():
            return
        self.wire.say(message)
        if len(self.wire.outgoing) > MOST_WAITING:
            self.ended.set()

    def tell(self, message: Message) -> None:
        """Put a message on its way."""
        self.send(encode(message))

    def tell_lines(self, lines: Iterable[Said]) -> None:
        """What was said, as far as it is for this page: players do not hear the spectators' room."""
        for said in lines:
            if said.room == "players" or not self.seats:
                self.tell(said)

    def bye(self, error: ErrorId) -> None:
        """Close the connection, and say why."""
        self.tell(Bye(error=error))
        self.ended.set()
