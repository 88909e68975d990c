"""The figures of many games, as tables in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from greathall.lab.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from greathall.cli.settings import Settings
    from greathall.lab.report import Report


def show(settings: Settings, report: Report) -> None:
    """Print all tables, and how fast it went."""
    words = Words(report, settings.language)
    console = Console(highlight=False)
    console.print(summary(words, report))
    for table in studies(words, report):
        console.print(table)
    for line in words.never(report.never):
        console.print(f"{words.say('never')}: {line}")
    decided = report.decisions.mean * report.games
    games, decisions = (f"{count / report.seconds:.0f}" for count in (report.games, decided))
    console.print(words.say("rate", games=games, decisions=decisions))


def summary(words: Words, report: Report) -> Table:
    """How often games were won, by what they ended, how long they lasted."""
    table = Table(
        title=words.say("played", game=words.title, seats=report.seats, games=report.games),
        caption=words.say("bots", levels=", ".join(dict.fromkeys(report.bots))),
    )
    table.add_column("")
    table.add_column(words.say("figure"), justify="right")
    table.add_row(words.figure("won"), str(report.won))
    for kind, causes in (("ended", report.ended), ("lost", report.lost)):
        for clause, each in causes.items():
            table.add_row(words.figure(f"{kind}/{clause}"), str(each))
    for name, median in (("turns", report.turns), ("rounds", report.rounds), ("decisions", report.decisions)):
        table.add_row(words.figure(name), str(median))
    return table


def studies(words: Words, report: Report) -> Iterator[Table]:
    """A table for each study."""
    for study, lines in report.studies.items():
        table = Table(title=words.study(study))
        table.add_column("")
        for heading in ("times", "games", "in-games", "and-won"):
            table.add_column(words.say(heading), justify="right")
        for line in lines:
            figures = (line.times, line.games.count, line.games.short, line.won.short)
            table.add_row(words.line(study, line.word), *map(str, figures))
        yield table
