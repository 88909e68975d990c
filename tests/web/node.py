"""The page's sources, run by Node."""

import json
import os
import subprocess
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "web-test"


def compile_page() -> None:
    """The sources of web/test and what they use, compiled anew where they have changed."""
    alone = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
    subprocess.run(["make", "--silent", "build/web-test/.compiled"], cwd=ROOT, env=alone, check=True)


class Conversation:
    """A script of web/test that answers line by line."""

    def __init__(self, script: str) -> None:
        compile_page()
        pipe = subprocess.PIPE
        self.node = subprocess.Popen(["node", COMPILED / "test" / script], stdin=pipe, stdout=pipe, text=True)

    def ask(self, asked: object) -> object:
        """What it answers."""
        assert self.node.stdin is not None
        assert self.node.stdout is not None
        self.node.stdin.write(msgspec.json.encode(asked).decode() + "\n")
        self.node.stdin.flush()
        told: object = json.loads(self.node.stdout.readline())
        return told

    def end(self) -> None:
        """Say goodbye."""
        self.node.communicate()


def told_by(script: str, asked: object, folder: Path) -> object:
    """What a script of web/test answers; it is compiled first where its sources have changed."""
    compile_page()
    (folder / "asked.json").write_bytes(msgspec.json.encode(asked))
    subprocess.run(["node", COMPILED / "test" / script, folder / "asked.json", folder / "told.json"], check=True)
    told: object = json.loads((folder / "told.json").read_bytes())
    return told
