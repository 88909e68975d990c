"""Coins: whoever's turn it is takes one to three coins from a pile; who takes the last one wins."""

from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import Frame, State
from tests.kernel.games.toy import Toy, Words

WORDS = Words("COINS")
COINS_1_1, COINS_2_1, COINS_3_1 = WORDS.clauses("1.1 2.1 3.1")
(TAKE,) = WORDS.choices("take number")
TURN, NEXT = WORDS.frames("turn", "next-turn")
(TOOK,) = WORDS.events("took seat number")
MOST = 3
PILE = 600


class CoinsState(State):
    left = 0

    def copy(self) -> State:
        s = CoinsState()
        self.copy_to(s)
        s.left = self.left
        return s


class Coins(Toy):
    def __init__(self, seats: int, pile: int = PILE) -> None:
        super().__init__(WORDS, seats, {"pile": pile}, {})

    def new_state(self) -> State:
        return CoinsState()

    def fields(self) -> list[str]:
        return ["left"]

    def facts(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, CoinsState)
        return {"left": s.left}

    def begin(self, s: State) -> None:
        """COINS-1.1  The pile is laid down, and the first player begins."""
        assert isinstance(s, CoinsState)
        s.left = self.options["pile"]
        s.active = s.seats - 1
        s.then(NEXT)

    def run(self, s: State, frame: Frame) -> None:
        """COINS-2.1, 3.1  One turn after the other, until nothing is left: who took last has won."""
        assert isinstance(s, CoinsState)
        if s.left == 0:
            s.end(COINS_3_1, 1 << s.active)
        else:
            self.pass_turn(s, NEXT)
            s.ask(TURN, s.active)

    def candidates(self, s: State, ask: Frame, seat: int) -> list[int]:
        return [choice(TAKE, number) for number in range(1, MOST + 1)]

    def forbidden(self, s: State, ask: Frame, seat: int, picked: int) -> int:
        """COINS-2.1  One to three coins, as many as there are."""
        assert isinstance(s, CoinsState)
        return LEGAL if 1 <= first(picked) <= min(MOST, s.left) else COINS_2_1

    def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
        """COINS-2.1  They are taken."""
        assert isinstance(s, CoinsState)
        s.left -= first(picked)
        s.tell(TOOK, COINS_2_1, seat, first(picked))
