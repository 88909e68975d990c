"""Talisman in the terminal: the table, cards in full, clauses, saving, replaying, examples; in every language."""

from pathlib import Path

import pytest

import greathall
from greathall.cli.table import table_of, text_of
from greathall.cli.tables.talisman import RULES
from greathall.games.talisman.text import FOLDER
from greathall.kernel.state import STEP
from greathall.kernel.text import languages
from tests.cli.conftest import Terminal

GAME = "talisman"
SCENARIOS = Path(__file__).parents[2] / "src/greathall/games/talisman/scenarios"


def play(terminal: Terminal, *arguments: str | Path, typed: str = "") -> str:
    """What is shown at a table of Ana and Ben with a known seed, while they type."""
    found = terminal("play", GAME, "--names", "Ana,Ben", "--seed", "7", *arguments, typed=typed)
    assert found.code == 0
    return found.out


def test_the_table_shows_the_rings_and_who_stands_where(terminal: Terminal) -> None:
    shown = play(terminal, typed="1\n1\nq\n\n")
    for said in (
        "Outer Region",
        "Middle Region",
        "Inner Region",
        "Hagrid’s Hut",
        "Leaky Cauldron ▪ ▸Ana",
        "Advantage: ",
    ):
        assert said in shown
    assert "Great Hall ☠" in shown
    assert "Ana  Rubeus Hagrid, Keeper of the Keys" in shown


def test_the_two_sides_of_a_card_are_told_apart(terminal: Terminal) -> None:
    assert "1  Rubeus Hagrid, Keeper of the Keys     2  Rubeus Hagrid, Friend of Beasts" in play(
        terminal, typed="q\n\n"
    )


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("wand", "In a fight: Magic +1."),
        ("portkey", "Equipment, 2 Galleons"),
        ("antonin dolohov", "Magic 7"),
        ("keeper of the keys", "limit of Objects"),
        ("kings cross", "To go beyond: roll a die and add Magic"),
        ("lord voldemort", "as the rulebook shows it"),
    ],
)
def test_a_card_is_shown_in_full(terminal: Terminal, word: str, said: str) -> None:
    shown = " ".join(play(terminal, typed=f"1\n1\n? {word}\nq\n\n").replace("│", " ").split())
    assert said.lower() in shown.lower()


def test_every_question_and_choice_has_its_clauses() -> None:
    rules = greathall.start(GAME, seats=2, seed=1).rules
    names = rules.names
    asked = {f"ask-{frame.word}" for kind, frame in names.frames.items() if kind < STEP}
    chosen = {choice.word for choice in names.choices.values()}
    assert asked | chosen == set(RULES)
    text = text_of(rules, "en", ["Ana", "Ben"])
    table = table_of(rules, text)
    for word in RULES:
        assert all(text.clause(clause) for clause in table.rules_of(word)), word


def test_every_card_can_be_shown() -> None:
    rules = greathall.start(GAME, seats=2, seed=1).rules
    for language in languages(FOLDER):
        table = table_of(rules, text_of(rules, language, ["Ana", "Ben"]))
        assert len(table.cards()) == 200
        assert all(table.card(word) is not None for word in [*table.cards(), "wand-2", "wand/1"])
        assert table.card("nobody") is None


def test_what_may_not_be_chosen_is_refused_with_its_clause(terminal: Terminal) -> None:
    shown = play(terminal, typed="1\n1\n1\nstep gringotts\nq\n\n")
    assert "TAL-4." in shown


def test_a_game_is_saved_loaded_and_retold_in_every_language(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    play(terminal, "--save", path, typed="1\n" * 30)
    assert "Ana  Rubeus Hagrid" in terminal("play", "--load", path, typed="q\n\n").out
    for language, said in (
        ("en", "Ana is Rubeus Hagrid, Keeper of the Keys."),
        ("cs", "Ana je Rubeus Hagrid (Klíčník)."),
        ("pl", "Ana to Rubeus Hagrid (Strażnik Kluczy)."),
    ):
        monkeypatch.setenv("GREATHALL_LANG", language)
        assert said in terminal("replay", path).out


def test_its_rulebook_and_its_examples(terminal: Terminal) -> None:
    assert "TAL-6.9" in terminal("rules", GAME, "6").out
    assert terminal("scenario", SCENARIOS / "great-hall.toml").code == 0
    assert "one --option" not in terminal("games").out
    assert "--option shorter=…" in terminal("games").out


def test_what_was_rolled_is_told_at_the_end() -> None:
    rules = greathall.start(GAME, seats=2, seed=1).rules
    table = table_of(rules, text_of(rules, "en", ["Ana", "Ben"]))
    events = [["TAL-4.2", "movement-rolled", "0", "3"], ["TAL-4.2", "movement-rolled", "1", "6"]]
    assert table.statistics(events) == ["Movement: 2 dice rolled, 4.50 on average (3.50 expected)."]
