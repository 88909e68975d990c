"""Balance: figures by the names of goals, when a target is missed, and the page that says so."""

from pathlib import Path

import msgspec
import pytest

from greathall.games import find_rules, games, package
from greathall.games.death_eaters_rising.hints import studies
from greathall.kernel.editions import content_hash
from greathall.kernel.errors import NotPossible
from greathall.kernel.studies import Goal
from greathall.kernel.text import languages
from greathall.lab import Report, simulate
from greathall.lab.balance import Cell, Figure, cells_of, compared, figures, measure, missed, never
from greathall.lab.intervals import Share, factor, share, spread
from greathall.lab.page import page
from greathall.lab.report import Line
from greathall.lab.studies import goals_of, keys_of, studies_of
from greathall.lab.words import FOLDER, Words

GAME = "death-eaters-rising"
PAGES = Path(__file__).parent.parent.parent / "docs" / "balance"
COUNTED = [game for game in games() if goals_of(game)]
"""Games that say what should be measured."""


@pytest.fixture(scope="module")
def report() -> Report:
    return simulate(GAME, 2, "random", 12, {"voldemort": 4}, seed="balance")


# --- figures


def test_a_target_is_missed_when_the_whole_interval_lies_outside() -> None:
    """700 of 2400 are 27.4 to 31.0 %."""
    found = share(700, 2400)
    assert Figure("won", found, 0.30, 0.45).holds
    assert Figure("won", found, 0.15, 0.28).holds
    assert not Figure("won", found, 0.32, 0.45).holds
    assert not Figure("won", found, 0.15, 0.27).holds
    assert Figure("turns", spread({11: 40, 12: 60}), 12, 24).holds
    assert not Figure("turns", spread({11: 100}), 12, 24).holds
    assert not Figure("even", factor(300, 100), 1, 2).holds


def test_goals_name_figures_of_the_report(report: Report) -> None:
    def found(name: str) -> object:
        (figure,) = figures(report, name, 0, 1)
        return figure.found

    assert found("won") == report.won
    assert (found("turns"), found("rounds")) == (report.turns, report.rounds)
    assert found("ended/DER-8.3") == report.ended["DER-8.3"]
    assert found("lost/DER-8.3") == report.lost["DER-8.3"]
    assert found("lost/DER-8.1") == share(0, report.games - report.won.count)
    order = next(line for line in report.studies["faction"] if line.word == "order")
    assert found("won/faction/order") == order.won
    assert found("winner/faction/order") == order.winner
    times = [line.times for line in report.studies["travelled"]]
    assert found("even/travelled") == factor(max(times), min(times))


def test_a_star_stands_for_every_line(report: Report) -> None:
    found = figures(report, "won/starter/*", 0, 1)
    assert [each.name for each in found] == [f"won/starter/{line.word}" for line in report.studies["starter"]]
    assert [each.found for each in found] == [line.won for line in report.studies["starter"]]


def test_a_star_after_even_stands_for_every_group_of_several_lines(report: Report) -> None:
    """Two lines of 50, 60 and 20 times, one of 80: only the two can be set beside each other."""

    def line(word: str, times: int, group: str) -> Line:
        return Line(word, times, share(0, 0), share(0, 0), share(0, 0), group)

    lines = [line("a", 60, "50"), line("b", 20, "50"), line("c", 7, "80"), line("d", 1, "")]
    changed = msgspec.structs.replace(report, studies={"mission-done": lines})
    (found,) = figures(changed, "even/mission-done/*", 1, 2)
    assert (found.name, found.found) == ("even/mission-done/50", factor(60, 20))
    assert [each.found for each in figures(changed, "even/mission-done/80", 1, 2)] == []
    assert [each.found for each in figures(changed, "even/mission-done", 1, 2)] == [factor(60, 1)]


def test_a_game_without_goals_has_no_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "GOALS", [])
    with pytest.raises(NotPossible, match="death-eaters-rising has no targets of balance"):
        cells_of(GAME)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are left after some decisions, whatever they need to end."""
    monkeypatch.setattr("greathall.lab.play.LIMIT", 200)


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("game", COUNTED)
def test_every_goal_of_a_game_can_be_measured(game: str) -> None:
    """Its options and seats can be played, each of its figures is found, and each target has two ends."""
    for goal, seats in cells_of(game):
        assert studies_of(find_rules(game, seats, goal.options))
    for each in goals_of(game):
        small = simulate(game, each.seats[0], "random", 1, each.options)
        for name, (least, most) in each.figures.items():
            assert least <= most
            assert figures(small, name, least, most), name


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("game", [game for game in games() if studies_of(find_rules(game, 2, {}))])
def test_every_study_of_a_game_counts_its_events_and_has_a_name_in_every_language(game: str) -> None:
    rules = find_rules(game, 2, {})
    counted = {
        key
        for places in keys_of(rules).values()
        for lines in places.values()
        for each in lines.values()
        for key in each
    }
    assert counted == {(name, line) for name, study in studies_of(rules).items() for line in study.lines.values()}
    report = simulate(game, 2, "random", 1)
    for language in languages(FOLDER):
        words = Words(report, language)
        assert all(f"study-{study}" in words.text.messages for study in report.studies)
        for study, lines in report.studies.items():
            assert all(words.line(study, line.word) for line in lines), study


# --- cells, and the page


def cell(report: Report, goal: str, seats: int, won: int, of: int = 2400) -> Cell:
    """A cell of which only so much matters."""
    changed = msgspec.structs.replace(report, seats=seats, games=of, won=share(won, of))
    return Cell(goal, {"won": figures(changed, "won", 0.45, 0.60)}, changed)


def test_what_is_missed_is_named_by_cell_and_figure(report: Report) -> None:
    cells = [cell(report, "easy", 2, 1200), cell(report, "easy", 4, 900), cell(report, "easy", 3, 1060)]
    assert [(each.report.seats, figure.name) for each, figure in missed(cells)] == [(4, "won")]


def test_only_what_occurred_nowhere_never_occurred(report: Report) -> None:
    one, two = (
        msgspec.structs.replace(report, never=found)
        for found in ({"starter": ["a", "b"], "penalty": ["x"]}, {"starter": ["b", "c"], "choice": ["agree"]})
    )
    assert never([one, two]) == {"starter": ["b"]}
    assert never([one]) == {"starter": ["a", "b"], "penalty": ["x"]}


def test_the_page_says_what_holds_and_what_is_missed(report: Report) -> None:
    levels = [msgspec.structs.replace(report, bots=[name] * 2, never={}) for name in ("random", "adept")]
    sound = [cell(report, "easy", 2, 1200), cell(report, "hard", 2, 1300)]
    text = page("greathall balance …", sound, levels)
    assert text.startswith("# Death Eaters Rising: balance\n\nMade by `greathall balance …`: 2400 games in each cell")
    assert report.edition_hash in text
    assert "| easy | won |\n|---|---|\n| *target* | *45 to 60 %* |\n| 2 players | 50.0 (48.0–52.0) |" in text
    assert "All targets are met." in text
    assert "| Nymphadora Tonks | " in text
    missing = page("greathall balance …", [cell(report, "easy", 4, 900)], levels)
    assert "| 4 players | 37.5 (35.6–39.5) ✗ |" in missing
    assert "- Missed: easy, 4 players, won: 37.5 (35.6–39.5) %, n = 2400." in missing
    assert "All targets are met." not in missing


def test_of_many_lines_the_page_shows_the_lowest_and_the_highest(report: Report) -> None:
    def line(word: str, won: int) -> Line:
        return Line(word, 100, share(100, 100), share(won, 100), share(won, 100))

    lines = [line("order", 40), line("army", 10), line("hogwarts", 70)]
    changed = msgspec.structs.replace(report, studies={"faction": lines})
    found = {"won/faction/*": figures(changed, "won/faction/*", 0.3, 0.5)}
    text = page("…", [Cell("even", found, changed)], [changed])
    assert "Dumbledore’s Army 10.0 (5.5–17.4) ✗<br>Hogwarts 70.0 (60.4–78.1) ✗ |" in text
    assert "- Missed: even, 2 players, faction chosen: Hogwarts: 70.0" in text


def test_cells_are_measured_one_by_one_and_levels_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    goals = [Goal("first", {"voldemort": 4}, [2, 3], {"won": (0, 1)}), Goal("last", {"voldemort": 10}, [2], {})]
    monkeypatch.setattr(studies, "GOALS", goals)
    cells = list(measure(GAME, "random", 2, "cells", 1))
    settings = [(each.goal, each.report.seats, each.report.options["voldemort"]) for each in cells]
    assert settings == [("first", 2, 4), ("first", 3, 4), ("last", 2, 10)]
    assert all(isinstance(figure.found, Share) for figure in cells[0].figures["won"])
    levels = compared(GAME, 1, "cells", 1)
    assert [each.bots[0] for each in levels] == ["random", "apprentice", "adept"]
    assert {(each.seats, each.options["voldemort"]) for each in levels} == {(3, 4)}


@pytest.mark.parametrize("game", sorted(file.stem for file in PAGES.glob("*.md")))
def test_a_report_in_the_docs_is_of_the_edition_that_ships(game: str) -> None:
    text = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    content = find_rules(game, package(game).SEATS[0], {}).content
    assert content_hash(content) in text, f"measure anew: greathall balance {game} docs/balance/{game}.md"
    assert [goal.name for goal in goals_of(game) if f"\n| {goal.name} | " not in text] == []
