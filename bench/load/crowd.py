"""A crowd at many tables: everyone moves as soon as they may, or so many moves a second are made."""

import selectors
import time
from dataclasses import dataclass, field

from bench.load.tables import Table
from bench.load.wire import Wire

STALL = 5.0
"""Seconds without a word from the server, while somebody waits for one, after which something is wrong."""


@dataclass
class Heard:
    """What a crowd has measured: seconds from a command to its answer, moves, and how long it took."""

    waits: list[float] = field(default_factory=list)
    moves: int = 0
    seconds: float = 0
    busy: float = 0
    """The crowd's own share of its core: near 1 it was the crowd that was slow, not the server."""
    late: int = 0
    """Moves that could not be sent when they were due, because all tables were busy."""


class Crowd:
    """All connections of some tables."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.chooser = selectors.DefaultSelector()
        self.heard = Heard()
        self.free: list[Table] = []
        self.last = time.perf_counter()

    def add(self, table: Table) -> None:
        """One table more. Those who sit already hear what is said meanwhile: a server asks now and then who is still there."""
        self.tables.append(table)
        table.answered, table.done = self.answered, self.done
        for wire in table.wires:
            self.chooser.register(wire.socket, selectors.EVENT_READ, wire)
        self.listen(0)

    def rush(self, seconds: float) -> Heard:
        """Every table moves again as soon as all have seen its last move."""
        self.begin()
        end = time.perf_counter() + seconds
        while (now := time.perf_counter()) < end:
            self.send_all(now)
            self.listen(0.05)
        return self.end(seconds)

    def stroll(self, rate: float, seconds: float) -> Heard:
        """So many moves a second at one table after another. A move that had to wait for its sending waited for the server."""
        self.begin()
        begun = time.perf_counter()
        for number in range(round(rate * seconds)):
            due = begun + number / rate
            while (left := due - time.perf_counter()) > 0:
                self.listen(left)
            while not self.send_one(due):
                self.heard.late += 1
                self.listen(0.01)
        return self.end(seconds)

    # --- sending

    def send_all(self, now: float) -> None:
        """A move at every table that is free."""
        waiting, self.free = self.free, []
        for table in waiting:
            send(table, now)

    def send_one(self, due: float) -> bool:
        """A move at the table that has been free for longest; whether there was one."""
        while self.free:
            if send(self.free.pop(0), due):
                return True
        if all(table.is_over for table in self.tables):
            raise RuntimeError("all games are over: there are too few tables for so many moves")
        return False

    def listen(self, patience: float) -> None:
        """Take what the server says."""
        ready = self.chooser.select(patience)
        now = time.perf_counter()
        if ready:
            self.last = now
        elif now - self.last > STALL and any(table.busy for table in self.tables):
            raise RuntimeError("the server has fallen silent")
        for key, _ in ready:
            wire: Wire = key.data
            wire.read()

    def answered(self, table: Table) -> None:
        """A mover has the answer."""
        self.heard.waits.append(time.perf_counter() - table.since)

    def done(self, table: Table) -> None:
        """All have seen a move."""
        self.heard.moves += 1
        self.free.append(table)

    # --- from when to when

    def begin(self) -> None:
        """Begin to measure."""
        self.settle()
        self.heard = Heard()
        self.free = [table for table in self.tables if not table.is_over]
        self.last = self.begun = time.perf_counter()
        self.own = time.process_time()

    def end(self, seconds: float) -> Heard:
        """What was measured."""
        heard = self.heard
        heard.seconds = time.perf_counter() - self.begun
        heard.busy = (time.process_time() - self.own) / heard.seconds
        self.settle()
        return heard

    def settle(self) -> None:
        """Wait until every move that is on its way has come through."""
        while any(table.busy for table in self.tables):
            self.listen(0.05)

    def close(self) -> None:
        """All go home."""
        self.chooser.close()
        for table in self.tables:
            for wire in table.wires:
                wire.close()


def send(table: Table, due: float) -> bool:
    """A move, unless the game is over."""
    table.since = due
    table.move()
    return not table.is_over
