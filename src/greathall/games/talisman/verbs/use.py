"""Sentences used and Spells cast by choice: in a window, or in the place of a step. TAL-11.5, TAL-11.7

Who is asked is told by public knowledge: a card that lies open and can be used, or a hand of Spells in which a fitting one
could be. What may be used then depends on the hand.
"""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import (
    TAL_4_9,
    TAL_5_15,
    TAL_11_5,
    TAL_11_7,
    TAL_11_10,
    TAL_11_14,
    TAL_11_18,
)
from greathall.games.talisman.rules import t10_evading as t10
from greathall.games.talisman.rules import windows
from greathall.games.talisman.rules.answers import allows
from greathall.games.talisman.state import TalismanState, changed
from greathall.games.talisman.terms import NO_FIGHT, NONE
from greathall.games.talisman.verbs import flow
from greathall.games.talisman.verbs.possible import CHOSEN, possible, targets
from greathall.kernel.choices import choice
from greathall.kernel.events import EVERYONE
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import Frame

STEP_OF: Final = [
    t.MOVEMENT_ROLL,
    t.WALK,
    t.PASSAGE_TEST,
    t.DRAW_CARDS,
    t.TAKE_A_LIFE,
    t.DIES,
    t.MISS_TURN,
    t.OUTCOME,
    t.SPOILS,
]
"""The frame of each step that something may happen instead of."""


# --- what is asked, and what belongs to it


def window_of(ask: Frame) -> int:
    """TAL-11.7  The window that a decision opens, NONE when it opens none."""
    match ask.kind:
        case t.ASK_WINDOW:
            return ask.a
        case t.ASK_ROLLED:
            return w.ROLLED_MOVEMENT
        case t.ASK_MOVE:
            return w.BEFORE_MOVE
        case t.ASK_ENCOUNTER:
            return w.MEETING
        case t.ASK_END:
            return w.TURN_END
        case _:
            return NONE


def step_of(ask: Frame) -> int:
    """TAL-11.10  The step in whose place something may happen now, NONE when there is none."""
    if ask.kind == t.ASK_INSTEAD:
        return ask.a
    return w.ROLL_FOR_MOVEMENT if ask.kind == t.ASK_MOVE else NONE


def fits(s: TalismanState, seat: int, at: int, window: int, step: int) -> bool:
    """TAL-11.7  Whether a sentence belongs to the open window, or to the step that comes."""
    act = s.box.acts[at]
    if act.kind == w.WINDOW:
        return window != NONE and windows.served(s, window, seat) >> act.moment & 1 == 1
    return act.kind == w.INSTEAD and act.moment == step


# --- sentences on cards that lie open


def held(s: TalismanState, seat: int, kind: int) -> list[int]:
    """TAL-11.5, 11.14  The sentences of this kind that a character may use: its own, its cards', and its Enemies'."""
    box = s.box
    found: list[int] = []
    if not s.ferret[seat] or box.ferret_has_abilities:
        found += box.own[box.first_side + s.side[seat]].of_kind(kind)
    if not s.ferret[seat] or box.ferret_uses_cards:
        for card in s.objects(seat):
            found += box.own[box.record_of[card]].of_kind(kind)
        for card in s.allies(seat):
            found += box.own[box.record_of[card]].of_kind(kind)
    if seat == s.fighter:
        for enemy in s.enemies:
            found += box.met[box.record_of[enemy]].of_kind(kind)
    return found


def card_of(s: TalismanState, seat: int, at: int) -> int:
    """TAL-11.5  The card on which a sentence stands that the seat may use, NONE for an ability."""
    record = s.box.acts[at].record
    for card in s.objects(seat):
        if s.box.record_of[card] == record:
            return card
    for card in s.allies(seat):
        if s.box.record_of[card] == record:
            return card
    for card in s.enemies:
        if s.box.record_of[card] == record:
            return card
    return NONE


def is_ready(s: TalismanState, seat: int, at: int) -> bool:
    """TAL-11.10  Whether a sentence could be used now: not too often, its condition holds, its cost can be paid."""
    return at << 3 | seat not in s.used and possible(s, at, seat, NONE, card_of(s, seat, at))


def ready(s: TalismanState, seat: int, window: int, step: int) -> list[int]:
    """TAL-11.5  The sentences that the seat may use now."""
    found = held(s, seat, w.WINDOW) if window != NONE else []
    if step != NONE:
        found += held(s, seat, w.INSTEAD)
    return [at for at in found if fits(s, seat, at, window, step) and is_ready(s, seat, at)]


def use_candidates(s: TalismanState, seat: int, window: int, step: int) -> list[int]:
    """TAL-11.5  Each of these sentences, with each of those whom it may strike."""
    found: list[int] = []
    for at in ready(s, seat, window, step):
        found += with_targets(s, t.USE, at, at, seat)
    return found


def with_targets(s: TalismanState, kind: int, value: int, at: int, seat: int) -> list[int]:
    """TAL-11.7  A choice for each target; one without a target where none is chosen."""
    if s.box.acts[at].whom not in CHOSEN:
        return [choice(kind, value)]
    return [choice(kind, value, target) for target in targets(s, at, seat, NONE, NONE)]


def use_forbidden(s: TalismanState, ask: Frame, seat: int, at: int, target: int) -> int:
    """TAL-11.5, 11.10, 11.14  Only what one holds and may use, at its moment, as often as it says, on whom it names."""
    if at == NONE:
        return TAL_11_5
    kind = s.box.acts[at].kind
    if kind != w.WINDOW and kind != w.INSTEAD:
        return TAL_11_10
    if at not in held(s, seat, kind):
        return TAL_11_14 if s.ferret[seat] else TAL_11_5
    if s.box.acts[at].verb == w.EVADE and s.fight != NO_FIGHT and t10.evading_forbidden(s, seat) != LEGAL:
        return t10.evading_forbidden(s, seat)
    if not fits(s, seat, at, window_of(ask), step_of(ask)) or not is_ready(s, seat, at):
        return TAL_11_10
    return target_forbidden(s, seat, at, target)


def target_forbidden(s: TalismanState, seat: int, at: int, target: int) -> int:
    """TAL-5.15  Only whom the sentence names."""
    if s.box.acts[at].whom not in CHOSEN:
        return LEGAL if target == NONE else TAL_5_15
    return LEGAL if target != NONE and target in targets(s, at, seat, NONE, NONE) else TAL_5_15


def use(s: TalismanState, seat: int, at: int, target: int, clause: int) -> None:
    """TAL-11.5  A sentence is used: its cost is paid, then it acts."""
    act = s.box.acts[at]
    s.tell(t.EFFECT_USED, clause, seat, at)
    if act.often != NONE:
        s.used = [*s.used, at << 3 | seat]
    card = card_of(s, seat, at)
    s.then(t.STRIKE if act.whom in CHOSEN else t.PAID, seat, at, target, card)  # done last
    flow.pay(s, act, seat, card)


# --- Spells


def may_cast(s: TalismanState, seat: int) -> bool:
    """TAL-11.7  Any number in the own turn, one in another's; not where something forbids it."""
    return (seat == s.active or not s.has_cast[seat]) and allows(s, seat, w.MAY_CAST)


def cast_candidates(s: TalismanState, seat: int, window: int, step: int) -> list[int]:
    """TAL-11.7  Each Spell in hand that belongs here, with each of its targets."""
    found: list[int] = []
    if not s.hand(seat) or not may_cast(s, seat):
        return found
    for spell in s.hand(seat):
        at = s.box.spell_act[s.box.record_of[spell]]
        if fits(s, seat, at, window, step) and possible(s, at, seat, NONE, NONE):
            found += with_targets(s, t.CAST, spell - s.box.first_spell, at, seat)
    return found


def cast_forbidden(s: TalismanState, ask: Frame, seat: int, number: int, target: int) -> int:
    """TAL-11.7  A Spell of one's own hand, at its moment, at a legal target."""
    spell = number + s.box.first_spell
    if number == NONE or spell not in s.hand(seat):
        return TAL_11_7
    if not may_cast(s, seat):
        return TAL_11_14 if s.ferret[seat] else TAL_11_7
    at = s.box.spell_act[s.box.record_of[spell]]
    if not fits(s, seat, at, window_of(ask), step_of(ask)) or not possible(s, at, seat, NONE, NONE):
        return TAL_11_7
    return target_forbidden(s, seat, at, target)


def cast(s: TalismanState, seat: int, number: int, target: int) -> None:
    """TAL-11.7, 11.18  The Spell leaves the hand; others may answer it before it acts."""
    box = s.box
    spell = number + box.first_spell
    at = box.spell_act[box.record_of[spell]]
    s.move(spell, box.spell_discards)
    aimed = s.opponent(seat) if box.acts[at].whom == w.FOE else target
    s.tell(t.SPELL_CAST, TAL_11_7 if seat == s.active else TAL_11_18, seat, number, aimed)
    if seat != s.active:
        s.has_cast = changed(s.has_cast, seat, 1)
    if not s.hand(seat):
        flow.trigger(s, w.LAST_SPELL_CAST, seat)
    s.then(t.SPELL_ACTS, seat, at, aimed, number)
    windows.open_for_others(s, w.SPELL_CAST, seat)
    flow.pay(s, box.acts[at], seat, NONE)


def spell_acts(s: TalismanState, seat: int, at: int, them: int, number: int) -> None:
    """TAL-11.7  A Spell that nobody cancelled acts; one that takes the place of a step takes it now."""
    act = s.box.acts[at]
    s.tell(t.SPELL_ACTED, TAL_11_7, seat, number)
    if act.kind == w.INSTEAD:
        drop_step(s, act.moment)
    s.then(t.STRIKE if act.whom in CHOSEN or act.whom == w.FOE else t.PAID, seat, at, them, NONE)


def could_hold(s: TalismanState, seat: int, window: int, step: int) -> bool:
    """TAL-11.6, 11.7  Whether by public knowledge a Spell that could be cast now may be in a hand."""
    if not s.hand(seat) or not may_cast(s, seat):
        return False
    box = s.box
    for record in range(box.first_spell_record, box.first_side):
        at = box.spell_act[record]
        if fits(s, seat, at, window, step) and is_unseen(s, record) and possible(s, at, seat, NONE, NONE):
            return True
    return False


def is_unseen(s: TalismanState, record: int) -> bool:
    """TAL-11.6  Whether a Spell of this name may be in somebody's hand: not all lie where everyone knows it."""
    for spell in s.box.copies_of[record]:
        if s.known[spell] != EVERYONE:
            return True
    return False


# --- in the place of a step


def forced(s: TalismanState, seat: int, step: int) -> list[int]:
    """TAL-11.10  The sentences that must take the place of a step."""
    return [at for at in ready(s, seat, NONE, step) if not s.box.acts[at].may]


def may_be_used(s: TalismanState, seat: int, step: int) -> bool:
    """TAL-11.10  Whether by public knowledge something may take the place of a step."""
    for at in ready(s, seat, NONE, step):
        if s.box.acts[at].may:
            return True
    return could_hold(s, seat, NONE, step)


def drop_step(s: TalismanState, step: int) -> None:
    """TAL-11.10  The step does not come."""
    s.unwind(STEP_OF[step])
    s.stack.pop()


def take_place(s: TalismanState, seat: int, step: int, at: int) -> None:
    """TAL-11.10  A sentence takes the place of a step."""
    drop_step(s, step)
    use(s, seat, at, NONE, TAL_4_9 if step == w.ROLL_FOR_MOVEMENT else TAL_11_10)


# --- what a window offers


def may_act(s: TalismanState, seat: int, window: int) -> bool:
    """TAL-11.7  Whether by public knowledge a seat could use anything now."""
    return len(ready(s, seat, window, NONE)) > 0 or could_hold(s, seat, window, NONE)


def candidates(s: TalismanState, seat: int, window: int, step: int) -> list[int]:
    """TAL-11.7  All that the seat may cast and use now."""
    return cast_candidates(s, seat, window, step) + use_candidates(s, seat, window, step)
