"""The board: whose turn it is, the Advantage, the rings with what lies and who stands on their spaces, and a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from greathall.cli.flow import Flow
from greathall.cli.tables.talisman.facts import Facts, Fight, Space

if TYPE_CHECKING:
    from greathall.kernel.text import Argument, Text

INKS = {"order": "#dd5542", "death-eaters": "#5f9e6e"}
WARNING = "bold red"
CARD = "▪"
"""A card symbol of a space."""
RINGS = ("outer", "middle", "inner")
COLUMNS = {"outer": 2, "middle": 1, "inner": 1}
"""How many columns a ring has; the castle stands with the Great Hall."""


class Board:
    """Draws the middle of the table."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def say(self, message: str, /, **arguments: Argument) -> str:
        """A label of the table."""
        return self.text.say(f"table-{message}", **arguments)

    def name(self, domain: str, word: str) -> str:
        """The name of a thing."""
        return self.text.thing(domain, word).name

    def head(self, facts: Facts) -> RenderableType:
        """Whose turn it is, which side has the Advantage, where Voldemort is, and what is left in the box."""
        turn = Line(self.say("set-up"), "bold")
        if facts.turn:
            turn = Line.assemble(
                (self.say("turn", number=facts.turn), "bold"),
                f"  {self.say('has-turn', player=self.text.players[facts.active])}",
            )
        advantage = (self.name("side", facts.advantage), f"bold {INKS[facts.advantage]}")
        parts = [
            turn,
            Line.assemble(f"{self.say('advantage')} ", advantage),
            Line.assemble((self.say("voldemort"), "bold reverse"), f" {self.name('space', facts.voldemort)}"),
        ]
        return Group(Flow(parts), Flow(self.counts(facts)))

    def counts(self, facts: Facts) -> list[Line]:
        """What the decks and stacks hold."""
        counted = {
            "outer-deck": len(facts.decks.outer.cards),
            "middle-deck": len(facts.decks.middle.cards),
            "spell-deck": facts.decks.spells.cards,
            "insignia": len(facts.insignia),
            "fate": facts.fate_left,
            "galleons": facts.galleons_left,
        }
        return [Line.assemble((f"{self.say(key)} ", "dim"), str(count)) for key, count in counted.items()]

    # --- spaces

    def rings(self, facts: Facts, is_whole: bool) -> RenderableType:
        """The rings beside each other; or only the spaces on which something is."""
        if not is_whole:
            found = [self.space(facts, each) for each in facts.spaces if self.holds(facts, each)]
            return Padding(Group(*found), (1, 0, 0, 0))
        grid = Table.grid(padding=(0, 2), expand=True)
        cells: list[RenderableType] = []
        for ring in RINGS:
            spaces = [each for each in facts.spaces if (each.ring if each.ring != "hall" else "inner") == ring]
            lines = [self.space(facts, each) for each in spaces]
            size = -(-len(lines) // COLUMNS[ring])
            for column in range(COLUMNS[ring]):
                title = Line(self.name("ring", ring) if column == 0 else "", "bold underline")
                cells.append(Group(title, *lines[column * size : (column + 1) * size]))
                grid.add_column(ratio=1)
        grid.add_row(*cells)
        return Padding(grid, (1, 0, 0, 0))

    def standing(self, facts: Facts, space: Space) -> list[int]:
        """Who stands on a space."""
        return [number for number, seat in enumerate(facts.seats) if seat.character and seat.space == space.id]

    def holds(self, facts: Facts, space: Space) -> bool:
        """Whether anything is on a space."""
        here = self.standing(facts, space)
        return bool(here or space.cards or space.galleons or space.id == facts.voldemort)

    def space(self, facts: Facts, space: Space) -> Line:
        """A space: its card symbols, who stands there, what lies there."""
        line = Line(self.name("space", space.id))
        if space.draws:
            line.append(f" {CARD * space.draws}", "dim")
        if space.id == facts.voldemort:
            line.append(" ")
            line.append(f"☠ {self.say('voldemort')}", "bold reverse")
        for number in self.standing(facts, space):
            line.append(" ")
            line.append(f"▸{self.text.players[number]}", f"bold {INKS[facts.seats[number].faction]}")
        lying = [self.name("card", card) for card in space.cards]
        if space.galleons:
            lying.append(self.say("galleons-lying", number=space.galleons))
        if lying:
            line.append(f" ({self.text.listed(lying)})", "italic")
        return line

    # --- a fight

    def fight(self, facts: Facts, fight: Fight) -> RenderableType:
        """Who fights whom by what, and the scores so far."""
        line = Line.assemble(
            (f" {self.say('fight')} ", "bold reverse"),
            f" {self.text.players[fight.fighter]} – {self.foe(fight)}",
        )
        if fight.by is not None:
            line.append(f"  {self.name('value', fight.by)} {fight.score} : {fight.foe_score}", "bold")
        return Padding(line, (1, 0, 0, 0))

    def foe(self, fight: Fight) -> str:
        """Against whom a fight is."""
        if fight.is_voldemort:
            return self.say("voldemort")
        if fight.text is not None:
            return self.name("effect", fight.text)
        if fight.enemies:
            return self.text.listed([self.name("card", card) for card in fight.enemies], "and")
        return self.text.players[fight.rival] if fight.rival is not None else self.text.say("nothing")
