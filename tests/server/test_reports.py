"""A moment as a scenario: it runs again, and holds nothing that its seat does not know."""

import random
from pathlib import Path

import pytest

import greathall
from greathall.games import games, package, run_scenario
from greathall.kernel.chance import Stream
from greathall.kernel.events import SPECTATOR
from greathall.kernel.knowledge import sample
from greathall.kernel.position import Position
from greathall.kernel.scenario import parse
from greathall.server.reports import scenario_of
from tests.server.walks import walk

TABLES = [(game, seats) for game in games() for seats in package(game).SEATS]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_report_runs_again_as_a_scenario(game: str, seats: int, tmp_path: Path) -> None:
    chooser = random.Random(seats)
    file = tmp_path / "report.toml"
    told = 0
    for seed in range(4):
        for at in walk(greathall.start(game, seats, seed), chooser):
            if chooser.random() < 0.05 or at.over:
                seat = chooser.choice([None, *range(seats)])
                file.write_text(scenario_of(at.rules, at.view(seat), "A report", "DER-3.1"))
                assert run_scenario(file) == [], file.read_text()
                told += 1
    assert told > 8


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_two_worlds_that_look_alike_to_a_seat_give_the_same_report(game: str, seats: int) -> None:
    chooser = random.Random(seats)
    for at in walk(greathall.start(game, seats, 1), chooser):
        seat = chooser.randrange(seats)
        other = sample(at.state, seat, at.rules.names, Stream(bytes(32), b"", ["world"]))
        views = [each.view(seat) for each in (at, Position(at.rules, other))]
        first, second = (scenario_of(at.rules, view, "A report", "DER-3.1") for view in views)
        assert first == second


def test_a_report_says_what_is_asked_and_what_is_offered() -> None:
    game = greathall.start("death-eaters-rising", 2, 1)
    report = parse(scenario_of(game.rules, game.view(0), 'What "is" this?', "DER-2.4"))
    assert (report.title, report.clause) == ('What "is" this?', "DER-2.4")
    assert report.then.startswith("asked ana: choose-faction")
    spectator = parse(scenario_of(game.rules, game.view(), "Seen", "DER-2.4"))
    assert game.view().seat == SPECTATOR
    assert spectator.then == "asked ana\n"
