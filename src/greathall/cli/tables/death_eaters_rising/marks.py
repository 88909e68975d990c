"""The small signs of the table. Each stands beside its word or number: nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.text import Text as Line

from greathall.cli.flow import Flow

if TYPE_CHECKING:
    from greathall.cli.tables.death_eaters_rising.facts import Character
    from greathall.games.death_eaters_rising.vocabulary import Trait
    from greathall.kernel.text import Text

TRAITS = {
    "knowledge": ("◆", "◇", "#4a86e8"),
    "bravery": ("▲", "△", "#a86bd8"),
    "loyalty": ("■", "□", "#dd5542"),
    "friendship": ("♥", "♡", "#cf8425"),
}
"""For each trait the sign of a covered symbol, that of an open one, and its ink."""
INKS = {"hogwarts": "#4a86e8", "order": "#dd5542", "army": "#a86bd8"}
WARNING = "bold red"


def symbols(
    text: Text, needed: Mapping[Trait, int] | Mapping[str, int], covered: Mapping[str, int], label: str = ""
) -> Flow:
    """The symbols of a card: ``◆◇ knowledge  △ bravery``, the covered ones filled; with what they are for before them."""
    wanted = {str(trait): count for trait, count in needed.items()}
    parts = [Line(f"{label}:", "bold")] if label else []
    for trait, (filled, hollow, ink) in TRAITS.items():
        if wanted.get(trait) or covered.get(trait):
            signs = filled * covered.get(trait, 0) + hollow * wanted.get(trait, 0)
            parts.append(Line(f"{signs} {text.thing('trait', trait).name}", ink))
    return Flow(parts, " ")


def face(text: Text, word: str) -> Line:
    """What a die shows: ``◆◆ double knowledge``."""
    trait = word.removesuffix("-2")
    filled, _, ink = TRAITS[trait]
    signs = filled * 2 if word.endswith("-2") else filled
    return Line(f"{signs} {text.thing('face', word).name}", ink)


def cells(count: int, of: int, signs: str = "▮▯", danger: bool = False) -> Line:
    """A track: ``▮▮▯▯ 2/4``."""
    return Line(f"{signs[0] * count}{signs[1] * (of - count)} {count}/{of}", WARNING if danger else "")


def damage(character: Character) -> Line:
    """A character's damage track; a full one stands out."""
    return cells(character.damage, character.track, danger=character.damage >= character.track)
