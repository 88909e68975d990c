"""How a sentence comes to act: whether it is wanted, its cost, and whom it strikes.

A sentence that acts is a frame: EFFECT asks whether it is wanted, PAID comes when its cost was paid, STRIKE is for each one
whom it strikes. Its values are the sentence, *them* (whom the sentence around it struck, in STRIKE whom it strikes itself)
and the card. Its seat is *you*.
"""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import TAL_5_15, TAL_11_8, TAL_11_10
from greathall.games.talisman.rules import t11_giving_up as giving
from greathall.games.talisman.rules.t01_components import discard, lose_fate, lose_galleons
from greathall.games.talisman.sentences import Act
from greathall.games.talisman.state import TalismanState, added
from greathall.games.talisman.terms import NONE, VOLDEMORT
from greathall.games.talisman.verbs.possible import CHOSEN, possible, targets
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL


def begin(s: TalismanState, acts: list[int], you: int, them: int, card: int) -> None:
    """TAL-11.10  These sentences act one after the other."""
    for at in range(len(acts) - 1, -1, -1):
        s.then(t.EFFECT, you, acts[at], them, card)


def trigger(s: TalismanState, moment: int, seat: int) -> None:
    """TAL-11.10  What a character, its cards, its task and its foes say of this moment acts, in this order."""
    found = len(s.stack)
    box = s.box
    if not s.ferret[seat] or box.ferret_has_abilities:
        add_whens(s, box.own[box.first_side + s.side[seat]].whens, moment, seat, NONE)
    if not s.ferret[seat] or box.ferret_uses_cards:
        for card in s.objects(seat):
            add_whens(s, box.own[box.record_of[card]].whens, moment, seat, card)
        for card in s.allies(seat):
            add_whens(s, box.own[box.record_of[card]].whens, moment, seat, card)
    if s.task[seat] != NONE:
        add_whens(s, box.own[box.first_task + s.task[seat]].whens, moment, seat, NONE)
    if seat == s.fighter:
        for enemy in s.enemies:
            add_whens(s, box.met[box.record_of[enemy]].whens, moment, seat, enemy)
        if s.fight == VOLDEMORT:
            add_whens(s, box.met[box.villain].whens, moment, seat, NONE)
    coming = s.stack[found:]
    coming.reverse()
    s.stack = s.stack[:found] + coming


def add_whens(s: TalismanState, whens: list[int], moment: int, seat: int, card: int) -> None:
    """TAL-11.10  Those of a card's sentences that act at this moment."""
    for at in whens:
        if s.box.acts[at].moment == moment:
            s.then(t.EFFECT, seat, at, NONE, card)


def effect(s: TalismanState, you: int, at: int, them: int, card: int) -> None:
    """TAL-11.10  A sentence acts if its condition holds, it can do something and its cost can be paid."""
    if not possible(s, at, you, them, card):
        return
    if s.box.acts[at].may:
        s.ask(t.ASK_MAY, you, at, them, card)
    else:
        accept(s, you, at, them, card)


def accept(s: TalismanState, you: int, at: int, them: int, card: int) -> None:
    """TAL-11.10  The cost is paid first."""
    s.then(t.PAID, you, at, them, card)  # done last
    pay(s, s.box.acts[at], you, card)


def decline(s: TalismanState, you: int, at: int) -> None:
    """TAL-11.10  What may be declined was declined."""
    s.tell(t.EFFECT_DECLINED, TAL_11_10, you, at)


def paid(s: TalismanState, you: int, at: int, them: int, card: int) -> None:
    """TAL-5.15  The cost is paid: whom does it strike?"""
    act = s.box.acts[at]
    if act.whom == w.YOU:
        s.then(t.STRIKE, you, at, them, card)
        return
    struck = targets(s, at, you, them, card)
    if act.whom in CHOSEN and len(struck) > 1:
        s.ask(t.ASK_WHOM, you, at, them, card)
        return
    for each in reversed(struck):
        s.then(t.STRIKE, you, at, each, card)


def whom_candidates(s: TalismanState, you: int, at: int, them: int, card: int) -> list[int]:
    """TAL-5.15  One of those whom it may strike."""
    return [choice(t.CHOOSE_SEAT, seat) for seat in sorted(targets(s, at, you, them, card))]


def whom_forbidden(s: TalismanState, you: int, at: int, them: int, card: int, picked: int) -> int:
    """TAL-5.15  Only whom the card names, and in whom it changes something."""
    return LEGAL if first(picked) != NONE and first(picked) in targets(s, at, you, them, card) else TAL_5_15


def pay(s: TalismanState, act: Act, you: int, card: int) -> None:
    """TAL-11.10  What a sentence costs is given up."""
    match act.cost:
        case w.NONE_AT_ALL:
            return
        case w.LIFE:
            for _ in range(act.cost_amount):
                s.then(t.TAKE_A_LIFE, you)
        case w.FATE:
            lose_fate(s, you, act.cost_amount, TAL_11_10)
        case w.GALLEON:
            lose_galleons(s, you, act.cost_amount, TAL_11_10)
        case w.TURN:
            s.lost_turns = added(s.lost_turns, you, act.cost_amount)
            s.tell(t.TURN_TO_LOSE, TAL_11_8, you, act.cost_amount)
        case w.THIS_CARD:
            discard(s, you, card, TAL_11_10)
        case _:
            giving.give_up(s, you, act.cost, act.cost_amount)
