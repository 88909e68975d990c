"""The commands, the options before them, and how errors are told."""

from __future__ import annotations

import sys
import traceback
from typing import Annotated

import typer

from greathall.cli import edition, games, hosting, play, replay, rules, scenario, simulate, verify
from greathall.cli.settings import Settings, settings_of

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Three wizarding-world tabletop games: play them in the terminal, replay and verify games, read the rules.",
    epilog="Exit codes: 0 fine, 1 what was asked for failed, 2 bad use of the command.",
)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("scenario")(scenario.scenario)
app.command("rules")(rules.rules)
app.command("simulate")(simulate.simulate)
app.command("balance")(simulate.balance)
app.command("serve")(hosting.serve)
app.command("backup")(hosting.backup)
app.command("restore")(hosting.restore)
app.command("tables")(hosting.tables)
app.command("delete")(hosting.delete)
app.command("prune")(hosting.prune)
app.command("migrate")(hosting.migrate)
app.add_typer(edition.edition, name="edition")


def show_version(wanted: bool) -> None:
    """Print the version, and no more."""
    if wanted:
        from importlib.metadata import PackageNotFoundError, version

        try:
            typer.echo(f"greathall {version('greathall')}")
        except PackageNotFoundError:
            typer.echo("greathall, from its sources")
        raise typer.Exit()


def check_language(language: str) -> str:
    """A language that there are texts in."""
    from importlib import resources

    from greathall.kernel.text import languages

    known = languages(resources.files("greathall.cli") / "text")
    if language not in known:
        raise typer.BadParameter(f"there are no texts in {language!r}; there are {', '.join(known)}")
    return language


@app.callback()
def every_command(
    context: typer.Context,
    lang: Annotated[
        str,
        typer.Option(
            callback=check_language, envvar="GREATHALL_LANG", metavar="LANGUAGE", help="The language of all texts."
        ),
    ] = "en",
    debug: Annotated[bool, typer.Option("--debug", help="Show where in the program an error arose.")] = False,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """What stands before the command."""
    settings = settings_of(context)
    settings.language = lang
    settings.debug = debug


def run(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code; an error that somebody made is one clear sentence."""
    from greathall.kernel.errors import GreatHallError

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    settings = Settings()
    try:
        app(ordered(sys.argv[1:] if arguments is None else arguments), prog_name="greathall", obj=settings)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    except (GreatHallError, OSError) as error:
        if settings.debug:
            traceback.print_exc()
        typer.echo(f"greathall: {sentence(error)}", err=True)
        return 1
    return 0


def ordered(arguments: list[str]) -> list[str]:
    """The language may also be named behind the command."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    for at in range(end):
        if arguments[at] == "--lang" or arguments[at].startswith("--lang="):
            behind = at + (2 if arguments[at] == "--lang" else 1)
            return arguments[at:behind] + arguments[:at] + arguments[behind:]
    return arguments


def sentence(error: Exception) -> str:
    """An error in words."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)
