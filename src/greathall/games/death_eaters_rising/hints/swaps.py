"""What an exchange of wizards is worth: a team that would be lost, and the dice that wizards add together."""

from greathall.games.death_eaters_rising.box import POOL, Act
from greathall.games.death_eaters_rising.hints import worth
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.games.death_eaters_rising.terms import NONE


def rescue(s: DeathEatersState, own: int, other: int) -> int:
    """What an exchange of wizards changes: a team that would be lost, and the dice that wizards add together."""
    one, two = s.owner_of(own), s.owner_of(other)
    before = standing(s, one, NONE, NONE) + standing(s, two, NONE, NONE)
    return standing(s, one, own, other) + standing(s, two, other, own) - before


def standing(s: DeathEatersState, seat: int, leaving: int, coming: int) -> int:
    """How a team stands without one wizard and with another."""
    team = [wizard for wizard in s.team(seat) if wizard != leaving]
    if coming != NONE:
        team.append(coming)
    total = 0
    free = 0
    for wizard in team:
        free = max(free, worth.free_spaces(s, wizard))
        for act in s.box.acts[wizard]:
            if act.moment == POOL and adds(act, team):
                total += worth.A_DIE
    return total - worth.GAME * worth.LAST_WIZARD[free] // 1000


def adds(act: Act, team: list[int]) -> bool:
    """Whether a sentence about the pool holds in a team of these wizards."""
    if not act.team_has:
        return True
    for wizard in team:
        if wizard in act.team_has:
            return True
    return False
