"""TAL-11.9, 11.14, 11.15 Transmutation: a Ferret for so many of its own turns."""

from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import TAL_11_9, TAL_11_15
from greathall.games.talisman.state import TalismanState, added, changed


def transmute(s: TalismanState, seat: int, turns: int) -> None:
    """TAL-11.9, 11.15  The Ferret lies over the abilities; counted anew from now, but not in the turn it happened in."""
    s.ferret = changed(s.ferret, seat, turns)
    s.ferret_fresh = changed(s.ferret_fresh, seat, 1 if seat == s.active else 0)
    if seat == s.active:
        s.was_ferret = 1
    s.tell(t.TRANSMUTED, TAL_11_9, seat, turns)


def count_turn(s: TalismanState, seat: int) -> None:
    """TAL-11.15  One of the Ferret's turns is over, skipped ones too; the effect ends with the last."""
    if not s.ferret[seat]:
        return
    if s.ferret_fresh[seat]:
        s.ferret_fresh = changed(s.ferret_fresh, seat, 0)
        return
    s.ferret = added(s.ferret, seat, -1)
    if s.ferret[seat] == 0:
        s.tell(t.RESTORED, TAL_11_15, seat)
