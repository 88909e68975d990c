"""What standing sentences answer when a rule asks: numbers and permissions. YAH-10.8 always computed, never stored."""

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts.rules.conditions import holds
from greathall.games.year_at_hogwarts.state import STANDING, YearState
from greathall.games.year_at_hogwarts.terms import NONE, OPPONENT, PAWNS


def answering(s: YearState, of: int, question: int, means: int = NONE, die: int = 0, space: int = NONE) -> list[int]:
    """YAH-1.5, YAH-10.8  The sentences that answer a question about a figure now, wherever they stand."""
    found: list[int] = []
    collect_own(s, of, question, w.SELF, of, means, die, space, found)
    other = s.other_side(of)
    if other != NONE:
        collect_own(s, other, question, w.THE_OPPONENT, of, means, die, space, found)
    standing = s.standing
    for at in range(0, len(standing), STANDING):
        act = s.box.acts[standing[at]]
        answers = act.moment == question and act.kind == w.WHILE and standing[at + 2] == of and is_begun(s, at)
        if answers and (act.condition is None or holds(s, act.condition, of, means, die, space)):
            found.append(standing[at])
    return found


def is_begun(s: YearState, at: int) -> bool:
    """YAH-5.3  What holds in somebody's next turn does not hold before it."""
    return s.standing[at + 3] == 1


def collect_own(
    s: YearState,
    speaker: int,
    question: int,
    whom: int,
    of: int,
    means: int,
    die: int,
    space: int,
    found: list[int],
) -> None:
    """YAH-1.5, YAH-10.4  The sentences of a board, of a fight card, and of the tokens somebody holds."""
    box = s.box
    if speaker == OPPONENT:
        if s.fight_card != NONE:
            collect(s, box.whiles[s.fight_card], question, whom, of, means, die, space, found)
        return
    if s.board[speaker] != NONE:
        collect(s, box.whiles[s.board[speaker]], question, whom, of, means, die, space, found)
    if speaker < PAWNS:
        for token in s.objects(speaker):
            collect(s, box.whiles[box.record_of[token]], question, whom, of, means, die, space, found)


def collect(
    s: YearState,
    whiles: list[int],
    question: int,
    whom: int,
    of: int,
    means: int,
    die: int,
    space: int,
    found: list[int],
) -> None:
    """YAH-10.8  Those of a record's sentences that answer the question and concern such a one."""
    for at in whiles:
        act = s.box.acts[at]
        answers = act.moment == question and act.whom == whom
        if answers and (act.condition is None or holds(s, act.condition, of, means, die, space)):
            found.append(at)


def number(s: YearState, of: int, question: int, base: int, means: int = NONE, die: int = 0, space: int = NONE) -> int:
    """YAH-1.5, YAH-10.10  A number of a figure: what it begins with and what is added, or what one sentence sets it to."""
    found = base
    settled = NONE
    for at in answering(s, of, question, means, die, space):
        act = s.box.acts[at]
        if act.verb == w.SET:
            settled = act.amount
        else:
            found += act.amount
    return settled if settled != NONE else found


def allows(s: YearState, of: int, question: int, means: int = NONE, space: int = NONE) -> bool:
    """YAH-5.3, YAH-9.2  Whether something may be done that is allowed unless a card forbids it."""
    for at in answering(s, of, question, means, 0, space):
        if s.box.acts[at].verb == w.FORBID:
            return False
    return True


def is_allowed(s: YearState, of: int, question: int, means: int = NONE, space: int = NONE) -> bool:
    """YAH-4.3, YAH-4.4  Whether something may be done that only a card allows."""
    allowed = False
    for at in answering(s, of, question, means, 0, space):
        if s.box.acts[at].verb == w.FORBID:
            return False
        allowed = True
    return allowed
