"""A good player: grows before it looks for an Insignia, does what brings one, and risks a Life for it."""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman.hints.tasks import Tasks
from greathall.games.talisman.rules import t01_components as t01
from greathall.games.talisman.rules.t02_values import least
from greathall.games.talisman.terms import HALL, INNER, MAGIC, MIDDLE

STRONG_ENOUGH: Final = 6
"""The score from which an Insignia is looked for: who goes earlier grows too slowly."""
ONE_GALLEON: Final = 35
FURTHER_GALLEON: Final = 20
FEW: Final = 3
"""So many Galleons are soon spent on what makes strong."""
LIVES: Final = [0, 0, 170, 100, 60, 40]
"""What the next Life is worth that would be lost: it is there to be risked."""
HEALED: Final = 80
"""Of a hundred that a beginner gives for being healed."""


class Adept(Tasks):
    """The weights that a good player gives to the options of a decision."""

    # --- prices

    def one(self, seat: int, stock: int) -> int:
        """What one of a stock is worth."""
        if stock == w.GALLEON and seat == self.me:
            worth = ONE_GALLEON if self.s.galleons[seat] < FEW else FURTHER_GALLEON
            return worth + self.asked_for(stock)
        return Tasks.one(self, seat, stock)

    def life(self, seat: int) -> int:
        """What the next Life is worth that would be lost."""
        lives = self.s.life[seat]
        if seat != self.me or lives <= 1:
            return Tasks.life(self, seat)
        return LIVES[min(lives, len(LIVES) - 1)]

    def healed(self, seat: int, amount: int) -> int:
        """What it is worth to be healed."""
        return Tasks.healed(self, seat, amount) * HEALED // 100

    # --- the others

    def rivalry(self, seat: int) -> int:
        """Who leads is a rival; who stands before the Great Hall with an Insignia is the only one that counts."""
        s = self.s
        ring = self.box.ring[s.space[seat]]
        if ring == HALL:
            return 400
        found = 12 + 3 * max(0, s.magic[seat] - least(s, seat, MAGIC))
        if s.insignia(seat):
            found += 10 + 2 * s.magic[seat]
            if ring == INNER:
                found += 60
        return found

    # --- where to go

    def needs_insignia(self) -> bool:
        """Whether an Insignia is lacking, can be had, and will be of use."""
        s, me = self.s, self.me
        if s.insignia(me) or not t01.free_insignia(s, me):
            return False
        return self.power() >= STRONG_ENOUGH and self.drawn(MIDDLE) > -30
