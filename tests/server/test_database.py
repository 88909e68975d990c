"""The schema: what the migrations make of an empty database is what the code works with."""

from __future__ import annotations

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from greathall.server.settings import Settings
from greathall.server.store import database
from greathall.server.store.database import open_database, schema_of
from greathall.server.store.schema import HEAD, metadata


def test_the_migrations_lead_to_the_schema_that_is_written_down(tmp_path: Path, database_url: str) -> None:
    """An empty database is brought to the last migration; it has the tables, columns and indexes of this version."""
    engine = open_database(Settings(data=tmp_path, database_url=database_url).url)
    with engine.connect() as connection:
        assert schema_of(connection) == HEAD
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_the_last_migration_is_the_one_that_a_server_looks_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD
