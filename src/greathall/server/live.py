"""A table in play. Its game is a cache of the stored story: played on here, written, and only then told.

A table does one job after the other. A job changes the game or the charter; what it changed is written in one transaction,
and when that is done, everyone is told and the next job begins. So nobody is told what could still be lost.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Literal

import msgspec

from greathall.kernel.errors import GreatHallError
from greathall.server import clocks, outgoing, passing, telling
from greathall.server.commands import COMMANDS, voting
from greathall.server.drafts import Draft, store_state
from greathall.server.keeper import Watch
from greathall.server.protocol import Command, Reply, TableInfo
from greathall.server.refusals import Refused, refused
from greathall.server.store.editions import keep_edition
from greathall.server.store.stories import RECENT
from greathall.server.store.writer import Change, nobody_waits
from greathall.server.story import Recent, forget_history, kept, step_of
from greathall.server.tidings import Presence

if TYPE_CHECKING:
    from greathall.kernel.events import Event
    from greathall.kernel.game import Game
    from greathall.kernel.records import Upgraded
    from greathall.kernel.rules import Rules
    from greathall.server.charter import Charter
    from greathall.server.clients import Client
    from greathall.server.hall import Hall
    from greathall.server.loading import Stored
    from greathall.server.protocol import ErrorId

log = logging.getLogger(__name__)
TRIES = 3


class Job:
    """Something to be done at a table: a person's command, or something that the house does by itself."""

    def __init__(
        self, do: Callable[[], None], answer: Callable[[Reply], None], person: str = "", key: str = ""
    ) -> None:
        self.do = do
        self.answer = answer
        self.person = person
        self.key = key
        self.tries = 0


class LiveTable:
    """A table's charter and game, its people's connections, and what is to be done."""

    def __init__(self, hall: Hall, stored: Stored) -> None:
        self.hall = hall
        self.clients: list[Client] = []
        self.inbox: deque[Job] = deque()
        self.job = Job(nothing, nobody_asked)
        self.draft = Draft()
        self.watch = Watch()
        self.busy = self.working = False
        self.ended: ErrorId | Literal[""] = ""
        self.hands: set[int] = set()
        self.shared = Presence()
        self.elsewhere: dict[str, Presence] = {}
        self.leased = False
        self.away: dict[int, float] = {}
        self.idle_since = time.time()
        self.views: dict[int | None, msgspec.Raw] = {}
        self.adopt(stored)

    def adopt(self, stored: Stored) -> None:
        """Take over what is stored, whatever stood here before."""
        self.charter: Charter = stored.charter
        self.rules: Rules = stored.rules
        self.game: Game | None = stored.game
        self.key = stored.key
        self.snapshot = stored.snapshot
        self.lines = stored.lines
        self.recent: deque[Recent] = deque(kept(stored.steps), maxlen=RECENT)
        self.answered = dict(stored.replies)
        self.told = self.number
        self.views.clear()
        if stored.upgrade is not None:
            self.inbox.appendleft(Job(partial(self.upgrade, stored.upgrade), nobody_asked))

    # --- what is here

    @property
    def number(self) -> int:
        """The number of the story's last entry."""
        return len(self.game.entries) - 1 if self.game is not None else -1

    @property
    def next_line(self) -> int:
        """The number of the chat's next line."""
        return self.lines[-1].at + 1 if self.lines else 0

    @property
    def playing(self) -> Game:
        """The game, where there is one that goes on."""
        self.check_playing()
        assert self.game is not None
        return self.game

    def check_playing(self) -> None:
        """Raise unless the game goes on."""
        match self.charter.stage:
            case "forming":
                raise Refused("error-not-playing")
            case "paused":
                raise Refused("error-paused")
            case "over":
                raise Refused("error-over")

    def info(self, person: str) -> TableInfo:
        """The table as a person sees it."""
        return outgoing.table_info(self.charter, person, self)

    # --- one job after the other

    def put(self, job: Job) -> None:
        """Queue a job."""
        self.inbox.append(job)
        self.work()

    def do(self, action: Callable[[], None]) -> None:
        """Queue something that the house does by itself."""
        self.put(Job(action, nobody_asked))

    def again(self, job: Job, do: Callable[[], None]) -> Job:
        """The same job, done now."""
        return Job(do, job.answer, job.person, job.key)

    def command(self, person: str, command: Command, answer: Callable[[Reply], None]) -> None:
        """Queue what a person wants."""
        does = COMMANDS[type(command)]
        self.put(Job(partial(does, self, person, command), answer, person, command.key))

    def work(self) -> None:
        """Do what is queued, until something has to be written. What is written at once leads on in the same loop."""
        if self.working:
            return
        self.working = True
        try:
            while self.inbox and not self.busy:
                self.take_up(self.inbox.popleft())
        finally:
            self.working = False

    def take_up(self, job: Job) -> None:
        """Do a job that was not done before."""
        before = self.answered.get((job.person, job.key))
        if before is not None:
            job.answer(before)
        elif self.ended:
            job.answer(Reply(key=job.key, ok=False, error=self.ended))
        else:
            self.perform(job)

    def perform(self, job: Job) -> None:
        """Do a job, and have what it changed written."""
        self.job = job
        self.draft = draft = Draft(job.key)
        try:
            job.do()
        except (Refused, GreatHallError) as error:
            why = error if isinstance(error, Refused) else refused(error)
            job.answer(Reply(key=job.key, ok=False, error=why.error, about=why.about, clause=why.clause))
            if draft.has_changes:
                self.hall.reload(self)
            return
        except Exception:
            log.exception("a job at a table failed")
            self.hall.metrics.faults.inc()
            job.answer(Reply(key=job.key, ok=False, error="error-server"))
            self.hall.reload(self)
            return
        change = draft.complete(self, job)
        if change:
            self.busy = True
            self.hall.writer.put(change, partial(self.stored, job, draft))
        else:
            telling.publish(self, job, draft)

    def stored(self, job: Job, draft: Draft, error: Exception | None) -> None:
        """A job's change is on disk; or somebody else wrote first, and it is done once more on what stands there."""
        self.busy = False
        if error is None:
            telling.publish(self, job, draft)
            self.work()
            return
        job.tries += 1
        if job.tries < TRIES:
            self.inbox.appendleft(job)
        else:
            job.answer(Reply(key=job.key, ok=False, error="error-server"))
        self.hall.reload(self)

    def keep(self, job: Job, reply: Reply) -> None:
        """Remember the reply, for the same command sent again."""
        if job.key:
            self.answered[job.person, job.key] = reply
            if len(self.answered) > RECENT:
                del self.answered[next(iter(self.answered))]

    # --- changing the game

    def play(self, seat: int, picked: int | str, question: int) -> None:
        """A seat's choice."""
        game = self.playing
        at, waiting = len(game.entries), game.waiting
        events = game.play(seat, picked, question)
        clocks.account(self, waiting, seat)
        if events:
            self.watch.moment = time.time()
        self.went_on(at, events)

    def went_on(self, at: int, events: list[Event]) -> None:
        """The game has new entries from number ``at`` on."""
        game = self.game
        assert game is not None
        self.draft.steps.append(step_of(game, at, self.number, events, time.time()))
        forget_history(game)
        passing.expire(self)
        voting.expire(self)
        if game.result is not None:
            self.charter.stage, self.charter.over = "over", game.result.clauses
            self.charter.winners = game.result.winners
            self.draft.charter = True

    def upgrade(self, entry: Upgraded) -> None:
        """Go on by rules that would have told the story otherwise; everybody sees the seam."""
        game = self.game
        assert game is not None
        game.upgraded(entry)
        if entry.edition != self.charter.edition_hash:
            self.charter.edition_hash = entry.edition
            keep_edition(self.draft.change, self.rules, entry.edition)
            self.draft.charter = True
        self.went_on(len(game.entries) - 1, [])

    def change_holder(self, seat: int) -> None:
        """Write down who holds a seat from now on, where a game is on."""
        self.draft.charter = True
        if self.game is not None and not self.game.over:
            at = len(self.game.entries)
            self.game.seat_changed(seat, self.charter.seats[seat].holder())
            self.went_on(at, [])

    # --- coming to rest

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has looked for so long, and nothing is to be done."""
        if self.clients or self.inbox or self.busy or time.time() < self.idle_since + seconds:
            return False
        return not self.hall.keeper.agenda(self)

    def store_state(self) -> None:
        """Store the last state, if it is not yet."""
        change = Change()
        if self.game is not None and not self.game.over and self.game.barrier - 1 > self.snapshot:
            store_state(change, self)
            self.hall.writer.put(change, nobody_waits)

    def end(self, why: ErrorId) -> None:
        """Nothing more is done at this table, or by this server."""
        self.ended = why
        if self.watch.alarm is not None:
            self.watch.alarm.cancel()

    def say_goodbye(self, why: ErrorId) -> None:
        """Close all connections."""
        for client in self.clients:
            client.bye(why)


def nothing() -> None:
    """No job yet."""


def nobody_asked(_reply: Reply) -> None:
    """The house does something by itself: nobody waits for an answer."""
