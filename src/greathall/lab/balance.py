"""Whether a game is balanced: what it should measure, measured cell by cell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from greathall.kernel.errors import NotPossible
from greathall.lab.intervals import Factor, Share, Spread, factor, share
from greathall.lab.simulate import simulate
from greathall.lab.studies import goals_of, levels_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from greathall.kernel.studies import Goal
    from greathall.lab.report import Line, Report

Progress = Callable[[int], object]
Found = Share | Spread | Factor
EVERY = "*"


class Figure(msgspec.Struct, frozen=True):
    """One figure of a cell, and between what it should lie."""

    name: str
    found: Found
    least: float
    most: float

    @property
    def holds(self) -> bool:
        """A target is missed when the whole interval lies outside."""
        low, high = interval(self.found)
        return low <= self.most and high >= self.least


class Cell(msgspec.Struct, frozen=True):
    """One setting of a game: what was measured there, by the figures that the goal names."""

    goal: str
    figures: dict[str, list[Figure]]
    report: Report


def cells_of(game: str) -> list[tuple[Goal, int]]:
    """All settings for which a game has goals, each with its number of seats."""
    goals = goals_of(game)
    if not goals:
        raise NotPossible(f"{game} has no targets of balance")
    return [(goal, seats) for goal in goals for seats in goal.seats]


def measure(
    game: str, level: str, games: int, seed: str, workers: int, progress: Progress | None = None
) -> Iterator[Cell]:
    """Play so many games in each cell."""
    for goal, seats in cells_of(game):
        report = simulate(game, seats, level, games, goal.options, f"{seed}/{goal.name}", workers, progress=progress)
        yield Cell(goal.name, {name: figures(report, name, *goal.figures[name]) for name in goal.figures}, report)


def compared(game: str, games: int, seed: str, workers: int, progress: Progress | None = None) -> list[Report]:
    """The levels of bots beside each other, in the middle cell."""
    cells = cells_of(game)
    goal, seats = cells[len(cells) // 2]
    return [
        simulate(game, seats, level, games, goal.options, seed, workers, progress=progress) for level in levels_of(game)
    ]


# --- figures, by the names that goals give them


def figures(report: Report, name: str, least: float, most: float) -> list[Figure]:
    """The figures with this name: one, or one for each line of a study."""
    return [Figure(each, found, least, most) for each, found in found_of(report, name)]


def found_of(report: Report, name: str) -> Iterator[tuple[str, Found]]:
    """What a report says about a figure; see ``greathall.kernel.studies``."""
    what, _, rest = name.partition("/")
    study, _, word = rest.partition("/")
    lines = report.studies.get(study, [])
    match what:
        case "turns":
            yield name, report.turns
        case "rounds":
            yield name, report.rounds
        case "ended":
            yield name, report.ended.get(rest, share(0, report.games))
        case "lost":
            yield name, report.lost.get(rest, share(0, report.games - report.won.count))
        case "even":
            yield from ((each, evenness(found)) for each, found in groups_of(name, lines, word))
        case "winner":
            yield from ((f"{what}/{study}/{line.word}", line.winner) for line in of_word(lines, word))
        case _ if study:
            yield from ((f"{what}/{study}/{line.word}", line.won) for line in of_word(lines, word))
        case _:
            yield name, report.won


def of_word(lines: Sequence[Line], word: str) -> list[Line]:
    """The line of a word, or every line."""
    return [line for line in lines if word in (line.word, EVERY)]


def groups_of(name: str, lines: Sequence[Line], word: str) -> Iterator[tuple[str, list[Line]]]:
    """All lines, or those of a group, or those of every group of several lines."""
    if not word:
        yield name, list(lines)
    for group in dict.fromkeys(line.group for line in lines if line.group and word in (line.group, EVERY)):
        found = [line for line in lines if line.group == group]
        if len(found) > 1:
            yield f"{name.removesuffix(word)}{group}", found


def evenness(lines: Sequence[Line]) -> Factor:
    """How many times more often the most frequent line occurred than the rarest."""
    times = [line.times for line in lines]
    return factor(max(times), min(times))


def interval(found: Found) -> tuple[float, float]:
    """Between what the true figure lies."""
    return (found.median_low, found.median_high) if isinstance(found, Spread) else (found.low, found.high)


def missed(cells: Sequence[Cell]) -> list[tuple[Cell, Figure]]:
    """What lies outside its target."""
    return [(cell, each) for cell in cells for group in cell.figures.values() for each in group if not each.holds]


def never(reports: Sequence[Report]) -> dict[str, list[str]]:
    """What occurred in none of the reports."""
    found = {study: list(words) for study, words in reports[0].never.items()}
    for report in reports[1:]:
        found = {
            study: [word for word in words if word in report.never.get(study, [])] for study, words in found.items()
        }
    return {study: words for study, words in found.items() if words}
