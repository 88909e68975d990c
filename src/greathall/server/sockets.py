"""The sockets of tables: what comes in is read, limited and queued; what goes out is sent in order."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from greathall.server import presence, telling
from greathall.server.asgi import Receive, Scope, Send, close, is_own_page, send_text
from greathall.server.clients import Client
from greathall.server.live import Job, LiveTable
from greathall.server.persons import cookie_for, hash_of, new_secret, read_cookie
from greathall.server.protocol import VERSION, Bye, Command, Commands, Reply, Resume
from greathall.server.refusals import Refused
from greathall.server.wire import EXTENSION

if TYPE_CHECKING:
    from greathall.server.hall import Hall
    from greathall.server.protocol import ErrorId

log = logging.getLogger(__name__)

LARGEST = 16 * 1024
A_SECOND = 20
UNREADABLE = 10
"""Messages that cannot be read, before the connection is closed."""
SOCKETS = 5
"""Of one browser at one table."""
POLICY = 1008
"""The code with which a socket is closed that may not be open."""

decode = msgspec.json.Decoder(Commands).decode
encode = msgspec.json.Encoder().encode


class Connection:
    """A page's connection to a table."""

    def __init__(self, hall: Hall, table: LiveTable, client: Client) -> None:
        self.hall = hall
        self.table = table
        self.client = client
        self.unreadable = 0
        self.allowance = float(A_SECOND)
        self.last = time.monotonic()

    async def listen(self, receive: Receive) -> None:
        """Take what the page sends, until it goes."""
        while not self.client.ended.is_set():
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            self.take(message.get("text") or message.get("bytes") or "")

    def take(self, text: str | bytes) -> None:
        """One message: a command, or something that is none."""
        if self.client.ended.is_set():
            return
        if len(text) > LARGEST:
            self.refuse("error-too-large")
            return
        try:
            command = decode(text)
        except msgspec.DecodeError as error:
            self.refuse("error-unreadable", str(error))
            return
        if not self.may_send():
            self.answer(Reply(key=command.key, ok=False, error="error-too-fast"))
        elif isinstance(command, Resume):
            self.resume(command)
        else:
            answer = partial(self.answered, command, time.perf_counter())
            self.table.command(self.client.person, command, answer)

    def may_send(self) -> bool:
        """Whether this is not too much: so many commands a second."""
        now = time.monotonic()
        self.allowance = min(float(A_SECOND), self.allowance + (now - self.last) * A_SECOND)
        self.last = now
        if self.allowance < 1:
            return False
        self.allowance -= 1
        return True

    def refuse(self, error: ErrorId, about: str = "") -> None:
        """Answer what cannot be read; after some of these nobody listens any more."""
        self.unreadable += 1
        self.answer(Reply(key="", ok=False, error=error, about=about))
        if self.unreadable >= UNREADABLE:
            self.client.bye("error-unreadable")

    def answered(self, command: Command, since: float, reply: Reply) -> None:
        """A command was done, or refused: count it, and say so."""
        metrics = self.hall.metrics
        metrics.commands.labels(type(command).__name__, reply.error or "done").inc()
        metrics.command_seconds.observe(time.perf_counter() - since)
        self.answer(reply)

    def answer(self, reply: Reply) -> None:
        """Answer a command."""
        self.client.tell(reply)

    def resume(self, command: Resume) -> None:
        """Everything after the number that the page has: out of memory, or of the database where that is long ago."""
        if command.version != VERSION:
            self.client.bye("error-version")
            return
        resume = partial(telling.resume, self.table, self.client, command.after)
        self.table.put(Job(resume, self.answer, key=command.key))


async def serve(hall: Hall, scope: Scope, receive: Receive, send: Send) -> None:
    """One socket, from its first byte to its last."""
    await receive()
    if not is_own_page(scope, hall.settings.origins):
        await close(send, POLICY)
        return
    secret = read_cookie(scope["headers"])
    headers = []
    if not secret:
        secret = new_secret()
        headers = [(b"set-cookie", cookie_for(secret, scope["scheme"] == "wss").encode())]
    await send({"type": "websocket.accept", "headers": headers})
    client = Client(hash_of(secret), scope["extensions"][EXTENSION])
    try:
        table = await enter(hall, client, scope["path"].split("/")[3])
    except Refused as why:
        await send_text(send, encode(Bye(error=why.error)))
        await close(send, POLICY)
        return
    await converse(Connection(hall, table, client), receive, send)


async def enter(hall: Hall, client: Client, wanted: str) -> LiveTable:
    """A page comes to a table: as one of its people, or to look on."""
    await hall.person(client.person)
    table = await hall.table(wanted)
    if sum(1 for other in table.clients if other.person == client.person) >= SOCKETS:
        raise Refused("error-too-fast")
    if not presence.is_open_to(table, client.person):
        raise Refused("error-no-spectators")
    presence.come(table, client)
    return table


async def converse(connection: Connection, receive: Receive, send: Send) -> None:
    """Listen until one of both ends it."""
    client, metrics = connection.client, connection.hall.metrics
    metrics.sockets.inc()
    client.wire.listener = connection.take
    listening = asyncio.create_task(connection.listen(receive))
    ending = asyncio.create_task(client.ended.wait())
    await asyncio.wait((listening, ending), return_when=asyncio.FIRST_COMPLETED)
    client.wire.listener = None
    presence.go(connection.table, client)
    metrics.sockets.dec()
    if client.ended.is_set():
        client.wire.flush()
        with suppress(OSError):  # it was lost meanwhile
            await close(send)
    client.ended.set()
    listening.cancel()
    for ended in await asyncio.gather(listening, ending, return_exceptions=True):
        if isinstance(ended, Exception) and not isinstance(ended, OSError):
            log.error("a socket failed", exc_info=ended)
