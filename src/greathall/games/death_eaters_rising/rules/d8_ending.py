"""DER-8 The end of the game: all win or all lose."""

from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising.clauses import DER_8_1, DER_8_2, DER_8_3, DER_8_4, DER_8_5, DER_8_6
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.games.death_eaters_rising.terms import FULL, HOSPITAL_LIMIT, LOST_PLACES, VOLDEMORT


def check_victory(s: DeathEatersState, goal: int) -> bool:
    """DER-8.1  Won there and then when Voldemort has as much damage as the variant asks."""
    if s.damage[VOLDEMORT] < goal:
        return False
    s.tell(t.WON, DER_8_1)
    s.end(DER_8_1, (1 << s.seats) - 1)
    s.tell(t.GAME_ENDED, DER_8_6)
    return True


def check_losses(s: DeathEatersState) -> bool:
    """DER-8.6  The losses are checked together, and all that hold are named."""
    for clause, holds in (
        (DER_8_2, len(s.piles[s.box.hospital]) >= HOSPITAL_LIMIT[s.seats]),
        (DER_8_3, any(not s.team(seat) for seat in range(s.seats))),
        (DER_8_4, len(s.piles[s.box.fallen]) >= LOST_PLACES),
        (DER_8_5, any(is_lost(s, location) for location in range(3))),
    ):
        if holds:
            s.tell(t.LOST, clause)
            s.end(clause, 0)
    if s.ending:
        s.tell(t.GAME_ENDED, DER_8_6)
    return bool(s.ending)


def is_lost(s: DeathEatersState, location: int) -> bool:
    """DER-8.5  Both its places are corrupted, and 5 corruption lies on the location itself (a place that falls leaves 0)."""
    return not s.places(location) and s.corruption[location] == FULL
