"""YAH-2.1 to 2.8 When the game ends, and who has won."""

from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_2_1, YAH_2_3, YAH_2_4, YAH_2_7, YAH_2_8, YAH_6_4
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import QUALIFIED, YEAR


def team(s: YearState, figure: int) -> list[int]:
    """YAH-2.2, YAH-2.4  The pawns of a figure's team; alone where there are no teams."""
    return s.box.mates[figure]


def points(s: YearState, figure: int) -> int:
    """YAH-2.4  The points of a team are added up."""
    return sum([s.points[each] for each in team(s, figure)])


def missions_done(s: YearState, figure: int) -> int:
    """YAH-2.4  The missions of a team are added up."""
    return sum([len(s.done(each)) for each in team(s, figure)])


def is_met(s: YearState, figure: int) -> bool:
    """YAH-2.1, YAH-2.3  Enough missions and points; in the qualified variant also a Quidditch match."""
    length = s.box.length
    if missions_done(s, figure) < terms.MISSIONS_TO_END[length] or points(s, figure) <= terms.POINTS_TO_PASS[length]:
        return False
    return s.box.variant != QUALIFIED or s.matches[figure] > 0


def check(s: YearState, figure: int) -> None:
    """YAH-2.1, YAH-2.8  Once the end is met it stands; alone, or all in one team, the game is won at once."""
    if s.last_round or s.box.mode != YEAR or not is_met(s, figure):
        return
    s.last_round = 1
    s.tell(t.END_MET, YAH_2_3 if s.box.variant == QUALIFIED else YAH_2_1, figure)
    if s.box.one_side:
        win(s, YAH_2_7, range_bits(s))
    else:
        s.tell(t.ROUND_FINISHED, YAH_2_8, s.rounds)


def range_bits(s: YearState) -> int:
    """YAH-2.7  All seats."""
    return (1 << s.seats) - 1


def win(s: YearState, clause: int, seats: int) -> None:
    """YAH-2.4, YAH-2.7  The game is over; the score of one side alone is the number of rounds."""
    for seat in range(s.seats):
        if seats >> seat & 1:
            s.tell(t.WON, clause, seat)
    if s.box.one_side:
        s.tell(t.ROUNDS_TAKEN, YAH_2_7, s.rounds)
    s.end(clause, seats)


def lose(s: YearState) -> None:
    """YAH-6.4  Alone, whoever has lost all HP has lost the game."""
    s.end(YAH_6_4, 0)


def finish(s: YearState) -> None:
    """YAH-2.4  The round is finished: most points, then most missions, then a shared win."""
    best = max([score(s, figure) for figure in range(s.box.pawns)])
    winners = 0
    for figure in range(s.box.pawns):
        s.tell(t.SCORED, YAH_2_4, figure, points(s, figure), missions_done(s, figure))
        if score(s, figure) == best:
            winners |= 1 << s.box.player_of[figure]
    win(s, YAH_2_4, winners)


def score(s: YearState, figure: int) -> int:
    """YAH-2.4  Points first, then missions."""
    return points(s, figure) * 1000 + missions_done(s, figure)


def count_match(s: YearState, figure: int) -> None:
    """YAH-2.3, YAH-11.1b  Somebody has taken part in a match."""
    s.matches[figure] += 1
    check(s, figure)
