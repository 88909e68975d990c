"""Visitors: people at a browser, who see what is on the page and do what one does with a mouse or a keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, TimeoutError, WebSocket, expect

from greathall.server.persons import COOKIE, hash_of

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SHOTS = ROOT / "build/screenshots"
PATIENCE = 45_000
"""Milliseconds, on a machine that does other things too."""
A_WHILE = 5_000
"""So long it is tried to press something that may be gone, because others play too."""
EXPECTED = re.compile(r"net::ERR_|WebSocket connection|status of 4\d\d")
"""What Chromium writes of a server that is away, or that refuses: the page says it to people."""
LIT = "[data-thing]:is(.lit, :has(.lit), :has(.fist)), .factions [data-thing]"
"""What lights up on a board."""

Width = Literal[390, 1280]
HEIGHTS: dict[Width, int] = {390: 844, 1280: 800}


class Visitor:
    """A person at a browser."""

    def __init__(self, page: Page, base: str, name: str) -> None:
        self.page = page
        self.base = base
        self.name = name
        self.complaints: list[str] = []
        self.unanswered: set[str] = set()
        page.set_default_timeout(PATIENCE)
        page.on("websocket", self.listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.hear)
        page.on("dialog", lambda dialog: self.complaints.append(f"dialog: {dialog.message}"))

    def hear(self, message: ConsoleMessage) -> None:
        """Keep what the page complains of."""
        if message.type == "error":
            self.complaints.append(message.text)

    def listen(self, socket: WebSocket) -> None:
        """Keep which choices the server has not answered yet."""
        socket.on("framesent", self.sent)
        socket.on("framereceived", lambda frame: self.unanswered.discard(json.loads(frame).get("key", "")))

    def sent(self, frame: str | bytes) -> None:
        """Something is sent to the server."""
        command = json.loads(frame)
        if command["do"] == "play":
            self.unanswered.add(command["key"])

    @staticmethod
    @contextmanager
    def let_in(
        chromium: Browser,
        base: str,
        name: str,
        width: Width = 1280,
        language: str = "en",
        theme: str = "light",
    ) -> Iterator[Visitor]:
        """A visitor with a profile of their own, who likes quick tables."""
        settings = {"language": language, "theme": theme, "speed": 0, "motion": "reduced"}
        context = chromium.new_context(viewport={"width": width, "height": HEIGHTS[width]}, has_touch=width < 500)
        remembered = json.dumps(json.dumps(settings))
        context.add_init_script(f"localStorage['greathall-settings'] ??= {remembered}")
        visitor = Visitor(context.new_page(), base, name)
        # Before any page: two requests of somebody unknown, at once, are two persons, and the last one's cookie is kept.
        visitor.request("PUT", "/api/person", {"name": name, "favourite": "order"})
        visitor.open("/")
        yield visitor
        context.close()
        assert [each for each in visitor.complaints if not EXPECTED.search(each)] == []

    # --- where one is

    @property
    def person(self) -> str:
        """Who the server takes the visitor for."""
        secret = next(each["value"] for each in self.page.context.cookies() if each.get("name") == COOKIE)
        return hash_of(secret)

    @property
    def path(self) -> str:
        """The address of the page, within the house."""
        return self.page.url.removeprefix(self.base)

    def open(self, path: str) -> None:
        """Go to a page by its address."""
        self.page.goto(self.base + path)
        self.page.locator("#main, h1, main").first.wait_for()

    def request(self, method: str, path: str, body: object) -> dict[str, object]:
        """What a page asks of the server, done for it."""
        answer = self.page.request.fetch(
            self.base + path,
            method=method,
            data=json.dumps(body),
            headers={"Content-Type": "application/json", "Origin": self.base},
        )
        assert answer.ok, (answer.status, answer.text())
        return dict(answer.json()) if answer.text() else {}

    # --- what one sees

    def text(self, words: str) -> Locator:
        """Where these words stand first."""
        return self.page.get_by_text(words).first

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button, or a link, by its name."""
        page = self.page
        return page.get_by_role("button", name=name).or_(page.get_by_role("link", name=name)).first

    def sees(self, words: str) -> None:
        """These words are on the page, or come."""
        expect(self.text(words)).to_be_visible(timeout=PATIENCE)

    def thing(self, thing: str) -> Locator:
        """Something on the board: ``card cho-chang``, ``die red-1``."""
        return self.page.locator(f'[data-thing="{thing}"]').first

    def lit(self, kind: str = "") -> list[str]:
        """What lights up on the board, of one kind."""
        found = self.page.locator(LIT).evaluate_all("all => all.map((each) => each.dataset.thing)")
        return [thing for thing in found if thing.startswith(kind)]

    @property
    def headline(self) -> str:
        """What the choice bar says, or the page where there is none."""
        return self.page.locator(".desk h1, .bar h1, h1").first.inner_text()

    @property
    def turn(self) -> int:
        """The number of the turn, as the header says it."""
        found = re.search(r"\d+", self.page.locator("header .line").inner_text())
        return int(found[0]) if found else 0

    def is_on_turn(self) -> bool:
        """Whether the bar says so."""
        return self.text("Your turn").is_visible()

    # --- what one does

    def click(self, name: str | re.Pattern[str]) -> None:
        """Press a button, or follow a link."""
        self.button(name).click()

    def point(self, thing: str, patience: int = PATIENCE) -> None:
        """Click something on the board."""
        self.thing(thing).click(timeout=patience)

    def print_of(self) -> str:
        """What would look different if something had happened: not where the focus is."""
        state: str = self.page.evaluate(
            "() => [...document.querySelectorAll('header .line, .bar, .desk h1, [data-thing], .result, dialog')]"
            """.map((each) => each.outerHTML).join().replaceAll(/ tabindex="-?[0-9]"/g, "")"""
        )
        return state

    def act(self) -> None:
        """One step on the board: what there is to do is done, else what lights up is pointed at, else rolling is stopped."""
        self.soon(self.may_act, "something to do")
        before = self.print_of()
        with suppress(TimeoutError):
            self.do_something()
        self.soon(lambda: not self.unanswered and self.print_of() != before, "something happens")

    def do_something(self) -> None:
        """Press or point at what is first."""
        if self.primary.count():
            self.primary.first.click(timeout=A_WHILE)
        elif not self.point_at_light():
            self.button("Stop rolling").click(timeout=A_WHILE)

    @property
    def primary(self) -> Locator:
        """What there is to do, when it is a button."""
        return self.page.locator(".bar .btn.pri:not([aria-disabled])")

    def may_act(self) -> bool:
        """Whether there is anything to do for the visitor."""
        return bool(self.lit() or self.primary.count() or self.button("Stop rolling").count())

    def point_at_light(self) -> bool:
        """Point at the first that lights up, and with a die at the first card that it fits; False where nothing fits."""
        lit = self.lit()
        if not lit:
            return False
        self.point(lit[0], A_WHILE)
        if not lit[0].startswith("die "):
            return True
        fitting = self.lit("card ")
        if fitting:
            self.point(fitting[0], A_WHILE)
        else:
            self.page.keyboard.press("Escape")
        return bool(fitting)

    def soon(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until this holds."""
        for _ in range(PATIENCE // 50):
            if holds():
                return
            self.page.wait_for_timeout(50)
        self.keep(f"{self.name}-waits")
        raise AssertionError(f"{self.name} waits for: {what}; the page says {self.headline!r}")

    # --- what is kept, and checked

    def keep(self, name: str) -> None:
        """A picture of the page."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png", animations="disabled")

    def check(self) -> None:
        """axe finds nothing, and nothing stands out at the side."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
        faults = [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]
        assert faults == [], "\n".join([self.page.url, *faults])
        wide = self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{self.page.url} is {wide} pixels too wide"


def play_until(holds: Callable[[], bool], *visitors: Visitor) -> None:
    """Everyone who is asked does what there is to do, until this holds; bots do the same meanwhile."""
    for _ in range(400):
        visitors[0].soon(lambda: holds() or any(each.may_act() for each in visitors), "somebody is asked")
        if holds():
            return
        asked = next((each for each in visitors if each.may_act()), None)
        if asked:
            asked.act()
    raise AssertionError(f"the table stands still: {[visitor.headline for visitor in visitors]}")
