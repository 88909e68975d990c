"""Tables of Talisman for tests: set up from written positions, noting the clauses that are told and given as refusals."""

from functools import lru_cache
from importlib import resources

from greathall.games import talisman
from greathall.games.talisman import position
from greathall.kernel.editions import Content, Source, read_edition
from greathall.kernel.game import Game
from greathall.kernel.rules import Rules
from greathall.kernel.scenario import read_position
from tests.tables import SHOWN, Watched


@lru_cache(maxsize=1)
def standard() -> Source:
    """The standard edition."""
    return read_edition(resources.files(talisman) / "editions" / "standard")


@lru_cache(maxsize=32)
def rules_with(seats: int, options: tuple[tuple[str, int], ...] = ()) -> Rules:
    """The rules for a table."""
    rules = talisman.make_rules(seats, {**talisman.DEFAULTS, **dict(options)}, standard())
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


def given_with(content: Content, text: str) -> Watched:
    """A table with the standard edition, of which some records are others."""
    source = Source(content).upon(standard())
    return Watched(lambda seats: talisman.make_rules(seats, talisman.DEFAULTS, source), position, text)


class Opened(Watched):
    """A table at which a game begins: only the seats and chance are given."""

    def __init__(self, text: str, **options: int) -> None:
        _, self.seats, chance = read_position(text, position.KEYS)
        self.rules = rules_for(len(self.seats), **{key.replace("_", "-"): each for key, each in options.items()})
        self.setting = position
        self.game = Game.begun(self.rules, b"", chance=self.script(chance))
        self.since = self.game.opening
        SHOWN.update(line.split()[0] for line in self.told())
