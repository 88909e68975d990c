"""TAL-11.7, 11.18 The windows: each kind of moment at which something may be used, once, with who is asked.

A window is a step for each seat, the active player first, then clockwise. Whoever used something is asked again before the
next. ``verbs.use`` says what each may use. Where the active player decides something anyway (the move, the movement roll, the
encounter, the end of the turn), the window is part of that decision.
"""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import (
    TAL_2_5,
    TAL_4_1,
    TAL_5_2,
    TAL_5_13,
    TAL_6_3,
    TAL_6_4,
    TAL_6_7,
    TAL_6_8,
    TAL_11_7,
    TAL_11_18,
)
from greathall.games.talisman.rules.conditions import spell_pending
from greathall.games.talisman.state import TalismanState
from greathall.kernel.state import Frame

BIT: Final = [1 << window for window in range(len(w.WINDOWS))]

OF_OWN_TURN: Final = [
    BIT[w.ANY_TIME],
    BIT[w.OWN_TURN] | BIT[w.ANY_TIME],
    BIT[w.BEFORE_MOVE] | BIT[w.OWN_TURN] | BIT[w.ANY_TIME],
    BIT[w.ROLLED_MOVEMENT],
    BIT[w.DIE_ROLLED],
    BIT[w.MEETING] | BIT[w.OWN_TURN] | BIT[w.ANY_TIME],
    BIT[w.EVADING],
    BIT[w.BEFORE_ATTACK_ROLL] | BIT[w.ANY_TIME],
    BIT[w.ATTACK_ROLLED] | BIT[w.ANY_TIME],
    BIT[w.SPELL_CAST],
    BIT[w.LIFE_AT_STAKE] | BIT[w.ANY_TIME],
    BIT[w.TURN_END] | BIT[w.OWN_TURN] | BIT[w.ANY_TIME],
]
"""What the active player may use at each moment: sentences of these windows (bits)."""

OF_OTHERS: Final = [
    BIT[w.ANY_TIME],
    0,
    0,
    0,
    BIT[w.DIE_ROLLED],
    0,
    BIT[w.EVADING],
    BIT[w.BEFORE_ATTACK_ROLL] | BIT[w.ANY_TIME],
    BIT[w.ATTACK_ROLLED] | BIT[w.ANY_TIME],
    BIT[w.SPELL_CAST],
    BIT[w.LIFE_AT_STAKE] | BIT[w.ANY_TIME],
    BIT[w.ANY_TIME],
]
"""What somebody else may use then."""

CLAUSES: Final = [
    TAL_11_7,
    TAL_11_7,
    TAL_4_1,
    TAL_2_5,
    TAL_2_5,
    TAL_5_2,
    TAL_6_3,
    TAL_6_4,
    TAL_6_7,
    TAL_11_18,
    TAL_6_8,
    TAL_5_13,
]
"""The clause that opens each window."""


def served(s: TalismanState, window: int, seat: int) -> int:
    """TAL-11.7  The windows (bits) whose sentences a seat may use at this moment."""
    return OF_OWN_TURN[window] if seat == s.active else OF_OTHERS[window]


def open_for(s: TalismanState, window: int, seat: int) -> None:
    """TAL-11.7  A moment of one character."""
    s.then(t.WINDOW, seat, window)


def open_for_all(s: TalismanState, window: int) -> None:
    """TAL-11.18  A moment of everybody: the active player first, then clockwise."""
    for seat in reversed(s.clockwise(s.active)):
        if s.is_in_play(seat) and served(s, window, seat):
            s.then(t.WINDOW, seat, window)


def open_for_others(s: TalismanState, window: int, but: int) -> None:
    """TAL-11.18  A moment of everybody but one."""
    for seat in reversed(s.clockwise(s.active)):
        if seat != but and s.is_in_play(seat) and served(s, window, seat):
            s.then(t.WINDOW, seat, window)


# --- what a window is about


def concerns(s: TalismanState, ask: Frame, seat: int) -> bool:
    """TAL-11.18  Whether a window is about this character: its fight, its die, its Life, a Spell that strikes it."""
    match ask.a:
        case w.DIE_ROLLED | w.EVADING | w.LIFE_AT_STAKE:
            return True
        case w.BEFORE_ATTACK_ROLL | w.ATTACK_ROLLED:
            return s.is_fighting(seat) or s.ally_owner == seat
        case w.SPELL_CAST:
            spell = spell_pending(s)
            return spell is not None and spell.b == seat
        case _:
            return seat == s.active


def fight_on(s: TalismanState) -> int:
    """TAL-6.1  The number of the fight that is on, 0 when none is."""
    for frame in s.stack:
        if frame.kind == t.FIGHT:
            return frame.a
    return 0
