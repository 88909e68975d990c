"""YAH-10.4, 10.6, 8.2b How a fight ends: who falls and who saves himself, who has won, who has lost, who has fled."""

from typing import Final

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_10_4, YAH_10_6, YAH_8_2b
from greathall.games.year_at_hogwarts.rules import windows
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.rules import y05_spaces as y05
from greathall.games.year_at_hogwarts.rules import y06_missions as y06
from greathall.games.year_at_hogwarts.rules import y10_death_eaters as death_eaters
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.rules import y12_fights as y12
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import LOST, NONE, OPPONENT, WON
from greathall.games.year_at_hogwarts.verbs import flow, giving

DISCARDED_AFTER_DUEL: Final = 3

# --- falling


def may_fall(s: YearState, figure: int) -> None:
    """YAH-10.4, 8.2b  Who has too few HP left may still save himself, by a card or a token; otherwise he falls."""
    if figure == OPPONENT or not y10.stands(s, figure) or y10.hp_left(s, figure) > 0:
        return
    if y10.could_play(s, figure) or windows.ready(s, figure, w.IN_FIGHT):
        y10.ask(s, c.ASK_FALLING, figure)
    else:
        fall(s, figure)


def fall(s: YearState, figure: int) -> None:
    """YAH-10.4, 10.6  Somebody drops out; the fight is lost when all of a side have."""
    s.tell(c.FELL, y10.clause_of(s), figure)
    if figure == s.rival:
        won(s)
        return
    s.members &= ~(1 << figure)
    if not s.members:
        lost(s)


def settled(s: YearState, figure: int) -> None:
    """YAH-10.4, 10.4b  After its last strike who is on the card has lost, unless something saves it; else the next attacks."""
    if s.rival != OPPONENT or (s.opponent_hp > 0 and not s.fell):
        y10.next_attack(s, figure)
        return
    s.opponent_hp = s.fell = 0
    for at in s.box.insteads[s.fight_card]:
        if s.box.acts[at].moment == w.DEFEAT and at << 4 | OPPONENT not in s.used:
            s.used = [*s.used, at << 4 | OPPONENT]
            s.then(c.ATTACK_SETTLED, NONE, figure)
            s.tell(t.EFFECT_USED, YAH_10_4, OPPONENT, at)
            flow.begin(s, [at], OPPONENT, NONE)
            return
    s.tell(c.FELL, YAH_10_4, OPPONENT)
    won(s)


# --- won and lost


def won(s: YearState) -> None:
    """YAH-10  The fighter, or the team, has won."""
    s.unwind(c.FIGHT)
    s.result = WON
    s.tell(c.FIGHT_WON, y10.clause_of(s), s.fighter)
    match s.fight:
        case terms.MISSION_FIGHT:
            mission_won(s)
        case terms.DUEL_FIGHT:
            y05.duel_won(s, s.fighter)
            duel_over(s)
        case terms.DEATH_EATER_FIGHT:
            death_eaters.beaten(s)
        case terms.RETURNS_FIGHT:
            y12.decided(s, s.fighter, s.rival)
        case _:
            s.then(c.SPOILS, NONE, s.fighter, s.rival, 0)


def lost(s: YearState) -> None:
    """YAH-10  The fighter, or the team, has lost, but for those who fled."""
    if not s.team & ~s.fled:
        fled(s)
        y06.lose_turn(s)
        return
    s.unwind(c.FIGHT)
    s.result = LOST
    s.tell(c.FIGHT_LOST, y10.clause_of(s), s.fighter)
    match s.fight:
        case terms.MISSION_FIGHT:
            y06.lost(s, y10.in_order(s, s.team & ~s.fled), s.mission)
        case terms.DUEL_FIGHT:
            duel_over(s)
            giving.give_up(s, s.fighter, w.CARDS, DISCARDED_AFTER_DUEL)
        case terms.DEATH_EATER_FIGHT:
            death_eaters.stays(s)
            y06.defeated(s, s.fighter, y10.clause_of(s))
            y06.lose_turn(s)
        case terms.RETURNS_FIGHT:
            y12.decided(s, s.rival, s.fighter)
        case _:
            y06.lose_turn(s)
            s.then(c.SPOILS, NONE, s.rival, s.fighter, 0)


def mission_won(s: YearState) -> None:
    """YAH-10.6  Members who dropped out of a won fight get up with 1 HP."""
    for figure in y10.in_order(s, s.team & ~s.members & ~s.fled):
        s.hp[figure] = 1
        s.tell(c.STANDS_UP, YAH_10_6, figure)
    y06.won(s, y10.in_order(s, s.team), s.mission)


def duel_over(s: YearState) -> None:
    """YAH-1.2  The duel card goes under its deck."""
    for card in s.piles[s.box.table]:
        if s.box.kind_of(card) == terms.DUEL:
            y01.under_deck(s, card)


# --- fleeing


def flee(s: YearState, figure: int, steps: int) -> None:
    """YAH-8.2, 8.2b  Somebody leaves the fight, a few spaces away; from a journey back to where it began."""
    s.tell(c.FLED, YAH_8_2b, figure)
    s.hp[figure] = max(1, s.hp[figure])
    s.fled |= 1 << figure
    if figure == s.rival:
        fled(s)
    else:
        s.members &= ~(1 << figure)
        if s.members:
            go_on_without(s, figure)
        else:
            lost(s)
    if s.home[figure] == NONE:
        y10.ask(s, c.ASK_FLEE, figure, steps)


def go_on_without(s: YearState, figure: int) -> None:
    """YAH-10.6  The others go on; what always runs (the token spent) is done before."""
    s.unwind(c.FIGHT)
    at = len(s.stack)
    while s.stack[at - 1].kind != c.FIGHT:
        at -= 1
    kept = s.stack[at:]
    s.stack = s.stack[:at]
    s.then(c.ATTACK_OVER, NONE, figure)
    s.stack += kept


def fled(s: YearState) -> None:
    """YAH-8.2b  The fight is over: nothing is won, discarded or taken."""
    s.unwind(c.FIGHT)
    s.result = terms.FLED
    if s.fight == terms.DUEL_FIGHT:
        duel_over(s)
    if s.fight == terms.DEATH_EATER_FIGHT:
        death_eaters.stays(s)
