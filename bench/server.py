"""`make bench-server`, or `python -m bench.server`: this server under load, and beside boardgame.io's.

The server has one core and the simulated people have another; servers take turns, one at a time. Each comes freshly, with
its own tables of three people, each with a socket of their own; it is warmed up before anything counts.

- *All at once*: a toy, on both servers; every table moves again as soon as all three have seen its last move. What counts is
  the processor's time of the server's process a move, and moves a second. Figures are medians, and a ratio is the median of
  the rounds' ratios. *In memory* is the same server with `--database-url sqlite://`: nothing is kept when it stops.
- *At a steady rate*: so many commands a second at one table after the other, timed from when each was due to its answer.

Everything is written to build/bench-server.json.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.contest import ROOT
from bench.environments import NotAvailable
from bench.load.measures import highest, memory, steady, together
from bench.load.servers import DER, DURABLE, MEMORY, SERVERS, THEIRS, pin
from bench.load.tables import PEOPLE
from bench.report import FALLING, Measured, Results, facts, shown

TABLES = 200
STEADY = 50
"""Commands a second, all tables together, at which the budgets hold."""


@dataclass(frozen=True)
class Promise:
    """A budget: the figure that it is about, of which server, and what it must keep to. Of a ratio: at least so many times."""

    what: str
    server: str
    figure: str
    budget: float
    stretch: float | None = None
    ratio: bool = False


PROMISES = [
    Promise(f"p95 at {STEADY} commands a second, ms", "steady", "p95_ms", 50, 20),
    Promise(f"p99 at {STEADY} commands a second, ms", "steady", "p99_ms", 150, 60),
    Promise("memory a table, bytes", "memory", "table_bytes", 100_000),
    Promise(f"durable, moves by the processor's time, times {THEIRS}", DURABLE, "cpu_us", 1, ratio=True),
    Promise(f"in memory, moves by the processor's time, times {THEIRS}", MEMORY, "cpu_us", 2, ratio=True),
    Promise(f"durable, moves a second, times {THEIRS}", DURABLE, "moves", 1, ratio=True),
    Promise(f"in memory, moves a second, times {THEIRS}", MEMORY, "moves", 2, ratio=True),
]


def tables(results: Results, machine: dict[str, object]) -> Iterator[Table]:
    """The figures, the budgets, and who is missing."""
    beside = Table(title=f"All tables at once, {TABLES} of {PEOPLE} people: medians of {machine['rounds']} rounds")
    for heading in ("", "moves/s", f"× {THEIRS}", "server µs a move", f"× {THEIRS}", "server busy", "crowd busy"):
        beside.add_column(heading, justify="right" if heading else "left")
    for each in SERVERS:
        if results.median(each.name, "moves") is not None:
            cells = [shown(results.median(each.name, figure)) for figure in ("moves", "cpu_us")]
            ratios = [shown(results.ratio(each.name, figure, THEIRS)) for figure in ("moves", "cpu_us")]
            busy = [f"{results.median(each.name, figure) or 0:.0%}" for figure in ("server_busy", "crowd_busy")]
            beside.add_row(each.name, cells[0], ratios[0], cells[1], ratios[1], *busy)
    yield beside
    rates = Table(title=f"{DER} at a steady rate, durable, ms from command to answer")
    for heading in ("commands/s", "p50", "p95", "p99"):
        rates.add_column(heading, justify="right")
    for name in ("steady", "highest"):
        if results.median(name, "rate") is not None:
            rates.add_row(*(shown(results.median(name, figure)) for figure in ("rate", "p50_ms", "p95_ms", "p99_ms")))
    yield rates
    kept = Table(title="Budgets")
    for heading in ("", "measured", "budget", "met", "stretch"):
        kept.add_column(heading, justify="right" if heading else "left")
    for found in judged(results):
        promise = found.promise
        met = "yes" if found.met else "no"
        kept.add_row(promise.what, shown(found.measured), shown(promise.budget), met, shown(promise.stretch))
    yield kept
    if results.missing:
        absent = Table(title="Not available")
        for heading in ("", "reason"):
            absent.add_column(heading)
        for name, reason in results.missing.items():
            absent.add_row(name, reason)
        yield absent


@dataclass(frozen=True)
class Kept:
    """A budget, what was measured, and whether it was kept."""

    promise: Promise
    measured: float
    met: bool


def judged(results: Results) -> Iterator[Kept]:
    """The budgets, and how they were kept."""
    for each in PROMISES:
        ratio = results.ratio(each.server, each.figure, THEIRS)
        measured = ratio if each.ratio else results.median(each.server, each.figure)
        if measured is not None:
            falls = each.figure.endswith(FALLING) and not each.ratio
            yield Kept(each, measured, measured <= each.budget if falls else measured >= each.budget)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench-server", description="This server's speed, beside boardgame.io's.")
    parser.add_argument("--rounds", type=int, default=5, help="turns that each server takes (5)")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each is measured (5)")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"how many tables there are ({TABLES})")
    parser.add_argument("--quick", action="store_true", help="one short round: whether all runs, not how fast")
    parser.add_argument("--core", type=int, default=1, help="the core of the servers; the people have another (1)")
    parser.add_argument("--output", type=Path, default=ROOT / "build" / "bench-server.json")
    given = parser.parse_args()
    rounds, seconds, count = (1, 1.0, 60) if given.quick else (given.rounds, given.seconds, given.tables)
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0, 1]
    pin({core for core in cores if core != given.core} or {given.core})
    results = Results([*(each.name for each in SERVERS), "steady", "highest", "memory"], {})
    console = Console(width=None if sys.stdout.isatty() else 150, highlight=False)
    with console.status("") as status:
        for number in range(rounds):
            for each in SERVERS:
                if each.name not in results.missing:
                    status.update(f"Round {number + 1} of {rounds}: {each.name}")
                    attempt(results, each.name, partial(together, each, given.core, count, seconds))
            status.update(f"Round {number + 1} of {rounds}: {STEADY} commands a second")
            attempt(results, "steady", partial(steady, given.core, count, 4 * seconds, STEADY))
        status.update("The highest rate")
        attempt(results, "highest", partial(highest, given.core, count, seconds, 8 * STEADY))
        status.update("Memory")
        attempt(results, "memory", partial(memory, given.core, count))
    machine = facts(given.core, rounds, seconds)
    for table in tables(results, machine):
        console.print(table)
    plain = {
        "machine": machine,
        "tables": count,
        **results.plain(),
        "budgets": [asdict(each) for each in judged(results)],
    }
    given.output.parent.mkdir(parents=True, exist_ok=True)
    given.output.write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")
    console.print(f"Written to {os.path.relpath(given.output)}")


def attempt(results: Results, name: str, measure: Callable[[], Measured]) -> None:
    """Measure; who fails is not asked again."""
    try:
        results.add(name, measure())
    except (NotAvailable, OSError, RuntimeError) as error:
        results.missing[name] = str(error)


if __name__ == "__main__":
    main()
