"""The command, run in this process: its exit code, and what it printed."""

import io
from pathlib import Path
from typing import NamedTuple

import pytest

import greathall
from greathall.cli.app import run
from greathall.kernel.game import Game
from greathall.kernel.records import Chosen, parse

GAME = "death-eaters-rising"
SET_UP = "1\n1\n1\n"
"""Ana sides with Hogwarts and starts with Dumbledore, Ben sides with Hogwarts too; the starter that is left is forced."""
ROLLED = SET_UP + "1\n1\n"
"""... Ana travels to the Ministry and rolls."""


class Outcome(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


class Terminal:
    """Runs the command with lines typed into a pipe."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *arguments: str | Path, typed: str = "") -> Outcome:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments])
        out, err = self.capsys.readouterr()
        return Outcome(code, out, err)

    def play(self, *arguments: str | Path, typed: str = "") -> Outcome:
        """A game of Ana and Ben with a known seed."""
        return self("play", GAME, "--names", "Ana,Ben", "--seed", "7", *arguments, typed=typed)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("GREATHALL_LANG", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return Terminal(monkeypatch, capsys)


def chosen(path: Path) -> list[str]:
    """The choices in a record."""
    return [each.entry.choice for each in parse(path.read_bytes()).entries if isinstance(each.entry, Chosen)]


def first_options(game: Game) -> Game:
    """The game played to its end, always by the first option."""
    while not game.over:
        seat = game.waiting[0]
        game.play(seat, game.options(seat)[0])
    return game


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a finished game."""
    path = tmp_path / "finished.json"
    path.write_bytes(first_options(greathall.start(GAME, seats=2, seed=7)).record().dump())
    return path


@pytest.fixture
def with_tokens(tmp_path: Path) -> Path:
    """A saved game in which somebody whose turn it is not holds a spell token that he could use."""
    table = greathall.start(GAME, seats=2, seed=7)
    path = tmp_path / "tokens.json"
    for seed in range(200):
        table = greathall.start(GAME, seats=2, seed=seed)
        while not table.over:
            seat = table.waiting[0]
            names = [table.name(picked) for picked in table.options(seat)]
            other = 1 - seat
            if any(name.startswith("assign") for name in names) and table.interjecting and table.options(other):
                path.write_bytes(table.record(private=True).dump())
                return path
            useful = [name for name in names if not name.startswith(("stop", "decline"))]
            table.play(seat, (useful or names)[0])
    raise AssertionError("no game with a token")
