"""A choice is one int: what is done, and up to three values, each counted within its domain.

Kinds begin at 1, so that 0 is no choice. In records, messages and logs a choice is words instead
(``assign blue-1 dolohov``): see ``names``.
"""

from typing import Final

BITS: Final = 10
MASK: Final = 1023
NONE: Final = -1


def choice(kind: int, a: int = -1, b: int = -1, c: int = -1) -> int:
    """The choice of this kind with these values; -1 stands for no value."""
    return kind << 30 | (a + 1) << 20 | (b + 1) << 10 | (c + 1)


def kind_of(picked: int) -> int:
    """What is done."""
    return picked >> 30


def first(picked: int) -> int:
    """The first value, -1 when there is none."""
    return (picked >> 20 & MASK) - 1


def second(picked: int) -> int:
    """The second value, -1 when there is none."""
    return (picked >> 10 & MASK) - 1


def third(picked: int) -> int:
    """The third value, -1 when there is none."""
    return (picked & MASK) - 1
