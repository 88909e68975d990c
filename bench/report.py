"""The results of the rounds: medians, ratios, budgets, and the tables that show them."""

import os
import platform
import statistics
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from rich.table import Table

Measured = dict[str, float | str]
YARDSTICK = "catanatron"
ENOUGH = 5
"""Rounds that a figure needs."""
FALLING = ("_us", "_ms", "bytes")
"""Figures whose names end so are better when they are lower."""


@dataclass(frozen=True)
class Budget:
    """A promise about one figure of one contestant. ``ratio`` is one to the yardstick in the same run."""

    what: str
    contestant: str
    figure: str
    budget: float
    stretch: float
    ratio: bool = False


def budgets(game: str, decisions: tuple[float, float], clone: tuple[float, float]) -> list[Budget]:
    """The promises about one game."""
    name = f"{game}, compiled"
    return [
        Budget(f"{game}: decisions a second", name, "decisions", *decisions),
        Budget(f"{game}: decisions a second, times {YARDSTICK}", name, "decisions", 4, 8, ratio=True),
        Budget(f"{game}: clone of a state, µs", name, "state_us", *clone),
        Budget(f"{game}: clone of a game, µs", name, "clone_us", *clone),
        Budget(f"{game}: 30 options, µs, where there are 15 or more", name, "wide_30_us", 5, 3),
        Budget(f"{game}: state in memory, sharing nothing, bytes", name, "whole_bytes", 10_000, 5_000),
    ]


BUDGETS = [
    *budgets("death-eaters-rising", (120_000, 250_000), (2.5, 1.5)),
    *budgets("talisman", (80_000, 150_000), (5, 3)),
    *budgets("year-at-hogwarts", (80_000, 150_000), (5, 3)),
    Budget("import greathall, ms", "import greathall", "import_ms", 50, 30),
]

PLAYING = {
    "decisions": "decisions/s",
    "choices": "with a choice/s",
    "games": "games/s",
    "played": "by play/s",
    "adept": "adept/s",
}
LOOKING = {
    "clone_us": "clone µs",
    "bytes": "bytes a clone",
    "whole_bytes": "bytes a state",
    "options": "options",
    "options_us": "listed in µs",
    "wide_30_us": "30 of many µs",
}
COMPARED = ("decisions", "choices", "games", "clone_us", "bytes")
"""What is the same thing in every game, so that a ratio means something. Another game has other options."""


class Results:
    """What every contestant measured in each round, and why some did not."""

    def __init__(self, names: list[str], missing: dict[str, str]) -> None:
        self.names = names
        self.missing = missing
        self.rounds: dict[str, list[Measured]] = {name: [] for name in names}

    def add(self, name: str, measured: Measured) -> None:
        """One more round of a contestant."""
        self.rounds[name].append(measured)

    def values(self, name: str, figure: str) -> list[float]:
        """A figure in every round; empty where the contestant has it not."""
        found = [measured.get(figure) for measured in self.rounds.get(name, [])]
        return [value for value in found if isinstance(value, int | float)]

    def median(self, name: str, figure: str) -> float | None:
        """The median of the rounds."""
        values = self.values(name, figure)
        return statistics.median(values) if values else None

    def spread(self, name: str, figure: str) -> float | None:
        """The distance from the lowest to the highest round, as a part of the median."""
        values = self.values(name, figure)
        middle = statistics.median(values) if values else 0
        return (max(values) - min(values)) / middle if middle else None

    def ratio(self, name: str, figure: str, to: str = YARDSTICK) -> float | None:
        """How many times better than another contestant: the median of what it was in each round."""
        pairs = zip(self.values(name, figure), self.values(to, figure))
        falling = figure.endswith(FALLING)
        ratios = [other / own if falling else own / other for own, other in pairs if own and other]
        return statistics.median(ratios) if ratios else None

    def judged(self, budget: Budget) -> float | None:
        """The figure that a budget is about."""
        measure = self.ratio if budget.ratio else self.median
        return measure(budget.contestant, budget.figure)

    def figures_of(self, name: str) -> list[str]:
        """The names of all figures of a contestant."""
        return list(dict.fromkeys(key for measured in self.rounds[name] for key in measured if self.values(name, key)))

    def facts_of(self, name: str) -> dict[str, str]:
        """What a contestant says of itself in words."""
        return {
            key: value for measured in self.rounds[name] for key, value in measured.items() if isinstance(value, str)
        }

    def plain(self) -> dict[str, object]:
        """Everything, as it is written down."""
        contestants = {
            name: {
                **self.facts_of(name),
                **({"missing": self.missing[name]} if name in self.missing else {}),
                "figures": {
                    figure: {
                        "median": self.median(name, figure),
                        "spread": self.spread(name, figure),
                        "ratio": self.ratio(name, figure),
                        "rounds": self.values(name, figure),
                    }
                    for figure in self.figures_of(name)
                },
            }
            for name in self.names
        }
        judged = [
            {
                **vars(each),
                "measured": value,
                "met": met(each, value, each.budget),
                "stretched": met(each, value, each.stretch),
            }
            for each in BUDGETS
            if (value := self.judged(each)) is not None
        ]
        return {"contestants": contestants, "budgets": judged}


def met(budget: Budget, value: float, limit: float) -> bool:
    """Whether a figure keeps within a limit: below it for times and bytes, above it for rates and ratios."""
    return value <= limit if budget.figure.endswith(FALLING) and not budget.ratio else value >= limit


def facts(core: int, rounds: int, seconds: float) -> dict[str, object]:
    """The machine, and how it was measured."""
    return {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "processor": processor(),
        "cores": os.cpu_count(),
        "core": core if core >= 0 else None,
        "load": list(os.getloadavg()) if hasattr(os, "getloadavg") else None,
        "system": platform.platform(),
        "python": sys.version.split()[0],
        "rounds": rounds,
        "seconds": seconds,
    }


def processor() -> str:
    """The name of the processor, as far as the system tells it."""
    lines = Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []
    names = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


# --- tables


def tables(results: Results, machine: dict[str, object]) -> Iterator[Table]:
    """The figures, the budgets, and who is missing; each only where there is something to show."""
    few = "" if int(str(machine["rounds"])) >= ENOUGH else " (too few to rely on)"
    core = f"core {machine['core']}" if machine["core"] is not None else "no core of its own"
    medians = f"medians of {machine['rounds']} rounds{few} on {machine['processor']}, {core}"
    yield figures(results, PLAYING, f"Playing: {medians}")
    yield figures(results, LOOKING, "Looking, in the middle of games")
    if any(results.judged(each) is not None for each in BUDGETS):
        yield promises(results)
    if results.missing:
        yield absent(results)


def figures(results: Results, columns: dict[str, str], title: str) -> Table:
    """The medians, each with its ratio to the yardstick, and how far the rounds lie from one another."""
    first = next(iter(columns))
    table = Table(title=title, caption=f"× is how many times better than {YARDSTICK}, in the same rounds")
    table.add_column("", no_wrap=True)
    for heading in columns.values():
        table.add_column(heading, justify="right")
    table.add_column("lowest to highest", justify="right")
    for name in results.names:
        if any(results.median(name, figure) is not None for figure in columns):
            spread = results.spread(name, first)
            cells = [with_ratio(results, name, figure) for figure in columns]
            table.add_row(name, *cells, "" if spread is None else f"{spread:.0%}")
    return table


def with_ratio(results: Results, name: str, figure: str) -> str:
    """A median, and behind it the ratio where there is one."""
    value = shown(results.median(name, figure))
    ratio = results.ratio(name, figure) if figure in COMPARED and name != YARDSTICK else None
    return value if ratio is None else f"{value} {shown(ratio):>6}×"


def promises(results: Results) -> Table:
    """The budgets."""
    table = Table(title="Budgets")
    for title in ("", "measured", "budget", "met", "stretch", "met"):
        table.add_column(title, justify="right" if title else "left")
    for each in BUDGETS:
        value = results.judged(each)
        if value is not None:
            marks = ["yes" if met(each, value, limit) else "no" for limit in (each.budget, each.stretch)]
            table.add_row(each.what, shown(value), shown(each.budget), marks[0], shown(each.stretch), marks[1])
    return table


def absent(results: Results) -> Table:
    """Who is missing, and why."""
    table = Table(title="Not available")
    table.add_column("")
    table.add_column("reason")
    for name, reason in results.missing.items():
        table.add_row(name, reason)
    return table


def shown(value: float | None) -> str:
    """A figure with as many places as it needs."""
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"
