"""The texts of A Year at Hogwarts' cards, made from their effects: sound, short, with a sentence for all an edition may say."""

from typing import get_args

import msgspec
import pytest

from greathall.games.year_at_hogwarts import records as r
from greathall.games.year_at_hogwarts import vocabulary as v
from greathall.games.year_at_hogwarts.text import card_text, cards_of, space_text, text_of
from greathall.games.year_at_hogwarts.text.sentences import PERMISSIONS, QUESTIONS, Speaker
from greathall.kernel.text import Text
from tests.words import Words, every_effect, is_sound

WORDS = Words("year-at-hogwarts")
CONTENT = WORDS.rules.content
CARDS = cards_of(CONTENT)
LONGEST = 330
USUAL = 115
"""Most cards need no more."""
NOT_NUMBERS = {"stopping", "passing", "revisiting", "journeying", "playing", "attacking-first", "fleeing", "healing"}
ALLOWED = ["stopping", "passing", "revisiting", "attacking-first"]
FORBIDDEN = ["stopping", "journeying", "playing", "fleeing", "healing"]
CONDITIONS = [
    {"is": "at", "place": {"kinds": ["tower", "named"]}},
    {"is": "at", "place": {"boards": ["places"], "kinds": ["named"], "besides": ["graveyard"]}},
    {"is": "has", "what": "potion", "at-least": 2},
    {"is": "has", "what": "hp", "at-most": 3},
    *({"is": "has", "what": held, "at-most": 0} for held in get_args(v.Holding)),
    {"is": "of-house", "house": "gryffindor"},
    *({"is": "concerns", "means": [means]} for means in get_args(v.Means)),
    {"is": "concerns", "means": ["spell", "potion"]},
    {"is": "die-shows", "at-least": 5},
    {"is": "missed"},
    {"is": "round", "at-most": 1},
    {"is": "round", "at-least": 3},
    {"is": "behind"},
]
LOSE = {"when": "then", "whom": "that-one", "verb": "lose", "what": "hp", "amount": 2}
PLACES = [
    {"kinds": list(get_args(v.SpaceKind))},
    *({"boards": [board]} for board in get_args(v.Board)),
    *({"boards": [board], "kinds": ["named"]} for board in get_args(v.Board)),
    {"own-house": True},
    {"pawn-of": "self"},
    {"spaces": ["start", "honeydukes"]},
]
EXAMPLES: dict[str, list[object]] = {
    "if": [*CONDITIONS],
    "pay": [{"what": held} for held in get_args(v.Holding)],
    "amount": [1, 2, 5],
    "steps": [1, 3, 5],
    "at": [*PLACES],
    "to": [*PLACES],
    "table": [[{"up-to": 1, "effects": []}, {"up-to": 6, "effects": [LOSE]}]],
    "options": [[[LOSE], [LOSE, LOSE]]],
    "effects": [
        [{"while": "attack-dice", "whom": "that-one", "verb": "add", "amount": -1}],
        [{"while": "seeker-dice", "whom": "that-one", "verb": "set", "amount": 2}],
    ],
    "from": ["any", "right"],
}
"""What is tried of the fields that are no words of the vocabulary."""


@pytest.fixture(params=WORDS.languages)
def text(request: pytest.FixtureRequest) -> Text:
    return WORDS.text(str(request.param))


# --- the cards of the standard edition


@pytest.mark.parametrize("word", CARDS)
def test_a_card_reads_well_and_fits(text: Text, word: str) -> None:
    language, record = text.messages.language, CARDS[word]
    rendered = space_text(text, record, CONTENT) if isinstance(record, r.Space) else card_text(text, record)
    if isinstance(record, r.Space) and not rendered:
        return
    is_sound(rendered, language, WORDS.numbered(language))
    assert rendered[0].isupper() or rendered[0].isdigit()
    assert rendered.endswith(".")
    assert len(rendered) <= LONGEST, rendered


def test_most_cards_are_short(text: Text) -> None:
    lengths = [len(card_text(text, card)) for card in CARDS.values() if not isinstance(card, r.Space)]
    assert sum(length <= USUAL for length in lengths) > len(lengths) / 2


# --- all that an edition may say


def tried(verb: type[v.Verb]) -> dict[str, list[object]]:
    """What is tried of a verb: totals and permissions are standing answers, anything else acts."""
    if issubclass(verb, QUESTIONS):
        totals: list[object] = [each for each in get_args(v.Question) if each not in NOT_NUMBERS]
        return {"while": totals, "amount": [1, 2, -1] if verb is v.Add else [0, 4]}
    if issubclass(verb, PERMISSIONS):
        return {"while": [*(ALLOWED if verb is v.Allow else FORBIDDEN)]}
    dice: list[object] = [0, 1] if verb is v.Fly else ["all", "failures", "successes"]
    return {"while": [], "dice": dice} | ({"amount": [2, -3]} if verb is v.Fly else {})


@pytest.mark.parametrize("verb", get_args(v.Verb), ids=lambda verb: str(verb.__struct_config__.tag))
def test_every_effect_that_an_edition_may_write_has_a_sentence(verb: type[v.Verb]) -> None:
    examples = EXAMPLES | tried(verb)
    answers = examples["while"]
    if answers:
        examples |= {"when": [], "instead": [], "window": []}
    usual = {"while": str(answers[0])} if answers else {"when": "played"}
    usual |= {"for": "turn"} if verb is v.Begin else {}
    for effect in every_effect(verb, examples, usual):
        said = msgspec.convert(effect, verb)
        for language in WORDS.languages:
            text = WORDS.text(language)
            is_sound(Speaker(text).stopped(said), language)
            is_sound(Speaker(text, is_figure=True).inside(said), language)
            is_sound(Speaker(text).name(said), language)


# --- the sentences, as an editor would write them


@pytest.mark.parametrize(
    ("card", "en", "cs", "pl"),
    [
        (
            "stupefy",
            "The opponent loses 2 health. In round 1: the opponent loses 1 health.",
            "Soupeř ztratí 2 životy. V 1. kole: soupeř ztratí 1 život.",
            "Przeciwnik traci 2 punkty życia. W rundzie 1: przeciwnik traci 1 punkt życia.",
        ),
        (
            "impedimenta",
            "The opponent loses 1 health. The opponent’s damage by strikes −1 (this fight).",
            "Soupeř ztratí 1 život. Zranění úderem soupeře −1 (tento boj).",
            "Przeciwnik traci 1 punkt życia. Obrażenia uderzeniem przeciwnika −1 (w tej walce).",
        ),
        (
            "surprise-test",
            "Everyone with at least 1 potion gains 10 points. Everyone with no potion loses 10 points.",
            "Každý, kdo má aspoň 1 lektvar, získá 10 bodů. Každý, kdo nemá žádný lektvar, ztratí 10 bodů.",
            "Każdy, kto ma co najmniej 1 eliksir, zyskuje 10 punktów domu."
            " Każdy, kto nie ma żadnego eliksiru, traci 10 punktów domu.",
        ),
        (
            "wildfire-whiz-bangs",
            "Everyone rolls a die. 1–2: loses 1 health; 3–4: nothing; 5–6: gains 10 points.",
            "Každý hodí kostkou. 1–2: ztratí 1 život; 3–4: nic; 5–6: získá 10 bodů.",
            "Każdy rzuca kością. 1–2: traci 1 punkt życia; 3–4: nic; 5–6: zyskuje 10 punktów domu.",
        ),
        (
            "fog-on-the-grounds",
            "Everyone else’s dice for the move −1 (next turn).",
            "Kostky na pohyb všech ostatních −1 (příští tah).",
            "Kości ruchu wszystkich pozostałych −1 (w następnej turze).",
        ),
    ],
)
def test_a_card_in_three_languages(card: str, en: str, cs: str, pl: str) -> None:
    for language, wanted in (("en", en), ("cs", cs), ("pl", pl)):
        assert card_text(WORDS.text(language), CARDS[card]).replace("\u00a0", " ") == wanted


def test_a_figure_speaks_of_you_and_says_together_what_strikes_together() -> None:
    (grawp,) = (card for card in CARDS.values() if isinstance(card, r.Figure) and card.name["en"] == "Grawp")
    assert card_text(text_of(WORDS.rules, "en", []), grawp).endswith(
        "First attack: you. Strike: lose 1 health and lose 2 health for each 1 rolled."
    )


def test_an_option_is_called_by_what_it_does() -> None:
    text = WORDS.text("en")
    names = {each: text.thing("effect", each).name for each in WORDS.names.domains["effect"].words}
    assert names["detention-with-umbridge/2"] == "Lose 20 points"
    assert names["elder-wand/1"] == "Elder Wand (attack dice +1 (this fight))"
