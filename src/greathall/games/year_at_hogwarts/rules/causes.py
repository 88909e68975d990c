"""The clause that causes something: that of the space, card, token or board whose sentence acts."""

from typing import Final

from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import (
    YAH_1_5,
    YAH_4_6,
    YAH_5_1,
    YAH_5_2,
    YAH_5_3,
    YAH_5_4,
    YAH_5_5,
    YAH_5_6,
    YAH_5_7,
    YAH_5_8,
    YAH_5_9,
    YAH_5_10,
    YAH_5_15,
    YAH_6_1,
    YAH_7_1,
    YAH_7_2,
    YAH_8_2,
    YAH_9_1,
    YAH_9_3,
    YAH_10_3,
    YAH_10_4,
    YAH_10_8,
    YAH_11_11,
)
from greathall.games.year_at_hogwarts.sentences import GAIN, JOURNEY, LOSE, POINTS, Act
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NO_FIGHT, NONE

OF_SPACE_KIND: Final = [
    YAH_4_6,
    YAH_5_1,
    YAH_5_1,
    YAH_5_1,
    YAH_5_2,
    YAH_5_3,
    YAH_5_4,
    YAH_5_5,
    YAH_5_9,
    YAH_5_8,
    YAH_5_6,
    YAH_4_6,
    YAH_4_6,
    YAH_5_7,
]
OF_RECORD_KIND: Final = [
    YAH_1_5,
    YAH_8_2,
    YAH_4_6,
    YAH_4_6,
    YAH_7_1,
    YAH_5_2,
    YAH_5_3,
    YAH_11_11,
    YAH_6_1,
    YAH_10_3,
    YAH_10_4,
]
"""The clause of each kind of record outside a fight, but for what spaces say."""


def clause_of_space(s: YearState, space: int) -> int:
    """YAH-5.1 to 5.15  The clause of a space's effect."""
    if space == s.box.pitch_space:
        return YAH_5_10
    if s.box.space_names[space] == terms.EXPRESS:
        return YAH_5_15
    return OF_SPACE_KIND[s.box.space_kind[space]]


def cause(s: YearState, act: Act, figure: int) -> int:
    """YAH-5, 7.2, 8.2, 9.1, 10.8  The clause by which a sentence concerns a figure now."""
    kind = s.box.kind[act.record]
    match kind:
        case terms.SPACE_EFFECT:
            there = s.space[figure] if 0 <= figure < terms.FIGURES else NONE
            return clause_of_space(s, there) if there != NONE else YAH_5_1
        case terms.SPELL | terms.POTION if s.fight != NO_FIGHT:
            return YAH_9_1
        case terms.SPELL | terms.POTION if s.box.card_kind[act.record] == terms.FETCH:
            return YAH_9_3
        case terms.BOARD if s.fight != NO_FIGHT:
            return YAH_10_8
        case terms.BEHAVIOUR if act.verb == JOURNEY or (act.verb in (GAIN, LOSE) and act.what == POINTS):
            return YAH_7_2
        case _:
            return OF_RECORD_KIND[kind]
