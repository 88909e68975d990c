"""Every page and panel, at both widths, in three languages, by day and by night: pictures are kept, and axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import product

import pytest
from playwright.sync_api import TimeoutError as NotSeen

import greathall
from tests.browser import tables
from tests.browser.conftest import Welcome
from tests.browser.visitors import Visitor, Width
from tests.server.houses import House

Goes = Callable[[Visitor, House], None]
LANGUAGES = ["en", "cs", "pl"]
THEMES = ["light", "dark"]
WIDTHS: list[Width] = [1280, 390]
MIDDLE, LOST = 3, 1
"""Seeds of games: one that stands in the middle, one that is lost."""


def at(path: str) -> Goes:
    """A page by its address."""
    return lambda visitor, here: visitor.open(path)


def table(visitor: Visitor, here: House) -> None:
    """A table in the middle of a game, with dice to assign."""
    visitor.open(tables.lay(here, tables.played(MIDDLE, 9), [visitor]))
    visitor.page.locator("[data-thing^='die ']").first.wait_for()


def panel(key: str) -> Goes:
    """A panel beside that table, opened by its key."""

    def opened(visitor: Visitor, here: House) -> None:
        table(visitor, here)
        visitor.page.keyboard.press(key)
        visitor.page.locator("aside").first.wait_for()

    return opened


def card(visitor: Visitor, here: House) -> None:
    """A card in detail."""
    table(visitor, here)
    visitor.page.locator("[data-thing^='card ']").first.focus()
    visitor.page.keyboard.press(" ")
    visitor.page.locator("dialog .part").first.wait_for()


def hint(visitor: Visitor, here: House) -> None:
    """A hint, asked for until the page has all its parts: this one comes after the board."""
    table(visitor, here)
    slip = visitor.page.locator(".slip").first
    for _ in range(20):
        visitor.page.keyboard.press("g")
        with suppress(NotSeen):
            slip.wait_for(timeout=2000)
            break
    assert slip.is_visible()


def why_not(visitor: Visitor, here: House) -> None:
    """Why a die does not go where it was put."""
    table(visitor, here)
    visitor.page.keyboard.press("1")
    visitor.page.locator("[data-thing^='card ']:not(.lit)").first.click()
    visitor.page.locator(".bubble").wait_for()


def stands_within(visitor: Visitor, selector: str) -> None:
    """There are such things, and all stand above the lower edge of the window, once the page has made room."""
    visitor.page.wait_for_function(
        "(all) => { const found = [...document.querySelectorAll(all)];"
        " return found.length && found.every((each) => each.getBoundingClientRect().bottom <= innerHeight); }",
        arg=selector,
    )


def beginning(visitor: Visitor, here: House) -> None:
    """A table at which a faction is to be chosen: whole cards, within the window."""
    visitor.open(tables.lay(here, greathall.start(tables.GAME, 3, seed=1), [visitor]))
    visitor.page.locator(".factions").wait_for()
    stands_within(visitor, ".factions .die")


def waiting(visitor: Visitor, here: House) -> None:
    """A table that forms."""
    seats = [{"kind": "here", "name": visitor.name}, {"kind": "open"}, {"kind": "bot"}]
    made = visitor.request("POST", "/api/tables", {"game": tables.GAME, "name": "Third Floor", "seats": seats})
    visitor.open(f"/t/{made['id']}")
    visitor.page.locator(".posters").wait_for()


def tutorial(visitor: Visitor, here: House) -> None:
    """The first step of the tutorial."""
    made = visitor.request("POST", f"/api/games/{tables.GAME}/scenarios/tutorial", {})
    visitor.open(f"/t/{made['id']}")
    visitor.page.locator(".slip").first.wait_for()


def lost(visitor: Visitor, here: House) -> None:
    """The end of a game."""
    visitor.open(tables.lay(here, tables.played(LOST, 1000), [visitor]))
    visitor.page.locator(".reason").first.wait_for()


def replay(visitor: Visitor, here: House) -> None:
    """A replay, some turns on."""
    visitor.open(tables.lay(here, tables.played(LOST, 1000), [visitor]) + "/replay")
    slider = visitor.page.get_by_role("slider")
    slider.wait_for()
    slider.fill("60")


PAGES: dict[str, Goes] = {
    "lobby": at("/"),
    "setup": at("/new"),
    "about": at("/about"),
    "waiting": waiting,
    "table": table,
    "card": card,
    "hint": hint,
    "beginning": beginning,
    "why-not": why_not,
    "log": panel("l"),
    "rulebook": panel("b"),
    "text-view": panel("v"),
    "chat": panel("c"),
    "settings": panel(","),
    "keys": panel("?"),
    "tutorial": tutorial,
    "lost": lost,
    "replay": replay,
}
LOOKS = [*zip(LANGUAGES, ["light", "dark", "light"], strict=True), ("en", "dark")]
"""The languages and editions in which all pages are looked at; tables and endings in all."""


def looks(page: str) -> list[tuple[str, str]]:
    """The languages and editions in which a page is looked at."""
    if page in ("table", "lost"):
        return [*product(LANGUAGES, THEMES)]
    return LOOKS[1:3] if page in ("beginning", "why-not") else LOOKS


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_looks_as_it_should(page: str, width: Width, welcome: Welcome, here: House) -> None:
    for language, theme in looks(page):
        visitor = welcome("Zuzana", width=width, language=language, theme=theme)
        PAGES[page](visitor, here)
        visitor.keep(f"{page}-{width}-{language}-{theme}")
        visitor.check()


def test_a_tablet_shows_the_whole_table(welcome: Welcome, here: House) -> None:
    """The dice stand within the window: what happened last takes only the room that is left."""
    visitor = welcome("Zuzana")
    visitor.page.set_viewport_size({"width": 834, "height": 1112})
    table(visitor, here)
    stands_within(visitor, "[data-thing^='die ']")
    visitor.keep("table-834-en-light")
    visitor.check()
