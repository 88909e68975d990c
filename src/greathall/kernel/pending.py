"""What is pending, in words, from the bottom: ``next-turn=ana end-phase=ana move=ana``. See ``scenario``."""

from __future__ import annotations

from collections.abc import Callable, Collection

from greathall.kernel import engine
from greathall.kernel.errors import BadScenario
from greathall.kernel.names import ANSWER, NUMBER
from greathall.kernel.rules import Rules
from greathall.kernel.state import NOBODY, STEP, Frame, State

SEAT = "seat"
VALUES = 4
"""A frame is of a seat, and has three values more."""


def described(rules: Rules, frame: Frame, seats: list[str]) -> str:
    """Something that is pending, in one word; values that it does not have are left out at the end."""
    signature = rules.names.frames[frame.kind]
    words = [signature.word, seats[frame.seat] if frame.seat != NOBODY else "-"]
    for domain, value in zip(signature.fixed, (frame.a, frame.b, frame.c)):
        words.append("-" if value < 0 else seats[value] if domain == SEAT else rules.names.value(domain, value))
    while words[-1] == "-":
        words.pop()
    return "=".join(words)


def sound(_: Frame, __: bool) -> str:
    """Nothing is wrong with it."""
    return ""


def read(
    rules: Rules,
    s: State,
    seats: list[str],
    words: list[str],
    beneath: Collection[int],
    fault_of: Callable[[Frame, bool], str] = sound,
) -> None:
    """Put onto the stack what the words say. ``beneath`` are the frames with which a game can go on.

    ``fault_of`` says what is wrong with a frame, which may be the last one, empty when nothing is.
    """
    for word in words:
        push(rules, s, seats, word)
        fault = fault_of(s.stack[-1], len(s.stack) == len(words))
        if fault:
            raise BadScenario(f"turn pending: {word!r} {fault}")
    if not s.stack or s.stack[-1].kind >= STEP:
        raise BadScenario("turn pending: the last is a decision")
    if s.stack[0].kind not in beneath:
        raise BadScenario(f"turn pending: the game does not go on after {words[0]!r}")
    if not engine.options(rules, s, s.stack[-1].seat):
        raise BadScenario(f"turn pending: nothing could be answered to {words[-1]!r}")


def push(rules: Rules, s: State, seats: list[str], word: str) -> None:
    """One thing onto the stack."""
    name, *values = word.split("=")
    kind = rules.names.frame_kinds.get(name, ANSWER)
    if kind == ANSWER or len(values) > VALUES:
        raise BadScenario(f"turn pending: {word!r} is nothing that can be pending")
    asked, *rest = [*values, *["-"] * VALUES][:VALUES]
    seat = value_of(word, asked, seats)
    domains = [*rules.names.frames[kind].fixed, NUMBER, NUMBER, NUMBER]
    a, b, c = (value_of(word, value, words_of(rules, seats, domain)) for domain, value in zip(domains, rest))
    if kind >= STEP:
        s.then(kind, seat, a, b, c)
    elif seat != NOBODY:
        s.ask(kind, seat, a, b, c)
    else:
        raise BadScenario(f"turn pending: whom does {word!r} ask?")


def words_of(rules: Rules, seats: list[str], domain: str) -> list[str]:
    """The words of a domain; none for numbers."""
    if domain == SEAT:
        return seats
    return rules.names.domains[domain].words if domain != NUMBER else []


def value_of(word: str, value: str, domain: list[str]) -> int:
    """One value; without a domain it is a number."""
    if value == "-":
        return NOBODY
    if not domain and value.isascii() and value.isdigit() and len(value) < 6:
        return int(value)
    if value not in domain:
        raise BadScenario(f"turn pending: {word!r}: {value!r} is none of {', '.join(domain) or 'the numbers'}")
    return domain.index(value)
