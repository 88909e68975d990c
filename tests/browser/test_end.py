"""A short game to its end: interject, undo, read why not, reload, win; then check the dice, step back, and play on."""

from __future__ import annotations

import re

from tests.browser import tables
from tests.browser.conftest import Welcome
from tests.browser.visitors import Visitor
from tests.server.houses import House

MINE = "die purple-1"
HIS = "card lord-voldemort"


def test_the_last_turn_of_two_persons_and_a_bot(welcome: Welcome, here: House) -> None:
    ana, ben = welcome("Ana"), welcome("Ben")
    path = tables.lay(here, tables.last_turn(), [ana, ben])
    ana.open(path)
    ben.open(path)
    ana.click("Roll")
    interject(ben)
    ana.sees("Ben removes 1 damage from Nymphadora Tonks")
    undo(ana)
    take_back(ana, ben)
    try_what_is_forbidden(ana)
    reload_in_mid_decision(ana)
    win(ana, ben)
    check_the_dice(ana)
    step_through(ana)
    play_on(ana)
    open_saved(ana, ben)


def interject(visitor: Visitor) -> None:
    """A spell token is used in another's turn."""
    visitor.point("token heal")
    visitor.point("card nymphadora-tonks")


def undo(visitor: Visitor) -> None:
    """A die is assigned, and taken back."""
    visitor.soon(lambda: MINE in visitor.lit(), "dice to assign")
    visitor.point(MINE)
    visitor.point("card fred-weasley")
    visitor.soon(lambda: MINE not in visitor.lit(), "the die is assigned")
    visitor.click("Undo")
    visitor.soon(lambda: MINE in visitor.lit(), "the die is back")


def take_back(visitor: Visitor, other: Visitor) -> None:
    """A die is assigned; another asks to go back to before it, from the log, and is agreed with."""
    visitor.point(MINE)
    visitor.point("card fred-weasley")
    visitor.soon(lambda: MINE not in visitor.lit(), "the die is assigned")
    other.page.keyboard.press("l")
    other.button("Ask to go back to here").click()
    visitor.click("Agree")
    visitor.soon(lambda: MINE in visitor.lit(), "the die is back")
    other.page.keyboard.press("Escape")


def try_what_is_forbidden(visitor: Visitor) -> None:
    """A die goes to another location: the page says why not, by the clause, and opens the rulebook there."""
    visitor.point(MINE)
    visitor.point("card lee-jordan")
    bubble = visitor.page.get_by_role("dialog")
    bubble.get_by_text("DER-3.2").first.wait_for()
    visitor.keep("why-not")
    visitor.check()
    bubble.get_by_role("button", name="Show in the rulebook").click()
    visitor.page.locator('[data-clause="DER-3.2"]').wait_for()
    visitor.keep("rulebook-at-clause")
    visitor.page.keyboard.press("Escape")


def reload_in_mid_decision(visitor: Visitor) -> None:
    """The page is loaded anew: the same is asked, with the same dice."""
    visitor.page.reload()
    visitor.soon(lambda: MINE in visitor.lit(), "the dice after loading anew")


def win(visitor: Visitor, other: Visitor) -> None:
    """The last symbol is covered, and the turn ended: both read the headline."""
    if not visitor.page.locator(f"[data-thing='{MINE}'][aria-pressed='true']").count():
        visitor.point(MINE)
    visitor.point(HIS)
    visitor.click("Stop rolling")
    visitor.click(re.compile("sure|Really|Discard"))
    visitor.click("End turn")
    for each in (visitor, other):
        each.sees("Voldemort falls in Hogsmeade")
    visitor.keep("won")
    visitor.check()


def check_the_dice(visitor: Visitor) -> None:
    """One click, and the page has computed everything again."""
    visitor.click("Check it yourself")
    visitor.sees("No die was touched")


def step_through(visitor: Visitor) -> None:
    """The replay steps by slider, button and key."""
    visitor.click("Replay")
    slider = visitor.page.get_by_role("slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    visitor.page.keyboard.press("End")
    visitor.soon(lambda: slider.input_value() == str(last), "the last step")
    visitor.click("One step back")
    visitor.soon(lambda: slider.input_value() == str(last - 1), "the step before")
    slider.fill("1")
    visitor.soon(lambda: slider.input_value() == "1", "the first step")
    visitor.keep("replay")
    visitor.check()


def play_on(visitor: Visitor) -> None:
    """From any step a new table goes on, and leads back."""
    visitor.page.keyboard.press("f")
    visitor.soon(lambda: "/replay" not in visitor.path, "a new table")
    visitor.soon(visitor.is_on_turn, "the turn there")
    visitor.click("Back to where you came from")
    visitor.page.get_by_role("slider").wait_for()


def open_saved(visitor: Visitor, other: Visitor) -> None:
    """The record is saved, and opened by another from the lobby; what is no record is refused."""
    visitor.open(visitor.path.partition("/replay")[0])
    with visitor.page.expect_download() as saved:
        visitor.click("Save the record")
    other.open("/")
    chosen = other.page.locator("input[type=file]")
    chosen.set_input_files({"name": "torn.json", "mimeType": "application/json", "buffer": b'{"game": '})
    other.sees("This is no record of a game")
    chosen.set_input_files(saved.value.path())
    other.page.get_by_role("slider").wait_for()
    other.click("Not yet checked")
    other.sees("Dice verified")
