"""YAH-12 The decisions of Voldemort's return: what might be chosen, what forbids it, what it does."""

from typing import Final

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts.clauses import YAH_12_7, YAH_12_8, YAH_12_9
from greathall.games.year_at_hogwarts.rules import windows
from greathall.games.year_at_hogwarts.rules import y12_horcruxes as horcruxes
from greathall.games.year_at_hogwarts.rules import y12_turn as y12
from greathall.games.year_at_hogwarts.state import YearState
from greathall.kernel.choices import choice, first, kind_of
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import Frame

BELONGS: Final = {
    c.ASK_NEXT_FIGURE: [t.USE, c.MOVE_FIGURE],
    c.ASK_HAND_OVER: [t.PASS, c.HAND_OVER],
    c.ASK_HORCRUX_ROLLED: [t.PASS, t.USE],
    c.ASK_CONJURE: [c.CONJURE],
    c.ASK_HIDE: [c.HIDE],
}


def candidates(s: YearState, ask: Frame) -> list[int]:
    """YAH-12  All that might be chosen, in ascending order."""
    match ask.kind:
        case c.ASK_NEXT_FIGURE:
            return y12.next_candidates(s)
        case c.ASK_HAND_OVER:
            return horcruxes.hand_over_candidates(s, ask.a)
        case c.ASK_HORCRUX_ROLLED:
            return [choice(t.PASS), *[choice(t.USE, at) for at in windows.ready(s, ask.a, w.HORCRUX_ROLLED)]]
        case c.ASK_CONJURE:
            return y12.conjure_candidates(s)
        case _:
            return [choice(c.HIDE, space) for space in y12.hiding_places(s)]


def forbidden(s: YearState, ask: Frame, picked: int) -> int:
    """YAH-12  The first clause against a choice, LEGAL when there is none."""
    if kind_of(picked) not in BELONGS[ask.kind]:
        return YAH_12_8
    match ask.kind:
        case c.ASK_NEXT_FIGURE:
            return y12.next_forbidden(s, picked)
        case c.ASK_HAND_OVER:
            return horcruxes.hand_over_forbidden(s, ask.a, picked)
        case c.ASK_HORCRUX_ROLLED:
            return LEGAL if picked in candidates(s, ask) else YAH_12_9
        case _:
            return LEGAL if picked in candidates(s, ask) else YAH_12_7


def act(s: YearState, ask: Frame, picked: int) -> None:
    """YAH-12  Do a legal choice; nothing where one passes."""
    match kind_of(picked):
        case c.MOVE_FIGURE:
            y12.move_next(s, picked)
        case t.USE:
            if ask.kind == c.ASK_NEXT_FIGURE:
                y12.move_next(s, picked)
            else:
                windows.use(s, ask.a, first(picked))
        case c.HAND_OVER:
            horcruxes.hand_over(s, ask.a, picked)
        case c.CONJURE:
            y12.conjure(s, ask.a, first(picked))
        case c.HIDE:
            y12.hide(s, ask.b, first(picked))
