"""YAH-11.1 to 11.4 The match: who is called, house teams, keepers, who begins; and the way back when the snitch is caught.

The match is a marker on the stack that always runs: whatever ends it, the cards go back and the called pawn goes home.
"""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import (
    YAH_7_3,
    YAH_11_1,
    YAH_11_2,
    YAH_11_3,
    YAH_11_4,
    YAH_11_10,
    YAH_11_1b,
)
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.rules import y02_ending as ending
from greathall.games.year_at_hogwarts.rules import y02_values as values
from greathall.games.year_at_hogwarts.rules import y03_setup as y03
from greathall.games.year_at_hogwarts.rules import y04_places as y04
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.rules import y11_pitch as pitch
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import MATCH_POINTS, NONE, OPPONENT, PAWNS
from greathall.games.year_at_hogwarts.verbs import flow
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL

# --- who plays


def challenge(s: YearState, figure: int) -> None:
    """YAH-11.1, 11.1b  The challenger calls any player; alone, the app plays the other side."""
    others = [other for other in range(s.box.pawns) if other != figure]
    if len(others) > 1:
        s.ask(c.ASK_CALL, s.box.player_of[figure], figure)
    else:
        begin(s, figure, others[0] if others else OPPONENT)


def call_candidates(s: YearState, figure: int) -> list[int]:
    """YAH-11.1  Any other player."""
    return [choice(c.CALL, other) for other in range(s.box.pawns) if other != figure]


def call_forbidden(s: YearState, figure: int, picked: int) -> int:
    """YAH-11.1  Nobody plays against himself."""
    return LEGAL if s.is_pawn(first(picked)) and first(picked) != figure else YAH_11_1


def begin_alone(s: YearState) -> None:
    """YAH-11.1  A match for itself: two players, and nothing else."""
    y03.lay_out(s)
    begin(s, 0, 1)


def begin(s: YearState, challenger: int, called: int) -> None:
    """YAH-11.1, 11.1b  The called pawn comes to the Pitch; the way back is done last."""
    s.end_match()
    s.match = 1
    s.sides = [challenger, called]
    s.teams_chosen = [NONE, NONE]
    s.squares = [NONE] * (2 * pitch.PIECES)
    s.then(c.MATCH)
    if called < PAWNS and s.space[called] != NONE:
        s.called_from = s.space[called]
        y04.stand_on(s, called, s.box.pitch_space)
    s.tell(c.CALLED, YAH_11_1b, challenger, called)
    s.then(c.MATCH_BEGINS)
    for figure in (called, challenger):
        y10.ask(s, c.ASK_KEEPER, figure)
    for figure in (called, challenger):
        y10.ask(s, c.ASK_HOUSE, figure)


# --- house teams, keepers


def house_candidates(s: YearState) -> list[int]:
    """YAH-11.1  A house that the other side has not chosen."""
    return [choice(c.CHOOSE_HOUSE, house) for house in range(len(terms.HOUSES)) if house not in s.teams_chosen]


def house_forbidden(s: YearState, picked: int) -> int:
    """YAH-11.1  Each chooses its own."""
    return YAH_11_1 if first(picked) == NONE or first(picked) in s.teams_chosen else LEGAL


def choose_house(s: YearState, figure: int, house: int) -> None:
    """YAH-11.1  The side plays for this house."""
    chosen = s.teams_chosen.copy()
    chosen[s.sides.index(figure)] = house
    s.teams_chosen = chosen
    s.tell(c.HOUSE_CHOSEN, YAH_11_1, figure, house)


def keeper_candidates(s: YearState, figure: int) -> list[int]:
    """YAH-11.2  One of the three goal squares."""
    return [choice(c.POST_KEEPER, square) for square in pitch.goal_squares(s.box, s.sides.index(figure))]


def keeper_forbidden(s: YearState, figure: int, picked: int) -> int:
    """YAH-11.2  No other square."""
    return LEGAL if first(picked) in pitch.goal_squares(s.box, s.sides.index(figure)) else YAH_11_2


def post_keeper(s: YearState, figure: int, square: int) -> None:
    """YAH-11.2, 11.3  The keeper stands there for the whole match."""
    place(s, pitch.piece(s.sides.index(figure), pitch.KEEPER), square)
    s.tell(c.KEEPER_POSTED, YAH_11_3, figure, square)


def place(s: YearState, piece: int, square: int) -> None:
    """YAH-11.2  A piece stands on a square; NONE: it is out of the match."""
    squares = s.squares.copy()
    squares[piece] = square
    s.squares = squares


# --- the beginning and the end


def lay_out(s: YearState) -> None:
    """YAH-11.2, 11.3  Beaters on line 3, chasers on the two lines before it, quaffle and bludgers; then round 1."""
    box = s.box
    for side in range(2):
        for number, beater in enumerate(pitch.BEATERS):
            at = pitch.own_square(box, side, box.beater_lanes[number], box.beater_rows[number])
            place(s, pitch.piece(side, beater), at)
        for number, chaser in enumerate(pitch.CHASERS):
            at = pitch.own_square(box, side, box.chaser_lanes[number], box.chaser_rows[number])
            place(s, pitch.piece(side, chaser), at)
    s.quaffle = pitch.own_square(box, 0, box.quaffle_lane, box.quaffle_row)
    s.bludgers = [pitch.own_square(box, side, box.bludger_lane, box.bludger_row) for side in range(2)]
    s.bludger_holders = [NONE, NONE]
    s.goals = [0, 0]
    s.seekers = [0, 0]
    s.tell(c.MATCH_BEGAN, YAH_11_3, s.sides[0], s.sides[1])
    roll_for_the_start(s)
    s.then(c.MATCH_TURN)


def roll_for_the_start(s: YearState) -> None:
    """YAH-11.4  Both roll two dice; the higher begins; equal: again."""
    own = other = 0
    while own == other:
        own = s.outcome(terms.MATCH_DICE, 6) + s.outcome(terms.MATCH_DICE, 6) + 2
        other = s.outcome(terms.MATCH_DICE, 6) + s.outcome(terms.MATCH_DICE, 6) + 2
        s.tell(c.STARTS_ROLLED, YAH_11_4, s.sides[0], own, s.sides[1], other)
    s.side_to_move = 0 if own > other else 1
    s.tell(c.SIDE_BEGINS, YAH_11_4, pitch.captain(s))


def win_round(s: YearState, side: int) -> None:
    """YAH-11.4, 11.10  The winner of round 1 begins round 2, in which the seekers fly."""
    s.unwind(c.MATCH)
    s.match = 2
    s.side_to_move = side
    s.quaffle = s.quaffle_holder = NONE
    s.tell(c.ROUND_WON, YAH_11_4, s.sides[side])
    s.then(c.SEEKER_TURN)


def catch_snitch(s: YearState, side: int) -> None:
    """YAH-7.3, 11.1, 11.10  Whose seeker is first once round the pitch wins the match: 40 points."""
    s.unwind(c.MATCH)
    winner = s.sides[side]
    s.tell(c.SNITCH_CAUGHT, YAH_11_10, winner)
    if s.box.mode == terms.MATCH_ALONE:
        s.end(YAH_11_1, 1 << winner)
        return
    if winner < PAWNS:
        values.gain_points(s, winner, MATCH_POINTS, YAH_7_3)
    for figure in s.sides:
        if figure < PAWNS and not s.ending:
            ending.count_match(s, figure)


def over(s: YearState) -> None:
    """YAH-11.1, 11.1b, 11.10  Cards go under their deck, and the called pawn returns to the very space where it stood."""
    for figure in s.sides:
        for card in s.piles[hand_zone(s, figure)]:
            y01.under_deck(s, card)
    for card in s.piles[s.box.table]:
        y01.under_deck(s, card)
    if s.called_from != NONE:
        y04.stand_on(s, s.sides[1], s.called_from)
        s.tell(c.WENT_BACK, YAH_11_1, s.sides[1], s.called_from)
    flow.drop(s, w.FOR_ROUND, NONE)
    s.end_match()


def hand_zone(s: YearState, figure: int) -> int:
    """YAH-11.9  Where the Quidditch cards of a side are."""
    return s.box.match_hand_of_app if figure == OPPONENT else s.box.match_hands + figure
