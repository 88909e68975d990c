"""A better level wins clearly more: by a margin that luck would give in less than one of ten thousand trials."""

from math import sqrt

from greathall.lab import simulate

LUCK = 4.0
"""Standard errors of the difference."""


def won(name: str, games: int) -> tuple[float, float]:
    """The share of games of three that the level wins, and its variance (never taken to be 0)."""
    report = simulate("death-eaters-rising", 3, name, games, {"voldemort": 5}, seed="strength")
    share = report.won.share
    return share, max(share * (1 - share), 1 / games) / games


def is_clear(better: tuple[float, float], worse: tuple[float, float]) -> bool:
    return better[0] - worse[0] > LUCK * sqrt(better[1] + worse[1])


def test_adept_beats_apprentice_beats_random() -> None:
    random, apprentice, adept = won("random", 200), won("apprentice", 300), won("adept", 300)
    assert is_clear(apprentice, random)
    assert is_clear(adept, apprentice)
