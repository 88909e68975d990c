"""Scenarios: given a position and scripted chance, when these choices are made, then this must hold.

A position is written in lines: a subject, then keys with their words.

    seats ana ben
    ana team nymphadora-tonks*2 bill-weasley tokens swap-1
    ministry-of-magic beside antonin-dolohov*1 corruption 3
    chance wizard-dice blue=knowledge red=loyalty-2

Each game says which subjects and keys it has: how they set up a state, and how a state is described by them. A ``then`` line
is told, asked, refused, offered or over; any other is a line of the position, of which every key named must hold.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Protocol

import msgspec

from greathall.kernel.chance import Script, Stream
from greathall.kernel.errors import BadScenario, GreatHallError
from greathall.kernel.events import Event
from greathall.kernel.game import Game
from greathall.kernel.records import key_from_seed
from greathall.kernel.rules import Rules
from greathall.kernel.state import State

LARGEST = 64 * 1024
SEATED = ("seat", "figure")
"""What is told by the name of a seat: the seat, and a figure that is called by its number."""
Position = dict[str, dict[str, list[str]]]
Text = Annotated[str, msgspec.Meta(max_length=LARGEST)]
Word = Annotated[str, msgspec.Meta(max_length=200)]


class Setting(Protocol):
    """What a game brings to scenarios: its module ``position``."""

    KEYS: frozenset[str]

    def read_outcome(self, rules: Rules, purpose: str, word: str) -> int:
        """The scripted outcome that a word means: a side, or the thing that is drawn."""

    def set_up(self, rules: Rules, position: Position, seats: list[str], script: Script) -> State:
        """The state that a position describes."""

    def describe(self, rules: Rules, s: State, seats: list[str]) -> Position:
        """The position of a state."""


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """Choices, and what must hold after them."""

    when: Text = ""
    then: Text = ""


class Scenario(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A scenario file."""

    game: Word
    title: Word
    clause: Word | list[Word]
    given: Text
    edition: Word = "standard"
    options: dict[Word, int] = {}
    when: Text = ""
    then: Text = ""
    step: list[Step] = []

    def clauses(self) -> list[str]:
        """The clauses that it shows."""
        return [self.clause] if isinstance(self.clause, str) else self.clause

    def steps(self) -> list[Step]:
        """All steps, the one at the top of the file first."""
        return [*([Step(self.when, self.then)] if self.when or self.then else []), *self.step]


def parse(text: str | bytes) -> Scenario:
    """Read a scenario file, or say where it is none."""
    if len(text) > LARGEST:
        raise BadScenario(f"a scenario has at most {LARGEST} characters, this one has {len(text)}")
    try:
        data = tomllib.loads(text if isinstance(text, str) else text.decode())
        return msgspec.convert(data, Scenario)
    except (ValueError, RecursionError) as error:
        raise BadScenario(f"not a scenario: {error}") from None


def read_position(text: str, keys: frozenset[str]) -> tuple[Position, list[str], dict[str, list[str]]]:
    """The position, the names of the seats, and the scripted chance (purposes are its keys)."""
    position: Position = {}
    seats: list[str] = []
    chance: dict[str, list[str]] = {}
    for number, line in lines(text):
        subject, *words = line.split()
        if subject == "seats":
            seats = words
        elif subject == "chance":
            if not words:
                raise BadScenario(f"line {number}: chance of what?")
            chance.setdefault(words[0], []).extend(words[1:])
        else:
            position.setdefault(subject, {}).update(groups(words, keys, number))
    return position, seats, chance


def lines(text: str) -> list[tuple[int, str]]:
    """The lines that say something, with their numbers; what follows a # is a remark."""
    found = [(number, line.split("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    return [(number, line) for number, line in found if line]


def groups(words: list[str], keys: frozenset[str], number: int) -> dict[str, list[str]]:
    """The words behind each key."""
    found: dict[str, list[str]] = {}
    key = ""
    for word in words:
        if word in keys:
            key = word
            found[key] = []
        elif not key:
            raise BadScenario(f"line {number}: {word!r} is none of {', '.join(sorted(keys))}")
        else:
            found[key].append(word)
    return found


def written(position: Position, seats: list[str]) -> str:
    """A position in lines, as it is read."""
    said = [f"seats {' '.join(seats)}"]
    for subject, found in position.items():
        said.append(" ".join([subject, *(" ".join([key, *words]) for key, words in found.items())]))
    return "\n".join(said) + "\n"


class Table:
    """A game set up from a position, with seats that have names. Tests and scenario files play on it."""

    def __init__(self, rules_for: Callable[[int], Rules], setting: Setting, given: str) -> None:
        position, self.seats, chance = read_position(given, setting.KEYS)
        if not self.seats:
            raise BadScenario("line 1: a position begins with its seats: seats ana ben")
        self.rules = rules_for(len(self.seats))
        self.setting = setting
        script = self.script(chance)
        self.game = Game.of(self.rules, setting.set_up(self.rules, position, self.seats, script))
        self.since: list[Event] = []

    def script(self, chance: dict[str, list[str]]) -> Script:
        """The scripted outcomes; with a seed, what is not scripted comes from its stream."""
        purposes = self.rules.names.purposes
        seed = chance.pop("seed", [])
        otherwise = Stream(key_from_seed(seed[0]), b"", purposes) if seed else None
        for purpose in chance:
            if purpose not in purposes:
                raise BadScenario(f"there is no chance for {purpose!r}; there is for {', '.join(purposes)}")
        read = self.setting.read_outcome
        outcomes = [[read(self.rules, purpose, word) for word in chance.get(purpose, [])] for purpose in purposes]
        return Script(purposes, outcomes, otherwise)

    # --- playing

    def move(self, line: str) -> tuple[int, str]:
        """The seat and the choice of a line: ``ana assign blue-1 antonin-dolohov``."""
        name, _, choice = line.strip().partition(" ")
        if name not in self.seats:
            raise BadScenario(f"{name!r} is none of {', '.join(self.seats)}")
        return self.seats.index(name), choice

    def play(self, *moves: str) -> list[str]:
        """Make choices; what was told since is returned, and kept for ``told``."""
        self.since = []
        for line in moves:
            seat, choice = self.move(line)
            self.since += self.game.play(seat, choice)
        return self.told()

    def told(self) -> list[str]:
        """The events of the last ``play``, in words, with the names of the seats."""
        return [" ".join(self.named(event)) for event in self.since]

    def named(self, event: Event) -> list[str]:
        """The words of an event, seats by name."""
        signature = event.names.events[event.kind]
        words = event.words()
        for at, value in enumerate(event.values):
            if signature.domain_of(at) in SEATED and words[at + 2] == str(value):
                words[at + 2] = self.seats[value]
        return words

    def refused(self, line: str) -> str:
        """The clause against a choice, empty when it is legal."""
        seat, choice = self.move(line)
        return self.game.why_not(seat, choice)

    def options(self, name: str) -> list[str]:
        """The options of a seat, in words."""
        return [self.game.name(picked) for picked in self.game.options(self.seats.index(name))]

    def waiting(self) -> list[str]:
        """The names of the seats that must decide."""
        return [self.seats[seat] for seat in self.game.waiting]

    def position(self) -> Position:
        """How the table stands now."""
        return self.setting.describe(self.rules, self.game.state, self.seats)

    def of(self, subject: str, key: str) -> list[str]:
        """The words behind one key of one subject now."""
        return self.position()[subject][key]

    # --- what must hold

    def failures(self, then: str) -> list[str]:
        """The lines of a ``then`` that do not hold, each with what is there instead."""
        told = self.told()
        found = []
        for number, line in lines(then):
            word, _, rest = line.partition(" ")
            rest = rest.strip()
            if word == "told":
                if rest not in told:
                    found.append(f"line {number}: {rest!r} is not among what was told (in this order): {told}")
                else:
                    told = told[told.index(rest) + 1 :]
            else:
                found += [f"line {number}: {fault}" for fault in self.faults(word, rest, line, number)]
        return found

    def faults(self, word: str, rest: str, line: str, number: int) -> list[str]:
        """What is wrong with one line of a ``then``."""
        if word == "asked":
            name, _, options = rest.partition(": ")
            there = ", ".join(self.options(name)) if name in self.seats else ""
            return [] if name in self.waiting() and options in ("", there) else [f"asked {self.waiting()}: {there}"]
        if word == "offered":
            seat, choice = self.move(rest)
            return (
                [] if choice in self.options(self.seats[seat]) else [f"not offered; {self.options(self.seats[seat])}"]
            )
        if word == "refused":
            clause, _, choice = rest.partition(" ")
            return [] if self.refused(choice) == clause else [f"refused by {self.refused(choice) or 'nothing'}"]
        if word == "over":
            result = self.game.result
            return [] if result and " ".join(result.clauses) == rest else [f"the game is {result or 'not over'}"]
        return self.differences(line, number)

    def differences(self, line: str, number: int) -> list[str]:
        """The keys of a position's line that do not hold."""
        wanted, _, _ = read_position(line, self.setting.KEYS)
        there = self.position()
        return [
            f"{subject} {key} {' '.join(there.get(subject, {}).get(key, ['nothing']))}"
            for subject, found in wanted.items()
            for key, words in found.items()
            if there.get(subject, {}).get(key, []) != words
        ]


def run(scenario: Scenario, table: Table) -> list[str]:
    """Play a scenario; what does not hold, in words, empty when all does."""
    found: list[str] = []
    for number, step in enumerate(scenario.steps(), 1):
        try:
            table.play(*(line for _, line in lines(step.when)))
            found += [f"step {number}, then, {fault}" for fault in table.failures(step.then)]
        except GreatHallError as error:
            return [*found, f"step {number}, when: {error}"]
    return found


def read_file(path: Path) -> Scenario:
    """The scenario of a file."""
    try:
        return parse(path.read_bytes())
    except (OSError, BadScenario) as error:
        raise BadScenario(f"{path}: {error}") from None
