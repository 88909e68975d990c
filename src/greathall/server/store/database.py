"""Opening the database: its settings, and its migrations."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.pool import QueuePool

from greathall.server.store.schema import HEAD

if TYPE_CHECKING:
    from sqlite3 import Connection as SQLite

LOCK = 0x6752656174
"""The advisory lock that lets one process migrate while others wait."""


def open_database(url: str) -> Engine:
    """The engine for an address, with the schema of this version."""
    address = make_url(url)
    if address.get_backend_name() == "postgresql":
        engine = create_engine(address.set(drivername="postgresql+psycopg"), pool_size=4, max_overflow=4)
    else:
        alone: dict[str, Any] = {"poolclass": QueuePool, "pool_size": 1, "max_overflow": 0} if in_memory(url) else {}
        engine = create_engine(address, connect_args={"timeout": 15, "check_same_thread": False}, **alone)
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    migrate(engine)
    return engine


def in_memory(url: str) -> bool:
    """Whether this is SQLite without a file: a database that its one connection has, and that goes with it."""
    address = make_url(url)
    return address.get_backend_name() == "sqlite" and address.database in (None, "", ":memory:")


def set_up_sqlite(connection: SQLite, _record: object) -> None:
    """Durable, and readable while it is written."""
    connection.isolation_level = None  # transactions begin where begin_sqlite says
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=15000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: Connection) -> None:
    """A transaction that writes takes its lock at once; one that reads asks for none."""
    connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get("reading") else "BEGIN IMMEDIATE")


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A transaction that only reads, and sees everything as of one moment."""
    options: dict[str, Any] = {"reading": True}
    if engine.dialect.name == "postgresql":
        options["isolation_level"] = "REPEATABLE READ"
    with engine.connect() as connection:
        yield connection.execution_options(**options)


def schema_of(connection: Connection) -> str:
    """The migration that the database has come to; empty before the first."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none() or "")


def migrate(engine: Engine) -> None:
    """Bring the schema to this version."""
    with reading(engine) as connection:
        is_up_to_date = schema_of(connection) == HEAD
    if not is_up_to_date:
        upgrade(engine)


def upgrade(engine: Engine) -> None:
    """Run the migrations that are missing."""
    from alembic import command  # not before it is needed: a server starts sooner without
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(resources.files(__package__) / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
