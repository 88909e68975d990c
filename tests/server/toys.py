"""The kernel's toy games, as games of the house: so that its tests meet secret hands, windows and answers at once."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from greathall.games import GAMES

TOYS = {"duel": "Duel", "walk": "Walk", "match": "Match", "judges": "Judges"}
HOME = """
from tests.kernel.games.{module} import {rules}

SEATS = (2, 3, 4)
DEFAULTS = {rules}(2).options
OPTIONS = dict.fromkeys(DEFAULTS, range(4))
CLAUSES_OF_OPTIONS = dict.fromkeys(DEFAULTS, "")


def make_rules(seats, options, source):
    return {rules}(seats, **options)
"""
TEXT = "from importlib import resources\nFOLDER = resources.files(__name__)\n"
BOOK = "OPEN_DICE = []\n"


def open_toys(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Write a package for each toy, and offer them."""
    monkeypatch.syspath_prepend(str(folder))
    for module, rules in TOYS.items():
        home = folder / f"toy_{module}"
        files = {
            "__init__.py": HOME.format(module=module, rules=rules),
            "text/__init__.py": TEXT,
            "text/en/words.ftl": "",
            "book.py": BOOK,
            "editions/standard/edition.toml": f'id = "standard"\ngame = "{module}"\n',
        }
        for name, content in files.items():
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            (home / name).write_text(content)
        for loaded in [each for each in sys.modules if each.partition(".")[0] == home.name]:
            monkeypatch.delitem(sys.modules, loaded)
        monkeypatch.setitem(GAMES, module, home.name)
