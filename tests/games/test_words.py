"""The words of every game in every language: whole, and sound with every kind of argument."""

import itertools

import pytest
from fluent.syntax import ast, parse

from greathall.games import games
from greathall.kernel.state import STEP
from tests.words import Words, is_sound

WORDS = {game: Words(game) for game in games()}
CALLED = ("seat", "figure", "square")
"""Who bears the name of a player; and squares, which are called by their lane and row."""
SPOKEN = [(game, language) for game, words in WORDS.items() for language in words.languages]

of_each_game = pytest.mark.parametrize("game", WORDS)
in_each_language = pytest.mark.parametrize(("game", "language"), SPOKEN)


@of_each_game
def test_there_are_the_languages_of_the_edition(game: str) -> None:
    edition = WORDS[game].rules.content["edition"]
    assert isinstance(edition, dict)
    assert sorted(edition["languages"]) == WORDS[game].languages == ["cs", "en", "pl"]


@in_each_language
def test_the_files_are_sound_fluent_and_no_message_is_written_twice(game: str, language: str) -> None:
    bodies = [parse(file.read_text(encoding="utf-8")).body for file in WORDS[game].files(language)]
    assert [entry.content for body in bodies for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in WORDS[game].entries(language)]
    assert [each for each in ids if ids.count(each) > 1] == []


@in_each_language
def test_a_language_has_the_messages_that_english_has(game: str, language: str) -> None:
    """But for the forms of names and for parts of sentences: each language has its own."""
    here, english = (
        {entry.id.name for entry in WORDS[game].entries(each) if not entry.id.name.startswith("name-")}
        for each in (language, "en")
    )
    assert english - here - WORDS[game].taken_in("en") == set()
    assert here - english - WORDS[game].taken_in(language) == set()


@in_each_language
def test_an_event_and_a_choice_have_the_parts_that_they_have_in_english(game: str, language: str) -> None:
    here, english = (
        {entry.id.name: [part.id.name for part in entry.attributes] for entry in WORDS[game].entries(each)}
        for each in (language, "en")
    )
    for message, parts in english.items():
        if message.startswith(("event-", "choice-")):
            assert here[message] == parts, message


@in_each_language
def test_every_word_has_a_name(game: str, language: str) -> None:
    words, text = WORDS[game], WORDS[game].text(language)
    names = words.numbered(language)
    nameless = []
    for domain, each in words.names.domains.items():
        for word in each.words:
            thing = text.thing(domain, word)
            is_sound(thing.name, language, names)
            stem = word.rpartition("-")[0]
            known = {f"{domain}-{word}", f"{domain}-{stem}"} & set(text.messages.ids) or {word, stem} & set(text.cards)
            if domain not in CALLED and not known:
                nameless.append(f"{domain} {word}")
    assert nameless == []


@in_each_language
def test_an_event_is_a_sentence_with_every_kind_of_argument(game: str, language: str) -> None:
    words, text = WORDS[game], WORDS[game].text(language)
    names = words.numbered(language)
    for signature in words.names.events.values():
        first = [words.values(domain)[0] for domain in signature.repeated]
        repeats = [first * times for times in (1, 2, 3)] if first else [[]]
        for values, repeat in itertools.product(words.combinations(signature.fixed), repeats):
            sentence = text.event([f"{words.names.prefix}-1.1", signature.word, *values, *repeat])
            is_sound(sentence, language, names)
            assert sentence[0].isupper() or sentence[0].isdigit(), sentence
            assert sentence.endswith((".", ".“", ".”", "!")), sentence


@in_each_language
def test_a_choice_is_an_instruction_with_every_kind_of_argument(game: str, language: str) -> None:
    words, text = WORDS[game], WORDS[game].text(language)
    names = words.numbered(language)
    for signature in words.names.choices.values():
        for values in words.combinations(signature.fixed):
            choice = " ".join([signature.word, *values])
            whole, group, row, cell = (text.choice(choice, {}, part) for part in ("", "group", "row", "cell"))
            assert whole[0].isupper() or whole[0].isdigit(), whole
            assert not whole.endswith("."), whole
            for part in filter(None, (whole, group, row, cell)):
                is_sound(part, language, names)
            assert group or not (row or cell), f"{choice}: rows and cells stand in a group"
            assert cell or not row, choice


@in_each_language
def test_a_question_names_who_is_asked_with_every_kind_of_argument(game: str, language: str) -> None:
    words, text = WORDS[game], WORDS[game].text(language)
    names = words.numbered(language)
    for kind, signature in words.names.frames.items():
        if kind < STEP:
            for values, options in itertools.product(
                words.combinations(signature.fixed), ([], [*text.choices], ["roll"])
            ):
                question = text.ask([signature.word, *values], 1, options)
                is_sound(question, language, names)
                assert question.startswith("Ben: "), question
                assert not question.endswith("."), question
