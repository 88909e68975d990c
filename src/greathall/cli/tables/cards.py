"""What the tables of all games draw alike: a card in full, and the rolls of a game on average."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text as Line

if TYPE_CHECKING:
    from greathall.kernel.text import Text


def framed(text: Text, title: str | Line, source: str, lines: Iterable[RenderableType]) -> RenderableType:
    """A card in a frame: its name above, where its content comes from below."""
    panel = Panel(
        Group(*lines),
        title=title if isinstance(title, Line) else Line(title, "bold"),
        subtitle=Line(f" {text.say(f'source-{source}')} ", "dim"),
        title_align="left",
        subtitle_align="right",
    )
    return Padding(panel, (1, 0, 0, 0))


def told(kind: str, text: str, clauses: Sequence[str]) -> list[Line]:
    """What a card is, what it says, and the clauses behind it."""
    return [line for line in (Line(kind, "italic"), Line(text), Line(", ".join(clauses), "dim")) if line.plain]


def record_of(records: Collection[str], word: str) -> str:
    """The id of a card, also of one of several copies, or of the card of a sentence; empty where there is none."""
    word = word.partition("/")[0]
    stem, _, number = word.rpartition("-")
    kind = stem if number.isdigit() and word not in records else word
    return kind if kind in records else ""


def averages(text: Text, rolled: dict[str, Counter[int]]) -> list[str]:
    """What was rolled for each purpose, on average beside the 3.5 that is to be expected."""
    return [
        text.say(f"table-rolls-{purpose}", number=faces.total(), average=f"{average(faces):.2f}")
        for purpose, faces in rolled.items()
        if faces
    ]


def average(faces: Counter[int]) -> float:
    """The average of what was rolled."""
    return sum(face * count for face, count in faces.items()) / faces.total()
