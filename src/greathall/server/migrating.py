"""What an upgrade would do to the running tables: for ``greathall migrate --dry-run``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec
from sqlalchemy import Engine, select

from greathall.server.build import build_id
from greathall.server.loading import load_table
from greathall.server.store.database import reading
from greathall.server.store.schema import states
from greathall.server.upgrades import FAULTS


class Difference(msgspec.Struct):
    """A running table, and what becomes of it: it goes on silently, with a seam, or not at all."""

    table: str
    game: str
    what: Literal["same", "seam", "stuck"]
    why: str = ""


def differences(engine: Engine) -> Iterator[Difference]:
    """All running tables whose last state another build of the rules has stored."""
    with reading(engine) as connection:
        others = select(states.c.table).where(states.c.build != build_id()).order_by(states.c.table)
        found = connection.execute(others).scalars().all()
    for table in found:
        try:
            stored = load_table(engine, table, build_id())
        except FAULTS as error:
            yield Difference(table, "", "stuck", str(error))
        else:
            yield Difference(table, stored.charter.game, "same" if stored.upgrade is None else "seam")
