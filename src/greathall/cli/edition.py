"""``greathall edition``: check an edition, begin one of one's own, read its cards."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Annotated

import typer

from greathall.cli.settings import Settings, check_game, settings_of

edition = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Check, begin and read editions.")
GAME = typer.Argument(callback=check_game, metavar="GAME", help="Which game: see `greathall games`.")


@edition.command()
def check(
    context: typer.Context,
    folder: Annotated[
        Path, typer.Argument(exists=True, file_okay=False, metavar="FOLDER", help="The edition's folder.")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="The faults as JSON, for programs.")] = False,
) -> None:
    """Find every fault of an edition at once: its file, line and path, what was found, what is allowed."""
    from greathall.games import find_rules, package
    from greathall.kernel.editions import read_edition
    from greathall.kernel.errors import BadEdition

    settings = settings_of(context)
    faults: list[str] = []
    try:
        game = read_edition(folder).game()
        find_rules(game, package(game).SEATS[0], {}, str(folder.absolute()))
    except BadEdition as error:
        faults = error.faults
    if as_json:
        import json

        typer.echo(json.dumps({"faults": faults}, ensure_ascii=False, indent=1))
    else:
        for fault in faults:
            typer.echo(fault)
        message = "edition-has-faults" if faults else "edition-is-sound"
        typer.echo(settings.say(message, edition=str(folder), count=len(faults)))
    raise typer.Exit(1 if faults else 0)


@edition.command()
def new(
    context: typer.Context,
    game: Annotated[str, GAME],
    folder: Annotated[Path, typer.Argument(file_okay=False, metavar="FOLDER", help="A folder that is not there yet.")],
) -> None:
    """Write a commented form, to be filled in from the cards of a real box."""
    from greathall.games import package, shipped_edition
    from greathall.kernel.forms import form_files

    settings = settings_of(context)
    if folder.exists() and any(folder.iterdir()):
        raise typer.BadParameter(settings.say("edition-folder-is-full", folder=str(folder)))
    records = importlib.import_module(f"{package(game).__name__}.records")
    folder.mkdir(parents=True, exist_ok=True)
    files = form_files(records.Edition, shipped_edition(game, "standard").content)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    typer.echo(settings.say("edition-form-is-written", folder=str(folder), count=len(files)))


@edition.command()
def show(
    context: typer.Context,
    game: Annotated[str, GAME],
    card: Annotated[str, typer.Argument(metavar="[CARD]", help="The id of one card.")] = "",
    edition: Annotated[str, typer.Option(metavar="NAME", help="An edition's name, or its folder.")] = "standard",
    texts: Annotated[bool, typer.Option("--texts", help="Only names and texts, a card a line.")] = False,
) -> None:
    """The cards of an edition with their texts, as players read them."""
    from greathall.games import find_rules, package

    settings = settings_of(context)
    rules = find_rules(game, package(game).SEATS[0], {}, edition)
    words = importlib.import_module(f"{package(game).__name__}.text")
    text = words.text_of(rules, settings.language, [])
    cards = words.cards_of(rules.content)
    book = importlib.import_module(f"{package(game).__name__}.book").cards(text, rules.content)
    if card and card not in cards:
        raise typer.BadParameter(settings.say("no-such-card", card=card))
    for name, record in cards.items():
        if card not in ("", name):
            continue
        said = book[name].text or "–"
        typer.echo(f"{text.cards[name]}: {said}" if texts else in_full(settings, text.cards[name], record, said))


def in_full(settings: Settings, name: str, record: object, said: str) -> str:
    """A card with its values, as the edition has them."""
    import msgspec

    values = {
        key: each
        for key, each in msgspec.to_builtins(record).items()
        if key not in ("name", "title", "effects", "effects-opposing", "abilities")
    }
    lines = [typer.style(name, bold=True), f"  {said}"]
    return "\n".join(
        [*lines, *(f"  {key}: {written(value)}" for key, value in values.items() if value not in ([], {}, 0)), ""]
    )


def written(value: object) -> str:
    """A value of a card."""
    if isinstance(value, dict):
        return ", ".join(f"{each} {key}" for key, each in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
