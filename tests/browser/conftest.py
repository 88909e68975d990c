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
