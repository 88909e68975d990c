"""What each verb does to whom it strikes. One function a verb; the rules do the rest."""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import (
    TAL_1_8,
    TAL_2_6,
    TAL_6_8,
    TAL_11_6,
    TAL_11_10,
    TAL_11_17,
    TAL_11_18,
)
from greathall.games.talisman.rules import t01_components as t01
from greathall.games.talisman.rules import t02_values as t02
from greathall.games.talisman.rules import t04_move as t04
from greathall.games.talisman.rules import t04_places as places
from greathall.games.talisman.rules import t05_encounter as t05
from greathall.games.talisman.rules import t06_fights as t06
from greathall.games.talisman.rules import t08_spaces as t08
from greathall.games.talisman.rules import t09_advantage as t09
from greathall.games.talisman.rules import t10_evading as t10
from greathall.games.talisman.rules import t11_death as death
from greathall.games.talisman.rules import t11_ferret as ferret
from greathall.games.talisman.rules import t11_giving_up as giving
from greathall.games.talisman.rules.answers import allows
from greathall.games.talisman.rules.conditions import counted
from greathall.games.talisman.rules.t11_limits import spell_limit
from greathall.games.talisman.sentences import Act
from greathall.games.talisman.state import TalismanState, added
from greathall.games.talisman.terms import MAGIC, NONE, STRENGTH
from greathall.games.talisman.verbs import cards, flow, rolls
from greathall.games.talisman.verbs.possible import possible
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import Frame


def strike(s: TalismanState, you: int, at: int, them: int, card: int) -> None:
    """TAL-5.15  A sentence does what it says to one whom it strikes; nobody who has left play is struck."""
    act = s.box.acts[at]
    struck = you if act.whom == w.YOU else them
    if struck != NONE and not s.is_in_play(struck):
        return
    match act.verb:
        case w.ADD | w.SET | w.ALLOW | w.FORBID:
            s.standing = [*s.standing, at, you, struck]
            s.tell(t.STANDS, TAL_11_10, you, at)
        case w.DO:
            flow.begin(s, act.effects, you, them, card)
        case w.CHOOSE:
            choose(s, you, at, struck, card)
        case w.ROLL:
            rolls.roll(s, at, you, struck, card)
        case w.CONTEST:
            rolls.contest(s, at, you, struck, card)
        case w.FIGHT:
            t06.fight_in_text(s, struck, at)
        case w.GAIN:
            gain(s, act, struck)
        case w.LOSE:
            lose(s, act, struck, card)
        case w.HEAL:
            t02.heal(s, struck, t02.start_life(s, struck) if act.counted == w.COUNT_ALL else act.amount)
        case w.TAKE | w.FETCH | w.SELL | w.PUT | w.DISCARD | w.LOOK:
            strike_cards(s, act, at, you, struck, card)
        case w.REROLL:
            rolls.reroll(s, at, you, struck)
        case w.SET_DIE:
            rolls.set_die(s, at, you, struck)
        case w.TRANSMUTE:
            if allows(s, struck, w.MAY_BE_TRANSMUTED):
                ferret.transmute(s, struck, act.amount)
        case w.TAKE_TASK:
            rolls.roll(s, at, you, struck, card)
        case w.COMPLETE_TASK:
            t08.complete_task(s, struck)
        case w.WIN_GAME:
            t01.win(s, struck)
        case w.TURN_ADVANTAGE:
            turn_advantage(s, act, at, you)
        case _:
            strike_course(s, act, at, you, struck, them)


def strike_cards(s: TalismanState, act: Act, at: int, you: int, struck: int, card: int) -> None:
    """TAL-5.8, 11.6  Verbs that move cards."""
    match act.verb:
        case w.TAKE:
            if cards.can_take(s, act, you, struck):
                cards.take(s, at, you, struck)
        case w.FETCH:
            cards.fetch(s, at, you)
        case w.SELL:
            cards.sell(s, at, you)
        case w.PUT:
            cards.put(s, at, you, card)
        case w.DISCARD:
            cards.discard(s, at, you)
        case _:
            cards.look(s, at, you, struck)


def strike_course(s: TalismanState, act: Act, at: int, you: int, struck: int, them: int) -> None:
    """TAL-5.10, 5.13, 6.11  Verbs that change how the turn, the move or the fight goes on."""
    match act.verb:
        case w.DRAW:
            t05.draw(s, you, act.amount)
        case w.MOVE:
            move(s, act, at, you, struck, them)
        case w.MOVE_VOLDEMORT:
            s.then(t.VOLDEMORT_MOVES, you)
        case w.GO_ON:
            t08.go_on(s, struck)
        case w.TURN_BACK:
            t08.must_turn_back(s, struck)
        case w.EVADE:
            t10.evade(s, struck, at)
        case w.ATTACK:
            s.then(t.TURN_ENDS, you)
            t06.attack(s, you, struck)
        case w.END_FIGHT:
            t06.end_early(s, struck, act.value)
        case w.PREVENT:
            prevent(s, you)
        case w.REDIRECT:
            redirect(s, you)
        case _:
            end_turn(s, struck)


def choose(s: TalismanState, you: int, at: int, struck: int, card: int) -> None:
    """TAL-11.10  Whom it strikes chooses one of the sentences that can happen."""
    found = open_options(s, at, you, struck, card)
    if len(found) == 1:
        s.then(t.EFFECT, you, found[0], struck, card)
    elif found:
        s.ask(t.ASK_CHOOSE, struck, at, you, card)


def open_options(s: TalismanState, at: int, you: int, struck: int, card: int) -> list[int]:
    """TAL-11.10  The sentences that can happen."""
    return [each for each in s.box.acts[at].effects if possible(s, each, you, struck, card)]


def choose_candidates(s: TalismanState, ask: Frame, seat: int) -> list[int]:
    """TAL-11.10  One of the sentences that can happen."""
    return [choice(t.CHOOSE, each) for each in open_options(s, ask.a, ask.b, seat, ask.c)]


def choose_forbidden(s: TalismanState, ask: Frame, seat: int, picked: int) -> int:
    """TAL-2.6, 11.10  No option for the other faction or that does nothing, no cost that cannot be paid."""
    at = first(picked)
    if at in open_options(s, ask.a, ask.b, seat, ask.c):
        return LEGAL
    condition = s.box.acts[at].condition if at in s.box.acts[ask.a].effects else None
    return TAL_2_6 if condition is not None and condition.kind == w.IS_OF_FACTION else TAL_11_10


def gain(s: TalismanState, act: Act, seat: int) -> None:
    """TAL-1.8, 2.1, 11.6  Something is gained, as far as limits and stock allow."""
    match act.what:
        case w.LIFE:
            t02.gain_life(s, seat, act.amount)
        case w.MARKED_MAGIC:
            t02.gain_value(s, seat, MAGIC, act.amount, TAL_11_10)
        case w.MARKED_STRENGTH:
            t02.gain_value(s, seat, STRENGTH, act.amount, TAL_11_10)
        case w.FATE:
            t01.gain_fate(s, seat, act.amount, TAL_1_8)
        case w.GALLEON:
            t01.gain_galleons(s, seat, act.amount, TAL_1_8)
        case w.SPELL_CARD:
            gain_spells(s, seat, act.amount)
        case w.INSIGNIA_CARD:
            t01.gain_insignia(s, seat)
        case _:
            s.extra_turns = added(s.extra_turns, seat, act.amount)


def gain_spells(s: TalismanState, seat: int, amount: int) -> None:
    """TAL-11.7, 11.17  At the limit no Spell is drawn."""
    room = spell_limit(s, seat) - len(s.hand(seat))
    for _ in range(min(amount, room, t01.spells_left(s))):
        t01.draw_spell(s, seat, TAL_11_6)
    if amount > room:
        s.tell(t.AT_LIMIT, TAL_11_17, seat, w.SPELL_CARD)


def lose(s: TalismanState, act: Act, seat: int, card: int) -> None:
    """TAL-11.8, 11.10  Something is lost, the loser choosing which."""
    amount = counted(s, seat, act.what) if act.counted == w.COUNT_ALL else act.amount
    match act.what:
        case w.LIFE:
            for _ in range(amount):
                s.then(t.LIFE_LOSS, seat)
        case w.FATE:
            t01.lose_fate(s, seat, amount, TAL_11_10)
        case w.GALLEON:
            t01.lose_galleons(s, seat, amount, TAL_11_10)
        case w.TURN:
            death.lose_turns(s, seat, amount)
        case w.THIS_CARD:
            t01.discard(s, seat, card, TAL_11_10)
        case _:
            giving.give_up(s, seat, act.what, amount)


def move(s: TalismanState, act: Act, at: int, you: int, struck: int, them: int) -> None:
    """TAL-4.16, 5.10  To the space that the sentence names, or to one of your choice."""
    found = places.destinations(s, act, struck, them)
    if len(found) == 1:
        t04.arrive_by(s, at, struck, found[0])
    elif found:
        s.ask(t.ASK_GO, you, at, struck)


def go_candidates(s: TalismanState, at: int, struck: int) -> list[int]:
    """TAL-4.16  One of the spaces."""
    return [choice(t.GO, space) for space in sorted(places.destinations(s, s.box.acts[at], struck, NONE))]


def take_out(s: TalismanState, seat: int, at: int, enemy: int) -> None:
    """TAL-6.16  The Enemy that was chosen is evaded, or discarded."""
    if s.box.acts[at].verb == w.EVADE:
        t10.evade_enemy(s, seat, enemy)
    else:
        cards.discard_foe(s, seat, enemy)


def turn_advantage(s: TalismanState, act: Act, at: int, you: int) -> None:
    """TAL-9.5  To a side, over, or as you choose."""
    if act.to == w.CHOICE:
        s.ask(t.ASK_ADVANTAGE, you, at)
    else:
        t09.turn_to(s, 1 - s.advantage if act.to == w.OVER else act.to)


def end_turn(s: TalismanState, seat: int) -> None:
    """TAL-5.13  The turn ends; after a failed try that is told."""
    t08.stay(s, seat)
    s.then(t.TURN_ENDS, seat)


def prevent(s: TalismanState, you: int) -> None:
    """TAL-6.8, 11.18  What opened the window does not happen: the Spell has no effect, or the Life is kept."""
    at = len(s.stack) - 1
    while s.stack[at].kind != t.SPELL_ACTS and s.stack[at].kind != t.TAKE_A_LIFE:
        at -= 1
    frame = s.stack[at]
    s.unwind(frame.kind)
    s.stack.pop()
    if frame.kind == t.SPELL_ACTS:
        s.tell(t.SPELL_CANCELLED, TAL_11_18, you, frame.c)
    else:
        s.tell(t.LIFE_KEPT, TAL_6_8, frame.seat)


def redirect(s: TalismanState, you: int) -> None:
    """TAL-11.18  The Spell strikes its caster in your place."""
    at = len(s.stack) - 1
    while s.stack[at].kind != t.SPELL_ACTS:
        at -= 1
    spell = s.stack[at]
    s.unwind(t.SPELL_ACTS)
    s.stack.pop()
    s.tell(t.SPELL_REDIRECTED, TAL_11_18, you, spell.c, spell.seat)
    s.then(t.SPELL_ACTS, you, spell.a, spell.seat, spell.c)


def turn_ends(s: TalismanState, seat: int) -> None:
    """TAL-5.13  What is left of the own turn is skipped, but for its end steps. Another's turn goes on."""
    if seat == s.active:
        s.unwind(t.END_PHASE)
