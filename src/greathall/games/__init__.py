"""The games that there are; starting one, and loading one from its record."""

from __future__ import annotations

import importlib
import secrets
import sys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import resources
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import TYPE_CHECKING

from greathall.kernel.editions import Source, content_hash, read_edition
from greathall.kernel.errors import BadEdition, BadRecord, NotPossible
from greathall.kernel.game import Game
from greathall.kernel.game import load as load_game
from greathall.kernel.records import Header, Record, key_from_seed, parse

if TYPE_CHECKING:
    from greathall.kernel.chance import Chance
    from greathall.kernel.rules import Rules
    from greathall.kernel.scenario import Scenario, Table

GAMES = {
    "death-eaters-rising": "greathall.games.death_eaters_rising",
    "talisman": "greathall.games.talisman",
    "year-at-hogwarts": "greathall.games.year_at_hogwarts",
}


BUILDING = RLock()
"""Rules and examples are read by one thread at a time: msgspec crashes where two threads first meet the same type at once."""


class Games(ModuleType):
    """This package, which can be called: ``greathall.games()`` is a word of the public interface as well as a package."""

    def __call__(self) -> list[str]:
        """The ids of the games that can be started."""
        return games()


sys.modules[__name__].__class__ = Games


def games() -> list[str]:
    """The ids of the games that can be started."""
    return list(GAMES)


def package(game: str) -> ModuleType:
    """The package of a game: its ``SEATS``, ``OPTIONS``, ``DEFAULTS`` and ``make_rules``."""
    if game not in GAMES:
        raise NotPossible(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    return importlib.import_module(GAMES[game])


def is_shipped(edition: str) -> bool:
    """Whether an edition is named, not given by its path."""
    return "/" not in edition and "." not in edition


def find_rules(
    game: str,
    seats: int,
    options: Mapping[str, int],
    edition: str = "standard",
    content: dict[str, object] | None = None,
) -> Rules:
    """The rules for a table. Every setting is checked; what is not said is the game's default."""
    home = package(game)
    if seats not in home.SEATS:
        raise NotPossible(f"{game} is for {home.SEATS[0]} to {home.SEATS[-1]} seats, not {seats}")
    for name, value in options.items():
        if name not in home.OPTIONS:
            raise NotPossible(f"{game} has no option {name!r}; it has {', '.join(home.OPTIONS)}")
        if value not in home.OPTIONS[name]:
            allowed = home.OPTIONS[name]
            raise NotPossible(f"{home.CLAUSES_OF_OPTIONS[name]}: {name} is {allowed[0]} to {allowed[-1]}, not {value}")
    settings = {**home.DEFAULTS, **options}
    with BUILDING:
        if content is None and is_shipped(edition):
            return shipped_rules(game, seats, tuple(settings.items()), edition)
        if content is not None:
            return new_rules(game, seats, settings, edition, Source(content))
        return new_rules(game, seats, settings, Path(edition).name, owners_edition(game, Path(edition)))


@lru_cache(maxsize=64)
def shipped_rules(game: str, seats: int, options: tuple[tuple[str, int], ...], edition: str) -> Rules:
    """Rules never change, so tables with the same settings share them."""
    return new_rules(game, seats, dict(options), edition, shipped_edition(game, edition))


def shipped_edition(game: str, edition: str) -> Source:
    """An edition that comes with the game."""
    return read_edition(resources.files(package(game).__name__) / "editions" / edition)


def owners_edition(game: str, folder: Path) -> Source:
    """An edition of one's own: for itself, or on the base that its manifest names."""
    source = read_edition(folder)
    if not source.base():
        return source
    if not is_shipped(source.base()):
        raise BadEdition([f"edition.toml, base: {source.base()!r} is no edition that comes with the game"])
    return source.upon(shipped_edition(game, source.base()))


def new_rules(game: str, seats: int, options: dict[str, int], edition: str, source: Source) -> Rules:
    """The rules with this edition."""
    rules: Rules = package(game).make_rules(seats, options, source)
    rules.edition = edition
    rules.content = source.content
    return rules


def start(
    game: str,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, int] | None = None,
    edition: str = "standard",
    key: bytes | None = None,
    nonces: Sequence[bytes] = (),
    chance: Chance | None = None,
) -> Game:
    """A new game at its first decision. The same seed (or key) and choices give the same game; without one it is secret."""
    if key is None:
        key = secrets.token_bytes(32) if seed is None else key_from_seed(seed)
    return Game.begun(find_rules(game, seats, options or {}, edition), key, nonces, chance)


def rules_of(header: Header, content: dict[str, object] | None) -> Rules:
    """The rules that a record's header names; the edition travels in the record, or is the one that is installed."""
    if content is None and not is_shipped(header.edition):
        raise BadRecord(
            f"header: the edition {header.edition!r} is not in the record, and not one that comes with the game"
        )
    rules = find_rules(header.game, header.seats, header.options, header.edition, content)
    if content_hash(rules.content) != header.edition_hash:
        raise BadRecord(f"header: the edition {header.edition!r} is not the one that this game was played with")
    if header.rules != rules.version:
        raise BadRecord(
            f"header: the game was played by version {header.rules} of the rules, these are {rules.version}"
        )
    return rules


def load(record: Record | bytes | str, key: bytes = b"") -> Game:
    """The game that a record tells, played again from its outcomes and checked on the way."""
    record = record if isinstance(record, Record) else parse(record)
    return load_game(record, rules_of(record.header, record.content), key)


def table(game: str, given: str, options: Mapping[str, int] | None = None, edition: str = "standard") -> Table:
    """A table set up from a written position: for tests, scenarios and puzzles."""
    from greathall.kernel.scenario import Table

    setting = importlib.import_module(f"{package(game).__name__}.position")
    return Table(lambda seats: find_rules(game, seats, options or {}, edition), setting, given)


@lru_cache
def examples(game: str) -> Mapping[str, Scenario]:
    """The scenarios that come with a game, by the names of their files: examples of its rules, and the tutorial."""
    from greathall.kernel.scenario import parse

    folder = resources.files(package(game).__name__) / "scenarios"
    files = sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else []
    with BUILDING:
        return {
            file.name.removesuffix(".toml"): parse(file.read_bytes()) for file in files if file.name.endswith(".toml")
        }


def run_scenario(path: Path) -> list[str]:
    """What does not hold in a scenario file, in words; empty when all does."""
    from greathall.kernel.scenario import read_file, run

    scenario = read_file(path)
    return run(scenario, table(scenario.game, scenario.given, scenario.options, scenario.edition))


def verify(record: Record | bytes | str) -> Game:
    """The finished game of a record, with everything checked: the chain, the story, the commitment, every outcome."""
    record = record if isinstance(record, Record) else parse(record)
    game = load(record)
    if not record.key:
        raise BadRecord(
            "key: the record has none, so its dice cannot be checked (it is published when the game is over)"
        )
    return game
