"""Walk: step by step to coins and to a secret goal. An example of a walked path, a meeting, and a private event."""

from greathall.kernel.choices import choice, first, kind_of
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import BAG, OWN, Frame, State
from tests.kernel.games.toy import Toy, Words, most

WORDS = Words("WALK")
WALK_1_1, WALK_2_1, WALK_2_2, WALK_2_3, WALK_2_4, WALK_3_1, WALK_4_1 = WORDS.clauses("1.1 2.1 2.2 2.3 2.4 3.1 4.1")
STEP, TAKE, STOP = WORDS.choices("step space, take coin, stop")
MOVE, NEXT = WORDS.frames("move number", "next-turn")
STEPPED, TOOK, MET, REACHED = WORDS.events("stepped seat space, took seat coin, met seat space, reached seat goal")
PATHS = [[1], [2, 8], [3], [4], [5], [6, 9], [7], [0], [2], [6]]  # a ring, one way, with two alleys beside it
ALLEYS, INN, COINS, GOAL, FIGURE, STEPS = [8, 9], 4, [1, 3, 6, 8, 9], 5, 15, 3  # the first goal and figure


class Walk(Toy):
    def __init__(self, seats: int, first: int = 0) -> None:
        super().__init__(WORDS, seats, {"first": first}, {"coin": len(COINS), "goal": len(PATHS), "figure": seats})
        self.spaces = self.places("space", len(PATHS))  # a space is its zone's number
        self.purses, self.goals, self.bag = self.zones("purse"), self.zones("goal", OWN), self.layout.zone("goals", BAG)

    def begin(self, s: State) -> None:
        """WALK-1.1  Coins lie on five spaces; everyone draws a secret goal and starts on the first space."""
        for coin, space in enumerate(COINS):
            s.set_aside([coin], space)
        s.set_aside([*range(GOAL, FIGURE)], self.bag)
        for seat in s.clockwise(self.options["first"]):
            s.draw(self.bag, 0, self.goals[seat])
            s.set_aside([FIGURE + seat], 0)
        self.open(s, NEXT)

    def run(self, s: State, frame: Frame) -> None:
        """WALK-2.1, 4.1  Everyone moves six times. Each coin counts one, and to stand on the own goal two."""
        if s.turn == 6 * s.seats:
            s.end(WALK_4_1, most([len(s.piles[self.purses[n]]) + 2 * self.at_goal(s, n) for n in range(s.seats)]))
        else:
            self.pass_turn(s, NEXT)
            s.ask(MOVE, s.active, STEPS)

    def at_goal(self, s: State, seat: int) -> bool:
        return s.where[FIGURE + seat] == s.piles[self.goals[seat]][0] - GOAL

    def completes(self, s: State, at: int, left: int) -> bool:
        """WALK-2.2  A move ends with its last step, at the inn or in a meeting; an alley leads on only in the next move."""
        if left == 0 or at == INN or max(s.piles[at], default=0) >= FIGURE:
            return True
        return at not in ALLEYS and any(self.completes(s, space, left - 1) for space in PATHS[at])

    def candidates(self, s: State, ask: Frame, seat: int) -> list[int]:
        at = s.where[FIGURE + seat]
        coins = [choice(TAKE, thing) for thing in sorted(s.piles[at]) if thing < GOAL]
        return [choice(STEP, space) for space in PATHS[at]] + coins + [choice(STOP)]

    def forbidden(self, s: State, ask: Frame, seat: int, picked: int) -> int:
        """WALK-2.1, 2.3, 2.4  Step along the path; take a coin where one came; stop at the inn or at the end."""
        kind, value, at = kind_of(picked), first(picked), s.where[FIGURE + seat]
        if kind == TAKE:
            return LEGAL if ask.a < STEPS and value >= 0 and s.where[value] == at else WALK_2_3
        if kind == STOP:
            return LEGAL if ask.a == 0 or (ask.a < STEPS and at == INN) else WALK_2_4
        if ask.a == 0 or value not in PATHS[at]:
            return WALK_2_1
        return LEGAL if self.completes(s, value, ask.a - 1) else WALK_2_2

    def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
        """WALK-3.1, 4.1  A meeting ends the move. That a goal is reached, its owner alone reads."""
        kind, value = kind_of(picked), first(picked)
        if kind == TAKE:
            s.move(value, self.purses[seat])
            s.tell(TOOK, WALK_2_3, seat, value)
            s.ask(MOVE, seat, ask.a)
        elif kind == STEP:
            met = max(s.piles[value], default=0) >= FIGURE
            s.move(FIGURE + seat, value)
            s.tell(MET if met else STEPPED, WALK_3_1 if met else WALK_2_1, seat, value)
            if self.at_goal(s, seat):
                s.tell(REACHED, WALK_4_1, seat, value, audience=1 << seat)
            if not met:
                s.ask(MOVE, seat, ask.a - 1)
