"""The words of Death Eaters Rising in every language: whole, sound with every kind of argument, and short enough for cards."""

import itertools
import re
from collections.abc import Iterator
from importlib import resources
from importlib.abc import Traversable

import msgspec
import pytest
from babel import Locale
from fluent.syntax import ast, parse, visitor

from greathall.games.death_eaters_rising.records import Wizard
from greathall.games.death_eaters_rising.text import FOLDER, card_text, text_of
from greathall.kernel.state import STEP
from greathall.kernel.text import Argument, Text, Thing, languages, read_messages
from tests.texts import CARDS, NAMES, PLAYERS, RULES, combinations, every_effect, texts_of, values_of

LANGUAGES = [each for each in languages(FOLDER) if (FOLDER / each / "cards.ftl").is_file()]
HOMES = {
    "game": FOLDER,
    "terminal": resources.files("greathall.cli") / "text",
    "lab": resources.files("greathall.lab") / "text",
}
LONGEST_CARD = 135
"""Three lines of 45 characters."""
USUAL_CARD = 90
"""Two such lines: most cards need no more."""
KEPT_TOGETHER = {
    "cs": re.compile(r"(?:^|[\s(„])[aikosuvz] |\d [^\W\d]", re.IGNORECASE),
    "pl": re.compile(r"(?:^|[\s(„])[aiouwz] |\d [^\W\d]", re.IGNORECASE),
}
"""What a line may not end with: a word of one letter, or a number before what it counts. U+00A0 keeps them together."""

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
in_each_home = pytest.mark.parametrize("home", HOMES)


@pytest.fixture(params=LANGUAGES)
def text(request: pytest.FixtureRequest) -> Text:
    return text_of(RULES, str(request.param), PLAYERS)


def is_sound(sentence: str, language: str) -> None:
    """No hole, no placeholder, no straight quotation mark, no space too many or too wide."""
    assert sentence
    assert not re.search(r"[{}$'\"]|  | [.,:;]|\bnone\b|\bNone\b|\bhidden\b", sentence), sentence
    assert sentence == sentence.strip()
    if language in KEPT_TOGETHER:
        assert not KEPT_TOGETHER[language].search(sentence), sentence


# --- the files


def files_of(home: str, language: str) -> list[Traversable]:
    folder = HOMES[home] / language
    return [file for file in folder.iterdir() if file.name.endswith(".ftl") and file.name != "rulebook.ftl"]


def entries_of(home: str, language: str) -> dict[str, ast.Message]:
    """Every message of a language but those of the rulebook."""
    return {
        entry.id.name: entry
        for file in files_of(home, language)
        for entry in parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }


ENTRIES = {(home, language): entries_of(home, language) for home in HOMES for language in LANGUAGES}


def test_each_language_of_the_edition_has_all_its_words() -> None:
    edition = RULES.content["edition"]
    assert isinstance(edition, dict)
    assert sorted(edition["languages"]) == LANGUAGES
    assert languages(HOMES["terminal"]) == LANGUAGES


@in_each_home
@in_each_language
def test_the_files_are_sound_fluent(home: str, language: str) -> None:
    for file in files_of(home, language):
        body = parse(file.read_text(encoding="utf-8")).body
        assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@in_each_home
@in_each_language
def test_no_message_is_written_twice(home: str, language: str) -> None:
    ids = read_messages(HOMES[home], language).ids
    assert [each for each in ids if ids.count(each) > 1] == []


@in_each_home
@in_each_language
def test_a_language_has_the_messages_that_english_has(home: str, language: str) -> None:
    """But for the forms of the names of cards: each language has its own."""
    here, english = (
        {message for message in ENTRIES[home, each] if not message.startswith("name-")} for each in (language, "en")
    )
    assert (english - here, here - english) == (set(), set())


@in_each_language
def test_forms_are_given_for_cards_of_the_edition_only(language: str) -> None:
    forms = {message for message in ENTRIES["game", language] if message.startswith("name-")}
    assert forms - {f"name-{word}" for word in CARDS} == set()


@in_each_language
def test_an_event_and_a_choice_have_the_parts_that_they_have_in_english(language: str) -> None:
    for message, entry in ENTRIES["game", "en"].items():
        if message.startswith(("event-", "choice-")):
            parts = [attribute.id.name for attribute in entry.attributes]
            assert [each.id.name for each in ENTRIES["game", language][message].attributes] == parts, message


# --- what messages ask for


class Asked(visitor.Visitor):
    """The arguments that a message takes, itself and in the messages that it takes in, and the forms that it asks for."""

    def __init__(self, entries: dict[str, ast.Message]) -> None:
        self.entries = entries
        self.seen: set[tuple[str, str]] = set()
        self.variables: set[str] = set()
        self.forms: set[tuple[str, str, str]] = set()
        self.genders: set[str] = set()

    def read(self, message: str, attribute: str = "") -> "Asked":
        """All that one message, or one attribute of it, asks for."""
        if (message, attribute) not in self.seen:
            self.seen.add((message, attribute))
            entry = self.entries[message]
            parts = {each.id.name: each.value for each in entry.attributes}
            pattern = parts[attribute] if attribute else entry.value
            assert pattern is not None, f"{message} has no text"
            self.visit(pattern)
        return self

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  Fluent's visitor calls it so
        self.read(node.id.name, node.attribute.name if node.attribute else "")

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.generic_visit(node)
        thing, *count = node.arguments.positional
        assert isinstance(thing, ast.VariableReference)
        named = {each.name.name: each.value.value for each in node.arguments.named}
        if node.id.name == "FORM":
            self.forms.add((thing.id.name, named["case"], "each" if count else named.get("count", "one")))
        if node.id.name == "GENDER":
            self.genders.add(thing.id.name)


def asked(home: str, language: str) -> Iterator[tuple[str, str, Asked]]:
    """What each text of a language asks for, with the message and the attribute."""
    entries = ENTRIES[home, language]
    for message, entry in entries.items():
        for attribute in ([""] if entry.value else []) + [each.id.name for each in entry.attributes]:
            yield message, attribute, Asked(entries).read(message, attribute)


@in_each_home
@in_each_language
def test_a_message_takes_the_arguments_that_it_takes_in_english(home: str, language: str) -> None:
    english = {(message, attribute): found.variables for message, attribute, found in asked(home, "en")}
    for message, attribute, found in asked(home, language):
        if (message, attribute) in english:
            assert found.variables == english[message, attribute], (message, attribute)


DOMAINS = {"shows": "face", "where": "location", "colours": "colour"}
"""The domain of an argument that is not called after it."""


def things(text: Text, argument: str) -> list[Thing]:
    """Everything that an argument may be."""
    domain = DOMAINS.get(argument, re.sub(r"-\d$", "", argument))
    if domain == "whom":
        faction = {"faction": text.thing("faction", "order")}
        return [text.phrase(each, faction) for each in ENTRIES["game", "en"] if each.startswith("whom-")]
    if domain == "kin":
        return [
            text.thing("kin", each) for each in sorted({kin for c in CARDS.values() for kin in getattr(c, "kin", [])})
        ]
    return [text.thing(domain, word) for word in NAMES.domains[domain].words]


@in_each_language
def test_every_name_has_the_forms_that_sentences_ask_for(language: str) -> None:
    text = text_of(RULES, language, PLAYERS)
    every = {Locale.parse(language).plural_form(number) for number in range(200)}
    lacking = set()
    for _, _, found in asked("game", language):
        for argument, case, count in found.forms:
            for category in every if count == "each" else {count}:
                form = case if category == "one" else f"{case}-{category}"
                lacking |= {(thing.word, form) for thing in things(text, argument) if form not in thing.forms}
        for argument in found.genders:
            lacking |= {(thing.word, "gender") for thing in things(text, argument) if thing.gender() == "none"}
    assert lacking == set()


# --- everything that can be said


@pytest.mark.parametrize("domain", NAMES.domains)
def test_every_word_has_a_name(text: Text, domain: str) -> None:
    for word in NAMES.domains[domain].words:
        thing = text.thing(domain, word)
        assert thing.word == word
        is_sound(thing.name, text.messages.language)
        known = domain == "seat" or word in text.cards or f"{domain}-{word}" in text.messages
        assert known or f"{domain}-{word.rpartition('-')[0]}" in text.messages


@in_each_language
def test_every_name_of_a_card_is_in_the_edition(language: str) -> None:
    for card in CARDS.values():
        assert language in card.name, card.id


@pytest.mark.parametrize("kind", [signature.word for signature in NAMES.events.values()])
def test_an_event_is_a_sentence_with_every_kind_of_argument(text: Text, kind: str) -> None:
    signature = text.events[kind]
    sides = {"blue-1": text.thing("face", "knowledge"), "red-2": text.thing("face", "loyalty-2")}
    repeats = [[*values_of(domain)[:1]] * times for domain in signature.repeated[:1] for times in (1, 2, 3, 5)] or [[]]
    for values, repeat, known in itertools.product(combinations(signature.fixed), repeats, ({}, sides)):
        more = [word for _ in repeat for word in (values_of(domain)[0] for domain in signature.repeated)]
        sentence = text.event(["DER-3.4", kind, *values, *more], known)
        is_sound(sentence, text.messages.language)
        assert sentence[0].isupper() or sentence[0].isdigit(), sentence
        assert sentence.endswith((".", ".“", ".”")), sentence
        for player in (PLAYERS[int(value)] for domain, value in zip(signature.fixed, values) if domain == "seat"):
            assert player in sentence


def test_every_way_of_losing_has_its_own_sentence(text: Text) -> None:
    ways = [text.event([f"DER-8.{clause}", "lost"]) for clause in (2, 3, 4, 5)]
    assert len(set(ways)) == 4


def test_what_may_not_be_known_is_said_without_it(text: Text) -> None:
    assert text.event(["DER-5.2", "token-taken", "0", "?"]).startswith("Ana ")


@pytest.mark.parametrize("kind", [signature.word for signature in NAMES.choices.values()])
def test_a_choice_is_an_instruction_with_every_kind_of_argument(text: Text, kind: str) -> None:
    sides = {"blue-1": text.thing("face", "knowledge"), "red-2": text.thing("face", "loyalty-2")}
    for values, known in itertools.product(combinations(text.choices[kind].fixed), ({}, sides)):
        said = [text.choice(" ".join([kind, *values]), known, part) for part in ("", "group", "row", "cell")]
        whole, group, row, cell = said
        assert whole[0].isupper()
        assert not whole.endswith(".")
        for part in (whole, *filter(None, (group, row, cell))):
            is_sound(part, text.messages.language)
        assert group or not (row or cell), "rows and cells stand in a group"
        assert cell or not row


def test_where_a_healing_token_heals_one_only_the_choice_names_one(text: Text) -> None:
    said = text.choice("token-heal-two ron-weasley -", attribute="cell")
    assert said
    assert text.say("nothing") not in said.split()


@pytest.mark.parametrize("kind", [signature.word for kind, signature in NAMES.frames.items() if kind < STEP])
def test_a_question_names_who_is_asked_with_every_kind_of_argument(text: Text, kind: str) -> None:
    for values in combinations(text.frames[kind].fixed):
        for options in ([], [*text.choices], ["roll"], ["assign x y"], ["reroll"]):
            question = text.ask([kind, *values], 2, options)
            is_sound(question, text.messages.language)
            assert question.startswith("James: ")
            assert not question.endswith((".", "?"))


@pytest.mark.parametrize("word", CARDS)
def test_a_card_reads_well_and_fits(text: Text, word: str) -> None:
    for each in texts_of(CARDS[word]):
        rendered = card_text(text, each)
        if word == "lord-voldemort":
            assert rendered == ""
            continue
        is_sound(rendered, text.messages.language)
        assert rendered[0].isupper()
        assert rendered.endswith(".")
        assert len(rendered) <= LONGEST_CARD, rendered


def test_most_cards_need_two_lines(text: Text) -> None:
    lengths = [len(card_text(text, each)) for card in CARDS.values() for each in texts_of(card)]
    assert sum(length <= USUAL_CARD for length in lengths) > len(lengths) / 2


@pytest.mark.parametrize("effect", [*every_effect()], ids=lambda effect: " ".join(map(str, effect.values())))
def test_every_effect_that_an_edition_may_write_has_a_sentence(text: Text, effect: dict[str, object]) -> None:
    model = {"id": "x", "name": {"en": "X"}, "source": "reconstruction", "faction": "order", "track": 4, "recruit": {}}
    for more in ({}, {"pay": {"bravery": 2, "loyalty": 1}}, {"wound": 2}):
        card = msgspec.convert({**model, **more, "effects": [effect, effect]}, Wizard)
        rendered = card_text(text, card)
        is_sound(rendered, text.messages.language)
        assert rendered[0].isupper() or rendered[0].isdigit()
        assert rendered.endswith(".")


@pytest.mark.parametrize("message", [each for each in ENTRIES["game", "en"] if each.startswith("hint-")])
def test_a_reason_is_a_sentence(text: Text, message: str) -> None:
    said = text.say(message)
    is_sound(said, text.messages.language)
    assert said[0].isupper()
    assert said.endswith(".")


def argument(text: Text, name: str, number: int) -> Argument:
    """Something that a label may be given: a thing of the domain that it is called after, or a number."""
    return things(text, name)[number % 3] if re.sub(r"-\d$", "", name) in NAMES.domains else number


@pytest.mark.parametrize("message", [each for each in ENTRIES["game", "en"] if each.startswith(("table-", "source-"))])
def test_a_label_of_the_table_is_said_with_every_number(text: Text, message: str) -> None:
    variables = Asked(ENTRIES["game", text.messages.language]).read(message).variables
    for number in (0, 1, 2, 5, 22):
        said = text.say(message, **{each: argument(text, each, number) for each in variables})
        if said != "none":  # the English of a player without tokens
            is_sound(said, text.messages.language)


@pytest.mark.parametrize("message", ENTRIES["terminal", "en"])
@in_each_language
def test_what_the_terminal_says_is_said_with_every_number(language: str, message: str) -> None:
    said = read_messages(HOMES["terminal"], language)
    variables = Asked(ENTRIES["terminal", language]).read(message).variables
    for number in (0, 1, 2, 5, 22):
        assert said.say(message, dict.fromkeys(variables, number))


@in_each_language
def test_a_line_of_help_says_what_is_typed_and_what_it_does(language: str) -> None:
    said, english = (read_messages(HOMES["terminal"], each) for each in (language, "en"))
    for message in (each for each in said.ids if each.startswith("help-")):
        typed, _, does = said.say(message).partition(" = ")
        assert does
        assert typed[0] == english.say(message)[0], "the same keys in every language"


# --- an owner's cards


def test_a_card_of_an_owners_edition_needs_no_forms(text: Text) -> None:
    record = {"wizards": {"wizard": [{"id": "zoe-zoo", "name": {"en": "Zoe Zoo"}}]}}
    owner = Text(text.messages, NAMES, record, PLAYERS)
    for event in ("recruited 0 zoe-zoo", "healed 0 zoe-zoo 2", "wizard-defeated zoe-zoo", "assigned 0 red-1 zoe-zoo"):
        assert "Zoe Zoo" in owner.event(["DER-5.1", *event.split()])
