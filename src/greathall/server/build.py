"""Which rules these are: a state stored by the same build goes on unasked, one of another is told again first."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

from greathall.games import GAMES

CODE = {".py", ".so", ".pyd"}


@cache
def build_id() -> str:
    """A hash over the code of the kernel and of the games, compiled or not."""
    hashed = blake2b(digest_size=16)
    for package in ("greathall.kernel", *sorted(GAMES.values())):
        for path in files_of(package):
            hashed.update(path.name.encode() + b"\0" + path.read_bytes())
    return hashed.hexdigest()


def files_of(package: str) -> list[Path]:
    """The files with a package's code; a package may be one file."""
    spec = find_spec(package)
    assert spec is not None
    folders = [Path(each) for each in spec.submodule_search_locations or ()]
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in CODE]
    return sorted(found) or [Path(spec.origin or "")]
