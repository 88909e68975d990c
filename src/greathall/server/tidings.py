"""Several processes on one PostgreSQL tell each other how far their tables are, and who is there, by LISTEN and NOTIFY."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from threading import Thread

import msgspec
from sqlalchemy.engine import make_url

log = logging.getLogger(__name__)
CHANNEL = "greathall"
LOOK_UP = 0.5
"""Seconds after which the listener looks whether it is to stop."""
AGAIN = 0.3
"""Seconds until a lost connection is tried again."""


class Presence(msgspec.Struct, omit_defaults=True):
    """Who is at a table through one process, whose hands are up there, and until when a choice is held."""

    here: list[int] = []
    hands: list[int] = []
    watching: int = 0
    held: float = 0


class Tidings(msgspec.Struct, omit_defaults=True):
    """What one process tells the others of a table."""

    table: str
    process: str
    number: int = -1
    revision: int = -1
    line: int = -1
    presence: Presence | None = None
    asked: list[int] = []
    """Seats that asked for a hint."""
    asks: bool = False
    """Whether the others are to say who is there through them."""

    def encoded(self) -> str:
        """As PostgreSQL carries it."""
        return msgspec.json.encode(self).decode()


class Listener:
    """The thread that hears what the others tell. ``hear`` and ``missed`` are called there."""

    def __init__(self, url: str, hear: Callable[[Tidings], object], missed: Callable[[], object]) -> None:
        self.address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.hear = hear
        self.missed = missed
        self.stopping = False
        self.thread = Thread(target=self.run, name="listener", daemon=True)
        self.thread.start()

    def run(self) -> None:
        """Listen until the end; what is told while a connection is lost has to be looked up."""
        import psycopg  # not before it is needed: a server on a file starts sooner without

        while not self.stopping:
            try:
                self.listen()
            except psycopg.Error as error:
                log.warning("tidings are not heard", exc_info=error)
                time.sleep(AGAIN)

    def listen(self) -> None:
        """Listen on one connection."""
        import psycopg

        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.missed()
            while not self.stopping:
                for each in connection.notifies(timeout=LOOK_UP):
                    self.hear(msgspec.json.decode(each.payload, type=Tidings))

    def close(self) -> None:
        """Stop listening."""
        self.stopping = True
        self.thread.join()
