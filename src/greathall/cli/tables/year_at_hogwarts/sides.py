"""The players' sides of the table: values, tokens, cards, and missions with what is still missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Line

from greathall.cli.flow import Flow
from greathall.cli.tables.year_at_hogwarts.board import INKS, WARNING
from greathall.cli.tables.year_at_hogwarts.facts import DeathEater, Pawn
from greathall.games.year_at_hogwarts.records import Mission, PlayerBoard
from greathall.games.year_at_hogwarts.text.sentences import Speaker
from greathall.kernel.events import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from greathall.cli.tables.year_at_hogwarts.board import Board
    from greathall.games.year_at_hogwarts.records import Record


class Sides:
    """Draws what belongs to players, and the Death Eaters."""

    def __init__(self, board: Board, records: Mapping[str, Record]) -> None:
        self.board = board
        self.records = records
        self.text = board.text
        self.say = board.say

    def side(self, pawn: Pawn, is_active: bool) -> RenderableType:
        """A player's side: the board with its values, and what it holds."""
        name = self.text.players[pawn.seat]
        if pawn.board is None:
            return Line.assemble((name, "bold"), f"  {self.say('no-board')}")
        board = self.records[pawn.board]
        assert isinstance(board, PlayerBoard)
        title = Line.assemble(
            ("▸ " if is_active else "  ", "bold"),
            (name, f"bold {INKS.get(board.house or '', '')}"),
            f"  {self.text.cards[pawn.board]}",
        )
        where = Line(self.board.name("space", pawn.space) if pawn.space else "", "italic")
        marks = [Line(f"[{mark}]", WARNING) for mark in self.marks(pawn)]
        head = [title, *([where] if where.plain else []), *marks]
        lines = Group(Flow(head), Flow([Line("  "), *self.values(pawn, board)]), *self.holdings(pawn))
        return Padding(lines, (1, 0, 0, 0)) if is_active else lines

    def values(self, pawn: Pawn, board: PlayerBoard) -> list[Line]:
        """HP, attack dice, resistance, points and tokens."""
        counted = {
            "hp": (pawn.hp, WARNING if pawn.hp < 2 else "bold"),
            "attack-dice": (board.attack_dice, "bold"),
            "resistance": (board.resistance, "bold"),
            "points": (pawn.team_points, "bold"),
            "floo": (pawn.floo, "bold"),
            "portkeys": (pawn.portkeys, "bold"),
        }
        return [Line.assemble((f"{self.say(key)} ", "dim"), (str(count), ink)) for key, (count, ink) in counted.items()]

    def holdings(self, pawn: Pawn) -> list[RenderableType]:
        """Objects, cards by their backs, missions, and those that are done."""
        found: list[RenderableType] = []
        if pawn.objects:
            names = [self.board.name("token", each) for each in pawn.objects]
            found.append(self.row(self.say("objects", number=len(pawn.objects)), names))
        for deck in dict.fromkeys(card.deck for card in pawn.cards):
            cards = [card.card for card in pawn.cards if card.deck == deck]
            found.append(self.row(self.text.thing("deck", deck).name, self.known("card", cards)))
        if pawn.missions:
            found.append(self.row(self.text.thing("deck", "mission").name, self.unseen(pawn.missions)))
            missions = [self.mission(pawn, each) for each in pawn.missions if each != HIDDEN]
            found += [Padding(Line(each), (0, 0, 0, 8)) for each in missions]
        if pawn.done:
            found.append(self.row(self.say("done"), self.known("mission", pawn.done)))
        return found

    def known(self, domain: str, words: list[str]) -> list[str]:
        """The names of what is known, and how much is not."""
        return [*(self.board.name(domain, word) for word in words if word != HIDDEN), *self.unseen(words)]

    def unseen(self, words: list[str]) -> list[str]:
        """How many things are not known, if any."""
        count = words.count(HIDDEN)
        return [self.say("unseen", number=count)] if count else []

    def row(self, label: str, names: list[str]) -> Flow:
        """Things of a kind."""
        return Flow([Line(f"    {label}:", "dim"), *(Line(each) for each in names)], "  ", 8)

    def mission(self, pawn: Pawn, word: str) -> str:
        """A mission: its points, its space, and the objects with those that are at hand marked."""
        record = self.records[word] if word in self.records else self.records[f"mission-{word}"]
        assert isinstance(record, Mission)
        objects = [
            f"{'✓' if each in pawn.objects else '·'} {self.board.name('token', each)}" for each in record.objects
        ]
        return self.say(
            "mission",
            name=self.board.name("mission", word),
            points=record.points,
            place=Speaker(self.text).place(record.at),
            objects=self.text.listed(objects),
        )

    def marks(self, pawn: Pawn) -> list[str]:
        """What became of a pawn."""
        return [
            *([self.say("waits")] if pawn.waits else []),
            *([self.say("turns-to-miss", number=pawn.turns_to_miss)] if pawn.turns_to_miss else []),
            *([self.say("on-journey")] if pawn.home is not None else []),
        ]

    def death_eaters(self, seen: list[DeathEater]) -> list[RenderableType]:
        """The Death Eaters that are on the boards, with their HP."""
        here = [each for each in seen if each.space is not None]
        pieces = [
            Line(self.say("with-hp", name=self.board.name("figure", each.figure), number=each.hp)) for each in here
        ]
        return [Flow([Line(f"  {self.say('death-eaters')}:", "dim"), *pieces], "  ", 8)] if here else []
