"""What all tests share: which clauses each test showed, written to build/clauses.json when the run ends.

A clause counts as shown by a test that names it (in its own name, its docstring, or a scenario's ``clause``) and in which it
was told in an event, given against a choice, or named as a fault of an edition or option.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tables import SHOWN

CLAUSE = re.compile(r"(?<![A-Za-z])(DER|TAL|YAH)[-_ ](\d+)[._](\d+[a-z]?)(?![0-9])", re.IGNORECASE)
REPORT = Path(__file__).parent.parent / "build" / "clauses.json"
FOUND: dict[str, set[str]] = {}


def clauses_in(text: str) -> set[str]:
    """All clauses that a text names in full."""
    return {f"{game.upper()}-{section}.{number}" for game, section, number in CLAUSE.findall(text)}


@pytest.fixture(autouse=True)
def shown_clauses(request: pytest.FixtureRequest) -> Iterator[None]:
    """Collect what the test shows of the clauses that it names."""
    SHOWN.clear()
    yield
    node = request.node
    doc = getattr(getattr(node, "function", None), "__doc__", None) or ""
    for clause in clauses_in(f"{node.name} {doc}") & SHOWN:
        FOUND.setdefault(clause, set()).add(node.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand what was found to the main process, which writes it down."""
    found = {clause: sorted(tests) for clause, tests in FOUND.items()}
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["clauses"] = found
    elif found:
        REPORT.parent.mkdir(exist_ok=True)
        REPORT.write_text(json.dumps(dict(sorted(found.items())), indent=1) + "\n", encoding="utf-8")


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    """A worker is done: take over what it found."""
    for clause, tests in getattr(node, "workeroutput", {}).get("clauses", {}).items():
        FOUND.setdefault(clause, set()).update(tests)
