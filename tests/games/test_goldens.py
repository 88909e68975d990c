"""Golden playthroughs: whole games, choice by choice and event by event, re-run line by line.

After a change that is meant, write them anew with ``GREATHALL_GOLDEN=write pytest tests/games/test_goldens.py`` and read the
difference.
"""

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from greathall.games import start
from greathall.kernel.game import Game

FOLDER = Path(__file__).parent / "goldens"
YEAR = {
    "solo-qualified": (1, {}),
    "solo-underage": (1, {"variant": 1}),
    "short": (2, {"length": 0}),
    "underage": (3, {"variant": 1}),
    "teams": (4, {"variant": 2}),
    "two-teams-of-three": (6, {"variant": 2, "team-size": 3}),
    "long": (8, {"length": 2}),
    "return-2": (2, {"mode": 1}),
    "return-3": (3, {"mode": 1}),
    "return-4": (4, {"mode": 1}),
    "match": (2, {"mode": 2}),
}
"""Each variant and mode of A Year at Hogwarts: its seats and options."""
CASES: list[tuple[str, str, int, dict[str, int]]] = [
    *((f"death-eaters-rising-{seats}", "death-eaters-rising", seats, {}) for seats in (2, 3, 4)),
    *((f"talisman-{seats}", "talisman", seats, {}) for seats in range(2, 7)),
    *((f"year-at-hogwarts-{name}", "year-at-hogwarts", seats, options) for name, (seats, options) in YEAR.items()),
]
MOST = 500
"""So many choices are told of a game that random ones do not bring to an end."""


def playthrough(game: Game, chooser: random.Random) -> Iterator[str]:
    """A game of random choices, now and then out of turn; after each choice what was told, as a spectator sees it."""
    for _ in range(MOST):
        if game.over:
            break
        others = [seat for seat in game.interjecting if game.options(seat)]
        seat = chooser.choice(others) if others and chooser.random() < 0.1 else game.waiting[0]
        picked = chooser.choice(game.options(seat))
        yield f"{seat} {game.name(picked)}"
        for event in game.play(seat, picked):
            yield f"  {event}"
    yield f"= {game.result}"


@pytest.mark.parametrize(("golden", "name", "seats", "options"), CASES, ids=[case[0] for case in CASES])
def test_the_game_goes_as_it_went(golden: str, name: str, seats: int, options: dict[str, int]) -> None:
    file = FOLDER / f"{golden}.txt"
    game = start(name, seats, seed="golden", options=options)
    lines = list(playthrough(game, random.Random(f"golden {seats}")))
    if os.environ.get("GREATHALL_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    kept = file.read_text(encoding="utf-8").splitlines()
    for number, (line, then) in enumerate(zip(lines, kept, strict=False), 1):
        assert line == then, f"line {number} of {file.name}"
    assert len(lines) == len(kept)
