"""What standing sentences answer when a rule asks: TAL-2.3 totals, TAL-11.2 limits, TAL-11.10 permissions. Never stored."""

from greathall.games.talisman import sentences as w
from greathall.games.talisman.rules.conditions import holds
from greathall.games.talisman.state import STANDING, TalismanState
from greathall.games.talisman.terms import MAGIC, NONE, VOLDEMORT


def answering(s: TalismanState, seat: int, question: int) -> list[int]:
    """TAL-11.10  The sentences that answer a question about a character now, wherever they stand."""
    box = s.box
    found: list[int] = []
    if s.ferret[seat]:
        collect(s, box.own[box.ferret].whiles, question, w.YOU, seat, found)
    collect_own(s, seat, question, w.YOU, found)
    if s.is_fighting(seat):
        if seat == s.fighter:
            collect_met(s, question, w.YOU, found)
        if s.rival != NONE:
            collect_own(s, s.opponent(seat), question, w.FOE, found)
    collect_standing(s, question, seat, found)
    return found


def collect_own(s: TalismanState, seat: int, question: int, whom: int, found: list[int]) -> None:
    """TAL-2.3, 11.14  The sentences of a character, its Objects and its Allies, as far as they may be used."""
    box = s.box
    if not s.ferret[seat] or box.ferret_has_abilities:
        collect(s, box.own[box.first_side + s.side[seat]].whiles, question, whom, seat, found)
    if not s.ferret[seat] or box.ferret_uses_cards:
        for card in s.objects(seat):
            collect(s, box.own[box.record_of[card]].whiles, question, whom, seat, found)
        for card in s.allies(seat):
            collect(s, box.own[box.record_of[card]].whiles, question, whom, seat, found)


def collect_met(s: TalismanState, question: int, whom: int, found: list[int]) -> None:
    """TAL-6.2  The sentences of the Enemies that are fought, or of Voldemort."""
    for enemy in s.enemies:
        collect(s, s.box.met[s.box.record_of[enemy]].whiles, question, whom, s.fighter, found)
    if s.fight == VOLDEMORT:
        collect(s, s.box.met[s.box.villain].whiles, question, whom, s.fighter, found)


def collect(s: TalismanState, whiles: list[int], question: int, whom: int, you: int, found: list[int]) -> None:
    """Those of a card's sentences that answer the question and strike such a one."""
    for at in whiles:
        act = s.box.acts[at]
        if act.moment == question and act.whom == whom:
            condition = act.condition
            if condition is None or holds(s, condition, you, s.opponent(you)):
                found.append(at)


def collect_standing(s: TalismanState, question: int, whom: int, found: list[int]) -> None:
    """TAL-5.16  Sentences that stand for a fight, a turn, or until somebody's next turn."""
    standing = s.standing
    for at in range(0, len(standing), STANDING):
        act = s.box.acts[standing[at]]
        if act.moment == question and standing[at + 2] == whom:
            condition = act.condition
            if condition is None or holds(s, condition, standing[at + 1], whom):
                found.append(standing[at])


def allows(s: TalismanState, seat: int, permission: int) -> bool:
    """TAL-11.10  Whether something may be done: what forbids it beats what allows it."""
    for at in answering(s, seat, permission):
        if s.box.acts[at].verb == w.FORBID:
            return False
    return True


def is_allowed(s: TalismanState, seat: int, permission: int) -> bool:
    """TAL-6.18  Whether something may be done that only a card allows."""
    allowed = False
    for at in answering(s, seat, permission):
        if s.box.acts[at].verb == w.FORBID:
            return False
        allowed = True
    return allowed


def number(s: TalismanState, seat: int, question: int, base: int) -> int:
    """TAL-2.3  A number of a character: what it begins with and what sentences add, or what one sets it to."""
    return summed(s, answering(s, seat, question), seat, base)


def summed(s: TalismanState, acts: list[int], seat: int, base: int) -> int:
    """TAL-2.3  A number with these sentences; what is counted is that of the seat."""
    found = base
    settled = NONE
    for at in acts:
        act = s.box.acts[at]
        amount = act.amount if act.counted == NONE else amount_counted(s, seat, act.counted)
        if act.verb == w.SET:
            settled = amount
        else:
            found += amount
    return settled if settled != NONE else found


def amount_counted(s: TalismanState, seat: int, counted: int) -> int:
    """TAL-2.3  An amount that is a total or a number of Allies. What counts a total is not in a total that is counted."""
    if counted == w.COUNT_ALLIES:
        return len(s.allies(seat))
    value = 0 if counted == w.COUNT_MAGIC else 1
    plain = [at for at in answering(s, seat, value) if s.box.acts[at].counted == NONE]
    return max(0, summed(s, plain, seat, marked(s, seat, value)))


def marked(s: TalismanState, seat: int, value: int) -> int:
    """TAL-2.1  Magic or Strength as marked on the board."""
    return s.magic[seat] if value == MAGIC else s.strength[seat]


def total(s: TalismanState, seat: int, value: int) -> int:
    """TAL-2.3  Total Magic or Strength: the marked value and what Allies and Objects add where they may be used."""
    return max(0, number(s, seat, value, marked(s, seat, value)))


def foes_number(s: TalismanState, question: int, base: int) -> int:
    """TAL-6.6  A number of whoever is fought and is no character."""
    found: list[int] = []
    collect_met(s, question, w.FOE, found)
    collect_own(s, s.fighter, question, w.FOE, found)
    collect_standing(s, question, NONE, found)
    return summed(s, found, s.fighter, base)


def enemys_value(s: TalismanState, enemy: int) -> int:
    """TAL-6.2, 6.6  The value by which an Enemy fights, as its own text changes it."""
    record = s.box.record_of[enemy]
    printed = s.box.magic[record] if s.by == MAGIC else s.box.strength[record]
    found: list[int] = []
    collect(s, s.box.met[record].whiles, s.by, w.FOE, s.fighter, found)
    return summed(s, found, s.fighter, printed)


def magic_for_spells(s: TalismanState, seat: int) -> int:
    """TAL-11.6, 11.17  Total Magic without what holds only in a fight or in some place."""
    box = s.box
    found: list[int] = []
    if s.ferret[seat]:
        collect(s, box.own[box.ferret].whiles, w.OF_MAGIC, w.YOU, seat, found)
    collect_own(s, seat, w.OF_MAGIC, w.YOU, found)
    collect_standing(s, w.OF_MAGIC, seat, found)
    return max(0, summed(s, [at for at in found if not box.passing[at]], seat, s.magic[seat]))
