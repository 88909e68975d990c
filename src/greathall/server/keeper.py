"""The keeper does what nobody asks for: bots choose, held choices come due, standing passes are given, clocks run out.

Each table has one alarm, set to the next thing that is due. What the keeper does is a job like a person's command.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Final

from greathall.bots import player
from greathall.server import clocks, holding, passing

if TYPE_CHECKING:
    from greathall.kernel.drive import Player
    from greathall.kernel.position import View
    from greathall.server.hall import Hall
    from greathall.server.holding import Held
    from greathall.server.live import LiveTable

log = logging.getLogger(__name__)
PACES: Final = {"at-once": 0.0, "brisk": 0.8, "calm": 1.8}
"""Seconds that a bot seems to think, whatever it has to choose from."""

Agenda = list[tuple[float, Callable[[], None]]]


class Watch:
    """What the keeper knows of a table: since when its question stands, who thinks about it, what is held."""

    def __init__(self) -> None:
        self.since = time.time()
        self.moment = self.since
        """When something last happened that anybody was told of."""
        self.number = -1
        self.waiting: set[int] = set()
        self.thinking: set[int] = set()
        self.thoughts: dict[int, int | None] = {}
        """What bots want that seem to think still."""
        self.held: Held | None = None
        self.alarm: asyncio.TimerHandle | None = None


class Keeper:
    """The keeper of all tables of this process. Bots think in a thread, so that nobody waits for them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="bots")

    def close(self) -> None:
        """No more thinking."""
        self.pool.shutdown(wait=False, cancel_futures=True)

    def rouse(self, table: LiveTable) -> None:
        """Something happened at a table: see what is due there next, and when."""
        watch = table.watch
        if watch.alarm is not None:
            watch.alarm.cancel()
            watch.alarm = None
        if watch.number != table.number:
            watch.number, watch.since, watch.thinking, watch.thoughts = table.number, time.time(), set(), {}
            holding.check(table)
        agenda = self.agenda(table)
        if agenda:
            due = min(when for when, _ in agenda)
            watch.alarm = self.hall.loop.call_later(max(0.0, due - time.time()), self.ring, table)

    def ring(self, table: LiveTable) -> None:
        """The alarm: do the first that is due; the next rings at once."""
        table.watch.alarm = None
        now = time.time()
        due = [action for when, action in self.agenda(table) if when <= now]
        if due:
            due[0]()
        if not table.busy:
            self.rouse(table)

    def agenda(self, table: LiveTable) -> Agenda:
        """What the keeper has to do at a table, and when."""
        if table.ended or table.game is None or table.charter.stage != "playing":
            return []
        watch = table.watch
        if watch.held is not None:
            return self.held_agenda(table, watch.held)
        if not table.leased:
            return []
        thinking = [(0.0, partial(self.think, table, seat)) for seat in self.bots_asked(table)]
        ready = [(self.due(table), partial(self.speak, table, seat)) for seat in watch.thoughts]
        return [*thinking, *ready, *passing.agenda(table), *clocks.agenda(table)]

    def due(self, table: LiveTable) -> float:
        """When bots answer what is asked, however quickly they think. Windows they answer as standing passes do."""
        pace = PACES[table.charter.house.pace]
        assert table.game is not None
        if passing.is_window(table.rules, table.game.state):
            return table.watch.moment + min(pace, passing.DELAY)
        return table.watch.since + pace

    def held_agenda(self, table: LiveTable, held: Held) -> Agenda:
        """A held choice waits for the bots that think about it, then for its time."""
        if held.bots:
            return [(0.0, partial(self.think, table, seat)) for seat in held.bots - table.watch.thinking]
        return [(held.until, partial(holding.release, table, held))]

    def bots_asked(self, table: LiveTable) -> list[int]:
        """The bots that must decide, and do not think about it already."""
        assert table.game is not None
        seats, thinking = table.charter.seats, table.watch.thinking
        return [seat for seat in table.game.waiting if seats[seat].kind == "bot" and seat not in thinking]

    def think(self, table: LiveTable, seat: int) -> None:
        """Let a bot think about its view, in another thread."""
        assert table.game is not None
        table.watch.thinking.add(seat)
        view = table.game.view(seat)
        level = table.charter.seats[seat].level
        deciding = partial(self.decide, bot_of(table, seat), level, view)
        thought = self.hall.loop.run_in_executor(self.pool, deciding)
        thought.add_done_callback(partial(self.thought, table, seat, table.number))

    def decide(self, bot: Player, level: str, view: View) -> int | None:
        """What a bot wants; nothing where it could act, by public knowledge, but has nothing to act with."""
        if not view.options:
            return None
        try:
            with self.hall.metrics.bot_seconds.labels(level).time():
                return bot(view)
        except Exception:
            log.exception("a bot could not decide", extra={"level": level, "game": view.rules.game})
            self.hall.metrics.faults.inc()
            return player("random", view.question)(view)

    def thought(self, table: LiveTable, seat: int, number: int, thought: asyncio.Future[int | None]) -> None:
        """A bot knows what it wants, and says so when it is time; about what is held at once."""
        watch = table.watch
        if thought.cancelled() or number != watch.number:
            return
        watch.thoughts[seat] = thought.result()
        if watch.held is not None:
            self.speak(table, seat)
        elif not table.busy:
            self.rouse(table)

    def speak(self, table: LiveTable, seat: int) -> None:
        """What a bot wants is done."""
        table.do(partial(choose, table, seat, table.watch.number, table.watch.thoughts.pop(seat)))


def bot_of(table: LiveTable, seat: int) -> Player:
    """The bot of a seat. Its seed comes from the table's key: nobody can foresee how it decides between equals."""
    return player(table.charter.seats[seat].level, f"{table.key.hex()}/{seat}")


def choose(table: LiveTable, seat: int, number: int, picked: int | None) -> None:
    """What a bot wants is done if the game has not gone on since; or held, if it ends the others' chance."""
    held = table.watch.held
    if table.number != number or table.charter.seats[seat].kind != "bot":
        return
    if held is not None and seat in held.bots:
        held.bots.discard(seat)
        if picked is not None:
            table.play(seat, picked, 0)
            holding.look_again(table)
    elif picked is not None and not holding.hold(table, seat, picked, None):
        table.play(seat, picked, 0)
