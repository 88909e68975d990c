"""What is pending, in words, from the bottom: ``next-turn=ana turn-end-comes=ana=0 walking=ana=7``."""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE
from greathall.kernel import engine
from greathall.kernel.errors import BadScenario
from greathall.kernel.names import NUMBER
from greathall.kernel.rules import Rules
from greathall.kernel.state import STEP, Frame


def described(rules: Rules, frame: Frame, seats: list[str]) -> str:
    """Something that is pending, in one word; values that it does not have are left out at the end."""
    signature = rules.names.frames[frame.kind]
    words = [signature.word, seats[frame.seat] if frame.seat != NONE else "-"]
    for domain, value in zip(signature.fixed, (frame.a, frame.b, frame.c)):
        words.append("-" if value < 0 else seats[value] if domain == "seat" else rules.names.value(domain, value))
    while words[-1] == "-":
        words.pop()
    return "=".join(words)


def read(rules: Rules, s: YearState, seats: list[str], words: list[str]) -> None:
    """Put onto the stack what the words say."""
    for word in words:
        push(rules, s, seats, word)
    if not s.stack or s.stack[-1].kind >= STEP:
        raise BadScenario("turn pending: the last is a decision")
    if s.stack[0].kind not in (t.NEXT, t.BOARDS_CHOSEN, t.TURN, c.MATCH):
        raise BadScenario(f"turn pending: the game does not go on after {words[0]!r}")
    if not engine.options(rules, s, s.stack[-1].seat):
        raise BadScenario(f"turn pending: nothing could be answered to {words[-1]!r}")


def push(rules: Rules, s: YearState, seats: list[str], word: str) -> None:
    """One thing onto the stack."""
    name, *values = word.split("=")
    kind = rules.names.frame_kinds.get(name, NONE)
    if kind not in t.FRAMES or len(values) > 4:
        raise BadScenario(f"turn pending: {word!r} is nothing that can be pending")
    asked, *rest = [*values, "-", "-", "-", "-"][:4]
    seat = value_of(word, asked, seats)
    fixed = [*rules.names.frames[kind].fixed, NUMBER, NUMBER, NUMBER]
    a, b, c = (value_of(word, value, words_of(rules, seats, domain)) for domain, value in zip(fixed, rest))
    if kind >= STEP:
        s.then(kind, seat, a, b, c)
    elif seat != NONE:
        s.ask(kind, seat, a, b, c)
    else:
        raise BadScenario(f"turn pending: whom does {word!r} ask?")


def words_of(rules: Rules, seats: list[str], domain: str) -> list[str]:
    """The words of a domain; none for numbers."""
    if domain == "seat":
        return seats
    return rules.names.domains[domain].words if domain != NUMBER else []


def value_of(word: str, value: str, domain: list[str]) -> int:
    """One value; without a domain it is a number."""
    if value == "-":
        return NONE
    if not domain and value.isascii() and value.isdigit() and len(value) < 6:
        return int(value)
    if value not in domain:
        raise BadScenario(f"turn pending: {word!r}: {value!r} is none of {', '.join(domain) or 'the numbers'}")
    return domain.index(value)
