"""What is pending, in words, from the bottom: ``rolls ability-acts=ana=cho-chang=1 heal=ana=1=9``."""

from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising.rules.d4_assign import ability
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.games.death_eaters_rising.terms import FIRST_ABILITY, NONE, WIZARDS
from greathall.kernel import engine
from greathall.kernel.errors import BadScenario
from greathall.kernel.names import NUMBER
from greathall.kernel.rules import Rules
from greathall.kernel.state import STEP, Frame

ALONE = (t.ASK_TRAVEL, t.ASK_ROLL, t.ASK_ASSIGN, t.ASK_END)
"""Decisions with nothing beneath them: what comes next follows from the choice."""
BENEATH = (t.TURN, t.POOL, t.ROLLS)
"""Steps that lie beneath everything else: the game goes on with them."""
OF_NOBODY = (*BENEATH, t.DEAL, t.VOLDEMORT, t.DARK_MARKS, t.PENALTIES)
MAY_WAIT = (t.ASK_TAKE_TOKEN, t.ASK_MAY_HEAL)
"""Decisions beneath another: every player is asked in turn."""


def described(rules: Rules, frame: Frame, seats: list[str]) -> str:
    """Something that is pending, in one word; values that it does not have are left out at the end."""
    signature = rules.names.frames[frame.kind]
    values = [
        "-" if value < 0 else rules.names.value(domain, value)
        for domain, value in zip(signature.fixed, (frame.a, frame.b, frame.c))
    ]
    words = [signature.word, seats[frame.seat] if frame.seat != NONE else "-", *values]
    while words[-1] == "-":
        words.pop()
    return "=".join(words)


def read(rules: Rules, s: DeathEatersState, seats: list[str], words: list[str]) -> None:
    """Put onto the stack what the words say, if a game could come there."""
    for word in words:
        push(rules, s, seats, word)
        fault = fault_of(s, s.stack[-1], len(s.stack) == len(words))
        if fault:
            raise BadScenario(f"turn pending: {word!r} {fault}")
    if not s.stack or s.stack[-1].kind >= STEP:
        raise BadScenario("turn pending: the last is a decision")
    if (len(s.stack) == 1 and s.stack[0].kind not in ALONE) or (len(s.stack) > 1 and s.stack[0].kind not in BENEATH):
        raise BadScenario(f"turn pending: the game does not go on after {words[0]!r}")
    if not engine.options(rules, s, s.stack[-1].seat):
        raise BadScenario(f"turn pending: nothing could be answered to {words[-1]!r}")


def push(rules: Rules, s: DeathEatersState, seats: list[str], word: str) -> None:
    """One thing onto the stack."""
    name, *values = word.split("=")
    kind = rules.names.frame_kinds.get(name, NONE)
    if kind not in t.FRAMES or len(values) > 4:
        raise BadScenario(f"turn pending: {word!r} is nothing that can be pending")
    asked, *rest = [*values, "-", "-", "-", "-"][:4]
    seat = value_of(word, asked, seats)
    fixed = [*rules.names.frames[kind].fixed, NUMBER, NUMBER, NUMBER]
    domains = [rules.names.domains[domain].words if domain != NUMBER else [] for domain in fixed]
    a, b, c = (value_of(word, value, domain) for domain, value in zip(domains, rest))
    if kind >= STEP:
        s.then(kind, seat, a, b, c)
    elif seat != NONE:
        s.ask(kind, seat, a, b, c)
    else:
        raise BadScenario(f"turn pending: whom does {word!r} ask?")


def value_of(word: str, value: str, domain: list[str]) -> int:
    """One value; without a domain it is a number."""
    if value == "-":
        return NONE
    if not domain and value.isascii() and value.isdigit() and len(value) < 6:
        return int(value)
    if value not in domain:
        raise BadScenario(f"turn pending: {word!r}: {value!r} is none of {', '.join(domain) or 'the numbers'}")
    return domain.index(value)


def fault_of(s: DeathEatersState, frame: Frame, is_last: bool) -> str:
    """What is wrong with something that is pending, empty when nothing is."""
    kind, box = frame.kind, s.box
    if kind < STEP and not is_last and kind not in MAY_WAIT:
        return "is asked before anything else"
    if kind >= STEP and frame.seat == NONE and kind not in OF_NOBODY:
        return "is of a seat"
    if kind == t.ABILITY:
        of_wizard = 0 <= frame.a < WIZARDS or frame.a >= FIRST_ABILITY
        return "" if of_wizard and 0 <= frame.b < len(ability(s, frame.a)) else "is no sentence of an ability"
    if kind == t.DEATH_EATER:
        of_death_eater = WIZARDS <= frame.a < len(box.acts) and 0 <= frame.b < len(box.acts[frame.a])
        return "" if of_death_eater and frame.c != NONE else "is no sentence of a Death Eater"
    if kind == t.PENALTY:
        known = frame.a != NONE and 0 <= frame.b < len(box.place_acts[frame.a])
        return "" if known else "is no sentence of a place"
    return ""
