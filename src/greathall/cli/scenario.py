"""``greathall scenario``: whether what scenario files say holds."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from greathall.cli.settings import settings_of


def scenario(
    context: typer.Context,
    files: Annotated[
        list[Path],
        typer.Argument(exists=True, readable=True, metavar="FILE…", help="Scenario files, or folders of them."),
    ],
) -> None:
    """Play scenarios, and check that what they say holds."""
    from greathall.games import run_scenario
    from greathall.kernel.errors import GreatHallError

    settings = settings_of(context)
    paths = [each for path in files for each in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]
    wrong = 0
    for path in paths:
        try:
            failures = run_scenario(path)
        except (GreatHallError, UnicodeError) as error:
            failures = [str(error)]
        wrong += bool(failures)
        typer.echo(settings.say("scenario-fails" if failures else "scenario-holds", file=str(path)))
        for failure in failures:
            typer.echo(f"    {failure}")
    typer.echo(settings.say("scenarios", count=len(paths), wrong=wrong))
    if wrong or not paths:
        raise typer.Exit(1)
