"""YAH-4.1, 4.2, 4.7 Paths: walked on the graph, no space twice, exactly so many steps; and the preview of where a move may end.

A free passage costs no step and may be crossed at any point, also after the last step (YAH-5.14).
"""

from typing import Final

MAY_END: Final = 1
"""The move may end here early."""
MUST_END: Final = 2
"""Whoever enters goes no further."""
TOKEN: Final = 1
WANTED: Final = 8
"""What a token on the way is worth in the preview, and one that the own missions ask for."""


class Reach:
    """What a move may do on each space: end early, have to end; and whether spaces may be entered twice."""

    def __init__(self, ways: list[list[int]], costs: list[list[int]], ends: list[int]) -> None:
        self.ways = ways
        self.costs = costs
        self.ends = ends
        self.revisiting = False


def completes(reach: Reach, space: int, left: int, entered: list[int]) -> bool:
    """YAH-4.1, YAH-4.3  Whether a move that has just entered this space can end as it must."""
    if left == 0 or reach.ends[space]:
        return True
    ways = reach.ways[space]
    costs = reach.costs[space]
    for at in range(len(ways)):
        there = ways[at]
        cost = costs[at]
        if cost <= left and (not entered[there] or (reach.revisiting and cost)):
            entered[there] += 1
            found = completes(reach, there, left - cost, entered)
            entered[there] -= 1
            if found:
                return True
    return False


def longest(reach: Reach, space: int, left: int, entered: list[int]) -> int:
    """YAH-4.7  The most steps that can still be walked from a space, no more than are left."""
    best = 0
    ways = reach.ways[space]
    costs = reach.costs[space]
    for at in range(len(ways)):
        there = ways[at]
        cost = costs[at]
        if cost <= left and (not entered[there] or (reach.revisiting and cost)):
            entered[there] += 1
            best = max(best, cost + longest(reach, there, left - cost, entered))
            entered[there] -= 1
            if best == left:
                return best
    return best


class Preview:
    """For each space where a move may end its best path: most of what lies on the way, then fewest spaces."""

    def __init__(self, reach: Reach, worth: list[int], most: int) -> None:
        self.reach = reach
        self.worth = worth
        self.most = most
        """How many tokens may still be picked up."""
        self.paths: dict[int, list[int]] = {}
        self.scores: dict[int, int] = {}
        self.path: list[int] = []

    def search(self, space: int, left: int, entered: list[int], score: int, tokens: int) -> None:
        """YAH-4.3  All paths from a space on."""
        reach = self.reach
        ways = reach.ways[space]
        costs = reach.costs[space]
        for at in range(len(ways)):
            there = ways[at]
            cost = costs[at]
            if cost <= left and (not entered[there] or (reach.revisiting and cost)):
                entered[there] += 1
                self.path.append(there)
                self.enter(there, left - cost, entered, score, tokens)
                self.path.pop()
                entered[there] -= 1

    def enter(self, space: int, left: int, entered: list[int], score: int, tokens: int) -> None:
        """YAH-4.3, YAH-4.5  A space is entered: what lies there counts, the move may end, and goes on unless it must."""
        worth = self.worth[space]
        if worth and tokens < self.most:
            score += worth
            tokens += 1
        ends = self.reach.ends[space]
        if left == 0 or ends:
            self.note(space, score)
        if ends < MUST_END:
            self.search(space, left, entered, score, tokens)

    def note(self, space: int, score: int) -> None:
        """YAH-4.3  A move may end here by this path."""
        known = self.scores.get(space, -1)
        if score > known or (score == known and len(self.path) < len(self.paths[space])):
            self.scores[space] = score
            self.paths[space] = self.path.copy()


def longest_paths(reach: Reach, space: int, left: int, entered: list[int]) -> dict[int, list[int]]:
    """YAH-4.7  Where no move can end as it must: the longest path to each space at which one as long as possible ends."""
    most = longest(reach, space, left, entered)
    if most == 0:
        return {}
    preview = Preview(reach, [0] * len(reach.ways), 0)
    preview.search(space, most, entered, 0, 0)
    return preview.paths
