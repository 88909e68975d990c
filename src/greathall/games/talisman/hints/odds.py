"""How likely dice are to do it: what a player feels who has compared two of them often.

Being *ahead* is the own score less the other one, before the dice. What a fight is worth follows from what it is worth to
win, to draw and to lose it.
"""

from typing import Final

FACES: Final = [1, 2, 3, 4, 5, 6]
ROLLS: Final = 36
SURE: Final = 100


def wins(ahead: int) -> int:
    """In how many of the 36 rolls of both dice the score is higher."""
    found = 0
    for own in FACES:
        found += min(6, max(0, own + ahead - 1))
    return found


def draws(ahead: int) -> int:
    """In how many of them the scores are equal."""
    return max(0, 6 - abs(ahead))


def result(margin: int, won: int, drawn: int, lost: int) -> int:
    """What it is worth to be so far ahead when the dice lie."""
    return won if margin > 0 else lost if margin < 0 else drawn


def fought(ahead: int, won: int, drawn: int, lost: int) -> int:
    """What a fight is worth before the rolls."""
    winning, drawing = wins(ahead), draws(ahead)
    return (winning * won + drawing * drawn + (ROLLS - winning - drawing) * lost) // ROLLS


def rerolled(ahead: int, foe: int, won: int, drawn: int, lost: int) -> int:
    """What it is worth to roll the own die again when the other shows this."""
    found = 0
    for face in FACES:
        found += result(ahead + face - foe, won, drawn, lost)
    return found // 6


def foe_rerolled(ahead: int, own: int, won: int, drawn: int, lost: int) -> int:
    """What it is worth when the other die is rolled again."""
    found = 0
    for face in FACES:
        found += result(ahead + own - face, won, drawn, lost)
    return found // 6


def fought_with_fate(ahead: int, won: int, drawn: int, lost: int, price: int) -> int:
    """What a fight is worth to who may roll the own die again at a price."""
    found = 0
    for foe in FACES:
        again = rerolled(ahead, foe, won, drawn, lost) - price
        for own in FACES:
            found += max(again, result(ahead + own - foe, won, drawn, lost))
    return found // ROLLS


def at_least(needed: int) -> int:
    """Of a hundred rolls of one die, how many show this number or more."""
    return min(6, max(0, 7 - needed)) * SURE // 6


def over(ahead: int) -> int:
    """Of a hundred rolls of both dice, in how many the score is higher."""
    return wins(ahead) * SURE // ROLLS
