"""Shares and medians with their 95 % intervals, against values worked out by hand."""

from math import inf

import pytest

from greathall.lab.intervals import factor, share, spread


@pytest.mark.parametrize(
    ("count", "n", "low", "high"),
    [
        (5, 10, 0.236593, 0.763407),  # 0.5 ± sqrt(0.025 + z²/400) * z / (1 + z²/10)
        (0, 10, 0.0, 0.277533),  # z² / (10 + z²)
        (10, 10, 0.722467, 1.0),  # 10 / (10 + z²)
        (720, 2400, 0.281998, 0.318642),
    ],
)
def test_wilsons_interval(count: int, n: int, low: float, high: float) -> None:
    found = share(count, n)
    assert (found.count, found.n, found.share) == (count, n, count / n)
    assert found.low == pytest.approx(low, abs=2e-6)
    assert found.high == pytest.approx(high, abs=2e-6)


def test_2400_games_give_two_points_either_way() -> None:
    """As the targets ask for."""
    found = share(960, 2400)
    assert found.share - 0.02 < found.low < found.share < found.high < found.share + 0.02


def test_of_nothing_nothing_is_known() -> None:
    assert (share(0, 0).low, share(0, 0).high, str(share(0, 0))) == (0.0, 1.0, "–")


def test_a_share_in_words() -> None:
    assert str(share(5, 10)) == "50.0 (23.7–76.3) %, n = 10"


def test_a_median_and_its_interval_by_ranks() -> None:
    """The numbers 1 to 100, once each: half of z √100 is 9.8, so ranks 40 and 61."""
    found = spread(dict.fromkeys(range(1, 101), 1))
    assert (found.least, found.lower_quartile, found.median, found.upper_quartile, found.most) == (1, 25, 50, 75, 100)
    assert (found.median_low, found.median_high, found.mean) == (40, 61, 50.5)


def test_a_median_of_few_numbers_is_known_no_better_than_their_range() -> None:
    found = spread({7: 1, 9: 2})
    assert (found.n, found.median, found.median_low, found.median_high) == (3, 9, 7, 9)


def test_a_spread_of_nothing_is_all_zero() -> None:
    assert spread({}).n == spread({}).median == 0


def test_a_factor_and_its_interval() -> None:
    """ln 2 is 0.693147, its reach z √(1/100 + 1/50) is 0.339476."""
    found = factor(100, 50)
    assert (found.factor, found.low, found.high) == pytest.approx((2, 1.424287, 2.808422), abs=1e-5)
    assert str(found) == "2.00 (1.42–2.81), 100 : 50"


def test_what_never_occurred_may_be_rarer_by_any_factor() -> None:
    assert (factor(3, 0).low, factor(3, 0).factor, factor(3, 0).high) == (1.0, inf, inf)
    assert (factor(0, 0).low, factor(0, 0).factor, factor(0, 0).high) == (1.0, 1.0, inf)
