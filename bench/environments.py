"""The peers' environments under build/peers/: locked and hashed packages, installed once and kept while nothing changes."""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from bench.contest import ROOT

PEERS = ROOT / "build" / "peers"
REQUIREMENTS = ROOT / "requirements"


class NotAvailable(Exception):
    """An environment cannot be made here; the message says why."""


def python_of(peer: str) -> Path:
    """The Python of a peer's environment."""
    return PEERS / peer / "bin" / "python"


def stamp_of(peer: str) -> str:
    """Changes with everything that the environment depends on."""
    digest = hashlib.sha256(sys.version.encode())
    for name in ("building", peer):
        digest.update((REQUIREMENTS / f"bench-{name}.txt").read_bytes())
    return digest.hexdigest()


def environment(peer: str) -> Path:
    """The Python of the peer's environment, which is made when it is not there or not as locked."""
    stamp = PEERS / peer / "stamp"
    wanted = stamp_of(peer)
    if not stamp.exists() or stamp.read_text() != wanted:
        print(f"Installing {peer} into build/peers/{peer}", flush=True)
        shutil.rmtree(PEERS / peer, ignore_errors=True)
        run(sys.executable, "-m", "venv", PEERS / peer)
        install = (python_of(peer), "-m", "pip", "install", "-qq", "--retries", "1", "--require-hashes")
        run(*install, "--only-binary", ":all:", "-r", REQUIREMENTS / "bench-building.txt")
        run(*install, "--no-build-isolation", "-r", REQUIREMENTS / f"bench-{peer}.txt")
        stamp.write_text(wanted)
    return python_of(peer)


def run(*command: str | Path) -> None:
    """Run a command, or say why it did not work."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise NotAvailable(last_line(done.stderr))


def last_line(text: str) -> str:
    """What a failing program said last."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "it failed, and did not say why"
