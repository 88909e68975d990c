"""A Year at Hogwarts in the browser: a walk, missions, a journey, a team, the match, Voldemort's return; by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, TimeoutError

from greathall.kernel.game import Game
from tests.browser import tables, year
from tests.browser.conftest import Welcome
from tests.browser.visitors import PATIENCE, Visitor
from tests.server.houses import House

LETTING_GO = '.bar :is([aria-keyshortcuts="P"], [aria-keyshortcuts="A"])'
"""The buttons that attack, or let a window go by."""
SEEKING = '.bar [aria-keyshortcuts="R"]'


def sit(welcome: Welcome, here: House, game: Game, *names: str) -> list[Visitor]:
    """Visitors at a table of this game."""
    visitors = [welcome(name) for name in names]
    path = tables.lay(here, game, visitors)
    for visitor in visitors:
        visitor.open(path)
    return visitors


def press(button: Locator) -> None:
    """Press the last of these buttons, if one is still there."""
    if button.count():
        with suppress(TimeoutError):
            button.last.click(timeout=1000)


def until(holds: Callable[[], bool], what: str, *visitors: Visitor) -> None:
    """Those who are asked attack and let windows go by, until this holds."""
    for _ in range(PATIENCE // 100):
        if holds():
            return
        for visitor in visitors:
            press(visitor.page.locator(LETTING_GO))
        visitors[0].page.wait_for_timeout(100)
    raise AssertionError(f"{what} does not come; the page says {visitors[0].headline!r}")


def is_lit(visitor: Visitor, thing: str) -> Callable[[], bool]:
    """Whether something lights up."""
    return lambda: thing in visitor.lit()


def is_in_fight(visitor: Visitor) -> bool:
    """Whether the plate of the fight lies on the map."""
    return visitor.page.locator(".fight").count() > 0


def lane(visitor: Visitor) -> str | None:
    """The way that is drawn on the map."""
    drawn = visitor.page.locator(".window path.lane")
    return drawn.get_attribute("d") if drawn.count() else None


def is_over(visitor: Visitor) -> bool:
    """Whether the page tells how the game has ended."""
    return visitor.button("Check it yourself").count() > 0


def test_a_way_is_seen_bent_by_hand_and_walked(welcome: Welcome, here: House) -> None:
    """The way to a space is drawn; the first steps are set by hand, by the other corridor; the rest is one click."""
    [ana] = sit(welcome, here, year.laid(year.WALK), "Ana")
    ana.soon(is_lit(ana, "space corridor-37"), "the end of the walk")
    ana.thing("space corridor-37").hover()
    ana.soon(lambda: ana.page.locator(".window path.foot").count() > 10, "footprints")
    ana.keep("year-walk")
    drawn = lane(ana)
    for bend in ("corridor-44", "corridor-41"):
        ana.page.locator(f'.bend[data-thing="space {bend}"]').click()
    here_or_there = ana.page.locator(".bend:is([data-thing='space corridor-40'], [data-thing='space corridor-42'])")
    here_or_there.nth(1).wait_for()
    ana.thing("space corridor-37").hover()
    ana.soon(lambda: lane(ana) not in (drawn, None), "the rest of the way")
    ana.point("space corridor-40")
    ana.soon(lambda: here_or_there.count() == 0, "the way is bent")
    ana.thing("space corridor-37").hover()
    ana.point("space corridor-37")
    ana.soon(lambda: not ana.lit("space "), "the walk has ended")
    ana.thing("space corridor-37").focus()
    assert "Ana" in (ana.thing("space corridor-37").get_attribute("aria-label") or "")


def test_another_way_is_gone_for_what_lies_on_it(welcome: Welcome, here: House) -> None:
    """The best way takes the prophecy; the other one the cauldron, which she then holds; a third takes nothing."""
    [ana] = sit(welcome, here, year.laid(year.LOOT), "Ana")
    ana.soon(is_lit(ana, "space corridor-37"), "the end of the walk")
    ana.thing("space corridor-37").hover()
    ana.sees("On the way you take: Prophecy.")
    drawn = lane(ana)
    ana.page.keyboard.press("y")
    ana.sees("On the way you take: Cauldron.")
    assert lane(ana) not in (drawn, None)
    ana.click("Other way")
    ana.sees("On the way you take nothing.")
    assert lane(ana) == drawn
    ana.page.keyboard.press("y")
    ana.page.keyboard.press("y")
    ana.sees("On the way you take: Cauldron.")
    ana.click("Walk there")
    ana.soon(lambda: ana.page.locator(".objects [data-thing$=cauldron]").count() == 1, "the cauldron")
    assert "Ana" in (ana.thing("space corridor-37").get_attribute("aria-label") or "")


def test_a_mission_is_won(welcome: Welcome, here: House) -> None:
    """Tom Riddle is beaten by dice; the map is free again for what was used, and the points are counted."""
    [ana] = sit(welcome, here, year.mission(), "Ana")
    ana.soon(is_lit(ana, "mission first-horcrux"), "the mission")
    ana.point("mission first-horcrux")
    ana.soon(lambda: is_in_fight(ana), "Tom Riddle")
    ana.check()
    ana.keep("year-mission")
    until(lambda: bool(ana.lit("space burrow")), "a space for the diary", ana)
    ana.point("space burrow")
    until(lambda: "160" in ana.page.locator(".side").inner_text(), "the points", ana)


def test_a_mission_is_lost(welcome: Welcome, here: House) -> None:
    """No die hits, Tom Riddle strikes; she wakes in the Leaky Cauldron, and the mission stays in hand."""
    [ana] = sit(welcome, here, year.laid(year.RIDDLE.format(hp=3)), "Ana")
    ana.soon(is_lit(ana, "mission first-horcrux"), "the mission")
    ana.point("mission first-horcrux")
    ana.soon(lambda: is_in_fight(ana), "Tom Riddle")
    until(lambda: not is_in_fight(ana), "the end of the fight", ana)
    ana.soon(
        lambda: "Ana" in (ana.thing("space leaky-cauldron").get_attribute("aria-label") or ""), "the Leaky Cauldron"
    )
    assert ana.page.locator(".missions [data-rove]").count() == 1


def test_by_floo_powder_and_back(welcome: Welcome, here: House) -> None:
    """From the tower the seven places light up; she takes what lies in one of them, and is back on the tower."""
    [ana] = sit(welcome, here, year.laid(year.FLOO), "Ana")
    ana.soon(is_lit(ana, "space gate-tower"), "the tower is reached")
    ana.point("space gate-tower")
    ana.soon(is_lit(ana, "choice use tower-space/1"), "the journey")
    ana.keep("year-tower")
    ana.point("choice use tower-space/1")
    ana.soon(lambda: len(ana.lit("space ")) == 7, "seven places")
    ana.keep("year-floo")
    ana.check()
    ana.point("space burrow")
    ana.soon(is_lit(ana, "choice take prophecy"), "the token")
    ana.point("choice take prophecy")
    ana.soon(lambda: "Ana" in (ana.thing("space gate-tower").get_attribute("aria-label") or ""), "the way back")
    assert ana.page.locator(".objects [data-thing$=prophecy]").count() == 1


def test_a_team_fights(welcome: Welcome, here: House) -> None:
    """Each sees whose attack it is; Ben plays a card of his; by turns they do Ana's mission."""
    ana, ben = sit(welcome, here, year.laid(year.TEAM, variant=2), "Ana", "Ben")
    ana.soon(is_lit(ana, "mission first-horcrux"), "the mission")
    ana.point("mission first-horcrux")
    until(is_lit(ben, "choice play stupefy-1"), "Ben's attack", ana)
    ben.keep("year-team")
    ben.check()
    ana.soon(lambda: ana.page.locator(".fight .attacks").inner_text().startswith("Cedric"), "whose attack it is")
    ben.point("choice play stupefy-1")
    until(lambda: bool(ana.lit("space ") or ben.lit("space ")), "the end of the fight", ana, ben)
    assert not is_in_fight(ana)


def test_a_match_is_played(welcome: Welcome, here: House) -> None:
    """A piece is held, its squares light up, it flies; a shot hits; then the seekers fly for the snitch."""
    ana, ben = sit(welcome, here, year.match(), "Ana", "Ben")
    ana.soon(is_lit(ana, "piece home-chaser-2"), "the pieces")
    ana.point("piece home-chaser-2")
    ana.soon(is_lit(ana, "square D2"), "the squares")
    ana.keep("year-match")
    ana.check()
    ana.point("square D2")
    ben.soon(
        lambda: "D2" in (ben.thing("piece home-chaser-2").get_attribute("aria-label") or ""), "the piece has flown"
    )
    ana.soon(lambda: ana.page.locator('[aria-keyshortcuts="S"]').count() > 0, "a shot")
    assert "42 %" in ana.page.locator(".shot").inner_text()
    assert ben.page.locator(".squares .aim").count() == 1
    ana.point("piece home-chaser-1")
    ana.point("piece away-keeper")
    until(lambda: any(each.page.locator(SEEKING).count() for each in (ana, ben)), "the seekers", ana, ben)
    ana.keep("year-seekers")
    for _ in range(PATIENCE // 100):
        for visitor in (ana, ben):
            press(visitor.page.locator(f"{SEEKING}, {LETTING_GO}"))
        if is_over(ana):
            break
        ana.page.wait_for_timeout(100)
    ana.sees("Check it yourself")
    ana.keep("year-match-over")
    ana.check()


def test_voldemort_returns(welcome: Welcome, here: House) -> None:
    """Pettigrew comes to the Pitch with all four; six Death Eaters come to towers, and two tokens are hidden."""
    ana, ben = sit(welcome, here, year.laid(year.RETURN, mode=1), "Ana", "Ben")
    ana.click("Roll")
    ana.soon(is_lit(ana, "space quidditch-pitch"), "the Pitch")
    ana.point("space quidditch-pitch")
    for tower in ("owlery", "north-tower", "bell-tower", "east-tower", "moon-tower", "west-tower"):
        ana.soon(is_lit(ana, f"space {tower}"), f"{tower} for a Death Eater")
        ana.point(f"space {tower}")
        ana.soon(lambda at=f"space {tower}": at not in ana.lit(at) or "Stone" in ana.headline, "it stands")  # type: ignore[misc]
    ana.keep("year-return")
    ana.check()
    ana.soon(is_lit(ana, "space library"), "a place for the Stone")
    ana.point("space library")
    ben.soon(is_lit(ben, "space hagrids-hut"), "a place for the Wand")
    ben.point("space hagrids-hut")
    ben.soon(lambda: ben.button("Roll").count() > 0, "Harry's turn")
    ben.keep("year-returned")


def test_the_last_fight_by_keyboard_alone(welcome: Welcome, here: House) -> None:
    """Harry rolls, walks to Voldemort, and attacks by keys; the war is over."""
    ana, ben = sit(welcome, here, year.laid(year.LAST, mode=1), "Ana", "Ben")
    ben.soon(ben.is_on_turn, "the turn")
    ben.page.keyboard.press("r")
    until(is_lit(ben, "space oak-doors"), "the oak doors", ben)
    while ben.page.evaluate("document.activeElement.dataset.thing") != "space oak-doors":
        ben.page.keyboard.press("n")
    ben.page.keyboard.press("Enter")
    ben.soon(lambda: ben.page.locator('.bar [aria-keyshortcuts="A"]').count() > 0, "the last fight")
    ben.keep("year-last")
    ben.check()
    ben.page.keyboard.press("a")
    until(lambda: is_over(ana), "the end of the war", ben)
    ben.keep("year-over")
    ben.check()
