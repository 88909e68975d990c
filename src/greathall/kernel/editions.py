"""Editions: folders of TOML files that hold a game's content. Stored and compared by the hash of what they say."""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from importlib.abc import Traversable
from pathlib import Path

import msgspec

from greathall.kernel.errors import BadEdition

LARGEST = 1024 * 1024
Content = dict[str, object]
"""What the files of an edition hold, by their names without the ending."""


class Source:
    """An edition as it was read: its content, and the texts of its files, by which faults are found again."""

    def __init__(self, content: Content, texts: dict[str, str] | None = None) -> None:
        self.content = content
        self.texts = texts or {}

    def manifest(self, key: str) -> str:
        """What the edition's manifest says, empty when it says nothing."""
        manifest = self.content.get("edition")
        return str(manifest.get(key) or "") if isinstance(manifest, dict) else ""

    def base(self) -> str:
        """The edition on which this one is built, empty when it stands for itself."""
        return self.manifest("base")

    def game(self) -> str:
        """The game that the edition is for."""
        game = self.manifest("game")
        if not game:
            raise BadEdition(["edition.toml, game: missing"])
        return game

    def upon(self, base: Source) -> Source:
        """This edition on its base: records replace those with the same id, everything else replaces what it names."""
        return Source(merged(base.content, self.content))


def merged(base: Content, own: Content) -> Content:
    """The base with the own files: in both, a list of records is completed by id; any other file stands for itself."""
    found = dict(base)
    for name, file in own.items():
        there = base.get(name)
        if isinstance(file, dict) and isinstance(there, dict):
            file = {key: completed(there.get(key), value) for key, value in file.items()}
        found[name] = file
    return found


def completed(base: object, own: object) -> object:
    """The base's records, those with the same id replaced, and the new ones; the own value where it is no such list."""
    if not (isinstance(base, list) and isinstance(own, list) and have_ids(base) and have_ids(own)):
        return own
    ours = {each["id"]: each for each in own}
    return [ours.pop(each["id"], each) for each in base] + list(ours.values())


def have_ids(records: list[object]) -> bool:
    """Whether these are records with ids."""
    return all(isinstance(each, dict) and "id" in each for each in records)


def read_edition(folder: Traversable | Path) -> Source:
    """All files of an edition. Every file that cannot be read is listed."""
    content: Content = {}
    texts = {}
    faults = []
    if not folder.is_dir():
        raise BadEdition([f"{folder}: there is no such edition"])
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if not file.name.endswith(".toml"):
            continue
        data = file.read_bytes()
        try:
            if len(data) > LARGEST:
                raise ValueError(f"more than {LARGEST} bytes")
            texts[file.name] = data.decode()
            content[file.name.removesuffix(".toml")] = tomllib.loads(texts[file.name])
        except (ValueError, RecursionError) as error:
            faults.append(f"{file.name}: {error}")
    if faults:
        raise BadEdition(faults)
    return Source(content, texts)


def content_hash(content: Content) -> str:
    """The hash by which an edition is stored and named in records."""
    return blake2b(msgspec.json.encode(content, order="deterministic"), digest_size=16).hexdigest()
