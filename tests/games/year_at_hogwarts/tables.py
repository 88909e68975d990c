"""Tables of A Year at Hogwarts for tests: set up from written positions, noting clauses that are told and refusals."""

from functools import lru_cache
from importlib import resources

from greathall.games import year_at_hogwarts as year
from greathall.games.year_at_hogwarts import position
from greathall.games.year_at_hogwarts.state import YearState
from greathall.kernel.editions import Source, read_edition
from greathall.kernel.game import Game
from greathall.kernel.rules import Rules
from greathall.kernel.scenario import read_position
from tests.tables import SHOWN, Watched


@lru_cache(maxsize=1)
def standard() -> Source:
    """The standard edition."""
    return read_edition(resources.files(year) / "editions" / "standard")


@lru_cache(maxsize=32)
def rules_with(seats: int, options: tuple[tuple[str, int], ...] = ()) -> Rules:
    """The rules for a table."""
    rules = year.make_rules(seats, {**year.DEFAULTS, **dict(options)}, standard())
    rules.edition, rules.content = "standard", standard().content
    return rules


def rules_for(seats: int, **options: int) -> Rules:
    """The rules for a table with options."""
    return rules_with(seats, tuple(sorted(options.items())))


def given(text: str, **options: int) -> Watched:
    """A table set up from a written position."""
    return Watched(
        lambda seats: rules_for(seats, **{key.replace("_", "-"): each for key, each in options.items()}), position, text
    )


class Opened(Watched):
    """A table at which a game begins: only the seats and chance are given."""

    def __init__(self, text: str, **options: int) -> None:
        _, self.seats, chance = read_position(text, position.KEYS)
        self.rules = rules_for(len(self.seats), **{key.replace("_", "-"): each for key, each in options.items()})
        self.setting = position
        self.game = Game.begun(self.rules, b"", chance=self.script(chance))
        self.since = self.game.opening
        SHOWN.update(line.split()[0] for line in self.told())


def state_of(t: Watched) -> YearState:
    """The state of a table, with the fields of this game."""
    s = t.game.state
    assert isinstance(s, YearState)
    return s


def passing(t: Watched, *moves: str) -> list[str]:
    """Make these choices, and pass wherever somebody may before the next of them; what was told all the while."""
    told: list[str] = []
    for line in moves:
        name, _, choice = line.partition(" ")
        while name not in t.waiting() or choice not in t.options(name):
            [waiting] = t.waiting()
            assert "pass" in t.options(waiting), f"{line} is not possible: {waiting} has {t.options(waiting)}"
            told += t.play(f"{waiting} pass")
        told += t.play(line)
    return told


def all_pass(t: Watched) -> list[str]:
    """Pass as long as that is all that whoever is asked can do."""
    told: list[str] = []
    while len(t.waiting()) == 1 and t.options(t.waiting()[0]) == ["pass"]:
        told += t.play(f"{t.waiting()[0]} pass")
    return told


def cited(told: list[str], clause: str) -> list[str]:
    """The lines that cite this clause, without it."""
    return [line.removeprefix(f"{clause} ") for line in told if line.startswith(f"{clause} ")]
