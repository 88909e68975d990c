"""``greathall simulate`` and ``greathall balance``: figures in words and as JSON, targets that are met and missed."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from greathall.games.death_eaters_rising.hints import studies
from greathall.kernel.studies import Goal
from greathall.lab import simulate
from tests.cli.conftest import GAME, Terminal

FEW = ("--games", "2", "--bots", "random", "--workers", "1")


def test_the_figures_as_json_are_those_of_the_lab(terminal: Terminal) -> None:
    found = terminal(
        "simulate",
        GAME,
        *FEW,
        "--seats",
        "3",
        "--option",
        "voldemort=6",
        "--option",
        "random-first-player=1",
        "--seed",
        "x",
        "--json",
    )
    assert (found.code, found.err) == (0, "")
    options = {"voldemort": 6, "random-first-player": 1}
    assert found.out.encode() == simulate(GAME, 3, "random", 2, options, "x").json()


def test_the_figures_in_words(terminal: Terminal) -> None:
    found = terminal("simulate", GAME, *FEW)
    assert (found.code, found.err) == (0, "")
    assert "Death Eaters Rising, 2 players, 2 games" in found.out
    assert "0.0 (0.0–65.8) %, n = 2" in found.out
    assert "of the losses, by DER-8." in found.out
    assert "never: Wizard recruited: Albus Dumbledore" in found.out
    assert found.out.splitlines()[-1].endswith("decisions a second")


@pytest.mark.parametrize(
    ("language", "words"),
    [("cs", ["výhry", "Albus Brumbál", "nikdy"]), ("pl", ["wygrane", "Albus Dumbledore", "nigdy"])],
)
def test_the_figures_in_other_languages(terminal: Terminal, language: str, words: list[str]) -> None:
    found = terminal("--lang", language, "simulate", GAME, *FEW)
    assert found.code == 0
    for word in words:
        assert word in found.out
    assert "never" not in found.out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["A Year at Hogwarts, 2 players, 1 games", "student", "mission done"]),
        ("cs", ["splněná mise", "poražený Smrtijed"]),
        ("pl", ["wykonana misja", "pokonany Śmierciożerca"]),
    ],
)
def test_the_figures_of_a_year_in_every_language(terminal: Terminal, language: str, words: list[str]) -> None:
    few = ("--games", "1", "--bots", "apprentice", "--workers", "1", "--seats", "2")
    found = terminal("--lang", language, "simulate", "year-at-hogwarts", *few)
    assert (found.code, found.err) == (0, "")
    for word in words:
        assert word in found.out.lower() or word in found.out


def test_a_level_for_each_seat(terminal: Terminal) -> None:
    found = terminal("simulate", GAME, "--games", "1", "--bots", "random, adept", "--workers", "1", "--json")
    assert json.loads(found.out)["bots"] == ["random", "adept"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "there is no game 'chess'"),
        ((GAME, "--seats", "7"), "death-eaters-rising is for 2 to 4 seats, not 7"),
        ((GAME, "--bots", "master"), "there is no bot 'master'; there are random, apprentice, adept"),
        ((GAME, "--bots", "random,random,random"), "there are 2 seats and 3 bots"),
        ((GAME, "--option", "voldemort"), "an option is written name=value"),
        ((GAME, "--option", "voldemort=99"), "voldemort is 4 to 10, not 99"),
        ((GAME, "--option", "dragons=1"), "dragons"),
        ((GAME, "--games", "0"), "greater than or equal to 1"),
        ((GAME, "--edition", "golden"), "there is no such edition"),
    ],
)
def test_bad_use_is_told_in_a_sentence(terminal: Terminal, arguments: tuple[str, ...], sentence: str) -> None:
    found = terminal("simulate", *arguments, "--workers", "1")
    assert (found.code, found.out) == (2, "")
    assert sentence in " ".join(found.err.split())
    assert "Traceback" not in found.err


def test_whoever_watches_sees_how_far_it_is_how_fast_and_how_long_it_takes(tmp_path: Path) -> None:
    above, below = pty.openpty()
    command = (sys.executable, "-m", "greathall.cli", "simulate", GAME, "--games", "40", "--bots", "random", "--json")
    figures = tmp_path / "figures.json"
    with figures.open("wb") as file:
        playing = subprocess.Popen(
            command, stdout=file, stderr=below, env=os.environ | {"TERM": "xterm", "COLUMNS": "100"}
        )
    os.close(below)
    shown = b""
    while chunk := read(above):
        shown += chunk
    os.close(above)
    assert playing.wait(30) == 0
    assert json.loads(figures.read_bytes())["games"] == 40
    for words in (b"40/40", b"games/s", b"0:00:0"):
        assert words in shown


def read(terminal: int) -> bytes:
    """What a terminal was sent; nothing more when the other side is closed."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""


@pytest.fixture
def goals(monkeypatch: pytest.MonkeyPatch) -> None:
    """One cell that bots of any level meet, and one that they miss."""
    met = Goal("patient", {"voldemort": 4}, [2], {"turns": (1, 100)})
    monkeypatch.setattr(studies, "GOALS", [Goal("daring", {"voldemort": 10}, [2], {"won": (0.9, 1.0)}), met])


@pytest.mark.usefixtures("goals")
def test_a_missed_target_is_told_and_fails(terminal: Terminal, tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    found = terminal("balance", GAME, page, *FEW)
    assert (found.code, found.out) == (1, "")
    assert found.err == "missed: daring, 2 players, won: 0.0 (0.0–65.8) %, n = 2\n"
    text = page.read_text()
    assert f"`greathall balance {GAME} {page} --bots random --games 2 --seed balance`" in text
    assert "- Missed: daring, 2 players, won" in text


@pytest.mark.usefixtures("goals")
def test_targets_that_are_met_are_fine(terminal: Terminal) -> None:
    del studies.GOALS[0]
    found = terminal("balance", GAME, *FEW)
    assert (found.code, found.err) == (0, "")
    assert found.out.startswith("# Death Eaters Rising: balance")
    assert "All targets are met." in found.out


def test_a_page_is_written_where_there_is_a_folder(terminal: Terminal, tmp_path: Path) -> None:
    found = terminal("balance", GAME, tmp_path / "nowhere" / "balance.md")
    assert found.code == 2
    assert "in a directory that is not there" in found.err
