"""TAL-5.1, 5.2 Which characters may be met: attacked, or struck in place of an attack."""

from greathall.games.talisman import sentences as w
from greathall.games.talisman.clauses import TAL_5_1, TAL_5_15, TAL_6_1, TAL_8_12, TAL_11_11
from greathall.games.talisman.rules.answers import allows
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import HALL, NONE
from greathall.kernel.rules import LEGAL


def attack_forbidden(s: TalismanState, seat: int, rival: int) -> int:
    """TAL-6.1, 8.12, 11.11  Only characters of the opposing faction, in play, outside the Great Hall."""
    if rival in (NONE, seat):
        return TAL_5_1
    if not s.is_in_play(rival):
        return TAL_11_11
    if s.box.ring[s.space[rival]] == HALL or s.box.ring[s.space[seat]] == HALL:
        return TAL_8_12
    if s.faction(rival) == s.faction(seat):
        return TAL_6_1
    may = allows(s, seat, w.MAY_ATTACK) and allows(s, rival, w.MAY_BE_ATTACKED)
    return LEGAL if may else TAL_5_15


def meeting_forbidden(s: TalismanState, seat: int, rival: int) -> int:
    """TAL-5.1  One character of the opposing faction on the own space, which may be attacked."""
    clause = attack_forbidden(s, seat, rival)
    return TAL_5_1 if clause == LEGAL and s.space[rival] != s.space[seat] else clause


def met_here(s: TalismanState, seat: int) -> list[int]:
    """TAL-5.1  The characters whom the seat may attack on its space."""
    return [rival for rival in range(s.seats) if s.side[rival] != NONE and meeting_forbidden(s, seat, rival) == LEGAL]
