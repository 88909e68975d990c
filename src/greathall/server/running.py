"""Running the server: in this process, or in several that share one socket and one PostgreSQL."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import socket
import threading
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from tempfile import TemporaryDirectory

import uvicorn
from prometheus_client.multiprocess import mark_process_dead

from greathall.server.app import App, create_app
from greathall.server.logs import write_logs
from greathall.server.metrics import SHARED
from greathall.server.settings import Settings
from greathall.server.sockets import LARGEST
from greathall.server.wire import Wire

PATIENCE = 10
"""Seconds for a process to leave."""
SELDOM = (20_000, 50, 100)
"""New objects, and searches among younger ones, after which garbage is looked for; by default ten times as often and more."""
PAUSE = 1.0
"""Seconds before a process that died is started again."""


class WebServer(uvicorn.Server):
    """uvicorn, which says goodbye to the pages before it closes their sockets."""

    def __init__(self, app: App, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what is being written, tell everyone, then close."""
        await self.app.hall.leave()
        await super().shutdown(sockets)


def spare_the_collector() -> None:
    """Look for garbage seldom: there is hardly any that goes round in circles, and each search walks through every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def web_server(app: App, settings: Settings) -> WebServer:
    """What listens for the application."""
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=Wire,
        ws_per_message_deflate=False,  # a view is small, and compressing it costs more than the whole move
        ws_max_size=4 * LARGEST,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    return WebServer(app, config)


def serve(settings: Settings) -> None:
    """Run the server until it is told to stop."""
    if settings.workers == 1:
        spare_the_collector()
        web_server(create_app(settings), settings).run()
    else:
        Workers(settings).run()


class Workers:
    """Several processes on one socket. One that dies is started again; all stop together."""

    def __init__(self, settings: Settings) -> None:
        if not settings.url.startswith("postgresql"):
            raise ValueError("several processes need PostgreSQL")
        self.settings = settings
        self.stopping = threading.Event()
        self.context = multiprocessing.get_context("spawn")
        self.socket = socket.create_server((settings.host, settings.port), backlog=2048)

    def run(self) -> None:
        """Keep so many processes running until the end."""
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, lambda *_: self.stopping.set())
        with TemporaryDirectory(prefix="greathall-metrics-") as shared:
            os.environ.setdefault(SHARED, shared)  # each process writes its numbers there, and any of them shows all
            self.keep_running()

    def keep_running(self) -> None:
        """Start who died anew, and in the end stop all."""
        working = [self.start() for _ in range(self.settings.workers)]
        while not self.stopping.is_set():
            wait([process.sentinel for process in working], timeout=0.5)
            dead = [process for process in working if not process.is_alive()]
            for process in dead:
                mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
            if dead and not self.stopping.wait(PAUSE):
                working = [process for process in working if process.is_alive()]
                working += [self.start() for _ in dead]
        for process in working:
            process.terminate()
        for process in working:
            process.join(PATIENCE)

    def start(self) -> BaseProcess:
        """One more process."""
        process = self.context.Process(target=work, args=(self.settings, self.socket))
        process.start()
        return process


def work(settings: Settings, listening: socket.socket) -> None:
    """What each process does."""
    write_logs()
    spare_the_collector()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends it to all; the first process tells the others
    web_server(create_app(settings), settings).run([listening])
