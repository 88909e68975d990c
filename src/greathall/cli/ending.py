"""The end of a game: who won and by which clauses, whether the dice were fair, and what was rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greathall.cli.screen import headline
from greathall.games import verify
from greathall.kernel.records import Chanced, parse

if TYPE_CHECKING:
    from greathall.cli.session import Session


def finish(session: Session) -> None:
    """Show the last table and everything that is to be said at the end."""
    screen = session.screen
    screen.show(session.table.draw(session.game.view().facts(), texts=False))
    screen.show(headline(f" {outcome(session)} "))
    result = session.game.result
    for clause in result.clauses if result else []:
        screen.say(f"{clause}  {session.text.clause(clause)}")
    screen.say("")
    screen.say(checked(session))
    for line in session.table.statistics([words for _, events in session.story for words, _ in events]):
        screen.say(line)


def outcome(session: Session) -> str:
    """Who won."""
    winners = session.game.result.winners if session.game.result else []
    if len(winners) == session.game.seats:
        return session.say("all-win")
    if not winners:
        return session.say("all-lose")
    return session.say("some-win", players=session.text.listed((session.text.players[seat] for seat in winners), "and"))


def checked(session: Session) -> str:
    """That the dice were those of the key, which is known now. The game is read back and verified for this."""
    record = session.game.record()
    verify(parse(record.dump()))
    outcomes = sum(isinstance(linked.entry, Chanced) for linked in record.entries)
    return session.say("dice-checked", outcomes=outcomes)
