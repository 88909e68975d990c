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


@lru_cache(maxsize=100_000)
def beaten(hp: int, opponent: int, dice: int, needed: int, strike: int) -> int:
    """The chance, in ten-thousandths, to take so many HP with dice while each attack calls a strike of so many hundredths.

    The strike after the last blow counts too: whoever attacks must have 1 HP after it.
    """
    if hp < 1:
        return 0
    if opponent <= 0 or strike <= 0:
        return 10_000
    least, part = strike // 100, strike % 100
    found = stays = 0.0
    for hits in range(dice + 1):
        likely = exactly(hits, dice, needed)
        for lost, share in ((least, 100 - part), (least + 1, part)):
            if not share:
                continue
            if not hits and not lost:
                stays += likely * share / 100
            elif hits >= opponent:
                found += likely * share / 100 * (10_000 if hp > lost else 0)
            else:
                found += likely * share / 100 * beaten(hp - lost, opponent - hits, dice, needed, strike)
    return int(found / (1 - stays))


def exactly(count: int, dice: int, needed: int) -> float:
    """The chance that of so many dice exactly so many show this number or more."""
    hits = 7 - needed
    return float(comb(dice, count) * hits**count * (6 - hits) ** (dice - count)) / float(6**dice)
