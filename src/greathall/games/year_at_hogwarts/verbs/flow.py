"""How sentences come to act: whom each concerns, whether it is wanted, its cost.

A sentence that acts is a frame: EFFECT asks whom and whether, PAID comes when its cost was paid, STRIKE does the verb. Their
seat decides, their values are the sentence, *self* and *that one*: whom it concerns, NONE while that is still to be chosen.
All sentences of one moment read their conditions before the first of them acts.
"""

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts.clauses import YAH_1_2
from greathall.games.year_at_hogwarts.rules import y02_values as values
from greathall.games.year_at_hogwarts.rules.causes import cause
from greathall.games.year_at_hogwarts.rules.conditions import holds
from greathall.games.year_at_hogwarts.sentences import Act
from greathall.games.year_at_hogwarts.state import STANDING, YearState
from greathall.games.year_at_hogwarts.terms import FIGURES, FIRST_DEATH_EATER, NONE, OPPONENT
from greathall.games.year_at_hogwarts.verbs.possible import possible
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL


def chooser(s: YearState, figure: int) -> int:
    """YAH-10.2  The seat that decides for a figure; for a Death Eater on a tower it is its player in the fight."""
    seat = s.box.player_of[figure]
    return seat if seat != NONE else s.foe_player


def decider(s: YearState, of: int, on: int) -> int:
    """YAH-10.4  Whom a sentence concerns decides on it; where that is nobody at the table, its speaker."""
    seat = chooser(s, on) if on != NONE and on != OPPONENT else NONE
    return seat if seat != NONE else chooser(s, of)


def trigger(s: YearState, acts: list[int], of: int, on: int = NONE) -> None:
    """YAH-5.3  The sentences of one moment act one after the other."""
    begin(s, acts, of, on)


def begin(s: YearState, acts: list[int], of: int, that: int) -> None:
    """YAH-5.3  Whom each concerns is settled now; then the first acts, and so on."""
    for at in reversed(acts):
        act = s.box.acts[at]
        if act.whom == w.ANY or act.whom == w.ANY_DEATH_EATER:
            s.then(t.EFFECT, chooser(s, of), at, of, NONE)
        else:
            for on in reversed(concerned(s, act, of, that)):
                s.then(t.EFFECT, decider(s, of, on), at, of, on)


def concerned(s: YearState, act: Act, of: int, that: int) -> list[int]:
    """YAH-5.3  Whom a sentence concerns, its condition included."""
    found: list[int] = []
    for on in targets(s, act.whom, of, that):
        if act.condition is None or holds(s, act.condition, on):
            found.append(on)
    return found


def targets(s: YearState, whom: int, of: int, that: int) -> list[int]:
    """YAH-5.3  Whom a sentence means: in the order of play, from the active player on."""
    match whom:
        case w.SELF:
            return [of]
        case w.THE_OPPONENT:
            other = s.other_side(of)
            return [other] if other != NONE else []
        case w.THAT_ONE:
            return [that] if that != NONE else []
        case w.RIGHT:
            return [s.box.to_the_right(of)]
        case w.ANY_DEATH_EATER:
            return [figure for figure in range(FIRST_DEATH_EATER, FIGURES) if s.space[figure] != NONE]
        case w.LEADER:
            best = max(s.points[: s.box.pawns])
            return [figure for figure in in_order(s) if s.points[figure] == best]
        case w.LAST:
            least = min(s.points[: s.box.pawns])
            return [figure for figure in in_order(s) if s.points[figure] == least]
        case w.EACH:
            return in_order(s)
        case _:
            return [figure for figure in in_order(s) if figure != of]


def in_order(s: YearState) -> list[int]:
    """YAH-3.7  All pawns in the order of play, the mover first."""
    order = s.box.order
    at = order.index(s.mover)
    return order[at:] + order[:at]


# --- a sentence


def effect(s: YearState, seat: int, at: int, of: int, on: int) -> None:
    """YAH-5.3  A sentence acts if it can do something and its cost can be paid; whoever may decline is asked."""
    if on == NONE:
        found = open_targets(s, at, of)
        if len(found) == 1:
            s.then(t.EFFECT, seat, at, of, found[0])
        elif found:
            s.ask(t.ASK_WHOM, seat, at, of)
    elif possible(s, at, of, on):
        if s.box.acts[at].may and s.box.acts[at].verb != w.SIT_EXAMS:
            s.ask(t.ASK_MAY, decider(s, of, on), at, of, on)
        else:
            accept(s, seat, at, of, on)
    elif s.box.acts[at].verb == w.DRAW and not s.piles[s.box.decks[s.box.acts[at].deck]]:
        s.tell(t.DECK_EMPTY, YAH_1_2, on, s.box.acts[at].deck)


def open_targets(s: YearState, at: int, of: int) -> list[int]:
    """YAH-5.3  Those of whom one is chosen: in whom it changes something."""
    act = s.box.acts[at]
    return [on for on in concerned(s, act, of, NONE) if possible(s, at, of, on)]


def whom_candidates(s: YearState, at: int, of: int) -> list[int]:
    """YAH-5.3  One of them."""
    return [choice(t.CHOOSE_FIGURE, on) for on in sorted(open_targets(s, at, of))]


def whom_forbidden(s: YearState, at: int, of: int, picked: int) -> int:
    """YAH-5.3  Nobody else."""
    is_meant = first(picked) != NONE and first(picked) in open_targets(s, at, of)
    return LEGAL if is_meant else cause(s, s.box.acts[at], of)


def accept(s: YearState, seat: int, at: int, of: int, on: int) -> None:
    """YAH-5.9, YAH-5.10  The cost is paid first."""
    act = s.box.acts[at]
    payer = on if act.whom != w.SELF and on != OPPONENT else of
    s.then(t.PAID, seat, at, of, on)  # done last
    match act.pay:
        case w.FLOO:
            values.lose_floo(s, payer, 1, cause(s, act, of))
        case w.PORTKEY:
            values.lose_portkeys(s, payer, 1, cause(s, act, of))
        case w.CARDS | w.BOOKS | w.POTIONS | w.SPELLS:
            s.ask(t.ASK_GIVE_UP, decider(s, of, payer), act.pay, 1, payer)


def decline(s: YearState, at: int, on: int) -> None:
    """YAH-5.3  What may be declined was declined."""
    s.tell(t.EFFECT_DECLINED, cause(s, s.box.acts[at], on), on, at)


def paid(s: YearState, seat: int, at: int, of: int, on: int) -> None:
    """YAH-5.3  The cost is paid: the verb does what it says."""
    s.then(t.STRIKE, seat, at, of, on)


# --- what is in force for a while


def stand(s: YearState, at: int, of: int, on: int, duration: int) -> None:
    """YAH-8.2, YAH-10.8  From now on a sentence is in force; for a next turn only once that turn has begun."""
    s.standing = [*s.standing, at, of, on, 0 if duration == w.FOR_NEXT_TURN else 1]


def duration_of(s: YearState, at: int) -> int:
    """YAH-10.8  How long a sentence inside another is in force: as long as the one around it says."""
    return s.box.lasting[at]


def drop(s: YearState, duration: int, figure: int) -> None:
    """YAH-10.8  What was in force so long for this figure (NONE: for anybody) is so no more."""
    standing = s.standing
    kept: list[int] = []
    for place in range(0, len(standing), STANDING):
        is_over = duration_of(s, standing[place]) == duration and standing[place + 3] == 1
        if is_over and figure in (NONE, standing[place + 2]):
            s.tell(t.RAN_OUT, cause(s, s.box.acts[standing[place]], standing[place + 2]), standing[place])
        else:
            kept += standing[place : place + STANDING]
    if len(kept) < len(standing):
        s.standing = kept


def begin_turn(s: YearState, figure: int) -> None:
    """YAH-5.3  What was said of somebody's next turn holds from now on."""
    standing = s.standing.copy()
    for place in range(0, len(standing), STANDING):
        if standing[place + 2] == figure:
            standing[place + 3] = 1
    s.standing = standing
