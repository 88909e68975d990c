"""What a table shows before it happens: the ways to where a move may end, what is taken on them, and what a shot would bring.

All of it follows from what lies open, by the functions of the rules.
"""

from typing import Final

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts.rules import y04_walk as y04
from greathall.games.year_at_hogwarts.rules import y08_objects as y08
from greathall.games.year_at_hogwarts.rules import y11_pitch as pitch
from greathall.games.year_at_hogwarts.rules import y11_play as y11
from greathall.games.year_at_hogwarts.rules.answers import number
from greathall.games.year_at_hogwarts.rules.y04_paths import MUST_END, Reach
from greathall.games.year_at_hogwarts.sentences import PICK_UPS as ANSWER
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE, OBJECT_LIMIT, PICK_UPS
from greathall.kernel.state import Frame

DIE: Final = [1, 2, 3, 4, 5, 6]
FULL: Final = 36
MOST_WAYS: Final = 4
"""So many ways to a space are shown."""
Row = dict[str, object]

# --- the ways of a move


class Way:
    """YAH-4.1, 4.5  A way to where the move may end: the spaces entered, and what is taken on which of them."""

    def __init__(self, path: list[int], spaces: list[int], tokens: list[int]) -> None:
        self.path = path
        self.spaces = spaces
        self.tokens = tokens


class Ways:
    """YAH-4.1, 4.5  For each space where the move may end the shortest way for each set of tokens taken before it."""

    def __init__(self, s: YearState, reach: Reach) -> None:
        self.reach = reach
        self.lying: dict[int, list[int]] = {}
        self.wanted: list[int] = []
        self.room = room_left(s, s.walking)
        self.found: dict[int, list[Way]] = {}
        for token, space in enumerate(s.token_at):
            if space != NONE and y08.may_hold(s, s.walking, token):
                self.lying[space] = [*self.lying.get(space, []), token]
                if y08.is_wanted(s, s.walking, token):
                    self.wanted.append(token)

    def search(self, space: int, left: int, entered: list[int], way: Way) -> None:
        """YAH-4.1, 4.2  All ways on from a space."""
        reach = self.reach
        for there, cost in zip(reach.ways[space], reach.costs[space]):
            if cost <= left and (not entered[there] or (reach.revisiting and cost)):
                entered[there] += 1
                self.enter(there, left - cost, entered, Way([*way.path, there], way.spaces, way.tokens))
                entered[there] -= 1

    def enter(self, space: int, left: int, entered: list[int], way: Way) -> None:
        """YAH-4.3, 4.5  A space is entered: the move may end, and goes on with what is taken unless it must."""
        ends = self.reach.ends[space]
        if left == 0 or ends:
            self.note(space, way)
        if ends < MUST_END:
            for taken in self.takings(space, way.tokens):
                spaces = [*way.spaces, *[space for _ in taken]]
                self.search(space, left, entered, Way(way.path, spaces, [*way.tokens, *taken]))

    def takings(self, space: int, held: list[int]) -> list[list[int]]:
        """YAH-4.5  What may be taken where one goes on: all that is wanted while it can be, else as one likes."""
        lying = [token for token in self.lying.get(space, []) if token not in held]
        room = self.room - len(held)
        found: list[list[int]] = [[]]
        for token in lying:
            found += [[*each, token] for each in found if len(each) < room]
        wanted = [token for token in lying if token in self.wanted]
        return [each for each in found if len(each) >= room or not [token for token in wanted if token not in each]]

    def note(self, space: int, way: Way) -> None:
        """YAH-4.3  A move may end here by this way; of ways that bring the same the shortest stays."""
        known = self.found.setdefault(space, [])
        for at, other in enumerate(known):
            if sorted(other.tokens) == sorted(way.tokens):
                if len(way.path) < len(other.path):
                    known[at] = way
                return
        known.append(way)

    def worth(self, way: Way) -> int:
        """YAH-4.5  Which way comes first: most that is wanted, then most tokens."""
        wanted = [token for token in way.tokens if token in self.wanted]
        return len(wanted) * PICK_UPS + len(way.tokens)


def room_left(s: YearState, figure: int) -> int:
    """YAH-4.5  How many tokens may still be picked up: two a turn, six in all."""
    if figure >= s.box.pawns:
        return 0
    return max(0, min(number(s, figure, ANSWER, PICK_UPS) - s.picked_up, OBJECT_LIMIT - len(s.objects(figure))))


def ways(s: YearState, ask: Frame, eyes: int) -> list[Row]:
    """YAH-4.1, 4.5, 4.7  For who walks: each space where the move may end, with the choices of each way; the best first."""
    if ask.kind != t.ASK_WALK or ask.seat != eyes or s.steps < 0:
        return []
    if y04.is_at_end(s):
        return []
    all_ways = Ways(s, y04.reach(s))
    all_ways.search(s.space[s.walking], s.steps, y04.entered(s), Way([], [], []))
    if not all_ways.found:
        return [row(s, space, [Way(path, [], [])]) for space, path in sorted(y04.preview(s).items())]
    return [row(s, space, best(all_ways, space)) for space in sorted(all_ways.found)]


def best(found: Ways, space: int) -> list[Way]:
    """YAH-4.5  The ways to a space: first what is worth most, then the shorter."""
    ranked = [(-found.worth(way), len(way.path), at) for at, way in enumerate(found.found[space])]
    return [found.found[space][at] for _, _, at in sorted(ranked)[:MOST_WAYS]]


def row(s: YearState, space: int, found: list[Way]) -> Row:
    """YAH-4.3  An end of the move, the best path to it, and the lines of choices that lead there."""
    names = s.box.space_names
    return {
        "space": names[space],
        "path": [names[each] for each in found[0].path],
        "lines": [line(s, way) for way in found],
    }


def line(s: YearState, way: Way) -> list[str]:
    """YAH-4.1, 4.5  The steps of a way, and what is taken where, as choices."""
    found: list[str] = []
    for space in way.path:
        found.append(f"go {s.box.space_names[space]}")
        for at, token in zip(way.spaces, way.tokens):
            if at == space:
                found.append(f"take {s.box.thing_names[token]}")
    return found


# --- a shot


def shot(s: YearState) -> Row | None:
    """YAH-11.9  While a chaser may shoot: at whom, and in how many of 36 throws of both dice it scores, and is saved."""
    if not s.stack or s.stack[-1].kind != c.ASK_PLAY or not s.actions or not y11.can_shoot(s):
        return None
    side = s.side_to_move
    keeper = pitch.piece(1 - side, pitch.KEEPER)
    has_keeper = s.squares[keeper] != NONE
    scores = sum([1 for own in DIE for other in DIE if own > other]) if has_keeper else FULL
    return {
        "by": s.quaffle_holder,
        "keeper": keeper if has_keeper else None,
        "odds": [scores, FULL - scores],
        "wins": s.goals[side] + 1 >= s.box.goals_to_win,
    }
