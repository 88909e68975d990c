"""The loop that runs every game: steps until a decision is open, then the choice, then steps again."""

from greathall.kernel.rules import LEGAL, Rules
from greathall.kernel.state import ANSWER, STEP, Frame, State


def advance(rules: Rules, s: State) -> None:
    """Run what is pending until a seat must decide, or the game is over."""
    while not s.ending:
        rules.settle(s)
        if s.ending:
            break
        frame = s.stack[-1]
        if frame.kind < STEP:
            return
        s.stack.pop()
        if frame.kind == ANSWER:
            rules.act(s, Frame(frame.c, frame.seat, frame.a, frame.b, -1, 0, 0), frame.seat, frame.question)
        else:
            rules.run(s, frame)
    s.stack = []


def options(rules: Rules, s: State, seat: int) -> list[int]:
    """Every legal choice of the seat."""
    if s.ending:
        return []
    ask = s.stack[-1]
    if not (ask.asks(seat) or rules.interjecting(s, ask) >> seat & 1):
        return []
    found = rules.candidates(s, ask, seat)
    if rules.are_legal(s, ask):
        return found
    for at in range(len(found) - 1, -1, -1):  # what is legal stays the same object: nothing is boxed anew
        if rules.forbidden(s, ask, seat, found[at]) != LEGAL:
            del found[at]
    return found


def why_not(rules: Rules, s: State, seat: int, picked: int) -> int:
    """The first clause against a well-formed choice, LEGAL when there is none."""
    if s.ending:
        return s.ending[0]
    ask = s.stack[-1]
    if not (ask.asks(seat) or rules.interjecting(s, ask) >> seat & 1):
        return rules.out_of_turn(s, ask, picked)
    return rules.forbidden(s, ask, seat, picked)


def apply(rules: Rules, s: State, seat: int, picked: int) -> None:
    """Do a choice that is known to be legal, and run on to the next decision."""
    ask = s.stack[-1]
    if not ask.asks(seat):
        rules.act(s, ask, seat, picked)
    elif ask.seat == seat:
        s.stack.pop()
        rules.act(s, ask, seat, picked)
    else:
        answer(s, ask, seat, picked)
    advance(rules, s)


def answer(s: State, ask: Frame, seat: int, picked: int) -> None:
    """Keep one of several answers; the last one lets all take effect, clockwise from the active seat."""
    s.answers = s.answers.copy()
    s.answers[seat] = picked
    s.stack[-1] = ask.without(seat)
    if s.stack[-1].seats:
        return
    s.stack.pop()
    for each in reversed(s.clockwise(s.active)):
        if s.answers[each]:
            s.stack.append(Frame(ANSWER, each, ask.a, ask.b, ask.kind, 0, s.answers[each]))
    s.answers = [0] * s.seats
