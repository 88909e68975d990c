"""The short texts of cards: every sentence of the edition in every language, with symbols that the page has."""

import re

import pytest

from greathall.games.death_eaters_rising.text import FOLDER, card_text, cards_of, text_of
from greathall.games.death_eaters_rising.text.brief import parts
from greathall.kernel.text import languages
from tests.texts import PLAYERS, RULES

SIGNS = {"here", "mark", "damage", "corruption", "token", "eater", "hogwarts", "order", "army"}
TRAITS = {"knowledge", "bravery", "loyalty", "friendship"}
ROOM = 96
"""Characters of four lines on the smallest card, a symbol taken for two."""

in_each_language = pytest.mark.parametrize("language", languages(FOLDER))


@in_each_language
def test_every_sentence_is_told_in_full_and_in_brief(language: str) -> None:
    text = text_of(RULES, language, PLAYERS)
    for name, card in cards_of(RULES.content).items():
        found = parts(text, card)
        assert " ".join(part.text for part in found) == card_text(text, card), name
        assert all(part.brief and part.brief.endswith(".") for part in found), name


@in_each_language
def test_a_short_text_has_only_symbols_that_are_drawn_and_fits_its_card(language: str) -> None:
    text = text_of(RULES, language, PLAYERS)
    for name, card in cards_of(RULES.content).items():
        for part in parts(text, card):
            assert set(re.findall(r"\[([^]]*)\]", part.brief)) <= SIGNS | TRAITS, name
        if not name.endswith(("office", "place", "requirement")):
            said = " ".join(part.brief for part in parts(text, card))
            assert len(re.sub(r"\[[^]]*\]", "##", said)) <= ROOM, said


def test_a_death_eater_acts_where_voldemort_is_and_on_the_dark_mark() -> None:
    """DER-3.4, 3.5  Bellatrix Lestrange has a sentence for each."""
    text = text_of(RULES, "en", PLAYERS)
    here, mark = parts(text, cards_of(RULES.content)["bellatrix-lestrange"])
    assert (here.moment, here.clause, mark.moment, mark.clause) == ("voldemort-here", "DER-3.4", "dark-mark", "DER-3.5")
    assert here.brief == "[here] 1[damage] to each wizard of the active team."
    assert mark.brief == "[mark] 1[corruption] on Diagon Alley."


def test_an_ability_with_a_cost_shows_it_beside_the_text() -> None:
    """DER-4.3  The first ability of Dumbledore's Office costs one knowledge, and says so only in full."""
    text = text_of(RULES, "en", PLAYERS)
    first, second = parts(text, cards_of(RULES.content)["dumbledores-office"])
    assert (first.pay, second.pay) == ({"knowledge": 1}, {"knowledge": 2})
    assert first.text.startswith("Pay 1 knowledge")
    assert first.brief == "Remove 1[corruption] here."
