"""What the tests in a real browser share: Chromium, the page as it is built, and a house that serves it."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitors import Visitor
from tests.server.houses import House, house

ROOT = Path(__file__).parents[2]
CHROMIUM = "/usr/bin/chromium"
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Welcome = Callable[..., Visitor]


def is_late(report: pytest.TestReport) -> bool:
    """Whether a test failed because a page did not show something in time."""
    return report.failed and "playwright._impl._errors.TimeoutError" in report.longreprtext


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """What did not come in time is waited for once more, from the beginning: a busy machine is late, a fault stays one.

    Whoever counts the tests says how many took two tries.
    """
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if any(map(is_late, reports)):
        item._initrequest()  # type: ignore[attr-defined]  # its fixtures are made anew
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        reports[-1].user_properties.append(("tries", "2"))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def prepared() -> None:
    """Chromium is installed, and the page is built from its sources as they are now: by one process at a time."""
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    with (build / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if shutil.which(CHROMIUM) is None:
            subprocess.run([ROOT / "tools/debian.sh", "chromium"], check=True)
        alone = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
        page = "src/greathall/server/page/index.html"
        subprocess.run(["make", "--silent", page], cwd=ROOT, env=alone, check=True)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for all tests of a process; each visitor has a profile of their own."""
    prepared()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def here(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house, opened once the page is built."""
    with house(tmp_path_factory.mktemp("house"), tables_a_person=1000, tables_an_hour=1000) as opened:
        yield opened


@pytest.fixture
def welcome(chromium: Browser, here: House) -> Iterator[Welcome]:
    """Lets visitors in: each by name, in a language, an edition and a window of their own. They leave without complaints."""
    with ExitStack() as doors:

        def let_in(name: str, base: str = here.base, **settings: object) -> Visitor:
            return doors.enter_context(Visitor.let_in(chromium, base, name, **settings))  # type: ignore[arg-type]

        yield let_in
