"""Every record of an edition and everything inside it, with the path by which an owner finds it in the files."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from greathall.games.year_at_hogwarts import records as r
from greathall.games.year_at_hogwarts.records import Edition
from greathall.kernel.faults import Path


def records_in(edition: Edition) -> Iterator[tuple[Path, r.Record]]:
    """Every record with its path."""
    for at, space in enumerate(edition.map.space):
        yield ("map", "space", at), space
    for file, (table, _) in r.FILES.items():
        for at, record in enumerate(getattr(getattr(edition, file), table)):
            yield (file, table, at), record


def parts_in(value: object, path: Path) -> Iterator[tuple[Path, Struct]]:
    """Whatever stands inside a value, however deep, with its path; the value itself first."""
    if isinstance(value, Struct):
        yield path, value
        for name, written in zip(value.__struct_fields__, value.__struct_encode_fields__):
            yield from parts_in(getattr(value, name), (*path, written))
    elif isinstance(value, tuple):
        for at, each in enumerate(value):
            yield from parts_in(each, (*path, at))
