"""What is asked over HTTP about tables and persons. JSON in, JSON out; a refusal is a ``Problem``."""

from __future__ import annotations

import time

import msgspec
from litestar import delete, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from sqlalchemy import delete as delete_rows
from sqlalchemy import func, select

from greathall.server import lobby as lobbies
from greathall.server.asked import Address, TheHall, Who
from greathall.server.moving import follow_link, new_link
from greathall.server.persons import clean
from greathall.server.protocol import Lobby, Person, PushKey, Setup, Subscription, TableInfo
from greathall.server.push import is_service
from greathall.server.refusals import Refused
from greathall.server.store.schema import persons, pushes, tables
from greathall.server.store.writer import Change


class TableId(msgspec.Struct):
    """Which table it is."""

    id: str


class Path(msgspec.Struct):
    """An address of this house."""

    path: str


@get("/api/lobby")
async def lobby(hall: TheHall, person: Who) -> Lobby:
    """Who one is, games, own tables, listed tables, finished ones."""
    return await lobbies.lobby(hall, person)


@put("/api/person")
async def put_person(hall: TheHall, person: Who, data: JSONBody[Person]) -> Person:
    """The name and the faction one likes."""
    who = Person(name=clean(data.name), favourite=clean(data.favourite))
    change = Change()
    change.updates.append(delete_rows(persons).where(persons.c.person == person))
    change.insert(persons, {"person": person, "name": who.name, "favourite": who.favourite, "seen": time.time()})
    await hall.write(change)
    hall.names[person] = who
    return who


@delete("/api/person", status_code=200)
async def delete_person(hall: TheHall, person: Who) -> Person:
    """Delete one's name, and leave all seats."""
    change = Change()
    for each in (persons, pushes):
        change.updates.append(delete_rows(each).where(each.c.person == person))
    await hall.write(change)
    hall.names.pop(person, None)
    for charter in await hall.read(lambda c: lobbies.own_charters(c, person)):
        await hall.forget(await hall.table(charter.id), person)
    return Person()


@post("/api/tables")
async def post_table(hall: TheHall, person: Who, address: Address, data: JSONBody[Setup]) -> TableInfo:
    """A new table."""
    hall.setups.count(address)
    hosted = select(func.count()).select_from(tables).where(tables.c.host == person, tables.c.stage != "over")
    if await hall.read(lambda c: c.execute(hosted).scalar_one()) >= hall.settings.tables_a_person:
        raise Refused("error-too-many-tables")
    return (await hall.create(person, data)).info(person)


@get("/api/tables/{table:str}")
async def get_table(hall: TheHall, person: Who, table: FromPath[str]) -> TableInfo:
    """A table."""
    return (await hall.table(table)).info(person)


@delete("/api/tables/{table:str}", status_code=200)
async def delete_table(hall: TheHall, person: Who, table: FromPath[str]) -> TableId:
    """Delete a table of which one is the host."""
    found = await hall.table(table)
    if found.charter.host != person:
        raise Refused("error-not-host")
    await hall.delete(found)
    return TableId(id=table)


@post("/api/codes/{code:str}", status_code=200)
async def post_code(hall: TheHall, address: Address, code: FromPath[str]) -> TableId:
    """The table that forms under a short code."""
    hall.codes.count(address)
    wanted = select(tables.c.id).where(tables.c.code == code.upper(), tables.c.stage == "forming")
    found = await hall.read(lambda c: c.execute(wanted).scalar_one_or_none())
    if found is None:
        raise Refused("error-no-such-code")
    return TableId(id=found)


@post("/api/tables/{table:str}/link")
async def post_link(hall: TheHall, person: Who, table: FromPath[str]) -> Path:
    """A personal link, good once: it moves one's seats to another device."""
    return Path(path=f"/s/{await new_link(hall, await hall.table(table), person)}")


@post("/api/links/{token:str}", status_code=200)
async def post_link_token(hall: TheHall, person: Who, token: FromPath[str]) -> TableId:
    """Take the seats that a link moves."""
    return TableId(id=await follow_link(hall, token, person))


@get("/api/push")
async def get_push(hall: TheHall) -> PushKey:
    """The key with which a browser subscribes to notices."""
    return PushKey(key=await hall.pushing.public_key())


@put("/api/push")
async def put_push(hall: TheHall, person: Who, data: JSONBody[Subscription]) -> PushKey:
    """A subscription to notices."""
    if not is_service(data.endpoint):
        raise Refused("error-unreadable", "endpoint")
    await hall.pushing.subscribe(person, data)
    return PushKey(key=await hall.pushing.public_key())


@delete("/api/push", status_code=200)
async def delete_push(hall: TheHall, person: Who) -> PushKey:
    """No more notices."""
    await hall.pushing.unsubscribe(person)
    return PushKey(key=await hall.pushing.public_key())


HANDLERS: list[HTTPRouteHandler] = [
    lobby,
    put_person,
    delete_person,
    post_table,
    get_table,
    delete_table,
    post_code,
    post_link,
    post_link_token,
    get_push,
    put_push,
    delete_push,
]
