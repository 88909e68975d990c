"""Playing in the terminal, through a pipe: whole games, what is shown, saving, loading and leaving."""

import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import greathall
from greathall.cli.offers import offers_of
from greathall.games.death_eaters_rising.text import text_of
from greathall.kernel.records import Chosen, Seated, parse
from tests.cli.conftest import GAME, ROLLED, SET_UP, Terminal, chosen, first_options
from tests.cli.test_reading import run_apart

# --- a whole game


def test_a_whole_game_by_the_first_option_is_the_game_that_python_plays(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "whole.json"
    found = terminal.play("--save", path, typed="1\n" * 500)
    game = first_options(greathall.start(GAME, seats=2, seed=7))
    assert game.result is not None
    assert found.code == 0
    assert " You all lose. " in found.out
    for clause in game.result.clauses:
        assert re.search(rf"(?m)^{re.escape(clause)}  You lose", found.out)
    outcomes = len(game.entries) - len([each for each in game.entries if isinstance(each, Chosen)]) - 1
    assert f"Checked: {outcomes} outcomes of chance follow from the key" in found.out
    assert chosen(path) == [each.choice for each in game.entries if isinstance(each, Chosen)]
    assert terminal("verify", path).code == 0
    assert "Wizard dice, " in found.out
    assert "The Voldemort die, rolled " in found.out


def test_the_same_game_as_a_process(tmp_path: Path) -> None:
    path = tmp_path / "whole.json"
    found = run_apart(
        "play", GAME, "--names", "Ana,Ben", "--seed", "7", "--save", str(path), typed=b"1\n" * 500
    )  # fmt: skip
    assert found.returncode == 0
    assert b" You all lose. " in found.stdout
    assert found.stderr == b""
    assert chosen(path) == [
        e.choice for e in first_options(greathall.start(GAME, seats=2, seed=7)).entries if isinstance(e, Chosen)
    ]


def test_bots_play_a_game_alone(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "bots.json"
    found = terminal("play", GAME, "--seats", "2", "--bots", "2", "--seed", "3", "--save", path)
    assert found.code == 0
    assert re.search(r" You all (win|lose)\. ", found.out)
    assert "Bot 1" in found.out
    assert greathall.verify(path.read_bytes()).over


def test_a_bot_answers_between_the_turns_of_a_person(terminal: Terminal) -> None:
    found = terminal("play", GAME, "--names", "Ana", "--seats", "2", "--bots", "1", "--seed", "7", typed="1\n" * 500)
    assert "Bot 1 travels to" in found.out
    assert " Bot 1: " not in found.out, "a bot is not asked at the keyboard"
    assert re.search(r" You all (win|lose)\. ", found.out)


# --- the table before the game


def test_without_options_it_asks_and_enter_takes_the_default(terminal: Terminal) -> None:
    found = terminal("play", typed="\n\n1\nq\n\n")
    assert "How many players, 2 to 4? [2]" in found.out
    assert "Player 1 sides with Hogwarts." in found.out


def test_names_that_are_typed_are_taken(terminal: Terminal) -> None:
    found = terminal("play", GAME, typed="3\nAna, Ben ,Cleo\nq\n\n")
    assert " Ana: choose your faction " in found.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        ([GAME, "--seats", "9"], "2 to 4 seats, not 9"),
        ([GAME, "--seats", "2", "--option", "voldemort=11"], "DER-2.8: voldemort is 4 to 10, not 11"),
        ([GAME, "--seats", "2", "--option", "quidditch=1"], "has no option 'quidditch'"),
        ([GAME, "--seats", "2", "--option", "voldemort"], "an option is written name=value"),
        ([GAME, "--seats", "2", "--edition", "nowhere"], "no such edition"),
        ([GAME, "--seats", "2", "--edition", "./nowhere"], "no such edition"),
        ([GAME, "--seats", "2", "--names", "Ana,Ben,Cleo"], "too many for 2 seats"),
        ([GAME, "--seats", "2", "--bots", "3"], "too many for 2 seats"),
        ([GAME, "--names", "Ana,ana"], "the same name"),
        ([GAME, "--names", "Ana,"], "a name has 1 to 20 letters"),
        ([GAME, "--names", "Ana,B\x1bn"], "a name has 1 to 20 letters"),
        ([GAME, "--seats", "2", "--save", "/nowhere/game.json"], "in a directory that is not there"),
        ([GAME, "--seats", "2", "--save", "/"], "/ is a directory"),
        ([GAME, "--load", "/nowhere/game.json"], "does not exist"),
    ],
)
def test_a_table_that_cannot_be_is_bad_use(terminal: Terminal, arguments: list[str], said: str) -> None:
    found = terminal("play", *arguments)
    assert found.code == 2
    assert said in " ".join(found.err.split())
    assert "Traceback" not in found.err


def test_an_option_reaches_the_game(terminal: Terminal) -> None:
    assert "Voldemort is defeated by 8 damage." in terminal.play("--option", "voldemort=8").out


def test_the_players_stand_in_the_record(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal.play("--save", path)
    entries = [each.entry for each in parse(path.read_bytes()).entries]
    assert [each.holder for each in entries if isinstance(each, Seated)] == ["Ana", "Ben"]


# --- what is shown


def test_the_table_shows_everything_that_matters(terminal: Terminal) -> None:
    out = terminal.play(typed=SET_UP).out
    for shown in (
        "Turn 1  Ana has the turn",
        "Lord Voldemort  ▯▯▯▯▯ 0/5  not revealed yet",
        "Hospital Wing 0/8   Azkaban 0   Corrupted places 0/4   Deck 33   Token supply 24",
        "Ministry of Magic",
        "☠ Voldemort",
        "○○○○○ 0/5 corruption",
        "then Atrium",
        "Ben (Hogwarts)   Minerva McGonagall ▯▯▯▯ 0/4",
        "Ana (Hogwarts)  Dumbledore’s Office",
        "headquarters 1              ◇ knowledge   Pay 1 knowledge: remove 1 corruption from your location.",
        "Spell tokens:  none",
    ):
        assert shown in out
    assert " Ana: travel to a location " in out


@pytest.mark.parametrize("width", [80, 100])
def test_no_line_is_wider_than_the_terminal(terminal: Terminal, width: int) -> None:
    terminal.monkeypatch.setenv("COLUMNS", str(width))
    out = terminal(
        "play", GAME, "--names", "Ana,Ben,Cleo,Dan", "--seed", "3", typed="1\n" * 150 + "t\nh\n? snape\n"
    ).out
    assert max(len(line) for line in out.splitlines()) <= width


def test_what_happened_stands_with_its_clause(terminal: Terminal) -> None:
    out = terminal.play(typed=ROLLED).out
    assert re.search(r"(?m)^Ana travels to the Ministry of Magic\. +DER-3\.2", out)
    assert re.search(r"(?m)^Ana rolls .*\. +DER-4\.2", out)


def test_identical_dice_are_one_option(terminal: Terminal) -> None:
    game = greathall.start(GAME, seats=2, seed=7)
    text = text_of(game.rules, "en", ["Ana", "Ben"])
    shows = {f"blue-{at}": text.thing("face", "knowledge") for at in (1, 2)}
    names = ["assign blue-1 luna-lovegood", "assign blue-2 luna-lovegood", "assign blue-1 headquarters-1"]
    folded = offers_of(names, text, shows)
    assert [(offer.number, offer.label, len(offer.choices)) for offer in folded] == [
        (1, "Assign knowledge (blue) to Luna Lovegood", 2),
        (2, "Assign knowledge (blue) to headquarters 1", 1),
    ]


def test_what_leaves_no_choice_is_done_and_told(terminal: Terminal) -> None:
    assert "Only one thing is possible: Start with Minerva McGonagall." in terminal.play(typed=SET_UP).out


def test_no_colour_where_none_is_wanted(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv("FORCE_COLOR", "1")
    yellow = "\x1b[1;30;43m"
    assert yellow in terminal.play(typed=SET_UP).out
    assert yellow not in terminal.play("--no-color", typed=SET_UP).out


def test_hints_say_what_a_good_player_would_do(terminal: Terminal) -> None:
    assert re.search(r"(?m)^Hint: Side with .*\.", terminal.play("--hints").out)
    assert "Hint:" not in terminal.play().out
    assert "Hint: Side with" in terminal.play(typed="a\n").out


# --- saving, loading, leaving


def test_a_saved_game_goes_on_where_it_was(terminal: Terminal, tmp_path: Path) -> None:
    whole, half, rest = (tmp_path / name for name in ("whole.json", "half.json", "rest.json"))
    terminal.play("--save", whole, typed="1\n" * 500)
    terminal.play(typed="1\n" * 12 + f"s {half}\nq\n")
    found = terminal("play", "--load", half, "--save", rest, typed="1\n" * 500)
    assert f"The game from {half} goes on." in " ".join(found.out.split())
    assert " You all lose. " in found.out
    assert chosen(rest) == chosen(whole)
    assert "Ana sides with Hogwarts." in terminal("play", "--load", half, typed="l\n").out


def test_a_game_with_take_backs_is_loaded_with_its_log(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal.play("--save", path, typed="1\nu\n2\n")
    log = terminal("play", "--load", path, typed="l\n").out
    assert "Ana sides with the Order of the Phoenix." in log
    assert "Ana sides with Hogwarts." not in log


def test_loading_leaves_the_file_alone_unless_it_is_to_be_saved(terminal: Terminal, with_tokens: Path) -> None:
    before = with_tokens.read_bytes()
    terminal("play", "--load", with_tokens, typed="1\n")
    assert with_tokens.read_bytes() == before


def test_a_finished_game_is_shown_with_its_end(terminal: Terminal, finished: Path) -> None:
    found = terminal("play", "--load", finished)
    assert found.code == 0
    assert " You all lose. " in found.out


def test_a_game_whose_key_is_unknown_cannot_be_played_on(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "public.json"
    path.write_bytes(greathall.start(GAME, seats=2, seed=7).record().dump())
    found = terminal("play", "--load", path)
    assert found.code == 1
    assert "its key is not in the record" in found.err


def test_a_broken_file_is_not_loaded(terminal: Terminal, with_tokens: Path) -> None:
    with_tokens.write_bytes(with_tokens.read_bytes()[:1000])
    found = terminal("play", "--load", with_tokens)
    assert (found.code, found.err.count("\n")) == (1, 1)


@pytest.mark.parametrize("option", ["--seats=2", "--names=Ana,Ben", "--seed=1", "--option=voldemort=4"])
def test_a_saved_game_brings_its_own_table(terminal: Terminal, with_tokens: Path, option: str) -> None:
    found = terminal("play", "--load", with_tokens, option)
    assert found.code == 2
    assert "a saved game brings its own table" in " ".join(found.err.split())


def test_quitting_offers_to_save(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "left.json"
    found = terminal.play(typed=f"1\nq\n{path}\n")
    assert found.code == 0
    assert "Save the game in which file?" in found.out
    assert chosen(path) == ["choose-faction hogwarts"]
    assert "Saved" not in terminal.play(typed="1\nq\n\n").out


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(terminal: Terminal) -> None:
    out = terminal.play(typed="s\ns /nowhere/x.json\n1\n").out
    assert "Which file? Type s and its name." in out
    assert "Not saved in /nowhere/x.json: No such file or directory." in out
    assert "Ana sides with Hogwarts." in out


def test_at_the_end_of_the_input_the_game_is_saved(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "ended.json"
    found = terminal.play("--save", path, typed="1\n")
    assert found.code == 0
    assert "The input has ended: you leave the table." in found.out
    assert f"Saved in {path}." in " ".join(found.out.split())
    assert chosen(path) == ["choose-faction hogwarts"]
    assert [each.name for each in tmp_path.iterdir()] == ["ended.json"], "nothing half-written is left"


def test_control_c_leaves_with_a_clear_line_and_a_saved_game(tmp_path: Path) -> None:
    path = tmp_path / "interrupted.json"
    command = [sys.executable, "-m", "greathall.cli", "play", GAME, "--names", "Ana,Ben", "--save", str(path)]
    from tests.cli.test_reading import SOURCES

    playing = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={"PYTHONPATH": SOURCES}
    )
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write(b"1\n")
    playing.stdin.flush()
    seen = b""
    deadline = time.monotonic() + 30
    while b"starts in your team" not in seen and time.monotonic() < deadline:
        seen += playing.stdout.readline()
    playing.send_signal(signal.SIGINT)
    out, err = playing.communicate(timeout=30)
    assert playing.returncode == 0
    assert b"Interrupted: you leave the table." in out
    assert err == b""
    assert chosen(path) == ["choose-faction hogwarts"]
