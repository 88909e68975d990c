"""``greathall games``: what can be played."""

from __future__ import annotations

from typing import Annotated

import typer

from greathall.cli.settings import Settings, settings_of


def games(
    context: typer.Context,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """The games, with their seats, options and editions."""
    from greathall.games import games as ids

    found = {game: about(settings_of(context), game) for game in ids()}
    if as_json:
        import json

        typer.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    for game, facts in found.items():
        typer.echo(typer.style(game, bold=True) + f"  {facts['title']}")
        for label in ("seats", "editions"):
            typer.echo(f"  {settings_of(context).say(label)}: {', '.join(map(str, listed(facts[label])))}")
        options = facts["options"]
        assert isinstance(options, dict)
        for name, option in options.items():
            typer.echo(
                f"  --option {name}=…  {option['least']} to {option['most']}, {option['default']} by default "
                f"({option['clause']})"
            )


def listed(value: object) -> list[object]:
    """A value that is a list."""
    assert isinstance(value, list)
    return value


def about(settings: Settings, game: str) -> dict[str, object]:
    """What must be known to start a game."""
    from greathall.cli.table import messages_of
    from greathall.games import package
    from greathall.kernel.text import Rulebook

    home = package(game)
    return {
        "title": Rulebook(messages_of(game, settings.language)).title,
        "seats": list(home.SEATS),
        "options": {
            name: {
                "least": allowed[0],
                "most": allowed[-1],
                "default": home.DEFAULTS[name],
                "clause": home.CLAUSES_OF_OPTIONS[name],
            }
            for name, allowed in home.OPTIONS.items()
        },
        "editions": editions(home.__name__),
    }


def editions(home: str) -> list[str]:
    """The editions that come with a game."""
    from importlib import resources

    folder = resources.files(home) / "editions"
    return sorted(each.name for each in folder.iterdir() if (each / "edition.toml").is_file())
