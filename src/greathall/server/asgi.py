"""The few words of ASGI, by which the web server speaks to this one; and where a request comes from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, empty when it has none."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def is_own_page(scope: Scope, others: tuple[str, ...] = ()) -> bool:
    """Whether a page of this house asks: its origin's host is the one that is asked, or one that is allowed."""
    origin = urlsplit(header(scope, b"origin"))
    return bool(origin.netloc) and (origin.netloc == header(scope, b"host") or origin.netloc in others)


def with_header(send: Send, name: bytes, value: str) -> Send:
    """Sending, with one header more in what is answered."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], (name, value.encode())]
        await send(message)

    return sending


async def answer_json(send: Send, status: int, body: bytes) -> None:
    """Answer a request."""
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def send_text(send: Send, message: bytes) -> None:
    """Send a message over a socket."""
    await send({"type": "websocket.send", "text": message.decode()})


async def close(send: Send, code: int = 1000) -> None:
    """Close a socket."""
    await send({"type": "websocket.close", "code": code})
