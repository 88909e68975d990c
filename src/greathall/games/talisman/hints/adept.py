"""A good player: looks a turn ahead, keeps an eye on whoever is about to win, and wastes neither points nor Fate."""

from greathall.games.talisman.hints import odds
from greathall.games.talisman.hints.apprentice import Apprentice
from greathall.games.talisman.rules.t02_values import least
from greathall.games.talisman.terms import HALL, INNER, MAGIC


class Adept(Apprentice):
    """The weights that a good player gives to the options of a decision."""

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

    def patience(self) -> int:
        """A point more or less is waited for, not two."""
        return 70

    def nerve(self) -> int:
        """When somebody else is about to win, a smaller chance must do."""
        s = self.s
        for seat in range(s.seats):
            if seat != self.me and s.region(seat) == INNER and s.insignia(seat) and not s.turned_back[seat]:
                return 25
        return 40

    def end(self, at: int) -> int:
        """What it is worth to end a walk there: now, and with the next roll."""
        return Apprentice.end(self, at) + self.prospect(at)

    def prospect(self, at: int) -> int:
        """What the next move promises from a space, in the main."""
        if self.box.region[at] >= INNER:
            return 0
        found = 0
        for steps in odds.FACES:
            found += self.best_space(at, steps)
        return found // 18

    def best_space(self, at: int, steps: int) -> int:
        """The better of the spaces so many steps away, either way."""
        return max(self.space(self.box.beside(at, steps)), self.space(self.box.beside(at, -steps)))
