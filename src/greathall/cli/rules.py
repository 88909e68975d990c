"""``greathall rules``: the rulebook of a game."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from greathall.cli.settings import check_game, settings_of

if TYPE_CHECKING:
    from greathall.kernel.text import Rulebook

WIDEST = 100


def rules(
    context: typer.Context,
    game: Annotated[
        str, typer.Argument(callback=check_game, metavar="GAME", help="Which game: see `greathall games`.")
    ],
    clause: Annotated[str, typer.Argument(metavar="[CLAUSE]", help="A section (3) or a clause (3.4 or DER-3.4).")] = "",
    search: Annotated[str, typer.Option(metavar="WORDS", help="Only clauses with these words.")] = "",
) -> None:
    """Read the rules: all of them, a section, or a clause."""
    from greathall.cli.table import messages_of
    from greathall.kernel.text import Rulebook

    settings = settings_of(context)
    book = Rulebook(messages_of(game, settings.language))
    number = clause.strip().lower().removeprefix(f"{book.prefix}-")
    lines = list(told(book, number, search.lower()))
    if not lines:
        if not has(book, number):
            raise typer.BadParameter(settings.say("no-such-clause", clause=clause, last=len(book.sections)))
        typer.echo(settings.say("nothing-found", words=search), err=True)
        raise typer.Exit(1)
    typer.echo("\n".join(lines))


def has(book: Rulebook, number: str) -> bool:
    """Whether there is such a section or clause; all of the book when none is named."""
    return any(fits(number, section.number, name) for section in book.sections for name, _ in section.clauses)


def fits(wanted: str, section: int, name: str) -> bool:
    """Whether a clause is the one that is wanted, or in the section that is."""
    return wanted in ("", str(section), re.sub(r"^\w+-", "", name).lower())


def told(book: Rulebook, number: str, search: str) -> Iterator[str]:
    """The lines of what is asked for."""
    if not number and not search:
        yield from (typer.style(book.title, bold=True), *wrapped(book.about, ""))
    for section in book.sections:
        clauses = [
            (name, text)
            for name, text in section.clauses
            if fits(number, section.number, name) and all(word in text.lower() for word in search.split())
        ]
        if not clauses:
            continue
        if "." not in number:
            yield from ("", typer.style(f"{section.number}  {section.heading}", bold=True))
        for name, text in clauses:
            yield from wrapped(text, name)


def wrapped(text: str, name: str) -> list[str]:
    """A text within the terminal, behind its clause."""
    width = min(shutil.get_terminal_size().columns, WIDEST) - 1
    lines = textwrap.wrap(text, width - 10 if name else width)
    if not name:
        return lines
    return [typer.style(f"{name:<10}", dim=True) + lines[0], *(" " * 10 + line for line in lines[1:])]
