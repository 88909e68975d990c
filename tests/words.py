"""What the words of every game must be, whatever it is about: used by the tests of texts."""

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.abc import Traversable
from typing import Annotated, Literal, Union, get_args, get_origin

import msgspec
from fluent.syntax import ast, parse, visitor

from greathall.games import find_rules, package
from greathall.kernel.effects import Effect
from greathall.kernel.names import NUMBER
from greathall.kernel.text import Text, languages

Examples = Mapping[str, list[object]]
PLAYERS = ["Ana", "Ben", "James", "Zoë", "Žofie", "Łucja", "Ines", "Ove"]
KEPT_TOGETHER = {
    "cs": re.compile(r"(?:^|[\s(„])[aikosuvz] |\d [^\W\d]", re.IGNORECASE),
    "pl": re.compile(r"(?:^|[\s(„])[aiouwz] |\d [^\W\d]", re.IGNORECASE),
}
"""What a line may not end with: a word of one letter, or a number before what it counts. U+00A0 keeps them together."""
HOLE = re.compile(r"[{}$'\"]|  |[ \u00a0][.,:;)]|\( |\bnone\b|\bNone\b|\bhidden\b|-\d+\b")


def is_sound(sentence: str, language: str, names: tuple[str, ...] = ()) -> None:
    """No hole, no placeholder, no word of records, no space too many; what belongs together is not torn."""
    for name in names:
        sentence = sentence.replace(name, "X")
    assert sentence
    assert not HOLE.search(sentence), sentence
    assert sentence == sentence.strip()
    if language in KEPT_TOGETHER:
        assert not KEPT_TOGETHER[language].search(sentence), sentence


class Called(visitor.Visitor):
    """The messages that others take in."""

    def __init__(self) -> None:
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  Fluent's visitor calls it so
        self.messages.add(node.id.name)


class Words:
    """A game's words, and all that can be said of its standard edition."""

    def __init__(self, game: str) -> None:
        home = package(game)
        self.game = game
        self.home = import_module(f"{home.__name__}.text")
        self.rules = find_rules(game, home.SEATS[-1], {}, "standard")
        self.names = self.rules.names
        self.players = PLAYERS[: home.SEATS[-1]]
        self.languages = languages(self.home.FOLDER)
        self.texts: dict[str, Text] = {}

    def text(self, language: str) -> Text:
        """The words at a table."""
        if language not in self.texts:
            self.texts[language] = self.home.text_of(self.rules, language, self.players)
        return self.texts[language]

    def numbered(self, language: str) -> tuple[str, ...]:
        """The names that end in a number: what follows one is not counted by it."""
        return tuple({name for name in self.text(language).cards.values() if name[-1:].isdigit()})

    def files(self, language: str) -> list[Traversable]:
        """The files of a language, but for its rulebook, which has tests of its own."""
        folder = self.home.FOLDER / language
        return [file for file in folder.iterdir() if file.name.endswith(".ftl") and file.name != "rulebook.ftl"]

    def entries(self, language: str) -> list[ast.Message]:
        """Every message of a language, as often as it is written."""
        bodies = (parse(file.read_text(encoding="utf-8")).body for file in self.files(language))
        return [entry for body in bodies for entry in body if isinstance(entry, ast.Message)]

    def taken_in(self, language: str) -> set[str]:
        """The messages that are parts of others: each language has its own."""
        called = Called()
        for entry in self.entries(language):
            called.visit(entry)
        return called.messages

    def values(self, domain: str) -> list[str]:
        """The words of a domain; of numbers one of each plural category."""
        return ["1", "2", "5"] if domain == NUMBER else self.names.domains[domain].words

    def combinations(self, domains: list[str]) -> Iterator[list[str]]:
        """Each value of each domain at least once, the others at their first."""
        usual = [self.values(domain)[0] for domain in domains]
        yield usual
        for at, domain in enumerate(domains):
            for value in self.values(domain)[1:]:
                yield [*usual[:at], value, *usual[at + 1 :]]


# --- all that an edition may say


def every_effect(verb: type[Effect], examples: Examples, usual: dict[str, str]) -> Iterator[dict[str, object]]:
    """A verb with each word, number and condition that the vocabulary lets it say, one at a time; at a usual moment."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(verb)}
    tried = {name: values_of(name, field.type, examples) for name, field in fields.items()}
    needed = {name: tried[name][0] for name, field in fields.items() if field.required}
    moments = ("when", "while", "instead", "window")
    base = {"verb": verb.__struct_config__.tag, **needed}
    base |= {} if "while" in needed else {name: word for name, word in usual.items() if name in fields}
    yield base
    for name, values in tried.items():
        kept = {key: each for key, each in base.items() if key not in moments or name not in moments}
        for value in values:
            yield {**kept, name: value}


def values_of(name: str, form: object, examples: Examples) -> list[object]:
    """What is tried of a field."""
    if name in examples:
        return examples[name] + [word for word in literals(form) if name == "amount"]
    return [True] if form is bool else list(literals(form))


def literals(form: object) -> list[str]:
    """The words of a Literal, also inside a union."""
    if get_origin(form) is Literal:
        return list(get_args(form))
    inner = get_args(form)[:1] if get_origin(form) is Annotated else get_args(form)
    return (
        [word for each in inner for word in literals(each)] if get_origin(form) in (Union, *UNIONS, Annotated) else []
    )


UNIONS = (type(int | str),)
