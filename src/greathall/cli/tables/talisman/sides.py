"""The players' sides of the table: values, cards, tokens, and what became of a character."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Line

from greathall.cli.flow import Flow
from greathall.cli.tables.talisman.board import INKS, WARNING
from greathall.cli.tables.talisman.facts import Seat, Value
from greathall.kernel.events import HIDDEN

if TYPE_CHECKING:
    from greathall.cli.tables.talisman.board import Board


class Sides:
    """Draws what belongs to players."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.text = board.text
        self.say = board.say

    def side(self, number: int, seat: Seat, is_active: bool) -> RenderableType:
        """A player's side: the character with its values, and what it holds."""
        if seat.character is None:
            person = self.text.thing("person", seat.person).name if seat.person else self.say("no-character")
            return Line.assemble((self.text.players[number], "bold"), f"  {person}")
        ink = f"bold {INKS[seat.faction]}"
        name = Line.assemble(
            ("▸ " if is_active else "  ", "bold"),
            (self.text.players[number], ink),
            f"  {self.board.name('character', seat.character)}",
        )
        marks = [Line(f"[{mark}]", WARNING) for mark in self.marks(seat)]
        where = Line(self.board.name("space", seat.space), "italic")
        lines = Group(Flow([name, where, *marks]), Flow([Line("  "), *self.values(seat)]), *self.holdings(seat))
        return Padding(lines, (1, 0, 0, 0)) if is_active else lines

    def values(self, seat: Seat) -> list[Line]:
        """Magic and Strength in total and as marked, Life, Fate, Galleons."""
        assert seat.magic is not None
        assert seat.strength is not None
        life = Line.assemble(
            (f"{self.say('life')} ", "dim"), (f"{seat.life}/{seat.life_at_start}", WARNING if seat.life < 2 else "bold")
        )
        return [
            self.value("magic", seat.magic),
            self.value("strength", seat.strength),
            life,
            Line.assemble((f"{self.say('fate')} ", "dim"), (str(seat.fate), "bold")),
            Line.assemble((f"{self.say('galleons')} ", "dim"), (str(seat.galleons), "bold")),
        ]

    def value(self, word: str, value: Value) -> Line:
        """A value: its total, and what is marked where that is less."""
        line = Line.assemble((f"{self.board.name('value', word)} ", "dim"), (str(value.total), "bold"))
        return line.append(f" ({value.marked})", "dim") if value.total != value.marked else line

    def holdings(self, seat: Seat) -> list[Flow]:
        """Objects, Allies, Spells and trophies, each with its limit."""
        rows = (
            ("objects", seat.objects, seat.object_limit),
            ("allies", seat.allies, seat.ally_limit),
            ("spells", seat.spells, seat.spell_limit),
            ("trophies", seat.trophies, 0),
        )
        return [self.row(key, cards, limit) for key, cards, limit in rows if cards]

    def row(self, key: str, cards: list[str], limit: int) -> Flow:
        """Cards of a kind; of Spells that nobody else may see only how many they are."""
        known = [self.board.name("card" if key != "spells" else "spell", card) for card in cards if card != HIDDEN]
        unseen = cards.count(HIDDEN)
        names = [*known, *([self.say("unseen", number=unseen)] if unseen else [])]
        label = f"{self.say(key)} {len(cards)}/{limit}:" if limit else f"{self.say(key)}:"
        return Flow([Line(f"    {label}", "dim"), *(Line(each) for each in names)], "  ", 8)

    def marks(self, seat: Seat) -> list[str]:
        """What became of a character, and its task."""
        found = [
            *([self.say("ferret", number=seat.ferret)] if seat.ferret else []),
            *([self.say("lost-turns", number=seat.lost_turns)] if seat.lost_turns else []),
            *([self.say("turned-back")] if seat.turned_back else []),
            *([self.say("may-cross")] if seat.may_cross else []),
            *([self.say("in-hospital")] if seat.in_hospital else []),
        ]
        return [*found, self.board.name("task", seat.task)] if seat.task else found
