"""The server's end of a socket: uvicorn's, with a short way for what pages and tables say all the time.

A whole text message that has come in one piece is heard at once, and what is said together leaves together. Everything else
(handshakes, pings, pieces of messages, closing) goes uvicorn's way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "greathall.wire"
"""The name under which a socket's scope holds its wire."""
WHOLE_TEXT = 0x81
MASKED = 0x80
SHORT, LONG = 126, 127
"""A length from here on is written in two bytes more, or in eight."""


class Wire(WebSocketsSansIOProtocol):
    """One socket. Whoever serves it says who listens."""

    listener: Callable[[str], None] | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.outgoing: list[bytes] = []
        """What is said, and has not left yet."""

    async def run_asgi(self) -> None:
        """Whoever serves the socket finds the wire."""
        self.scope["extensions"] = {EXTENSION: self}  # type: ignore[dict-item]
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Bytes have come: whole messages are heard at once."""
        messages = [] if self.listener is None or self.is_amid() else whole_messages(data)
        if not messages:
            super().data_received(data)
        elif self.listener is not None:
            for message in messages:
                self.listener(message)

    def is_amid(self) -> bool:
        """Whether a part of something has come, and the rest is still to come; or nothing is to be heard any more."""
        return bool(self.close_sent or self.conn.reader.buffer or self.frames)

    def say(self, message: bytes) -> None:
        """Say this, with all else that is said in this moment, as soon as there is room."""
        if not self.outgoing:
            self.loop.call_soon(self.flush)
        self.outgoing.append(message)

    def flush(self) -> None:
        """Let go what was said, where there is room; what has to wait goes when there is."""
        if self.writable.is_set() and self.outgoing:
            said, self.outgoing = self.outgoing, []
            if not (self.disconnected or self.close_sent):
                self.transport.write(b"".join(framed(said)))

    def resume_writing(self) -> None:
        """There is room again."""
        super().resume_writing()
        self.flush()


def whole_messages(data: bytes) -> list[str]:
    """The messages, if these bytes are nothing but whole texts in one frame each; none otherwise."""
    found, at, end = [], 0, len(data)
    while at < end:
        if end - at < 6 or data[at] != WHOLE_TEXT or data[at + 1] < MASKED:
            return []
        size, mask = data[at + 1] - MASKED, at + 2
        if size == LONG:
            return []
        if size == SHORT:
            size, mask = int.from_bytes(data[mask : mask + 2], "big"), mask + 2
        begin = mask + 4
        at = begin + size
        if at > end:
            return []
        try:
            found.append(unmasked(data[begin:at], data[mask:begin]).decode())
        except UnicodeDecodeError:
            return []
    return found


def unmasked(data: bytes, mask: bytes) -> bytes:
    """What was sent: a page sends each byte changed by one of four."""
    size = len(data)
    pattern = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(pattern, "little")).to_bytes(size, "little")


def framed(messages: Iterable[bytes]) -> Iterable[bytes]:
    """Messages in frames."""
    for message in messages:
        size = len(message)
        if size < SHORT:
            yield bytes((WHOLE_TEXT, size))
        elif size < 1 << 16:
            yield bytes((WHOLE_TEXT, SHORT)) + size.to_bytes(2, "big")
        else:
            yield bytes((WHOLE_TEXT, LONG)) + size.to_bytes(8, "big")
        yield message
