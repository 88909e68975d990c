"""What a table tells its people: what a job changed, and, to those who come (back), what they have not heard."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from greathall.kernel.errors import GreatHallError
from greathall.server import outgoing, presence
from greathall.server.clients import NOTHING_YET
from greathall.server.drafts import Draft
from greathall.server.loading import News, Stored, go_on
from greathall.server.protocol import Asked, Reply, TableIs
from greathall.server.store.stories import LINES, RECENT, read_steps
from greathall.server.story import Step, forget_history, kept

if TYPE_CHECKING:
    from greathall.kernel.game import Game
    from greathall.kernel.records import Entry
    from greathall.server.clients import Client
    from greathall.server.live import Job, LiveTable


def publish(table: LiveTable, job: Job | None, draft: Draft) -> None:
    """Tell everyone what a job changed, then answer whoever wanted it."""
    table.recent.extend(draft.kept or kept(draft.steps))
    table.told = table.number
    tell_changes(table, draft)
    for client in table.clients:
        client.tell_lines(draft.said)
    tell_asked(table, draft.asked)
    if job is not None and draft.answers:
        draft.reply.number = table.number
        table.keep(job, draft.reply)
        job.answer(draft.reply)
    table.draft = Draft()
    table.hall.neighbours.share(table)
    table.hall.pushing.look(table)
    table.hall.keeper.rouse(table)


def tell_changes(table: LiveTable, draft: Draft) -> None:
    """The table where its people changed, the update where the game went on: encoded once for all who get the same.

    Whoever may no longer look at the table hears nothing of it any more.
    """
    if not (draft.steps or draft.charter or draft.people or draft.refresh):
        return
    table.views.clear()
    tables: dict[str, bytes] = {}
    updates: dict[tuple[int, ...], bytes] = {}
    public: outgoing.Public = {}
    for client in table.clients:
        if draft.charter and not presence.is_open_to(table, client.person):
            client.bye("error-no-spectators")
        if client.number == NOTHING_YET or client.ended.is_set():
            continue
        seats = table.charter.seats_of(client.person)
        if draft.charter or draft.people:
            if client.person not in tables:
                tables[client.person] = outgoing.encode(TableIs(table=table.info(client.person)))
            client.send(tables[client.person])
        if draft.steps or draft.refresh or seats != client.seats:
            client.seats = seats
            if tuple(seats) not in updates:
                updates[tuple(seats)] = outgoing.update(table, seats, draft.steps, public)
            client.send(updates[tuple(seats)])
            client.number = table.number


def tell_asked(table: LiveTable, seats: Iterable[int]) -> None:
    """Somebody asked for a hint: everyone is told."""
    for seat in seats:
        for client in table.clients:
            client.tell(Asked(seat=seat))


# --- who comes, or comes back


def resume(table: LiveTable, client: Client, after: int) -> None:
    """Bring a connection up to date: out of memory, or out of the database where it last heard long ago."""
    table.draft.answers = False
    fresh = not 0 <= after <= table.number
    steps = steps_since(table, -1 if fresh else after)
    tell = partial(tell_story, table, client, table.job, fresh)
    if steps is not None:
        tell(steps)
    else:
        read = partial(read_steps, table=table.charter.id, after=-1 if fresh else after)
        table.hall.beside(table, partial(table.hall.reading, read), tell)


def steps_since(table: LiveTable, after: int) -> list[Step] | None:
    """What was told since, None when that is no longer in memory."""
    if len(table.recent) == RECENT and table.recent[0].at > after:
        return None
    return [recent.step for recent in table.recent if recent.at > after]


def tell_story(table: LiveTable, client: Client, job: Job, fresh: bool, steps: list[Step]) -> None:
    """Tell a connection of the table, and what happened since it last heard of it."""
    client.seats = table.charter.seats_of(client.person)
    client.tell(TableIs(table=table.info(client.person)))
    client.send(outgoing.update(table, client.seats, steps, {}, fresh))
    client.tell_lines(table.lines if fresh else ())
    client.number = table.number
    job.answer(Reply(key=job.key, number=table.number))


# --- what others wrote


def take_up_anew(table: LiveTable, stored: Stored) -> None:
    """Somebody else wrote first: go on from what is stored, and tell everyone what they have not been told yet."""
    line = table.next_line
    table.adopt(stored)
    for client in table.clients:
        if client.number != NOTHING_YET:
            table.do(partial(resume, table, client, client.number))
            client.tell_lines(said for said in table.lines if said.at >= line)


def take_news(table: LiveTable, news: News) -> None:
    """Another process has gone on: play what it wrote, and tell it."""
    if table.game is None or news.after != table.number or not follows(table.game, news.entries):
        table.hall.reload(table)
        return
    draft = Draft()
    forget_history(table.game)
    draft.steps, draft.said = news.steps, news.lines
    draft.charter = news.charter.revision != table.charter.revision
    table.charter = news.charter
    table.lines = [*table.lines, *news.lines][-LINES:]
    publish(table, None, draft)


def follows(game: Game, coming: list[Entry]) -> bool:
    """Play what comes, and say whether it leads where it says."""
    try:
        go_on(game, coming)
    except GreatHallError:
        return False
    return True
