"""How likely dice are to cover symbols: what a player feels who has rolled them often.

Symbols and dice are counted in one int, four bits for each trait or colour: 0x0012 is two of the first and one of the
second. So a question about them is a number, and its answer is looked up when it is asked again.
"""

from typing import Final

CERTAIN: Final = 1000
REMEMBERED: Final = 200_000


def units(counts: int) -> int:
    """How many symbols, or dice, these are together."""
    return (counts & 15) + (counts >> 4 & 15) + (counts >> 8 & 15) + (counts >> 12 & 15)


class Odds:
    """The odds with one edition's dice, in thousandths."""

    def __init__(self, sides: list[list[int]]) -> None:
        self.sides = sides
        self.known: dict[int, int] = {}
        self.left_over: dict[int, int] = {}

    @staticmethod
    def of(sides: list[list[int]]) -> "Odds":
        """The odds with these dice: tables with the same dice share what is remembered."""
        for odds in KNOWN_DICE:
            if odds.sides == sides:
                return odds
        odds = Odds(sides)
        KNOWN_DICE.append(odds)
        if len(KNOWN_DICE) > 8:
            KNOWN_DICE.pop(0)
        return odds

    def cover(self, need: int, pool: int) -> int:
        """The odds that these dice, still to be rolled, cover all these symbols before none is left.

        After each roll every die that fits is assigned; when none fits, the least useful one is discarded (DER-4.2).
        """
        if need == 0:
            return CERTAIN
        if pool == 0:
            return 0
        key = need << 16 | pool
        found = self.known.get(key, -1)
        if found < 0:
            found = self.cover_by_rolling(need, pool) if units(need) <= 2 * units(pool) else 0
            if len(self.known) > REMEMBERED:
                self.known.clear()
            self.known[key] = found
        return found

    def cover_by_rolling(self, need: int, pool: int) -> int:
        """All rolls of the dice, one die after the other; what is then left of symbols and dice is the next question."""
        chances: dict[int, float] = {need << 16: 1.0}
        for colour in range(4):
            for _ in range(pool >> 4 * colour & 15):
                chances = self.roll_die(chances, colour)
        total = 0.0
        for after, chance in chances.items():
            kept = after & 0xFFFF
            if kept == pool:
                kept -= 1 << 4 * self.least_useful(need, pool)
            total += chance * self.cover(after >> 16, kept)
        return int(total + 0.5)

    def roll_die(self, chances: dict[int, float], colour: int) -> dict[int, float]:
        """What may be left after one die more: it covers what it shows, or stays in the pool."""
        found: dict[int, float] = {}
        for before, chance in chances.items():
            for side in self.sides[colour]:
                after = self.after(before >> 16, side)
                after = (before & 0xFFFF | after << 16) if after >= 0 else before + (1 << 4 * colour)
                found[after] = found.get(after, 0.0) + chance / 6
        return found

    def after(self, need: int, side: int) -> int:
        """The symbols left when a die with this side is assigned, -1 when it does not fit."""
        shift = 4 * (side & 3)
        open_symbols = need >> shift & 15
        if open_symbols == 0:
            return -1
        return need - (min(open_symbols, 2 if side > 3 else 1) << shift)

    def least_useful(self, need: int, pool: int) -> int:
        """The colour in the pool that shows these symbols least often."""
        least, worst = 99, 0
        for colour in range(4):
            if pool >> 4 * colour & 15:
                fitting = 0
                for side in self.sides[colour]:
                    if need >> 4 * (side & 3) & 15:
                        fitting += 2 if side > 3 else 1
                if fitting < least:
                    least, worst = fitting, colour
        return worst

    def rest(self, pool: int, need: int) -> int:
        """The dice that may be left when these symbols are covered: each took a die, of the colour that leans to it first."""
        key = need << 16 | pool
        found = self.left_over.get(key, -1)
        if found < 0:
            found = self.take(pool, need)
            if len(self.left_over) > REMEMBERED:
                self.left_over.clear()
            self.left_over[key] = found
        return found

    def take(self, pool: int, need: int) -> int:
        """The pool without a die for each symbol."""
        lacking = 0
        for trait in range(4):
            wanted = need >> 4 * trait & 15
            taken = min(wanted, pool >> 4 * trait & 15)
            pool -= taken << 4 * trait
            lacking += wanted - taken
        for colour in range(4):
            taken = min(lacking, pool >> 4 * colour & 15)
            pool -= taken << 4 * colour
            lacking -= taken
        return pool


KNOWN_DICE: Final[list[Odds]] = []
