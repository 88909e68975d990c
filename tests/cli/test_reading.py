"""The commands that read: games, rules, replay, verify, scenario; and what every command does about wrong use."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import greathall
from greathall.games import games
from greathall.kernel.text import Rulebook
from tests.cli.conftest import GAME, Terminal

COMMANDS = ["games", "play", "replay", "verify", "scenario", "rules"]
COMMANDS += ["simulate", "balance", "serve", "backup", "restore", "tables", "delete", "prune", "migrate"]
SCENARIOS = Path(__file__).parents[2] / "src/greathall/games/death_eaters_rising/scenarios"
SOURCES = str(Path(str(greathall.__file__)).parents[1])


def run_apart(*arguments: str, typed: bytes = b"") -> "subprocess.CompletedProcess[bytes]":
    """The command in a process of its own."""
    environment = os.environ | {"PYTHONPATH": SOURCES, "COLUMNS": "100"}
    command = [sys.executable, "-m", "greathall.cli", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, env=environment, timeout=60)


# --- every command


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(terminal: Terminal, command: str) -> None:
    found = terminal(command, "--help")
    assert found.code == 0
    assert found.out.startswith(f"Usage: greathall {command}")
    assert "--help" in found.out


def test_help_lists_all_commands_and_the_exit_codes(terminal: Terminal) -> None:
    found = terminal("--help")
    assert found.code == 0
    assert set(COMMANDS) <= set(re.findall(r"(?m)^  ([a-z]+)  ", found.out))
    assert "Exit codes: 0 fine, 1 what was asked for failed, 2 bad use" in found.out
    assert "..." not in found.out.partition("Commands:")[2], "every command is explained in a line that is not cut off"


def test_without_a_command_it_shows_its_help(terminal: Terminal) -> None:
    found = terminal()
    assert found.code == 2
    assert "Usage: greathall" in found.out + found.err


def test_version(terminal: Terminal) -> None:
    found = terminal("--version")
    assert (found.code, found.out.split()[0].rstrip(",")) == (0, "greathall")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["frobnicate"], "No such command"),
        (["--lang", "xx", "games"], "there are no texts in 'xx'"),
        (["rules", "chess"], "there is no game 'chess'; there is death-eaters-rising"),
        (["rules", GAME, "9.9"], "there is no clause 9.9"),
        (["rules", GAME, "DER-12"], "there is no clause DER-12"),
        (["verify"], "Missing argument"),
        (["scenario"], "Missing argument"),
    ],
)
def test_bad_use_is_one_sentence_and_exit_code_2(terminal: Terminal, arguments: list[str], said: str) -> None:
    found = terminal(*arguments)
    assert found.code == 2
    assert said in found.err
    assert "Traceback" not in found.err


@pytest.mark.parametrize("command", ["replay", "verify", "scenario"])
def test_a_missing_file_is_bad_use(terminal: Terminal, command: str) -> None:
    found = terminal(command, "/nowhere/at-all")
    assert found.code == 2
    assert "does not exist" in found.err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_directory_is_no_record(terminal: Terminal, command: str, tmp_path: Path) -> None:
    found = terminal(command, tmp_path)
    assert found.code == 2
    assert "is a directory" in found.err


def test_the_language_can_be_set_by_the_environment(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv("GREATHALL_LANG", "xx")
    assert terminal("games").code == 2
    terminal.monkeypatch.setenv("GREATHALL_LANG", "en")
    assert terminal("games").code == 0


def test_importing_the_package_loads_neither_typer_nor_rich_nor_fluent() -> None:
    code = "import sys, greathall, greathall.games; print([m for m in ('typer', 'rich', 'fluent') if m in sys.modules])"
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=os.environ | {"PYTHONPATH": SOURCES}
    )
    assert found.stdout.strip() == "[]"


def test_help_needs_neither_a_game_nor_rich_tables() -> None:
    code = (
        "import sys; from greathall.cli.app import run; run(['--help']); "
        "print([m for m in sys.modules if m.startswith(('greathall.games.', 'rich.table', 'fluent'))])"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=os.environ | {"PYTHONPATH": SOURCES}
    )
    assert found.stdout.splitlines()[-1] == "[]"


def test_a_reader_who_closes_the_pipe_early_sees_no_traceback() -> None:
    command = f"{sys.executable} -m greathall.cli rules {GAME} | head -1"
    found = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, env=os.environ | {"PYTHONPATH": SOURCES}
    )
    assert found.stdout.strip() == "Death Eaters Rising"
    assert "Traceback" not in found.stderr


# --- games


def test_games_tells_seats_options_and_editions(terminal: Terminal) -> None:
    found = terminal("games")
    assert found.code == 0
    assert "Death Eaters Rising" in found.out
    assert "seats: 2, 3, 4" in found.out
    assert "editions: standard" in found.out
    assert "--option voldemort=…  4 to 10, 5 by default (DER-2.8)" in found.out


def test_games_as_json_names_every_game_that_can_be_started(terminal: Terminal) -> None:
    found = json.loads(terminal("games", "--json").out)
    assert list(found) == games()
    for game, facts in found.items():
        defaults = {name: option["default"] for name, option in facts["options"].items()}
        greathall.start(game, seats=facts["seats"][0], seed=1, options=defaults, edition=facts["editions"][0])


# --- rules


@pytest.mark.parametrize("written", ["3.4", "DER-3.4", "der-3.4"])
def test_one_clause(terminal: Terminal, written: str) -> None:
    found = terminal("rules", GAME, written)
    assert found.code == 0
    assert found.out.startswith("DER-3.4   Voldemort now acts")
    assert "DER-3.5" not in found.out


def test_a_section(terminal: Terminal) -> None:
    found = terminal("rules", GAME, "7")
    assert re.findall(r"(?m)^DER-[\d.]+", found.out) == ["DER-7.1", "DER-7.2", "DER-7.3", "DER-7.4"]
    assert "7  Lord Voldemort" in found.out


def test_the_whole_rulebook_has_every_clause_in_order(terminal: Terminal) -> None:
    from greathall.games.death_eaters_rising.text import messages

    found = terminal("rules", GAME)
    book = Rulebook(messages("en"))
    clauses = [name for section in book.sections for name, _ in section.clauses]
    assert re.findall(r"(?m)^DER-\d+\.\d+", found.out) == clauses
    assert len(clauses) > 60
    assert "".join(found.out.split()).count("".join(book.about.split())) == 1


def test_search_finds_clauses_with_all_the_words(terminal: Terminal) -> None:
    found = terminal("rules", GAME, "--search", "Azkaban arrive")
    assert re.findall(r"(?m)^DER-\d+\.\d+", found.out) == ["DER-7.3"]


def test_search_for_nothing_there_fails(terminal: Terminal) -> None:
    found = terminal("rules", GAME, "--search", "quaffle")
    assert (found.code, found.out) == (1, "")
    assert "No clause has the words quaffle." in found.err


def test_a_narrow_terminal_gets_narrow_lines(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv("COLUMNS", "60")
    assert max(map(len, terminal("rules", GAME).out.splitlines())) < 60


# --- verify


def test_verify_says_what_was_checked_with_counts(terminal: Terminal, finished: Path) -> None:
    found = terminal("verify", finished)
    record = greathall.verify(finished.read_bytes()).record()
    kinds = [type(linked.entry).__name__ for linked in record.entries]
    assert found.code == 0
    assert f"The chain holds: {len(kinds)} entries" in found.out
    assert f"The story holds: {kinds.count('Chosen')} choices" in found.out
    assert f"Every outcome holds: {kinds.count('Chanced')} follow from the key" in found.out
    assert "The commitment holds" in found.out
    assert "The game is over." in found.out


def changed(path: Path, old: str, new: str) -> Path:
    """A copy of the record in which something reads otherwise."""
    text = path.read_text()
    assert old in text
    copy = path.with_name("changed.json")
    copy.write_text(text.replace(old, new, 1))
    return copy


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"choice":"choose-faction hogwarts"', '"choice":"choose-faction army"', "entry 5 was changed"),
        ('"result":', '"result":1', "was changed"),
        ('"seats":2', '"seats":3', "the header or entry 0 was changed"),
        ('"format":"greathall-record-1"', '"format":"greathall-record-9"', "form 'greathall-record-9'"),
        ('"key":"', '"key":"00', "key"),
    ],
)
def test_a_changed_record_does_not_verify(terminal: Terminal, finished: Path, old: str, new: str, said: str) -> None:
    found = terminal("verify", changed(finished, old, new))
    assert (found.code, found.out) == (1, "")
    assert said in found.err
    assert found.err.startswith("greathall: ")
    assert "changed.json" in found.err


def test_a_record_without_its_key_cannot_be_verified(terminal: Terminal, finished: Path) -> None:
    record = json.loads(finished.read_text()) | {"key": ""}
    finished.write_text(json.dumps(record))
    found = terminal("verify", finished)
    assert found.code == 1
    assert "the record has none" in found.err


@pytest.mark.parametrize("junk", [b"", b"\x00\xff\xfe binary", b"[]", b'{"format":1}', "čeština".encode("utf-16")])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_junk_is_told_in_one_sentence(terminal: Terminal, tmp_path: Path, command: str, junk: bytes) -> None:
    path = tmp_path / "junk.json"
    path.write_bytes(junk)
    found = terminal(command, path)
    assert found.code == 1
    assert re.fullmatch(r"greathall: .*junk\.json: not a record: .*\n", found.err)


def test_a_truncated_record_is_told_in_one_sentence(terminal: Terminal, finished: Path) -> None:
    finished.write_bytes(finished.read_bytes()[:-400])
    found = terminal("replay", finished)
    assert found.code == 1
    assert found.err.count("\n") == 1


def test_debug_shows_where_the_error_arose(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "junk.json"
    path.write_text("junk")
    assert "Traceback" not in terminal("verify", path).err
    assert "Traceback" in terminal("--debug", "verify", path).err


# --- replay


def test_replay_tells_every_event_with_its_clause(terminal: Terminal, finished: Path) -> None:
    found = terminal("replay", finished)
    assert found.code == 0
    assert re.search("DER-2.4 +Player 1 sides with Hogwarts.", found.out)
    assert "Turn 1: Player 1 has the turn." in found.out
    assert found.out.rstrip().endswith("The game is over.")


def test_replay_as_json_is_an_object_for_each_event(terminal: Terminal, finished: Path) -> None:
    told = [json.loads(line) for line in terminal("replay", finished, "--json").out.splitlines()]
    game = greathall.start(GAME, seats=2, seed=7)
    expected = [event.words() for event in game.opening]
    while not game.over:
        seat = game.waiting[0]
        expected += [event.words() for event in game.play(seat, game.options(seat)[0])]
    assert [[each["clause"], *each["event"]] for each in told] == expected
    assert all(each["text"].endswith((".", "!")) for each in told)
    numbers = [each["entry"] for each in told]
    assert numbers == sorted(numbers)


def test_replay_until_an_entry_stops_there(terminal: Terminal, finished: Path) -> None:
    told = [json.loads(line) for line in terminal("replay", finished, "--json", "--until", "5").out.splitlines()]
    assert told[-1]["event"] == ["mission-token-taken", "0", "hogwarts"]
    assert {each["entry"] for each in told} == {0, 5}


def test_replay_for_a_seat(terminal: Terminal, finished: Path) -> None:
    assert terminal("replay", finished, "--seat", "1").out == terminal("replay", finished).out  # an open game
    found = terminal("replay", finished, "--seat", "2")
    assert found.code == 2
    assert "there is no seat 2; the seats are 0 to 1" in found.err


def test_replay_tells_a_take_back_and_the_players_names(terminal: Terminal, tmp_path: Path) -> None:
    game = greathall.start(GAME, seats=2, seed=7)
    game.seat_changed(0, "Ana")
    game.play(0, "choose-faction order")
    game.undo(0)
    path = tmp_path / "undone.json"
    path.write_bytes(game.record().dump())
    out = terminal("replay", path).out
    assert "Ana sides with the Order of the Phoenix." in out
    assert re.search(r"Ana took back what was done after entry \d+\.\n$", out)


# --- scenario


def test_the_projects_scenarios_hold(terminal: Terminal) -> None:
    count = len(list(SCENARIOS.glob("*.toml")))
    found = terminal("scenario", SCENARIOS)
    assert found.code == 0
    assert f"{count} scenarios, all hold." in found.out


def test_a_scenario_that_does_not_hold_fails(terminal: Terminal, tmp_path: Path) -> None:
    good = sorted(SCENARIOS.glob("*.toml"))[0]
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(
        'game = "death-eaters-rising"\ntitle = "wrong"\nclause = "DER-3.2"\ngiven = "seats ana ben"\n'
        'when = "ana travel hogsmeade"\nthen = "over DER-8.1"\n'
    )
    broken = tmp_path / "broken.toml"
    broken.write_bytes(b"\xff\xfe")
    found = terminal("scenario", good, wrong, broken)
    assert found.code == 1
    assert f"holds {good}" in found.out
    assert f"FAILS {wrong}" in found.out
    assert f"FAILS {broken}" in found.out
    assert "3 scenarios, 2 fail." in found.out


def test_a_folder_without_scenarios_fails(terminal: Terminal, tmp_path: Path) -> None:
    found = terminal("scenario", tmp_path)
    assert (found.code, found.out) == (1, "There is no scenario there.\n")


# --- as a process


def test_the_command_runs_as_a_process_with_its_exit_code(tmp_path: Path) -> None:
    path = tmp_path / "junk.json"
    path.write_text("junk")
    found = run_apart("verify", str(path))
    assert found.returncode == 1
    assert found.stderr.startswith(b"greathall: ")
    assert b"Traceback" not in found.stderr
