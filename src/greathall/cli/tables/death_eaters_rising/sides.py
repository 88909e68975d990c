"""The players' sides of the table: teams, headquarters, tokens and dice."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from greathall.cli.flow import Flow
from greathall.cli.tables.death_eaters_rising.facts import Character, Facts, Seat
from greathall.cli.tables.death_eaters_rising.marks import INKS, WARNING, damage, face, symbols

if TYPE_CHECKING:
    from greathall.cli.tables.death_eaters_rising.board import Board

POOL = "pool"
DISCARDED = "discarded-dice"


class Sides:
    """Draws what belongs to players."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.text = board.text
        self.say = board.say

    def others(self, facts: Facts) -> list[RenderableType]:
        """The other players, in the order of play."""
        count = len(facts.seats)
        seats = [(facts.active + step) % count for step in range(1, count)]
        return [self.other(seat, facts.seats[seat]) for seat in seats if facts.seats[seat].faction]

    def other(self, number: int, seat: Seat) -> RenderableType:
        """A player in two lines: the team, and the spell tokens."""
        team = [Line.assemble(self.board.name(each.id), " ", damage(each)) for each in seat.team]
        team = team or [Line(self.say("gap"), "dim")]
        lines = Flow([self.player(number, seat), *team], indent=4)
        return Group(lines, self.tokens(seat, "    ")) if seat.tokens else lines

    def player(self, number: int, seat: Seat) -> Line:
        """A player's name and faction."""
        faction = seat.faction or ""
        short = self.text.thing("faction", faction).form("short")
        return Line.assemble((self.text.players[number], "bold"), " ", (f"({short})", INKS[faction]))

    def tokens(self, seat: Seat, indent: str) -> Flow:
        """The spell tokens of a player, those of a kind together."""
        kinds = Counter(seat.tokens)
        named = [
            self.text.thing("token", kind).name + (f" ×{count}" if count > 1 else "") for kind, count in kinds.items()
        ]
        held = [Line(name, "bold") for name in named] or [Line(self.say("no-tokens"), "dim")]
        return Flow([Line(f"{indent}{self.say('tokens')}:"), *held], "  ", len(indent) + 4)

    def active(self, facts: Facts) -> list[RenderableType]:
        """The player whose turn it is: team and headquarters with what they cost and do, tokens, dice."""
        seat = facts.seats[facts.active]
        if not seat.faction:
            return []
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(max_width=24)
        grid.add_column(style="dim")
        for each in seat.team:
            grid.add_row(self.board.name(each.id), damage(each), self.cost(each), self.board.texts[each.id])
        for number, needed in enumerate(facts.headquarters):
            self.add_ability(grid, seat, number, needed)
        title = Line.assemble(self.player(facts.active, seat), f"  {self.text.cards[seat.headquarters or '']} ")
        return [Rule(title, align="left", characters="─", style="dim"), grid, self.tokens(seat, ""), *self.dice(facts)]

    def add_ability(self, grid: Table, seat: Seat, number: int, needed: dict[str, int]) -> None:
        """An ability of the headquarters."""
        name = self.text.thing("target", f"headquarters-{number + 1}").name
        cost = symbols(self.text, needed, {}) if needed else Line(self.say("used"), "dim")
        card = self.board.texts[f"{seat.headquarters}-{number + 1}"]
        grid.add_row(Line(name), "", cost, card)

    def cost(self, wizard: Character) -> RenderableType:
        """What an ability still costs, or that it was used."""
        if wizard.spent:
            return Line(self.say("used"), "dim")
        return symbols(self.text, wizard.open, wizard.covered)

    def dice(self, facts: Facts) -> list[RenderableType]:
        """The dice of the pool with what they show, and how many are out."""
        pool = [die for die in facts.dice if die.zone == POOL]
        if not pool and not facts.rolls:
            return []
        shown = sorted(pool, key=lambda die: (die.shows or "", die.id))
        dice = [self.die(die.id, die.shows if facts.rolls else None) for die in shown]
        out = sum(die.zone == DISCARDED for die in facts.dice)
        if out:
            dice.append(Line(f"{self.say('discarded')}: {out}", WARNING))
        return [Flow([Line(f"{self.say('pool')}:", "bold"), *(dice or [Line("–")])], indent=4)]

    def die(self, word: str, shows: str | None) -> Line:
        """A die with its colour in words."""
        colour = self.text.thing("die", word).form("colour")
        if shows is None:
            return Line(self.text.thing("die", word).name)
        return Line.assemble(face(self.text, shows), f" ({colour})")
