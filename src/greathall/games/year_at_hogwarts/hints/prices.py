"""What things are worth to a player, ten for a house point: HP, cards, tokens, and what sentences do."""

from typing import Final

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.hints.lore import Lore
from greathall.games.year_at_hogwarts.rules import y06_missions as y06
from greathall.games.year_at_hogwarts.sentences import Act
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import FIGURES, NONE, OBJECT_LIMIT, PAWNS, RETURNS
from greathall.kernel.state import Frame

GAME: Final = 20_000
"""What it is worth to win."""
POINT: Final = 10
HP: Final = 40
CARD: Final = 60
BOOK: Final = 80
SPECIAL: Final = 80
"""What a special token is worth by its power."""
MANY_CARDS: Final = 8
"""With so many spells and potions one more is worth little."""
ENOUGH_HP: Final = 12
HOLDING: Final = {
    w.HP: HP,
    w.POINTS: POINT,
    w.FLOO: 60,
    w.PORTKEY: 40,
    w.OBJECTS: 50,
    w.CARDS: CARD,
    w.POTIONS: CARD,
    w.SPELLS: CARD,
    w.BOOKS: BOOK,
}


class Prices:
    """A player at one decision: the figure that decides, and what it wants."""

    def __init__(self, lore: Lore, s: YearState, ask: Frame, seat: int) -> None:
        self.lore = lore
        self.s = s
        self.box = s.box
        self.ask = ask
        self.seat = seat
        self.me = self.figure()
        self.wants: list[int] = []
        """What each token is worth to the figure, once it was asked for."""

    def figure(self) -> int:
        """The figure for which the seat decides: the one that is asked, or that moves, or the only one of the seat."""
        if self.box.mode != RETURNS:
            return self.seat
        s, ask = self.s, self.ask
        for figure in (s.walking, s.mover, ask.c, ask.b) if ask.kind < 40 else (ask.a, s.mover):
            if 0 <= figure < FIGURES and self.box.player_of[figure] == self.seat:
                return figure
        return self.box.player_of.index(self.seat)

    # --- tokens

    def token(self, token: int) -> int:
        """What a token is worth to the figure."""
        if not self.wants:
            self.wants = self.wanted_tokens()
        return self.wants[token]

    def wanted_tokens(self) -> list[int]:
        """A mission's points are shared among the tokens that it still lacks, or would lack without them."""
        box, s = self.box, self.s
        found = [SPECIAL if special else 0 for special in box.is_special]
        if box.mode == RETURNS or self.me >= PAWNS:
            return [0] * len(found)
        held: list[int] = []
        for each in y06.members(s, self.me):
            held += s.objects(each)
        for mission in y06.open_missions(s, self.me):
            record = box.record_of[mission]
            tokens = box.mission_tokens[record]
            lacking = [token for token in tokens if token not in held]
            for token in tokens:
                worth = box.points_of[record] * POINT // (1 + len(lacking))
                found[token] = max(found[token], worth)
        return found

    def spare(self, figure: int) -> int:
        """The token of a figure that is worth least to it."""
        return min([self.token(token) for token in self.s.objects(figure)], default=0)

    def one_more(self, token: int) -> int:
        """What it is worth to have a token more, where the hand of tokens may be full."""
        full = self.me < PAWNS and len(self.s.objects(self.me)) >= OBJECT_LIMIT
        return self.token(token) - (self.spare(self.me) if full else 0)

    def tokens_of_others(self) -> list[int]:
        """The tokens that other pawns hold."""
        found: list[int] = []
        for other in range(self.box.pawns):
            if other != self.me and not self.box.are_mates(self.me, other):
                found += self.s.objects(other)
        return found

    def swapped(self) -> int:
        """What it is worth to offer a swap, which is mostly refused."""
        own = self.s.objects(self.me)
        if len(own) < 2:
            return 0
        return (max([self.token(token) for token in self.tokens_of_others()], default=0) - self.spare(self.me)) // 3

    def is_out_of_reach(self, mission: int) -> bool:
        """Whether somebody else holds what a mission asks for."""
        held = self.tokens_of_others()
        return bool([token for token in self.box.mission_tokens[self.box.record_of[mission]] if token in held])

    # --- cards

    def card(self, card: int) -> int:
        """What a card of the hand is worth."""
        record = self.box.record_of[card]
        kind = self.box.kind[record]
        if kind == terms.BOOK:
            return self.box.points_of[record] * POINT // 2
        if kind == terms.BEHAVIOUR:
            return HOLDING[w.FLOO]
        needed = 200 if card in self.needed() or record in self.lacking() else 0
        if self.box.card_kind[record] == terms.FETCH:
            return 20
        if self.box.card_kind[record] == terms.ATTACK:
            return self.lore.attack(card) // 4 + needed
        return 50 + needed

    def needed(self) -> list[int]:
        """The cards of the hand that a mission asks for of which the tokens are held."""
        if self.box.variant == terms.UNDERAGE or self.box.mode == RETURNS or self.me >= PAWNS:
            return []
        found: list[int] = []
        for mission in y06.open_missions(self.s, self.me):
            record = self.box.record_of[mission]
            for wanted, kind in zip(self.box.need_cards[record], self.box.need_kinds[record], strict=True):
                there = [card for card in self.s.hand(self.me) if card not in found]
                card = y06.fitting(self.s, there, wanted, kind) if wanted != NONE else NONE
                if card != NONE:
                    found.append(card)
        return found

    def lacking(self) -> list[int]:
        """The records of cards that missions name and nobody in the team holds."""
        found: list[int] = []
        if self.box.variant == terms.UNDERAGE or self.box.mode == RETURNS or self.me >= PAWNS:
            return found
        held: list[int] = []
        for each in y06.members(self.s, self.me):
            held += [self.box.record_of[card] for card in self.s.hand(each)]
        for mission in y06.open_missions(self.s, self.me):
            named = self.box.need_cards[self.box.record_of[mission]]
            found += [record for record in named if record != NONE and record not in held]
        return found

    def one_card(self) -> int:
        """What one card more is worth: much with a few, little with many."""
        held = len(self.s.hand(self.me))
        return CARD if held < MANY_CARDS else CARD // 4

    def health(self, amount: int) -> int:
        """What so many HP more are worth."""
        room = max(0, ENOUGH_HP - self.s.hp[self.me])
        return min(amount, room) * HP + max(0, amount - room) * HP // 5

    # --- sentences

    def together(self, acts: list[int]) -> int:
        """Several sentences that are about the figure."""
        return sum([self.sentence(self.box.acts[at]) for at in acts])

    def sentence(self, act: Act) -> int:
        """What a sentence outside a fight is worth to the figure; what is about others counts for little, turned round."""
        found = self.effect(act)
        if act.pay != NONE:
            found -= self.one_card() if act.pay == w.CARDS else HOLDING[act.pay]
        return found if act.whom in (w.SELF, w.THAT_ONE, w.EACH) else -found // 4

    def effect(self, act: Act) -> int:
        """What it does to whom it is about."""
        match act.verb:
            case w.GAIN:
                return self.health(self.amount(act)) if act.what == w.HP else HOLDING[act.what] * self.amount(act)
            case w.LOSE:
                return -HOLDING[act.what] * self.amount(act)
            case w.DRAW:
                return self.drawn(act.deck) * act.amount
            case w.CHOOSE:
                return max([self.together(option) for option in act.options], default=0)
            case w.ROLL:
                return sum([self.together(row) for row in act.row_effects]) // max(1, len(act.row_effects))
            case _:
                return self.other_effect(act)

    def other_effect(self, act: Act) -> int:
        """What is neither gained nor lost."""
        match act.verb:
            case w.PICK_UP | w.TAKE:
                return max([self.one_more(token) for token in range(len(self.box.token_names))]) // 2
            case w.MISS_TURN:
                return -200
            case w.ANOTHER_TURN:
                return 200
            case w.START_DUEL:
                return 60 if self.s.hp[self.me] > 5 else -60
            case w.SWAP:
                return self.swapped()
            case w.SIT_EXAMS:
                return self.exams()
            case w.PLAY_MATCH:
                return self.match_worth()
            case _:
                return 0

    def amount(self, act: Act) -> int:
        """How much; what a space shows is looked up there by whoever goes."""
        return act.amount if act.per == NONE else act.amount * 2

    def drawn(self, deck: int) -> int:
        """What a card of a deck is worth."""
        match deck:
            case terms.SPELL_DECK | terms.POTION_DECK:
                return self.one_card()
            case terms.BOOK_DECK:
                return BOOK
            case terms.BEHAVIOUR_DECK:
                return 40
            case _:
                return 0

    def exams(self) -> int:
        """What all books in the hand would bring."""
        books = self.s.cards_of(self.me, terms.BOOK)
        return sum([self.box.points_of[self.box.record_of[book]] * POINT for book in books])

    def match_worth(self) -> int:
        """A match is won every other time; the qualified need one to end the game."""
        needed = self.box.variant == terms.QUALIFIED and not self.s.matches[self.me]
        return terms.MATCH_POINTS * POINT // 2 + (300 if needed else 0)
