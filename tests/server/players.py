"""Simulated people: browsers that set up tables, join them, play at random, lose their connection and come back."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from greathall.server.protocol import Bye, Command, Messages, Play, Reply, Resume, Setup, TableInfo, TableIs, Update

decode = msgspec.json.Decoder(Messages).decode
encode = msgspec.json.encode
PATIENCE = 30
"""Seconds, on a machine that does other things too."""
AWAY = (OSError, WebSocketException, httpx.TransportError, asyncio.TimeoutError)
"""What a browser meets when the server is not there."""


class Browser:
    """One browser: its cookie, and requests as a page of the house makes them."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=PATIENCE, verify=False)

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """A request; what it sends is JSON."""
        content = None if body is None else encode(body)
        sent = {"Content-Type": "application/json", **headers} if content is not None else headers
        return await self.http.request(method, path, content=content, headers=sent)

    async def get(self, path: str) -> Any:
        """What is read there, as plain JSON."""
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, (path, answer.status_code, answer.text)
        return json.loads(answer.content)

    async def set_up(self, setup: Setup) -> TableInfo:
        """A new table."""
        answer = await self.ask("POST", "/api/tables", setup)
        assert answer.status_code in (200, 201), answer.text
        return msgspec.json.decode(answer.content, type=TableInfo)

    @property
    def cookie(self) -> str:
        """What the browser sends to say who it is."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def socket(self, table: str, **headers: str) -> AsyncIterator[ClientConnection]:
        """A socket of a table, as a page opens it."""
        address = self.base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        sent = {"Origin": self.base, "Cookie": self.cookie, **headers}
        async with connect(
            address, additional_headers=sent, proxy=None, open_timeout=PATIENCE, ping_interval=None
        ) as opened:
            yield opened

    async def close(self) -> None:
        """Close the browser."""
        await self.http.aclose()


class Page:
    """A page at a table: what it was told, and commands with their replies."""

    def __init__(self, socket: ClientConnection, heard: list[bytes] | None = None) -> None:
        self.socket = socket
        self.heard = heard if heard is not None else []
        self.keys = count()
        self.number = -1
        self.table: TableInfo | None = None
        self.views: dict[str, Any] = {}
        self.happened: list[Any] = []

    async def hear(self, patience: float = PATIENCE) -> Messages:
        """The next message, taken in."""
        async with asyncio.timeout(patience):
            raw = await self.socket.recv()
        data = raw if isinstance(raw, bytes) else raw.encode()
        self.heard.append(data)
        message: Messages = decode(data)
        if isinstance(message, TableIs):
            self.table = message.table
        elif isinstance(message, Update):
            if message.fresh:
                self.happened = []
            self.number = message.number
            self.happened += message.happened
            self.views = {seat: json.loads(bytes(view.facts)) for seat, view in message.views.items()}
        return message

    async def say(self, command: Command) -> None:
        """Send a command."""
        await self.socket.send(encode(command).decode())

    async def done(self, command: Command, patience: float = PATIENCE) -> Reply:
        """Send a command, and hear until its reply has come."""
        await self.say(command)
        while True:
            message = await self.hear(patience)
            if isinstance(message, Reply) and message.key == command.key:
                return message
            if isinstance(message, Bye):
                raise ConnectionError(message.error)

    async def resume(self, after: int = -1) -> Reply:
        """Ask for what happened since."""
        return await self.done(Resume(key="resume", after=after))

    def key(self) -> str:
        """A key that this page has not used."""
        return f"k{next(self.keys)}"

    @property
    def seats(self) -> list[int]:
        """The own seats."""
        return self.table.mine if self.table else []

    def chances(self) -> list[tuple[int, int, str]]:
        """What the page's seats are asked now: seat, question, option."""
        found = []
        for seat in self.seats:
            facts = self.views.get(str(seat))
            if facts and seat in facts["waiting"]:
                found += [(seat, facts["question"], option) for option in facts["options"]]
        return found

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return any(facts["over"] for facts in self.views.values())


async def play_on(page: Page, chooser: random.Random, most: int = 10_000) -> None:
    """Play at random until the game is over, or so many choices are made."""
    while most and not page.is_over:
        chances = page.chances()
        if not chances:
            await page.hear()
            continue
        seat, question, option = chooser.choice(chances)
        reply = await page.done(Play(key=page.key(), seat=seat, question=question, line=[option]))
        if reply.error == "error-too-fast":
            await asyncio.sleep(0.1)
        most -= 1
