"""Voldemort, and the three locations with what lies beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.box import HEAVY, SQUARE
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from greathall.cli.flow import Flow, Level
from greathall.cli.tables.death_eaters_rising.facts import Character, Facts, Location
from greathall.cli.tables.death_eaters_rising.marks import INKS, WARNING, cells, damage, symbols
from greathall.games.death_eaters_rising.records import Wizard
from greathall.games.death_eaters_rising.terms import FULL, HOSPITAL_LIMIT, LOST_PLACES

if TYPE_CHECKING:
    from greathall.games.death_eaters_rising.records import Named
    from greathall.kernel.text import Argument, Text


class Board:
    """Draws the middle of the table."""

    def __init__(self, text: Text, cards: dict[str, Named], texts: dict[str, str]) -> None:
        self.text = text
        self.cards = cards
        self.texts = texts

    def say(self, message: str, /, **arguments: Argument) -> str:
        """A label of the table."""
        return self.text.say(f"table-{message}", **arguments)

    # --- Voldemort, and what is counted

    def head(self, facts: Facts) -> RenderableType:
        """Whose turn it is, Voldemort, and the counts by which the game is won or lost."""
        grid = Table.grid(expand=True)
        grid.add_column()
        grid.add_column(justify="right")
        grid.add_row(self.turn(facts), self.voldemort(facts))
        his = [symbols(self.text, facts.voldemort.open, {}, self.say("voldemort"))] if facts.voldemort.revealed else []
        return Group(grid, *his, Flow(self.counts(facts)), *self.penalties(facts))

    def turn(self, facts: Facts) -> Line:
        """The number of the turn, and whose it is."""
        if not facts.turn:
            return Line(self.say("set-up"), "bold")
        player = self.text.players[facts.active]
        return Line.assemble((self.say("turn", number=facts.turn), "bold"), "  ", self.say("has-turn", player=player))

    def voldemort(self, facts: Facts) -> Line:
        """Where he looks, how much damage he has, and once he is revealed what it takes."""
        he = facts.voldemort
        line = Line.assemble((self.say("voldemort"), "bold reverse"), "  ", cells(he.damage, he.goal))
        return line.append(f"  {self.say('limit', number=he.limit) if he.revealed else self.say('hidden')}", "dim")

    def counts(self, facts: Facts) -> list[Line]:
        """The Hospital Wing, Azkaban, corrupted places, the deck, the tokens."""
        limit = HOSPITAL_LIMIT[len(facts.seats)]
        wing, fallen = len(facts.hospital_wing), len(facts.corrupted_places)
        return [
            Line.assemble(f"{self.say('hospital')} ", (f"{wing}/{limit}", WARNING if wing >= limit - 2 else "bold")),
            Line.assemble(f"{self.say('azkaban')} ", (str(len(facts.azkaban)), "bold")),
            Line.assemble(f"{self.say('corrupted')} ", (f"{fallen}/{LOST_PLACES}", WARNING if fallen > 2 else "bold")),
            Line.assemble(f"{self.say('deck')} ", (str(facts.deck), "bold")),
            Line.assemble(f"{self.say('supply')} ", (str(facts.token_supply), "bold")),
        ]

    def penalties(self, facts: Facts) -> list[Line]:
        """What corrupted places forbid or demand this turn."""
        now = facts.penalties
        said = [
            self.say(message)
            for message, holds in (
                ("healing-limited", now.healing_limited),
                ("tokens-forbidden", now.tokens_forbidden),
                ("turning-forbidden", now.turning_forbidden),
            )
            if holds
        ]
        for message, extra in (("on-death-eaters", now.extra_on_death_eaters), ("on-wizards", now.extra_on_wizards)):
            said += [
                self.say(message, trait=self.text.thing("trait", trait), number=count) for trait, count in extra.items()
            ]
        return [Line(f"{self.say('this-turn')} {each}", WARNING) for each in said]

    # --- locations

    def locations(self, facts: Facts, texts: bool) -> RenderableType:
        """The three locations beside each other, clockwise."""
        return Level([self.location(facts, each, texts) for each in facts.locations])

    def location(self, facts: Facts, location: Location, texts: bool) -> Panel:
        """A location: Voldemort's is in reverse, the active player's has a heavy frame; both are said in words too."""
        faced = location.id == facts.voldemort.faces
        here = location.id == facts.mission
        title = Line(f" {self.text.thing('location', location.id).name} ", "bold reverse" if faced else "bold")
        marks = []
        if faced:
            marks.append((f" ☠ {self.say('voldemort-here')} ", "bold reverse"))
        if here:
            marks.append((f" ⚑ {self.say('mission-of', player=self.text.players[facts.active])} ", "bold"))
        parts: list[RenderableType] = [self.place(location)]
        for each in location.beside:
            parts += ["", *self.character(each, texts)]
        return Panel(
            Group(*parts),
            title=title,
            subtitle=Line().join(Line(*mark) for mark in marks) if marks else None,
            box=HEAVY if here else SQUARE,
            border_style="" if here else "dim",
        )

    def place(self, location: Location) -> RenderableType:
        """The current place with its corruption, and what lies beneath it."""
        names = [self.text.thing("place", place).name for place in location.places]
        current = names[0] if names else self.say("no-place")
        rings = cells(location.corruption, FULL, "◉○", danger=location.corruption >= FULL - 1)
        beneath = self.say("beneath", place=names[1]) if len(names) > 1 else self.say("nothing-beneath")
        return Group(Line(current), Line.assemble(rings, f" {self.say('corruption')}"), Line(beneath, "dim"))

    def character(self, character: Character | None, texts: bool) -> list[RenderableType]:
        """A character: its name, what it is, its damage, its symbols, what it does."""
        if character is None:
            return [Line(self.say("gap"), "dim"), "", ""]
        lines: list[RenderableType] = [
            self.name(character.id),
            Line.assemble(self.kind(character.id), " ", damage(character)),
            symbols(self.text, character.open, character.covered),
        ]
        return lines + [Line(self.texts[character.id], "dim")] if texts else lines

    def name(self, card: str) -> Line:
        """A card's name in the ink of its faction."""
        record = self.cards[card]
        return Line(self.text.cards[card], f"bold {INKS[record.faction]}" if isinstance(record, Wizard) else "bold")

    def kind(self, card: str) -> str:
        """The faction of a wizard, in short; or that it is a Death Eater."""
        record = self.cards[card]
        if isinstance(record, Wizard):
            return self.text.thing("faction", record.faction).form("short")
        return self.say("death-eater")
