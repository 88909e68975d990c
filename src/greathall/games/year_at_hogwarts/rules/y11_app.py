"""YAH-11.1b The app's side in a match against one player alone: each option is worth so much, the best is taken."""

from typing import Final

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts.rules import y11_pitch as pitch
from greathall.games.year_at_hogwarts.rules import y11_play as play
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE
from greathall.kernel.choices import first, kind_of, second

WORTH: Final = {c.PLAY_QUIDDITCH: 100, c.SHOOT: 90, c.THROW_BLUDGER: 80, c.END_TURN: 1}


def decide(s: YearState, options: list[int]) -> int:
    """YAH-11.1b  A card, a shot, a throw; the quaffle towards the goal, chasers towards the quaffle, beaters to bludgers."""
    best = options[0]
    for picked in options:
        if worth(s, picked) > worth(s, best):
            best = picked
    return best


def worth(s: YearState, picked: int) -> int:
    """YAH-11.1b  What an option is worth to the side in turn."""
    match kind_of(picked):
        case c.FLY:
            return worth_of_flight(s, first(picked), second(picked))
        case c.PASS_QUAFFLE:
            return 70 if pitch.is_keeper(first(picked)) else 0
        case c.STEP_AWAY | c.LAY_QUAFFLE:
            return 20 - abs(pitch.row_of(s.box, first(picked)) - goal_row(s))
        case _:
            return WORTH.get(kind_of(picked), 0)


def goal_row(s: YearState) -> int:
    """YAH-11.9  The row from which the side in turn shoots."""
    return pitch.row_of(s.box, pitch.line_3(s.box, 1 - s.side_to_move)[0])


def worth_of_flight(s: YearState, piece: int, at: int) -> int:
    """YAH-11.1b  Getting nearer: with the quaffle to the goal, without it to the quaffle, a beater to a bludger."""
    here = s.squares[piece]
    if piece == s.quaffle_holder:
        rows = abs(pitch.row_of(s.box, here) - goal_row(s)) - abs(pitch.row_of(s.box, at) - goal_row(s))
        return 60 * rows
    if play.steals(s, piece, at):
        return 65
    if here == s.quaffle and not pitch.is_chaser(piece):
        return 45  # it lies beneath a beater, where nobody else gets at it
    wanted = [s.quaffle if s.quaffle != NONE else quaffle_carried(s)] if pitch.is_chaser(piece) else loose(s, piece)
    gains = [distance(s, here, there) - distance(s, at, there) for there in wanted if there != NONE]
    return 40 * max(gains) - len(pitch.neighbours(s.box, at)) if gains else 0


def quaffle_carried(s: YearState) -> int:
    """YAH-11.8  Where an opposing chaser carries the quaffle, NONE when none does."""
    holder = s.quaffle_holder
    if not pitch.is_chaser(holder) or pitch.side_of(holder) == s.side_to_move:
        return NONE
    return s.squares[holder]


def loose(s: YearState, piece: int) -> list[int]:
    """YAH-11.6  The bludgers that a beater without one could pick up."""
    return [] if pitch.bludger_of(s, piece) != NONE else s.bludgers


def distance(s: YearState, here: int, there: int) -> int:
    """YAH-11.3  Steps between two squares."""
    rows = abs(pitch.row_of(s.box, here) - pitch.row_of(s.box, there))
    return rows + abs(pitch.lane_of(s.box, here) - pitch.lane_of(s.box, there))
