"""Pieces in a row that wrap between them and never within."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line


class Flow:
    """Pieces side by side, as many in a line as there is room for; lines after the first are indented."""

    def __init__(self, pieces: Iterable[Line], between: str = "   ", indent: int = 0) -> None:
        self.pieces = list(pieces)
        self.between = between
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Line("\n").join(lines(self.pieces, self.between, self.indent, options.max_width))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces] or [0]
        whole = sum(widths) + len(self.between) * (len(widths) - 1)
        return Measurement(min(max(widths) + self.indent, options.max_width), min(whole, options.max_width))


def lines(pieces: Sequence[Line], between: str, indent: int, width: int) -> list[Line]:
    """The pieces in lines that are no wider than this, where no piece is."""
    found = [Line()]
    for piece in pieces:
        used = found[-1].cell_len
        if used > indent and used + len(between) + piece.cell_len > width:
            found.append(Line(" " * indent))
        elif used > indent or (used and len(found) == 1):
            found[-1].append(between)
        found[-1].append_text(piece)
    return found


class Level:
    """Panels side by side, equally wide and equally high."""

    def __init__(self, panels: Sequence[Panel]) -> None:
        self.panels = panels

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width // len(self.panels)
        narrow = options.update(width=width)
        height = max(len(console.render_lines(panel, narrow)) for panel in self.panels)
        grid = Table.grid()
        for panel in self.panels:
            panel.height = height
            grid.add_column(width=width)
        grid.add_row(*self.panels)
        yield grid
