"""TAL-10 Evading: an Enemy, a character or Voldemort, in the Outer and Middle Regions."""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import TAL_6_16, TAL_6_19, TAL_7_3, TAL_10_1, TAL_10_2, TAL_10_3
from greathall.games.talisman.rules.answers import allows
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import IN_TEXT, INNER, NO_FIGHT, NONE, RIVALS, VOLDEMORT
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL


def evading_forbidden(s: TalismanState, seat: int) -> int:
    """TAL-10.2  Who is attacked may evade, but not in the Inner Region, and not where a card forbids it."""
    if s.fight == NO_FIGHT or seat != evader(s):
        return TAL_10_1
    if s.region(s.fighter) == INNER or s.region(seat) == INNER:
        return TAL_6_19
    return LEGAL if allows(s, seat, w.MAY_EVADE) else TAL_10_2


def evader(s: TalismanState) -> int:
    """TAL-6.11  The character that is attacked: the rival, or whoever fights an Enemy or Voldemort."""
    return s.rival if s.fight == RIVALS else s.fighter


def may_evade(s: TalismanState, seat: int) -> bool:
    """TAL-10.2  Whether a character may evade whoever it fights."""
    return evading_forbidden(s, seat) == LEGAL


def evade(s: TalismanState, seat: int, at: int) -> None:
    """TAL-10.1  Neither affects the other in any way. Of several Enemies one is evaded, and the others fight."""
    if s.fight == RIVALS:
        s.tell(t.EVADED_CHARACTER, TAL_10_1, seat, s.fighter)
        s.unwind(t.FIGHT)
        s.then(t.TURN_ENDS, s.fighter)
    elif s.fight == VOLDEMORT:
        s.tell(t.EVADED_VOLDEMORT, TAL_7_3, seat)
        s.unwind(t.FIGHT)
    elif s.fight == IN_TEXT:
        s.tell(t.EVADED, TAL_10_2, seat, NONE)
        s.unwind(t.FIGHT)
    elif len(s.enemies) > 1:
        s.ask(t.ASK_ENEMY, seat, at)
    else:
        evade_enemy(s, seat, s.enemies[0])


def evade_enemy(s: TalismanState, seat: int, enemy: int) -> None:
    """TAL-10.3  The evaded Enemy stays; when all are evaded the encounter goes on."""
    s.tell(t.EVADED, TAL_10_3 if len(s.enemies) == 1 else TAL_6_16, seat, enemy)
    take_out(s, enemy)


def take_out(s: TalismanState, enemy: int) -> None:
    """TAL-6.16  One Enemy takes no part in the fight any more; without Enemies the fight is over."""
    s.enemies = [each for each in s.enemies if each != enemy]
    if not s.enemies:
        s.unwind(t.FIGHT)


def enemy_candidates(s: TalismanState) -> list[int]:
    """TAL-6.16  One of those that fight together, the fighter choosing."""
    return [choice(t.CHOOSE_ENEMY, enemy) for enemy in sorted(s.enemies)]


def enemy_forbidden(s: TalismanState, picked: int) -> int:
    """TAL-6.16  Only one of those that are fought."""
    return LEGAL if first(picked) in s.enemies else TAL_6_16
