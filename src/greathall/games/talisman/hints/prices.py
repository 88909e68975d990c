"""What things are worth to a character, in hundredths of a Life that it can spare."""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman.hints.lore import Lore
from greathall.games.talisman.rules.t02_values import least, start_life
from greathall.games.talisman.rules.t11_limits import ally_limit, object_limit, spell_limit
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import INNER, MAGIC, NONE, STRENGTH

GAME: Final = 6000
TURN: Final = 80
NO_TURN_LEFT: Final = 25
"""What the rest of a turn is worth that ends early."""
FIRST_INSIGNIA: Final = 350
NEXT_INSIGNIA: Final = 60
MAGIC_POINT: Final = 230
STRENGTH_POINT: Final = 60
ONE_FATE: Final = 45
ONE_GALLEON: Final = 20
TRADED: Final = 85
"""A trophy is worth so much of a hundred of what it will be traded for."""
LIVES: Final = [0, 0, 170, 120, 90, 70]
"""What the next Life is worth that would be lost, by how many there are; the last one is worth all that dies with it."""
HEALED: Final = [0, 200, 140, 95, 70]


class Prices:
    """What one player thinks of the world that they see."""

    def __init__(self, lore: Lore, s: TalismanState, me: int) -> None:
        self.lore = lore
        self.box = lore.box
        self.s = s
        self.me = me

    def world(self) -> TalismanState:
        """The world as it is seen, to change something in it."""
        world = self.s.copy()
        assert isinstance(world, TalismanState)
        return world

    def rivalry(self, seat: int) -> int:
        """How much of what another gains is one's own loss, in hundredths."""
        return 15

    # --- stocks

    def life(self, seat: int) -> int:
        """What the next Life is worth that would be lost."""
        lives = self.s.life[seat]
        if lives <= 1:
            return self.death(seat)
        return LIVES[min(lives, len(LIVES) - 1)]

    def death(self, seat: int) -> int:
        """What is lost with the last Life: what was gained, Fate, Spells, trophies, and the way that was made."""
        s = self.s
        found = 180 + 130 * (s.magic[seat] - least(s, seat, MAGIC)) + 50 * (s.strength[seat] - least(s, seat, STRENGTH))
        found += 30 * s.fate[seat] + 40 * len(s.hand(seat)) + 50 * len(s.trophies(seat))
        return found + (200 if s.region(seat) == INNER else 0)

    def healed(self, seat: int, amount: int) -> int:
        """What it is worth to be healed."""
        lives = self.s.life[seat]
        found = 0
        for life in range(lives, min(lives + amount, start_life(self.s, seat))):
            found += HEALED[min(life, len(HEALED) - 1)]
        return found

    def one(self, seat: int, stock: int) -> int:
        """What one of a stock is worth to a character who has some, or gains it."""
        s = self.s
        match stock:
            case w.LIFE:
                return 170 if s.life[seat] == 1 else 110 if s.life[seat] == 2 else 80
            case w.MARKED_MAGIC:
                return STRENGTH_POINT * 2 if self.lore.is_strong[s.side[seat]] else MAGIC_POINT
            case w.MARKED_STRENGTH:
                return MAGIC_POINT if self.lore.is_strong[s.side[seat]] else STRENGTH_POINT
            case w.FATE:
                return ONE_FATE if s.fate[seat] < 3 else ONE_FATE // 2
            case w.GALLEON:
                return ONE_GALLEON if s.galleons[seat] < 3 else ONE_GALLEON // 2
            case w.SPELL_CARD:
                return 50
            case w.INSIGNIA_CARD:
                return NEXT_INSIGNIA if s.insignia(seat) else FIRST_INSIGNIA
            case w.TURN:
                return TURN
            case w.TROPHY_CARD:
                return 60
            case _:
                return 40

    def gained(self, seat: int, stock: int, amount: int) -> int:
        """What it is worth to gain so much."""
        return self.one(seat, stock) * amount

    def lost(self, seat: int, stock: int, amount: int) -> int:
        """What it costs to lose so much, as far as it is there."""
        s = self.s
        match stock:
            case w.LIFE:
                return self.life(seat) + (self.one(seat, w.LIFE) * (amount - 1))
            case w.FATE:
                return self.one(seat, stock) * min(amount, s.fate[seat])
            case w.GALLEON:
                return self.one(seat, stock) * min(amount, s.galleons[seat])
            case w.TURN:
                return TURN * amount
            case w.OBJECT_CARD:
                return self.least_of(seat, s.objects(seat), amount)
            case w.ALLY_CARD:
                return self.least_of(seat, s.allies(seat), amount)
            case w.SPELL_CARD:
                return 30 * min(amount, len(s.hand(seat)))
            case w.TROPHY_CARD:
                return min([self.trophy(card) for card in s.trophies(seat)], default=0)
            case w.INSIGNIA_CARD:
                return min([self.thing(seat, card) for card in s.insignia(seat)], default=0)
            case _:
                return 0

    def least_of(self, seat: int, things: list[int], amount: int) -> int:
        """What it costs to give up the least valuable of these."""
        found = sorted([self.thing(seat, each) for each in things])
        return sum(found[:amount])

    # --- cards

    def thing(self, seat: int, thing: int) -> int:
        """What it is worth to hold a card."""
        worth = self.lore.worth[self.box.record_of[thing]]
        if not self.box.is_insignia(thing):
            return worth
        others = [each for each in self.s.insignia(seat) if each != thing]
        return worth + (NEXT_INSIGNIA if others else FIRST_INSIGNIA)

    def taken(self, seat: int, thing: int) -> int:
        """What it is worth to take a card, with what happens at that moment."""
        found = self.thing(seat, thing)
        for at in self.box.own[self.box.record_of[thing]].whens:
            act = self.box.acts[at]
            if act.moment == w.TAKEN:
                found += (
                    -self.lost(seat, act.what, act.amount) if act.verb == w.LOSE else self.gained(seat, act.what, 1)
                )
        return found

    def taken_with_room(self, card: int) -> int:
        """What it is worth to take a card, when another must be dropped for it too."""
        s, me = self.s, self.me
        is_object = self.box.is_object(card)
        own = s.objects(me) if is_object else s.allies(me)
        worth = self.taken(me, card)
        if own and len(own) >= (object_limit(s, me) if is_object else ally_limit(s, me)):
            return worth - min([self.thing(me, each) for each in own])
        return worth

    def spell(self, spell: int) -> int:
        """What it is worth to keep a Spell in hand; less when the hand is full, and no new one could be drawn."""
        worth = self.lore.worth[self.box.record_of[spell]]
        full = len(self.s.hand(self.me)) >= spell_limit(self.s, self.me)
        return worth * (30 if full else 55) // 100

    def trophy(self, card: int) -> int:
        """What it is worth to have beaten an Enemy: five points of a kind are one of the value."""
        record = self.box.record_of[card]
        return self.points(self.box.magic[record], self.box.strength[record])

    def points(self, magic: int, strength: int) -> int:
        """What points of trophies are worth."""
        by_magic = self.one(self.me, w.MARKED_MAGIC) * magic
        return (by_magic + self.one(self.me, w.MARKED_STRENGTH) * strength) * TRADED // (100 * self.box.trophy_price)

    # --- from the own point of view

    def felt(self, seat: int, worth: int) -> int:
        """What somebody's gain or loss is worth to oneself; NONE is a foe that is no character."""
        if seat == self.me:
            return worth
        return 0 if seat == NONE else -worth * self.rivalry(seat) // 100
