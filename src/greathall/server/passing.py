"""Windows: bots and standing passes answer them after a time that does not depend on what anybody holds.

The time is counted from when something last happened, not from each seat's question: five who pass by themselves take no
longer than one. A standing pass belongs to the table, not to the game; it is stored with the turn or the fight in which it was
given.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from greathall.kernel.choices import choice
from greathall.server.refusals import Refused

if TYPE_CHECKING:
    from greathall.kernel.rules import Rules
    from greathall.kernel.state import State
    from greathall.server.keeper import Agenda
    from greathall.server.live import LiveTable

PASS: Final = "pass"
"""The word of the choice with which a seat lets a window go by, in every game that has windows."""
DELAY: Final = 0.3
"""Seconds from the moment that opened a window to the answers that come by themselves."""


def agenda(table: LiveTable) -> Agenda:
    """The standing passes that answer what is asked."""
    assert table.game is not None
    passing = [seat for seat in table.game.waiting if passes(table, seat)]
    return [(table.watch.moment + DELAY, partial(table.do, partial(give, table, seat))) for seat in passing]


def is_window(rules: Rules, s: State) -> bool:
    """Whether a window is open."""
    return bool(s.stack) and rules.is_window(s, s.stack[-1])


def offered(rules: Rules, s: State, seat: int) -> list[str]:
    """The standing passes that a seat may give in the window that it is asked in."""
    if not is_window(rules, s) or not s.stack[-1].asks(seat):
        return []
    found = ["concerns"] if s.active == seat else ["turn", "concerns"]
    return [*found, "fight"] if rules.fight_on(s) else found


def stand(table: LiveTable, seat: int, until: str) -> None:
    """A seat passes by itself from now on: until its turn, for this fight, or where a window does not concern it."""
    game = table.playing
    fight = game.rules.fight_on(game.state)
    if until == "fight" and not fight:
        raise Refused("error-not-offered", until)
    given = {"turn": f"turn:{game.state.turn}", "fight": f"fight:{fight}"}
    table.charter.seats[seat].passes = given.get(until, until)
    table.draft.charter = True


def passes(table: LiveTable, seat: int) -> bool:
    """Whether a seat's standing pass holds for what it is asked."""
    game, sat = table.game, table.charter.seats[seat]
    assert game is not None
    s = game.state
    if not sat.passes or sat.kind != "person" or not is_window(game.rules, s):
        return False
    until, _, given = sat.passes.partition(":")
    match until:
        case "turn":
            return s.active != seat
        case "fight":
            return game.rules.fight_on(s) == int(given)
        case _:
            return not game.rules.concerns(s, s.stack[-1], seat)


def give(table: LiveTable, seat: int) -> None:
    """Pass, if it still holds."""
    game = table.playing
    if seat in game.waiting and passes(table, seat):
        table.play(seat, choice(game.rules.names.choice_kinds[PASS]), 0)


def expire(table: LiveTable) -> None:
    """After the game went on: a pass until one's own turn ends when that begins, one for a fight with the fight."""
    assert table.game is not None
    s = table.game.state
    for at, seat in enumerate(table.charter.seats):
        until, _, given = seat.passes.partition(":")
        turn_came = until == "turn" and s.active == at and s.turn > int(given)
        if turn_came or (until == "fight" and table.rules.fight_on(s) != int(given)):
            seat.passes = ""
            table.draft.charter = True
