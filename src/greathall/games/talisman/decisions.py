"""The decisions of Talisman: for each kind what might be chosen, what forbids it, and what it does."""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import TAL_4_1, TAL_6_17, TAL_11_2, TAL_11_10
from greathall.games.talisman.rules import instead, windows
from greathall.games.talisman.rules import t01_components as t01
from greathall.games.talisman.rules import t02_values as t02
from greathall.games.talisman.rules import t03_setup as t03
from greathall.games.talisman.rules import t04_move as t04
from greathall.games.talisman.rules import t04_voldemort as voldemort
from greathall.games.talisman.rules import t05_encounter as t05
from greathall.games.talisman.rules import t06_fights as t06
from greathall.games.talisman.rules import t06_outcome as outcome
from greathall.games.talisman.rules import t06_trophies as trophies
from greathall.games.talisman.rules import t07_voldemort as t07
from greathall.games.talisman.rules import t08_spaces as t08
from greathall.games.talisman.rules import t09_advantage as t09
from greathall.games.talisman.rules import t10_evading as t10
from greathall.games.talisman.rules import t11_giving_up as giving
from greathall.games.talisman.rules import t11_settle as t11
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import NONE
from greathall.games.talisman.verbs import act as verbs
from greathall.games.talisman.verbs import cards, flow, rolls, use
from greathall.kernel.choices import choice, first, kind_of, second
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import Frame

BELONGS: Final = {
    t.ASK_CHARACTER: [t.CHOOSE_CHARACTER],
    t.ASK_SIDE: [t.CHOOSE_SIDE],
    t.ASK_MOVE: [t.ROLL, t.TURN_BACK, t.WALK_BACK, t.CREEP, t.OBEY, t.CAST, t.USE],
    t.ASK_ROLLED: [t.SPEND_FATE, t.CAST, t.USE, t.ACCEPT],
    t.ASK_WALK: [t.STEP, t.TRY],
    t.ASK_LEAD: [t.LEAD],
    t.ASK_VICTIM: [t.CHOOSE_SEAT],
    t.ASK_ENCOUNTER: [t.PASS, t.TRY, t.CAST, t.USE, t.ATTACK, t.EXPLORE],
    t.ASK_WINDOW: [t.PASS, t.SPEND_FATE, t.CAST, t.USE],
    t.ASK_INSTEAD: [t.PASS, t.CAST, t.USE],
    t.ASK_VALUE: [t.FIGHT_BY],
    t.ASK_ENEMY: [t.CHOOSE_ENEMY],
    t.ASK_MAY: [t.PASS, t.ACCEPT],
    t.ASK_CHOOSE: [t.CHOOSE],
    t.ASK_WHOM: [t.CHOOSE_SEAT],
    t.ASK_GIVE_UP: [t.GIVE_UP, t.DISCARD_SPELL],
    t.ASK_BUY: [t.PASS, t.BUY],
    t.ASK_FETCH: [t.TAKE],
    t.ASK_STEAL: [t.TAKE, t.TAKE_SPELL],
    t.ASK_GO: [t.GO],
    t.ASK_PUT: [t.PUT],
    t.ASK_PUT_ON: [t.PUT_ON],
    t.ASK_LOOK: [t.LAY, t.DISCARD],
    t.ASK_DISCARD: [t.DISCARD],
    t.ASK_ADVANTAGE: [t.TURN_TO],
    t.ASK_DIE: [t.CHOOSE_DIE],
    t.ASK_TAKE: [t.PASS, t.TAKE, t.TAKE_GALLEON],
    t.ASK_DROP_FIRST: [t.PASS, t.DROP],
    t.ASK_INSIGNIA: [t.TAKE],
    t.ASK_DROP_TASK: [t.PASS, t.ACCEPT],
    t.ASK_SPOILS: [t.PASS, t.TAKE, t.TAKE_GALLEON, t.TAKE_LIFE, t.ATTACK_ALLY],
    t.ASK_END: [t.CAST, t.USE, t.OFFER, t.TRADE, t.DROP, t.DROP_GALLEON, t.END_TURN],
    t.ASK_OBJECTS: [t.DROP],
    t.ASK_SPELLS: [t.DISCARD_SPELL],
}
MASKS: Final = [sum([1 << kind for kind in BELONGS.get(ask, [])]) for ask in range(t.ASK_SPELLS + 1)]


def belongs(ask: int, kind: int) -> bool:
    """TAL-4.1  Whether this kind of choice answers this kind of decision."""
    return MASKS[ask] >> kind & 1 == 1


# --- what might be chosen


def candidates(s: TalismanState, ask: Frame, seat: int) -> list[int]:
    """TAL-4.1  All that might be chosen, in ascending order."""
    found = course_candidates(s, ask, seat) if ask.kind <= t.ASK_VALUE else sentence_candidates(s, ask, seat)
    found.sort()
    return found


def course_candidates(s: TalismanState, ask: Frame, seat: int) -> list[int]:
    """TAL-4.1  In the set-up, the move, the encounter, a window."""
    match ask.kind:
        case t.ASK_WINDOW:
            found = t02.fate_candidates(s, seat, ask.a)
            return [choice(t.PASS), *found, *use.candidates(s, seat, ask.a, NONE)]
        case t.ASK_MOVE:
            return t04.move_candidates(s, seat)
        case t.ASK_WALK:
            return t04.walk_candidates(s, seat)
        case t.ASK_ROLLED:
            return t04.rolled_candidates(s, seat)
        case t.ASK_ENCOUNTER:
            return t05.meet_candidates(s, seat)
        case t.ASK_LEAD:
            return voldemort.lead_candidates(s, ask.b, ask.c == 1)
        case t.ASK_VICTIM:
            return voldemort.victim_candidates(s)
        case t.ASK_INSTEAD:
            return instead.candidates(s, seat, ask.a)
        case t.ASK_VALUE:
            return t07.value_candidates()
        case t.ASK_SIDE:
            return t03.side_candidates(s, seat)
        case _:
            return t03.character_candidates(s)


def sentence_candidates(s: TalismanState, ask: Frame, seat: int) -> list[int]:
    """TAL-11.10  What a sentence leaves to choose; what is taken, given up and dropped."""
    match ask.kind:
        case t.ASK_END:
            return trophies.candidates(s, seat)
        case t.ASK_TAKE:
            return t05.take_candidates(s, seat)
        case t.ASK_MAY:
            return [choice(t.PASS), choice(t.ACCEPT)]
        case t.ASK_CHOOSE:
            return verbs.choose_candidates(s, ask, seat)
        case t.ASK_WHOM:
            return flow.whom_candidates(s, seat, ask.a, ask.b, ask.c)
        case t.ASK_GIVE_UP:
            return giving.candidates(s, seat, ask.a)
        case t.ASK_ENEMY:
            return t10.enemy_candidates(s)
        case t.ASK_DROP_FIRST:
            return t05.drop_first_candidates(s, seat)
        case t.ASK_INSIGNIA:
            return t01.insignia_candidates(s, seat)
        case t.ASK_DROP_TASK:
            return t08.drop_candidates()
        case t.ASK_SPOILS:
            return outcome.spoils_candidates(s, seat, ask.a)
        case t.ASK_OBJECTS:
            return t11.object_candidates(s, seat)
        case t.ASK_SPELLS:
            return t11.spell_candidates(s, seat)
        case _:
            return card_candidates(s, ask, seat)


def card_candidates(s: TalismanState, ask: Frame, seat: int) -> list[int]:
    """TAL-5.8, 11.6  Which card, which space, which die."""
    match ask.kind:
        case t.ASK_BUY:
            return cards.buy_candidates(s, ask.a, seat)
        case t.ASK_FETCH:
            return cards.fetch_candidates(s, ask.a, seat)
        case t.ASK_STEAL:
            return cards.steal_candidates(s, ask.a, seat, ask.b)
        case t.ASK_GO:
            return verbs.go_candidates(s, ask.a, ask.b)
        case t.ASK_PUT:
            return cards.put_candidates(s, seat)
        case t.ASK_PUT_ON:
            return cards.put_on_candidates(s, ask.a, seat)
        case t.ASK_LOOK:
            return cards.look_candidates(s, ask.a, seat)
        case t.ASK_DISCARD:
            return cards.discard_candidates(s, ask.a, seat)
        case t.ASK_ADVANTAGE:
            return t09.side_candidates()
        case _:
            return rolls.die_candidates(s)


# --- what forbids it


def forbidden(s: TalismanState, ask: Frame, seat: int, picked: int) -> int:
    """TAL-4.1  The first clause against a choice, LEGAL when there is none."""
    kind = kind_of(picked)
    if not belongs(ask.kind, kind):
        return TAL_4_1
    match kind:
        case t.CAST:
            return use.cast_forbidden(s, ask, seat, first(picked), second(picked))
        case t.USE:
            before = t04.use_forbidden(s, ask, seat, picked) if ask.kind == t.ASK_MOVE else LEGAL
            return before or use.use_forbidden(s, ask, seat, first(picked), second(picked))
        case t.SPEND_FATE:
            return t02.fate_forbidden(s, seat, use.window_of(ask), first(picked))
        case _:
            if ask.kind <= t.ASK_VALUE:
                return course_forbidden(s, ask, seat, picked)
            return sentence_forbidden(s, ask, seat, picked)


def course_forbidden(s: TalismanState, ask: Frame, seat: int, picked: int) -> int:
    """TAL-4.1  In the set-up, the move, the encounter, a window."""
    match ask.kind:
        case t.ASK_MOVE:
            return t04.move_forbidden(s, ask, seat, picked)
        case t.ASK_WALK:
            return t04.walk_forbidden(s, seat, picked)
        case t.ASK_ENCOUNTER:
            return t05.meet_forbidden(s, seat, picked)
        case t.ASK_LEAD:
            return voldemort.lead_forbidden(s, ask.b, ask.c == 1, picked)
        case t.ASK_VICTIM:
            return voldemort.victim_forbidden(s, picked)
        case t.ASK_INSTEAD:
            return instead.pass_forbidden(s, seat, ask.a)
        case t.ASK_VALUE:
            return t07.value_forbidden(picked)
        case t.ASK_SIDE:
            return t03.side_forbidden(s, seat, picked)
        case t.ASK_CHARACTER:
            return t03.character_forbidden(s, picked)
        case _:
            return LEGAL


def sentence_forbidden(s: TalismanState, ask: Frame, seat: int, picked: int) -> int:
    """TAL-11.10  What a sentence leaves to choose; what is taken, given up and dropped."""
    match ask.kind:
        case t.ASK_END:
            return trophies.forbidden(s, seat, picked)
        case t.ASK_TAKE:
            return take_forbidden(s, seat, picked)
        case t.ASK_CHOOSE:
            return verbs.choose_forbidden(s, ask, seat, picked)
        case t.ASK_WHOM:
            return flow.whom_forbidden(s, seat, ask.a, ask.b, ask.c, picked)
        case t.ASK_GIVE_UP:
            return giving.forbidden(s, seat, ask.a, picked)
        case t.ASK_ENEMY:
            return t10.enemy_forbidden(s, picked)
        case t.ASK_DROP_FIRST:
            return t05.drop_first_forbidden(s, seat, picked)
        case t.ASK_INSIGNIA:
            return t01.insignia_forbidden(s, seat, picked)
        case t.ASK_SPOILS:
            return outcome.spoils_forbidden(s, seat, ask.a, picked)
        case t.ASK_OBJECTS:
            return t11.object_forbidden(s, seat, picked)
        case t.ASK_SPELLS:
            return t11.spell_forbidden(s, seat, picked)
        case t.ASK_MAY | t.ASK_DROP_TASK:
            return LEGAL
        case _:
            return card_forbidden(s, ask, seat, picked)


def take_forbidden(s: TalismanState, seat: int, picked: int) -> int:
    """TAL-5.6  A card, a Galleon, or nothing more."""
    match kind_of(picked):
        case t.TAKE:
            return t05.take_forbidden(s, seat, first(picked))
        case t.TAKE_GALLEON:
            return t05.galleon_forbidden(s, seat)
        case _:
            return LEGAL


def card_forbidden(s: TalismanState, ask: Frame, seat: int, picked: int) -> int:
    """TAL-5.8, 11.6  Which card, which space, which die."""
    match ask.kind:
        case t.ASK_BUY:
            return cards.ware_forbidden(s, ask.a, seat, picked)
        case t.ASK_FETCH:
            return cards.fetch_forbidden(s, ask.a, seat, picked)
        case t.ASK_STEAL:
            return cards.steal_forbidden(s, ask.a, seat, ask.b, picked)
        case t.ASK_GO:
            return t04.go_forbidden(s, ask.a, ask.b, picked)
        case t.ASK_PUT:
            return cards.put_forbidden(s, seat, picked)
        case t.ASK_PUT_ON:
            return cards.put_on_forbidden(s, ask.a, seat, picked)
        case t.ASK_LOOK:
            return cards.look_forbidden(s, ask.a, seat, picked)
        case t.ASK_DISCARD:
            return cards.discard_forbidden(s, ask.a, seat, picked)
        case t.ASK_ADVANTAGE:
            return t09.side_forbidden(picked)
        case _:
            return rolls.die_forbidden(s, picked)


# --- what it does


def act(s: TalismanState, ask: Frame, seat: int, picked: int) -> None:
    """TAL-4.1  Do a legal choice."""
    kind = kind_of(picked)
    if kind == t.CAST or kind == t.USE or kind == t.SPEND_FATE:
        act_in_window(s, ask, seat, picked)
    elif ask.kind <= t.ASK_VALUE:
        act_on_course(s, ask, seat, picked)
    else:
        act_on_sentence(s, ask, seat, picked)


AGAIN: Final = {
    t.ASK_MOVE: t.MOVE,
    t.ASK_ROLLED: t.MOVEMENT_ROLLED,
    t.ASK_END: t.END_STEPS,
}
"""The step that asks again after something was used."""


def act_in_window(s: TalismanState, ask: Frame, seat: int, picked: int) -> None:
    """TAL-11.18  Something is cast or used; then the same seat is asked again, before the next."""
    kind, value, target = kind_of(picked), first(picked), second(picked)
    s.offered = []
    if kind == t.USE and use.step_of(ask) != NONE and s.box.acts[value].kind == w.INSTEAD:
        if ask.kind == t.ASK_MOVE:
            t04.move_by_card(s, seat, value, target)
        else:
            use.drop_step(s, ask.a)
            use.use(s, seat, value, target, TAL_11_10)
        return
    if kind == t.USE and ask.kind == t.ASK_ENCOUNTER:
        t05.use_on(s, seat, value, target)
        return
    if kind == t.CAST and ask.kind == t.ASK_ENCOUNTER:
        t05.cast_on(s, seat, value, target)
        return
    if ask.kind == t.ASK_WINDOW:
        s.then(t.WINDOW, seat, ask.a)
    elif ask.kind != t.ASK_INSTEAD:
        s.then(AGAIN[ask.kind], seat)
    if kind == t.SPEND_FATE:
        t02.spend_fate(s, seat, use.window_of(ask), value)
    elif kind == t.CAST:
        use.cast(s, seat, value, target)
    else:
        use.use(s, seat, value, target, windows.CLAUSES[use.window_of(ask)])


def act_on_course(s: TalismanState, ask: Frame, seat: int, picked: int) -> None:
    """TAL-4.1  In the set-up, the move, the encounter."""
    value = first(picked)
    match kind_of(picked):
        case t.STEP:
            t04.step(s, seat, value)
        case t.TRY:
            t08.try_passage(s, seat)
        case t.ACCEPT:
            t04.accept(s, seat)
        case t.LEAD:
            voldemort.go(s, seat, ask.a, ask.b, value)
        case t.CHOOSE_SEAT:
            t07.attack(s, seat, value)
        case t.ATTACK:
            t06.attack(s, seat, value)
        case t.EXPLORE:
            t05.explore(s, seat)
        case t.FIGHT_BY:
            t06.fight_voldemort(s, seat, value)
        case t.CHOOSE_SIDE:
            t03.choose_side(s, seat, value)
        case t.CHOOSE_CHARACTER:
            t03.choose_character(s, seat, value)
        case t.PASS:
            if ask.kind == t.ASK_ENCOUNTER:
                s.then(t.TURN_ENDS, seat)
        case _:
            t04.move(s, seat, kind_of(picked))


def act_on_sentence(s: TalismanState, ask: Frame, seat: int, picked: int) -> None:
    """TAL-11.10  What a sentence leaves to choose; what is taken, given up and dropped."""
    value = first(picked)
    match ask.kind:
        case t.ASK_END:
            act_at_end(s, seat, picked)
        case t.ASK_TAKE:
            act_on_taking(s, seat, picked)
        case t.ASK_MAY:
            if kind_of(picked) == t.ACCEPT:
                flow.accept(s, seat, ask.a, ask.b, ask.c)
            else:
                flow.decline(s, seat, ask.a)
        case t.ASK_CHOOSE:
            s.then(t.EFFECT, ask.b, value, seat, ask.c)
        case t.ASK_WHOM:
            s.then(t.STRIKE, seat, ask.a, value, ask.c)
        case t.ASK_GIVE_UP:
            giving.choose(s, seat, ask.a, ask.b, picked)
        case t.ASK_ENEMY:
            verbs.take_out(s, seat, ask.a, value)
        case t.ASK_DROP_FIRST:
            drop_first(s, seat, picked)
        case t.ASK_INSIGNIA:
            t01.take_insignia(s, seat, value)
        case t.ASK_DROP_TASK:
            if kind_of(picked) == t.ACCEPT:
                t08.drop_task(s, seat)
        case t.ASK_SPOILS:
            outcome.take_spoils(s, seat, ask.a, picked)
        case t.ASK_OBJECTS:
            trophies.drop(s, seat, value, TAL_11_2)
        case t.ASK_SPELLS:
            giving.part_with(s, seat, w.SPELL_CARD, giving.thing_of(s, picked))
        case _:
            act_on_cards(s, ask, seat, picked)


def act_on_cards(s: TalismanState, ask: Frame, seat: int, picked: int) -> None:
    """TAL-5.8, 11.6  Which card, which space, which die."""
    value = first(picked)
    match ask.kind:
        case t.ASK_BUY:
            if kind_of(picked) == t.BUY:
                cards.buy(s, ask.a, seat, picked)
        case t.ASK_FETCH:
            cards.bring(s, seat, value)
        case t.ASK_STEAL:
            cards.steal(s, seat, ask.b, picked)
        case t.ASK_GO:
            t04.arrive_by(s, ask.a, ask.b, value)
        case t.ASK_PUT:
            cards.lay_on(s, value, s.space[seat])
        case t.ASK_PUT_ON:
            cards.lay_on(s, ask.b, value)
        case t.ASK_LOOK:
            cards.look_done(s, ask.a, seat, picked)
        case t.ASK_DISCARD:
            t01.discard(s, seat, value, TAL_6_17)
        case t.ASK_ADVANTAGE:
            t09.turn_to(s, value)
        case _:
            rolls.change_die(s, ask.a, ask.b, value)


def act_on_taking(s: TalismanState, seat: int, picked: int) -> None:
    """TAL-5.6  A card, a Galleon, or nothing more."""
    if kind_of(picked) == t.TAKE:
        t05.take(s, seat, first(picked))
    elif kind_of(picked) == t.TAKE_GALLEON:
        t05.take_galleon(s, seat)


def drop_first(s: TalismanState, seat: int, picked: int) -> None:
    """TAL-12.3  Something is dropped, and the question comes again; or the cards are drawn."""
    if kind_of(picked) == t.DROP:
        t05.drop_before_drawing(s, seat, first(picked))
    else:
        t05.draw_to_symbols(s, seat)


def act_at_end(s: TalismanState, seat: int, picked: int) -> None:
    """TAL-5.13  Trading, dropping, or the end."""
    value = first(picked)
    match kind_of(picked):
        case t.OFFER:
            trophies.offer(s, seat, value)
        case t.TRADE:
            trophies.trade(s, seat, value)
        case t.DROP:
            trophies.drop_at_end(s, seat, value)
        case t.DROP_GALLEON:
            trophies.drop_galleon(s, seat)
        case _:
            trophies.end(s, seat)
