"""The Quidditch pitch: its squares as the challenger sees them from below, the score, and the seekers' lap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from greathall.cli.flow import Flow
from greathall.cli.tables.year_at_hogwarts.board import INKS

if TYPE_CHECKING:
    from greathall.cli.tables.year_at_hogwarts.board import Board
    from greathall.cli.tables.year_at_hogwarts.facts import Facts, Match
    from greathall.games.year_at_hogwarts.records import Pitch

ROLES = ("keeper", "beater", "beater", "chaser", "chaser", "chaser", "seeker")
"""The pieces of a side, in the order of the squares that a view tells."""
ARROWS = ("▲", "▼")
"""Towards which end each side plays."""


class PitchBoard:
    """Draws a match."""

    def __init__(self, board: Board, pitch: Pitch) -> None:
        self.board = board
        self.pitch = pitch
        self.say = board.say

    def draw(self, facts: Facts, match: Match) -> RenderableType:
        """The score, then the pitch in the first round, the seekers in the second."""
        sides = [self.side(facts, match, side) for side in range(len(match.sides))]
        parts = [Line(f" {self.say('match', number=match.round)} ", "bold reverse"), *sides]
        if match.actions:
            parts.append(Line(self.say("actions", number=match.actions)))
        lines: list[RenderableType] = [Flow(parts)]
        if match.squares:
            lines.append(self.squares(match))
        return Padding(Group(*lines), (1, 0, 0, 0))

    def side(self, facts: Facts, match: Match, side: int) -> Line:
        """A side: who plays it, for which house, its goals and how far its seeker is."""
        figure = match.sides[side]
        name = self.board.name("figure", facts.pawns[figure].figure if figure < len(facts.pawns) else "opponent")
        house = match.houses[side] if side < len(match.houses) else ""
        line = Line(f"{ARROWS[side]} {name}", f"bold {INKS.get(house, '')}")
        if house:
            line.append(f" {self.board.name('house', house)}", "not bold")
        if match.goals:
            line.append(f" {self.say('goals', number=match.goals[side])}")
        if match.round > 1:
            line.append(f" {self.say('lap', number=match.seekers[side], lap=self.pitch.lap)}")
        return line

    def squares(self, match: Match) -> RenderableType:
        """The squares row by row, the called side's goals above."""
        grid = Table.grid(padding=(0, 1))
        for _ in range(len(self.pitch.lanes) + 1):
            grid.add_column(min_width=4, justify="center")
        for row in reversed(range(self.pitch.rows + 2)):
            cells = [self.cell(match, row, lane) for lane in range(len(self.pitch.lanes))]
            grid.add_row(Line(str(row), "dim"), *cells)
        grid.add_row("", *(Line(lane, "dim") for lane in self.pitch.lanes))
        return grid

    def cell(self, match: Match, row: int, lane: int) -> Line:
        """A square: the pieces and balls on it; beside the goals there is none."""
        lanes = self.pitch.lanes
        if row in (0, self.pitch.rows + 1) and lanes[lane] not in self.pitch.goal_lanes:
            return Line("")
        square = row * len(lanes) + lane
        line = Line()
        for piece, at in enumerate(match.squares):
            side, role = divmod(piece, len(ROLES))
            if at == square:
                house = match.houses[side] if side < len(match.houses) else ""
                line.append(f"{ARROWS[side]}{self.say(f'piece-{ROLES[role]}')}", f"bold {INKS.get(house, '')}")
        line.append("●" * (match.quaffle == square) + "◆" * match.bludgers.count(square))
        return line if line.plain else Line("·", "dim")
