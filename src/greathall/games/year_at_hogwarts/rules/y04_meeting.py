"""YAH-4.4, 12.4, 12.10 Whom a pawn must stop for and fight."""

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts.rules.answers import is_allowed
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import FIRST_DEATH_EATER, HARRY, NONE, RETURNS, VILLAIN


def fights(s: YearState, figure: int, other: int) -> bool:
    """YAH-4.4, YAH-10.1c  Whether two figures fight when one comes to the other: never team-mates."""
    if s.box.mode == RETURNS:
        return fights_after_return(s, figure, other) or fights_after_return(s, other, figure)
    return figure != other and not s.box.are_mates(figure, other)


def fights_after_return(s: YearState, figure: int, other: int) -> bool:
    """YAH-12.4, YAH-12.10  Only after the return: a hero and a Death Eater, and Harry and Voldemort."""
    if not s.returned or figure < HARRY or figure >= s.box.pawns:
        return False
    return other >= FIRST_DEATH_EATER or (other == VILLAIN and figure == HARRY)


def rivals_on(s: YearState, figure: int, space: int) -> list[int]:
    """YAH-10.1d  Whom a figure fights on a space: where a Death Eater stands only him."""
    found = [other for other in s.figures_on(space) if other != figure and fights(s, figure, other)]
    death_eaters = [other for other in found if other >= FIRST_DEATH_EATER]
    return death_eaters if figure < FIRST_DEATH_EATER and death_eaters else found


def passes_players(s: YearState, figure: int) -> bool:
    """YAH-4.4  Whether a figure may pass players without a fight."""
    return is_allowed(s, figure, w.PASSING)


def death_eater_on(s: YearState, figure: int, space: int) -> int:
    """YAH-10.2  The Death Eater whom a pawn fights on a tower, NONE where there is none."""
    found = rivals_on(s, figure, space)
    return found[0] if s.box.mode != RETURNS and found and found[0] >= FIRST_DEATH_EATER else NONE
