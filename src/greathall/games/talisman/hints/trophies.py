"""Which trophies to trade: as few as will do, and rather none than many points for nothing."""

from typing import Final

from greathall.games.talisman.hints.places import Places
from greathall.games.talisman.rules.answers import marked
from greathall.games.talisman.rules.t06_trophies import is_mixing, points
from greathall.games.talisman.terms import MAGIC, MAXIMUM, STRENGTH

MANY: Final = 10
"""More trophies than these are not weighed against each other."""


class Trader(Places):
    """A player who trades trophies."""

    def best_trade(self) -> tuple[int, list[int]]:
        """The value to trade for, and the trophies to offer, those among them that are offered already; none at best."""
        s, me = self.s, self.me
        may_mix = is_mixing(s, me)
        best, found, value_found = 0, s.offered, MAGIC
        for value in (MAGIC, STRENGTH):
            if marked(s, me, value) >= MAXIMUM:
                continue
            fitting = [card for card in s.trophies(me) if points(s, [card], value, may_mix)][:MANY]
            for chosen in range(1, 1 << len(fitting)):
                offer = [card for at, card in enumerate(fitting) if chosen >> at & 1]
                worth = self.trade_worth(value, points(s, offer, value, may_mix))
                if worth > best and is_part(s.offered, offer):
                    best, found, value_found = worth, offer, value
        return value_found, found if best > 0 else []

    def trade_worth(self, value: int, total: int) -> int:
        """What so many points bring; of equal trades the one with fewer points over."""
        return total // self.box.trophy_price * self.one(self.me, 1 + value) * 100 - total


def is_part(some: list[int], all_of_them: list[int]) -> bool:
    """Whether everything in one list is in the other."""
    return all(each in all_of_them for each in some)
