"""Duel: strike a rival; the others may parry. An example of secret hands, a window, a cancelling answer, an *instead*."""

from greathall.kernel.choices import choice, first, kind_of, second
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import BAG, OWN, Frame, State
from tests.kernel.games.toy import Toy, Words, most, numbered

WORDS = Words("DUEL")
DUEL_1_1, DUEL_2_1, DUEL_2_2, DUEL_2_3, DUEL_3_1, DUEL_4_1, DUEL_5_1 = WORDS.clauses("1.1 2.1 2.2 2.3 3.1 4.1 5.1")
PASS, STRIKE, PARRY, BURN, GIVE = WORDS.choices("pass, strike card seat, parry card, burn card, give card")
TURN, REPLY, LOSS, FULL, NEXT = WORDS.frames("turn, reply seat seat, loss seat, full", "next-turn")
DREW, PLAYED, LOST = WORDS.events("drew seat card, played seat card seat, lost seat life")
OFFERED = {TURN: [PASS, STRIKE], FULL: [BURN], REPLY: [PASS, PARRY], LOSS: [PASS, BURN, GIVE]}
CLAUSE = {TURN: DUEL_2_2, FULL: DUEL_2_3, REPLY: DUEL_3_1, LOSS: DUEL_4_1}
STRIKES, PARRIES, LIMIT = numbered("strike", 11), numbered("parry", 7), 3
CARDS = len(STRIKES + PARRIES)


class Duel(Toy):
    def __init__(self, seats: int, first: int = 0) -> None:
        super().__init__(WORDS, seats, {"first": first}, {"card": STRIKES + PARRIES, "life": 2 * seats})
        self.hands, self.lives = self.zones("hand", OWN), self.zones("lives")
        self.deck, self.discards = self.layout.zone("deck", BAG), self.layout.zone("discards")

    def begin(self, s: State) -> None:
        """DUEL-1.1  Everyone has two lives and draws two cards. The first player begins."""
        s.set_aside([*range(CARDS)], self.deck)
        for place, seat in enumerate(s.clockwise(self.options["first"])):
            s.set_aside([CARDS + 2 * place, CARDS + 2 * place + 1], self.lives[seat])
            for _ in range(2):
                s.tell(DREW, DUEL_1_1, seat, s.draw(self.deck, 0, self.hands[seat]))
        self.open(s, NEXT)

    def run(self, s: State, frame: Frame) -> None:
        """DUEL-2.1, 5.1  A turn begins with a draw, until one player or no card is left: most lives win then."""
        lives = [len(s.piles[zone]) for zone in self.lives]
        left = [seat for seat in s.clockwise(s.active + 1) if lives[seat]]
        if len(left) == 1 or not s.piles[self.deck]:
            s.end(DUEL_5_1, most(lives))
        else:
            s.active, s.turn = left[0], s.turn + 1
            s.tell(DREW, DUEL_2_1, s.active, s.draw(self.deck, 0, self.hands[s.active]))
            s.then(NEXT)
            s.ask(TURN, s.active)

    def settle(self, s: State) -> None:
        """DUEL-2.3  Nobody keeps more than three cards, however they came."""
        for seat in range(s.seats):
            if len(s.piles[self.hands[seat]]) > LIMIT:
                s.ask(FULL, seat)

    def is_window(self, s: State, ask: Frame) -> bool:
        return ask.kind == REPLY

    def concerns(self, s: State, ask: Frame, seat: int) -> bool:
        return seat in (ask.a, ask.b)

    def candidates(self, s: State, ask: Frame, seat: int) -> list[int]:
        hand, rivals = sorted(s.piles[self.hands[seat]]), [*range(s.seats)] if ask.kind == TURN else [-1]
        cards = [choice(kind, card, at) for kind in OFFERED[ask.kind] if kind != PASS for card in hand for at in rivals]
        return [choice(PASS)] + cards

    def forbidden(self, s: State, ask: Frame, seat: int, picked: int) -> int:
        """DUEL-2.2, 2.3, 3.1, 4.1  A strike is at a living rival; only a parry answers it; any card saves a life."""
        kind, card, rival = kind_of(picked), first(picked), second(picked)
        fits = kind in OFFERED[ask.kind] and (kind == PASS or card in s.piles[self.hands[seat]])
        if fits and kind == STRIKE:
            fits = card < len(STRIKES) and rival not in (-1, seat) and bool(s.piles[self.lives[rival]])
        return LEGAL if fits and (kind != PARRY or card >= len(STRIKES)) else CLAUSE[ask.kind]

    def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
        """DUEL-3.1, 4.1  A parry cancels the strike; a card may be burnt, or given to the striker, instead of a life."""
        kind, card, rival = kind_of(picked), first(picked), second(picked)
        if kind != PASS:
            s.move(card, self.hands[ask.a] if kind == GIVE else self.discards)
            s.tell(PLAYED, CLAUSE[ask.kind], seat, card, rival)
        if kind == STRIKE:
            able = [each for each in range(s.seats) if each != seat and s.piles[self.lives[each]]]
            s.ask(LOSS, rival, seat)  # done last
            s.ask_each(REPLY, sum(1 << each for each in able if s.piles[self.hands[each]]), seat, rival)
        elif kind == PARRY:
            s.unwind(NEXT)
        elif kind == PASS and ask.kind == LOSS:
            s.tell(LOST, DUEL_4_1, seat, s.piles[self.lives[seat]][-1] - CARDS)
            s.move(s.piles[self.lives[seat]][-1], self.discards)
