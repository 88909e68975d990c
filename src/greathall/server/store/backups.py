"""Everything that is stored, as one compressed file of JSON lines: to be kept, or to move to another database.

The first line says which schema it is; then each table's name and columns, and a line for each of its rows.
"""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, cast

import msgspec
from sqlalchemy import func, insert, select

from greathall.kernel.errors import GreatHallError
from greathall.server.store.database import schema_of
from greathall.server.store.schema import leases, metadata, processes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection, Engine, Table

FORMAT = "greathall-backup-1"
TOGETHER = 1000
"""Rows that are read or written at once."""
PASSING = (processes, leases)
"""What is only true while servers run."""
KEPT = [table for table in metadata.sorted_tables if table not in PASSING]


class BadBackup(GreatHallError):
    """A file that is no backup, or a database that cannot take it."""


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """What a backup begins with."""

    format: str
    schema: str


class Rows(msgspec.Struct, forbid_unknown_fields=True):
    """What stands before the rows of a table."""

    table: str
    columns: list[str]
    rows: int


def back_up(engine: Engine, file: Path) -> dict[str, int]:
    """Write everything as it stood at one moment; how many rows each table has. Only the owner may read the file."""
    counts = {}
    with engine.connect().execution_options(reading=True) as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ")
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(made, "wb") as raw, gzip.open(raw, "wb") as out:
            write(out, Head(FORMAT, schema_of(connection)))
            for table in KEPT:
                counts[table.name] = connection.execute(select(func.count()).select_from(table)).scalar_one()
                write(out, Rows(str(table.name), columns_of(table), counts[table.name]))
                for row in connection.execute(select(table)).yield_per(TOGETHER):
                    write(out, list(row))
    return counts


def columns_of(table: Table) -> list[str]:
    """The names of a table's columns."""
    return [str(column.name) for column in table.columns]


def write(out: gzip.GzipFile, line: object) -> None:
    """Write a line."""
    out.write(msgspec.json.encode(line) + b"\n")


def restore(engine: Engine, file: Path) -> dict[str, int]:
    """Read a backup into an empty database, all or nothing; how many rows each table got."""
    try:
        with gzip.open(file) as data, engine.begin() as connection:
            lines = cast(BinaryIO, data)
            check_head(connection, lines.readline())
            return {table.name: read_rows(connection, table, lines) for table in KEPT}
    except (EOFError, gzip.BadGzipFile, msgspec.MsgspecError) as error:
        raise BadBackup(f"{file}: not a whole backup: {error}") from None


def check_head(connection: Connection, line: bytes) -> None:
    """The backup is of this schema, and there is nothing that it could be mixed with."""
    head = msgspec.json.decode(line, type=Head)
    here = schema_of(connection)
    if (head.format, head.schema) != (FORMAT, here):
        raise BadBackup(
            f"the backup is {head.format} with schema {head.schema}; this version reads {FORMAT} with {here}"
        )
    for table in KEPT:
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise BadBackup(f"the database is not empty: it has {table.name}")


def read_rows(connection: Connection, table: Table, lines: BinaryIO) -> int:
    """The rows of a table."""
    head = msgspec.json.decode(lines.readline(), type=Rows)
    columns = columns_of(table)
    if (head.table, head.columns) != (table.name, columns):
        raise BadBackup(f"{head.table} {head.columns} stands where {table.name} {columns} should")
    for some in groups(lines, head.rows):
        connection.execute(insert(table), [dict(zip(columns, msgspec.json.decode(line, type=list))) for line in some])
    return head.rows


def groups(lines: BinaryIO, count: int) -> Iterator[list[bytes]]:
    """So many lines, some at a time."""
    while count:
        some = [lines.readline() for _ in range(min(count, TOGETHER))]
        yield some
        count -= len(some)
