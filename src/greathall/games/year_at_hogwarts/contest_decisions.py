"""The decisions of fights, of the match and of Voldemort's return: what might be chosen, what forbids it, what it does."""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts.rules import y10_choices, y11_choices, y12_choices
from greathall.games.year_at_hogwarts.state import YearState
from greathall.kernel.state import Frame


def are_legal(ask: Frame) -> bool:
    """YAH-10.5, YAH-11.10  Where cards are played the whole hand is listed, and each of them is asked about."""
    is_in_fight = c.ASK_ATTACK <= ask.kind <= c.ASK_FALLING
    return not is_in_fight and not c.ASK_SEEK <= ask.kind <= c.ASK_WHISTLE


def candidates(s: YearState, ask: Frame, seat: int) -> list[int]:
    """YAH-10, YAH-11, YAH-12  All that might be chosen, in ascending order."""
    if ask.kind < c.ASK_CALL:
        return y10_choices.candidates(s, ask)
    if ask.kind < c.ASK_NEXT_FIGURE:
        return y11_choices.candidates(s, ask)
    return y12_choices.candidates(s, ask)


def forbidden(s: YearState, ask: Frame, seat: int, picked: int) -> int:
    """YAH-10, YAH-11, YAH-12  The first clause against a choice, LEGAL when there is none."""
    if ask.kind < c.ASK_CALL:
        return y10_choices.forbidden(s, ask, picked)
    if ask.kind < c.ASK_NEXT_FIGURE:
        return y11_choices.forbidden(s, ask, picked)
    return y12_choices.forbidden(s, ask, picked)


def act(s: YearState, ask: Frame, seat: int, picked: int) -> None:
    """YAH-10, YAH-11, YAH-12  Do a legal choice."""
    if ask.kind < c.ASK_CALL:
        y10_choices.act(s, ask, picked)
    elif ask.kind < c.ASK_NEXT_FIGURE:
        y11_choices.act(s, ask, picked)
    else:
        y12_choices.act(s, ask, picked)
