"""Whether a sentence could act now, and whom it could strike: TAL-11.7, no Spell without a legal target."""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman.rules import t01_components as t01
from greathall.games.talisman.rules import t04_places as places
from greathall.games.talisman.rules import t05_meeting as t05
from greathall.games.talisman.rules import t10_evading as t10
from greathall.games.talisman.rules.answers import allows
from greathall.games.talisman.rules.conditions import counted, holds, spell_pending
from greathall.games.talisman.rules.t02_values import die_of, start_life
from greathall.games.talisman.rules.t11_limits import spell_limit
from greathall.games.talisman.sentences import Act
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import MAXIMUM, MIDDLE, NO_FIGHT, NONE
from greathall.games.talisman.verbs import cards

CHOSEN: Final = (w.FIGHTER, w.ANYONE, w.ONE_OTHER, w.ONE_OTHER_HERE, w.ONE_OTHER_IN_REGION)
"""One of several, whom you choose."""


def possible(s: TalismanState, at: int, you: int, them: int, card: int) -> bool:
    """TAL-11.10  Whether a sentence could act now."""
    act = s.box.acts[at]
    return (act.cost == NONE or can_pay(s, act, you, card)) and len(targets(s, at, you, them, card)) > 0


def targets(s: TalismanState, at: int, you: int, them: int, card: int) -> list[int]:
    """TAL-5.15, 11.7  Everyone whom a sentence may strike; NONE is a foe that is no character."""
    act = s.box.acts[at]
    if act.whom == w.YOU:
        return [you] if may_strike(s, at, you, them, card) else []
    return [each for each in meant(s, act.whom, you, them) if may_strike(s, at, you, each, card)]


def may_strike(s: TalismanState, at: int, you: int, them: int, card: int) -> bool:
    """TAL-11.7, 11.10  Whether a sentence could strike this one: nobody is chosen in whom it changes nothing."""
    condition = s.box.acts[at].condition
    return (condition is None or holds(s, condition, you, them)) and can(s, at, you, them, card)


def meant(s: TalismanState, whom: int, you: int, them: int) -> list[int]:
    """TAL-5.15, 11.11  Those whom a sentence names; nobody who waits in the hospital."""
    if whom == w.THEM:
        return [them] if them != NONE and s.is_in_play(them) else []
    if whom == w.FOE:
        return [s.opponent(you)] if s.is_fighting(you) else []
    if whom == w.FIGHTER:
        fighters = [] if s.fight == NO_FIGHT else [s.fighter, s.rival]
        return [each for each in fighters if each != NONE]
    found: list[int] = []
    for seat in s.clockwise(s.active):
        if s.is_in_play(seat) and is_meant(s, whom, you, seat):
            found.append(seat)
    return found


def is_meant(s: TalismanState, whom: int, you: int, seat: int) -> bool:
    """TAL-5.15  Whether a character in play is among those whom a sentence names."""
    if (whom == w.ONE_OTHER or whom == w.ONE_OTHER_HERE or whom == w.ONE_OTHER_IN_REGION) and seat == you:
        return False
    if whom == w.ONE_OTHER_HERE:
        return s.space[seat] == s.space[you]
    if whom == w.ONE_OTHER_IN_REGION or whom == w.EVERYBODY_IN_REGION:
        return s.region(seat) == s.region(you)
    return True


def can_pay(s: TalismanState, act: Act, you: int, card: int) -> bool:
    """TAL-11.10  No cost is paid by halves; nobody pays with the last Life."""
    match act.cost:
        case w.LIFE:
            return s.life[you] > act.cost_amount and allows(s, you, w.MAY_LOSE_LIFE)
        case w.TURN:
            return True
        case w.THIS_CARD:
            return card != NONE
        case _:
            return counted(s, you, act.cost) >= act.cost_amount


def can(s: TalismanState, at: int, you: int, them: int, card: int) -> bool:
    """TAL-11.7  Whether what a sentence does would change anything."""
    act = s.box.acts[at]
    struck = you if act.whom == w.YOU else them
    match act.verb:
        case w.DO | w.CHOOSE:
            for inner in act.effects:
                if possible(s, inner, you, them, card):
                    return True
            return False
        case w.GAIN:
            return can_gain(s, act, struck)
        case w.LOSE:
            return can_lose(s, act.what, struck, card)
        case w.HEAL:
            return s.life[struck] < start_life(s, struck)
        case w.TAKE | w.FETCH | w.SELL | w.PUT | w.DISCARD:
            return cards.can(s, act, you, struck, card)
        case w.LOOK:
            return cards.can_look(s, act, you, struck)
        case w.DRAW:
            return s.region(you) <= MIDDLE and t01.cards_left(s, s.region(you)) > 0
        case w.MOVE:
            return len(places.destinations(s, act, struck, them)) > 0
        case w.ATTACK:
            return t05.attack_forbidden(s, you, struck) == 0
        case w.TRANSMUTE:
            return allows(s, struck, w.MAY_BE_TRANSMUTED)
        case w.TAKE_TASK:
            return s.task[struck] == NONE and len(t01.free_insignia(s, struck)) > 0
        case w.COMPLETE_TASK:
            return len(t01.free_insignia(s, struck)) > 0
        case w.TURN_ADVANTAGE:
            return act.to >= w.OVER or act.to != s.advantage
        case w.REROLL | w.SET_DIE | w.EVADE | w.END_FIGHT | w.REDIRECT:
            return can_change_fight(s, act, you, struck)
        case _:
            return True


def can_gain(s: TalismanState, act: Act, seat: int) -> bool:
    """TAL-1.8, 2.1, 11.6  Whether limits and stock allow to gain something; Spells given up for it leave room."""
    match act.what:
        case w.LIFE:
            return s.life[seat] < MAXIMUM
        case w.MARKED_MAGIC:
            return s.magic[seat] < MAXIMUM and not s.ferret[seat]
        case w.MARKED_STRENGTH:
            return s.strength[seat] < MAXIMUM and not s.ferret[seat]
        case w.FATE:
            return s.fates_left() > 0
        case w.GALLEON:
            return s.galleons_left() > 0
        case w.SPELL_CARD:
            given_up = act.cost_amount if act.cost == w.SPELL_CARD else 0
            return len(s.hand(seat)) - given_up < spell_limit(s, seat) and t01.spells_left(s) + given_up > 0
        case w.INSIGNIA_CARD:
            return len(t01.free_insignia(s, seat)) > 0
        case _:
            return True


def can_lose(s: TalismanState, what: int, seat: int, card: int) -> bool:
    """TAL-11.10  Whether there is anything of the kind to lose."""
    if what == w.TURN:
        return True
    if what == w.THIS_CARD:
        return card != NONE
    return counted(s, seat, what) > 0


def can_change_fight(s: TalismanState, act: Act, you: int, struck: int) -> bool:
    """TAL-6.20, 10.2, 11.18  Whether there is a die, a foe or a Spell that the sentence could change."""
    match act.verb:
        case w.REROLL:
            return s.foe_die > 0 if struck == NONE else die_of(s, struck, act.moment, 0) > 0
        case w.SET_DIE:
            return die_of(s, struck, act.moment, 0) not in (0, act.value)
        case w.EVADE:
            return t10.may_evade(s, struck)
        case w.END_FIGHT:
            return s.fight != NO_FIGHT and s.is_fighting(struck)
        case _:
            spell = spell_pending(s)
            return spell is not None and spell.b == you
