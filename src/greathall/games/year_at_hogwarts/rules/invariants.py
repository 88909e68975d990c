"""What always holds on the table, whatever was played."""

from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.state import STANDING, YearState
from greathall.games.year_at_hogwarts.terms import NO_FIGHT, NONE, OBJECT_LIMIT, PAWNS


def broken(s: YearState) -> list[str]:
    """The invariants that do not hold, in words."""
    found = [f"figure {figure}: {what}" for figure in range(s.box.pawns) for what in wrong_pawn(s, figure)]
    if sum(s.floo) > terms.FLOO_TOKENS or sum(s.portkeys) > terms.PORTKEY_TOKENS:
        found.append("YAH-1.3: more Floo or Portkey tokens than the box holds")
    for token, space in enumerate(s.token_at):
        if (s.where[token] == s.box.lying) != (space != NONE):
            found.append(f"YAH-3.3: token {token} lies on a space, or with somebody")
    if len(s.standing) % STANDING:
        found.append("a sentence in force is four numbers")
    if (s.fight == NO_FIGHT) != (s.fighter == NONE):
        found.append("YAH-10.4: a fight has a fighter, and only a fight")
    return found + wrong_team(s)


def wrong_pawn(s: YearState, figure: int) -> list[str]:
    """What is wrong with a pawn."""
    found: list[str] = []
    if min(s.points[figure], s.floo[figure], s.portkeys[figure], s.missed[figure], s.hp[figure]) < 0:
        found.append("YAH-2.5: nothing is less than none")
    if s.board[figure] != NONE and s.space[figure] != NONE and s.hp[figure] < 1 and not s.is_fighting(figure):
        found.append("YAH-2.6: outside fights HP are at least 1")
    if len(s.objects(figure)) > OBJECT_LIMIT and s.fight == NO_FIGHT and not s.result:
        found.append("YAH-4.5: at most six object tokens")
    if s.home[figure] != NONE and figure != s.mover:
        found.append("YAH-5.9: only the mover is on a journey")
    return found


def wrong_team(s: YearState) -> list[str]:
    """YAH-6.3b  A team waits at one place."""
    found: list[str] = []
    for team in range(s.box.teams):
        places = {waiting_place(s, each) for each in range(PAWNS) if s.waits[each] and s.box.team_of[each] == team}
        if len(places) > 1:
            found.append(f"YAH-6.3b: team {team} waits at {len(places)} places")
    return found


def waiting_place(s: YearState, figure: int) -> int:
    """YAH-6.3b, YAH-11.1b  Where a pawn waits; who was called to a match will return there."""
    called = s.match > 0 and s.called_from != NONE and figure == s.sides[1]
    return s.called_from if called else s.space[figure]
