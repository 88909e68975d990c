"""Many games, on as many processes as wished: the same games, whatever the number of processes."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from greathall.games import find_rules
from greathall.kernel.errors import NotPossible
from greathall.lab.play import Setting, play_games
from greathall.lab.report import Report, report_of
from greathall.lab.tally import Tally

BATCH = 8
"""Games that a process plays before it says how far it is."""


def simulate(
    game: str,
    seats: int,
    bots: str | Sequence[str] = "adept",
    games: int = 100,
    options: Mapping[str, int] | None = None,
    seed: int | str = 0,
    workers: int = 1,
    edition: str = "standard",
    progress: Callable[[int], object] | None = None,
) -> Report:
    """Play games with bots and report. ``bots`` is a level for every seat, or one for each."""
    names = [bots] * seats if isinstance(bots, str) else list(bots)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise NotPossible(f"there are {seats} seats and {len(names)} bots; name one, or one for each seat")
    rules = find_rules(game, seats, options or {}, edition)
    setting = Setting(game, seats, names, dict(options or {}), str(seed), edition)
    began = time.perf_counter()
    total = Tally()
    for tally in tallies(setting, games, workers):
        total.add(tally)
        if progress is not None:
            progress(tally.games)
    return report_of(setting, rules, total, time.perf_counter() - began)


def tallies(setting: Setting, games: int, workers: int) -> Iterator[Tally]:
    """The tallies of all batches, in any order."""
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    play = partial(play_games, setting)
    if workers <= 1 or len(batches) <= 1:
        yield from map(play, batches)
        return
    size = min(workers, len(batches))
    to_one_only = (signal.SIGINT, signal.SIG_IGN)  # who presses Ctrl-C stops this process, which stops the others
    with multiprocessing.get_context("spawn").Pool(size, signal.signal, to_one_only) as pool:
        yield from pool.imap_unordered(play, batches)
