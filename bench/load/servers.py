"""The servers that `make bench-server` measures: each a process on a core of its own, with a folder that is thrown away."""

import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.contest import ROOT
from bench.environments import PEERS, NotAvailable, last_line
from bench.load.tables import Hall, Match, Table

THEIRS = "boardgame.io"
DURABLE, MEMORY = "coins, durable", "coins, in memory"
DER = "death-eaters-rising"
COMPILED = ROOT / "build" / "compiled"
BOARDGAME = ROOT / "bench" / "peers" / "boardgame"
PATIENCE = 30


@dataclass(frozen=True)
class Server:
    """A server with a game, and how one sits down at it."""

    name: str
    game: str
    sit: Callable[[int, str, random.Random], Table]
    in_memory: bool = False


PLAYED = Server(f"{DER}, durable", DER, Hall)
SERVERS = [
    Server(THEIRS, "coins", Match, in_memory=True),
    Server(DURABLE, "coins", Hall),
    Server(MEMORY, "coins", Hall, in_memory=True),
    PLAYED,
    Server(f"{DER}, in memory", DER, Hall, in_memory=True),
]


class Running:
    """A server's process."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port

    def cpu(self) -> float:
        """The seconds of the processor that it has used, all threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The bytes that it has in memory."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def running(server: Server, core: int) -> Iterator[Running]:
    """A server on its core, with a folder of its own that is thrown away."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="greathall-bench-") as folder:
        command, variables = theirs(port) if server.sit is Match else ours(server, port, folder)
        process = subprocess.Popen(
            command, cwd=ROOT, env=os.environ | variables, stdout=subprocess.DEVNULL, preexec_fn=lambda: pin({core})
        )
        try:
            until_open(process, port)
            yield Running(process, port)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


def ours(server: Server, port: int, folder: str) -> tuple[Sequence[str | Path], dict[str, str]]:
    """This server, with the engine as it is released: compiled, where there is a compiler."""
    home = COMPILED if COMPILED.is_dir() else ROOT / "src"
    stored = ["--in-memory"] if server.in_memory else []
    return (sys.executable, "-m", "bench.load.house", str(port), folder, *stored), {"PYTHONPATH": str(home)}


def theirs(port: int) -> tuple[Sequence[str | Path], dict[str, str]]:
    """boardgame.io's, as it is for production."""
    variables = {"NODE_ENV": "production", "NODE_PATH": str(installed() / "node_modules")}
    return ("node", BOARDGAME / "server.js", str(port)), variables


def installed() -> Path:
    """The locked packages of boardgame.io, installed once and kept while nothing changes. Raises NotAvailable."""
    home, lock = PEERS / "boardgame", BOARDGAME / "package-lock.json"
    kept = home / "package-lock.json"
    if not (home / "node_modules").is_dir() or kept.read_bytes() != lock.read_bytes():
        if shutil.which("npm") is None:
            raise NotAvailable("no Node.js here")
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
        for each in ("package.json", "package-lock.json"):
            shutil.copy(BOARDGAME / each, home)
        print(f"Installing {THEIRS} into {os.path.relpath(home)}", flush=True)
        done = subprocess.run(("npm", "ci", "--loglevel=error"), cwd=home, capture_output=True, text=True)
        if done.returncode:
            shutil.rmtree(home)
            raise NotAvailable(last_line(done.stderr))
    return home


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def until_open(process: subprocess.Popen[bytes], port: int) -> None:
    """Wait until it takes connections."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("the server does not open")


def pin(cores: set[int]) -> None:
    """Keep this process on these cores, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)
