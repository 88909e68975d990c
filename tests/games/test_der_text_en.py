"""The English of Death Eaters Rising: nothing is missing or never used, and it reads as an editor would write it."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.syntax import ast, parse, visitor

from greathall.games.death_eaters_rising import terms
from greathall.games.death_eaters_rising.records import Headquarters, Place, Source
from greathall.games.death_eaters_rising.text import FOLDER, card_text, messages, shows, text_of
from greathall.games.death_eaters_rising.vocabulary import Verb
from greathall.kernel.errors import NotPossible
from greathall.kernel.state import STEP
from greathall.kernel.text import (
    Messages,
    Rulebook,
    Text,
    Thing,
    capitalised,
    edition_names,
    languages,
    read_messages,
)
from tests.texts import CARDS, NAMES, PLAYERS, RULES, literals

FILES = ["events.ftl", "choices.ftl", "names.ftl", "cards.ftl"]
SOURCES = {file: (FOLDER / "en" / file).read_text(encoding="utf-8") for file in FILES}
ENTRIES = {
    entry.id.name: entry
    for source in SOURCES.values()
    for entry in parse(source).body
    if isinstance(entry, ast.Message)
}


@pytest.fixture
def text() -> Text:
    return text_of(RULES, "en", PLAYERS)


# --- the files


class References(visitor.Visitor):
    """The messages that a message takes in."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  Fluent's visitor calls it so
        self.found.add(node.id.name)


def needed() -> set[str]:
    """Every message that the rules and the vocabulary can ask for."""
    verbs = {str(verb.__struct_config__.tag): verb for verb in get_args(Verb)}
    fields = {field.name: field.type for verb in verbs.values() for field in msgspec.structs.fields(verb)}
    moments = [word for kind in ("when_", "while_", "window_") for word in literals(fields[kind])]
    whom = {word for verb in verbs.values() for word in literals_of(verb, "whom")}
    domains = ("faction", "direction", "location", "colour", "trait", "face")
    return {
        *(f"event-{signature.word}" for signature in NAMES.events.values()),
        *(f"choice-{signature.word}" for signature in NAMES.choices.values()),
        *(f"ask-{signature.word}" for kind, signature in NAMES.frames.items() if kind < STEP),
        *(f"{domain}-{word}" for domain in domains for word in NAMES.domains[domain].words),
        *(f"token-{kind}" for kind in terms.TOKEN_KINDS),
        *(f"die-{colour}" for colour in terms.COLOURS),
        *(f"kin-{kin}" for card in CARDS.values() for kin in getattr(card, "kin", [])),
        *(f"name-{word}" for word, card in CARDS.items() if isinstance(card, Place)),
        *(f"source-{word}" for word in get_args(Source)),
        *(f"verb-{verb}" for verb in verbs),
        *(f"moment-{moment}" for moment in moments),
        *(f"whom-{each}" for each in whom),
        "target-headquarters",
        *("nothing", "hidden", "list-comma", "list-and", "list-or"),
        *("join", "pay", "if-team-has", "if-nobody-here", "team-wizard", "team-kin", "team-character"),
    }


def literals_of(verb: type, name: str) -> list[str]:
    fields = {field.name: field.type for field in msgspec.structs.fields(verb)}
    return literals(fields[name]) if name in fields else []


def test_no_message_is_missing() -> None:
    assert needed() - set(ENTRIES) == set()


def test_no_message_is_never_used() -> None:
    references = References()
    for entry in ENTRIES.values():
        references.visit(entry)
    unused = set(ENTRIES) - needed() - references.found
    assert {each for each in unused if not each.startswith("table-")} == set(), "labels are for who draws the table"


def test_a_reference_is_to_a_message_that_exists() -> None:
    references = References()
    for entry in ENTRIES.values():
        references.visit(entry)
    assert references.found - set(ENTRIES) == set()


# --- names


@pytest.mark.parametrize(
    ("domain", "word", "name"),
    [
        ("seat", "2", "James"),
        ("character", "antonin-dolohov", "Antonin Dolohov"),
        ("place", "hogs-head", "Hog’s Head"),
        ("location", "ministry-of-magic", "Ministry of Magic"),
        ("die", "purple-3", "purple die"),
        ("token", "heal-two-1", "remove 1 damage from each of two wizards"),
        ("target", "headquarters-2", "headquarters 2"),
        ("target", "luna-lovegood", "Luna Lovegood"),
        ("face", "loyalty-2", "double loyalty"),
        ("direction", "counter-clockwise", "counter-clockwise"),
    ],
)
def test_names_as_they_stand_in_sentences(text: Text, domain: str, word: str, name: str) -> None:
    assert text.thing(domain, word).name == name


def test_an_orange_die_and_an_order_wizard_have_their_article(text: Text) -> None:
    assert text.thing("die", "orange-1").form("one") == "an orange die"
    assert text.thing("faction", "order").form("a-wizard") == "an Order wizard"
    assert text.thing("faction", "hogwarts").form("a-wizard") == "a Hogwarts wizard"


def test_a_name_without_the_form_stands_in_the_nominative(text: Text) -> None:
    assert text.thing("character", "luna-lovegood").form("genitive") == "Luna Lovegood"


def test_what_is_not_known_or_not_there_has_a_name(text: Text) -> None:
    assert (text.thing("character", "?").word, text.thing("character", "?").name) == ("hidden", "something unseen")
    assert (text.thing("character", "-").word, text.thing("character", "-").name) == ("none", "nothing")


def test_a_card_of_an_owners_edition_needs_no_message() -> None:
    record = {"wizards": {"wizard": [{"id": "zoe-zoo", "name": {"en": "Zoe Zoo"}}]}}
    owner = Text(messages("en"), NAMES, record, PLAYERS)
    assert owner.thing("character", "zoe-zoo").name == "Zoe Zoo"
    assert owner.thing("kin", "zoo-keeper").name == "zoo keeper"


# --- events


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ("DER-3.2 travelled 0 ministry-of-magic", "Ana travels to the Ministry of Magic."),
        ("DER-3.4 corrupted diagon-alley 1", "Diagon Alley takes 1 corruption."),
        ("DER-1.6 voldemort-rolled dark-mark", "The Voldemort die shows the Dark Mark."),
        ("DER-1.6 voldemort-rolled clockwise", "The Voldemort die says: clockwise."),
        ("DER-4.2 rolled 0 blue-1 knowledge red-1 loyalty-2", "Ana rolls knowledge, double loyalty."),
        ("DER-4.1 pool-taken 1 blue-1 blue-2 orange-1", "Ben takes 2 blue dice and an orange die from headquarters."),
        (
            "DER-4.1 pool-taken 1 blue-1 red-1 orange-1",
            "Ben takes a blue die, a red die and an orange die from headquarters.",
        ),
        ("DER-4.3 assigned 0 blue-1 antonin-dolohov", "Ana assigns a blue die to Antonin Dolohov."),
        ("DER-4.3 assigned 0 red-2 headquarters-1", "Ana assigns double loyalty (red) to headquarters 1."),
        ("DER-4.6 ability-used 0 headquarters-2", "Ana uses the second ability of headquarters."),
        ("DER-4.6 ability-used 2 luna-lovegood", "James uses the ability of Luna Lovegood."),
        ("DER-5.4 place-fell atrium", "The Atrium is corrupted."),
        ("DER-9.5 swapped 0 1 ron-weasley sirius-black", "Ana and Ben swap Ron Weasley and Sirius Black."),
        ("DER-8.3 lost", "A player has no wizard left in the team: you all lose."),
        ("DER-8.2 lost", "Too many wizards lie in the Hospital Wing: you all lose."),
    ],
)
def test_events_as_an_editor_would_write_them(text: Text, event: str, sentence: str) -> None:
    assert text.event(event.split(), {"red-2": text.thing("face", "loyalty-2")}) == sentence


def test_who_may_not_know_of_an_event_is_told_nothing(text: Text) -> None:
    assert text.event([]) == ""
    assert text.event(["DER-5.2", "token-taken", "0", "?"]) == "Ana takes a spell token: something unseen."


def test_a_players_name_is_never_read_as_a_message() -> None:
    odd = text_of(RULES, "en", ["{ $x }", "Ben", "Cleo", "Dan"])
    assert odd.event(["DER-3.2", "travelled", "0", "hogsmeade"]) == "{ $x } travels to Hogsmeade."


# --- choices and questions


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ("travel ministry-of-magic", "Travel to the Ministry of Magic"),
        ("assign red-2 headquarters-1", "Assign double loyalty (red) to headquarters 1"),
        ("assign red-1 headquarters-1", "Assign a red die to headquarters 1"),
        ("token-heal-two ron-weasley -", "Remove 1 damage from Ron Weasley by a spell token"),
        (
            "token-heal-two ron-weasley cho-chang",
            "Remove 1 damage each from Ron Weasley and Cho Chang by a spell token",
        ),
        ("token-gain orange", "Gain an orange die by a spell token"),
    ],
)
def test_choices_as_an_editor_would_write_them(text: Text, choice: str, sentence: str) -> None:
    assert text.choice(choice, {"red-2": text.thing("face", "loyalty-2")}) == sentence


@pytest.mark.parametrize(
    ("options", "question"),
    [
        (["assign a b", "discard a", "stop"], "Ana: assign a die, or discard one"),
        (["discard a", "stop"], "Ana: no die fits, so discard one"),
        (["roll", "assign a b", "stop"], "Ana: assign another die, or roll again"),
        (["roll", "stop"], "Ana: roll again, or stop"),
    ],
)
def test_the_question_between_rolls_says_what_can_be_done(text: Text, options: list[str], question: str) -> None:
    assert text.ask(["assign"], 0, options) == question


def test_the_sides_of_dice_come_from_the_facts_of_a_view(text: Text) -> None:
    facts = {"dice": [{"id": "blue-1", "shows": "knowledge-2"}, {"id": "red-1", "shows": None}]}
    assert {word: side.name for word, side in shows(text, facts).items()} == {"blue-1": "double knowledge"}


# --- cards


@pytest.mark.parametrize(
    ("word", "rendered"),
    [
        ("albus-dumbledore", "With an Order wizard in your team, roll one more purple die each turn."),
        ("nymphadora-tonks", "With another Order wizard in your team, roll one more red die each turn."),
        (
            "bill-weasley",
            "With another Weasley or Fleur Delacour in your team, roll one more red or purple die each turn.",
        ),
        ("fleur-delacour", "With a Weasley in your team, roll one more purple die each turn."),
        ("neville-longbottom", "Roll one more purple die each turn."),
        ("luna-lovegood", "Pay 2 friendship: take a spell token and remove 1 damage from any one wizard."),
        ("sybill-trelawney", "Once per turn, before assigning: re-roll any number of your dice."),
        ("ginny-weasley", "Once per turn, before assigning: turn one of your dice to bravery."),
        ("filius-flitwick", "Once per turn, before assigning: turn one of your dice to another side."),
        (
            "alastor-moody",
            "Once per turn, take 2 damage on this card: deal 1 damage to a Death Eater in your location.",
        ),
        (
            "cho-chang",
            "Pay 1 knowledge and 1 friendship: remove 1 damage from one wizard in your location "
            "and 1 corruption from your location.",
        ),
        ("peter-pettigrew", "Voldemort here: 1 damage to one of the least damaged Army wizards in each team."),
        (
            "antonin-dolohov",
            "Voldemort here: 1 damage to each Order wizard here; if no Order wizard is here, 1 corruption here.",
        ),
        (
            "lucius-malfoy",
            "Voldemort here: remove 1 damage from every other Death Eater. Dark Mark: 1 corruption on the Ministry of Magic.",
        ),
        ("atrium", "Dark Mark: this turn every Death Eater needs 1 more bravery."),
        ("hogs-head", "Dark Mark: this turn only one wizard of each team can be healed."),
    ],
)
def test_cards_as_an_editor_would_write_them(text: Text, word: str, rendered: str) -> None:
    assert card_text(text, CARDS[word]) == rendered


def test_the_abilities_of_a_headquarters_have_a_text_each(text: Text) -> None:
    office = CARDS["dumbledores-office"]
    assert isinstance(office, Headquarters)
    assert [card_text(text, each) for each in office.abilities] == [
        "Pay 1 knowledge: remove 1 corruption from your location.",
        "Pay 2 knowledge: take a spell token; every other player with at least 2 Hogwarts wizards may take one too.",
    ]
    assert card_text(text, office) == " ".join(card_text(text, each) for each in office.abilities)


# --- messages


def test_a_message_that_is_missing_or_lacks_an_argument_is_a_fault_with_its_name() -> None:
    with pytest.raises(LookupError, match="no message 'event-nothing'"):
        messages("en").say("event-nothing")
    with pytest.raises(LookupError, match=r"'event-travelled' in 'en': .*location"):
        messages("en").say("event-travelled", {"seat": "Ana"})
    with pytest.raises(LookupError, match="'name-atrium' has no text"):
        messages("en").say("name-atrium")


def test_a_language_without_texts_is_refused_and_those_there_are_named(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("one = 1\n")
    (tmp_path / "__pycache__").mkdir()
    assert languages(tmp_path) == ["en"]
    with pytest.raises(NotPossible, match="no texts in 'cs'; there are en"):
        Messages(tmp_path, "cs")
    assert read_messages(tmp_path, "en") is read_messages(tmp_path, "en")


def test_the_call_shape_serves_languages_that_decline(tmp_path: Path) -> None:
    (tmp_path / "cs").mkdir()
    (tmp_path / "cs" / "a.ftl").write_text(
        'event-healed = { $seat } léčí { FORM($character, case: "accusative") } ({ ID($character) ->\n'
        "    [luna] ona\n   *[other] kdo\n})\n"
    )
    declining = Messages(tmp_path, "cs")
    luna = Thing("luna", "Lenka", {"accusative": "Lenku"})
    assert declining.say("event-healed", {"seat": Thing("0", "Ana"), "character": luna}) == "Ana léčí Lenku (ona)"


def test_the_names_of_an_edition_are_those_of_the_language_or_english() -> None:
    content = {"a": [{"id": "x", "name": {"en": "X", "cs": "Ch"}}, {"id": "y", "name": {"en": "Y"}}], "b": {"id": "z"}}
    assert edition_names(content, "cs") == {"x": "Ch", "y": "Y"}


def test_a_sentence_begins_with_a_capital() -> None:
    assert [capitalised(each) for each in ("the Atrium", "čas", "1 damage", "")] == [
        "The Atrium",
        "Čas",
        "1 damage",
        "",
    ]


def test_the_rulebook_is_read_from_the_messages() -> None:
    book = Rulebook(messages("en"))
    assert (book.prefix, book.title) == ("der", "Death Eaters Rising")
    assert [section.number for section in book.sections] == list(range(1, 10))
    assert book.sections[2].clauses[3][0] == "DER-3.4"
    cited = {name for section in book.sections for name, _ in section.clauses}
    assert cited == {f"DER-{clause // 1000}.{clause % 1000 // 10}" for clause in NAMES.clauses}
