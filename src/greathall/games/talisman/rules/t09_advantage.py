"""TAL-9 The Advantage token: which side is up, and what it adds and subtracts in a fight."""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import TAL_5_4, TAL_6_15, TAL_9_1, TAL_9_2, TAL_9_3, TAL_9_4, TAL_9_5, TAL_9_6
from greathall.games.talisman.rules.answers import allows
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import ENEMIES, IN_TEXT, NONE, ORDER, RIVALS
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL


def bonus(s: TalismanState, seat: int) -> int:
    """TAL-9.1, 9.6  1 for a character of the side that is up, against anybody who is not neutral."""
    counts = s.faction(seat) == s.advantage and not is_neutral(s) and allows(s, seat, w.HAS_ADVANTAGE)
    return 1 if counts else 0


def penalty(s: TalismanState, seat: int) -> int:
    """TAL-9.1, 9.4  1 for each Enemy of the side that is up; between characters nobody subtracts anything."""
    if s.fight == RIVALS or s.faction(seat) == s.advantage:
        return 0
    enemies = 0
    if s.fight == IN_TEXT:
        enemies = 1 if s.box.acts[s.text].side == s.advantage else 0
    for enemy in s.enemies:
        enemies += 1 if s.box.side_of[s.box.record_of[enemy]] == s.advantage else 0
    return enemies if enemies and allows(s, seat, w.HAS_ADVANTAGE) else 0


def is_neutral(s: TalismanState) -> bool:
    """TAL-9.3, 7.1  Whether the foe belongs to nobody: a neutral Enemy, or Voldemort."""
    if s.fight == IN_TEXT:
        return s.box.acts[s.text].side == NONE
    if s.fight == ENEMIES:
        for enemy in s.enemies:
            if s.box.side_of[s.box.record_of[enemy]] != NONE:
                return False
    return s.fight != RIVALS


def tell(s: TalismanState, seat: int) -> None:
    """TAL-6.15, 9.1 to 9.4, 9.6  What the token adds to a score and subtracts from it is told."""
    added, taken = bonus(s, seat), penalty(s, seat)
    if added:
        clause = TAL_9_1 if s.advantage == ORDER else TAL_9_2
        if s.fight == RIVALS:
            clause = TAL_6_15 if seat == s.fighter else TAL_9_6
        s.tell(t.ADVANTAGE_COUNTED, clause, seat, added)
    if taken:
        clause = TAL_9_4 if taken > 1 else TAL_9_1 if s.advantage == ORDER else TAL_9_2
        s.tell(t.PENALTY_COUNTED, clause, seat, taken)
    if is_neutral(s):
        s.tell(t.NO_ADVANTAGE, TAL_9_3, seat)


def turn_over(s: TalismanState) -> None:
    """TAL-5.4  The token is turned over once for the Events that a character drew."""
    s.advantage = 1 - s.advantage
    s.tell(t.ADVANTAGE_TURNED, TAL_5_4, s.advantage)


def turn_to(s: TalismanState, side: int) -> None:
    """TAL-9.5  An effect turns the token to a side; nothing happens if that side is up."""
    if s.advantage == side:
        s.tell(t.ADVANTAGE_STAYED, TAL_9_5, side)
        return
    s.advantage = side
    s.tell(t.ADVANTAGE_TURNED, TAL_9_5, side)


def side_candidates() -> list[int]:
    """TAL-9.5  The side of one's choice."""
    return [choice(t.TURN_TO, side) for side in (0, 1)]


def side_forbidden(picked: int) -> int:
    """TAL-9.5  The token has two sides."""
    return LEGAL if first(picked) != NONE else TAL_9_5
