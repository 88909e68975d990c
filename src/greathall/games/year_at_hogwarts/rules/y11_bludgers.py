"""YAH-11.6 Bludgers: thrown in a straight line, so far as a die says; whom they hit rolls to stay in the match."""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_11_4, YAH_11_6
from greathall.games.year_at_hogwarts.field import LANE_STEP, ROW_STEP
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.rules import y11_match as y11
from greathall.games.year_at_hogwarts.rules import y11_pitch as pitch
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE
from greathall.kernel.choices import choice, first, second
from greathall.kernel.rules import LEGAL

STAYS_FROM = 4
"""YAH-11.6  Who rolls less is out."""


def next_square(s: YearState, at: int, direction: int, side: int) -> int:
    """YAH-11.6  Where a bludger flies on to: a goal square only if the keeper of the other side stands there."""
    there = pitch.beside(s.box, at, direction)
    if there != NONE:
        return there
    keeper = s.squares[pitch.piece(1 - side, pitch.KEEPER)]
    if keeper == NONE or pitch.lane_of(s.box, keeper) != pitch.lane_of(s.box, at):
        return NONE
    step = pitch.row_of(s.box, keeper) - pitch.row_of(s.box, at)
    return keeper if LANE_STEP[direction] == 0 and step == ROW_STEP[direction] else NONE


def line_ends_at(s: YearState, beater: int, direction: int, taken: list[int]) -> int:
    """YAH-11.6  The square of the first opponent on the line, at whatever distance; NONE when none is there."""
    side = pitch.side_of(beater)
    at = next_square(s, s.squares[beater], direction, side)
    while at != NONE and not taken[at] & (2 >> side):
        at = next_square(s, at, direction, side)
    return at


def targets(s: YearState, beater: int, direction: int) -> list[int]:
    """YAH-11.6  The first opponents on the line."""
    at = line_ends_at(s, beater, direction, pitch.taken(s))
    return pitch.pieces_on(s, at, 1 - pitch.side_of(beater)) if at != NONE else []


def throw_candidates(s: YearState, taken: list[int]) -> list[int]:
    """YAH-11.6  Each beater of the side in turn that carries a bludger, in each direction where an opponent is."""
    found: list[int] = []
    for bludger, beater in enumerate(s.bludger_holders):
        if beater != NONE and pitch.side_of(beater) == s.side_to_move and not s.threw[bludger]:
            for to in range(4):
                if line_ends_at(s, beater, to, taken) != NONE:
                    found.append(choice(c.THROW_BLUDGER, beater, to))
    if len(found) > 1:
        found.sort()
    return found


def throw_forbidden(s: YearState, picked: int) -> int:
    """YAH-11.6  Only a beater with a bludger, once a turn, and only with an opponent on the line."""
    return LEGAL if second(picked) != NONE and picked in throw_candidates(s, pitch.taken(s)) else YAH_11_6


def throw(s: YearState, picked: int) -> None:
    """YAH-11.6  It flies exactly as far as the die says, over own pieces; the first opponent or the edge stops it."""
    beater, direction = first(picked), second(picked)
    side = pitch.side_of(beater)
    bludger = pitch.bludger_of(s, beater)
    die = s.outcome(terms.MATCH_DICE, 6) + 1
    s.tell(c.BLUDGER_THROWN, YAH_11_6, beater, direction, die)
    at = s.squares[beater]
    hit: list[int] = []
    for _ in range(die):
        there = next_square(s, at, direction, side)
        if there == NONE or hit:
            break
        at = there
        hit = pitch.pieces_on(s, at, 1 - side)
    s.threw = [1 if number == bludger else thrown for number, thrown in enumerate(s.threw)]
    drop(s, bludger, at)
    s.tell(c.BLUDGER_STOPPED, YAH_11_6, at)
    s.then(c.PLAY_ON)
    if hit:
        strike(s, hit[0])


def drop(s: YearState, bludger: int, at: int) -> None:
    """YAH-11.6  A bludger lies on a square, and nobody carries it."""
    s.bludgers = [at if number == bludger else there for number, there in enumerate(s.bludgers)]
    s.bludger_holders = [NONE if number == bludger else who for number, who in enumerate(s.bludger_holders)]


def strike(s: YearState, piece: int) -> None:
    """YAH-11.6  The one hit rolls: below 4 it is out."""
    die = s.outcome(terms.MATCH_DICE, 6) + 1
    s.tell(c.HIT, YAH_11_6, piece, die)
    if die < STAYS_FROM:
        knock_out(s, piece)
    else:
        s.tell(c.STAYED, YAH_11_6, piece)


def knock_out(s: YearState, piece: int) -> None:
    """YAH-11.4, 11.6  What it carried drops on its square; without chasers round 1 is lost."""
    at = s.squares[piece]
    side = pitch.side_of(piece)
    s.tell(c.KNOCKED_OUT, YAH_11_6, piece)
    y11.place(s, piece, NONE)
    bludger = pitch.bludger_of(s, piece)
    if bludger != NONE:
        drop(s, bludger, at)
        s.tell(c.BLUDGER_DROPPED, YAH_11_6, at)
    if s.quaffle_holder == piece:
        s.quaffle_holder = NONE
        if pitch.is_keeper(piece):
            y10.ask(s, c.ASK_LAY, s.sides[side])
        else:
            s.quaffle = at
            s.tell(c.QUAFFLE_DROPPED, YAH_11_6, at)
    if not [each for each in pitch.pieces_of(s, side) if pitch.is_chaser(each)]:
        s.tell(c.NO_CHASERS, YAH_11_4, s.sides[side])
        y11.win_round(s, 1 - side)
