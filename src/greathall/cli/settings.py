"""What holds for every command: the language, and how errors are told."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from greathall.kernel.text import Argument, Messages

RECORD = typer.Argument(exists=True, dir_okay=False, readable=True, metavar="RECORD", help="The file of a game.")


class Settings:
    """The options that stand before the command."""

    def __init__(self) -> None:
        self.language = "en"
        self.debug = False

    def messages(self) -> Messages:
        """The terminal's own messages."""
        from greathall.kernel.text import read_messages

        return read_messages(resources.files("greathall.cli") / "text", self.language)

    def say(self, message: str, /, **arguments: Argument) -> str:
        """One of them."""
        return self.messages().say(message, arguments)


def settings_of(context: typer.Context) -> Settings:
    """The settings that a command runs with."""
    found = context.find_object(Settings)
    assert found is not None
    return found


def check_game(name: str) -> str:
    """The id of a game, or bad use of the command."""
    from greathall.games import games

    if name not in games():
        raise typer.BadParameter(f"there is no game {name!r}; there is {', '.join(games())}")
    return name


def check_writable(path: Path | None) -> Path | None:
    """A file that could be written, or bad use of the command."""
    if path is not None and (path.is_dir() or not path.absolute().parent.is_dir()):
        what = "a directory" if path.is_dir() else "in a directory that is not there"
        raise typer.BadParameter(f"{path} is {what}")
    return path
