"""Whether the conditions of sentences hold for whom they ask about."""

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.sentences import Condition, Place
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE, OPPONENT, PAWNS


def holds(s: YearState, condition: Condition, of: int, means: int = NONE, die: int = 0, space: int = NONE) -> bool:
    """YAH-1.5, YAH-10.8  Whether a condition holds for a figure; means, die and space are those in question."""
    match condition.kind:
        case w.IS_AT:
            where = space if space != NONE else s.space[of] if of != OPPONENT else NONE
            return condition.place is not None and where in spaces(s, condition.place, of)
        case w.IS_HAVING:
            count = held(s, of, condition.what)
            return within(condition, count)
        case w.IS_OF_HOUSE:
            return of != OPPONENT and s.board[of] != NONE and s.box.house_of[s.board[of]] == condition.house
        case w.IS_CONCERNING:
            return (means if means != NONE else s.means) in condition.means
        case w.IS_SHOWING:
            return die >= condition.at_least
        case w.IS_MISSED:
            return s.missed_attack == 1
        case w.IS_ROUND:
            return within(condition, s.fight_round)
        case _:
            return is_behind(s, of)


def within(condition: Condition, count: int) -> bool:
    """YAH-10.4  Whether a count is at least and at most what is asked."""
    return count >= condition.at_least and (condition.at_most == NONE or count <= condition.at_most)


def is_behind(s: YearState, of: int) -> bool:
    """YAH-11.10  Whether the seeker of a side is behind the other."""
    if len(s.seekers) < 2 or of not in s.sides:
        return False
    side = s.sides.index(of)
    return s.seekers[side] < s.seekers[1 - side]


def held(s: YearState, of: int, what: int) -> int:
    """YAH-1.3, YAH-4.5, YAH-7.2  How much of something a figure has."""
    if what == w.HP:
        return s.hp[of] if of != OPPONENT else s.opponent_hp
    if of >= PAWNS:
        return 0
    match what:
        case w.POINTS:
            return s.points[of]
        case w.FLOO:
            return s.floo[of]
        case w.PORTKEY:
            return s.portkeys[of]
        case w.OBJECTS:
            return len(s.objects(of))
        case w.CARDS:
            return len(s.hand(of))
        case w.POTIONS:
            return len(s.cards_of(of, terms.POTION))
        case w.BOOKS:
            return len(s.cards_of(of, terms.BOOK))
        case _:
            return len(s.cards_of(of, terms.SPELL))


def spaces(s: YearState, place: Place, of: int) -> list[int]:
    """YAH-5  The spaces that are meant; of common rooms the figure's own where the card says so."""
    if place.pawn_of != NONE:
        return [s.space[of]] if s.space[of] != NONE else []
    if not place.own_house:
        return place.spaces
    house = s.box.house_of[s.board[of]]
    return [space for space in place.spaces if s.box.house_at[space] == house]


def counted(s: YearState, of: int, per: int) -> int:
    """YAH-5.5, YAH-10.8  What an amount is multiplied by."""
    match per:
        case w.NUMBER_SHOWN:
            return s.box.shown_at[s.space[of]]
        case w.ONES:
            return s.attack_dice.count(1)
        case w.FAILURES:
            return len(s.attack_dice) - s.successes
        case w.ROUNDS:
            return s.fight_round
        case w.BOOKS_HELD:
            return len(s.cards_of(of, terms.BOOK)) if of < PAWNS else 0
        case _:
            return 1
