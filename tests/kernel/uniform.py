"""Whether counts are those of equally likely outcomes."""

from math import sqrt


def is_uniform(counts: list[int]) -> bool:
    """Pearson's chi-square test: equally likely outcomes fail it once in a thousand times (Wilson and Hilferty's limit)."""
    expected = sum(counts) / len(counts)
    found = sum((count - expected) ** 2 for count in counts) / expected
    free = len(counts) - 1
    limit = free * (1 - 2 / (9 * free) + 3.09 * sqrt(2 / (9 * free))) ** 3
    return found < limit
