"""TAL-4.16 Where effects lead: teleports, and what happens to who leaves a space."""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import TAL_4_16, TAL_8_5
from greathall.games.talisman.sentences import Act
from greathall.games.talisman.state import TalismanState, changed
from greathall.games.talisman.terms import HALL, INNER, NONE, OUTER


def destinations(s: TalismanState, act: Act, seat: int, them: int) -> list[int]:
    """TAL-4.16  The spaces to which a sentence may take a character: never into the Inner Region, nor into the Hall."""
    here = s.space[seat]
    return [space for space in named(s, act, here, them) if space != here and is_open(s, seat, space)]


def named(s: TalismanState, act: Act, here: int, them: int) -> list[int]:
    """TAL-5.8  The spaces that a sentence names."""
    match act.to:
        case w.REGION:
            return [space for space, ring in enumerate(s.box.ring) if ring == s.box.ring[here]]
        case w.NEIGHBOUR:
            return neighbours(s, here)
        case w.FACING:
            return facing(s, here)
        case w.THEIR_SPACE:
            return [s.space[them]] if them != NONE else []
        case _:
            return act.spaces


def neighbours(s: TalismanState, here: int) -> list[int]:
    """TAL-4.2  The next spaces of the region, either way."""
    return [space for space in (s.box.beside(here, 1), s.box.beside(here, -1)) if space != NONE]


def facing(s: TalismanState, here: int) -> list[int]:
    """TAL-4.9, 4.12  The spaces opposite: of an Outer one the Middle one, of a Middle one all that face it."""
    if s.box.ring[here] == OUTER:
        return [s.box.facing[here]]
    return s.box.faced_by[here]


def is_open(s: TalismanState, seat: int, space: int) -> bool:
    """TAL-4.16  Nothing leads into the Inner Region from outside, nor into the Great Hall."""
    if s.box.ring[space] == HALL:
        return False
    return s.box.region[space] != INNER or s.region(seat) == INNER


def stand_on(s: TalismanState, seat: int, space: int) -> None:
    """TAL-4.16, 8.1  The figure stands there; who leaves a station or the castle loses what held there."""
    if space != s.box.kings_cross:
        s.may_cross = changed(s.may_cross, seat, 0)
    s.space = changed(s.space, seat, space)
    if s.region(seat) != INNER:
        s.turned_back = changed(s.turned_back, seat, 0)


def teleport(s: TalismanState, seat: int, space: int, clause: int = TAL_4_16) -> None:
    """TAL-4.16  A character is put onto a space."""
    stand_on(s, seat, space)
    s.tell(t.TELEPORTED, clause, seat, space)


def enter_hall(s: TalismanState, seat: int) -> None:
    """TAL-8.5  Out of the Room of Requirement into the Great Hall."""
    stand_on(s, seat, s.box.great_hall)
    s.tell(t.ENTERED_HALL, TAL_8_5, seat)
