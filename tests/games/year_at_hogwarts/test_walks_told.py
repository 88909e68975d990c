"""YAH-4.1 to 4.5  What random games tell of walks, followed on the map: ways, steps, no space twice, two tokens a turn."""

import random

import pytest

from greathall.games.year_at_hogwarts.box import Box
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import CLASSROOM, PICK_UPS, TOWER
from tests.games.year_at_hogwarts.tables import rules_for
from tests.kernel import contract

CHOICES = 800
FREE_TO_STOP = "alohomora"
"""The one card of the standard edition that lets a pawn stop on other spaces."""
ONE_MORE = "cedric-diggory"
"""The one board that lets a pawn pick up a token more."""


class Follower:
    """Reads what is told, and follows the walk that it tells of."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.missions = {space for spaces in box.mission_spaces for space in spaces}
        self.walks = 0
        self.forget()

    def forget(self) -> None:
        """A turn begins."""
        self.path: list[int] = []
        self.left = self.taken = 0
        self.may_stop = False

    def read(self, word: str, values: list[str], before: YearState) -> None:
        """One event. Where the walk begins is where the pawn stood before the choice."""
        match word:
            case "turn-began":
                self.forget()
            case "card-played" if values[1].startswith(FREE_TO_STOP):
                self.may_stop = True
            case "steps-counted":
                self.path, self.left = [before.space[int(values[0])]], int(values[1])
                self.walks += 1
            case "journeyed":
                self.path, self.left = [self.box.space_names.index(values[1])], 0
            case "went" | "crossed":
                self.goes(values[1], word == "crossed")
            case "no-way":
                self.left = 0
            case "stopped":
                self.stops()
            case "token-taken":
                self.taken += 1
                board = self.box.board_names[before.board[int(values[0])]]
                assert self.taken <= PICK_UPS + (board == ONE_MORE)

    def goes(self, space: str, is_free: bool) -> None:
        """YAH-4.1, 4.2, 5.14  Along a way that there is, to a space that is new, for the steps that it costs."""
        here, there = self.path[-1], self.box.space_names.index(space)
        assert there in self.box.ways[here], f"a way from {self.box.space_names[here]} to {space}"
        cost = self.box.costs[here][self.box.ways[here].index(there)]
        assert is_free == (cost == 0)
        assert there not in self.path, f"{space} is entered for the first time"
        self.path.append(there)
        self.left -= cost
        assert self.left >= 0

    def stops(self) -> None:
        """YAH-4.3  After the last step, or where a clause lets the move end."""
        here = self.path[-1]
        by_clause = here == self.box.pitch_space or self.box.space_kind[here] in (TOWER, CLASSROOM)
        assert self.left == 0 or by_clause or here in self.missions or self.may_stop


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (3, {}), (4, {"variant": 1}), (4, {"variant": 2, "team-size": 2}), (8, {"length": 2})],
)
def test_yah_4_1_walks_as_they_are_told(seats: int, options: dict[str, int]) -> None:
    """YAH-4.1, 4.2, 4.3, 4.5  Nothing is told of a walk that the map and the rules do not allow."""
    rules = rules_for(seats, **options)
    assert isinstance(rules.layout, Box)
    follower = Follower(rules.layout)
    game = contract.new_game(rules, seats)
    chooser = random.Random(seats)
    for _ in range(CHOICES):
        if game.over:
            break
        before = game.state
        assert isinstance(before, YearState)
        for event in game.play(*chooser.choice(contract.moves(game))):
            _, word, *values = str(event).split()
            follower.read(word, values, before)
    assert follower.walks > 10
