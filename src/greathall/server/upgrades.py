"""Upgrades of running tables: rules that tell the same story go on silently, others go on from the last stored state.

That is the state at the last barrier, or some entries before; what stands behind it is played on as far as the new rules let
it. The seam is an entry of the story, which the players see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select

from greathall.kernel.editions import content_hash
from greathall.kernel.errors import GreatHallError
from greathall.kernel.game import Game, do_again, replayed
from greathall.kernel.records import Chanced, Chosen, Entry, Upgraded
from greathall.kernel.saves import dump_state, load_state
from greathall.server.store.schema import states

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from greathall.kernel.rules import Rules
    from greathall.kernel.state import State as GameState

FAULTS = (GreatHallError, AssertionError, ArithmeticError, LookupError, TypeError, ValueError)
"""What rules may do with a story, or a state, to which they would not have led."""


class State(msgspec.Struct):
    """The last stored state of a game, and which build of the rules it comes from."""

    number: int
    build: str
    state: dict[str, object]


def read_state(connection: Connection, table: str) -> State | None:
    """The last stored state of a table; a finished game has none."""
    row = connection.execute(select(states).where(states.c.table == table)).first()
    return None if row is None else State(row.number, row.build, msgspec.json.decode(row.state))


def same_story(rules: Rules, story: list[Entry], last: State) -> Game | None:
    """The game of a story that another build told, if these rules tell the same; None if they would not."""
    try:
        game = replayed(rules, story)
    except FAULTS:
        return None
    moment = (game.history or {}).get(last.number)
    same = moment is not None and dump_state(rules, moment.state) == last.state
    return game if same else None


def from_last_state(game: Game, last: State) -> Upgraded:
    """Take up a game, which has its story and its chance, from its last state. The entry that is the seam."""
    story, rules = game.entries, game.rules
    game.entries = story[: last.number + 1]
    game.state = load_state(rules, last.state, game.chance)
    go_as_far(game, story[last.number + 1 :])
    leave_behind(game.state, rules, story)
    game.entries, game.barrier, game.history = story, len(story), {}
    return Upgraded(rules.version, content_hash(rules.content), dump_state(rules, game.state))


def go_as_far(game: Game, coming: list[Entry]) -> None:
    """Play what stands behind the state, as far as these rules still offer it."""
    for entry in coming:
        if isinstance(entry, Chanced):
            continue
        try:
            do_again(game, entry)
        except FAULTS:
            return


def leave_behind(s: GameState, rules: Rules, story: list[Entry]) -> None:
    """No outcome of the story comes again, and no answer to one of its questions counts."""
    purposes = rules.names.purposes
    for entry in story:
        if isinstance(entry, Chanced) and entry.purpose in purposes:
            purpose = purposes.index(entry.purpose)
            s.counters[purpose] = max(s.counters[purpose], entry.index + 1)
        elif isinstance(entry, Chosen):
            s.questions = max(s.questions, entry.question)
    for at, frame in enumerate(s.stack):
        if frame.seats:
            s.questions += 1
            s.stack[at] = frame.renumbered(s.questions)
