"""What may be used when a window is open: sentences of boards, tokens, Floo Powder cards, spaces, and those in force.

A window is known to all; what somebody holds in the hand is not, but for Floo Powder, which everybody saw being drawn.
"""

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_7_2
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.rules import y08_objects as y08
from greathall.games.year_at_hogwarts.rules.causes import cause
from greathall.games.year_at_hogwarts.rules.conditions import holds
from greathall.games.year_at_hogwarts.state import STANDING, YearState
from greathall.games.year_at_hogwarts.terms import NONE, OPPONENT, PAWNS, RETURNS
from greathall.games.year_at_hogwarts.verbs import flow
from greathall.games.year_at_hogwarts.verbs.possible import possible


def ready(s: YearState, figure: int, window: int) -> list[int]:
    """YAH-1.5, YAH-8.2b  The sentences that a figure may use in a window now."""
    found: list[int] = []
    if figure == OPPONENT:
        return found
    box = s.box
    if s.board[figure] != NONE:
        collect(s, box.windows[s.board[figure]], figure, window, found)
    if figure < PAWNS and box.mode != RETURNS:
        for token in s.objects(figure):
            collect(s, box.windows[box.record_of[token]], figure, window, found)
    if figure < PAWNS:
        for card in s.cards_of(figure, terms.BEHAVIOUR):
            collect(s, box.windows[box.record_of[card]], figure, window, found)
    if window == w.AT_TOWER:
        for record in box.effects_at[s.space[figure]]:
            collect(s, box.windows[record], figure, window, found)
    collect_standing(s, figure, window, found)
    return found if len(found) < 2 else sorted(set(found))


def collect(s: YearState, acts: list[int], figure: int, window: int, found: list[int]) -> None:
    """YAH-1.5  Those of a record's window sentences that fit."""
    for at in acts:
        if s.box.acts[at].moment == window and is_ready(s, figure, at):
            found.append(at)


def collect_standing(s: YearState, figure: int, window: int, found: list[int]) -> None:
    """YAH-10.8  Those in force that fit."""
    for place in range(0, len(s.standing), STANDING):
        at = s.standing[place]
        act = s.box.acts[at]
        is_here = act.kind == w.WINDOW and act.moment == window and s.standing[place + 2] == figure
        if is_here and is_ready(s, figure, at):
            found.append(at)


def is_ready(s: YearState, figure: int, at: int) -> bool:
    """YAH-1.5  Whether a sentence could be used: not too often, it can do something, and it was whose roll it means."""
    act = s.box.acts[at]
    if code(at, figure) in s.used:
        return False
    if act.moment == w.ATTACK_ROLLED:
        roller = figure if act.whom == w.SELF else s.other_side(figure)
        return s.attacker == roller and bool(s.attack_dice)
    if act.condition is not None and not holds(s, act.condition, figure):
        return False
    if act.whom == w.SELF:
        return possible(s, at, figure, figure)
    if act.whom == w.ANY_DEATH_EATER:
        return bool(flow.open_targets(s, at, figure))
    return True


def code(at: int, figure: int) -> int:
    """YAH-1.5  How the use of a sentence by a figure is noted."""
    return at << 4 | figure


def use(s: YearState, figure: int, at: int) -> None:
    """YAH-8.1, YAH-7.2  A sentence is used: a token is spent, a Floo Powder card goes under its deck; then it acts."""
    act = s.box.acts[at]
    if act.often != NONE:
        s.used = [*s.used, code(at, figure)]
    s.tell(t.EFFECT_USED, cause(s, act, figure), figure, at)
    kind = s.box.kind[act.record]
    if kind == terms.OBJECT:
        y08.spend(s, figure, act.record - s.box.first_record[terms.OBJECT])
    elif kind == terms.BEHAVIOUR:
        for card in s.cards_of(figure, terms.BEHAVIOUR):
            if s.box.record_of[card] == act.record:
                y01.play_card(s, figure, card, YAH_7_2)
                break
    flow.begin(s, [at], figure, figure)


def forget(s: YearState, often: int) -> None:
    """YAH-1.5  What can be used once in a turn, or a fight, can be used again."""
    s.used = [each for each in s.used if s.box.acts[each >> 4].often != often]
