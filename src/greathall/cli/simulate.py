"""``greathall simulate`` and ``greathall balance``: many games played by bots, and what they show."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from greathall.cli.play import read_options
from greathall.cli.settings import check_game, check_writable, settings_of

if TYPE_CHECKING:
    from rich.progress import Task

    from greathall.cli.settings import Settings
    from greathall.lab.balance import Progress

GAME = typer.Argument(callback=check_game, metavar="GAME", help="Which game: see `greathall games`.")
WORKERS = typer.Option(min=1, max=256, help="Processes that play; the figures are the same for any number.")
SEED = typer.Option(metavar="WORD", help="The same seed gives the same games.")
COMPARED = 200
"""Games of each level of bots, at most: they only stand beside each other."""


def simulate(
    context: typer.Context,
    game: Annotated[str, GAME],
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="The number of players; the fewest by default.")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="LEVEL", help="Who plays: random, apprentice or adept; or one for each seat, adept,random."
        ),
    ] = "apprentice",
    games: Annotated[int, typer.Option(min=1, max=10_000_000, metavar="N", help="How many games.")] = 100,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    seed: Annotated[str, SEED] = "0",
    workers: Annotated[int, WORKERS] = os.cpu_count() or 1,
    edition: Annotated[
        str, typer.Option(metavar="NAME", help="An edition that comes with the game, or the path of your own.")
    ] = "standard",
    as_json: Annotated[bool, typer.Option("--json", help="The figures as JSON, for programs.")] = False,
) -> None:
    """Play many games with bots, and count what happens.

    How often they are won and lost, and by what; how long they last; what each card, token and place does in them. Each
    figure has its 95 % interval and the number of games behind it.

    For example: greathall simulate death-eaters-rising --seats 3 --bots adept --games 1000 --option voldemort=6
    """
    from greathall.cli.figures import show
    from greathall.games import package
    from greathall.kernel.errors import BadEdition, NotPossible
    from greathall.lab import simulate as play

    settings = settings_of(context)
    wanted = read_options(option or [])
    levels = [level.strip() for level in bots.split(",")]
    try:
        with progress_bar(settings, games) as progress:
            report = play(
                game, seats or package(game).SEATS[0], levels, games, wanted, seed, workers, edition, progress
            )
    except (NotPossible, BadEdition) as error:
        raise typer.BadParameter(str(error)) from None
    if as_json:
        typer.echo(report.json().decode(), nl=False)
    else:
        show(settings, report)


def balance(
    context: typer.Context,
    game: Annotated[str, GAME],
    page: Annotated[
        Path | None,
        typer.Argument(
            callback=check_writable,
            metavar="[PAGE]",
            help="The file for the report; it is printed where none is named.",
        ),
    ] = None,
    bots: Annotated[str, typer.Option(metavar="LEVEL", help="Who plays: random, apprentice or adept.")] = "apprentice",
    games: Annotated[int, typer.Option(min=1, max=1_000_000, metavar="N", help="How many games in each cell.")] = 2400,
    seed: Annotated[str, SEED] = "balance",
    workers: Annotated[int, WORKERS] = os.cpu_count() or 1,
) -> None:
    """Measure a game against its targets of balance.

    A cell for each of its settings, and a report of all. Exit code 1 when a target is missed: when the whole interval of
    a figure lies outside.
    """
    from greathall.kernel.errors import NotPossible
    from greathall.lab.balance import cells_of, compared, measure, missed
    from greathall.lab.page import page as page_of
    from greathall.lab.words import Words

    settings = settings_of(context)
    few = min(games, COMPARED)
    try:
        with progress_bar(settings, games * len(cells_of(game)) + few * 3) as progress:
            cells = list(measure(game, bots, games, seed, workers, progress))
            levels = compared(game, few, seed, workers, progress)
    except NotPossible as error:
        raise typer.BadParameter(str(error)) from None
    named = f"{page} " if page else ""
    text = page_of(f"greathall balance {game} {named}--bots {bots} --games {games} --seed {seed}", cells, levels)
    if page is None:
        typer.echo(text, nl=False)
    else:
        page.write_text(text, encoding="utf-8")
    words = Words(cells[0].report, settings.language)
    for cell, each in missed(cells):
        what = f"{cell.goal}, {cell.report.seats} players, {words.figure(each.name)}: {each.found}"
        typer.echo(settings.say("target-is-missed", what=what), err=True)
    raise typer.Exit(1 if missed(cells) else 0)


@contextmanager
def progress_bar(settings: Settings, games: int) -> Iterator[Progress]:
    """A bar with the rate and the time left, where somebody is watching."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, ProgressColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar
    from rich.text import Text

    class Rate(ProgressColumn):
        """Games a second."""

        def render(self, task: Task) -> Text:
            speed = task.finished_speed or task.speed
            return Text(settings.say("games-a-second", rate=f"{speed:.1f}") if speed else "")

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=games)
        yield lambda played: bar.advance(task, played)
