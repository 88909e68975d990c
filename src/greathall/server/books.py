"""Books: all that a page knows of a game's edition in one language before it sees a table.

A book's address holds the hash of the edition and a stamp of the words, so what lies under an address never changes.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from hashlib import blake2b
from importlib import import_module
from threading import Lock
from typing import Final, Literal

import msgspec

from greathall.games import examples, find_rules, games, package, shipped_edition
from greathall.kernel.editions import Content, content_hash
from greathall.kernel.names import Signature, clause_name
from greathall.kernel.scenario import Scenario
from greathall.kernel.text import Folder, Messages, Rulebook, Text, languages
from greathall.server.protocol import Book, CardInfo, ClauseInfo, NamesInfo, RulebookInfo, SectionInfo

KEPT = 64
"""So many books are kept in memory."""
APART = ("brief.ftl", "rulebook.ftl", "studies.ftl")
"""Messages that a page does without: a book has the clauses, and the short texts of cards, as they read."""
Part = Literal["book", "rules"]
BOOK: Final = "book"
RULES: Final = "rules"
"""What comes with the table; the rules come when somebody reads them."""

Edition = tuple[str, str, Content]
"""A game, the name of one of its editions, and what that says."""


def address(game: str, edition: str) -> str:
    """Where the books of a game's edition are: its hash, and the stamp of the game's words."""
    return f"/api/books/{edition}-{stamp(game)}"


@lru_cache
def stamp(game: str) -> str:
    """A hash of all words of a game, in all languages."""
    digest = blake2b(digest_size=4)
    for language in languages(folder_of(game)):
        for _, source in files(game, language):
            digest.update(source.encode())
    return digest.hexdigest()


def folder_of(game: str) -> Folder:
    """The folder of a game's words."""
    folder: Folder = import_module(f"{package(game).__name__}.text").FOLDER
    return folder


def sources(game: str, language: str) -> list[str]:
    """The messages of a game in a language, as a page needs them."""
    return [source for name, source in files(game, language) if name not in APART]


def files(game: str, language: str) -> Iterator[tuple[str, str]]:
    """All message files of a game in a language, by their names."""
    for file in sorted((folder_of(game) / language).iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")


@lru_cache
def shipped() -> Mapping[str, Edition]:
    """The editions that come with the games, by their hashes."""
    found: dict[str, Edition] = {}
    for game in games():
        content = shipped_edition(game, "standard").content
        found[content_hash(content)] = (game, "standard", content)
    return found


class Books:
    """The books of the editions that come with the games, and of those that ``stored`` finds by their hash."""

    def __init__(self, stored: Callable[[str], Edition | None]) -> None:
        self.stored = stored
        self.writing = Lock()
        self.kept = lru_cache(KEPT)(self.written)
        self.kept_packed = lru_cache(KEPT)(self.packed)

    def read(self, edition: str, language: str, part: Part = BOOK) -> bytes | None:
        """A book, or its rules, as JSON; None where there is no such edition, or not in this language. One at a time."""
        with self.writing:
            return self.kept(edition, language, part)

    def read_packed(self, edition: str, language: str, part: Part = BOOK) -> bytes | None:
        """The same, compressed: a book is the most that a page loads."""
        with self.writing:
            return self.kept_packed(edition, language, part)

    def packed(self, edition: str, language: str, part: Part) -> bytes | None:
        """A book, compressed anew."""
        found = self.kept(edition, language, part)
        return found and gzip.compress(found, mtime=0)

    def written(self, edition: str, language: str, part: Part) -> bytes | None:
        """The same, written anew."""
        found = shipped().get(edition) or self.stored(edition)
        if found is None or language not in languages(folder_of(found[0])):
            return None
        return msgspec.json.encode(book(*found, language) if part == BOOK else rules(found[0], language))


def book(game: str, edition: str, content: Content, language: str) -> Book:
    """A game's edition in one language."""
    names = find_rules(game, package(game).SEATS[-1], {}, edition, content).names
    messages = Messages(folder_of(game), language)
    rulebook = Rulebook(messages)
    cards = import_module(f"{package(game).__name__}.book").cards(Text(messages, names, content, []), content)
    return Book(
        game=game,
        edition=edition,
        language=language,
        title=rulebook.title,
        about=rulebook.about,
        messages=sources(game, language),
        names=NamesInfo(
            events=[*map(spelt, names.events.values())],
            choices=[*map(spelt, names.choices.values())],
            frames=[*map(spelt, names.frames.values())],
        ),
        cards={name: msgspec.convert(card, CardInfo, from_attributes=True) for name, card in cards.items()},
    )


def rules(game: str, language: str) -> RulebookInfo:
    """A game's rulebook in one language."""
    return RulebookInfo(sections=sections(game, Rulebook(Messages(folder_of(game), language))))


def spelt(signature: Signature) -> str:
    """A signature as it is written: ``rolled seat *die face``."""
    repeated = " *" + " ".join(signature.repeated) if signature.repeated else ""
    return " ".join([signature.word, *signature.fixed]) + repeated


def sections(game: str, rulebook: Rulebook) -> list[SectionInfo]:
    """The rulebook: its clauses, with whether they hold a ruling, and the example that shows each best."""
    clauses = import_module(f"{package(game).__name__}.clauses")
    rulings = {clause_name(rulebook.prefix.upper(), clause) for clause in clauses.RULINGS}
    shown = examples(game)
    return [
        SectionInfo(
            title=section.heading,
            clauses=[
                ClauseInfo(id=name, text=text, ruling=name in rulings, example=example_of(name, shown))
                for name, text in section.clauses
            ],
        )
        for section in rulebook.sections
    ]


def example_of(clause: str, shown: Mapping[str, Scenario]) -> str:
    """The example that shows a clause and the fewest others, empty where there is none."""
    found = [(len(each.clauses()), name) for name, each in shown.items() if clause in each.clauses()]
    return min(found)[1] if found else ""
