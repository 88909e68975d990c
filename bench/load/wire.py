"""One end of a WebSocket, as thin as it can be: the same for both servers, so that what is measured is the server."""

import os
import socket
from base64 import b64encode
from collections.abc import Callable
from http.client import HTTPConnection

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
WHOLE = 0x80
"""The bit of a message in one frame; in the next byte: that it is masked."""
PATIENCE = 10


class Wire:
    """A connection. ``hear`` is called with each message."""

    def __init__(self, port: int, path: str, cookie: str = "") -> None:
        self.hear: Callable[[bytes], None] = ignored
        self.coming = b""
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            f"Origin: http://127.0.0.1:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        ]
        if cookie:
            lines.append(f"Cookie: {cookie}")
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = b""
        while b"\r\n\r\n" not in head:
            got = self.socket.recv(4096)
            if not got:
                raise ConnectionError(f"no socket at {path}: {head!r}")
            head += got
        head, _, self.coming = head.partition(b"\r\n\r\n")
        if b" 101 " not in head:
            raise ConnectionError(f"no socket at {path}: {head!r}")

    def say(self, text: bytes, kind: int = TEXT) -> None:
        """Send a message. The mask, which every client must use, is of zeros: it changes nothing."""
        size = len(text)
        if size < 126:
            head = bytes((WHOLE | kind, WHOLE | size))
        else:
            head = bytes((WHOLE | kind, WHOLE | 126)) + size.to_bytes(2, "big")
        self.socket.sendall(head + b"\0\0\0\0" + text)

    def read(self) -> None:
        """Take what has come."""
        got = self.socket.recv(1 << 18)
        if not got:
            raise ConnectionError("the server has closed a socket")
        self.coming = self.coming + got if self.coming else got
        self.tell()

    def tell(self) -> None:
        """Pass on each message that is whole."""
        coming, at = self.coming, 0
        while len(coming) - at >= 2:
            size, begin = coming[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(coming[begin : begin + 2], "big"), begin + 2
            elif size == 127:
                size, begin = int.from_bytes(coming[begin : begin + 8], "big"), begin + 8
            if begin > len(coming) or len(coming) < begin + size:
                break
            kind, message, at = coming[at] & 0xF, coming[begin : begin + size], begin + size
            if kind == TEXT:
                self.hear(message)
            elif kind == PING:
                self.say(message, PONG)
            elif kind == CLOSE:
                raise ConnectionError(f"the server has closed a socket: {message!r}")
        self.coming = coming[at:]

    def close(self) -> None:
        """Go."""
        self.socket.close()


def ignored(_message: bytes) -> None:
    """Nobody listens yet."""


def post(port: int, path: str, body: str, cookie: str = "") -> bytes:
    """What a server answers to a request."""
    asked = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    headers = {"Content-Type": "application/json", "Origin": f"http://127.0.0.1:{port}"}
    if cookie:
        headers["Cookie"] = cookie
    try:
        asked.request("POST", path, body, headers)
        answer = asked.getresponse()
        content = answer.read()
    finally:
        asked.close()
    if answer.status >= 300:
        raise ConnectionError(f"{path}: {answer.status} {content!r}")
    return content
