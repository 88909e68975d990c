"""The games that the contract is checked with. A new game is one more line in CASES."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files

from greathall.games import find_rules
from greathall.games import year_at_hogwarts as year
from greathall.kernel.editions import read_edition
from greathall.kernel.rules import Rules
from tests.kernel.games import duel, judges, match, walk


@dataclass(frozen=True)
class Case:
    """A game with some numbers of seats. ``rotate(by)`` gives the options with every seat so many places further on.

    An ``endless`` game is won only by who wants to: random choices need not bring it to an end, but never get stuck.
    """

    name: str
    rules: Callable[..., Rules]
    seats: tuple[int, ...]
    rotate: Callable[[int], dict[str, int]] | None = None
    endless: bool = False

    def each(self) -> Iterator[Rules]:
        """The rules for each number of seats."""
        return (self.rules(seats) for seats in self.seats)


YEARS: dict[int, dict[str, int]] = {2: {}, 3: {"mode": 1}, 4: {"variant": 2, "team-size": 2}}
"""What is played at A Year at Hogwarts by so many: underage, Voldemort Returns, teams of two."""


def year_at_hogwarts(seats: int, **options: int) -> Rules:
    """The rules of A Year at Hogwarts that so many play here."""
    home = files(year)
    rules = year.make_rules(
        seats, {**year.DEFAULTS, **YEARS[seats], **options}, read_edition(home / "editions" / "standard")
    )
    rules.edition = "standard"
    return rules


TOYS = [
    Case("duel", duel.Duel, (2, 3, 4), lambda by: {"first": by}),
    Case("walk", walk.Walk, (2, 3, 4), lambda by: {"first": by}),
    Case("match", match.Match, (2, 3, 4), lambda by: {"first": by}),
    Case("judges", judges.Judges, (2, 3, 4), lambda by: {"first": by, "accused": by}),
]

CASES = [
    *TOYS,
    Case("death-eaters-rising", lambda seats, **options: find_rules("death-eaters-rising", seats, options), (2, 3, 4)),
    Case(
        "talisman",
        lambda seats, **options: find_rules("talisman", seats, options),
        (2, 3, 4, 5, 6),
        endless=True,
    ),
    Case("year-at-hogwarts", year_at_hogwarts, tuple(YEARS), endless=True),
]

ENDLESS = [case.name for case in CASES if case.endless]
"""The games that random choices need not bring to an end."""
