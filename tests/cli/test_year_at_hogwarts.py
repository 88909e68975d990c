"""A Year at Hogwarts in the terminal: the table of each mode, cards in full, clauses, saving, replaying; in every language."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import greathall
from greathall.cli.table import table_of, text_of
from greathall.cli.tables.year_at_hogwarts import RULES
from greathall.games.year_at_hogwarts.text import FOLDER
from greathall.kernel.game import Game
from greathall.kernel.position import View
from greathall.kernel.state import STEP
from greathall.kernel.text import languages
from tests.cli.conftest import Terminal

GAME = "year-at-hogwarts"
PLAYERS = ["Ana", "Ben", "Cyd", "Dan", "Eve", "Fay", "Gil", "Hal"]


def play(terminal: Terminal, *arguments: str | Path, typed: str = "") -> str:
    """What is shown at a table of Ana and Ben with a known seed, while they type."""
    found = terminal("play", GAME, "--names", "Ana,Ben", "--seed", "7", *arguments, typed=typed)
    assert found.code == 0
    return found.out


def drawn(game: Game, language: str = "en") -> str:
    """The whole table as the seat sees it that must decide, or the first."""
    table = table_of(game.rules, text_of(game.rules, language, PLAYERS[: game.seats]))
    seat = game.waiting[0] if game.waiting else 0
    console = Console(width=110, record=True, file=io.StringIO())
    console.print(table.draw(View(game.rules, game.state, seat).facts(), True))
    return console.export_text()


def test_the_table_shows_who_stands_where_and_what_lies_there(terminal: Terminal) -> None:
    shown = play(terminal, typed="1\n1\nq\n\n")
    for said in ("A Year at Hogwarts", "underage wizards", "Round 1", "Start ▸Ana ▸Ben", "Diagon Alley:"):
        assert said in shown
    assert "Ana  Harry Potter" in shown
    assert "Floo powder 2" in shown


def test_ones_own_missions_are_shown_with_what_is_missing_and_nobody_elses() -> None:
    game = greathall.start(GAME, seats=2, seed=7)
    while not game.view(game.waiting[0]).facts()["round"]:
        game.play(game.waiting[0], game.options(game.waiting[0])[0])
    assert drawn(game).count("5 unseen") == 1
    assert drawn(game).count("; · ") == 5


def test_for_a_walk_the_ends_are_listed_by_the_next_step() -> None:
    game = greathall.start(GAME, seats=2, seed=7)
    while game.view(game.waiting[0]).facts()["ask"] != ["walking"]:
        game.play(game.waiting[0], game.options(game.waiting[0])[0])
    shown = drawn(game)
    ahead = shown.partition("The move may end, by the next step, on")[2]
    text = text_of(game.rules, "en", PLAYERS[:2])
    table_of(game.rules, text)
    steps = [text.thing("space", game.name(each).split()[1]).name for each in game.options(game.waiting[0])]
    assert all(f"→ {step}:" in ahead for step in steps if step != "stop")
    assert ahead.count("→") == len(steps) > 1


@pytest.mark.parametrize(
    ("options", "seats", "said"),
    [
        ({"mode": 1}, 3, ("Voldemort Returns", "Voldemort has not returned yet", "Peter Pettigrew")),
        ({"mode": 2}, 2, ("A Quidditch match", "▲ Ana", "▼ Ben", "▲C", "▼B", "●", "◆", "goals 0")),
        ({"variant": 1}, 2, ("Death Eaters:", "☠ Bellatrix Lestrange", "qualified wizards")),
    ],
)
def test_each_mode_has_its_table(options: dict[str, int], seats: int, said: tuple[str, ...]) -> None:
    game = greathall.start(GAME, seats=seats, seed=7, options=options)
    for _ in range(30):
        game.play(game.waiting[0], game.options(game.waiting[0])[0])
    shown = drawn(game)
    assert [each for each in said if each not in shown] == []


def test_tables_are_drawn_all_through_a_game_in_every_language() -> None:
    for at, language in enumerate(sorted(languages(FOLDER))):
        game = greathall.start(GAME, seats=2 + at, seed=at, options={"variant": at % 2, "mode": at // 2})
        for step in range(300):
            if game.over:
                break
            seat = game.waiting[0]
            options = game.options(seat)
            game.play(seat, options[step % len(options)])
            if step % 20 == 0 or game.state.stack[-1].kind >= 40:
                assert "Ana" in drawn(game, language)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("accio", "Spell"),
        ("ginny weasley", "resistance 3"),
        ("tom riddle", "Fight card"),
        ("first horcrux", "Chamber of Secrets"),
        ("whomping willow", "as the rulebook shows it"),
        ("invisibility cloak", "Object"),
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
    text = text_of(rules, "en", PLAYERS[:2])
    table = table_of(rules, text)
    for word in RULES:
        assert all(text.clause(clause) for clause in table.rules_of(word)), word


def test_every_card_can_be_shown() -> None:
    rules = greathall.start(GAME, seats=2, seed=1).rules
    for language in languages(FOLDER):
        table = table_of(rules, text_of(rules, language, PLAYERS[:2]))
        assert all(table.card(word) is not None for word in [*table.cards(), "accio-1", "accio/1"])
        assert table.card("nobody") is None


def test_what_may_not_be_chosen_is_refused_with_its_clause(terminal: Terminal) -> None:
    assert "YAH-4." in play(terminal, typed="1\n1\n1\ngo gringotts\nq\n\n")


def test_a_game_is_saved_loaded_and_retold_in_every_language(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    play(terminal, "--save", path, typed="1\n" * 30)
    assert "Ana  Harry Potter" in terminal("play", "--load", path, typed="q\n\n").out
    for language, said in (("en", "Ana has the turn."), ("cs", "Na tahu je Ana."), ("pl", "Turę ma Ana.")):
        monkeypatch.setenv("GREATHALL_LANG", language)
        assert said in terminal("replay", path).out


def test_its_rulebook_and_its_options(terminal: Terminal) -> None:
    assert "YAH-6.3" in terminal("rules", GAME, "6").out
    assert "--option variant=…" in terminal("games").out


def test_an_edition_shows_what_cards_and_spaces_say(terminal: Terminal) -> None:
    assert "Draw 1 spell." in terminal("edition", "show", GAME, "corridor-3").out
    rules = greathall.start(GAME, seats=2, seed=1).rules
    lines = terminal("edition", "show", GAME, "--texts").out.splitlines()
    assert len(lines) == len(table_of(rules, text_of(rules, "en", [])).cards())


def test_what_was_rolled_is_told_at_the_end() -> None:
    rules = greathall.start(GAME, seats=2, seed=1).rules
    table = table_of(rules, text_of(rules, "en", PLAYERS[:2]))
    events = [["YAH-4.1", "movement-rolled", "0", "3", "6"], ["YAH-11.5", "actions-rolled", "1", "4", "6"]]
    assert table.statistics(events) == [
        "Moves: 2 dice rolled, 4.50 on average (3.50 expected).",
        "Actions in matches: 2 dice rolled, 5.00 on average (3.50 expected).",
    ]
