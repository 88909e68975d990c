"""What sentences do with dice: tables, contests, re-rolls. TAL-2.5 (3), TAL-8.1, TAL-8.8"""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman import terms
from greathall.games.talisman.clauses import TAL_2_5, TAL_6_20, TAL_8_3, TAL_8_8
from greathall.games.talisman.rules import t02_values as t02
from greathall.games.talisman.rules import t08_spaces as t08
from greathall.games.talisman.rules import windows
from greathall.games.talisman.rules.answers import total
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import NONE
from greathall.games.talisman.verbs import flow
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL


def roll(s: TalismanState, at: int, you: int, roller: int, card: int) -> None:
    """TAL-2.5 (3)  The dice are rolled; Fate and re-rolls come before the table is looked up."""
    act = s.box.acts[at]
    s.then(t.TABLE, roller, at, you, card)
    t02.roll_dice(s, roller, act.dice, terms.TABLE, TAL_8_3 if act.verb == w.TAKE_TASK else TAL_2_5)
    windows.open_for(s, w.DIE_ROLLED, roller)


def look_up(s: TalismanState, at: int, you: int, roller: int, card: int) -> None:
    """TAL-2.5 (3)  The row of the total; a task is the number itself."""
    act = s.box.acts[at]
    if act.verb == w.TAKE_TASK:
        t08.take_task(s, roller, s.dice[0])
        return
    found = sum(s.dice)
    if act.by != NONE:
        found += total(s, roller, act.by) + t08.passage_bonus(s, roller)
    row = NONE
    for number, least in enumerate(act.rows):
        if found >= least:
            row = number
    if row != NONE:
        flow.begin(s, act.row_effects[row], you, roller, card)


def contest(s: TalismanState, at: int, you: int, roller: int, card: int) -> None:
    """TAL-8.1, 8.8  A die each; Fate for the own one only."""
    s.then(t.CONTEST, roller, at, you, card)
    t02.roll_dice(s, roller, 1, terms.TABLE, TAL_8_8)
    s.other_die = s.outcome(terms.BARRIER, 6) + 1
    windows.open_for(s, w.DIE_ROLLED, roller)


def decide_contest(s: TalismanState, at: int, you: int, roller: int, card: int) -> None:
    """TAL-8.1  Higher is won; equal or lower is lost."""
    act = s.box.acts[at]
    own = s.dice[0] + total(s, roller, act.by) + t08.passage_bonus(s, roller)
    other = s.other_die + act.value
    s.tell(t.CONTESTED, TAL_8_8, roller, own, other)
    flow.begin(s, act.won if own > other else act.lost, you, roller, card)


def reroll(s: TalismanState, at: int, you: int, struck: int) -> None:
    """TAL-6.20  One die of whom it strikes is rolled again; of several, you choose which."""
    window = s.box.acts[at].moment
    if struck == NONE:
        s.foe_die = s.outcome(terms.FOE_ATTACK, 6) + 1
        s.tell(t.REROLLED, TAL_6_20, NONE, s.foe_die)
    elif window == w.DIE_ROLLED and len(s.dice) > 1:
        s.ask(t.ASK_DIE, you, at, struck)
    else:
        t02.reroll(s, struck, window, 0, TAL_6_20)


def set_die(s: TalismanState, at: int, you: int, struck: int) -> None:
    """TAL-2.5  One die of whom it strikes counts as this number; of several, you choose which."""
    act = s.box.acts[at]
    if act.moment == w.DIE_ROLLED and len(s.dice) > 1:
        s.ask(t.ASK_DIE, you, at, struck)
    else:
        change_die(s, at, struck, 0)


def change_die(s: TalismanState, at: int, struck: int, number: int) -> None:
    """TAL-2.5  The die is set or rolled again."""
    act = s.box.acts[at]
    if act.verb == w.REROLL:
        t02.reroll(s, struck, act.moment, number, TAL_6_20)
        return
    t02.set_die(s, struck, act.moment, number, act.value)
    s.tell(t.DIE_SET, TAL_2_5, struck, act.value)


def die_candidates(s: TalismanState) -> list[int]:
    """TAL-2.5  One of the dice."""
    return [choice(t.CHOOSE_DIE, number) for number in range(len(s.dice))]


def die_forbidden(s: TalismanState, picked: int) -> int:
    """TAL-2.5  Only a die that was rolled."""
    return LEGAL if 0 <= first(picked) < len(s.dice) else TAL_2_5
