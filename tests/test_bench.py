"""The bench, with contestants that only say figures: what it makes of them, and what it says of those who cannot come."""

import io
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from bench import environments
from bench.contest import Contestant as Measuring
from bench.contest import each, measure
from bench.engine import Contestant, chosen, contest, games_of
from bench.environments import NotAvailable
from bench.report import Budget, Results, facts, met, tables

ROOT = Path(__file__).resolve().parent.parent
SAYS = """
import json, sys
round = int(sys.argv[sys.argv.index("--seed") + 1]) // 100_000
print("a peer may print what it likes")
print(json.dumps({"name": "fake", "version": "2", "decisions": DECISIONS[round], "clone_us": CLONES[round]}))
"""


def fake(name: str, decisions: list[float], clones: list[float]) -> Contestant:
    code = f"DECISIONS, CLONES = {decisions}, {clones}{SAYS}"
    return Contestant(name, name.split()[0], lambda: (sys.executable, "-c", code))


def failing(name: str, code: str) -> Contestant:
    return Contestant(name, name, lambda: (sys.executable, "-c", code))


def never(name: str, reason: str) -> Contestant:
    def command() -> Sequence[str | Path]:
        raise NotAvailable(reason)

    return Contestant(name, name, command)


def printed(results: Results, rounds: int) -> str:
    console = Console(file=io.StringIO(), width=200)
    for table in tables(results, facts(0, rounds, 1.0)):
        console.print(table)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_figures_are_medians_and_ratios_are_of_the_same_round() -> None:
    """The machine was four times slower in the last round: a ratio of medians would say 10."""
    ours = fake("ours", [900.0, 1000.0, 200.0], [2.0, 3.0, 9.0])
    theirs = fake("catanatron", [300.0, 100.0, 50.0], [60.0, 60.0, 270.0])
    results = contest([ours, theirs], rounds=3, seconds=0.1)
    assert results.values("ours", "decisions") == [900.0, 1000.0, 200.0]
    assert (results.median("ours", "decisions"), results.median("ours", "clone_us")) == (900.0, 3.0)
    assert results.ratio("ours", "decisions") == 4.0  # of 3, 10 and 4
    assert results.ratio("ours", "clone_us") == 30.0  # lower is better: of 30, 20 and 30
    assert results.spread("ours", "decisions") == pytest.approx(800 / 900)
    assert (results.median("ours", "adept"), results.ratio("nobody", "decisions")) == (None, None)


def test_contestants_take_turns() -> None:
    said: list[object] = []
    contest([fake("one", [1.0] * 2, [1.0] * 2), fake("other", [1.0] * 2, [1.0] * 2)], 2, 0.1, said.append)
    assert said == [f"Round {number} of 2: {name}" for number in (1, 2) for name in ("one", "other")]


def test_who_cannot_come_stands_in_the_table_with_the_reason() -> None:
    breaks = failing("breaks", "import sys; sys.exit('the board is lost')")
    missing = never("open_spiel", "no wheel for this machine")
    results = contest([fake("catanatron", [5.0], [1.0]), breaks, missing], rounds=1, seconds=0.1)
    assert results.missing == {"breaks": "the board is lost", "open_spiel": "no wheel for this machine"}
    page = printed(results, 1)
    assert re.search(r"open_spiel\W+no wheel for this machine", page)
    assert re.search(r"breaks\W+the board is lost", page)
    assert "too few to rely on" in page
    plain = json.loads(json.dumps(results.plain()))["contestants"]
    assert plain["breaks"] == {"missing": "the board is lost", "figures": {}}
    assert plain["catanatron"]["figures"]["decisions"]["rounds"] == [5.0]


def test_who_fails_later_keeps_what_was_measured_and_is_not_asked_again() -> None:
    said: list[object] = []
    results = contest([fake("tired", [7.0], [1.0])], 3, 0.1, said.append)  # it has no figure for the second round
    assert results.values("tired", "decisions") == [7.0]
    assert results.missing == {"tired": "IndexError: list index out of range"}
    assert len(said) == 2


def test_a_budget_is_a_ceiling_for_times_and_a_floor_for_rates_and_ratios() -> None:
    time = Budget("", "", "clone_us", 2.5, 1.5)
    rate = Budget("", "", "decisions", 120_000, 250_000)
    ratio = Budget("", "", "clone_us", 4, 8, ratio=True)
    assert [met(time, value, time.budget) for value in (2.4, 2.6)] == [True, False]
    assert [met(rate, value, rate.budget) for value in (119_999, 120_000)] == [False, True]
    assert [met(ratio, value, ratio.stretch) for value in (7.9, 8.1)] == [False, True]


def test_the_table_says_which_budgets_are_met() -> None:
    ours = fake("death-eaters-rising, compiled", [130_000.0], [2.0])
    results = contest([ours, fake("catanatron", [40_000.0], [70.0])], rounds=1, seconds=0.1)
    rows = {
        line.split("│")[1].strip(): line.split("│")[2:-1] for line in printed(results, 5).splitlines() if "│" in line
    }
    cells = {name: [cell.strip() for cell in row] for name, row in rows.items()}
    game = "death-eaters-rising: "
    assert cells[f"{game}decisions a second"] == ["130,000", "120,000", "yes", "250,000", "no"]
    assert cells[f"{game}decisions a second, times catanatron"] == ["3.25", "4.00", "no", "8.00", "no"]
    assert cells[f"{game}clone of a game, µs"] == ["2.00", "2.50", "yes", "1.50", "no"]
    assert f"{game}state in memory, sharing nothing, bytes" not in cells  # nobody measured it


def test_games_that_cannot_be_listed_are_missing_with_the_reason() -> None:
    games = games_of("small", "print('duel walk')", "--small")
    assert [each.name for each in games] == [
        f"{game}, {kind}" for game in ("duel", "walk") for kind in ("compiled", "interpreted")
    ]
    results = contest(games_of("small", "import sys; sys.exit('half written')"), rounds=1, seconds=0.1)
    assert results.missing == {"small games": "half written"}


def test_groups_and_names_choose() -> None:
    everyone = [fake("greathall one", [], []), fake("greathall two", [], []), fake("catanatron", [], [])]
    assert chosen(everyone, []) == everyone
    assert chosen(everyone, ["greathall"]) == everyone[:2]
    assert chosen(everyone, ["catanatron", "greathall two"]) == everyone[1:]
    games = [fake("talisman, compiled", [], []), fake("talisman, interpreted", [], []), *everyone]
    assert chosen(games, ["talisman"]) == games[:2]
    with pytest.raises(SystemExit, match="no contestant 'chess'"):
        chosen(everyone, ["chess"])


class Countdown(Measuring):
    """Fifteen choices of two numbers and a last one of one."""

    name = "countdown"
    middles = 3

    def start(self, seed: int) -> list[int]:
        return [16]

    def play(self, game: list[int], draw: object, limit: int) -> tuple[int, int]:
        left = min(game[0], limit)
        game[0] -= left
        return left, left - (left > 0 and game[0] == 0)

    def over(self, game: list[int]) -> bool:
        return game[0] == 0

    def options(self, game: list[int]) -> Sequence[object]:
        return range(2)

    def clone(self, game: list[int]) -> list[int]:
        return game.copy()


def test_a_contestant_is_measured_on_whole_games_and_on_middles() -> None:
    figures = measure(Countdown(), 0.02, 1)
    assert (figures["name"], figures["length"], figures["options"]) == ("countdown", 16.0, 2.0)
    decisions, choices = figures["decisions"], figures["choices"]
    assert isinstance(decisions, float)
    assert isinstance(choices, float)
    assert choices / decisions == pytest.approx(15 / 16)
    assert 56 <= float(figures["bytes"]) < 200  # a list of one int
    assert "wide_30_us" not in figures


def test_repeating_goes_through_all_things_equally_often() -> None:
    seen: list[int] = []
    each(seen.append, [1, 2, 3], 0.001)
    assert seen.count(1) == seen.count(2) == seen.count(3) > 0


def test_an_environment_is_made_once_and_again_when_its_lock_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ran: list[tuple[str | Path, ...]] = []

    def note(*command: str | Path) -> None:
        ran.append(command)
        (tmp_path / "peers" / "chess").mkdir(parents=True, exist_ok=True)

    monkeypatch.setattr(environments, "PEERS", tmp_path / "peers")
    monkeypatch.setattr(environments, "REQUIREMENTS", tmp_path)
    monkeypatch.setattr(environments, "run", note)
    for name in ("building", "chess"):
        (tmp_path / f"bench-{name}.txt").write_text("one")
    environments.environment("chess")
    assert len(ran) == 3
    environments.environment("chess")
    assert len(ran) == 3
    (tmp_path / "bench-chess.txt").write_text("two")
    environments.environment("chess")
    assert len(ran) == 6


@pytest.mark.parametrize("peer", ["building", "catanatron", "open_spiel", "rlcard", "chess"])
def test_what_a_peer_needs_is_pinned_and_hashed(peer: str) -> None:
    text = (ROOT / "requirements" / f"bench-{peer}.txt").read_text()
    entries = re.split(r"(?m)^(?=[a-z])", re.sub(r"(?m)^#.*\n", "", text))[1:]
    assert entries
    assert [entry for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []
