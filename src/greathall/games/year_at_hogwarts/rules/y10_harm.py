"""YAH-10.4 What attacks, cards and strikes cost, and what is cancelled. The verbs of cards come here while a fight is on.

While an attack card or a strike acts, the HP that it costs the other side add up; together they are one blow, to which the
question "damage" is asked once (YAH-10.8). What a defence card costs, or a card its own player, is lost at once.
"""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts.clauses import YAH_9_1, YAH_10_8, YAH_10_10
from greathall.games.year_at_hogwarts.rules import answers
from greathall.games.year_at_hogwarts.rules import y02_values as y02
from greathall.games.year_at_hogwarts.rules.y10_fights import clause_of
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE, OPPONENT


def open_blow(s: YearState, by: int, means: int) -> None:
    """YAH-10.4, 10.8  From now on what this figure's card or strike costs the other side adds up."""
    s.blow = 0
    s.then(c.BLOW_FALLS, NONE, by, means)


def costs(s: YearState, at: int, of: int, on: int, amount: int) -> None:
    """YAH-9.1, 10.4  A sentence costs somebody HP."""
    if s.blow != NONE and on == s.other_side(of):
        s.blow += amount
    else:
        lose(s, on, amount)


def blow_falls(s: YearState, by: int, means: int) -> None:
    """YAH-10.8, 10.10  What the card or strike costs in all, as abilities of both sides change it; immune: nothing."""
    amount = s.blow
    s.blow = NONE
    if amount > 0:
        amount = max(0, answers.number(s, by, w.DAMAGE, amount, means))
        if not amount:
            s.tell(c.NO_HARM, YAH_10_10 if s.other_side(by) == OPPONENT else YAH_10_8, s.other_side(by))
        lose(s, s.other_side(by), amount)


def lose(s: YearState, figure: int, amount: int) -> None:
    """YAH-10.4  HP are lost, as far as this kind of fight takes them."""
    if amount > 0:
        y02.lose_hp(s, figure, amount, clause_of(s))


def cancel(s: YearState, on: int, amount: int) -> None:
    """YAH-9.1  The next attacks or strikes of this figure do nothing."""
    s.cancelled[on] += amount
    s.tell(c.WILL_LOSE_ATTACKS, YAH_9_1, on, s.cancelled[on])


def is_cancelled(s: YearState, figure: int) -> bool:
    """YAH-9.1, 10.9  Whether this attack or strike does nothing; then one less is cancelled."""
    if not s.cancelled[figure]:
        return False
    s.cancelled[figure] -= 1
    return True
