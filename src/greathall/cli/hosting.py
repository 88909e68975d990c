"""``greathall serve`` and what belongs to it: opening the house to browsers, and looking after what it stores."""

from __future__ import annotations

import logging
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from greathall.cli.settings import settings_of

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from greathall.cli.settings import Settings as Terminal
    from greathall.server.settings import Settings

KNOWN = ("postgresql", "sqlite")
"""The databases that there are, by how their addresses begin."""


def known_database(url: str) -> str:
    """An address of a database that a house can use."""
    if url and url.partition(":")[0].partition("+")[0] not in KNOWN:
        raise typer.BadParameter(f"a house uses PostgreSQL or SQLite: {url.partition(':')[0]!r} is neither")
    return url


Data = Annotated[
    Path, typer.Option(envvar="GREATHALL_DATA", metavar="FOLDER", help="Where tables are kept.", file_okay=False)
]
Database = Annotated[
    str,
    typer.Option(
        envvar="GREATHALL_DATABASE_URL",
        metavar="URL",
        help="PostgreSQL, instead of a file in the folder of data.",
        callback=known_database,
    ),
]
HERE = Path("greathall-data")


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(envvar="GREATHALL_HOST", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="GREATHALL_PORT", min=0, max=65535, help="The port.")] = 8000,
    data: Data = HERE,
    database_url: Database = "",
    workers: Annotated[
        int, typer.Option(envvar="GREATHALL_WORKERS", min=1, max=64, help="Processes; more than one need PostgreSQL.")
    ] = 1,
    lan: Annotated[bool, typer.Option("--lan", help="Open to all in this network, with a code to scan.")] = False,
) -> None:
    """Open the house to browsers."""
    from greathall.server.logs import write_logs
    from greathall.server.running import serve as run
    from greathall.server.settings import Settings

    terminal = settings_of(context)
    if workers > 1 and not database_url.startswith("postgresql"):
        raise typer.BadParameter("several processes need PostgreSQL: --database-url postgresql://…")
    house = Settings(host="0.0.0.0" if lan else host, port=port, data=data, database_url=database_url, workers=workers)
    write_logs(level=logging.WARNING if sys.stderr.isatty() else logging.INFO)
    welcome(terminal, house, address_in_network() if lan else "")
    run(house)


def welcome(terminal: Terminal, house: Settings, network: str) -> None:
    """Say where the house is open, and how to close it."""
    from greathall.server.static import Page

    here = "127.0.0.1" if house.host in ("0.0.0.0", "::") else house.host
    typer.echo(terminal.say("serve-open", address=f"http://{here}:{house.port}"))
    if network:
        address = f"http://{network}:{house.port}"
        typer.echo(terminal.say("serve-lan", address=address))
        typer.echo(code_of(address))
    if Page().index is None:
        typer.echo(terminal.say("serve-not-built"))
    typer.echo(terminal.say("serve-close"))


def address_in_network() -> str:
    """This machine's address in the network around it: where a datagram to elsewhere would leave from. None is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(asked.getsockname()[0])


def code_of(address: str) -> str:
    """An address as a code to scan, in characters."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


def opened(data: Path, database_url: str) -> Engine:
    """The database of a house."""
    from greathall.server.settings import Settings
    from greathall.server.store.database import open_database

    data.mkdir(parents=True, exist_ok=True)
    return open_database(Settings(data=data, database_url=database_url).url)


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not be there yet.")],
    data: Data = HERE,
    database_url: Database = "",
) -> None:
    """Write all that is stored into one file."""
    from greathall.server.store.backups import back_up

    counts = back_up(opened(data, database_url), file)
    terminal = settings_of(context)
    typer.echo(terminal.say("backed-up", file=str(file), tables=counts["tables"], entries=counts["entries"]))
    typer.echo(terminal.say("backup-is-secret"))


def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, metavar="FILE", help="A backup.")],
    data: Data = HERE,
    database_url: Database = "",
) -> None:
    """Read a backup into an empty database."""
    from greathall.server.store.backups import restore as restore_into

    counts = restore_into(opened(data, database_url), file)
    said = settings_of(context).say("restored", tables=counts["tables"], entries=counts["entries"])
    typer.echo(said)


def tables(context: typer.Context, data: Data = HERE, database_url: Database = "") -> None:
    """List the tables that are stored."""
    from datetime import datetime

    from greathall.server.store.care import kept_tables

    found = kept_tables(opened(data, database_url))
    for each in found:
        day = datetime.fromtimestamp(each.moved).date().isoformat()
        typer.echo(f"{each.id}  {day}  {each.stage:<8} {each.game:<20} {each.seats} {each.entries:>6}")
    if not found:
        typer.echo(settings_of(context).say("no-tables"))


def delete(
    context: typer.Context,
    names: Annotated[list[str], typer.Argument(metavar="TABLE…", help="Tables, as `greathall tables` names them.")],
    data: Data = HERE,
    database_url: Database = "",
) -> None:
    """Delete tables with all that belongs to them."""
    from greathall.server.store.care import delete_tables

    count = delete_tables(opened(data, database_url), names)
    typer.echo(settings_of(context).say("deleted", count=count))
    if count < len(set(names)):
        raise typer.Exit(1)


def prune(
    context: typer.Context,
    days: Annotated[int, typer.Option(min=1, help="Days in which nothing happened at a table.")] = 180,
    data: Data = HERE,
    database_url: Database = "",
) -> None:
    """Delete the tables that nobody needs any more."""
    from greathall.server.store.care import let_go

    typer.echo(settings_of(context).say("deleted", count=let_go(opened(data, database_url), days)))


GOES_ON = {"same": "migrate-same", "seam": "migrate-seam", "stuck": "migrate-stuck"}
"""How a table goes on after an upgrade, in words."""


def migrate(
    context: typer.Context,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="List also what becomes of the running tables, and leave them alone.")
    ] = False,
    data: Data = HERE,
    database_url: Database = "",
) -> None:
    """Bring the database up to date, or see what would change."""
    from greathall.server.migrating import differences

    engine, terminal = opened(data, database_url), settings_of(context)
    if not dry_run:
        typer.echo(terminal.say("migrated"))
        return
    found = [*differences(engine)]
    for each in found:
        typer.echo(f"{each.table}  {each.game:<20} {terminal.say(GOES_ON[each.what])} {each.why}".rstrip())
    if not found:
        typer.echo(terminal.say("migrate-none"))
    if any(each.what == "stuck" for each in found):
        raise typer.Exit(1)
