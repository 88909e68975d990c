"""Whatever people type is text: names, names of tables, chat and records run nothing, wherever they are shown."""

from __future__ import annotations

import pytest

from tests.browser import tables
from tests.browser.conftest import Welcome
from tests.browser.visitors import Visitor
from tests.server.houses import House

CORPUS = [
    "<script>mark()</script>",
    "<img src=x onerror=mark()>",
    '"><svg onload=mark()>',
    "'-mark()-'",
    "</title><script>mark()//",
    "{@html '<b>'}${mark()}{{mark()}}",
    "javascript:mark()",
    "<a href=javascript:mark()>x</a>",
    "{ $seat } { mark }",
    "&lt;b&gt; &#60;i&#62;",
    "<iframe srcdoc=x>",
    "[corruption] [mark]",
]
NAMES = [each[:32] for each in CORPUS]
"""A name has at most so many letters."""


def watch(visitor: Visitor) -> None:
    """Whatever runs calls this."""
    visitor.page.context.add_init_script("window.ran = 0; window.mark = () => { window.ran += 1; };")


def check(visitor: Visitor, words: str) -> None:
    """The words stand there as they were typed, and nothing ran or was drawn from them."""
    visitor.page.wait_for_function("(words) => document.body.innerText.includes(words)", arg=words)
    assert visitor.page.evaluate("window.ran") == 0
    assert visitor.page.evaluate("document.querySelectorAll('iframe, [onerror], [onload], img[src=x]').length") == 0


@pytest.mark.parametrize("words", CORPUS)
def test_what_is_typed_in_chat_is_text(words: str, welcome: Welcome, here: House) -> None:
    ana = welcome("Ana")
    watch(ana)
    ana.open(tables.lay(here, tables.last_turn(), [ana]))
    ana.soon(ana.is_on_turn, "the turn")
    ana.page.keyboard.press("c")
    field = ana.page.locator("aside").get_by_role("textbox")
    field.fill(words)
    field.press("Enter")
    check(ana, words)


@pytest.mark.parametrize("name", NAMES)
def test_names_are_text_on_every_page(name: str, welcome: Welcome, here: House) -> None:
    """In the lobby, in the waiting room, at a table with its log and text view, in the result, in a replay."""
    ana = welcome(name)
    watch(ana)
    seats = [{"kind": "here", "name": name}, {"kind": "open"}]
    made = ana.request("POST", "/api/tables", {"game": tables.GAME, "name": name, "seats": seats})
    for path in ("/", f"/t/{made['id']}"):
        ana.open(path)
        check(ana, name)
    path = tables.lay(here, tables.played(1, 1000, seats=2), [ana])
    ana.open(path)
    check(ana, name)
    ana.open(f"{path}/replay")
    ana.page.get_by_role("slider").fill("40")
    ana.page.keyboard.press("l")
    check(ana, name)
