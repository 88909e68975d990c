"""The page comes quickly over a slow line: what a browser loads at first, and for a board, is counted as it comes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

import greathall
from tests.browser import tables
from tests.browser.conftest import Welcome
from tests.server.houses import House

MOST = 150 * 1024
"""Bytes of the first load; and so many more for a board."""


def weigh(page: Page) -> dict[str, int]:
    """The bytes of each file that comes from now on, as it comes, compressed: none is taken from the browser's cache."""
    protocol = page.context.new_cdp_session(page)
    protocol.send("Network.enable")
    protocol.send("Network.setCacheDisabled", {"cacheDisabled": True})
    asked: dict[str, str] = {}
    came: dict[str, int] = {}

    def take(event: dict[str, Any]) -> None:
        path = asked.get(event["requestId"], "")
        if path:  # not what was asked for before
            came[path] = came.get(path, 0) + event["encodedDataLength"]

    protocol.on("Network.requestWillBeSent", lambda event: asked.update({event["requestId"]: event["request"]["url"]}))
    protocol.on("Network.dataReceived", take)
    return came


def test_the_first_load_and_a_board_are_light(welcome: Welcome, here: House) -> None:
    """Shell, lobby, a language and fonts; then all that a table of Death Eaters Rising needs more, its words included."""
    for language in ("en", "cs", "pl"):
        visitor = welcome("Zuzana", language=language)
        came = weigh(visitor.page)
        visitor.open("/")
        visitor.page.wait_for_load_state("networkidle")
        first = dict(came)
        assert 20_000 < sum(first.values()) < MOST, (language, first)
        visitor.open(tables.lay(here, tables.played(3, 9), [visitor]))
        visitor.page.locator("[data-thing^='die ']").first.wait_for()
        visitor.page.wait_for_load_state("networkidle")
        more = {path: size for path, size in came.items() if path not in first}
        assert any("/api/books/" in path for path in more), more
        assert 20_000 < sum(more.values()) < MOST, (language, more)


@pytest.mark.parametrize(("game", "most"), [("talisman", 165 * 1024), ("year-at-hogwarts", 175 * 1024)])
def test_the_drawn_maps_grow_no_heavier(welcome: Welcome, here: House, game: str, most: int) -> None:
    """They are over the 150 kB of a board, most of all in Czech: what their maps, emblems and many cards weigh."""
    visitor = welcome("Zuzana", language="cs")
    came = weigh(visitor.page)
    visitor.open("/")
    visitor.page.wait_for_load_state("networkidle")
    first = dict(came)
    visitor.open(tables.lay(here, greathall.start(game, 3, seed=9), [visitor]))
    visitor.page.locator("main").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    more = {path: size for path, size in came.items() if path not in first}
    assert any("/api/books/" in path for path in more), more
    assert not any(path.endswith("/rules") for path in more), more
    assert 20_000 < sum(more.values()) < most, more
