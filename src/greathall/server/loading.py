"""A table out of the database: its charter, and its game played on from the last stored state."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select

from greathall.games import examples, find_rules, is_shipped
from greathall.kernel.chance import Stream
from greathall.kernel.editions import content_hash
from greathall.kernel.errors import BadEdition, BadRecord, NotPossible
from greathall.kernel.game import Game, Moment, do_again, replayed
from greathall.kernel.records import Header, Nonced
from greathall.kernel.saves import load_state
from greathall.server.bases import example_chance, example_table
from greathall.server.protocol import Reply, Said
from greathall.server.refusals import Refused
from greathall.server.store.charters import read_charters
from greathall.server.store.database import reading
from greathall.server.store.editions import read_edition
from greathall.server.store.schema import keys, tables
from greathall.server.store.stories import read_last_steps, read_lines, read_replies, read_steps, read_story
from greathall.server.story import Step
from greathall.server.upgrades import State, from_last_state, read_state, same_story

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

    from greathall.kernel.records import Entry, Upgraded
    from greathall.kernel.rules import Rules
    from greathall.server.charter import Charter


class Stored:
    """All of a table that is kept in memory while it is in play."""

    def __init__(self, charter: Charter, rules: Rules, game: Game | None = None) -> None:
        self.charter = charter
        self.rules = rules
        self.game = game
        self.key = b""
        self.snapshot = -1
        self.upgrade: Upgraded | None = None
        """The seam that is to be written, where these rules would have told the story otherwise."""
        self.steps: list[Step] = []
        self.lines: list[Said] = []
        self.replies: dict[tuple[str, str], Reply] = {}


def load_table(engine: Engine, table: str, build: str) -> Stored:
    """A table as it is stored."""
    with reading(engine) as connection:
        found = read_charters(connection, tables.c.id == table)
        if not found:
            raise Refused("error-no-such-table")
        charter = found[0]
        stored = Stored(charter, rules_of(connection, charter))
        stored.key = bytes.fromhex(connection.execute(select(keys.c.key).where(keys.c.table == table)).scalar_one())
        stored.lines = read_lines(connection, table)
        if charter.header:
            stored.game = load_game(connection, stored, build)
            stored.steps = read_last_steps(connection, table)
            stored.replies = read_replies(connection, table)
        return stored


class News:
    """What another process wrote at a table behind entry ``after``."""

    def __init__(self, after: int, charter: Charter, story: list[Entry], steps: list[Step], lines: list[Said]) -> None:
        self.after = after
        self.charter = charter
        self.entries = story
        self.steps = steps
        self.lines = lines


def read_news(connection: Connection, table: str, after: int, line: int) -> News:
    """What is new at a table, behind an entry and from a line of the chat on."""
    found = read_charters(connection, tables.c.id == table)
    if not found:
        raise Refused("error-no-such-table")
    story = read_story(connection, table, after)
    lines = [said for said in read_lines(connection, table) if said.at >= line]
    return News(after, found[0], story, read_steps(connection, table, after), lines)


@lru_cache(maxsize=64)
def hash_of(rules: Rules) -> str:
    """The hash of the edition that rules were made with."""
    return content_hash(rules.content)


def rules_of(connection: Connection, charter: Charter) -> Rules:
    """The rules of a table: with the edition that it began with, if that can still be read."""
    seats, options = len(charter.seats), charter.options
    if not charter.header:
        return find_rules(charter.game, seats, options, charter.edition)
    if is_shipped(charter.edition):
        with suppress(NotPossible, BadEdition):
            rules = find_rules(charter.game, seats, options, charter.edition)
            if hash_of(rules) == charter.edition_hash:
                return rules  # tables with the same settings share them
    edition = read_edition(connection, charter.edition_hash)
    try:
        return find_rules(charter.game, seats, options, charter.edition, edition[2] if edition is not None else None)
    except BadEdition:
        return find_rules(charter.game, seats, options, charter.edition)


def load_game(connection: Connection, stored: Stored, build: str) -> Game:
    """The game of a table: on from its last state where this build wrote it; another build's story is told again first."""
    table, rules = stored.charter.id, stored.rules
    story = read_story(connection, table)
    last = read_state(connection, table)
    if last is not None and last.build == build:
        stored.snapshot = last.number
        game = played_on(stored, story, last)
    elif last is None:
        game = replayed(rules, story)
        give_chance(game, stored)
    else:
        told_again = same_story(rules, story, last)
        game = told_again or Game(rules, stored.key)
        game.entries = story
        give_chance(game, stored)
        if told_again is None:
            stored.upgrade = from_last_state(game, last)
    game.begun_as = msgspec.json.decode(stored.charter.header, type=Header)
    return game


def give_chance(game: Game, stored: Stored) -> None:
    """Let the game go on with the chance of its key; an example's script comes first."""
    charter, key = stored.charter, stored.key
    game.key = key
    game.nonces = [bytes.fromhex(entry.nonce) for entry in game.entries if isinstance(entry, Nonced)]
    game.chance = Stream(key, b"".join(game.nonces), game.rules.names.purposes)
    if charter.tutorial in examples(charter.game):
        game.chance = example_chance(example_table(charter.game, charter.tutorial), key)
    game.state.chance = game.chance
    for moment in (game.history or {}).values():
        moment.state.chance = game.chance


def played_on(stored: Stored, story: list[Entry], last: State) -> Game:
    """The game from its last state on."""
    game = Game(stored.rules, stored.key)
    game.entries = story[: last.number + 1]
    game.barrier = last.number + 1
    give_chance(game, stored)
    game.state = load_state(stored.rules, last.state, game.chance)
    game.history = {last.number: Moment(game.state, [])}
    go_on(game, story[last.number + 1 :])
    return game


def go_on(game: Game, coming: list[Entry]) -> None:
    """Play what the story says next. Chance is the game's own: what it brings must be what stands there."""
    first = len(game.entries)
    while len(game.entries) < first + len(coming):
        at = len(game.entries)
        do_again(game, coming[at - first])
        if game.entries[at:] != coming[at - first : len(game.entries) - first]:
            raise BadRecord(f"entry {at} does not lead to what stands behind it")
