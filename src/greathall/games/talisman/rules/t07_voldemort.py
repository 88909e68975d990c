"""TAL-7 Lord Voldemort attacks: the value is the attacked one's choice, a win an escape."""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import TAL_4_8, TAL_7_1, TAL_7_2, TAL_7_4
from greathall.games.talisman.rules import t06_fights as t06
from greathall.games.talisman.rules import windows
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import LOST, NONE, VALUES, VOLDEMORT, WON
from greathall.games.talisman.verbs import flow
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL


def attack(s: TalismanState, mover: int, seat: int) -> None:
    """TAL-4.8, 7.1  The character chosen may evade him, then chooses Magic or Strength."""
    s.tell(t.VOLDEMORT_ATTACKED, TAL_4_8, mover, seat)
    t06.begin(s, VOLDEMORT, seat, NONE)
    s.ask(t.ASK_VALUE, seat)
    windows.open_for(s, w.EVADING, seat)


def value_candidates() -> list[int]:
    """TAL-7.1  Magic or Strength."""
    return [choice(t.FIGHT_BY, value) for value in range(len(VALUES))]


def value_forbidden(picked: int) -> int:
    """TAL-7.1  Magic or Strength."""
    return LEGAL if first(picked) != NONE else TAL_7_1


def outcome(s: TalismanState) -> None:
    """TAL-7.2, 7.4  A win is an escape by his table; a loss costs a Life and ends one's own turn; a draw nothing."""
    seat = s.fighter
    if s.result == WON:
        s.tell(t.FIGHT_WON, TAL_7_2, seat)
        flow.trigger(s, w.FIGHT_WON, seat)
    elif s.result == LOST:
        s.tell(t.FIGHT_LOST, TAL_7_2, seat)
        s.then(t.TURN_ENDS, seat)
        flow.trigger(s, w.FIGHT_LOST, seat)
        s.then(t.LIFE_LOSS, seat)
    else:
        s.tell(t.FIGHT_DRAWN, TAL_7_4, seat)
        flow.trigger(s, w.FIGHT_DRAWN, seat)
