"""Every message of a game with every kind of argument that it can take."""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import TypeVar

import msgspec

from greathall.kernel.events import HIDDEN
from greathall.kernel.names import NUMBER, Names, Signature, clause_name
from greathall.kernel.text import NO_ONE, Argument, Messages, Text, Thing, clause_message
from tests.web.patterns import Patterns, Use

PLAYERS = ["Ana", "ben", "Žofie  Nová", "𐐨 & <i>"]
"""Names of players may begin with a letter that has no capital, one beyond 16 bits, and hold what other texts never do."""
COUNTS = [0, 1, 2, 5, 22, 1234]
GROUPS = [0, 1, 2, 5]
ATTRIBUTES = ["", "group", "row", "cell"]


class Question(msgspec.Struct, tag_field="ask"):
    """One text to make: what to call, and with what."""

    def answer(self, text: Text) -> str:
        """The text."""
        raise NotImplementedError


def shown(text: Text, shows: dict[str, str]) -> dict[str, Thing]:
    """The sides that dice show."""
    return {die: text.thing("face", face) for die, face in shows.items()}


class Event(Question, tag="event"):
    words: list[str]
    shows: dict[str, str]

    def answer(self, text: Text) -> str:
        return text.event(self.words, shown(text, self.shows))


class Choice(Question, tag="choice"):
    choice: str
    shows: dict[str, str]
    attribute: str

    def answer(self, text: Text) -> str:
        return text.choice(self.choice, shown(text, self.shows), self.attribute)


class Ask(Question, tag="ask"):
    words: list[str]
    seat: int
    options: list[str]

    def answer(self, text: Text) -> str:
        return text.ask(self.words, self.seat, self.options)


class Clause(Question, tag="clause"):
    clause: str

    def answer(self, text: Text) -> str:
        return text.clause(self.clause)


class Listed(Question, tag="list"):
    texts: list[str]
    how: str

    def answer(self, text: Text) -> str:
        return text.listed(self.texts, self.how)


class Written(msgspec.Struct):
    """A thing by its domain and word; without a domain one that has no name."""

    domain: str
    word: str


class Say(Question, tag="say"):
    message: str
    arguments: dict[str, int | str | Written]
    attribute: str

    def answer(self, text: Text) -> str:
        arguments: dict[str, Argument] = {}
        for name, each in self.arguments.items():
            if not isinstance(each, Written):
                arguments[name] = each
            else:
                arguments[name] = text.thing(each.domain, each.word) if each.domain else Thing(each.word, "")
        return text.messages.say(self.message, arguments, self.attribute)


Value = TypeVar("Value")


def rows(columns: Sequence[Sequence[Value]]) -> list[list[Value]]:
    """As many rows as the longest column has values, so that every value stands in one; alike columns are shifted."""
    size = max((len(column) for column in columns), default=1)
    return [[column[(at + shift) % len(column)] for shift, column in enumerate(columns)] for at in range(size)]


class Corpus:
    """All that can be asked of a game in one language."""

    def __init__(self, messages: Messages, names: Names, sources: list[str]) -> None:
        self.messages = messages
        self.names = names
        self.patterns = Patterns(sources)

    def questions(self) -> list[Question]:
        """All of them."""
        return [*self.events(), *self.choices(), *self.asks(), *self.clauses(), *self.lists(), *self.others()]

    def words(self, domain: str) -> list[str]:
        """The words of a domain: those of the game, or those that messages name (``kin-weasley``); unseen, and none."""
        if domain == NUMBER:
            return [*map(str, COUNTS), HIDDEN, NO_ONE]
        if domain in self.names.domains:
            return [*self.names.domains[domain].words, HIDDEN, NO_ONE]
        messages = [
            each for each in self.messages.ids if each.startswith(f"{domain}-") and self.messages.has_text(each)
        ]
        if not messages or any(self.patterns.uses(each) for each in messages):
            return []
        return [*(each.removeprefix(f"{domain}-") for each in messages), HIDDEN, NO_ONE]

    def shows(self, words: Sequence[str], at: int) -> Iterator[dict[str, str]]:
        """No side is known, or those of the dice that are named."""
        yield {}
        faces = self.names.domains["face"].words if "face" in self.names.domains else []
        dice = self.names.domains["die"].words if faces else []
        if known := {word: faces[at % len(faces)] for word in words if word in dice}:
            yield known

    def events(self) -> Iterator[Question]:
        """Each value, each clause where it matters, each number of what is repeated."""
        clauses = [clause_name(self.names.prefix, each) for each in self.names.clauses]
        for signature in self.names.events.values():
            message = f"event-{signature.word}"
            if message not in self.messages:
                continue
            causes = clauses if "clause" in self.patterns.uses(message) else clauses[:1]
            columns = [causes, *(self.words(domain) for domain in signature.fixed)]
            groups = list(self.groups(signature))
            for at in range(max(len(groups), *(len(column) for column in columns))):
                clause, *values = (column[(at + shift) % len(column)] for shift, column in enumerate(columns))
                told = [clause, signature.word, *values, *groups[at % len(groups)]]
                for shows in self.shows(values, at):
                    yield Event(told, shows)
        yield Event([], {})

    def groups(self, signature: Signature) -> Iterator[list[str]]:
        """What is repeated, in groups of each size, and all alike."""
        if not signature.repeated:
            yield []
            return
        every = rows([self.words(domain) for domain in signature.repeated])
        for size in GROUPS:
            for start in range(0, len(every), size or len(every)):
                yield [word for at in range(start, start + size) for word in every[at % len(every)]]
            yield every[0] * size

    def choices(self) -> Iterator[Question]:
        """Each value, as an instruction and as it stands in a list."""
        for signature in self.names.choices.values():
            if f"choice-{signature.word}" not in self.messages:
                continue
            for at, values in enumerate(rows([self.words(domain) for domain in signature.fixed])):
                for shows, attribute in product(self.shows(values, at), ATTRIBUTES):
                    yield Choice(" ".join([signature.word, *values]), shows, attribute)

    def asks(self) -> Iterator[Question]:
        """Each value, and each number of options of the kinds that the question looks at."""
        for signature in self.names.frames.values():
            message = f"ask-{signature.word}"
            if message not in self.messages:
                continue
            kinds = [name.removeprefix("may-") for name in self.patterns.uses(message) if name.startswith("may-")]
            for at, values in enumerate(rows([self.words(domain) for domain in signature.fixed])):
                for counts in product(GROUPS, repeat=len(kinds)):
                    options = [kind for kind, count in zip(kinds, counts) for _ in range(count)]
                    yield Ask([signature.word, *values], at % len(PLAYERS), options)
            for seat in range(len(PLAYERS)):
                yield Ask([signature.word, *[NO_ONE] * len(signature.fixed)], seat, [])

    def clauses(self) -> Iterator[Question]:
        """Each clause."""
        names = [clause_name(self.names.prefix, each) for each in self.names.clauses]
        return (Clause(name) for name in names if clause_message(name) in self.messages)

    def lists(self) -> Iterator[Question]:
        """Lists of each length."""
        for how, size in product(["comma", "and", "or"], GROUPS):
            if f"list-{how}" in self.messages and "nothing" in self.messages:
                yield Listed(PLAYERS[:1] * size, how)

    def others(self) -> Iterator[Question]:
        """Every message by itself with its attributes, those of events and choices left out."""
        for message, attribute in self.patterns:
            if message.startswith(("event-", "choice-", "ask-")):
                continue
            uses = self.patterns.uses(message, attribute)
            for values in rows([self.values(name, use) for name, use in uses.items()]):
                yield Say(message, dict(zip(uses, values)), attribute)

    def values(self, name: str, use: Use) -> list[int | str | Written]:
        """What a variable may be: a thing of the domain that it is called after, any thing, a number, or a text."""
        domain = re.sub(r"-\d+$", "", name)
        if domain != NUMBER and (words := self.words(domain)):
            return [Written(domain, word) for word in words]
        if use.is_thing:
            return [Written("", word) for word in sorted({*use.keys, "another"})]
        if use.is_count:
            return [*COUNTS]
        return [*sorted(use.keys)] or [*COUNTS, *PLAYERS]
