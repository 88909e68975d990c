"""The texts of Talisman's cards, made from their effects: sound, short, and with a sentence for all that an edition may say."""

from typing import get_args

import msgspec
import pytest

from greathall.games.talisman import vocabulary as v
from greathall.games.talisman.book import cards
from greathall.games.talisman.text import card_text, cards_of, text_of
from greathall.games.talisman.text.sentences import Speaker
from greathall.kernel.text import Text
from tests.words import Words, every_effect, is_sound

WORDS = Words("talisman")
CARDS = cards_of(WORDS.rules.content)
LONGEST = 330
USUAL = 115
"""Most cards need no more."""
CONDITIONS = [
    {"is": "faction", "side": "order"},
    {"is": "faction", "side": "not-yours", "of": "them"},
    {"is": "at", "spaces": ["great-hall", "kings-cross"]},
    {"is": "at", "regions": ["outer", "inner"], "of": "them"},
    {"is": "has", "what": "ally", "at-least": 1},
    {"is": "has", "what": "life", "at-most": 2, "of": "them"},
    {"is": "has", "what": "spell", "at-most": 0},
    {"is": "has-card", "cards": ["fawkes"]},
    {"is": "has-card", "cards": ["fawkes", "wand"], "of": "them"},
    {"is": "most", "what": "fate"},
    {"is": "most", "what": "galleon", "of": "them"},
    {"is": "fighting"},
    {"is": "fighting", "against": ["enemy"], "by": "strength", "role": "defender", "side": "order", "worth": 6},
    {"is": "fighting", "against": ["character", "enemy"], "role": "attacker"},
    {"is": "fighting", "against": ["voldemort"]},
    {"is": "fighting", "named": ["troll", "nagini"]},
    {"is": "fighting", "side": "death-eaters"},
    {"is": "rolled", "at-least": 5},
    {"is": "rolled", "at-most": 2},
    {"is": "advantage", "side": "order"},
    {"is": "aimed-at-you"},
]
EXAMPLES: dict[str, list[object]] = {
    "spaces": [["great-hall"], ["kings-cross", "hogs-head"]],
    "cards": [["wand"], ["wand", "portkey"]],
    "wares": [["wand"], ["wand", "portkey"]],
    "enemy": [{"en": "a lamp", "cs": "lampa", "pl": "lampa"}],
    "effects": [[{"when": "now", "verb": "evade"}], [{"when": "now", "verb": "heal"}] * 2],
    "options": [[{"when": "now", "verb": "heal"}, {"when": "now", "cost": {"lose": "fate"}, "verb": "evade"}]],
    "table": [[{"from": 1}, {"from": 3, "effects": [{"when": "now", "verb": "heal"}]}]],
    "won": [[{"when": "now", "verb": "heal"}]],
    "lost": [[{"when": "now", "verb": "end-turn"}]],
    "cost": [*({"lose": stock} for stock in get_args(v.Payable)), {"lose": "galleon", "amount": 5}],
    "if": [
        *CONDITIONS,
        *({"is": "not", "that": each} for each in CONDITIONS),
        {"is": "all-of", "those": CONDITIONS[:3]},
    ],
    "amount": [1, 2, 5],
    "dice": [1, 2],
    "turns": [1, 2, 5],
    "face": [6],
    "value": [7],
    "surcharge": [0, 1],
}
"""What is tried of the fields that are no words of the vocabulary."""


@pytest.fixture(params=WORDS.languages)
def text(request: pytest.FixtureRequest) -> Text:
    return WORDS.text(str(request.param))


# --- the cards of the standard edition


@pytest.mark.parametrize("word", CARDS)
def test_a_card_reads_well_and_fits(text: Text, word: str) -> None:
    language = text.messages.language
    rendered = card_text(text, CARDS[word])
    if not CARDS[word].effects and not getattr(CARDS[word], "effects_opposing", ()):
        assert rendered == ""
        return
    is_sound(rendered, language, WORDS.numbered(language))
    assert rendered[0].isupper()
    assert rendered.endswith(".")
    assert len(rendered) <= LONGEST, rendered


def test_most_cards_are_short(text: Text) -> None:
    lengths = [len(card_text(text, card)) for card in CARDS.values()]
    assert sum(length <= USUAL for length in lengths) > len(lengths) / 2


def test_no_two_cards_of_a_kind_say_the_same(text: Text) -> None:
    """But the Portkey, which is sold and drawn."""
    said = {word: (type(card), card_text(text, card)) for word, card in CARDS.items()}
    said = {word: each for word, each in said.items() if len(each[1]) > len("Magic +1.")}
    assert len(set(said.values())) == len(said)


def test_every_name_is_in_every_language(text: Text) -> None:
    for card in CARDS.values():
        for name in (card.name, getattr(card, "title", card.name)):
            assert getattr(name, text.messages.language), card.id


def test_the_book_has_every_card_and_sentence_with_its_brief_form(text: Text) -> None:
    language = text.messages.language
    book = cards(text_of(WORDS.rules, language, []), WORDS.rules.content)
    assert set(CARDS) < set(book)
    assert set(WORDS.names.domains["effect"].words) < set(book)
    assert set(WORDS.names.domains["person"].words) < set(book)
    for card in book.values():
        for part in card.parts:
            is_sound(part.text, language, WORDS.numbered(language))
            is_sound(part.brief, language, WORDS.numbered(language))
            assert len(part.brief.split()) <= len(part.text.split())


def test_in_short_what_a_card_does_comes_first() -> None:
    """Where a text is cut, its conditions are; that one need not is left out."""
    book = cards(text_of(WORDS.rules, "en", []), WORDS.rules.content)
    said = {word: [part.brief for part in book[word].parts] for word in ("wand", "darkness-powder", "fang")}
    assert said["wand"] == ["Magic +1 (in a fight)."]
    assert said["darkness-powder"] == ["Discard this card and evade (before a fight)."]
    assert said["fang"] == ["Strength +1.", "You cannot lose Life (at the Forbidden Forest)."]


def test_the_sides_of_a_person_are_told_apart_by_their_titles(text: Text) -> None:
    names = [text.thing("character", each).name for each in WORDS.names.domains["character"].words]
    assert len(set(names)) == 16
    persons = [text.thing("person", each).name for each in WORDS.names.domains["person"].words]
    assert all(sum(name.startswith(person) for name in names) == 2 for person in persons)


# --- all that an edition may say


@pytest.mark.parametrize("verb", get_args(v.AnyEffect), ids=lambda verb: str(verb.__struct_config__.tag))
def test_every_effect_that_an_edition_may_write_has_a_sentence(verb: type[v.AnyEffect]) -> None:
    for effect in every_effect(verb, EXAMPLES, {"when": "now"}):
        said = msgspec.convert(effect, verb)
        for language in WORDS.languages:
            text = WORDS.text(language)
            is_sound(Speaker(text).stopped(said), language)
            is_sound(Speaker(text, is_met=True).inside(said), language)
            is_sound(Speaker(text, is_brief=True).name(said), language)


# --- the sentences, as an editor would write them


@pytest.mark.parametrize(
    ("card", "en", "cs", "pl"),
    [
        (
            "visitors-entrance",
            "If you like, pay 1 Galleon and move to the Ministry of Magic.",
            "Chcete-li, zaplaťte 1 galeon a přesuňte se na pole Ministerstvo kouzel.",
            "Jeśli chcesz, zapłać 1 Galeon i przenieś się na obszar Ministerstwo Magii.",
        ),
        (
            "bagmans-flutter",
            "Everybody rolls a die. 1–3: loses 1 Galleon; 4–5: gains 1 Galleon; 6: gains 3 Galleons. Discard this card.",
            "Každý hodí kostkou. 1–3: ztratí 1 galeon; 4–5: získá 1 galeon; 6: získá 3 galeony. Odložte tuto kartu.",
            "Każdy rzuca kością. 1–3: traci 1 Galeon; 4–5: zyskuje 1 Galeon; 6: zyskuje 3 Galeony. Odrzuć tę kartę.",
        ),
        (
            "remus-lupin",
            "When your turn begins, if you have at most 2 Lives: heal 1 Life."
            " For Death Eaters: At Magnolia Crescent: this foe: Magic +3.",
            "Na začátku svého tahu, máte-li nejvýše 2 Životy: vyléčte si 1 Život."
            " Pro Smrtijedy: Na poli Magnoliová ulice: tento soupeř: Magie +3.",
            "Na początku swojej tury, jeśli masz najwyżej 2 Życia: wylecz 1 Życie."
            " Dla Śmierciożerców: Na obszarze Magnolia Crescent: ten przeciwnik: Magia +3.",
        ),
        (
            "most-charming-smile",
            "Everybody with the most Fate loses a turn. Discard this card.",
            "Každý, kdo má nejvíc žetonů Osudu, vynechá 1 tah. Odložte tuto kartu.",
            "Każdy, kto ma najwięcej żetonów Losu, traci 1 turę. Odrzuć tę kartę.",
        ),
        (
            "bill-weasley",
            "When you win a fight by Magic against an Enemy of 6 or more: gain 1 Galleon.",
            "Po vyhraném boji Magií s Nepřítelem s hodnotou aspoň 6: získejte 1 galeon.",
            "Po wygranej walce na Magię z Wrogiem o wartości co najmniej 6: zyskaj 1 Galeon.",
        ),
        (
            "protego",
            "In answer to a Spell, if it is aimed at you: the Spell strikes whoever cast it.",
            "V odpověď na Kouzlo, míří-li na vás: Kouzlo postihne toho, kdo je seslal.",
            "W odpowiedzi na Zaklęcie, jeśli dotyczy ciebie: Zaklęcie działa na tego, kto je rzucił.",
        ),
    ],
)
def test_a_card_in_three_languages(card: str, en: str, cs: str, pl: str) -> None:
    for language, wanted in (("en", en), ("cs", cs), ("pl", pl)):
        assert card_text(WORDS.text(language), CARDS[card]).replace("\u00a0", " ") == wanted


def test_foes_are_named_whatever_their_order_and_rolls_with_both_ends(text: Text) -> None:
    """Who is fought is never more than the edition says: only all three together are anybody."""
    said = {}
    for foes in (
        ("character", "voldemort"),
        ("voldemort", "enemy"),
        ("enemy", "character"),
        ("voldemort", "enemy", "character"),
    ):
        asked = {"is": "fighting", "against": foes}
        said[foes] = Speaker(text).condition(msgspec.convert(asked, v.Fighting))
        assert ("Voldemort" in said[foes]) == ("voldemort" in foes and len(foes) < 3)
    assert len(set(said.values())) == len(said)
    rolled = Speaker(text).condition(msgspec.convert({"is": "rolled", "at-least": 3, "at-most": 5}, v.Rolled))
    assert "3" in rolled
    assert "5" in rolled


def test_a_sentence_is_called_by_its_card_and_an_option_by_what_it_does() -> None:
    text = WORDS.text("en")
    assert text.thing("effect", "leaky-cauldron/1").name == "Leaky Cauldron (move to Diagon Alley)"
    assert text.thing("effect", "gringotts/3").name == "Roll a die"
    assert text.thing("effect", "narcissa-malfoy/1").name == "Narcissa Malfoy (spend 1 Fate: keep the Life)"
    assert text.thing("effect", "draco-malfoy-prefect/1").name == "Draco Malfoy (price of each thing bought −1)"


def test_copies_of_a_card_have_its_name() -> None:
    assert WORDS.text("cs").thing("card", "wand-3").name == "Hůlka"
    assert WORDS.text("cs").event(["TAL-11.7", "spell-drawn", "0", "accio-2"]) == "Ana dobírá Kouzlo: Accio."
