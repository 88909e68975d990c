"""Match: a game within a game. An example of a way back that always runs, of numbers for a time, of interjections."""

from greathall.kernel.choices import choice, first, kind_of
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import BAG, OWN, Frame, State
from tests.kernel.games.toy import Toy, ToyState, Words, most

WORDS = Words("MATCH")
MATCH_1_1, MATCH_2_1, MATCH_3_1, MATCH_3_2, MATCH_3_3, MATCH_4_1 = WORDS.clauses("1.1 2.1 3.1 3.2 3.3 4.1")
TRAIN, CHALLENGE, THROW, WHISTLE = WORDS.choices("train, challenge seat, throw, whistle")
TURN, THROWING, NEXT, HOME = WORDS.frames("turn, throw", "next-turn", "home")
DREW, OPENED, THREW, WHISTLED = WORDS.events("drew seat *card, opened seat seat, threw seat number, whistled seat")


class MatchState(ToyState):
    goals: list[int]  # who scored in the match that is on; empty when none is


class Match(Toy):
    state = MatchState

    def __init__(self, seats: int, first: int = 0) -> None:
        super().__init__(WORDS, seats, {"first": first}, {"card": 36})
        self.hands, self.deck = self.zones("hand", OWN), self.layout.zone("deck", BAG)

    def begin(self, s: State) -> None:
        """MATCH-1.1  All cards are in the deck."""
        s.set_aside(self.things("card"), self.deck)
        self.open(s, NEXT)

    def run(self, s: State, frame: Frame) -> None:
        """MATCH-2.1, 3.1, 4.1  Everyone has three turns, and comes home from every match. Most cards win."""
        assert isinstance(s, MatchState)
        if frame.kind == HOME:
            s.goals = []
        elif s.turn == 3 * s.seats:
            s.end(MATCH_4_1, most([len(s.piles[hand]) for hand in self.hands]))
        else:
            self.pass_turn(s, NEXT)
            s.ask(TURN, s.active)

    def interjecting(self, s: State, ask: Frame) -> int:
        """MATCH-3.3  Everyone may whistle before another's throw."""
        return (1 << s.seats) - 1 & ~ask.seats if ask.kind == THROWING else 0

    def closing(self, s: State, ask: Frame, picked: int) -> bool:
        return kind_of(picked) == THROW

    def candidates(self, s: State, ask: Frame, seat: int) -> list[int]:
        turn = [choice(TRAIN)] + [choice(CHALLENGE, rival) for rival in range(s.seats)]
        return turn if ask.kind == TURN else [choice(THROW), choice(WHISTLE)]

    def forbidden(self, s: State, ask: Frame, seat: int, picked: int) -> int:
        """MATCH-2.1, 3.2  Train or challenge a rival; who is asked throws, the others whistle."""
        kind, rival = kind_of(picked), first(picked)
        if ask.kind == TURN:
            return LEGAL if kind == TRAIN or (kind == CHALLENGE and rival not in (-1, seat)) else MATCH_2_1
        return LEGAL if kind == (THROW if ask.asks(seat) else WHISTLE) else MATCH_3_2

    def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
        """MATCH-2.1, 3.1, 3.2, 3.3  Cards are trained for, or won in a match: by goals, until one player has two."""
        assert isinstance(s, MatchState)
        if kind_of(picked) == TRAIN:
            s.tell_many(DREW, MATCH_2_1, [seat] + [s.draw(self.deck, 0, self.hands[seat]) for _ in range(2)])
        elif kind_of(picked) == CHALLENGE:
            s.tell(OPENED, MATCH_3_1, seat, first(picked))
            s.then(HOME)  # done last
            for player in [first(picked), seat] * 3:
                s.ask(THROWING, player)
        elif kind_of(picked) == WHISTLE:
            s.tell(WHISTLED, MATCH_3_3, seat)
            s.stack.pop()  # the throw is lost
        else:
            number = s.outcome(1, 6) + 1
            s.tell(THREW, MATCH_3_2, seat, number)
            if number >= 4:
                s.goals = [*s.goals, seat]
                s.tell_many(DREW, MATCH_3_2, [seat, s.draw(self.deck, 0, self.hands[seat])])
            if s.goals.count(seat) == 2:
                s.unwind(NEXT)
