"""TAL-11.2, 11.3, 11.6 The limits: computed, never stored. The kernel settles them before anything is decided."""

from greathall.games.talisman import sentences as w
from greathall.games.talisman.rules.answers import magic_for_spells, number
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import ALLY_LIMIT, OBJECT_LIMIT, SPELL_LIMITS


def object_limit(s: TalismanState, seat: int) -> int:
    """TAL-11.2  At most 4 Objects, unless a card allows more."""
    return number(s, seat, w.OBJECT_LIMIT, OBJECT_LIMIT)


def ally_limit(s: TalismanState, seat: int) -> int:
    """TAL-11.3  At most 3 Allies at the end of the turn."""
    return number(s, seat, w.ALLY_LIMIT, ALLY_LIMIT)


def spell_limit(s: TalismanState, seat: int) -> int:
    """TAL-11.6, 11.17  The number of Spells for the total Magic, without bonuses of fights and places."""
    magic = min(magic_for_spells(s, seat), len(SPELL_LIMITS) - 1)
    return max(0, number(s, seat, w.SPELL_LIMIT, SPELL_LIMITS[magic]))
