"""YAH-10.4, 10.6, 10.9 The special ability of whoever is on a fight or duel card: its strike is announced, then it falls."""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts.clauses import YAH_10_4, YAH_10_6, YAH_10_9, YAH_10_4a, YAH_10_4b
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.rules import y10_harm as harm
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import DUEL, NONE, OPPONENT, TEAM
from greathall.games.year_at_hogwarts.verbs import flow


def opponent_word(s: YearState) -> int:
    """YAH-1.2  Who is on the card, as events name it."""
    return s.fight_card - s.box.first_record[DUEL]


def sentences_of(s: YearState, trigger: int) -> list[int]:
    """YAH-10.4  What the card says of this moment."""
    return [at for at in s.box.whens[s.fight_card] if s.box.acts[at].moment == trigger]


def comes(s: YearState, figure: int, means: int) -> None:
    """YAH-10.4, 10.9  A strike is announced: whom it will hit may play a defence card."""
    if not y10.stands(s, figure) or not sentences_of(s, w.STRIKE):
        return
    s.striker = figure
    s.then(c.STRIKE_FALLS, NONE, figure, means)
    if not s.cancelled[OPPONENT] and y10.could_play(s, figure):
        y10.ask(s, c.ASK_DEFENCE, figure)


def falls(s: YearState, figure: int, means: int) -> None:
    """YAH-10.4, 10.6, 10.9  It hits the one after whose attack it comes, unless it is cancelled."""
    if harm.is_cancelled(s, OPPONENT):
        s.tell(c.STRIKE_LOST, YAH_10_9, opponent_word(s), figure)
        return
    s.tell(c.STRUCK, strike_clause(s, means), opponent_word(s), figure)
    s.fell = 1 if s.opponent_hp <= 0 else 0
    s.means = means
    s.then(c.MAY_FALL, NONE, figure)
    harm.open_blow(s, OPPONENT, w.BY_STRIKE)
    flow.trigger(s, sentences_of(s, w.STRIKE), OPPONENT, figure)


def strike_clause(s: YearState, means: int) -> int:
    """YAH-10.4, 10.4a, 10.4b, 10.6  Why it strikes: first of all, for the last time, after one's own attack."""
    if means == NONE and s.opponent_hp > 0:
        return YAH_10_4a
    if s.opponent_hp <= 0:
        return YAH_10_4b
    return YAH_10_6 if s.box.variant == TEAM else YAH_10_4


def last(s: YearState, figure: int, means: int) -> None:
    """YAH-10.4, 10.4b  Who strikes before cards strikes once more when the card took the last HP."""
    if s.opponent_hp <= 0:
        s.then(c.STRIKE_COMES, NONE, figure, means)
