"""The terminal: what is shown on it, and what is typed. Works the same through pipes, without colour and redrawing."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from greathall.cli.flow import Flow
from greathall.cli.offers import Offer

NUMBER = "bold black on yellow"
CLAUSE = "dim"
WIDEST = 120


class Screen:
    """Shows and asks."""

    def __init__(self, colour: bool = True) -> None:
        self.console = Console(no_color=not colour, highlight=False, markup=False, emoji=False)
        if self.console.width > WIDEST:
            self.console = Console(no_color=not colour, highlight=False, markup=False, emoji=False, width=WIDEST)
        self.is_live = self.console.is_terminal and sys.stdin.isatty()
        if self.is_live:
            import readline  # noqa: F401  typed lines can be edited and recalled

    def ask(self, prompt: str) -> str:
        """One typed line. EOFError when there are no more."""
        if self.is_live:
            return self.console.input(Line(f"{prompt} ", "bold")).strip()
        self.console.print(prompt, end=" ", soft_wrap=True)
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        typed = "".join(letter for letter in line.strip() if letter.isprintable())
        self.console.print(typed, soft_wrap=True)
        return typed

    def show(self, *what: RenderableType) -> None:
        """Print."""
        for each in what:
            self.console.print(each)

    def say(self, sentence: str, style: str = "") -> None:
        """Print a sentence."""
        self.console.print(Line(sentence, style, overflow="ignore"))

    def clear(self) -> None:
        """A new page, where the terminal has pages."""
        if self.is_live:
            self.console.clear()

    def height_of(self, what: RenderableType) -> int:
        """How many lines it takes."""
        return len(self.console.render_lines(what, pad=False))

    def page(self, what: Sequence[str]) -> None:
        """A long text, through the terminal's pager where it is longer than the page."""
        if self.is_live and len(what) > self.console.height - 2:
            with self.console.pager(styles=True):
                self.console.print("\n".join(what))
        else:
            self.console.print("\n".join(what))


def told(news: Iterable[tuple[str, str]], width: int) -> RenderableType:
    """What happened, a sentence a line, each with its clause at the right."""
    grid = Table.grid(padding=(0, 2), expand=False)
    grid.add_column(max_width=width - 14)
    grid.add_column(style=CLAUSE, no_wrap=True)
    for clause, sentence in news:
        grid.add_row(Line(sentence), clause)
    return grid


def headline(sentence: str) -> RenderableType:
    """What is asked."""
    return Padding(Line(sentence, "bold reverse"), (1, 0, 0, 0))


def numbered(offer: Offer) -> Line:
    """An option behind its number; it is not broken across lines."""
    times = f" ×{len(offer.choices)}" if len(offer.choices) > 1 and not offer.row else ""
    return Line.assemble((f" {offer.number:>2} ", NUMBER), f" {offer.cell}{times}")


def listed(offers: Sequence[Offer]) -> RenderableType:
    """The options in their groups, and within them in rows."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", max_width=34)
    grid.add_column()
    group = ""
    for row in rows(offers):
        first = row[0]
        label = first.group if first.group != group or not first.row else ""
        if first.row and label:
            grid.add_row(label, "")
        group = first.group
        grid.add_row(row_label(first) if first.row else label, Flow(numbered(offer) for offer in row))
    return Group(grid)


def row_label(offer: Offer) -> Line:
    """What the options of a row have in common, and how many identical dice there are."""
    times = f" ×{len(offer.choices)}" if len(offer.choices) > 1 else ""
    return Line(f"  {offer.row}{times}", "not bold")


def rows(offers: Sequence[Offer]) -> list[list[Offer]]:
    """Neighbours with the same group and row stand in one; what has no group stands alone."""
    found: list[list[Offer]] = []
    for offer in offers:
        same = found and offer.group and (found[-1][0].group, found[-1][0].row) == (offer.group, offer.row)
        if same:
            found[-1].append(offer)
        else:
            found.append([offer])
    return found
