"""Books: what a page is told of a game's edition, in each language."""

import gzip
from functools import lru_cache
from importlib import import_module

import msgspec
import pytest

from greathall.games import examples, find_rules, games, package, shipped_edition
from greathall.kernel.editions import content_hash
from greathall.kernel.names import clause_name
from greathall.kernel.text import Text, languages
from greathall.server.books import RULES, Books, address, folder_of
from greathall.server.protocol import Book, CardInfo, RulebookInfo, SectionInfo

BOOKS = Books(lambda edition: None)
DER = "death-eaters-rising"
TOLD = [(game, language) for game in games() for language in languages(folder_of(game))]

in_each_language = pytest.mark.parametrize(("game", "language"), TOLD)


@lru_cache
def read(game: str, language: str) -> Book:
    edition = content_hash(shipped_edition(game, "standard").content)
    written = BOOKS.read(edition, language)
    assert written is not None
    return msgspec.json.decode(written, type=Book)


def sections(game: str, language: str) -> list[SectionInfo]:
    """The rulebook beside a book."""
    edition = content_hash(shipped_edition(game, "standard").content)
    written = BOOKS.read(edition, language, RULES)
    assert written is not None
    return msgspec.json.decode(written, type=RulebookInfo).sections


def card(name: str) -> CardInfo:
    return read(DER, "en").cards[name]


@in_each_language
def test_beside_a_book_is_the_whole_rulebook(game: str, language: str) -> None:
    names = find_rules(game, package(game).SEATS[0], {}).names
    told = [clause.id for section in sections(game, language) for clause in section.clauses]
    assert set(told) >= {clause_name(names.prefix, clause) for clause in names.clauses}
    assert len(told) == len(set(told))


@in_each_language
def test_every_card_has_a_name_and_its_clauses_are_in_the_rulebook(game: str, language: str) -> None:
    book = read(game, language)
    clauses = {clause.id for section in sections(game, language) for clause in section.clauses}
    for name, each in book.cards.items():
        assert each.kind, name
        assert each.name, name
        assert {*each.clauses, *(part.clause for part in each.parts)} <= clauses, name


@in_each_language
def test_the_names_in_sentences_are_those_of_the_cards(game: str, language: str) -> None:
    book = read(game, language)
    rules = find_rules(game, package(game).SEATS[0], {})
    text: Text = import_module(f"{package(game).__name__}.text").text_of(rules, language, [])
    assert {name: book.cards[name].name for name in text.cards} == text.cards


@pytest.mark.parametrize("game", games())
def test_a_clause_names_the_example_that_shows_it_best(game: str) -> None:
    shown = examples(game)
    for section in sections(game, "en"):
        for clause in section.clauses:
            several = [each for each in shown.values() if clause.id in each.clauses()]
            assert bool(several) == bool(clause.example)
            if several:
                assert clause.id in shown[clause.example].clauses()
                assert len(shown[clause.example].clauses()) == min(len(each.clauses()) for each in several)


def test_a_wizard_shows_its_numbers_its_words_and_where_they_come_from() -> None:
    snape = card("severus-snape")
    assert (snape.kind, snape.name, snape.source) == ("wizard", "Severus Snape", "public")
    assert snape.about["recruit"] == {"knowledge": 2, "bravery": 2}
    assert snape.text == "Pay 2 knowledge: deal 1 damage to a Death Eater in your location."
    (part,) = snape.parts
    assert (part.moment, part.clause, part.pay, part.text) == ("used", "DER-4.6", {"knowledge": 2}, snape.text)
    assert part.brief == "1[damage] to a [eater] here."


def test_what_is_no_card_can_be_looked_at_too() -> None:
    assert card("location-hogsmeade").about == {"places": ["hogs-head", "hogsmeade-station"]}
    assert card("die-blue").about["count"] == 4
    swap = card("token-swap")
    assert (swap.text, swap.clauses[-1]) == ("Swap a wizard.", "DER-9.5")


def test_rulings_are_marked() -> None:
    """DER-2.1 is the rulebook's alone; DER-2.3 has the ruling that a player's tokens have no limit."""
    marked = {clause.id: clause.ruling for section in sections(DER, "en") for clause in section.clauses}
    assert (marked["DER-2.1"], marked["DER-2.3"]) == (False, True)


def test_a_stored_edition_has_a_book_and_an_unknown_one_has_none() -> None:
    content = shipped_edition(DER, "standard").content
    stored = {"0" * 32: (DER, "ours", content)}
    books = Books(stored.get)
    written = books.read("0" * 32, "cs")
    assert written is not None
    assert msgspec.json.decode(written, type=Book).edition == "ours"
    assert books.read("1" * 32, "cs") is None
    assert books.read("0" * 32, "de") is None
    assert books.read("0" * 32, "cs") is written  # written once
    packed = books.read_packed("0" * 32, "cs")
    assert packed is not None
    assert gzip.decompress(packed) == written
    assert books.read_packed("1" * 32, "cs") is None
    assert books.read("1" * 32, "cs", RULES) is None
    assert books.read("0" * 32, "cs", RULES) != written


def test_an_address_names_the_edition_and_the_words() -> None:
    assert address(DER, "f" * 32).startswith(f"/api/books/{'f' * 32}-")
