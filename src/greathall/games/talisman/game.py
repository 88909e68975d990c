"""Talisman as the kernel plays it."""

from greathall.games.talisman import decisions, steps
from greathall.games.talisman import tables as t
from greathall.games.talisman.box import Box
from greathall.games.talisman.clauses import TAL_4_1
from greathall.games.talisman.rules import invariants, windows
from greathall.games.talisman.rules import t03_setup as t03
from greathall.games.talisman.rules import t11_settle as t11
from greathall.games.talisman.state import FIELDS, TalismanState
from greathall.games.talisman.view import facts
from greathall.kernel.rules import Rules
from greathall.kernel.state import Frame, State

VERSION = 1


class Talisman(Rules):
    """The rules with one edition, a number of seats and options."""

    def __init__(self, box: Box, options: dict[str, int]) -> None:
        super().__init__("talisman", VERSION, box, t.names(box), options)
        self.box = box

    def new_state(self) -> State:
        return TalismanState()

    def fields(self) -> list[str]:
        return FIELDS

    def begin(self, s: State) -> None:
        assert isinstance(s, TalismanState)
        t03.begin(s)

    def candidates(self, s: State, ask: Frame, seat: int) -> list[int]:
        assert isinstance(s, TalismanState)
        return decisions.candidates(s, ask, seat)

    def forbidden(self, s: State, ask: Frame, seat: int, picked: int) -> int:
        assert isinstance(s, TalismanState)
        return decisions.forbidden(s, ask, seat, picked)

    def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
        assert isinstance(s, TalismanState)
        decisions.act(s, ask, seat, picked)

    def run(self, s: State, frame: Frame) -> None:
        assert isinstance(s, TalismanState)
        steps.run(s, frame)

    def settle(self, s: State) -> None:
        assert isinstance(s, TalismanState)
        t11.settle(s)

    def is_window(self, s: State, ask: Frame) -> bool:
        return ask.kind == t.ASK_WINDOW

    def concerns(self, s: State, ask: Frame, seat: int) -> bool:
        assert isinstance(s, TalismanState)
        return windows.concerns(s, ask, seat)

    def fight_on(self, s: State) -> int:
        assert isinstance(s, TalismanState)
        return windows.fight_on(s)

    def out_of_turn(self, s: State, ask: Frame, picked: int) -> int:
        return TAL_4_1

    def facts(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, TalismanState)
        return facts(s, seat, self.names)

    def broken(self, s: State) -> list[str]:
        assert isinstance(s, TalismanState)
        return invariants.broken(s)
