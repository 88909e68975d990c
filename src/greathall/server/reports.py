"""A moment of a game as a scenario file without secrets: how the table stands as far as one seat knows it."""

from __future__ import annotations

import json
from importlib import import_module

from greathall.games import package
from greathall.kernel.position import View
from greathall.kernel.rules import Rules
from greathall.kernel.scenario import written

NAMES = ["ana", "ben", "cid", "dee", "eve", "fay", "gus", "hal"]
"""The seats of a report: names of people do not leave the table."""


def scenario_of(rules: Rules, view: View, title: str, clause: str) -> str:
    """The moment that a view shows. What the seat does not know stands there as in the one world that tells nothing."""
    setting = import_module(f"{package(rules.game).__name__}.position")
    seats = NAMES[: rules.layout.seats]
    position = written(setting.describe(rules, view.world, seats), seats)
    options = ", ".join(f"{name} = {value}" for name, value in rules.options.items())
    said = [
        f"game = {quoted(rules.game)}",
        f"title = {quoted(title)}",
        f"clause = {quoted(clause)}",
        f"edition = {quoted(rules.edition)}",
        f"options = {{ {options} }}",
        f'given = """\n{position}chance seed report\n"""',
        f'then = """\n{asked(view, seats)}"""',
    ]
    return "\n".join(said) + "\n"


def asked(view: View, seats: list[str]) -> str:
    """What must hold: who is asked, and what the seat of the view may do."""
    lines = [f"asked {seats[seat]}" for seat in view.waiting]
    if view.seat in view.waiting and view.options:
        options = ", ".join(view.name(picked) for picked in view.options)
        lines[view.waiting.index(view.seat)] += f": {options}"
    return "".join(f"{line}\n" for line in lines)


def quoted(text: str) -> str:
    """A text as TOML writes it."""
    return json.dumps(text, ensure_ascii=False)
