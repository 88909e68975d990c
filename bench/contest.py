"""What one contestant measures in one go, in the same way for all. Plain Python: it runs in every peer's environment.

The rules of the contest:

- Choices are random: the options are listed once for each decision, and one of them is taken by the same generator.
- Nothing is kept from one game for the next. A game's set-up, up to its first decision, counts in *games* only.
- Time is that of the processor, so that a busy machine disturbs little. The collector of garbage runs as it always does.
- A middle is a game that was left between a quarter and three quarters of its length. Clones and options are measured
  on middles of many games, played from seeds that the other figures have not used.

The figures: ``decisions`` a second; ``choices`` a second, which are the decisions with more than one option; ``games`` a
second; ``options_us``, one listing of the options, of which there are ``options`` on average; ``options_30_us``, the same
time reckoned for 30 options; ``wide_30_us``, reckoned so where there are at least 15; ``clone_us``; ``bytes``, what one more
clone takes.
"""

import argparse
import gc
import json
import random
import time
import tomllib
import tracemalloc
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ENGINE: str = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
"""The version of this engine, as its sources say it: the compiled build need not be installed."""
WIDE = 15
FOREVER = 1 << 30
UNUSED = 1 << 20
"""The seeds of the middles begin here."""


class Contestant:
    """One engine with one game. A subclass says how it is set up, played, listed and cloned."""

    name = ""
    version = ""
    decision = ""
    """What counts as a decision."""
    middles = 60
    """How many games are left in the middle; fewer where they are long."""

    def start(self, seed: int) -> Any:
        """A game at its first decision."""
        raise NotImplementedError

    def play(self, game: Any, draw: Callable[[], float], limit: int) -> tuple[int, int]:
        """Play on, to the end or the limit: how many decisions there were, and how many with more than one option."""
        raise NotImplementedError

    def over(self, game: Any) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    def options(self, game: Any) -> Sequence[object] | None:
        """The options, listed anew; None where the engine lists them only when a choice is made."""
        return None

    def clone(self, game: Any) -> Any:
        """An independent copy; None where the engine has none."""
        return None

    def count_bytes(self, middles: list[Any]) -> float | None:
        """What one more clone takes; None where that is not memory of Python."""
        return memory_each(self.clone, middles)

    def further(self, seconds: float, middles: list[Any]) -> dict[str, float | str]:
        """Figures and facts that only this engine has."""
        return {}


def played(contestant: Contestant, seconds: float, seed: int) -> dict[str, float]:
    """Whole games one after the other, for so long."""
    draw = random.Random(seed).random
    contestant.play(contestant.start(UNUSED - 1), draw, 100)  # what is loaded when first used is loaded now
    games = decisions = choices = 0
    setting_up = playing = 0.0
    while setting_up + playing < seconds:
        began = time.process_time()
        game = contestant.start(seed + games)
        set_up = time.process_time()
        made, with_choice = contestant.play(game, draw, FOREVER)
        playing += time.process_time() - set_up
        setting_up += set_up - began
        games += 1
        decisions += made
        choices += with_choice
    return {
        "decisions": decisions / playing,
        "choices": choices / playing,
        "games": games / (setting_up + playing),
        "length": decisions / games,
    }


def middles_of(contestant: Contestant) -> list[Any]:
    """Games that were left in the middle: always the same. Each is played twice, the second time not to its end."""
    found: list[Any] = []
    for at in range(contestant.middles):
        length = contestant.play(contestant.start(UNUSED + at), random.Random(at).random, FOREVER)[0]
        game = contestant.start(UNUSED + at)
        contestant.play(game, random.Random(at).random, round(length * (0.25 + 0.5 * at / contestant.middles)))
        if not contestant.over(game):
            found.append(game)
    return found


def each(does: Callable[[Any], object], things: list[Any], seconds: float) -> float:
    """The seconds that it takes for one thing, by repeating all of them until the time is used."""
    repeated = 1
    while True:
        began = time.process_time()
        for _ in range(repeated):
            for thing in things:
                does(thing)
        spent = time.process_time() - began
        if spent >= seconds / 2:
            return spent / (repeated * len(things))
        repeated *= 2


def memory_each(makes: Callable[[Any], object], things: list[Any]) -> float:
    """The bytes of Python's memory that one more of what is made takes. What it shares with others is not counted."""
    kept: list[object] = [None] * len(things)
    tracemalloc.start()
    gc.collect()  # it also empties the lists of free objects, whose memory would be reused unseen
    before = tracemalloc.get_traced_memory()[0]
    for at, thing in enumerate(things):
        kept[at] = makes(thing)
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken / len(things)


def looked_at(contestant: Contestant, seconds: float, middles: list[Any]) -> dict[str, float]:
    """Options, clones and memory, on middles."""
    figures: dict[str, float] = {}
    counts = [len(contestant.options(game) or []) for game in middles]
    if any(counts):
        mean = sum(counts) / len(counts)
        figures["options"] = mean
        figures["options_us"] = each(contestant.options, middles, seconds / 3) * 1e6
        figures["options_30_us"] = figures["options_us"] / mean * 30
    wide = [game for game, count in zip(middles, counts) if count >= WIDE]
    if wide:
        mean = sum(count for count in counts if count >= WIDE) / len(wide)
        figures["wide_30_us"] = each(contestant.options, wide, seconds / 3) * 1e6 / mean * 30
    if contestant.clone(middles[0]) is not None:
        figures["clone_us"] = each(contestant.clone, middles, seconds / 3) * 1e6
        taken = contestant.count_bytes(middles)
        if taken is not None:
            figures["bytes"] = taken
    return figures


def measure(contestant: Contestant, seconds: float, seed: int) -> dict[str, float | str]:
    """Everything about one contestant, in about so many seconds."""
    contest = played(contestant, seconds / 2, seed)
    middles = middles_of(contestant)
    seen = looked_at(contestant, seconds / 4, middles)
    facts = {"name": contestant.name, "version": contestant.version, "decision": contestant.decision}
    return {**facts, **contest, **seen, **contestant.further(seconds / 4, middles)}


def arguments() -> argparse.ArgumentParser:
    """What the driver tells every contestant."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    return parser


def report(figures: dict[str, float | str]) -> None:
    """The one line that the driver reads."""
    print(json.dumps(figures), flush=True)


def run(contestants: dict[str, Callable[[], Contestant]]) -> None:
    """Measure the contestant that the command line names."""
    parser = arguments()
    parser.add_argument("which", choices=list(contestants))
    given = parser.parse_args()
    report(measure(contestants[given.which](), given.seconds, given.seed))
