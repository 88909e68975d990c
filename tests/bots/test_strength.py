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


def test_two_adepts_win_most_games_of_talisman_against_two_apprentices() -> None:
    """Each deal is played twice, the second time with the levels changed over: of equal levels each pair would win half."""
    seats = ["adept", "adept", "apprentice", "apprentice"]
    deals = 40
    won = 0
    for bots in (seats, seats[::-1]):
        report = simulate("talisman", 4, bots, deals, seed="strength")
        won += sum(seat.count for seat, bot in zip(report.won_by_seat, bots, strict=True) if bot == "adept")
    assert won > deals
