"""What may be pending together in Death Eaters Rising: where a position that is written down could go on."""

from typing import Final

from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising.rules.d4_assign import ability
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.games.death_eaters_rising.terms import FIRST_ABILITY, NONE, WIZARDS
from greathall.kernel.state import STEP, Frame

ROUND: Final = (t.TURN, t.POOL, t.ROLLS)
"""Steps that lie beneath everything else: the game goes on with them."""
BENEATH: Final = (t.ASK_TRAVEL, t.ASK_ROLL, t.ASK_ASSIGN, t.ASK_END, *ROUND)
"""The decisions need nothing beneath them: what comes next follows from the choice."""
OF_NOBODY: Final = (*ROUND, t.DEAL, t.VOLDEMORT, t.DARK_MARKS, t.PENALTIES)
MAY_WAIT: Final = (t.ASK_TAKE_TOKEN, t.ASK_MAY_HEAL)
"""Decisions beneath another: every player is asked in turn."""


def fault_of(s: DeathEatersState, frame: Frame, is_last: bool) -> str:
    """What is wrong with something that is pending, empty when nothing is."""
    kind, box = frame.kind, s.box
    if kind < STEP and not is_last and kind not in MAY_WAIT:
        return "is asked before anything else"
    if kind >= STEP and frame.seat == NONE and kind not in OF_NOBODY:
        return "is of a seat"
    if kind == t.ABILITY:
        of_wizard = 0 <= frame.a < WIZARDS or frame.a >= FIRST_ABILITY
        return "" if of_wizard and 0 <= frame.b < len(ability(s, frame.a)) else "is no sentence of an ability"
    if kind == t.DEATH_EATER:
        of_death_eater = WIZARDS <= frame.a < len(box.acts) and 0 <= frame.b < len(box.acts[frame.a])
        return "" if of_death_eater and frame.c != NONE else "is no sentence of a Death Eater"
    if kind == t.PENALTY:
        known = frame.a != NONE and 0 <= frame.b < len(box.place_acts[frame.a])
        return "" if known else "is no sentence of a place"
    return ""
