"""Judges: one accused, several judges. An example of answers given at once, of roles, and of a question in between."""

from greathall.kernel.choices import choice, first, kind_of
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import BAG, OWN, Frame, State
from tests.kernel.games.toy import Toy, Words, numbered

WORDS = Words("JUDGES")
JUDGES_1_1, JUDGES_2_1, JUDGES_2_2, JUDGES_2_3, JUDGES_3_1, JUDGES_4_1 = WORDS.clauses("1.1 2.1 2.2 2.3 3.1 4.1")
LAY, SILENCE, BEAR, APPEAL = WORDS.choices("lay card, silence seat, bear, appeal")
COURT, VERDICT, ROUND = WORDS.frames("court, verdict seat card", "round")
LAID, SILENCED, MARKED, APPEALED = WORDS.events("laid seat card, silenced seat, marked card, appealed card")
GUILTY, SPARED = numbered("guilty", 12), numbered("spared", 8)
GAG, ROUNDS, APPEALS = len(GUILTY + SPARED), 3, 2


class Judges(Toy):
    def __init__(self, seats: int, first: int = 0, accused: int = 0) -> None:
        options = {"first": first, "accused": accused}
        super().__init__(WORDS, seats, options, {"card": GUILTY + SPARED, "gag": 1})
        self.accused, self.judges = accused, (1 << seats) - 1 & ~(1 << accused)
        self.hands, self.desks, self.deck = self.zones("hand", OWN), self.zones("desk"), self.layout.zone("deck", BAG)
        self.table, self.marks, self.appealed = map(self.layout.zone, ["table", "marks", "appealed"])

    def begin(self, s: State) -> None:
        """JUDGES-1.1  Each judge draws a card for each round; the accused has none, but the gag."""
        s.set_aside([*range(GAG)], self.deck)
        s.set_aside([GAG], self.desks[self.accused])
        for seat in s.clockwise(self.options["first"]):
            for _ in range(ROUNDS if seat != self.accused else 0):
                s.draw(self.deck, 0, self.hands[seat])
        self.open(s, ROUND)

    def run(self, s: State, frame: Frame) -> None:
        """JUDGES-2.1, 4.1  Everyone decides at once, in three rounds. More marks than judges are a conviction."""
        if s.turn == ROUNDS:
            s.end(JUDGES_4_1, self.judges if len(s.piles[self.marks]) >= s.seats else 1 << self.accused)
        else:
            s.move(GAG, self.desks[self.accused])
            self.pass_turn(s, ROUND)
            s.ask_all(COURT, self.judges | 1 << self.accused)

    def candidates(self, s: State, ask: Frame, seat: int) -> list[int]:
        if ask.kind == VERDICT:
            return [choice(BEAR), choice(APPEAL)]
        if seat == self.accused:
            return [choice(SILENCE, judge) for judge in range(s.seats)]
        return [choice(LAY, card) for card in sorted(s.piles[self.hands[seat]])]

    def forbidden(self, s: State, ask: Frame, seat: int, picked: int) -> int:
        """JUDGES-2.1, 2.2, 3.1  A judge lays a card, the accused silences a judge, and appeals twice in a game."""
        kind, value = kind_of(picked), first(picked)
        if ask.kind == VERDICT:
            appeals = kind == APPEAL and len(s.piles[self.appealed]) < APPEALS
            return LEGAL if kind == BEAR or appeals else JUDGES_3_1
        if seat == self.accused:
            return LEGAL if kind == SILENCE and value not in (-1, seat) else JUDGES_2_2
        return LEGAL if kind == LAY and value in s.piles[self.hands[seat]] else JUDGES_2_1

    def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
        """JUDGES-2.2, 2.3, 3.1  Answers take effect clockwise: a judge is silenced only where the accused came before."""
        kind, value = kind_of(picked), first(picked)
        if kind == SILENCE:
            s.move(GAG, self.desks[value])
            s.tell(SILENCED, JUDGES_2_2, value)
        elif kind == LAY:
            s.move(value, self.table)
            s.tell(LAID, JUDGES_2_1, seat, value)
            if value < len(GUILTY) and s.where[GAG] != self.desks[seat]:
                s.ask(VERDICT, self.accused, seat, value)
        elif kind == BEAR:
            s.move(ask.b, self.marks)
            s.tell(MARKED, JUDGES_2_3, ask.b)
        else:
            s.move(ask.b, self.appealed)
            s.tell(APPEALED, JUDGES_3_1, ask.b)
