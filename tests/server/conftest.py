"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.houses import House, Postgres, house
from tests.server.toys import open_toys


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this run."""
    started = Postgres()
    yield started
    started.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """Both databases: the file that is there by itself, and PostgreSQL."""
    if request.param == "sqlite":
        return ""
    started: Postgres = request.getfixturevalue("postgres")
    return started.database()


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with its own file, for all tests of a module."""
    with house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The kernel's toy games are offered too."""
    open_toys(monkeypatch, tmp_path_factory.mktemp("toys"))
