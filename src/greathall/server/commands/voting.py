"""What the others must agree to: going back further than one may alone, and going on without somebody absent.

A vote is open until all have agreed, somebody refuses, or the game goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from greathall.kernel.game import replayed
from greathall.kernel.records import Chosen
from greathall.server.commands.checks import own_seat, seat_of
from greathall.server.presence import is_here
from greathall.server.refusals import Refused

if TYPE_CHECKING:
    from greathall.kernel.game import Game
    from greathall.server.live import LiveTable
    from greathall.server.protocol import AskBack, Vote


def ask_back(table: LiveTable, person: str, command: AskBack) -> None:
    """Ask the others to let the game go back; bots have their fixed rule."""
    own_seat(table, person, command.seat)
    game = table.playing
    if not is_moment(game, command.to):
        raise Refused("error-no-such-entry")
    for at, seat in enumerate(table.charter.seats):
        if seat.kind == "bot" and has_chosen(game, at, command.to):
            raise Refused("error-not-undoable", f"{at}")
    agree(table, f"back:{command.to}", command.seat)


def vote(table: LiveTable, person: str, command: Vote) -> None:
    """Agree, or refuse: one who refuses ends the vote."""
    own_seat(table, person, command.seat)
    table.check_playing()
    about, number = command.about.split(":")
    if about == "past":
        check_absent(table, int(number), command.seat)
    elif command.about not in table.charter.votes:
        raise Refused("error-no-such-vote")
    if command.agree:
        agree(table, command.about, command.seat)
    else:
        table.charter.votes.pop(command.about, None)
        table.draft.charter = True


def is_moment(game: Game, at: int) -> bool:
    """Whether a seat had to decide after this entry, and the game has gone on since."""
    if game.history is None or at not in game.history:
        game.history = replayed(game.rules, game.entries).history or {}
    return at in game.history and at < len(game.entries) - 1


def has_chosen(game: Game, seat: int, since: int) -> bool:
    """A bot agrees to go back as long as it has chosen nothing itself since then."""
    return any(isinstance(entry, Chosen) and entry.seat == seat for entry in game.entries[since + 1 :])


def check_absent(table: LiveTable, seat: int, by: int) -> None:
    """Only who must decide and is not there is voted past."""
    absent = seat_of(table, seat)
    if seat == by or absent.kind != "person" or is_here(table, seat) or seat not in table.playing.waiting:
        raise Refused("error-no-such-vote")


def agree(table: LiveTable, about: str, seat: int) -> None:
    """Count a seat's consent, and do it when all agree who are there."""
    votes = table.charter.votes
    votes[about] = sorted({*votes.get(about, []), seat})
    table.draft.charter = True
    if set(voters(table)) <= set(votes[about]):
        what, number = about.split(":")
        if what == "past":
            table.charter.seats[int(number)].sit_in("apprentice")
            table.change_holder(int(number))
        else:
            take_back(table, int(number), votes[about])


def voters(table: LiveTable) -> list[int]:
    """The seats whose consent is needed: those of persons who are there."""
    return [at for at, seat in enumerate(table.charter.seats) if seat.kind == "person" and is_here(table, at)]


def take_back(table: LiveTable, to: int, seats: list[int]) -> None:
    """Let the game go back to what was after this entry."""
    game = table.playing
    at = len(game.entries)
    game.take_back(to, seats)
    table.went_on(at, [])


def expire(table: LiveTable) -> None:
    """The game went on: what was voted on is no longer what it was."""
    if table.charter.votes:
        table.charter.votes = {}
        table.draft.charter = True
