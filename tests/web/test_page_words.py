"""The page's own words: the same in all languages, and all that its sources ask for."""

import re
from pathlib import Path
from typing import NamedTuple, get_args

import pytest

from greathall.server.protocol import ErrorId
from tests.web.patterns import Patterns

SOURCES = Path(__file__).parents[2] / "web" / "src"
WORDS = SOURCES / "words"
LANGUAGES = sorted(folder.name for folder in WORDS.iterdir() if folder.is_dir())
FIRST = ["shell", "lobby", "games", "errors"]
"""The files that come with the first page."""

SAID = re.compile(r'(?<![.\w])(?:say|isSaid)\(\s*"([\w-]+)"(?:,\s*\{([^{}]*)\}(?:,\s*"([\w-]+)")?)?')
EITHER = re.compile(r'(?<![.\w])say\([^`)]*?\?\s*"([a-z]\w*-[\w-]+)"\s*:\s*"([a-z]\w*-[\w-]+)"')
BUILT = re.compile(r"(?<![.\w])(?:say|isSaid)\(\s*`([^`]*)`")
QUOTED = re.compile(r'"([a-z][\w]*(?:-[\w]+)+)"')
PLACE = re.compile(r"\$\{[^}]*\}")


class Said(NamedTuple):
    """A message that a source asks for, with the arguments that it gives."""

    file: str
    message: str
    arguments: set[str]
    part: str


def files() -> list[Path]:
    """The sources of the page, without those of its development."""
    found = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    return [file for file in found if "fixture" not in file.parts]


def words(language: str, names: list[str] | None = None) -> Patterns:
    """The messages of a language, or of some of its files."""
    found = sorted((WORDS / language).glob("*.ftl"))
    return Patterns([file.read_text() for file in found if names is None or file.stem in names])


def said(source: Path) -> list[Said]:
    """What a source says by name."""
    return [
        Said(source.name, message, {each.split(":")[0].strip() for each in given.split(",") if each.strip()}, part)
        for message, given, part in SAID.findall(source.read_text())
    ]


def built(source: Path) -> list[str]:
    """What a source says by names that it puts together, as patterns."""
    templates = (PLACE.sub("\0", template) for template in BUILT.findall(source.read_text()))
    return [re.escape(template).replace("\0", r"[\w-]+") for template in templates]


ALL = {language: words(language) for language in LANGUAGES}
ENGLISH = {message for message, _ in ALL["en"]}


def test_there_are_three_languages() -> None:
    assert LANGUAGES == ["cs", "en", "pl"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_places(language: str) -> None:
    lines = [line for file in (WORDS / language).glob("*.ftl") for line in file.read_text().splitlines()]
    names = [line.split(" =")[0] for line in lines if re.match(r"[a-z][\w-]* =", line)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_languages_have_the_same_files_and_messages(language: str) -> None:
    assert {file.name for file in (WORDS / language).glob("*")} == {file.name for file in (WORDS / "en").glob("*")}
    assert set(ALL[language]) == set(ALL["en"])


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_messages_take_no_argument_that_the_english_one_does_not_take(language: str) -> None:
    more = {each: set(ALL[language].uses(*each)) - set(ALL["en"].uses(*each)) for each in ALL[language]}
    assert {each: names for each, names in more.items() if names} == {}


def test_what_the_page_says_has_words_and_arguments() -> None:
    wrong = []
    for source in files():
        for file, message, arguments, part in said(source):
            uses = set(ALL["en"].uses(message, part))
            if message not in ENGLISH or (arguments and not uses <= arguments):
                wrong.append((file, message, uses - arguments))
    assert wrong == []


def test_of_two_names_both_have_words() -> None:
    """``say(isActive ? "board-your-turn" : "board-your-choice")``."""
    pairs = [(source.name, pair) for source in files() for pair in EITHER.findall(source.read_text())]
    assert len(pairs) > 10
    assert [each for each in pairs if not ENGLISH.issuperset(each[1])] == []


def test_names_that_are_put_together_have_words() -> None:
    patterns = {(source.name, pattern) for source in files() for pattern in built(source)}
    assert [each for each in patterns if not any(re.fullmatch(each[1], message) for message in ENGLISH)] == []


def test_every_message_is_said_somewhere() -> None:
    texts = [file.read_text() for file in files() if WORDS not in file.parents]
    named = {name for text in texts for name in QUOTED.findall(text)}
    named |= {found[0] for text in texts for found in SAID.findall(text)}
    patterns = {pattern for file in files() for pattern in built(file)}
    silent = [each for each in ENGLISH - named if not any(re.fullmatch(pattern, each) for pattern in patterns)]
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_its_sentence(language: str) -> None:
    assert {*get_args(ErrorId), "error-unreachable"} == {
        message for message, _ in ALL[language] if message.startswith("error-")
    }


def test_the_lobby_needs_no_other_words_than_those_it_comes_with() -> None:
    first = {message for message, _ in words("en", FIRST)}
    sources = [SOURCES / "App.svelte", *(SOURCES / "lobby").glob("*"), *(SOURCES / "frame").glob("*")]
    assert [each for source in sources for each in said(source) if each.message not in first] == []
    for language in LANGUAGES:
        chunk = (WORDS / f"{language}.ts").read_text()
        assert re.findall(rf"\./{language}/(\w+)\.ftl", chunk) == FIRST


def test_the_words_of_a_game_are_said_by_what_is_its_own() -> None:
    """They come with its table, so nothing that all games share may need them."""
    for file in (WORDS / "en").glob("game-*.ftl"):
        game = file.stem.removeprefix("game-")
        own = {message for message, _ in words("en", [file.stem])}
        shared = [source for source in files() if game not in source.parts and source.stem != game]
        assert len(own) > 50
        assert [each for source in shared for each in said(source) if each.message in own] == []
