"""A Year at Hogwarts as the kernel plays it."""

from greathall.games.year_at_hogwarts import decisions, steps, terms
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts.box import Box
from greathall.games.year_at_hogwarts.clauses import YAH_4_6
from greathall.games.year_at_hogwarts.rules import invariants
from greathall.games.year_at_hogwarts.rules import y03_setup as y03
from greathall.games.year_at_hogwarts.rules import y11_match as y11
from greathall.games.year_at_hogwarts.rules import y12_setup as y12
from greathall.games.year_at_hogwarts.state import FIELDS, YearState
from greathall.games.year_at_hogwarts.view import facts
from greathall.kernel.rules import Rules
from greathall.kernel.state import Frame, State

VERSION = 1


class Year(Rules):
    """The rules with one edition, a number of seats and options."""

    def __init__(self, box: Box, options: dict[str, int]) -> None:
        super().__init__("year-at-hogwarts", VERSION, box, t.names(box), options)
        self.box = box

    def new_state(self) -> State:
        return YearState()

    def fields(self) -> list[str]:
        return FIELDS

    def begin(self, s: State) -> None:
        assert isinstance(s, YearState)
        match self.box.mode:
            case terms.RETURNS:
                y12.begin(s)
            case terms.MATCH_ALONE:
                y11.begin_alone(s)
            case _:
                y03.begin(s)

    def candidates(self, s: State, ask: Frame, seat: int) -> list[int]:
        assert isinstance(s, YearState)
        return decisions.candidates(s, ask, seat)

    def forbidden(self, s: State, ask: Frame, seat: int, picked: int) -> int:
        assert isinstance(s, YearState)
        return decisions.forbidden(s, ask, seat, picked)

    def are_legal(self, s: State, ask: Frame) -> bool:
        return decisions.are_legal(ask)

    def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
        assert isinstance(s, YearState)
        decisions.act(s, ask, seat, picked)

    def run(self, s: State, frame: Frame) -> None:
        assert isinstance(s, YearState)
        steps.run(s, frame)

    def out_of_turn(self, s: State, ask: Frame, picked: int) -> int:
        return YAH_4_6

    def facts(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, YearState)
        return facts(s, seat, self.names)

    def broken(self, s: State) -> list[str]:
        assert isinstance(s, YearState)
        return invariants.broken(s)
