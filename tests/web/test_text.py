"""The words of the page are those of Python: the same messages, with the same arguments, give the same text to the byte."""

from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from greathall.games import find_rules, games, package
from greathall.kernel.names import Domain, Names, Signature
from greathall.kernel.text import NOMINATIVE, Messages, Text, Thing, languages
from tests.web.corpus import PLAYERS, Corpus, Question, Say, Written
from tests.web.node import ROOT, told_by

WARDENS = ROOT / "tests" / "editions" / "wardens"
SAMPLES = Path(__file__).parent / "samples"
"""A folder of texts as games have them, with what Czech and Polish need: genders, cases, and cases by the count."""


class Table:
    """A game's words in one language, and all that can be asked of them."""

    def __init__(self, folder: Path, language: str, names: Names, content: dict[str, object]) -> None:
        files = sorted((folder / language).glob("*.ftl"))
        self.sources = [file.read_text(encoding="utf-8") for file in files]
        self.names = names
        self.content = content
        self.text = Text(Messages(folder, language), names, content, PLAYERS)
        self.questions = Corpus(self.text.messages, names, self.sources).questions()

    def written(self) -> dict[str, object]:
        """What the page is given."""
        return {
            "language": self.text.messages.language,
            "sources": self.sources,
            "names": {
                "events": [*map(spelt, self.names.events.values())],
                "choices": [*map(spelt, self.names.choices.values())],
                "frames": [*map(spelt, self.names.frames.values())],
            },
            "cards": self.text.cards,
            "players": self.text.players,
            "questions": self.questions,
        }


def spelt(signature: Signature) -> str:
    """A signature as games write it: ``rolled seat *die face``."""
    repeated = " *" + " ".join(signature.repeated) if signature.repeated else ""
    return " ".join([signature.word, *signature.fixed]) + repeated


def tables(game: str, edition: str) -> Iterator[Table]:
    """A game in each language that it has, with every name that it gives."""
    rules = find_rules(game, len(PLAYERS), {}, edition)
    home = import_module(f"{package(game).__name__}.text")
    for language in languages(home.FOLDER):
        table = Table(Path(str(home.FOLDER)), language, rules.names, rules.content)
        table.text = home.text_of(rules, language, PLAYERS)
        yield table


def sample(language: str) -> Table:
    """The sample of a language."""
    domains = {
        "seat": Domain([str(seat) for seat in range(len(PLAYERS))]),
        "character": Domain(["luna", "neville", "mandrake"]),
        "die": Domain(["blue-1", "blue-2"]),
    }
    events = {1: "gained seat number die", 2: "was-defeated character", 3: "took seat *die", 4: "met *character number"}
    names = {"luna": ("Lenka", "Luna"), "neville": ("Neville", "Neville"), "mandrake": ("Mandragora", "Mandragora")}
    cards = [{"id": word, "name": {"cs": czech, "pl": polish}} for word, (czech, polish) in names.items()]
    table = Names("SAM", [1010], domains, {}, {}, events, [])
    return Table(SAMPLES, language, table, {"character": cards})


def answer_of(text: Text, question: Question) -> str:
    """The text, or why there is none."""
    try:
        return question.answer(text)
    except (LookupError, TypeError, ValueError) as fault:
        return f"fault: {fault}"


def answers_of_the_page(asked: list[Table], folder: Path) -> list[list[str]]:
    """The same questions, answered by the page's sources: all in one process."""
    told = told_by("say.js", [table.written() for table in asked], folder)
    assert isinstance(told, list)
    return told


def test_python_and_typescript_say_the_same(tmp_path: Path) -> None:
    asked = [*(table for game in games() for table in tables(game, "standard")), sample("cs"), sample("pl")]
    asked += tables("death-eaters-rising", str(WARDENS))
    different = []
    for table, told in zip(asked, answers_of_the_page(asked, tmp_path), strict=True):
        for question, theirs in zip(table.questions, told, strict=True):
            ours = answer_of(table.text, question)
            if ours != theirs or ours.startswith("fault: "):
                what = msgspec.json.encode(question).decode()
                different.append(
                    f"{table.text.messages.language} {what}\n  Python      {ours!r}\n  TypeScript  {theirs!r}"
                )
    if different:
        pytest.fail("\n".join([f"{len(different)} texts differ, or cannot be made", *different[:20]]), pytrace=False)


@pytest.mark.parametrize("game", games())
def test_the_standard_edition_has_every_form_that_its_sentences_use(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An owner's edition may lack some: the nominative stands there. What is unseen, and nothing, have all or none."""
    home = import_module(f"{package(game).__name__}.text")
    lacking: set[str] = set()
    form, gender = Thing.form, Thing.gender

    def note(thing: Thing, wanted: str) -> None:
        formless = thing.word in ("none", "hidden") and not thing.forms
        if wanted not in (NOMINATIVE, *thing.forms) and thing.name and not formless:
            lacking.add(f"{language}: {thing.word} ({thing.name}) has no {wanted}")

    def noted_form(thing: Thing, wanted: str) -> str:
        note(thing, wanted)
        return form(thing, wanted)

    def noted_gender(thing: Thing) -> str:
        note(thing, "gender")
        return gender(thing)

    monkeypatch.setattr(Thing, "form", noted_form)
    monkeypatch.setattr(Thing, "gender", noted_gender)
    for table in tables(game, "standard"):
        language = table.text.messages.language
        for question in table.questions:
            answer_of(table.text, question)
        for card in home.cards_of(table.content).values():
            with suppress(LookupError):
                home.card_text(table.text, card)
    assert sorted(lacking) == []


@pytest.mark.parametrize(
    ("language", "event", "said"),
    [
        ("cs", "gained 0 1 blue-1", "Ana bere 1 modrou kostku."),
        ("cs", "gained 0 2 blue-1", "Ana bere 2 modré kostky."),
        ("cs", "gained 0 5 blue-1", "Ana bere 5 modrých kostek."),
        ("cs", "gained 0 2 ?", "Ana bere 2 něco."),
        ("cs", "was-defeated luna", "Lenka je poražena: všichni porazili Lenku."),
        ("cs", "was-defeated neville", "Neville je poražen: všichni porazili Nevilla."),
        ("cs", "was-defeated mandrake", "Mandragora prohrává: všichni porazili Mandragora."),
        ("pl", "gained 0 1 blue-1", "Ana bierze 1 niebieską kość."),
        ("pl", "gained 0 2 blue-1", "Ana bierze 2 niebieskie kości."),
        ("pl", "gained 0 22 blue-1", "Ana bierze 22 niebieskie kości."),
        ("pl", "gained 0 1234 blue-1", "Ana bierze 1\u00a0234 niebieskie kości."),
        ("pl", "gained 0 5 blue-1", "Ana bierze 5 niebieskich kości."),
        ("pl", "was-defeated luna", "Luna jest pokonana: wszyscy pokonali Lunę."),
        ("pl", "was-defeated neville", "Neville jest pokonany: wszyscy pokonali Neville’a."),
    ],
)
def test_a_sentence_chooses_by_gender_and_takes_the_form_for_case_and_count(
    language: str, event: str, said: str
) -> None:
    """Who has no forms stands in the nominative."""
    assert sample(language).text.event(["SAM-1.1", *event.split()]) == said


def test_a_count_that_the_sentence_fixes_is_named() -> None:
    assert (
        answer_of(sample("cs").text, Say("fixed", {"die": Written("die", "blue-1")}, ""))
        == "modré kostky, modrých kostek"
    )


def test_a_no_break_space_stays_and_others_become_one() -> None:
    assert sample("cs").text.say("spaced") == "k\u00a0večeru se stmívá"


def test_a_function_takes_things_only() -> None:
    text = sample("cs").text
    assert answer_of(text, Say("who", {"character": Written("character", "luna")}, "")) == "Lenku"
    assert answer_of(text, Say("who", {"character": "Lenka"}, "")).startswith("fault: ")
