"""Houses for tests: servers of this process with real sockets, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, TypeVar

from greathall.server.app import App, create_app
from greathall.server.running import WebServer, web_server
from greathall.server.settings import Settings

POSTGRES = Path("/usr/lib/postgresql")
DEBIAN = Path(__file__).parent.parent.parent / "tools/debian.sh"
PATIENCE = 30
"""Seconds, on a machine that does other things too."""
Brought = TypeVar("Brought")


class House:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.app: App = create_app(settings)
        self.server: WebServer = web_server(self.app, settings)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server starts"
            self.thread.join(0.01)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.base = f"http://127.0.0.1:{port}"

    def on_the_loop(self, coroutine: Coroutine[Any, Any, Brought]) -> Brought:
        """What a coroutine of the server's brings."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.app.hall.loop).result(PATIENCE)

    def close(self) -> None:
        """Stop, as a server is stopped."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server stops"


@contextmanager
def house(data: Path, **settings: Any) -> Iterator[House]:
    """A server on a free port."""
    opened = House(Settings(data=data, port=0, **settings))
    try:
        yield opened
    finally:
        opened.close()


class Postgres:
    """A PostgreSQL of our own, without a network: reached by its socket."""

    def __init__(self) -> None:
        if not POSTGRES.is_dir():
            subprocess.run([DEBIAN, "postgresql"], check=True)
        self.programs = max(POSTGRES.glob("*/bin"), key=lambda path: int(path.parent.name))
        self.folder = Path(mkdtemp(prefix="greathall-postgres-"))
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user, self.user)
        self.run(
            "initdb", "--auth=trust", "--username=postgres", "--no-sync", "--encoding=UTF8", "--locale=C", "-D", "db"
        )
        options = (
            f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c fsync=off -c max_connections=60"
        )
        self.run("pg_ctl", "-D", "db", "-w", "-l", "log", "-o", options, "start")
        self.made = 0

    def run(self, program: str, *arguments: str) -> None:
        """Run one of its programs."""
        subprocess.run(
            [self.programs / program, *arguments],
            cwd=self.folder,
            user=self.user,
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def database(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"house{self.made}"
        self.run("createdb", "-h", str(self.folder), "-U", "postgres", name)
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def close(self) -> None:
        """Stop it, and remove all that it wrote."""
        self.run("pg_ctl", "-D", "db", "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder)
