"""Two persons and a bot at a table: they come together, play a whole turn each, lose the server and go on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from greathall.server.settings import Settings
from tests.browser.conftest import Welcome
from tests.browser.visitors import Visitor, play_until
from tests.server.houses import House


class Closing:
    """A house that is closed, and opened again at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.house = House(Settings(data=data, port=0))
        self.base = self.house.base

    def reopen(self) -> None:
        """Open it again, with all that it stored."""
        self.house = House(Settings(data=self.data, port=int(self.base.rpartition(":")[2])))


@pytest.fixture
def closing(chromium: Browser, tmp_path: Path) -> Iterator[Closing]:
    """A house of one's own."""
    opened = Closing(tmp_path)
    yield opened
    opened.house.close()


def set_up(host: Visitor) -> None:
    """A table for three, set up from the lobby: the second seat is open, a bot has the third."""
    host.click("Set up a table")
    host.page.get_by_role("radio", name="Open").first.check(force=True)
    host.click("Open the table")
    host.sees("One seat is still free")


def take_seats(host: Visitor, guest: Visitor) -> None:
    """The guest comes by the link, with one click."""
    guest.open(host.path)
    guest.click("Sit down")
    guest.click("Ready")
    host.sees("Everyone is here")
    host.click("Begin")


def test_two_persons_and_a_bot_play_a_whole_turn_each_and_outlive_the_server(
    welcome: Welcome, closing: Closing
) -> None:
    """Set up, join by link, choose, play a turn each, lose the connection in the middle of a turn, and go on."""
    ana, ben = welcome("Ana", closing.base), welcome("Ben", closing.base)
    set_up(ana)
    ana.keep("waiting")
    take_seats(ana, ben)
    play_until(lambda: ben.is_on_turn() and ana.turn == 2, ana, ben)
    play_until(lambda: ana.is_on_turn() and ana.turn == 4, ben, ana)
    ana.sees("Since your last turn")
    ana.keep("since-your-last-turn")
    ana.act()
    dice, turn = ana.page.locator("[data-thing^='die ']").count(), ana.turn
    closing.house.close()
    ana.sees("The connection is lost")
    closing.reopen()
    ana.text("The connection is lost").wait_for(state="detached")
    expect(ana.page.locator("[data-thing^='die ']")).to_have_count(dice)
    assert ana.turn == turn
    play_until(lambda: ben.is_on_turn() and ana.turn == 5, ana, ben)
