"""A seat of a table: who has it, and what is stored of that."""

from __future__ import annotations

from typing import Literal

import msgspec

from greathall.server.protocol import SeatInfo

Kind = Literal["open", "person", "bot"]


class Seat(msgspec.Struct, kw_only=True):
    """Who has a seat. Of a bot that sits in, ``person`` is the one it sits in for."""

    kind: Kind = "open"
    person: str = ""
    name: str = ""
    level: str = ""
    favourite: str = ""
    ready: bool = False
    left: float = 0
    passes: str = ""
    """The standing pass, with the number of the turn or the fight in which it was given."""
    nonce: str = ""

    def give(self, person: str, name: str, favourite: str = "", nonce: str = "") -> None:
        """A person has the seat from now on."""
        self.kind, self.person, self.name, self.level = "person", person, name, ""
        self.favourite, self.nonce, self.ready = favourite, nonce or self.nonce, False

    def sit_in(self, level: str) -> None:
        """A bot plays for the seat's person."""
        self.kind, self.level, self.passes = "bot", level, ""

    def give_back(self) -> None:
        """The person whom a bot sat in for has the seat again."""
        self.kind, self.level = "person", ""

    def clear(self, level: str = "") -> None:
        """Nobody's seat any more: open, or a bot's of this level."""
        self.kind, self.level = ("bot", level) if level else ("open", "")
        self.person, self.name, self.favourite, self.passes, self.ready = "", "", "", "", False

    def holder(self) -> str:
        """Who holds the seat, as the record says it: without names."""
        return f"bot-{self.level}" if self.kind == "bot" else self.kind

    def info(self, is_mine: bool) -> SeatInfo:
        """What everyone at the table sees of it; the standing pass is the seat's own."""
        return SeatInfo(
            kind=self.kind,
            name=self.name,
            level=self.level,
            favourite=self.favourite,
            ready=self.ready,
            left=self.left,
            passes=self.passes.partition(":")[0] if is_mine else "",
        )
