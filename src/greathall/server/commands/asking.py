"""Why not, a hint, and chat: what changes nothing in the game."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from greathall.bots import advise
from greathall.server.commands.checks import own_seat
from greathall.server.persons import clean
from greathall.server.protocol import Said
from greathall.server.refusals import Refused
from greathall.server.store.stories import LINES

if TYPE_CHECKING:
    from greathall.server.live import LiveTable
    from greathall.server.protocol import Hint, Say, Why


def why(table: LiveTable, person: str, command: Why) -> None:
    """The clause against each of these choices, as far as the seat knows."""
    own_seat(table, person, command.seat)
    game = table.playing
    view = game.view(command.seat)
    table.draft.reply.clauses = [view.why_not(game.read(words)) for words in command.choices]


def hint(table: LiveTable, person: str, command: Hint) -> None:
    """What an adept would do, and why; everyone is told that it was asked for."""
    own_seat(table, person, command.seat)
    game = table.playing
    if table.charter.house.hints == "nobody":
        raise Refused("error-hints-off")
    view = game.view(command.seat)
    picked, table.draft.reply.reason = advise(view)
    table.draft.reply.choice = "" if picked is None else view.name(picked)
    table.draft.asked.append(command.seat)


def say(table: LiveTable, person: str, command: Say) -> None:
    """Chat. Who has no seat speaks in the spectators' room."""
    text = clean(command.text)
    if not text:
        raise Refused("error-unreadable", "text")
    seats = table.charter.seats_of(person)
    said = Said(at=table.next_line, by="", text=text, time=time.time())
    if seats:
        said.seat, said.by = seats[0], table.charter.seats[seats[0]].name
    else:
        said.room, said.by = "spectators", table.hall.known(person).name
    table.lines = [*table.lines, said][-LINES:]
    table.draft.said.append(said)
