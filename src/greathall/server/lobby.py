"""The lobby: which games there are, one's own tables, those that are listed, and finished ones."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING

from sqlalchemy import or_, select

from greathall.bots import bots
from greathall.games import games, package
from greathall.server import outgoing
from greathall.server.protocol import GameInfo, Lobby, OptionInfo, TableInfo
from greathall.server.store.charters import read_charters
from greathall.server.store.schema import seats, tables

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from greathall.server.charter import Charter
    from greathall.server.hall import Hall

MOST = 50
"""Tables of each sort."""


async def lobby(hall: Hall, person: str) -> Lobby:
    """What the first page shows."""
    mine, listed = await hall.read(lambda c: (own_charters(c, person), listed_charters(c)))
    running = [await here(hall, each, person) for each in mine if each.stage != "over"]
    return Lobby(
        person=await hall.person(person),
        games=[game_info(game) for game in games()],
        mine=running,
        listed=[outgoing.table_info(each, person, hall.live.get(each.id)) for each in listed],
        finished=[outgoing.table_info(each, person) for each in mine if each.stage == "over"],
    )


async def here(hall: Hall, charter: Charter, person: str) -> TableInfo:
    """An own table as it stands now, which only its game knows."""
    if charter.stage == "forming":
        return outgoing.table_info(charter, person, hall.live.get(charter.id))
    return (await hall.table(charter.id)).info(person)


def own_charters(connection: Connection, person: str) -> list[Charter]:
    """The tables of a person: as host, or with a seat."""
    sat = select(seats.c.table).where(seats.c.person == person)
    return read_charters(connection, or_(tables.c.host == person, tables.c.id.in_(sat)), MOST)


def listed_charters(connection: Connection) -> list[Charter]:
    """The tables that everyone may see."""
    return read_charters(connection, (tables.c.listed == 1) & (tables.c.stage != "over"), MOST)


def game_info(game: str) -> GameInfo:
    """A game that can be played here."""
    home = package(game)
    limits = getattr(home, "SEATS_OF_OPTIONS", {})
    return GameInfo(
        id=game,
        seats=[*home.SEATS],
        options=[
            OptionInfo(
                name=name,
                values=[*values],
                default=home.DEFAULTS[name],
                clause=home.CLAUSES_OF_OPTIONS.get(name, ""),
                seats=[[*each] for each in limits.get(name, ())],
            )
            for name, values in home.OPTIONS.items()
        ],
        editions=editions_of(home.__name__),
        levels=bots(),
    )


def editions_of(home: str) -> list[str]:
    """The editions that come with a game."""
    folder = resources.files(home) / "editions"
    return sorted(each.name for each in folder.iterdir() if (each / "edition.toml").is_file())
