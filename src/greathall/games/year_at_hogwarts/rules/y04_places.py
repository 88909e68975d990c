"""YAH-4, 5 Where pawns stand: put there by a rule, not by their own move, which is no meeting (YAH-4.4)."""

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_4_4
from greathall.games.year_at_hogwarts.rules.answers import is_allowed
from greathall.games.year_at_hogwarts.rules.y04_meeting import fights, passes_players
from greathall.games.year_at_hogwarts.rules.y04_paths import MAY_END, MUST_END, Reach
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import FIRST_DEATH_EATER, NONE, RETURNS


def stand_on(s: YearState, figure: int, space: int) -> None:
    """YAH-3.4  The pawn stands there."""
    s.space[figure] = space


def put_on(s: YearState, figure: int, space: int, clause: int = YAH_4_4) -> None:
    """YAH-4.4, YAH-5.3  A rule puts the pawn there: it meets nobody, and picks up nothing."""
    stand_on(s, figure, space)
    if figure < terms.PAWNS:
        s.waits[figure] = 0
    s.tell(t.WAS_MOVED, clause, figure, space)


def reach_of(s: YearState, figure: int, missions: list[int]) -> Reach:
    """YAH-4.3, YAH-4.4  Where the figure's move may or must end; missions are the spaces where one can be attempted."""
    box = s.box
    reach = Reach(box.ways, box.costs, early_stops(s, figure) if not s.on_visit else [0] * len(box.ways))
    reach.revisiting = may_revisit(s, figure)
    if s.on_visit:
        return reach
    for space in missions:
        reach.ends[space] = MAY_END
    for other, space in enumerate(s.space):
        if space != NONE and reach.ends[space] != MUST_END and must_stop_for(s, figure, other):
            reach.ends[space] = MUST_END
    reach.ends[box.pitch_space] = MUST_END
    return reach


def may_revisit(s: YearState, figure: int) -> bool:
    """YAH-4.2  Whether a figure may enter spaces twice."""
    return is_allowed(s, figure, w.REVISITING)


def must_stop_for(s: YearState, figure: int, other: int) -> bool:
    """YAH-4.4  Whether a figure that comes to another may go no further; players are passed by whom a card allows it."""
    if other == figure or not fights(s, figure, other):
        return False
    return other >= FIRST_DEATH_EATER or s.box.mode == RETURNS or not passes_players(s, figure)


def must_end_on(s: YearState, figure: int, space: int) -> bool:
    """YAH-4.3, YAH-4.4  Whether a move that enters this space ends there: on the Pitch, or where somebody is met."""
    if s.on_visit:
        return False
    if space == s.box.pitch_space:
        return True
    for other, there in enumerate(s.space):
        if there == space and must_stop_for(s, figure, other):
            return True
    return False


def early_stops(s: YearState, figure: int) -> list[int]:
    """YAH-4.3, YAH-12.9  MAY_END for towers, classrooms for which a book is held, what a card or an option allows."""
    box = s.box
    ends = box.early_ends.copy()
    if figure < box.pawns:
        for card in s.hand(figure):
            subject = box.subject_of[box.record_of[card]]
            if subject != NONE:
                for space in box.classrooms:
                    if box.subject_at[space] == subject:
                        ends[space] = MAY_END
    if box.mode == RETURNS and can_destroy(s, figure):
        for number, space in enumerate(box.horcrux_spaces):
            if not s.destroyed >> number & 1:
                ends[space] = MAY_END
    if may_be_allowed(s, figure):
        for space in range(len(box.ways)):
            if is_allowed(s, figure, w.STOPPING, NONE, space):
                ends[space] = MAY_END
    return ends


def can_destroy(s: YearState, figure: int) -> bool:
    """YAH-12.9  Whether a hero holds the fang or the sword."""
    if figure == terms.VILLAIN or figure >= s.box.pawns:
        return False
    for token in s.objects(figure):
        if s.box.returns[token] == "heroes":
            return True
    return False


def may_be_allowed(s: YearState, figure: int) -> bool:
    """YAH-4.3  Whether anything at all lets this figure stop where it otherwise could not."""
    board = s.board[figure]
    if board != NONE and s.box.stops_early[board]:
        return True
    for at in s.standing[::4]:
        if s.box.acts[at].moment == w.STOPPING and s.box.acts[at].kind == w.WHILE:
            return True
    return False


def flights(s: YearState, figure: int, steps: int) -> list[int]:
    """YAH-8.2b  The spaces without a pawn or Death Eater at the end of a path of so many steps."""
    found: set[int] = set()
    follow(s, [s.space[figure]], steps, found)
    return sorted(space for space in found if not s.figures_on(space))


def follow(s: YearState, path: list[int], steps: int, found: set[int]) -> None:
    """YAH-8.2b  Where a path of so many more steps ends, no space twice."""
    at = path[-1]
    if steps == 0 and len(path) > 1:
        found.add(at)
    for number, space in enumerate(s.box.ways[at]):
        cost = s.box.costs[at][number]
        if cost <= steps and space not in path:
            follow(s, [*path, space], steps - cost, found)
