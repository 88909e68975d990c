"""Each rulebook has every clause, once, in order, and short enough to read at the table."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

GAMES = Path(__file__).parents[2] / "src/greathall/games"
HOMES = {"der": "death_eaters_rising", "tal": "talisman", "yah": "year_at_hogwarts"}
CLAUSES = {
    "der": {1: 10, 2: 8, 3: 7, 4: 10, 5: 8, 6: 7, 7: 4, 8: 6, 9: 6},
    "tal": {1: 11, 2: 7, 3: 5, 4: 18, 5: 16, 6: 22, 7: 5, 8: 12, 9: 6, 10: 3, 11: 18, 12: 5},
    "yah": {1: 7, 2: 8, 3: 7, 4: 7, 5: 16, 6: 7, 7: 3, 8: 3, 9: 3, 10: 10, 11: 12, 12: 14},
}
"""How many numbers each section of a game's rules has."""
LETTERS = {
    ("yah", 6, 3): ["", "b"],
    ("yah", 8, 2): ["", "b"],
    ("yah", 10, 1): ["a", "b", "c", "d"],
    ("yah", 10, 4): ["", "a", "b", "c"],
    ("yah", 11, 1): ["", "b"],
}
"""The clauses of a number, where there are several."""

MOST_WORDS = 90
LONGER = {"der-6-5": 130, "yah-8-2b": 110}  # the penalties of four places, the powers of six tokens
ROOM = 1.15  # other languages may need more words than English


def clauses_of(game: str) -> dict[int, list[str]]:
    """The clauses of each section."""
    return {
        n: [f"{game}-{n}-{at}{letter}" for at in range(1, count + 1) for letter in LETTERS.get((game, n, at), [""])]
        for n, count in CLAUSES[game].items()
    }


def page_of(game: str) -> list[str]:
    """All messages of the rulebook, in order."""
    return [f"{game}-title", f"{game}-about"] + [
        each for n, clauses in clauses_of(game).items() for each in (f"{game}-section-{n}", *clauses)
    ]


class Book:
    """A rulebook in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language
        source = (GAMES / HOMES[game] / "text" / language / "rulebook.ftl").read_text(encoding="utf-8")
        self.body = parse(source).body
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(source))

    def text(self, message: str) -> str:
        """The message as a reader gets it, on one line."""
        value = self.bundle.get_message(message).value
        assert value is not None, f"{message} has no text"
        text, errors = self.bundle.format_pattern(value)
        assert errors == []
        return " ".join(str(text).split())

    def cited(self, message: str) -> list[str]:
        """The ids of the clauses that a message names, as often as it names them."""
        found = re.findall(rf"{self.game.upper()}-(\d+)\.(\d+[a-d]?)", self.text(message))
        return sorted(f"{self.game}-{section}-{clause}" for section, clause in found)


BOOKS = {
    (game, file.parent.name): Book(game, file.parent.name)
    for game, home in HOMES.items()
    for file in sorted((GAMES / home / "text").glob("*/rulebook.ftl"))
}
CLAUSE_PAGES = [(*key, each) for key in BOOKS for clauses in clauses_of(key[0]).values() for each in clauses]

in_each_book = pytest.mark.parametrize("book", BOOKS.values(), ids=["-".join(key) for key in BOOKS])


@pytest.mark.parametrize("game", CLAUSES)
def test_there_is_a_rulebook_in_three_languages(game: str) -> None:
    assert {"cs", "en", "pl"} <= {language for each, language in BOOKS if each == game}


@in_each_book
def test_the_file_is_sound_fluent(book: Book) -> None:
    faults = [entry.content for entry in book.body if isinstance(entry, ast.Junk)]
    assert faults == []


@in_each_book
def test_the_messages_are_the_title_the_headings_and_every_clause_in_order(book: Book) -> None:
    messages = [entry.id.name for entry in book.body if isinstance(entry, ast.Message)]
    assert messages == page_of(book.game)


@in_each_book
def test_each_section_opens_with_its_group_comment_and_its_heading(book: Book) -> None:
    openings = [
        (str(group.content).split()[0], heading.id.name)
        for group, heading in pairwise(book.body)
        if isinstance(group, ast.GroupComment) and isinstance(heading, ast.Message)
    ]
    assert openings == [(str(n), f"{book.game}-section-{n}") for n in CLAUSES[book.game]]


@in_each_book
def test_every_message_formats_without_arguments_and_says_something(book: Book) -> None:
    assert [each for each in page_of(book.game) if not re.search(r"[A-Za-z]", book.text(each))] == []


@pytest.mark.parametrize(("game", "language", "clause"), CLAUSE_PAGES)
def test_a_clause_is_short_and_made_of_whole_sentences(game: str, language: str, clause: str) -> None:
    text = BOOKS[game, language].text(clause)
    most = LONGER.get(clause, MOST_WORDS) * (1 if language == "en" else ROOM)
    assert len(text.split()) <= most
    assert text.lstrip("“„")[0].isupper() or text[0].isdigit(), "a clause begins with a capital, or a number"
    assert text.endswith("."), "a clause ends with a full stop"


@pytest.mark.parametrize("clause", LONGER)
def test_only_a_clause_that_needs_it_has_the_longer_limit(clause: str) -> None:
    assert len(BOOKS[clause.split("-")[0], "en"].text(clause).split()) > MOST_WORDS


@in_each_book
def test_every_clause_that_a_text_refers_to_exists_and_is_another_one(book: Book) -> None:
    page = page_of(book.game)
    for name in page:
        assert set(book.cited(name)) <= set(page) - {name}, name


@in_each_book
def test_a_translation_names_the_clauses_that_the_english_text_names(book: Book) -> None:
    english = BOOKS[book.game, "en"]
    for name in page_of(book.game):
        assert book.cited(name) == english.cited(name), name


@in_each_book
def test_about_is_two_sentences(book: Book) -> None:
    assert len(re.findall(r"[.!?](?= |$)", book.text(f"{book.game}-about"))) == 2
