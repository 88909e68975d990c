"""Words for people: a game's messages in one language, with things as their arguments.

A game keeps its messages as Fluent files in ``text/<language>/``. The id of a message says what it is for: ``event-rolled``,
``choice-assign``, ``ask-heal``, ``der-3-4``. Its arguments are called after the domains of the values (``$seat``, ``$die``;
the second of a domain ``$seat-2``) and are *things*: a thing knows its word, its name and the forms of its name, so that a
sentence of any language may ask for what it needs: ``{ $place }``, ``{ FORM($place, case: "definite") }``,
``{ ID($faction) -> … }``. Numbers are numbers.

Names of cards come from the edition. Their forms, where a language needs any, are the attributes of ``name-<id>``; those of
other words stand beside them, in ``location-hogsmeade``. A name stands in the nominative and the singular; other forms are
called by their case (``.accusative``), in the plural with the category of the count behind it (``.accusative-few``).
``{ FORM($die, $count, case: "accusative") }`` picks one: Fluent takes no variable behind a colon, so a count that is known
only at run time comes second; one that the sentence fixes may be named, ``count: 5`` or ``count: "few"``. ``.gender`` says
what ``{ GENDER($character) -> … }`` chooses by. The page has the same functions and classes, in web/src/text.ts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from importlib.abc import Traversable
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from greathall.kernel.errors import NotPossible
from greathall.kernel.events import HIDDEN
from greathall.kernel.names import NUMBER, Names, Signature

Folder = Traversable | Path
NO_ONE = "-"
"""How a value that is not there is written."""
NOMINATIVE = "nominative"
BLANKS = re.compile(r"[ \t\r\n]+")
"""What one space stands for. A no-break space is none of them."""


class Thing(FluentType):
    """What a message speaks of: its word in records, its name in the reader's language, and the forms of the name."""

    def __init__(self, word: str, name: str, forms: Mapping[str, str] | None = None) -> None:
        self.word = word
        self.name = name
        self.forms = forms or {}

    def format(self, locale: object) -> str:
        """The name as it stands in a sentence that asks for no other form."""
        return self.name

    def form(self, case: str) -> str:
        """Another form of the name; the name itself where the language has none."""
        return self.forms.get(case, self.name)

    def gender(self) -> str:
        """The gender of the name; ``none`` where the language gives none."""
        return self.forms.get("gender", "none")


Argument = Thing | str | int

NOTHING = Thing("none", "")


def word_of(thing: Thing) -> str:
    """ID($thing): the word, to choose a variant by; ``none`` when there is nothing."""
    return thing.word


def gender_of(thing: Thing) -> str:
    """GENDER($thing): the gender of its name, to choose a variant by."""
    return thing.gender()


class Messages:
    """All messages of a folder in one language."""

    def __init__(self, folder: Folder, language: str) -> None:
        if language not in languages(folder):
            raise NotPossible(f"there are no texts in {language!r}; there are {', '.join(languages(folder))}")
        self.language = language
        self.ids: list[str] = []
        self.locale = Locale.parse(language, sep="-")
        functions = {"ID": word_of, "FORM": self.form_of, "GENDER": gender_of}
        self.bundle = FluentBundle([language], functions, use_isolating=False)  # type: ignore[arg-type]  # they take things
        for file in sorted((folder / language).iterdir(), key=lambda each: each.name):
            if file.name.endswith(".ftl"):
                self.read(file.read_text(encoding="utf-8"))

    def read(self, source: str) -> None:
        """Add the messages of a file."""
        resource = FluentResource(source)
        self.bundle.add_resource(resource)
        self.ids += re.findall(r"(?m)^([a-z][a-z0-9-]*) *=", source)

    def form_of(self, thing: Thing, count: Argument = "one", case: str = NOMINATIVE) -> str:
        """FORM($thing, $count, case: "…"): the form of the name for a case, and for a count or its category."""
        category = self.locale.plural_form(count) if isinstance(count, int) else count
        if isinstance(category, Thing):  # the count is not known
            category = "one"
        return thing.form(case if category == "one" else f"{case}-{category}")

    def __contains__(self, message: object) -> bool:
        return isinstance(message, str) and self.bundle.has_message(message)

    def attributes(self, message: str) -> list[str]:
        """The names of a message's attributes."""
        return list(self.bundle.get_message(message).attributes)

    def has_text(self, message: str) -> bool:
        """Whether there is such a message, with more than attributes."""
        return message in self and self.bundle.get_message(message).value is not None

    def say(self, message: str, arguments: Mapping[str, Argument] | None = None, attribute: str = "") -> str:
        """The message, or one of its attributes, on one line."""
        if message not in self:
            raise LookupError(f"there is no message {message!r} in {self.language!r}")
        entry = self.bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is None:
            raise LookupError(f"message {message!r} has no text in {self.language!r}")
        text, faults = self.bundle.format_pattern(pattern, dict(arguments or {}))
        if faults:
            raise LookupError(f"message {message!r} in {self.language!r}: {'; '.join(map(str, faults))}")
        return BLANKS.sub(" ", str(text)).strip(" ")


def languages(folder: Folder) -> list[str]:
    """The languages that a folder of texts has."""
    return sorted(each.name for each in folder.iterdir() if each.is_dir() and not each.name.startswith("_"))


READ: dict[tuple[str, str], Messages] = {}


def read_messages(folder: Folder, language: str) -> Messages:
    """The messages of a folder, read once."""
    key = (str(folder), language)
    if key not in READ:
        READ[key] = Messages(folder, language)
    return READ[key]


def edition_names(content: object, language: str) -> dict[str, str]:
    """The names in an edition, by id: every record that has both. English stands in for a language that it lacks."""
    if isinstance(content, list):
        content = dict(enumerate(content))
    if not isinstance(content, dict):
        return {}
    found: dict[str, str] = {}
    names = content.get("name")
    if isinstance(content.get("id"), str) and isinstance(names, dict) and names:
        found[content["id"]] = str(names.get(language) or names.get("en") or next(iter(names.values())))
    for each in content.values():
        found |= edition_names(each, language)
    return found


def capitalised(sentence: str) -> str:
    """With a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]


PLAYED = ("seat", "figure")
"""Domains of those who are called by the name of their player: seats, and figures that are numbered like them."""


class Text:
    """The words of one game at one table: its messages, the names of its edition, and those of the players."""

    def __init__(self, messages: Messages, names: Names, content: object, players: Sequence[str]) -> None:
        self.messages = messages
        self.names = names
        self.content = content
        self.cards = edition_names(content, messages.language)
        self.players = list(players)
        self.known: dict[tuple[str, str], Thing] = {}
        self.events = {each.word: each for each in names.events.values()}
        self.choices = {each.word: each for each in names.choices.values()}
        self.frames = {each.word: each for each in names.frames.values()}

    def say(self, message: str, /, **arguments: Argument) -> str:
        """Any message of the game."""
        return self.messages.say(message, arguments)

    # --- things

    def thing(self, domain: str, word: str) -> Thing:
        """The thing that a word means in its domain."""
        if domain in PLAYED and word.isdigit() and int(word) < len(self.players):
            return Thing(word, self.players[int(word)])
        key = (domain, word)
        if key not in self.known:
            self.known[key] = self.named(domain, word)
        return self.known[key]

    def named(self, domain: str, word: str) -> Thing:
        """A thing with its name: from its own message, from the edition, or as one of several of a kind (``blue-1``)."""
        if word in (NO_ONE, HIDDEN):
            message = "nothing" if word == NO_ONE else "hidden"
            forms = self.forms(message, {})
            return Thing("none" if word == NO_ONE else "hidden", self.messages.say(message), forms)
        own = f"{domain}-{word}"
        if self.messages.has_text(own):
            return Thing(word, self.messages.say(own), self.forms(own, {}))
        if word in self.cards:
            return Thing(word, self.cards[word], self.forms(f"name-{word}", {}))
        stem, _, number = word.rpartition("-")
        kind = f"{domain}-{stem}"
        if number.isdigit() and self.messages.has_text(kind):
            arguments: dict[str, Argument] = {"number": int(number)}
            return Thing(word, self.messages.say(kind, arguments), self.forms(kind, arguments))
        if number.isdigit() and stem in self.cards:
            return Thing(word, self.cards[stem], self.forms(f"name-{stem}", {}))
        return Thing(word, word.replace("-", " "))

    def forms(self, message: str, arguments: Mapping[str, Argument]) -> dict[str, str]:
        """The forms that stand beside a name."""
        if message not in self.messages:
            return {}
        return {each: self.messages.say(message, arguments, each) for each in self.messages.attributes(message)}

    def phrase(self, message: str, arguments: Mapping[str, Argument]) -> Thing:
        """A phrase that another sentence takes in, with its forms."""
        return Thing(message, self.messages.say(message, arguments), self.forms(message, arguments))

    def value(self, domain: str, word: str) -> Argument:
        """A number, or a thing."""
        return int(word) if domain == NUMBER and word.isdigit() else self.thing(domain, word)

    def arguments(
        self, domains: Sequence[str], words: Sequence[str], shows: Mapping[str, Thing]
    ) -> dict[str, Argument]:
        """The values by the names of their domains; ``$shows`` is the side that the first thing with one shows now."""
        found: dict[str, Argument] = {"shows": next((shows[word] for word in words if word in shows), NOTHING)}
        for at, (domain, word) in enumerate(zip(domains, words)):
            times = list(domains[:at]).count(domain)
            found[f"{domain}-{times + 1}" if times else domain] = self.value(domain, word)
        return found

    def listed(self, texts: Iterable[str], how: str = "comma") -> str:
        """Several as one: ``a, b, c`` or ``a, b and c``."""
        *others, last = [*texts] or [self.messages.say("nothing")]
        if not others:
            return last
        joined = others[0]
        for each in others[1:]:
            joined = self.say("list-comma", first=joined, second=each)
        return self.say(f"list-{how}", first=joined, second=last)

    def together(self, things: Iterable[Thing], how: str = "comma") -> Thing:
        """Several things as one, with the forms that each of them has: ``a or b`` in every case."""
        each = [*things]
        forms = {case: self.listed((thing.form(case) for thing in each), how) for case in each[0].forms} if each else {}
        return Thing("+".join(thing.word for thing in each), self.listed((thing.name for thing in each), how), forms)

    # --- what the game says

    def event(self, words: Sequence[str], shows: Mapping[str, Thing] | None = None) -> str:
        """What happened, as a sentence; empty for who may not know of it. ``words`` begin with the clause."""
        if not words:
            return ""
        signature = self.events[words[1]]
        values = words[2:]
        arguments = self.arguments(signature.fixed, values, shows or {})
        arguments["clause"] = Thing(clause_message(words[0]), words[0])
        if signature.repeated:
            arguments |= self.repeated(signature, values[len(signature.fixed) :])
        return capitalised(self.messages.say(f"event-{signature.word}", arguments))

    def repeated(self, signature: Signature, words: Sequence[str]) -> dict[str, Argument]:
        """``$list`` and ``$count`` of what an event names any number of: each, or what is alike ``.together``."""
        message = f"event-{signature.word}"
        size = len(signature.repeated)
        groups = [self.arguments(signature.repeated, words[at : at + size], {}) for at in range(0, len(words), size)]
        if "together" not in self.messages.attributes(message):
            return {
                "list": self.listed(self.messages.say(message, each, "each") for each in groups),
                "count": len(groups),
            }
        alike: dict[str, list[dict[str, Argument]]] = {}
        for each in groups:
            alike.setdefault(self.messages.say(message, each | {"count": 1}, "together"), []).append(each)
        parts = [self.messages.say(message, same[0] | {"count": len(same)}, "together") for same in alike.values()]
        return {"list": self.listed(parts, "and"), "count": len(groups)}

    def choice(self, choice: str, shows: Mapping[str, Thing] | None = None, attribute: str = "") -> str:
        """A choice as an instruction; or how it stands in a list: its ``group``, ``row`` and ``cell``, where it has these."""
        word, *values = choice.split()
        message = f"choice-{word}"
        if attribute and attribute not in self.messages.attributes(message):
            return ""
        arguments = self.arguments(self.choices[word].fixed, values, shows or {})
        return self.messages.say(message, arguments, attribute)

    def ask(self, words: Sequence[str], seat: int, options: Iterable[str] = ()) -> str:
        """What a seat is asked. ``$may-roll`` is the number of the options that are rolls, and so on for each kind."""
        signature = self.frames[words[0]]
        arguments = self.arguments(signature.fixed, words[1:], {})
        arguments["seat"] = self.thing("seat", str(seat))
        kinds = [option.split()[0] for option in options]
        arguments |= {f"may-{kind}": kinds.count(kind) for kind in self.choices}
        return self.messages.say(f"ask-{signature.word}", arguments)

    def clause(self, clause: str) -> str:
        """The text of a clause, such as ``DER-3.4``."""
        return self.messages.say(clause_message(clause))


def clause_message(clause: str) -> str:
    """The message of a clause: ``DER-3.4`` is ``der-3-4``."""
    return clause.lower().replace(".", "-")


class Section:
    """A section of a rulebook: its heading, and its clauses with their texts."""

    def __init__(self, number: int, heading: str) -> None:
        self.number = number
        self.heading = heading
        self.clauses: list[tuple[str, str]] = []


class Rulebook:
    """The rulebook that a game's messages hold."""

    def __init__(self, messages: Messages) -> None:
        self.prefix = next(each.removesuffix("-title") for each in messages.ids if each.endswith("-title"))
        self.title = messages.say(f"{self.prefix}-title")
        self.about = messages.say(f"{self.prefix}-about")
        self.sections: list[Section] = []
        for message in messages.ids:
            if section := re.fullmatch(rf"{self.prefix}-section-(\d+)", message):
                self.sections.append(Section(int(section[1]), messages.say(message)))
            elif clause := re.fullmatch(rf"{self.prefix}-(\d+)-(\d+[a-z]?)", message):
                name = f"{self.prefix.upper()}-{clause[1]}.{clause[2]}"
                self.sections[-1].clauses.append((name, messages.say(message)))
