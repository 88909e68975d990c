"""YAH-11.2, 11.3 The pitch: squares, lines, pieces, and what lies where.

A square is a number: row by row from the challenger's goal row, lane by lane. Row 1 is the challenger's line 3, the last but
one that of the other side; the rows outside them are the goal rows. A piece is a number too: seven of each side.
"""

from typing import Final

from greathall.games.year_at_hogwarts.box import Box
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE

PIECES: Final = 7
KEEPER: Final = 0
BEATERS: Final = [1, 2]
CHASERS: Final = [3, 4, 5]
SEEKER: Final = 6


# --- squares


def square(box: Box, lane: int, row: int) -> int:
    """YAH-11.3  The square of a lane and a row, as the challenger counts them."""
    return row * len(box.lane_names) + lane


def own_square(box: Box, side: int, lane: int, row: int) -> int:
    """YAH-11.3  The square that a side calls so from its own end; the other side is the same turned round."""
    if side == 0:
        return square(box, lane, row)
    return square(box, len(box.lane_names) - 1 - lane, box.rows + 1 - row)


def lane_of(box: Box, at: int) -> int:
    """YAH-11.3  The lane of a square."""
    return at % len(box.lane_names)


def row_of(box: Box, at: int) -> int:
    """YAH-11.3  The row of a square."""
    return at // len(box.lane_names)


def beside(box: Box, at: int, direction: int) -> int:
    """YAH-11.3, 11.9  The next square of the field in a direction, NONE beyond its edge: nobody enters goal squares."""
    return box.beside[at][direction]


def neighbours(box: Box, at: int) -> list[int]:
    """YAH-11.3  The squares of the field one step away."""
    return box.neighbours[at]


def goal_squares(box: Box, side: int) -> list[int]:
    """YAH-11.2  The three squares on which a side's keeper may stand."""
    return sorted([own_square(box, side, lane, 0) for lane in box.goal_lanes])


def line_3(box: Box, side: int) -> list[int]:
    """YAH-11.2, 11.9  The squares of a side's line 3, before its goal."""
    return sorted([own_square(box, side, lane, 1) for lane in range(len(box.lane_names))])


# --- pieces


def piece(side: int, part: int) -> int:
    """YAH-11.2  A piece of a side."""
    return side * PIECES + part


def side_of(each: int) -> int:
    """YAH-11.2  Whose piece it is."""
    return each // PIECES


def is_chaser(each: int) -> bool:
    """YAH-11.2  Whether a piece is a chaser."""
    return each != NONE and each % PIECES in CHASERS


def is_beater(each: int) -> bool:
    """YAH-11.2  Whether a piece is a beater."""
    return each != NONE and each % PIECES in BEATERS


def is_keeper(each: int) -> bool:
    """YAH-11.2  Whether a piece is a keeper."""
    return each != NONE and each % PIECES == KEEPER


def pieces_of(s: YearState, side: int) -> list[int]:
    """YAH-11.6  The pieces of a side that are still in the match; seekers wait on the start line."""
    return [each for each in range(side * PIECES, side * PIECES + SEEKER) if s.squares[each] != NONE]


def pieces_on(s: YearState, at: int, side: int) -> list[int]:
    """YAH-11.5, 11.8  The pieces of a side that stand on a square."""
    return [each for each in pieces_of(s, side) if s.squares[each] == at]


def taken(s: YearState) -> list[int]:
    """YAH-11.5  Of each square the sides (bits) that have a piece there."""
    found = [0] * len(s.box.beside)
    for each, at in enumerate(s.squares):
        if at != NONE:
            found[at] |= 1 if each < PIECES else 2
    return found


def is_empty(s: YearState, at: int) -> bool:
    """YAH-11.5  Whether nobody stands on a square."""
    return at not in s.squares


def bludger_of(s: YearState, beater: int) -> int:
    """YAH-11.6  The bludger that a beater carries, NONE when it carries none."""
    return s.bludger_holders.index(beater) if beater in s.bludger_holders else NONE


def captain(s: YearState) -> int:
    """YAH-11.1  For whom the side to move plays."""
    return s.sides[s.side_to_move]
