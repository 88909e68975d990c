"""TAL-4.1, 5.13, 11.16 A turn from its beginning to the next one's: what it consists of, and what runs out with it."""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import TAL_3_5, TAL_4_1, TAL_5_13, TAL_11_16
from greathall.games.talisman.rules import t03_setup as t03
from greathall.games.talisman.rules import t11_ferret as ferret
from greathall.games.talisman.rules import windows
from greathall.games.talisman.state import STANDING, TalismanState, added
from greathall.games.talisman.terms import NONE
from greathall.games.talisman.verbs import flow


def begin(s: TalismanState) -> None:
    """TAL-4.1  A move, then an encounter; the dead come back first, and a lost turn is skipped."""
    seat = s.active
    s.turn += 1
    s.new_turn()
    run_out(s, w.UNTIL_NEXT_TURN, seat)
    s.then(t.NEXT, seat)
    if s.lost_turns[seat]:
        skip(s, seat)
        return
    s.tell(t.TURN_BEGAN, TAL_4_1, seat, s.turn)
    s.then(t.END_PHASE, seat)
    s.then(t.BEGIN_MOVE, seat)
    if s.away[seat]:
        t03.come_back(s, seat)


def skip(s: TalismanState, seat: int) -> None:
    """TAL-11.16  In a skipped turn nothing of the own turn happens; a Ferret's skipped turn counts."""
    s.lost_turns = added(s.lost_turns, seat, -1)
    s.tell(t.TURN_SKIPPED, TAL_11_16, seat)
    ferret.count_turn(s, seat)


def begin_move(s: TalismanState, seat: int) -> None:
    """TAL-4.1  What happens at the beginning of a turn, then the move; in the Great Hall the fight goes on instead."""
    s.was_ferret = 1 if s.ferret[seat] else 0
    s.then(t.ARRIVE if s.space[seat] == s.box.great_hall else t.MOVE, seat)
    flow.trigger(s, w.TURN_BEGUN, seat)


def next_turn(s: TalismanState) -> None:
    """TAL-3.5, 5.13  The turn is over; then clockwise, but for who has a turn more."""
    seat = s.active
    s.tell(t.TURN_OVER, TAL_5_13, seat)
    s.has_cast = s.box.zeros
    run_out(s, w.FOR_TURN, seat)
    s.used = [code for code in s.used if s.box.acts[code >> 3].often == w.ONCE_A_GAME]
    if s.extra_turns[seat]:
        s.extra_turns = added(s.extra_turns, seat, -1)
        s.tell(t.EXTRA_TURN, TAL_3_5, seat)
    else:
        s.active = (seat + 1) % s.seats
        s.tell(t.NEXT_SEAT, TAL_3_5, s.active)
    s.then(t.TURN)


def end_phase(s: TalismanState, seat: int) -> None:
    """TAL-5.13  The end steps; the turns of a Ferret are counted when they are done."""
    s.new_encounter()
    s.trying = NONE
    s.then(t.FERRET_COUNTS, seat)
    windows.open_for_others(s, w.TURN_END, seat)
    s.then(t.END_STEPS, seat)


def run_out(s: TalismanState, duration: int, seat: int) -> None:
    """TAL-11.16  What stood for this turn, or until this seat's next turn, stands no more."""
    kept: list[int] = []
    for at in range(0, len(s.standing), STANDING):
        if s.box.acts[s.standing[at]].duration != duration or (
            duration == w.UNTIL_NEXT_TURN and s.standing[at + 1] != seat
        ):
            kept += s.standing[at : at + STANDING]
        else:
            s.tell(t.RAN_OUT, TAL_11_16, s.standing[at + 1], s.standing[at])
    s.standing = kept
