"""YAH-10.1a to 10.1d Fights between players: one die each when underage, otherwise in turn; and what the winner takes."""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import (
    YAH_10_8,
    YAH_10_1a,
    YAH_10_1b,
    YAH_10_1d,
)
from greathall.games.year_at_hogwarts.rules import answers, windows
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.rules import y02_values as y02
from greathall.games.year_at_hogwarts.rules import y08_objects as y08
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.rules import y10_outcome as outcome
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE, OBJECT_LIMIT, PLAYER_FIGHT, QUALIFIED_FIGHT, UNDERAGE
from greathall.kernel.choices import choice, first, kind_of
from greathall.kernel.rules import LEGAL

LOST_TO_LOSE = 2
"""YAH-10.1a  Who has first lost so many HP loses."""
TOKENS_TAKEN = [1, 2]
"""YAH-10.1a, 10.1b  Object tokens, or cards, that an underage and a qualified winner may take."""


def meet(s: YearState, figure: int, rival: int) -> None:
    """YAH-10.1a, 10.1b, 10.1c  Two pawns on one space fight; who came attacks first."""
    if s.box.variant == UNDERAGE:
        y10.begin(s, PLAYER_FIGHT, figure, rival)
        s.tell(c.PLAYERS_FOUGHT, YAH_10_1a, figure, rival)
        s.then(c.CLASH)
        return
    y10.begin(s, QUALIFIED_FIGHT, figure, rival)
    s.tell(c.PLAYERS_FOUGHT, y10.clause_of(s), figure, rival)
    weak = y10.hp_left(s, figure) <= 0
    if weak and y10.hp_left(s, rival) <= 0:
        s.tell(c.NO_FIGHT, YAH_10_1b, figure, rival)
        s.unwind(c.FIGHT)
    elif weak or y10.hp_left(s, rival) <= 0:
        outcome.fall(s, figure if weak else rival)
    else:
        if answers.is_allowed(s, rival, w.ATTACKING_FIRST) and not answers.is_allowed(s, figure, w.ATTACKING_FIRST):
            s.first_attacker = rival
            s.tell(c.FIRST_BY_ABILITY, YAH_10_8, rival)
        s.then(c.ATTACK_BEGINS, NONE, s.first_attacker)


# --- underage: one die each


def clash(s: YearState) -> None:
    """YAH-10.1a  Before each roll both may still use a token."""
    for figure in (s.rival, s.fighter):
        if s.lost_hp[figure] >= LOST_TO_LOSE:
            outcome.fall(s, figure)
            return
    y10.ask(s, c.ASK_ATTACK, s.fighter)
    if windows.ready(s, s.rival, w.IN_FIGHT):
        y10.ask(s, c.ASK_DEFENCE, s.rival)


def roll(s: YearState) -> None:
    """YAH-10.1a  The lower die loses 1 HP, or the fight where no HP is left to lose; equal: again."""
    own = s.outcome(terms.ATTACK_DICE, 6) + 1
    other = s.outcome(terms.OPPONENT_DICE, 6) + 1
    s.tell(c.CLASHED, YAH_10_1a, s.fighter, own, s.rival, other)
    s.then(c.CLASH)
    if own != other:
        loser = s.fighter if own < other else s.rival
        if not y02.lose_hp(s, loser, 1, YAH_10_1a):
            s.lost_hp[loser] = LOST_TO_LOSE


# --- what the winner takes


def spoils(s: YearState, winner: int, loser: int, taken: int) -> None:
    """YAH-10.1a, 10.1b  The winner chooses, if the loser has anything."""
    if len(spoils_candidates(s, winner, loser, taken)) > 1:
        y10.ask(s, c.ASK_SPOILS, winner, loser, taken)
    elif not taken:
        s.tell(c.NO_SPOILS, y10.clause_of(s), loser)


def spoils_candidates(s: YearState, winner: int, loser: int, taken: int) -> list[int]:
    """YAH-10.1a, 10.1b, 10.1d  A token, a Portkey, Floo powder, a card unseen; or nothing. The second is of the same sort."""
    found = [choice(t.PASS), *[choice(c.TAKE_TOKEN, token) for token in sorted(s.objects(loser))]]
    if not taken and s.portkeys[loser]:
        found.append(choice(c.TAKE_PORTKEY))
    if not taken and (s.floo[loser] or s.cards_of(loser, terms.BEHAVIOUR)):
        found.append(choice(c.TAKE_FLOO))
    if not taken and s.hand(loser):
        found.append(choice(c.TAKE_UNSEEN))
    return found


def spoils_forbidden(s: YearState, winner: int, loser: int, taken: int, picked: int) -> int:
    """YAH-10.1a, 10.1b  Only what the loser has."""
    if kind_of(picked) == t.PASS or picked in spoils_candidates(s, winner, loser, taken):
        return LEGAL
    return y10.clause_of(s)


def take(s: YearState, winner: int, loser: int, taken: int, picked: int) -> None:
    """YAH-10.1a, 10.1b, 10.1d  It changes hands; of tokens and cards a qualified winner takes two."""
    clause = y10.clause_of(s)
    amount = TOKENS_TAKEN[s.box.variant != UNDERAGE]
    match kind_of(picked):
        case c.TAKE_TOKEN:
            if taken + 1 < amount:
                s.then(c.SPOILS, NONE, winner, loser, taken + 1)
            take_token(s, winner, loser, first(picked))
        case c.TAKE_PORTKEY:
            s.portkeys[loser] -= 1
            s.portkeys[winner] += 1
            s.tell(c.PORTKEY_TAKEN, clause, winner, loser)
        case c.TAKE_FLOO:
            take_floo(s, winner, loser)
        case c.TAKE_UNSEEN:
            for _ in range(amount):
                y01.take_unseen(s, winner, loser, clause)
        case _:
            s.tell(c.NOTHING_TAKEN, clause, winner)


def take_floo(s: YearState, winner: int, loser: int) -> None:
    """YAH-10.1a, 10.1d  A Floo token; who has none but a Floo Powder card gives that, for it counts as Floo powder."""
    if s.floo[loser]:
        s.floo[loser] -= 1
        s.floo[winner] += 1
        s.tell(c.FLOO_TAKEN, y10.clause_of(s), winner, loser)
    else:
        y01.take_card(s, winner, loser, s.cards_of(loser, terms.BEHAVIOUR)[0], YAH_10_1d)


def take_token(s: YearState, winner: int, loser: int, token: int) -> None:
    """YAH-10.1d  A winner who holds six leaves one of the own on the space."""
    s.move(token, s.box.objects + winner)
    s.tell(t.TOKEN_TAKEN_FROM, y10.clause_of(s), winner, loser, token)
    if len(s.objects(winner)) > OBJECT_LIMIT:
        y10.ask(s, c.ASK_LEAVE, winner, token)


def leave_candidates(s: YearState, winner: int, token: int) -> list[int]:
    """YAH-10.1d  One of the own, not the one just taken."""
    return [choice(c.LEAVE, each) for each in sorted(s.objects(winner)) if each != token]


def leave_forbidden(s: YearState, winner: int, token: int, picked: int) -> int:
    """YAH-10.1d  Only a token that one holds, and not the one just taken."""
    return LEGAL if first(picked) != token and first(picked) in s.objects(winner) else YAH_10_1d


def leave(s: YearState, winner: int, token: int) -> None:
    """YAH-4.5, 10.1d  It lies on the space from now on."""
    y08.lay(s, token, s.space[winner])
    s.tell(t.TOKEN_LEFT, YAH_10_1d, winner, token, s.space[winner])
