"""The commands that open the house and look after what it stores."""

import re
import time
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from greathall.cli import hosting
from greathall.server.settings import Settings
from greathall.server.store.database import open_database
from greathall.server.store.schema import entries, links, persons, seats, states, tables
from tests.cli.conftest import Terminal

NOW = time.time()
DAY = 24 * 3600


def house(folder: Path, moved: dict[str, float], last: dict[str, float] | None = None) -> None:
    """A database with tables: when each was last changed, and when something was last played there."""
    engine = open_database(Settings(data=folder).url)
    texts = ("name", "edition", "edition_hash", "header", "forked", "tutorial", "commitment", "options", "house")
    rest = dict.fromkeys(texts, "") | {"game": "death-eaters-rising", "stage": "playing", "host": "h", "over": "[]"}
    with engine.begin() as connection:
        for name, when in moved.items():
            row = {**rest, "id": name, "moved": when, "made": when, "revision": 0, "listed": 0}
            connection.execute(insert(tables), {**row, "votes": "{}", "winners": "[]"})
            connection.execute(insert(seats), [seat_row(name, seat) for seat in range(2)])
            row = {"table": name, "number": 0, "entry": "{}", "time": (last or {}).get(name, when)}
            connection.execute(insert(entries), row)
        connection.execute(insert(persons), person_row("sits", 0))
        connection.execute(insert(persons), person_row("away", 0))
        connection.execute(insert(persons), person_row("here", NOW))
        connection.execute(insert(links), {"token": "spent", "table": "x", "person": "here", "until": NOW - 1})
    engine.dispose()


def seat_row(table: str, seat: int) -> dict[str, object]:
    texts = dict.fromkeys(("name", "level", "favourite", "passes", "nonce"), "")
    return {**texts, "table": table, "seat": seat, "kind": "person", "person": "sits", "ready": 0, "left": 0}


def person_row(person: str, seen: float) -> dict[str, object]:
    return {"person": person, "name": "Žofie", "favourite": "", "seen": seen}


def stored(folder: Path) -> dict[str, list[str]]:
    engine = open_database(Settings(data=folder).url)
    with engine.connect() as connection:
        return {
            column.table.name: sorted(str(row[0]) for row in connection.execute(select(column)))
            for column in (tables.c.id, seats.c.table, entries.c.table, persons.c.name, persons.c.person, links.c.token)
        }


def test_a_backup_is_the_owner_s_alone_and_restores_everything(terminal: Terminal, tmp_path: Path) -> None:
    house(tmp_path, {"one": NOW, "two": NOW})
    file = tmp_path / "all.gz"
    found = terminal("backup", file, "--data", tmp_path)
    assert found.code == 0
    assert "now holds 2 tables with 2 entries." in found.out
    assert file.stat().st_mode & 0o777 == 0o600
    elsewhere = tmp_path / "elsewhere"
    again = terminal("restore", file, "--data", elsewhere)
    assert (again.code, again.out) == (0, "2 tables with 2 entries are there again.\n")
    assert stored(elsewhere) == stored(tmp_path)


def test_a_backup_does_not_replace_a_file(terminal: Terminal, tmp_path: Path) -> None:
    house(tmp_path, {})
    (tmp_path / "all.gz").write_text("something")
    found = terminal("backup", tmp_path / "all.gz", "--data", tmp_path)
    assert (found.code, found.err) == (1, f"greathall: {tmp_path / 'all.gz'}: File exists\n")


def test_a_backup_is_not_mixed_with_what_is_there(terminal: Terminal, tmp_path: Path) -> None:
    house(tmp_path, {"one": NOW})
    terminal("backup", tmp_path / "all.gz", "--data", tmp_path)
    found = terminal("restore", tmp_path / "all.gz", "--data", tmp_path)
    assert found.code == 1
    assert "the database is not empty" in found.err


@pytest.mark.parametrize("cut", [0, 10, 200])
def test_half_a_backup_restores_nothing(terminal: Terminal, tmp_path: Path, cut: int) -> None:
    house(tmp_path, {"one": NOW})
    file = tmp_path / "all.gz"
    terminal("backup", file, "--data", tmp_path)
    file.write_bytes(file.read_bytes()[:cut])
    found = terminal("restore", file, "--data", tmp_path / "new")
    assert found.code == 1
    assert "not a whole backup" in found.err
    assert stored(tmp_path / "new")["tables"] == []


def test_tables_are_listed_the_last_touched_first(terminal: Terminal, tmp_path: Path) -> None:
    house(tmp_path, {"one": NOW - 9 * DAY, "two": NOW - 5 * DAY}, last={"one": NOW})
    found = terminal("tables", "--data", tmp_path)
    assert [line.split()[0] for line in found.out.splitlines()] == ["one", "two"]
    assert re.search(r"^two  \d{4}-\d\d-\d\d  playing  death-eaters-rising  2      1$", found.out, re.MULTILINE)
    assert terminal("tables", "--data", tmp_path / "new").out == "There are no tables.\n"


def test_a_deleted_table_leaves_nothing_behind(terminal: Terminal, tmp_path: Path) -> None:
    house(tmp_path, {"one": NOW, "two": NOW})
    assert terminal("delete", "one", "--data", tmp_path).out == "1 table was deleted.\n"
    left = stored(tmp_path)
    assert (left["tables"], left["seats"], left["entries"]) == (["two"], ["two", "two"], ["two"])
    again = terminal("delete", "one", "--data", tmp_path)
    assert (again.code, again.out) == (1, "Nothing was deleted.\n")


def test_what_nobody_needs_any_more_is_let_go(terminal: Terminal, tmp_path: Path) -> None:
    """A table at which somebody played lately stays, however old it is; so does the name of who sits somewhere."""
    house(tmp_path, {"old": NOW - 31 * DAY, "long": NOW - 90 * DAY, "new": NOW}, last={"long": NOW - DAY})
    assert terminal("prune", "--days", "30", "--data", tmp_path).out == "1 table was deleted.\n"
    left = stored(tmp_path)
    assert (left["tables"], left["persons"], left["links"]) == (["long", "new"], ["here", "sits"], [])


def test_other_databases_are_refused_in_a_sentence(terminal: Terminal, tmp_path: Path) -> None:
    for command in ("serve", "tables"):
        found = terminal(command, "--database-url", "mysql://ana:secret@somewhere/db", "--data", tmp_path)
        assert found.code == 2
        assert "PostgreSQL or SQLite" in " ".join(found.err.split())
        assert "secret" not in found.err
        assert "Traceback" not in found.err


def test_several_processes_need_postgresql(terminal: Terminal, tmp_path: Path) -> None:
    found = terminal("serve", "--workers", "2", "--data", tmp_path)
    assert found.code == 2
    assert "several processes need PostgreSQL" in found.err


def test_a_house_says_where_it_is_open(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr("greathall.server.running.serve", served.append)
    monkeypatch.setattr("greathall.server.logs.write_logs", lambda level: None)
    monkeypatch.setattr(hosting, "address_in_network", lambda: "192.0.2.7")
    here = terminal("serve", "--data", tmp_path, "--port", "8123")
    assert "Great Hall is open at http://127.0.0.1:8123: open it in a browser." in here.out
    lan = terminal("serve", "--data", tmp_path, "--lan")
    assert "http://192.0.2.7:8000, or by this code:" in lan.out
    assert "█" in lan.out
    assert [(each.host, each.port) for each in served] == [("127.0.0.1", 8123), ("0.0.0.0", 8000)]


def test_the_address_in_the_network_is_found_without_asking_anybody() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\.\d+", hosting.address_in_network())


def test_it_is_told_what_an_upgrade_would_do_to_running_tables(terminal: Terminal, tmp_path: Path) -> None:
    """A table whose story is torn is named, and left as it is."""
    assert terminal("migrate", "--dry-run", "--data", tmp_path).out.startswith("No running table")
    assert terminal("migrate", "--data", tmp_path).out == "The database is up to date.\n"
    house(tmp_path, {"torn": NOW})
    with open_database(Settings(data=tmp_path).url).begin() as connection:
        connection.execute(insert(states), {"table": "torn", "number": 0, "build": "another", "state": "{}"})
    before = stored(tmp_path)
    found = terminal("migrate", "--dry-run", "--data", tmp_path)
    assert found.code == 1
    assert found.out.startswith("torn")
    assert "cannot go on" in found.out
    assert stored(tmp_path) == before
