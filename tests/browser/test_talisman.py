"""Talisman in the browser: a Spell in another's turn, a fight between characters, a death; the Great Hall by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from greathall.kernel.game import Game
from tests.browser import tables, talisman
from tests.browser.conftest import Welcome
from tests.browser.visitors import PATIENCE, Visitor, Width
from tests.server.houses import House


def lets_go(*visitors: Visitor) -> None:
    """Whoever is asked at a window passes, by the button that says so; whose turn is at its end ends it."""
    for visitor in visitors:
        button = visitor.page.locator('.bar :is([aria-keyshortcuts="P"], [aria-keyshortcuts="E"])')
        if button.count():
            button.first.click()


def until(visitor: Visitor, holds: Callable[[], bool], what: str, *others: Visitor) -> None:
    """Wait for something while others let windows go by."""
    for _ in range(PATIENCE // 100):
        if holds():
            return
        lets_go(*others)
        visitor.page.wait_for_timeout(100)
    raise AssertionError(f"{visitor.name} waits for: {what}; the page says {visitor.headline!r}")


def test_three_persons_fight_and_one_dies(welcome: Welcome, here: House) -> None:
    """Ana walks to Ben and attacks him; Cyd casts a Spell in her turn; she takes his last Life; he comes back."""
    ana, ben, cyd = welcome("Ana"), welcome("Ben"), welcome("Cyd")
    path = tables.lay(here, talisman.duel(), [ana, ben, cyd])
    for each in (ana, ben, cyd):
        each.open(path)
    walk_to_ben(ana)
    ana.point("seat 1")
    cast_in_her_turn(cyd, ben, ana)
    take_the_life(ana, ben, cyd)
    come_back(ben, ana, cyd)


def walk_to_ben(visitor: Visitor) -> None:
    """She rolls, keeps the 2, sees the way to the Shack, and goes it with one click."""
    visitor.soon(visitor.is_on_turn, "the turn")
    visitor.click("Roll for the move")
    visitor.click("Keep the 2")
    visitor.soon(lambda: "space shrieking-shack" in visitor.lit(), "the Shack is reached")
    visitor.thing("space shrieking-shack").hover()
    expect(visitor.page.locator(".walk circle")).to_have_count(2)
    visitor.keep("talisman-walk")
    visitor.point("space shrieking-shack")
    visitor.soon(lambda: "seat 1" in visitor.lit(), "Ben may be attacked")


def cast_in_her_turn(caster: Visitor, *others: Visitor) -> None:
    """Before the dice are rolled the Advantage is turned to the other side; the scores change before everyone's eyes."""
    until(caster, lambda: "spell expulso-1" in caster.lit(), "the Spell may be cast", *others)
    caster.sees("Before the rolls")
    caster.soon(lambda: scores(caster) == ["9", "5"], "both scores")
    caster.point("spell expulso-1")
    until(caster, lambda: caster.page.locator(".offer").count() == 2, "both sides of the token", *others)
    caster.point("choice turn-to death-eaters")
    caster.sees("The Death Eaters lead")
    mine, foe = caster.page.locator(".fight .ledger").all()
    expect(foe).to_contain_text("Advantage")
    expect(mine).not_to_contain_text("Advantage")


def scores(visitor: Visitor) -> list[str]:
    """Both scores of the fight."""
    return visitor.page.locator(".fight .score").all_inner_texts()


def take_the_life(winner: Visitor, loser: Visitor, other: Visitor) -> None:
    """The spoils lie on the plate of the fight; she takes his Life, and his figure lies in the hospital."""
    offered = winner.thing("choice take-life")
    until(winner, lambda: offered.count() > 0, "the spoils", loser, other, winner)
    winner.keep("talisman-spoils")
    winner.check()
    offered.click()
    loser.sees("St Mungo’s")
    winner.sees("Ben has lost the last Life")


def come_back(loser: Visitor, *others: Visitor) -> None:
    """In his next turn he chooses a side of his card anew."""
    until(loser, lambda: loser.page.locator(".offer").count() == 2, "the sides of his card", *others)
    loser.keep("talisman-sides")
    loser.check()
    loser.page.locator(".offer").first.click()
    loser.soon(lambda: loser.button("Roll for the move").count() > 0, "his move")


def test_the_great_hall_is_won_by_keyboard_alone(welcome: Welcome, here: House) -> None:
    """Roll, keep the number, ask what Magic is made of, let the dice stand, and win; then step through the replay."""
    ana = welcome("Ana")
    path = tables.lay(here, talisman.last_turn(), [ana])
    ana.open(path)
    press = ana.page.keyboard.press
    ana.soon(ana.is_on_turn, "the turn")
    press("v")
    ana.sees("Stands here: Astronomy Tower")
    press("Escape")
    press("r")
    ana.soon(lambda: "Keep" in (ana.primary.first.inner_text() if ana.primary.count() else ""), "a number")
    press("q")
    press("Enter")
    ana.page.get_by_role("status").filter(has_text="Magic 11").wait_for()
    press("k")
    until(ana, lambda: len(scores(ana)) == 2 and ana.page.locator(".chances li").count() == 6, "the dice lie")
    ana.keep("talisman-hall")
    press("p")
    ana.sees("Ana beats Voldemort")
    ana.keep("talisman-won")
    ana.check()
    ana.click("Check it yourself")
    ana.sees("No die was touched")
    ana.open(f"{path}/replay")
    slider = ana.page.get_by_role("slider")
    slider.wait_for()
    press("End")
    press("Shift+ArrowLeft")
    ana.soon(lambda: slider.input_value() == "0", "the beginning of the turn")
    ana.check()


def test_the_tutorial_is_played_to_its_end(welcome: Welcome, here: House) -> None:
    """The tutor tells each step of a whole turn, and does it where one likes; no curtain falls between its seats."""
    ana = welcome("Ana")
    made = ana.request("POST", f"/api/games/{talisman.GAME}/scenarios/tutorial", {})
    ana.open(f"/t/{made['id']}")
    slip = ana.page.locator(".slip")
    slip.wait_for()
    told = [slip.inner_text()]
    while ana.page.get_by_role("button", name="Do it for me").count():
        ana.click("Do it for me")
        ana.soon(lambda: slip.inner_text() != told[-1], "the next step")
        told.append(slip.inner_text())
    assert len(told) > 8
    assert "That was a whole turn" in told[-1]


LOOKS = [("en", "light"), ("cs", "dark"), ("pl", "light")]
MOMENTS: dict[str, tuple[Callable[[], Game], str]] = {
    "sides": (talisman.beginning, "[data-thing^='choice choose-side']"),
    "fight": (talisman.fighting, ".fight .chances"),
    "walk": (talisman.walking, "[data-thing^='space pumpkin-patch']"),
}
CUT = """() => [...document.querySelectorAll('.space .name > span, .thing .name > span, .side .who b, .strip b')]
    .filter((each) => each.getBoundingClientRect().width > each.parentElement.getBoundingClientRect().width + 1)
    .map((each) => each.textContent)"""
"""Names that stand out of their place."""


@pytest.mark.parametrize("width", [1280, 390])
def test_the_table_looks_as_it_should(width: Width, welcome: Welcome, here: House) -> None:
    """A choice of cards, a fight, a walk; then a space in detail, another's sheet, and the table in words."""
    for language, theme in LOOKS:
        visitor = welcome("Zuzana", width=width, language=language, theme=theme)
        kept = f"{width}-{language}-{theme}"
        for moment, (game, ready) in MOMENTS.items():
            visitor.open(tables.lay(here, game(), [visitor]))
            visitor.page.locator(ready).first.wait_for()
            visitor.keep(f"talisman-{moment}-{kept}")
            visitor.check()
            visitor.soon(lambda: visitor.page.evaluate(CUT) == [], "names that keep to their places")  # noqa: B023
        if (language, theme) == LOOKS[0]:
            look_closer(visitor, kept)


def look_closer(visitor: Visitor, kept: str) -> None:
    """A space in detail, another's sheet, the table in words."""
    visitor.thing("space diagon-alley").focus()
    visitor.page.keyboard.press("i")
    visitor.page.locator("dialog .part").first.wait_for()
    visitor.keep(f"talisman-space-{kept}")
    visitor.check()
    visitor.page.keyboard.press("Escape")
    if visitor.page.locator(".strip").count():
        visitor.point("seat 5")
        visitor.page.locator("dialog .abilities").wait_for()
        visitor.keep(f"talisman-sheet-{kept}")
        visitor.check()
        visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("v")
    visitor.page.locator("aside h3").nth(3).wait_for()
    visitor.keep(f"talisman-text-{kept}")
    visitor.check()
