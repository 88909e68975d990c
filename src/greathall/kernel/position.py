"""A game as it stands, and as one seat may see it. No story: that is ``game``."""

from greathall.kernel import engine
from greathall.kernel.chance import Stream
from greathall.kernel.errors import IllegalChoice, NotPossible, UnknownWord
from greathall.kernel.events import HIDDEN, SPECTATOR, knows
from greathall.kernel.knowledge import conceal, sample
from greathall.kernel.names import clause_name
from greathall.kernel.rules import LEGAL, Rules
from greathall.kernel.state import UNHEARD, Frame, State


class Result:
    """How a game ended: the clauses that ended it, and the seats that won."""

    def __init__(self, clauses: list[str], winners: list[int]) -> None:
        self.clauses = clauses
        self.winners = winners

    def __repr__(self) -> str:
        return f"<won by {self.winners or 'nobody'}: {', '.join(self.clauses)}>"


class Position:
    """Some rules and a state: what may be done, and doing it. This is what search and simulation hold in hand."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.state = state

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.rules.layout.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.ending)

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it runs."""
        if not self.state.ending:
            return None
        prefix = self.rules.names.prefix
        return Result([clause_name(prefix, clause) for clause in self.state.ending], seats_of(self.state.winners))

    @property
    def waiting(self) -> list[int]:
        """The seats that must decide now."""
        return seats_of(self.state.stack[-1].seats) if self.state.stack else []

    @property
    def interjecting(self) -> list[int]:
        """The seats that could act out of turn now, by public knowledge."""
        s = self.state
        return seats_of(self.rules.interjecting(s, s.stack[-1])) if s.stack else []

    @property
    def question(self) -> int:
        """The number of the open question, which an answer names."""
        return self.state.stack[-1].question if self.state.stack else 0

    def options(self, seat: int) -> list[int]:
        """Every legal choice of the seat, in ascending order."""
        self.check_seat(seat)
        return engine.options(self.rules, self.state, seat)

    def why_not(self, seat: int, picked: int | str) -> str:
        """The clause against a choice, empty when it is legal."""
        self.check_seat(seat)
        clause = engine.why_not(self.rules, self.state, seat, self.read(picked))
        return clause_name(self.rules.names.prefix, clause) if clause else ""

    def closing(self, picked: int) -> bool:
        """Whether this choice would end the others' chance to interject."""
        return self.rules.closing(self.state, self.state.stack[-1], picked)

    def name(self, picked: int) -> str:
        """A choice in words."""
        return self.rules.names.choice(picked)

    def read(self, picked: int | str) -> int:
        """The choice that the words mean; a number is checked to be one."""
        if isinstance(picked, str):
            return self.rules.names.read_choice(picked)
        if not self.rules.names.is_choice(picked):
            raise UnknownWord(f"{picked} is no choice of this game")
        return picked

    def step(self, seat: int, picked: int) -> None:
        """Do a choice when nobody listens: no events, no record. For search and simulation."""
        clause = engine.why_not(self.rules, self.state, seat, picked)
        if clause != LEGAL:
            self.check(seat, picked, 0)
        engine.apply(self.rules, self.state, seat, picked)

    def check(self, seat: int, picked: int, question: int) -> None:
        """Raise unless the seat may choose this now, in answer to this question (0: whatever is asked)."""
        self.check_seat(seat)
        if self.over:
            raise NotPossible("the game is over")
        if question and question != self.question:
            raise NotPossible(f"question {question} is no longer open")
        if picked not in self.options(seat):
            name = self.rules.names.choice(picked)
            clause = engine.why_not(self.rules, self.state, seat, picked)
            raise IllegalChoice(seat, name, clause_name(self.rules.names.prefix, clause))

    def check_seat(self, seat: int) -> None:
        """Raise when there is no such seat."""
        if not 0 <= seat < self.seats:
            raise NotPossible(f"there is no seat {seat}")

    def clone(self) -> "Position":
        """An independent copy, with the same future."""
        return Position(self.rules, self.state.copy())

    def view(self, seat: int | None = None) -> "View":
        """What a seat may know; without a seat, what a spectator may."""
        if seat is not None:
            self.check_seat(seat)
        return View(self.rules, self.state, SPECTATOR if seat is None else seat)


class View:
    """What one seat may know: the world as far as it is known, the question, the options. Bots and pages get this."""

    def __init__(self, rules: Rules, s: State, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.world = conceal(s, seat, rules.names)
        self.waiting = [each for each in seats_of(s.stack[-1].seats) if s.answers[each] != UNHEARD] if s.stack else []
        self.interjecting = seats_of(rules.interjecting(s, s.stack[-1])) if s.stack else []
        self.options = engine.options(rules, self.world, seat) if seat != SPECTATOR else []

    @property
    def question(self) -> int:
        """The number of the open question, which an answer names."""
        return self.world.stack[-1].question if self.world.stack else 0

    def name(self, picked: int) -> str:
        """A choice in words."""
        return self.rules.names.choice(picked)

    def closing(self, picked: int) -> bool:
        """Whether this choice would end the others' chance to interject."""
        return self.rules.closing(self.world, self.world.stack[-1], picked)

    def why_not(self, picked: int) -> str:
        """The clause against a choice, empty when it is legal."""
        clause = engine.why_not(self.rules, self.world, self.seat, picked)
        return clause_name(self.rules.names.prefix, clause) if clause else ""

    def facts(self) -> dict[str, object]:
        """The whole view in words, ready to be sent as JSON."""
        world = self.world
        ask = world.stack[-1] if world.stack else None
        return {
            "seat": self.seat if self.seat != SPECTATOR else None,
            "active": world.active,
            "turn": world.turn,
            "over": [clause_name(self.rules.names.prefix, clause) for clause in world.ending],
            "winners": seats_of(world.winners),
            "waiting": self.waiting,
            "interjecting": self.interjecting,
            "question": self.question,
            "ask": ask_in_words(self.rules, world, ask, self.seat) if ask else [],
            "options": [self.name(picked) for picked in self.options],
            **self.rules.facts(world, self.seat),
        }

    def sample(self, key: bytes) -> "Position":
        """A position that may be the real one, as far as the seat knows; its dice are its own."""
        world = sample(self.world, self.seat, self.rules.names, Stream(key, b"world", ["world"]))
        world.chance = Stream(key, b"", self.rules.names.purposes)
        return Position(self.rules, world)


def ask_in_words(rules: Rules, s: State, ask: Frame, seat: int) -> list[str]:
    """The open decision: its kind, and its values for who is asked, as far as that seat knows them."""
    names = rules.names
    signature = names.frames[ask.kind]
    words = [signature.word]
    if ask.asks(seat):
        for domain, value in zip(signature.fixed, (ask.a, ask.b, ask.c)):
            offset = names.things_from(domain)
            hidden = offset >= 0 and value >= 0 and not knows(s.known[offset + value], seat)
            words.append(HIDDEN if hidden else names.value(domain, value))
    return words


def seats_of(bits: int) -> list[int]:
    """The seats whose bits are set."""
    found: list[int] = []
    seat = 0
    while bits:
        if bits & 1:
            found.append(seat)
        bits >>= 1
        seat += 1
    return found
