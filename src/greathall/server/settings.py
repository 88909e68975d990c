"""What a server is told when it starts."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where the server listens and stores, and what it allows. The defaults need nothing else."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("greathall-data")
    database_url: str = ""
    """PostgreSQL, or another place for SQLite; empty for a file in ``data``."""
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Hosts whose pages may ask, besides the one that is asked."""
    tables_a_person: int = 40
    """Unfinished tables that one browser may host."""
    tables_an_hour: int = 60
    """Tables that one address may set up in an hour."""
    code_tries: int = 10
    """Short codes that one address may try in a minute."""
    contact: str = "mailto:greathall@localhost"
    """Whom a push service may ask about notices from here."""
    idle: float = 60.0
    """Seconds after which a table that nobody looks at is dropped from memory."""

    @property
    def url(self) -> str:
        """The database's address."""
        return self.database_url or f"sqlite:///{self.data.resolve() / 'greathall.db'}"
