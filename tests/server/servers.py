"""Real servers for tests: a process of their own, on 127.0.0.1, that can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 60
"""Seconds for a server to start, on a machine that does other things too."""


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """A house, as an operator opens it."""

    def __init__(self, data: Path, database_url: str = "", port: int = 0) -> None:
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = data / f"log-{self.port}.txt"
        self.command = [sys.executable, "-m", "greathall.cli", "serve", "--port", str(self.port), "--data", str(data)]
        if database_url:
            self.command += ["--database-url", database_url]
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> float:
        """Start it; the seconds until it serves."""
        begun = time.monotonic()
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "PYTHONPYCACHEPREFIX": str(ROOT / "build/pycache"),
        }
        environment["PYTHONFAULTHANDLER"] = "1"  # a crash of the interpreter tells where
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # it is started often: its modules are compiled once
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(self.command, stdout=out, stderr=out, env=environment)
        while True:
            if self.serves():
                return time.monotonic() - begun
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() - begun < PATIENCE, self.log.read_text()
            time.sleep(0.02)

    def serves(self) -> bool:
        """Whether it answers."""
        asked = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            asked.request("GET", "/api/lobby")
            return asked.getresponse().status == HTTPStatus.OK
        except OSError:
            return False
        finally:
            asked.close()

    def worked(self) -> float:
        """Seconds of a core that it has taken since it was started: what it would take where nothing else runs."""
        assert self.process is not None
        behind_the_name = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, behind_the_name[11:13])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """End it as a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to leave, and wait until it has."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        """Send the signal, and wait."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None
