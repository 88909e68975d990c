"""Great Hall: three wizarding-world tabletop games, to play and to study. The few words that most people need.

They are loaded when first used, and no game is loaded before it is asked for.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from greathall.games import games, load, start, verify
    from greathall.kernel.drive import Player, drive
    from greathall.kernel.errors import GreatHallError, IllegalChoice
    from greathall.kernel.game import Game
    from greathall.kernel.position import Result, View
    from greathall.kernel.records import Record

__all__ = [
    "Game",
    "GreatHallError",
    "IllegalChoice",
    "Player",
    "Record",
    "Result",
    "View",
    "drive",
    "games",
    "load",
    "start",
    "verify",
]

HOMES = {
    "games": "greathall.games",
    "load": "greathall.games",
    "start": "greathall.games",
    "verify": "greathall.games",
    "Player": "greathall.kernel.drive",
    "drive": "greathall.kernel.drive",
    "GreatHallError": "greathall.kernel.errors",
    "IllegalChoice": "greathall.kernel.errors",
    "Game": "greathall.kernel.game",
    "Result": "greathall.kernel.position",
    "View": "greathall.kernel.position",
    "Record": "greathall.kernel.records",
}


def __getattr__(name: str) -> object:
    if name not in HOMES:
        raise AttributeError(f"module 'greathall' has no attribute {name!r}")
    home = importlib.import_module(HOMES[name])
    word: object = home if name == "games" else getattr(home, name)  # the package of the games can be called
    globals()[name] = word
    return word


def __dir__() -> list[str]:
    return __all__
