"""A game by keyboard alone, from the lobby to its result and on to the replay."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import tables
from tests.browser.conftest import Welcome
from tests.browser.visitors import Visitor
from tests.server.houses import House


def reach(visitor: Visitor, words: str) -> None:
    """Go on by Tab, and by arrows within groups, until something with these words has the focus; it shows a ring."""
    visitor.button(words).wait_for()
    keyboard = visitor.page.keyboard
    for _ in range(80):
        keyboard.press("Tab")
        focused = visitor.page.locator(":focus")
        if focused.count() and words in (focused.inner_text() or focused.get_attribute("aria-label") or ""):
            ring = focused.evaluate("(each) => getComputedStyle(each).outlineStyle")
            assert ring != "none", f"{words} has no ring"
            return
    raise AssertionError(f"Tab does not lead to {words}")


def test_a_game_is_finished_by_keyboard_alone(welcome: Welcome, here: House) -> None:
    """Return to the table, look at a card, roll, assign, stop, end the turn; read the result, and step through the replay."""
    ana = welcome("Ana")
    tables.lay(here, tables.last_turn(), [ana])
    ana.open("/")
    press = ana.page.keyboard.press
    reach(ana, "Return")
    press("Enter")
    ana.soon(ana.is_on_turn, "the turn")
    press("r")
    ana.soon(lambda: "die purple-1" in ana.lit(), "dice to assign")
    press("t")
    press(" ")
    ana.page.locator("dialog .part").first.wait_for()
    press("Escape")
    press("1")
    press("Shift+1")
    focused = ana.page.locator(":focus")
    for _ in range(2):
        if focused.get_attribute("data-thing") == "card lord-voldemort":
            break
        press("Shift+1")
    assert focused.get_attribute("data-thing") == "card lord-voldemort"
    press("Enter")
    ana.soon(lambda: "die purple-1" not in ana.lit(), "the die is assigned")
    press("e")
    press("e")
    ana.soon(lambda: "end" in ana.headline.lower(), "the end of the turn")
    press("e")
    ana.sees("Voldemort falls in Hogsmeade")
    reach(ana, "Replay")
    press("Enter")
    ana.page.get_by_role("slider").wait_for()
    press("End")
    press("Shift+ArrowLeft")
    ana.soon(lambda: ana.page.get_by_role("slider").input_value() == "0", "the beginning of the turn")


def test_the_text_view_says_what_can_be_done_and_does_it(welcome: Welcome, here: House) -> None:
    """The whole table in words, in which every option is a button by its name."""
    ana = welcome("Ana")
    ana.open(tables.lay(here, tables.last_turn(), [ana]))
    ana.soon(ana.is_on_turn, "the turn")
    ana.page.keyboard.press("v")
    ana.sees("Death Eaters in Azkaban: 5.")
    ana.click("Roll the dice")
    ana.click("Assign bravery (purple) to Lord Voldemort")
    ana.sees("lies on Lord Voldemort")


def test_what_happens_is_said_aloud(welcome: Welcome, here: House) -> None:
    """The live region tells what others do."""
    ana, ben = welcome("Ana"), welcome("Ben")
    path = tables.lay(here, tables.last_turn(), [ana, ben])
    ana.open(path)
    ben.open(path)
    ben.soon(lambda: bool(ben.page.locator("[data-thing^='card ']").count()), "the table")
    ana.click("Roll")
    expect(ben.page.get_by_role("log")).to_contain_text("Ana rolls bravery, bravery, loyalty.")
