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
    reach = Reach(s.box.ways, s.box.costs)
    reach.revisiting = is_allowed(s, figure, w.REVISITING)
    if s.on_visit:
        return reach
    for space in early_stops(s, figure):
        reach.ends[space] = MAY_END
    for space in missions:
        reach.ends[space] = MAY_END
    passing = passes_players(s, figure)
    for other, space in enumerate(s.space):
        stops = not passing or other >= FIRST_DEATH_EATER or s.box.mode == RETURNS
        if space != NONE and other != figure and stops and fights(s, figure, other):
            reach.ends[space] = MUST_END
    reach.ends[s.box.pitch_space] = MUST_END
    return reach


def early_stops(s: YearState, figure: int) -> list[int]:
    """YAH-4.3, YAH-12.9  Towers, classrooms for which a book is held, what a card or an option of the table allows."""
    box = s.box
    found = box.towers.copy()
    if box.named_stops:
        found += [space for space in range(len(box.ways)) if box.is_named[space]]
    if figure < box.pawns:
        subjects = [box.subject_of[box.record_of[book]] for book in s.cards_of(figure, terms.BOOK)]
        if subjects:
            found += [space for space in box.classrooms if box.subject_at[space] in subjects]
    if box.mode == RETURNS and can_destroy(s, figure):
        found += [box.horcrux_spaces[at] for at in range(len(box.horcrux_spaces)) if not s.destroyed >> at & 1]
    if may_be_allowed(s, figure):
        found += [space for space in range(len(box.ways)) if is_allowed(s, figure, w.STOPPING, NONE, space)]
    return found


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
