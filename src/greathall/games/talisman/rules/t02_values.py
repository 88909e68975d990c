"""TAL-2 Character values: marked and total, Life, and Fate for a die."""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman import terms
from greathall.games.talisman.clauses import TAL_2_1, TAL_2_2, TAL_2_4, TAL_2_5, TAL_2_7
from greathall.games.talisman.rules.answers import marked
from greathall.games.talisman.state import TalismanState, added, changed
from greathall.games.talisman.terms import MAGIC, MAXIMUM, NONE
from greathall.kernel.choices import choice
from greathall.kernel.rules import LEGAL


def mark(s: TalismanState, seat: int, value: int, number: int) -> None:
    """TAL-2.1  Magic or Strength as marked on the board."""
    if value == MAGIC:
        s.magic = changed(s.magic, seat, number)
    else:
        s.strength = changed(s.strength, seat, number)


def gain_value(s: TalismanState, seat: int, value: int, amount: int, clause: int) -> None:
    """TAL-2.1  Magic or Strength is marked, up to the maximum of the board; not while transmuted (TAL-11.9)."""
    gained = 0 if s.ferret[seat] else min(amount, MAXIMUM - marked(s, seat, value))
    mark(s, seat, value, marked(s, seat, value) + gained)
    if gained:
        s.tell(t.VALUE_GAINED, clause, seat, value, gained)
    if gained < amount:
        s.tell(t.AT_LIMIT, TAL_2_1, seat, w.MARKED_MAGIC if value == MAGIC else w.MARKED_STRENGTH)


def least(s: TalismanState, seat: int, value: int) -> int:
    """TAL-2.2  Marked values never fall below those that the character began with."""
    return s.box.magic_of[s.side[seat]] if value == MAGIC else s.box.strength_of[s.side[seat]]


def unmark(s: TalismanState, seat: int, value: int) -> None:
    """TAL-2.2  What was gained is lost; a marked value never falls below the one that the character began with."""
    lost = marked(s, seat, value) - least(s, seat, value)
    if lost > 0:
        s.tell(t.VALUE_LOST, TAL_2_2, seat, value, lost)
    mark(s, seat, value, least(s, seat, value))


def start_life(s: TalismanState, seat: int) -> int:
    """TAL-2.4  The Life that the character began with."""
    return s.box.life_of[s.side[seat]]


def heal(s: TalismanState, seat: int, amount: int) -> None:
    """TAL-2.4  Life is healed up to the starting value."""
    healed = min(amount, start_life(s, seat) - s.life[seat])
    if healed > 0:
        s.life = added(s.life, seat, healed)
        s.tell(t.LIFE_HEALED, TAL_2_4, seat, healed)


def gain_life(s: TalismanState, seat: int, amount: int) -> None:
    """TAL-2.4  Life is gained, above the starting value too, up to the maximum of the board."""
    gained = min(amount, MAXIMUM - s.life[seat])
    s.life = added(s.life, seat, gained)
    if gained:
        s.tell(t.LIFE_GAINED, TAL_2_4, seat, gained)
    if gained < amount:
        s.tell(t.AT_LIMIT, TAL_2_1, seat, w.LIFE)


# --- rolls of the own dice, and Fate


def roll_dice(s: TalismanState, seat: int, count: int, purpose: int, clause: int) -> None:
    """TAL-2.5  Somebody rolls because a card or space asks for it."""
    s.dice = [s.outcome(purpose, 6) + 1 for _ in range(count)]
    s.fate_spent = 0
    s.tell_many(t.ROLLED, clause, [seat, sum(s.dice), *s.dice])


def die_of(s: TalismanState, seat: int, window: int, number: int) -> int:
    """TAL-2.5  What the seat's die shows that was just rolled in this window, 0 when there is no such die."""
    if window == w.ROLLED_MOVEMENT:
        return s.rolled if seat == s.active and number == 0 else 0
    if window == w.DIE_ROLLED:
        return s.dice[number] if 0 <= number < len(s.dice) else 0
    if not s.is_fighting(seat) or number != 0:
        return 0
    return s.own_die if seat == s.fighter else s.foe_die


def set_die(s: TalismanState, seat: int, window: int, number: int, face: int) -> None:
    """TAL-2.5  The new result stands."""
    if window == w.ROLLED_MOVEMENT:
        s.rolled = face
    elif window == w.DIE_ROLLED:
        s.dice = [face if at == number else die for at, die in enumerate(s.dice)]
    elif seat == s.fighter:
        s.own_die = face
    else:
        s.foe_die = face


def reroll(s: TalismanState, seat: int, window: int, number: int, clause: int) -> None:
    """TAL-2.5  One die just rolled is rolled again."""
    purpose = terms.TABLE
    if window == w.ROLLED_MOVEMENT:
        purpose = terms.MOVEMENT
    elif window == w.ATTACK_ROLLED:
        purpose = terms.ATTACK if seat == s.fighter else terms.FOE_ATTACK
    face = s.outcome(purpose, 6) + 1
    set_die(s, seat, window, number, face)
    s.tell(t.REROLLED, clause, seat, face)


def fate_candidates(s: TalismanState, seat: int, window: int) -> list[int]:
    """TAL-2.5  One of the dice just rolled."""
    if not s.fate[seat]:
        return []
    dice = len(s.dice) if window == w.DIE_ROLLED else 1
    return [choice(t.SPEND_FATE, number) for number in range(dice) if fate_forbidden(s, seat, window, number) == LEGAL]


def fate_forbidden(s: TalismanState, seat: int, window: int, number: int) -> int:
    """TAL-2.5, 2.7  One token for a roll, for one die of one's own: of a movement, an attack, or a roll that is asked for."""
    if window not in (w.ROLLED_MOVEMENT, w.DIE_ROLLED, w.ATTACK_ROLLED) or number == NONE:
        return TAL_2_5
    if not die_of(s, seat, window, number):
        return TAL_2_7
    return LEGAL if s.fate[seat] and not s.fate_spent >> seat & 1 else TAL_2_5


def spend_fate(s: TalismanState, seat: int, window: int, number: int) -> None:
    """TAL-2.5  A token is spent, and one die is rolled again."""
    s.fate = added(s.fate, seat, -1)
    s.fate_spent |= 1 << seat
    s.tell(t.FATE_SPENT, TAL_2_5, seat)
    reroll(s, seat, window, number, TAL_2_5 if seat == s.active else TAL_2_7)
