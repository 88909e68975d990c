"""What is typed at a question: options, wrong lines, explanations, undo, out of turn."""

import io
import re
from pathlib import Path

import pytest

import greathall
from greathall.cli.offers import Reader, closest, plain
from greathall.cli.screen import Screen
from greathall.games.death_eaters_rising.text import text_of
from greathall.kernel.game import Game
from greathall.kernel.records import TakenBack, parse
from greathall.kernel.text import Text, read_messages
from tests.cli.conftest import GAME, ROLLED, SET_UP, Terminal, chosen

# --- what is typed


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("3", "Ana sides with Dumbledore’s Army."),
        ("choose-faction order", "Ana sides with the Order of the Phoenix."),
        ("choose hog", "Ana sides with Hogwarts."),
        ("PHOENIX", "Ana sides with the Order of the Phoenix."),
        ("dumbledores", "Ana sides with Dumbledore’s Army."),
    ],
)
def test_an_option_is_played_by_number_or_by_words(terminal: Terminal, typed: str, told: str) -> None:
    assert told in terminal.play(typed=f"{typed}\n").out


def test_words_that_fit_several_options_are_asked_back(terminal: Terminal) -> None:
    out = terminal.play(typed="choose\n2\n").out
    assert "Which one?" in out
    assert "Ana sides with the Order of the Phoenix." in out


@pytest.mark.parametrize("typed", ["xyzzy", "0x1", "…", "-1", "choose-faction slytherin", "a b c d e f", "\x1b[A", "²"])
def test_a_line_without_meaning_changes_nothing(terminal: Terminal, typed: str) -> None:
    found = terminal.play(typed=f"{typed}\n1\n")
    assert found.code == 0
    assert "is nothing that can be done here" in " ".join(found.out.split())
    assert "Ana sides with Hogwarts." in found.out


@pytest.mark.parametrize("typed", ["0", "4", "99999999999999999999"])
def test_a_number_that_is_no_option_says_so(terminal: Terminal, typed: str) -> None:
    assert f"There is no option {typed}; the last one is 3." in terminal.play(typed=f"{typed}\n").out


def test_what_is_not_allowed_says_why_with_the_clause(terminal: Terminal) -> None:
    out = " ".join(terminal.play(typed="1\nstart-with harry\n").out.split())
    assert "Not allowed: Start with Harry Potter. DER-2.5: Your team starts with one of" in out
    out = " ".join(terminal.play(typed=ROLLED + "roll\n").out.split())
    assert "Not allowed: Roll the dice. DER-4.2: Roll your whole pool." in out


def test_a_card_at_another_location_is_out_of_reach(terminal: Terminal) -> None:
    board = terminal.play(typed=ROLLED).out
    far = re.findall(r"[│┃]+ ([A-Z][a-z]+ [A-Z]\w+) +│$", board, re.MULTILINE)[0]
    out = " ".join(terminal.play(typed=f"{ROLLED}assign {far}\n").out.split())
    assert re.search(rf"Not allowed: Assign [^.]* to {far}\. DER-3\.2: Put your mission token", out)


def test_enter_plays_the_only_option_and_shows_several_again(terminal: Terminal) -> None:
    out = terminal.play(typed="\n1\n").out
    assert out.count(" Ana: choose your faction ") == 2
    assert "Ana rolls" in terminal.play(typed=SET_UP + "1\n\n").out


# --- explanations


def test_a_question_mark_explains_the_question_and_its_rule(terminal: Terminal) -> None:
    out = terminal.play(typed="?\n").out
    assert "DER-2.4  Starting with the first seat" in out


def test_a_question_mark_and_a_number_give_the_rule_behind_an_option(terminal: Terminal) -> None:
    out = terminal.play(typed="1\n? 2\n? 7\n").out
    assert "Start with Minerva McGonagall\nDER-2.5  Your team starts with" in out
    assert "With another Hogwarts wizard in your team, roll one more blue die each turn." in " ".join(out.split())
    assert "There is no option 7; the last one is 2." in out


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        (
            "luna",
            ["Luna Lovegood", "Army, 5 spaces for damage", "◇ knowledge ♡♡♡ friendship", "as the rulebook shows it"],
        ),
        ("Neville", ["Roll one more purple die each turn.", "a reconstruction, not the printed card"]),
        ("hagrid", ["Rubeus Hagrid", "as public sources tell it"]),
        (
            "pettigrew",
            ["Death Eater, 2 spaces for damage", "Voldemort here: 1 damage to one of the least damaged Army"],
        ),
        ("gringotts", ["Place of Diagon Alley", "Dark Mark: this turn nobody may use spell tokens."]),
        (
            "grimmauld",
            ["Headquarters of the Order of the Phoenix", "red, red, red and purple", "Pay 1 loyalty: remove"],
        ),
        ("voldemort", ["△△△ bravery □ loyalty", "Azkaban limits Voldemort’s damage"]),
        ("weasley gin", ["Ginny Weasley"]),
        ("4.4", ["DER-4.4  A doubled side gives you two symbols."]),
        ("DER-4.4", ["DER-4.4  A doubled side gives you two symbols."]),
        ("44.4", ["There is no clause DER-44.4."]),
        ("choose", ["Side with Hogwarts", "DER-2.4"]),
        ("quaffle", ["No card, option or clause is called “quaffle”."]),
    ],
)
def test_a_question_mark_shows_cards_and_clauses(terminal: Terminal, asked: str, shown: list[str]) -> None:
    out = terminal.play(typed=f"? {asked}\n").out
    for each in shown:
        assert each in out


def test_the_log_tells_the_game_from_the_beginning(terminal: Terminal) -> None:
    out = terminal.play(typed=SET_UP + "l\n").out
    log = out[out.rindex("> l\n") :]
    assert log.index("Voldemort faces") < log.index("Ana sides with Hogwarts.") < log.index("Turn 1: Ana has the turn.")


def test_help_and_table_on_demand(terminal: Terminal) -> None:
    out = terminal.play(typed=SET_UP + "h\nt\n").out
    assert "undo, back to the last roll" in out
    assert out.count("Turn 1  Ana has the turn") == 2


# --- undo


def test_undo_takes_back_the_last_choice(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    out = terminal.play("--save", path, typed="1\nu\n2\nl\n").out
    assert "The last choice is taken back." in out
    log = out[out.rindex("> l\n") :]
    assert "Hogwarts" not in log
    assert "Ana sides with the Order of the Phoenix." in log
    assert chosen(path) == ["choose-faction hogwarts", "choose-faction order"]
    assert sum(isinstance(each.entry, TakenBack) for each in parse(path.read_bytes()).entries) == 1


def test_undo_ends_at_a_roll_and_at_another_players_choice(terminal: Terminal) -> None:
    refused = "Nothing can be taken back"
    assert refused in terminal.play(typed="u\n").out
    assert refused in terminal.play(typed=ROLLED + "u\n").out
    assert refused not in terminal.play(typed=ROLLED + "1\nu\n").out


# --- out of turn


def test_another_player_uses_a_spell_token_out_of_turn(terminal: Terminal, with_tokens: Path) -> None:
    out = terminal("play", "--load", with_tokens, typed="i\n\ni\n1\ni\n").out
    assert "Player 2 has the turn" in out
    assert "Player 1 could use a spell token now: type i." in out
    assert out.count("Which one? Enter for none:") == 2
    assert re.search(r"(?m)^Player 1 uses a spell token: .*DER-9\.6", out)


def test_out_of_turn_a_number_may_follow_at_once_and_a_wrong_one_is_told(terminal: Terminal, with_tokens: Path) -> None:
    assert "Player 1 uses a spell token" in terminal("play", "--load", with_tokens, typed="i 1\n").out
    assert "There is no option 99" in terminal("play", "--load", with_tokens, typed="i 99\n").out


def test_where_nobody_could_act_out_of_turn_it_says_so(terminal: Terminal) -> None:
    out = terminal.play(typed="i\n").out
    assert "Nobody else can do anything now." in out
    assert "could use a spell token" not in out


# --- the parts


def test_names_can_be_typed_without_accents_and_apostrophes() -> None:
    assert plain("Lenka Láskorádová") == "lenka laskoradova"
    assert plain("Hog’s Head") == "hogs head"


def words_of(game: Game) -> Text:
    return text_of(game.rules, "en", ["Ana", "Ben"])


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("assign blue-1 dolohov", ["assign blue-1 antonin-dolohov"]),
        ("as blue dol", ["assign blue-1 antonin-dolohov", "assign blue-2 antonin-dolohov"]),
        ("assign knowledge dolohov", ["assign blue-1 antonin-dolohov"]),
        ("assign dolohov", ["assign blue-1 antonin-dolohov", "assign blue-2 antonin-dolohov"]),
        ("dolohov", ["assign blue-1 antonin-dolohov", "assign blue-2 antonin-dolohov"]),
        ("discard bravery", ["discard blue-2"]),
        ("roll", ["roll"]),
        ("r", ["roll"]),
        ("assign dolohov blue", []),
        ("nothing", []),
    ],
)
def test_what_a_line_may_mean(typed: str, meant: list[str]) -> None:
    text = words_of(greathall.start(GAME, seats=2, seed=7))
    shows = {"blue-1": text.thing("face", "knowledge"), "blue-2": text.thing("face", "bravery-2")}
    choices = [
        "roll",
        "assign blue-1 antonin-dolohov",
        "assign blue-2 antonin-dolohov",
        "discard blue-1",
        "discard blue-2",
    ]
    choices.append("token-assign loyalty lucius-malfoy")
    assert Reader(text, shows).find(typed, choices) == meant


def test_of_what_is_not_offered_the_closest_is_explained() -> None:
    meant = ["assign blue-1 luna-lovegood", "assign blue-3 luna-lovegood"]
    assert closest(meant, ["assign blue-3 headquarters-1", "discard blue-3"]) == "assign blue-3 luna-lovegood"


def test_unprintable_letters_of_a_line_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("a\x1b\x00b\n"))
    assert Screen().ask(">") == "ab"


def test_every_question_and_choice_of_the_game_has_its_rule() -> None:
    from greathall.cli.tables.death_eaters_rising import RULES

    rules = greathall.start(GAME, seats=2, seed=7).rules
    text = text_of(rules, "en", ["Ana", "Ben"])
    asks = {f"ask-{signature.word}" for kind, signature in rules.names.frames.items() if kind < 100}
    kinds = {signature.word for signature in rules.names.choices.values()}
    assert set(RULES) == asks | kinds
    for clauses in RULES.values():
        assert all(text.clause(f"DER-{clause}") for clause in clauses.split())


def test_every_label_of_the_table_is_drawn_and_every_drawn_label_is_there() -> None:
    from greathall.games.death_eaters_rising.text import messages

    labels = {each.removeprefix("table-") for each in messages("en").ids if each.startswith("table-")}
    drawing = Path(greathall.__file__ or "").parent / "cli" / "tables" / "death_eaters_rising"
    drawn = set(re.findall(r"[\"']([a-z][a-z-]+)[\"']", "".join(file.read_text() for file in drawing.glob("*.py"))))
    assert labels - drawn == set()
    said = "".join(file.read_text() for file in drawing.glob("*.py"))
    assert set(re.findall(r"\bsay\([\"']([a-z-]+)[\"']", said)) - labels == set()


def test_every_message_of_the_terminal_is_said_and_every_said_one_is_there() -> None:
    home = Path(greathall.__file__ or "").parent / "cli"
    said = "".join(file.read_text() for file in home.glob("*.py"))
    words = set(re.findall(r"\"([a-z][a-z-]*)\"", said))
    helps = {f"help-{word}" for word in words}
    ids = set(read_messages(home / "text", "en").ids)
    assert ids - words - helps == set()
    assert set(re.findall(r"(?:settings|self|session)\.say\(\s*\"([a-z-]+)\"", said)) - ids == set()
