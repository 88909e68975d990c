"""Charters of tables, as rows and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, insert, select, update

from greathall.server.charter import Charter
from greathall.server.protocol import House
from greathall.server.seats import Seat
from greathall.server.store.schema import OF_A_TABLE, seats, tables

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, Connection

    from greathall.server.store.writer import Change, Row

JSON = {
    "options": dict[str, int],
    "house": House,
    "votes": dict[str, list[int]],
    "over": list[str],
    "winners": list[int],
}
encode = msgspec.json.encode


def read_charters(connection: Connection, wanted: ColumnElement[bool], most: int = 100) -> list[Charter]:
    """The charters that are wanted, the last moved first."""
    rows = connection.execute(select(tables).where(wanted).order_by(tables.c.moved.desc()).limit(most)).mappings().all()
    ids = [row["id"] for row in rows]
    found: dict[str, list[Seat]] = {each: [] for each in ids}
    sat = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    for seat in connection.execute(sat).mappings():
        found[seat["table"]].append(read_seat(seat))
    return [read_row(row, found[row["id"]]) for row in rows]


def read_row(row: Any, sat: list[Seat]) -> Charter:
    """The charter that a row holds."""
    values = {name: row[name] for name in Charter.__struct_fields__ if name != "seats"}
    for name, kind in JSON.items():
        values[name] = msgspec.json.decode(values[name], type=kind)
    return Charter(**values, seats=sat)


def read_seat(row: Any) -> Seat:
    """The seat that a row holds."""
    values = {name: row[name] for name in Seat.__struct_fields__}
    return Seat(**{**values, "ready": bool(values["ready"])})


def row_of(charter: Charter) -> Row:
    """The charter as a row."""
    row = {name: getattr(charter, name) for name in Charter.__struct_fields__ if name != "seats"}
    for name in JSON:
        row[name] = encode(row[name]).decode()
    return {**row, "listed": int(charter.house.listed)}


def seat_rows(charter: Charter) -> Iterable[Row]:
    """Its seats as rows."""
    for at, seat in enumerate(charter.seats):
        yield {"table": charter.id, "seat": at, **msgspec.structs.asdict(seat), "ready": int(seat.ready)}


def add_charter(change: Change, charter: Charter) -> None:
    """A new table."""
    change.insert(tables, row_of(charter))
    for row in seat_rows(charter):
        change.insert(seats, row)


def write_charter(change: Change, charter: Charter) -> None:
    """A charter that was changed; it is written only if nobody else changed it since it was read."""
    before = charter.revision
    charter.revision += 1
    change.checked.append(
        update(tables).where(tables.c.id == charter.id, tables.c.revision == before).values(row_of(charter))
    )
    change.updates.append(delete(seats).where(seats.c.table == charter.id))
    change.updates.append(insert(seats).values([*seat_rows(charter)]))


def delete_table(change: Change, table: str) -> None:
    """A table with all that belongs to it."""
    change.updates.append(delete(tables).where(tables.c.id == table))
    change.updates += [delete(each).where(each.c.table == table) for each in OF_A_TABLE]


__all__ = ["add_charter", "delete_table", "read_charters", "write_charter"]
