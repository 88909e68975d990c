"""YAH-10 A fight: its sides, whose attack it is, how many cards each may play. Its numbers are fields of the state.

A fight is a marker on the stack that always runs and clears these fields. Above it stands one attack at a time: it begins
(a decision), lands, is counted, calls the strike of whoever is on a fight or duel card, and is over; the next one begins.
"""

from typing import Final

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import (
    YAH_10_2,
    YAH_10_3,
    YAH_10_4,
    YAH_10_5,
    YAH_10_6,
    YAH_10_7,
    YAH_12_11,
    YAH_12_12,
    YAH_12_13,
    YAH_10_1a,
    YAH_10_1b,
    YAH_10_1c,
)
from greathall.games.year_at_hogwarts.rules import answers
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import (
    CARDS_AGAINST_DEATH_EATER,
    CARDS_IN_DUEL,
    CARDS_IN_MISSION,
    DEATH_EATER_FIGHT,
    DUEL_FIGHT,
    FIRST_DEATH_EATER,
    MISSION_FIGHT,
    NONE,
    OPPONENT,
    POTION,
    QUALIFIED_FIGHT,
    RETURNS_FIGHT,
    SPELL,
    TEAM,
)
from greathall.games.year_at_hogwarts.verbs import flow

LEAST_RESISTANCE: Final = 2
"""YAH-10.8"""
LEAST_DICE: Final = 1
CARDS_AGAINST_PLAYER: Final = 2
"""YAH-10.1b  One spell and one potion."""
CLAUSES: Final = [0, YAH_10_4, YAH_10_3, YAH_10_2, YAH_10_1a, YAH_10_1b, YAH_12_12, YAH_12_11]
"""The clause of each kind of fight."""
LIMITS: Final = [0, YAH_10_5, YAH_10_3, YAH_10_2, YAH_10_1a, YAH_10_1b, YAH_12_13, YAH_12_11]
"""The clause of its limit of cards."""


# --- beginning and end


def begin(s: YearState, kind: int, fighter: int, rival: int) -> None:
    """YAH-10  A fight begins; fights do not nest. What can be used once in a fight can be used again."""
    s.end_fight()
    s.fight = kind
    s.fighter = s.attacker = s.striker = s.first_attacker = fighter
    s.rival = rival
    s.fight_round = 1
    s.team = s.members = 1 << fighter
    s.used = [code for code in s.used if s.box.acts[code >> 4].often != w.ONCE_A_FIGHT]
    s.then(c.FIGHT)


def end(s: YearState) -> None:
    """YAH-10  What is in force for the fight, or until the next attack, is over."""
    flow.drop(s, w.FOR_FIGHT, NONE)
    flow.drop(s, w.FOR_ROUND, NONE)
    s.end_fight()


def clause_of(s: YearState) -> int:
    """YAH-10, YAH-12.12  The clause about attacks in this kind of fight."""
    if s.fight == QUALIFIED_FIGHT and s.box.variant == TEAM:
        return YAH_10_1c
    return CLAUSES[s.fight]


def is_measured(s: YearState) -> bool:
    """YAH-12.12  Whether an attack that hits is answered by a defence roll."""
    return s.fight == RETURNS_FIGHT or (s.fight == QUALIFIED_FIGHT and s.box.measured_fights)


# --- the sides


def player(s: YearState, figure: int) -> int:
    """YAH-10.2  The seat that decides for a figure; NONE where the app does."""
    if s.fight == DEATH_EATER_FIGHT and figure >= FIRST_DEATH_EATER:
        return s.foe_player
    return s.box.player_of[figure]


def ask(s: YearState, kind: int, figure: int, b: int = NONE, d: int = NONE) -> None:
    """YAH-10.2  Whoever plays this figure decides."""
    seat = player(s, figure)
    if seat != NONE:
        s.ask(kind, seat, figure, b, d)
    else:
        s.then(c.APP_DECIDES, NONE, kind, figure, b)


def stands(s: YearState, figure: int) -> bool:
    """YAH-10.6  Whether a figure still fights: nobody who dropped out or fled does."""
    return figure == s.rival or s.members >> figure & 1 == 1


def in_order(s: YearState, figures: int) -> list[int]:
    """YAH-10.6  These pawns (bits) in the order of play, from the one whose turn it is."""
    order = s.box.order
    start = order.index(s.fighter)
    return [figure for figure in [*order[start:], *order[:start]] if figures >> figure & 1]


def hand(s: YearState, figure: int) -> list[int]:
    """YAH-9.1  The spells and potions of a figure."""
    if figure == OPPONENT:
        return []
    return [card for card in s.hand(figure) if s.box.kind_of(card) == SPELL or s.box.kind_of(card) == POTION]


# --- totals


def resistance(s: YearState, figure: int) -> int:
    """YAH-10.3, 10.8  What a die must show at least to cost this figure HP."""
    printed = s.box.figure_resistance[s.fight_card] if figure == OPPONENT else s.box.resistance_of[s.board[figure]]
    return max(LEAST_RESISTANCE, answers.number(s, figure, w.RESISTANCE, printed))


def attack_dice(s: YearState, figure: int) -> int:
    """YAH-1.5, 10.8  How many dice an attack is rolled with; one is always left."""
    return max(LEAST_DICE, answers.number(s, figure, w.ATTACK_DICE, s.box.attack_dice_of[s.board[figure]]))


def has_attack_dice(s: YearState) -> bool:
    """YAH-8.2b, 10.1a, 12.11  Whether attack dice are rolled in this fight: not where both roll one die."""
    return s.fight not in (terms.PLAYER_FIGHT, terms.FINAL_FIGHT)


def hp_left(s: YearState, figure: int) -> int:
    """YAH-10.1b, 10.3  HP above those with which a fight of this kind is lost."""
    if figure == OPPONENT:
        return s.opponent_hp
    floor = 1 if s.fight == DUEL_FIGHT or s.fight == QUALIFIED_FIGHT else 0
    return s.hp[figure] - floor


# --- cards


def card_limit(s: YearState, figure: int) -> int:
    """YAH-10.1b, 10.2, 10.3, 10.5, 10.6, 10.7, 12.13  Spells and potions that a figure may play in this fight."""
    match s.fight:
        case terms.MISSION_FIGHT:
            base = CARDS_IN_MISSION[s.box.variant]
        case terms.DUEL_FIGHT:
            base = CARDS_IN_DUEL[s.box.variant]
        case terms.QUALIFIED_FIGHT:
            base = CARDS_AGAINST_PLAYER
        case _:
            base = CARDS_AGAINST_DEATH_EATER
    return max(0, answers.number(s, figure, w.CARD_LIMIT, base))


def limit_clause(s: YearState) -> int:
    """YAH-10.5, 10.6, 10.7  The clause of the limit."""
    if s.box.is_solo():
        return YAH_10_7
    if s.fight == MISSION_FIGHT and s.box.variant == TEAM:
        return YAH_10_6
    if s.fight == QUALIFIED_FIGHT:
        return clause_of(s)
    return LIMITS[s.fight]


def is_at_limit(s: YearState, figure: int, card: int) -> bool:
    """YAH-10.1b, 10.5  Whether this card is one too many; between players one spell and one potion each."""
    limit = card_limit(s, figure)
    if s.played[figure] >= limit:
        return True
    if s.fight != QUALIFIED_FIGHT:
        return False
    spells = s.played_spells[figure]
    of_kind = spells if s.box.kind_of(card) == SPELL else s.played[figure] - spells
    return of_kind >= max(1, limit - 1)


def could_play(s: YearState, figure: int) -> bool:
    """YAH-10.9  Whether by public knowledge a figure might play a card now."""
    return len(hand(s, figure)) > 0 and s.played[figure] < card_limit(s, figure)


# --- one attack after the other


def next_attack(s: YearState, last: int) -> None:
    """YAH-10.4, 10.6  In turn: player and opponent, or the members of a team, each of whom the opponent answers."""
    s.attacker = following(s, last)
    if is_wrapped(s, last) if s.rival == OPPONENT else s.attacker == s.first_attacker:
        s.fight_round += 1
    s.then(c.ATTACK_BEGINS, NONE, s.attacker)


def following(s: YearState, last: int) -> int:
    """YAH-10.4, 10.6  Whose attack is next."""
    if s.rival != OPPONENT:
        return s.rival if last == s.fighter else s.fighter
    order = in_order(s, s.team)
    at = order.index(last)
    for figure in [*order[at + 1 :], *order[: at + 1]]:
        if stands(s, figure):
            return figure
    return last


def is_wrapped(s: YearState, last: int) -> bool:
    """YAH-10.6  Whether all members have attacked in this round."""
    order = in_order(s, s.team)
    return order.index(s.attacker) <= order.index(last)
