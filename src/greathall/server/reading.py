"""What is read over HTTP: books, replays, records, examples; and the tables that are made of them."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from greathall.games import examples, games
from greathall.kernel.errors import NotPossible
from greathall.server import outgoing
from greathall.server.asked import Address, TheHall, Who
from greathall.server.bases import begun_from, example_game, example_info
from greathall.server.books import BOOK, RULES, Part
from greathall.server.hall import Hall
from greathall.server.live import LiveTable
from greathall.server.presence import is_open_to
from greathall.server.protocol import ExampleInfo, Replay, SeatView, TableInfo
from greathall.server.refusals import Refused
from greathall.server.reports import scenario_of
from greathall.server.saved import notes, opened
from greathall.server.store.stories import read_steps, read_story
from greathall.server.stories import Story

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from greathall.kernel.rules import Rules

FOREVER = {"cache-control": "public, max-age=31536000, immutable"}


@get("/api/books/{edition:str}/{language:str}")
async def get_book(
    request: Request[None, None, State], hall: TheHall, edition: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    """A game's edition in one language: names, cards, words."""
    return await part_of_book(request, hall, edition, language, BOOK)


@get("/api/books/{edition:str}/{language:str}/rules")
async def get_rules(
    request: Request[None, None, State], hall: TheHall, edition: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    """The rulebook of a game in one language."""
    return await part_of_book(request, hall, edition, language, RULES)


async def part_of_book(
    request: Request[None, None, State], hall: Hall, edition: str, language: str, part: Part
) -> Response[bytes]:
    """A part of a book, packed where the page takes it so; what lies under its address never changes."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    read = hall.books.read_packed if packed else hall.books.read
    book = await asyncio.to_thread(read, edition.partition("-")[0], language, part)
    if book is None:
        raise Refused("error-no-such-language", language)
    headers = {**FOREVER, "vary": "accept-encoding", **({"content-encoding": "gzip"} if packed else {})}
    return Response(book, media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table:str}/replay")
async def get_replay(hall: TheHall, person: Who, table: FromPath[str]) -> Replay:
    """A table's story, as far as one's knowledge goes."""
    found = await open_table(hall, table, person)
    story = await story_of(hall, found)
    steps = story.steps(found.charter.seats_of(person))
    return Replay(table=found.info(person), steps=steps, statistics=story.statistics())


@get("/api/tables/{table:str}/replay/{at:int}")
async def get_moment(
    hall: TheHall, person: Who, table: FromPath[str], at: FromPath[int], seat: FromQuery[int] = -1
) -> SeatView:
    """How a seat saw the table after an entry; without a seat, a spectator."""
    found = await open_table(hall, table, person)
    check_reader(found, person, seat)
    story = await story_of(hall, found)
    try:
        return outgoing.seat_view(story.view(at, None if seat < 0 else seat))
    except NotPossible:
        raise Refused("error-no-such-entry", str(at)) from None


@get("/api/tables/{table:str}/record")
async def get_record(hall: TheHall, person: Who, table: FromPath[str]) -> Response[bytes]:
    """The record to save: whole after the end, before it only what the reader's seats know."""
    found = await open_table(hall, table, person)
    story = await story_of(hall, found)
    assert found.game is not None
    if found.game.over:
        saved = found.game.record().dump()
    else:
        seats = found.charter.seats_of(person)
        views = {str(seat): outgoing.seat_view(found.game.view(seat)) for seat in seats}
        views = views or {"-": outgoing.seat_view(found.game.view())}
        saved = notes(story, found.game.header(), seats, views)
    named = {"content-disposition": f'attachment; filename="{found.charter.game}.json"'}
    return Response(saved, media_type=MediaType.JSON, headers=named)


@get("/api/tables/{table:str}/scenario")
async def get_scenario(hall: TheHall, person: Who, table: FromPath[str], seat: FromQuery[int] = -1) -> Response[str]:
    """The moment as a scenario, as far as a seat knows it: to report a fault with."""
    found = await open_table(hall, table, person)
    check_reader(found, person, seat)
    if found.game is None:
        raise Refused("error-not-playing")
    view = found.game.view(None if seat < 0 else seat)
    told = [words for recent in found.recent for words in recent.step.happened((view.seat,)).events]
    clause = told[-1][0] if told else f"{view.rules.names.prefix}-1.1"
    return Response(scenario_of(view.rules, view, "reported", clause), media_type=MediaType.TEXT)


@post("/api/records")
async def post_record(hall: TheHall, person: Who, address: Address, request: Request[None, None, State]) -> TableInfo:
    """A saved record becomes a finished table."""
    hall.setups.count(address)
    game = await asyncio.to_thread(opened, await request.body())
    return (await hall.place(person, game, [])).info(person)


@post("/api/tables/{table:str}/what-if/{at:int}")
async def post_what_if(
    hall: TheHall, person: Who, address: Address, table: FromPath[str], at: FromPath[int]
) -> TableInfo:
    """A new table that goes on from a moment of a finished game, with dice of its own."""
    hall.setups.count(address)
    found = await open_table(hall, table, person)
    if found.charter.stage != "over":
        raise Refused("error-not-over")
    story = await story_of(hall, found)
    if at not in story.moments or story.moments[at].state.ending:
        raise Refused("error-no-such-entry", str(at))
    game = begun_from(found.rules, story.moments[at].state, secrets.token_bytes(32), [])
    mine = found.charter.seats_of(person) or [0]
    return (await hall.place(person, game, mine, forked=f"{table}/{at}")).info(person)


@get("/api/games/{game:str}/scenarios")
async def get_scenarios(game: FromPath[str]) -> list[ExampleInfo]:
    """The examples of a game's rulebook."""
    check_game(game)
    return await asyncio.to_thread(lambda: [example_info(game, name) for name in examples(game)])


@post("/api/games/{game:str}/scenarios/{name:str}")
async def post_scenario(
    hall: TheHall, person: Who, address: Address, game: FromPath[str], name: FromPath[str]
) -> TableInfo:
    """A table of one's own, on which an example is set up."""
    check_game(game)
    if name not in examples(game):
        raise Refused("error-no-such-scenario", name)
    hall.setups.count(address)
    begun = await asyncio.to_thread(example_game, game, name, secrets.token_bytes(32))
    return (await hall.place(person, begun, range(begun.seats), tutorial=name)).info(person)


HANDLERS: list[HTTPRouteHandler] = [
    get_book,
    get_rules,
    get_replay,
    get_moment,
    get_record,
    get_scenario,
    post_record,
    post_what_if,
    get_scenarios,
    post_scenario,
]


def check_game(game: str) -> None:
    """Raise unless the game can be played here."""
    if game not in games():
        raise Refused("error-no-such-game", game)


def check_reader(table: LiveTable, person: str, seat: int) -> None:
    """Raise unless this person may see what the seat sees: everyone may, when the game is over."""
    if seat >= len(table.charter.seats):
        raise Refused("error-no-such-seat")
    if seat >= 0 and table.charter.stage != "over" and seat not in table.charter.seats_of(person):
        raise Refused("error-not-your-seat")


async def open_table(hall: Hall, table: str, person: str) -> LiveTable:
    """A table that this person may look at."""
    found = await hall.table(table)
    if not is_open_to(found, person):
        raise Refused("error-no-spectators")
    return found


async def story_of(hall: Hall, table: LiveTable) -> Story:
    """A table's story, played again beside the loop."""
    if table.game is None:
        raise Refused("error-not-playing")
    return await hall.read(partial(read_whole_story, table.rules, table.charter.id))


def read_whole_story(rules: Rules, table: str, connection: Connection) -> Story:
    """All entries of a table, and what was told of them."""
    return Story(rules, read_story(connection, table), read_steps(connection, table, -1))
