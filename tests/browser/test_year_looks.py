"""The table of A Year at Hogwarts at both widths, in three languages, by day and by night: pictures are kept, axe is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from greathall.kernel.game import Game
from tests.browser import tables, year
from tests.browser.conftest import Welcome
from tests.browser.visitors import Visitor, Width
from tests.server.houses import House

LOOKS = [("en", "light"), ("cs", "dark"), ("pl", "light")]
Goes = Callable[[Visitor], None]


def lit(thing: str) -> Goes:
    """Until something lights up."""
    return lambda visitor: visitor.soon(lambda: any(each.startswith(thing) for each in visitor.lit()), thing)


def aimed(visitor: Visitor) -> None:
    """The way to a space is drawn."""
    lit("space corridor-37")(visitor)
    visitor.page.locator("[data-thing='space corridor-37']").last.focus()
    visitor.page.locator(".window path.foot").nth(10).wait_for()


def near(visitor: Visitor) -> None:
    """The map is large, about one's pawn; all of it lies in a corner."""
    lit("space ")(visitor)
    visitor.page.locator(".buttons button").nth(1).click()
    visitor.page.locator(".inset").wait_for()


def missions(visitor: Visitor) -> None:
    """One's own missions: on a phone behind their tab."""
    lit("space ")(visitor)
    if visitor.page.viewport_size == {"width": 390, "height": 844}:
        visitor.page.locator(".tabs button").nth(3).click()
    visitor.page.locator(".mission").nth(4).wait_for()


def fighting(visitor: Visitor) -> None:
    """A mission's fight, after an attack."""
    visitor.page.locator(
        ":is([data-thing='mission first-horcrux'].lit, [data-thing='choice attempt first-horcrux'])"
    ).click()
    visitor.page.locator(".fight").wait_for()
    visitor.page.locator('.bar [aria-keyshortcuts="A"]').click()
    visitor.page.locator(".fight .dice [role=img], .fight .dice .hit, .fight .dice span").first.wait_for()


def held(visitor: Visitor) -> None:
    """A chaser who may shoot is held."""
    lit("piece home-chaser-1")(visitor)
    visitor.point("piece home-chaser-1")
    visitor.page.locator(".shot").wait_for()


def travelling(visitor: Visitor) -> None:
    """The seven places of a journey by Floo powder."""
    lit("space gate-tower")(visitor)
    visitor.page.locator("[data-thing='space gate-tower']").last.click()
    lit("choice use tower-space/1")(visitor)
    visitor.point("choice use tower-space/1")
    visitor.soon(lambda: len(set(visitor.lit("space "))) == 7, "seven places")


def begun(visitor: Visitor) -> None:
    """Voldemort's return: Pettigrew has rolled."""
    visitor.page.keyboard.press("r")
    lit("space ")(visitor)


MOMENTS: dict[str, tuple[Callable[[], Game], Goes]] = {
    "walk": (lambda: year.laid(year.BUSY), aimed),
    "near": (lambda: year.laid(year.BUSY), near),
    "missions": (lambda: year.laid(year.BUSY), missions),
    "fight": (lambda: year.laid(year.ARMED), fighting),
    "pitch": (year.match, held),
    "floo": (lambda: year.laid(year.FLOO), travelling),
    "return": (lambda: year.laid(year.RETURN, mode=1), begun),
}


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_looks_as_it_should(moment: str, width: Width, welcome: Welcome, here: House) -> None:
    game, go = MOMENTS[moment]
    for language, theme in LOOKS:
        visitor = welcome("Zuzana", width=width, language=language, theme=theme)
        visitor.open(tables.lay(here, game(), [visitor]))
        go(visitor)
        visitor.keep(f"year-{moment}-{width}-{language}-{theme}")
        visitor.check()
