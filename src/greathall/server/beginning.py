"""Setting up a table, and beginning its game."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from greathall.games import find_rules, package
from greathall.kernel.editions import content_hash
from greathall.kernel.errors import NotPossible
from greathall.kernel.game import Game, Moment, replayed
from greathall.kernel.records import key_hash
from greathall.server.charter import Charter
from greathall.server.drafts import entry_rows, state_row
from greathall.server.persons import clean, clean_name, new_code, new_table_id
from greathall.server.refusals import Refused
from greathall.server.seats import Seat
from greathall.server.store.charters import add_charter
from greathall.server.store.editions import keep_edition
from greathall.server.store.schema import entries, keys, states
from greathall.server.story import Step, forget_history, kept, step_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from greathall.kernel.rules import Rules
    from greathall.server.live import LiveTable
    from greathall.server.protocol import Person, SeatWish, Setup
    from greathall.server.store.writer import Change

NONCE = 16
"""Bytes that the server adds for a seat whose page gave none."""


def rules_for(setup: Setup) -> Rules:
    """The rules that are asked for; a game that is not here, or with other options, is refused."""
    try:
        home = package(setup.game)
    except NotPossible:
        raise Refused("error-no-such-game", setup.game) from None
    if len(setup.seats) not in home.SEATS:
        raise Refused("error-no-such-seat", str(len(setup.seats)))
    if not setup.edition.replace("-", "").isalnum():
        raise Refused("error-no-such-edition", setup.edition)
    try:
        return find_rules(setup.game, len(setup.seats), setup.options, setup.edition)
    except NotPossible as error:
        raise Refused("error-bad-options", str(error)) from None


def add_table(change: Change, person: str, who: Person, setup: Setup) -> Charter:
    """A new table that forms."""
    charter = new_charter(person, rules_for(setup), secrets.token_bytes(32), change)
    charter.name, charter.house, charter.code = clean(setup.name), setup.house, new_code()
    charter.seats = [seat_for(wish, person, who) for wish in setup.seats]
    for seat in charter.seats:
        seat.left = float(setup.house.clock.seconds) if setup.house.clock is not None else 0
    add_charter(change, charter)
    return charter


def new_charter(host: str, rules: Rules, key: bytes, change: Change) -> Charter:
    """A new table's charter. Its key is committed to before anybody adds a nonce."""
    now = time.time()
    charter = Charter(
        id=new_table_id(),
        game=rules.game,
        edition=rules.edition,
        edition_hash=content_hash(rules.content),
        options=rules.options,
        host=host,
        commitment=key_hash(key),
        made=now,
        moved=now,
    )
    change.insert(keys, {"table": charter.id, "key": key.hex()})
    return charter


def seat_for(wish: SeatWish, person: str, who: Person) -> Seat:
    """A seat as it was wished for."""
    seat = Seat()
    if wish.kind == "here":
        seat.give(person, clean_name(wish.name or who.name), who.favourite)
    elif wish.kind == "bot":
        seat.clear(wish.level)
    return seat


def begin_game(table: LiveTable) -> None:
    """The game of a table that forms: from here on it has a story."""
    charter = table.charter
    nonces = [bytes.fromhex(seat.nonce) or secrets.token_bytes(NONCE) for seat in charter.seats]
    take_up(table, Game.begun(table.rules, table.key, nonces))
    for seat in charter.seats:
        seat.ready = False


def take_up(table: LiveTable, game: Game) -> None:
    """The table's game from now on."""
    charter = table.charter
    game.history = {len(game.entries) - 1: Moment(game.state, game.opening)}
    table.game = game
    write_beginning(table.draft.change, charter, game, table.hall.build)
    table.went_on(0, game.opening)
    table.snapshot = len(game.entries) - 1
    table.draft.charter = True


def write_beginning(change: Change, charter: Charter, game: Game, build: str) -> None:
    """What is stored when a game begins, beside its entries."""
    charter.stage, charter.code = "playing", None
    charter.header = msgspec.json.encode(game.header()).decode()
    change.insert(states, state_row(charter.id, game, build))
    keep_edition(change, game.rules, charter.edition_hash)


# --- games that have a story already


def seats_around(game: Game, person: str, who: Person, mine: Sequence[int]) -> list[Seat]:
    """These seats are the person's; bots have the others."""
    seats = []
    for at in range(game.seats):
        seats.append(Seat())
        if at in mine:
            seats[at].give(person, who.name, who.favourite)
        else:
            seats[at].clear("apprentice")
    return seats


def add_game(change: Change, charter: Charter, game: Game, build: str) -> None:
    """A new table with the whole story of its game."""
    game.history = replayed(game.rules, game.entries).history or {}
    steps = steps_of(game)
    forget_history(game)
    write_beginning(change, charter, game, build)
    if game.result is not None:
        charter.stage, charter.over, charter.winners = "over", game.result.clauses, game.result.winners
    add_charter(change, charter)
    for row in entry_rows(charter.id, game, 0, kept(steps)):
        change.insert(entries, row)


def steps_of(game: Game) -> list[Step]:
    """What is told of a story, step by step."""
    steps, at = [], 0
    for last, moment in (game.history or {}).items():
        steps.append(step_of(game, at, last, moment.events, time.time()))
        at = last + 1
    return steps
