"""Every scenario file holds, and shows the clauses that it names."""

import importlib
from pathlib import Path

import pytest

from greathall.games import find_rules, package
from greathall.kernel.scenario import read_file, run
from tests.tables import SHOWN, Watched

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("src/greathall/games/*/scenarios/*.toml"), *ROOT.glob("tests/scenarios/**/*.toml")])


def name_of(path: Path) -> str:
    """The name of a test: the file, and its clauses."""
    return " ".join([f"{path.parts[-3]}/{path.stem}", *read_file(path).clauses()])


def test_there_are_scenarios() -> None:
    assert len(FILES) > 0


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_the_scenario_holds(path: Path) -> None:
    scenario = read_file(path)
    setting = importlib.import_module(f"{package(scenario.game).__name__}.position")
    table = Watched(
        lambda seats: find_rules(scenario.game, seats, scenario.options, scenario.edition), setting, scenario.given
    )
    assert run(scenario, table) == []
    assert set(scenario.clauses()) <= SHOWN
