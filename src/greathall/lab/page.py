"""The report of a game's balance, as a page of Markdown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from greathall.lab.balance import missed, never
from greathall.lab.intervals import Share, Spread
from greathall.lab.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from greathall.lab.balance import Cell, Figure, Found
    from greathall.lab.report import Line, Report


def page(command: str, cells: Sequence[Cell], levels: Sequence[Report]) -> str:
    """Everything."""
    reports = [cell.report for cell in cells]
    middle = reports[len(reports) // 2]
    words = Words(middle, "en")
    faults = [
        f"- Missed: {cell.goal}, {cell.report.seats} players, {words.figure(each.name)}: {each.found}."
        for cell, each in missed(cells)
    ]
    return "\n".join(
        [
            f"# {words.title}: balance",
            "",
            f"Made by `{command}`: {middle.games} games in each cell, bots of the level {middle.bots[0]}, the edition"
            f" {middle.edition} ({middle.edition_hash}). Every figure stands with its 95 % interval. A cell misses its"
            " target (✗) when the whole interval lies outside.",
            "",
            "## Targets",
            *(line for goal in dict.fromkeys(cell.goal for cell in cells) for line in goal_table(goal, cells, words)),
            "",
            *(faults or ["All targets are met."]),
            "",
            "## Never",
            "",
            f"In these {sum(report.games for report in reports)} games together"
            + listed_never(never(reports), words, "everything occurred, and every kind of choice was taken."),
            "",
            "## Levels of bots",
            "",
            f"{levels[0].seats} players, {options_in_words(levels[0])}, {levels[0].games} games each.",
            "",
            "| level | won % | turns | never |",
            "|---|---|---|---|",
            *(level_row(report, words) for report in levels),
            "",
            f"## Lines of the studies: {middle.seats} players, {options_in_words(middle)}",
            "",
            "How often it occurred, in what share of the games, and what share of those was won.",
            *studies_tables(middle.studies, words),
            "",
        ]
    )


# --- targets


def goal_table(goal: str, cells: Sequence[Cell], words: Words) -> Iterator[str]:
    """A goal: its targets, and a row for each number of players."""
    rows = [cell for cell in cells if cell.goal == goal]
    names = list(rows[0].figures)
    yield from ("", f"| {goal} | {' | '.join(words.figure(name) for name in names)} |", "|---" * (len(names) + 1) + "|")
    yield f"| *target* | {' | '.join(f'*{between(rows[0].figures[name])}*' for name in names)} |"
    for cell in rows:
        found = " | ".join(measured(cell.figures[name], words) for name in names)
        yield f"| {cell.report.seats} players | {found} |"


def between(figures: Sequence[Figure]) -> str:
    """A target."""
    each = figures[0]
    if isinstance(each.found, Share):
        return f"{100 * each.least:.0f} to {100 * each.most:.0f} %"
    return f"{each.least:g} to {each.most:g}"


def measured(figures: Sequence[Figure], words: Words) -> str:
    """A figure of a cell, marked when it misses its target; of many lines, the lowest and the highest."""
    if len(figures) == 1:
        return marked(figures[0])
    ordered = sorted(figures, key=lambda each: middle_of(each.found))
    ends = [f"{words.line(*each.name.split('/')[1:])} {marked(each)}" for each in (ordered[0], ordered[-1])]
    return "<br>".join(ends)


def marked(each: Figure) -> str:
    """A figure, marked when it misses its target."""
    return each.found.short + ("" if each.holds else " ✗")


def middle_of(found: Found) -> float:
    """The figure without its interval."""
    return found.share if isinstance(found, Share) else found.median if isinstance(found, Spread) else found.factor


# --- the rest


def listed_never(found: Mapping[str, Sequence[str]], words: Words, nothing: str) -> str:
    """What never occurred, by studies."""
    if not found:
        return f" {nothing}"
    return ":\n\n" + "\n".join(f"- {line}" for line in words.never(found))


def level_row(report: Report, words: Words) -> str:
    """A level of bots."""
    unused = " ".join(words.never(report.never)) or "–"
    return f"| {report.bots[0]} | {report.won.short} | {report.turns.short} | {unused} |"


def options_in_words(report: Report) -> str:
    """The options of a report."""
    return ", ".join(f"{name} {value}" for name, value in report.options.items()) or "no options"


def studies_tables(studies: Mapping[str, Sequence[Line]], words: Words) -> Iterator[str]:
    """The studies of one cell."""
    for study, lines in studies.items():
        yield from ("", f"| {words.study(study)} | times | in games % | won % |", "|---|---|---|---|")
        for line in lines:
            yield f"| {words.line(study, line.word)} | {line.times} | {line.games.short} | {line.won.short} |"
