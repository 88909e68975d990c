"""Whether the conditions of sentences hold: TAL-11.10, card text beats the rules."""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.sentences import Condition
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import ENEMIES, IN_TEXT, NONE, RIVALS, VOLDEMORT
from greathall.kernel.state import Frame

ENEMY: Final = 0
CHARACTER: Final = 1
THE_DARK_LORD: Final = 2
"""What a foe is, in the order of the vocabulary's words."""


def holds(s: TalismanState, condition: Condition, you: int, them: int) -> bool:
    """TAL-11.10  Whether a condition holds for whom it asks of."""
    subject = them if condition.of_them else you
    match condition.kind:
        case w.IS_NOT:
            return not holds(s, condition.those[0], you, them)
        case w.IS_ALL:
            for each in condition.those:
                if not holds(s, each, you, them):
                    return False
            return True
        case w.IS_ANY:
            for each in condition.those:
                if holds(s, each, you, them):
                    return True
            return False
        case w.IS_ROLLED:
            return condition.at_least <= s.rolled <= condition.at_most
        case w.IS_ADVANTAGE:
            return s.advantage == condition.side
        case w.IS_AIMED:
            return aimed_at(s) == subject
        case _:
            return not (subject < 0 or subject >= s.seats) and holds_of(s, condition, subject, you)


def holds_of(s: TalismanState, condition: Condition, subject: int, you: int) -> bool:
    """TAL-11.10  A condition that is asked of a character."""
    match condition.kind:
        case w.IS_OF_FACTION:
            return s.faction(subject) == wanted_faction(s, condition.side, you)
        case w.IS_AT:
            return s.space[subject] in condition.spaces or s.region(subject) in condition.regions
        case w.IS_HAVING:
            count = counted(s, subject, condition.what)
            return count >= condition.at_least and (condition.at_most == NONE or count <= condition.at_most)
        case w.IS_HOLDING:
            for record in condition.cards:
                if s.has_name(subject, record):
                    return True
            return False
        case w.IS_MOST:
            return has_most(s, subject, condition.what)
        case _:
            return is_fighting(s, condition, subject)


def wanted_faction(s: TalismanState, side: int, you: int) -> int:
    """TAL-2.6  The faction that a condition names, or that of its speaker, or the other one."""
    if side == w.YOURS:
        return s.faction(you)
    return 1 - s.faction(you) if side == w.NOT_YOURS else side


def counted(s: TalismanState, seat: int, what: int) -> int:
    """TAL-2.4, 11.2, 11.3  How much of something a seat has."""
    match what:
        case w.LIFE:
            return s.life[seat]
        case w.FATE:
            return s.fate[seat]
        case w.GALLEON:
            return s.galleons[seat]
        case w.SPELL_CARD:
            return len(s.hand(seat))
        case w.OBJECT_CARD:
            return len(s.objects(seat))
        case w.ALLY_CARD:
            return len(s.allies(seat))
        case w.TROPHY_CARD:
            return len(s.trophies(seat))
        case _:
            return len(s.insignia(seat))


def has_most(s: TalismanState, seat: int, what: int) -> bool:
    """TAL-11.10  Nobody in play has more, and it is not nothing."""
    own = counted(s, seat, what)
    if own == 0:
        return False
    for other in range(s.seats):
        if s.is_in_play(other) and counted(s, other, what) > own:
            return False
    return True


def aimed_at(s: TalismanState) -> int:
    """TAL-11.7  Whom the Spell strikes that was cast last and has not acted yet."""
    spell = spell_pending(s)
    return spell.b if spell is not None else NONE


def spell_pending(s: TalismanState) -> Frame | None:
    """TAL-11.18  The Spell that was cast last and has not acted yet."""
    for at in range(len(s.stack) - 1, -1, -1):
        if s.stack[at].kind == t.SPELL_ACTS:
            return s.stack[at]
    return None


# --- fights


def foe_of(s: TalismanState) -> int:
    """TAL-6.1, 7.3  Against what the fight is."""
    if s.fight == RIVALS:
        return CHARACTER
    if s.fight == VOLDEMORT:
        return THE_DARK_LORD
    return s.box.acts[s.text].against if s.fight == IN_TEXT else ENEMY


def is_fighting(s: TalismanState, condition: Condition, seat: int) -> bool:
    """TAL-6.1  Whether a seat is in such a fight."""
    if not s.is_fighting(seat):
        return False
    if condition.against and foe_of(s) not in condition.against:
        return False
    if condition.by != NONE and condition.by != s.by:
        return False
    if condition.role != NONE and condition.role != role_of(s, seat):
        return False
    if condition.side != NONE and not is_foe_of_side(s, seat, condition.side):
        return False
    if condition.cards and not is_named_foe(s, condition.cards):
        return False
    return worth_of_foe(s) >= condition.worth


def role_of(s: TalismanState, seat: int) -> int:
    """TAL-6.11  Attacker or defender; against an Enemy neither."""
    if s.fight == RIVALS:
        return w.ATTACKER if seat == s.fighter else w.DEFENDER
    return w.DEFENDER if s.fight == VOLDEMORT else NONE


def is_foe_of_side(s: TalismanState, seat: int, side: int) -> bool:
    """TAL-9.1  Whether the foe belongs to a side; of Enemies that fight together, one of them."""
    if s.fight == RIVALS:
        return s.faction(s.opponent(seat)) == side
    if s.fight == IN_TEXT:
        return s.box.acts[s.text].side == side
    for enemy in s.enemies:
        if s.box.side_of[s.box.record_of[enemy]] == side:
            return True
    return False


def is_named_foe(s: TalismanState, records: list[int]) -> bool:
    """TAL-11.10  Whether one of the Enemies is among those that a sentence names."""
    for enemy in s.enemies:
        if s.box.record_of[enemy] in records:
            return True
    return False


def worth_of_foe(s: TalismanState) -> int:
    """TAL-6.2  The printed value of the foe; of Enemies that fight together, the highest."""
    if s.fight == IN_TEXT:
        return s.box.acts[s.text].value
    worth = 0
    if s.fight == ENEMIES:
        for enemy in s.enemies:
            worth = max(worth, s.box.printed(s.box.record_of[enemy]))
    return worth
