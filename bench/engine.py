"""`make bench`, or `python -m bench.engine`: this engine beside others, in one run, on one pinned core.

Every contestant is a process that measures once, for a bounded time, and prints one line of JSON (see `contest.py`). They take
turns, one at a time, for at least five rounds; the figures are medians, and a ratio is the median of the rounds' ratios. What
cannot run here stands in the table with the reason. Everything is written to build/bench.json.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

from bench.contest import ROOT
from bench.environments import NotAvailable, environment, last_line
from bench.report import Results, facts, tables

COMPILED = ROOT / "build" / "compiled"
SOURCES = ROOT / "src"
ROUNDS = 5
BIG = "import greathall; print(*greathall.games())"
SMALL = """
import greathall
from tests.kernel.games import CASES
print(*(case.name for case in CASES if case.name not in greathall.games()))
"""
OURS = ("greathall", "small", "import")
SLOWEST = 60
"""A contestant that takes so many times its seconds has failed."""


@dataclass(frozen=True)
class Contestant:
    """A process that measures."""

    name: str
    group: str
    command: Callable[[], Sequence[str | Path]]
    """What to run; raises NotAvailable."""
    variables: dict[str, str] = field(default_factory=dict)


def ours(name: str, *arguments: str) -> Iterator[Contestant]:
    """A game of this engine, compiled and interpreted."""
    group = "small" if "--small" in arguments else "greathall"

    def compiled() -> Sequence[str | Path]:
        if not COMPILED.is_dir():
            raise NotAvailable("no C compiler: the engine is not compiled here")
        return interpreted()

    def interpreted() -> Sequence[str | Path]:
        return (sys.executable, "-m", "bench.ours", name, *arguments)

    yield Contestant(f"{name}, compiled", group, compiled, {"PYTHONPATH": str(COMPILED), "GREATHALL_COMPILED": "1"})
    yield Contestant(f"{name}, interpreted", group, interpreted, {"PYTHONPATH": str(SOURCES)})


def peer(name: str, group: str, game: str) -> Contestant:
    """A game of another engine."""
    return Contestant(name, group, lambda: (environment(group), "-m", f"bench.peers.{group}", game))


def contestants() -> list[Contestant]:
    """All of them, in the order in which they take turns: the peers lie between the compiled games and the small ones."""
    home = str(COMPILED if COMPILED.is_dir() else SOURCES)
    return [
        *games_of("greathall", BIG),
        peer("catanatron", "catanatron", "catan"),
        peer("open_spiel backgammon", "open_spiel", "backgammon"),
        peer("open_spiel gin_rummy", "open_spiel", "gin_rummy"),
        peer("open_spiel skat", "open_spiel", "skat"),
        peer("rlcard gin-rummy", "rlcard", "gin-rummy"),
        peer("python-chess", "chess", "chess"),
        *games_of("small", SMALL, "--small"),
        Contestant("import greathall", "import", lambda: (sys.executable, "-m", "bench.imports"), {"PYTHONPATH": home}),
    ]


def games_of(group: str, code: str, *arguments: str) -> list[Contestant]:
    """A group of this engine's games, which a few lines of Python list; one that says why, where they cannot be listed."""
    command = (sys.executable, "-c", code)
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(SOURCES)}, capture_output=True, text=True
    )
    reason = last_line(done.stderr)

    def missing() -> Sequence[str | Path]:
        raise NotAvailable(reason)

    if done.returncode:
        return [Contestant(f"{group} games", group, missing)]
    return [each for game in done.stdout.split() for each in ours(game, *arguments)]


def chosen(everyone: list[Contestant], only: Sequence[str]) -> list[Contestant]:
    """Those whose group, game or name is asked for; all when nobody is."""
    called = {each.name: {each.group, each.name.partition(",")[0], each.name} for each in everyone}
    known = set().union(*called.values())
    for word in only:
        if word not in known:
            sys.exit(f"There is no contestant {word!r}; there are {', '.join(sorted(known))}")
    return [each for each in everyone if not only or called[each.name].intersection(only)]


def measured(contestant: Contestant, seconds: float, seed: int) -> dict[str, float | str]:
    """One turn of a contestant. Raises NotAvailable."""
    command = [*contestant.command(), "--seconds", str(seconds), "--seed", str(seed)]
    variables = {name: value for name, value in os.environ.items() if name != "GREATHALL_COMPILED"}
    limit = max(SLOWEST, SLOWEST * seconds)
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=variables | contestant.variables, capture_output=True, text=True, timeout=limit
        )
    except subprocess.TimeoutExpired:
        raise NotAvailable(f"not ready after {limit:.0f} seconds") from None
    if done.returncode:
        raise NotAvailable(last_line(done.stderr))
    found: dict[str, float | str] = json.loads(done.stdout.splitlines()[-1])
    return found


def contest(
    competing: list[Contestant], rounds: int, seconds: float, say: Callable[[str], object] = lambda _: None
) -> Results:
    """All rounds. Who fails is not asked again; what it has measured until then stays."""
    results = Results([each.name for each in competing], unready(competing))
    for number in range(rounds):
        for each in competing:
            if each.name not in results.missing:
                say(f"Round {number + 1} of {rounds}: {each.name}")
                try:
                    results.add(each.name, measured(each, seconds, 1 + number * 100_000))
                except NotAvailable as error:
                    results.missing[each.name] = str(error)
    return results


def unready(competing: list[Contestant]) -> dict[str, str]:
    """Who cannot compete, and why. The peers' environments are made on the way, before the first turn."""
    missing: dict[str, str] = {}
    groups: dict[str, str] = {}
    for each in competing:
        if each.group in groups:
            missing[each.name] = groups[each.group]
            continue
        try:
            each.command()
        except NotAvailable as error:
            missing[each.name] = str(error)
            if each.group not in OURS:
                groups[each.group] = str(error)
    return missing


def pin(core: int) -> int:
    """Keep this process and all that it starts on one core; -1 where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return -1
    allowed = os.sched_getaffinity(0)
    core = core if core in allowed else max(allowed)
    os.sched_setaffinity(0, {core})
    return core


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description="This engine's speed beside that of others.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="turns that each contestant takes (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="about how long a turn lasts (1)")
    parser.add_argument(
        "--only", default="", help="groups or games: greathall,small,import,catanatron,open_spiel,rlcard,chess,talisman"
    )
    parser.add_argument("--quick", action="store_true", help="one short round: whether all runs, not how fast")
    parser.add_argument("--core", type=int, default=1, help="the core that all of it runs on (1)")
    parser.add_argument("--output", type=Path, default=ROOT / "build" / "bench.json")
    given = parser.parse_args()
    rounds, seconds = (1, 0.2) if given.quick else (given.rounds, given.seconds)
    competing = chosen(contestants(), [word.strip() for word in given.only.split(",") if word.strip()])
    core = pin(given.core)
    console = Console(width=None if sys.stdout.isatty() else 150, highlight=False)
    with console.status("") as status:
        results = contest(competing, rounds, seconds, status.update)
    machine = facts(core, rounds, seconds)
    for table in tables(results, machine):
        console.print(table)
    given.output.parent.mkdir(parents=True, exist_ok=True)
    given.output.write_text(json.dumps({"machine": machine, **results.plain()}, indent=1) + "\n", encoding="utf-8")
    console.print(f"Written to {os.path.relpath(given.output)}")


if __name__ == "__main__":
    main()
