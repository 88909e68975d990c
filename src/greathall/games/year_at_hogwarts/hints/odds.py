"""How likely an attack succeeds often enough. Chances are in hundredths."""

from functools import lru_cache
from math import comb


@lru_cache(maxsize=4096)
def at_least(wanted: int, dice: int, needed: int) -> int:
    """The chance that of so many dice at least so many show this number or more."""
    if wanted <= 0:
        return 100
    hits = 7 - needed
    found = sum(comb(dice, count) * hits**count * (6 - hits) ** (dice - count) for count in range(wanted, dice + 1))
    return int(found * 100 // 6**dice)


def mean(dice: int, needed: int) -> int:
    """The successes of so many dice, in hundredths."""
    return dice * (7 - needed) * 100 // 6
