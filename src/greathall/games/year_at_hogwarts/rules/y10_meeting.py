"""YAH-4.4, 10.1a Meeting somebody: whom one fights where there are several."""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts.rules import y10_death_eaters as death_eaters
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.rules import y10_players as players
from greathall.games.year_at_hogwarts.rules import y12_fights as y12
from greathall.games.year_at_hogwarts.rules.y04_meeting import rivals_on
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import FIRST_DEATH_EATER, RETURNS


def meet(s: YearState, figure: int, space: int) -> None:
    """YAH-10.1a  Who came last chooses whom to fight."""
    found = rivals_on(s, figure, space)
    if len(found) > 1:
        y10.ask(s, c.ASK_RIVAL, figure, space)
    elif found:
        fight(s, figure, found[0])


def fight(s: YearState, figure: int, rival: int) -> None:
    """YAH-4.4, 10.2, 12.10  Against a Death Eater or another player, or what it is once Voldemort has returned."""
    if s.box.mode == RETURNS:
        y12.meet(s, figure, rival)
    elif rival >= FIRST_DEATH_EATER:
        death_eaters.meet(s, figure, rival)
    else:
        players.meet(s, figure, rival)
