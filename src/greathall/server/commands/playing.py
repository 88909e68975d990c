"""Choosing, taking back, raising a hand, passing in advance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greathall.kernel.errors import GreatHallError, NotPossible
from greathall.server import holding, passing
from greathall.server.commands.checks import own_seat
from greathall.server.refusals import Refused, refused

if TYPE_CHECKING:
    from greathall.kernel.game import Game
    from greathall.server.live import LiveTable
    from greathall.server.protocol import Hand, Passes, Play, Undo


def play(table: LiveTable, person: str, command: Play) -> None:
    """A line of choices: it ends at the first that is not offered, and only if that is the first of all it is refused."""
    own_seat(table, person, command.seat)
    game = table.playing
    if command.question != game.question:
        raise Refused("error-question-closed")
    for at, words in enumerate(command.line):
        try:
            picked = game.read(words)
            check_asked(game, command.seat, at)
            if holding.hold(table, command.seat, picked, table.job):
                return
            table.play(command.seat, picked, 0)
        except GreatHallError as error:
            why = refused(error)
            if at == 0:
                raise why from None
            table.draft.reply.about, table.draft.reply.clause = words, why.clause
            return
    if command.seat in table.hands:
        table.hands.discard(command.seat)
        table.draft.people = True


def check_asked(game: Game, seat: int, at: int) -> None:
    """The rest of a line is for the same seat's decisions: it never interjects by accident."""
    if at and seat not in game.waiting:
        raise NotPossible("the line has come to its end")


def undo(table: LiveTable, person: str, command: Undo) -> None:
    """Take back the seat's own last choice; a choice that is still held is taken back first."""
    own_seat(table, person, command.seat)
    game = table.playing
    if holding.take_back(table, command.seat):
        return
    if game.undoable(command.seat) < 0:
        raise Refused("error-not-undoable")
    at = len(game.entries)
    game.undo(command.seat)
    table.went_on(at, [])


def hand(table: LiveTable, person: str, command: Hand) -> None:
    """A raised hand holds the others' closing choices for a while."""
    own_seat(table, person, command.seat)
    if command.up:
        table.check_playing()
        table.hands.add(command.seat)
    else:
        table.hands.discard(command.seat)
        holding.lowered(table)
    table.draft.people = True


def passes(table: LiveTable, person: str, command: Passes) -> None:
    """A standing pass for windows."""
    own_seat(table, person, command.seat)
    passing.stand(table, command.seat, command.until)
