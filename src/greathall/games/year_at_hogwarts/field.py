"""YAH-11.3 The field of the pitch: which square lies beside which. It never changes, so it is reckoned once for each box."""

from typing import Final

from greathall.games.year_at_hogwarts.terms import NONE

LANE_STEP: Final = [-1, 1, 0, 0]
ROW_STEP: Final = [0, 0, 1, -1]
"""YAH-11.3  Left, right, up, down."""


def beside(lanes: int, rows: int) -> list[list[int]]:
    """YAH-11.3, 11.9  Of each square the next one of the field in each direction, NONE beyond its edge, where the goals are."""
    found: list[list[int]] = []
    for at in range(lanes * (rows + 2)):
        around = [NONE] * len(LANE_STEP)
        for direction in range(len(LANE_STEP)):
            lane = at % lanes + LANE_STEP[direction]
            row = at // lanes + ROW_STEP[direction]
            if 0 <= lane < lanes and 1 <= row <= rows:
                around[direction] = row * lanes + lane
        found.append(around)
    return found


def neighbours(around: list[list[int]]) -> list[list[int]]:
    """YAH-11.3  Of each square those one step away, in ascending order."""
    return [sorted([there for there in each if there != NONE]) for each in around]
