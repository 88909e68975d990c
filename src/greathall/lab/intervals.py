"""How sure a figure is: 95 % intervals of shares, of medians, and of how many times more often one thing occurs."""

from math import ceil, exp, floor, inf, log, sqrt

import msgspec

Z = 1.959964
"""The normal quantile for 95 %."""


class Share(msgspec.Struct, frozen=True):
    """So many of so many, and the interval in which the true share lies with 95 % confidence (Wilson's)."""

    count: int
    n: int
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.short} %, n = {self.n}" if self.n else "–"

    @property
    def short(self) -> str:
        """The share in percent, and its interval."""
        return f"{100 * self.share:.1f} ({100 * self.low:.1f}–{100 * self.high:.1f})" if self.n else "–"


def share(count: int, n: int) -> Share:
    """A share with Wilson's interval; of nothing, nothing is known."""
    if n == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    p = count / n
    middle = p + Z * Z / (2 * n)
    reach = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    low = 0.0 if count == 0 else (middle - reach) / scale
    high = 1.0 if count == n else (middle + reach) / scale
    return Share(count, n, round(p, 6), round(low, 6), round(high, 6))


class Spread(msgspec.Struct, frozen=True):
    """Numbers in short: the median with its 95 % interval (by ranks), the quartiles, the extremes."""

    n: int
    least: int
    lower_quartile: int
    median: int
    upper_quartile: int
    most: int
    median_low: int
    median_high: int
    mean: float

    def __str__(self) -> str:
        return f"{self.short}, n = {self.n}"

    @property
    def short(self) -> str:
        """The median and its interval."""
        return f"{self.median} ({self.median_low}–{self.median_high})"


def spread(counts: dict[int, int]) -> Spread:
    """The numbers are given with how often each occurs."""
    n = sum(counts.values())
    if n == 0:
        return Spread(0, 0, 0, 0, 0, 0, 0, 0, 0.0)
    numbers = sorted(counts)
    reach = Z * sqrt(n) / 2
    return Spread(
        n,
        numbers[0],
        at_rank(counts, numbers, ceil(n / 4)),
        at_rank(counts, numbers, ceil(n / 2)),
        at_rank(counts, numbers, ceil(3 * n / 4)),
        numbers[-1],
        at_rank(counts, numbers, max(1, floor(n / 2 - reach))),
        at_rank(counts, numbers, min(n, ceil(n / 2 + reach) + 1)),
        round(sum(number * count for number, count in counts.items()) / n, 3),
    )


def at_rank(counts: dict[int, int], numbers: list[int], rank: int) -> int:
    """The number with this rank, from 1."""
    for number in numbers:
        rank -= counts[number]
        if rank <= 0:
            return number
    return numbers[-1]


class Factor(msgspec.Struct, frozen=True):
    """How many times more often one thing occurred than another, with its interval (on the scale of logarithms)."""

    more: int
    less: int
    factor: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.short}, {self.more} : {self.less}"

    @property
    def short(self) -> str:
        """The factor and its interval."""
        return f"{self.factor:.2f} ({self.low:.2f}–{self.high:.2f})"


def factor(more: int, less: int) -> Factor:
    """What never occurred gives no measure: any factor may be true."""
    if not more or not less:
        return Factor(more, less, inf if more else 1.0, 1.0, inf)
    middle = log(more / less)
    reach = Z * sqrt(1 / more + 1 / less)
    return Factor(more, less, round(more / less, 6), round(exp(middle - reach), 6), round(exp(middle + reach), 6))
