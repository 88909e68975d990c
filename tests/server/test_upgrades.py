"""A table whose rules change in mid-game goes on, and its people see where."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from greathall.server import hall
from tests.kernel.games import duel
from tests.server.houses import house
from tests.server.players import Browser, play_on
from tests.server.scenes import around, joined, run


@pytest.mark.parametrize("changed", [False, True])
@pytest.mark.usefixtures("toys")
def test_a_table_is_upgraded_with_the_seam_shown(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch, changed: bool
) -> None:
    """Nobody may keep more than one card now, DUEL-2.3. Where the new build tells the same story, nobody notices."""
    kept: dict[str, Any] = {}
    with house(tmp_path, database_url=database_url) as opened:

        async def before() -> None:
            async with around([opened.base], ["Ana", "Ben"], "duel") as (ana, ben):
                for _ in range(4):
                    seat, guest = (0, ana) if 0 in ana.facts(0)["waiting"] else (1, ben)
                    reply = await guest.plays(seat, guest.facts(seat)["options"][-1])
                    await ana.reaches(reply.number)
                    await ben.reaches(reply.number)
                kept["cookies"] = [guest.browser.http.cookies["greathall"] for guest in (ana, ben)]
                kept["table"], kept["told"] = ana.table, ana.page.happened

        run(before)
    monkeypatch.setattr(hall, "build_id", lambda: "another build")
    if changed:
        monkeypatch.setattr(duel, "LIMIT", 1)
    with house(tmp_path, database_url=database_url) as opened:

        async def after() -> None:
            async with AsyncExitStack() as stack:
                pages = []
                looking = Browser(opened.base)
                stack.push_async_callback(looking.close)
                for cookie in kept["cookies"]:
                    browser = Browser(opened.base)
                    stack.push_async_callback(browser.close)
                    browser.http.cookies.set("greathall", cookie)
                    pages.append(await joined(stack, browser, kept["table"]))
                ana = pages[0]
                assert ana.happened[: len(kept["told"])] == kept["told"], "what was told stays told"
                seams = [step for step in ana.happened if step.note == "upgraded"]
                assert len(seams) == changed
                stood = ana.number
                for page in pages:
                    page.keys = count(1000)  # those of the first evening are answered as they were then
                    if page.chances():
                        await play_on(page, random.Random(1), 1)
                assert max(page.number for page in pages) > stood
                shown = (await looking.get(f"/api/tables/{kept['table']}/replay"))["steps"]
                assert sum(step["happened"].get("note") == "upgraded" for step in shown) == changed

        run(after)
