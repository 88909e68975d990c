"""What a game wants to have counted, found by the events that are counted."""

from __future__ import annotations

import importlib
from functools import lru_cache
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from greathall.bots import bots
from greathall.games import GAMES

if TYPE_CHECKING:
    from greathall.kernel.rules import Rules
    from greathall.kernel.studies import Goal, Study
    from greathall.lab.tally import Key


def home_of(game: str) -> ModuleType | None:
    """The module in which a game says what is to be counted, None for a game without."""
    if game not in GAMES or not find_spec(f"{GAMES[game]}.hints") or not find_spec(f"{GAMES[game]}.hints.studies"):
        return None
    return importlib.import_module(f"{GAMES[game]}.hints.studies")


@lru_cache(maxsize=64)
def studies_of(rules: Rules) -> dict[str, Study]:
    """A game's studies by their ids."""
    home = home_of(rules.game)
    found: dict[str, Study] = home.studies(rules) if home else {}
    return found


def goals_of(game: str) -> list[Goal]:
    """What a game should measure."""
    home = home_of(game)
    found: list[Goal] = home.GOALS if home else []
    return found


def levels_of(game: str) -> list[str]:
    """The levels of bots that are set beside each other: those that come to an end of the game."""
    found: list[str] = getattr(home_of(game), "LEVELS", bots())
    return found


@lru_cache(maxsize=64)
def seats_of(rules: Rules) -> dict[int, list[int]]:
    """For each kind of event that begins with whom it befalls, the seats for which the words there stand."""
    home = home_of(rules.game)
    found: dict[str, list[int]] = {"seat": list(range(len(rules.names.domains["seat"].words)))}
    if home is not None and hasattr(home, "seats_of"):
        found |= home.seats_of(rules)
    first = {kind: signature.fixed[0] for kind, signature in rules.names.events.items() if signature.fixed}
    return {kind: found[domain] for kind, domain in first.items() if domain in found}


@lru_cache(maxsize=64)
def turn_of(rules: Rules) -> int:
    """The kind of event with which a turn begins, 0 where the game's own count says how many there were."""
    word = getattr(home_of(rules.game), "TURN", None)
    return next((kind for kind, signature in rules.names.events.items() if signature.word == word), 0)


@lru_cache(maxsize=64)
def keys_of(rules: Rules) -> dict[int, dict[int, dict[int, list[Key]]]]:
    """For each kind of event that is counted, each place in it where a counted word may stand, and the lines of each word."""
    names = rules.names
    kinds = {signature.word: kind for kind, signature in names.events.items()}
    found: dict[int, dict[int, dict[int, list[Key]]]] = {}
    for name, study in studies_of(rules).items():
        for event in study.events:
            position = names.events[kinds[event]].fixed.index(study.domain)
            keys = found.setdefault(kinds[event], {}).setdefault(position, {})
            for word, line in study.lines.items():
                keys.setdefault(names.domains[study.domain].values[word], []).append((name, line))
    return found
