"""The page: its files, built beforehand and kept in memory; and the headers that every answer carries."""

from __future__ import annotations

import mimetypes
from hashlib import blake2b
from http import HTTPStatus
from importlib import resources
from importlib.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

FOLDER: Final = resources.files("greathall.server") / "page"
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"x-robots-tag", b"noindex"),
]
"""What every answer carries: nothing from elsewhere, nothing inline, in nobody's frame. Addresses stay in this house."""
FOREVER: Final = b"public, max-age=31536000, immutable"
ASK_AGAIN: Final = b"no-cache"
NEVER: Final = b"no-store"
CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How the build compresses files, the smallest first."""
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Great Hall</title>
<h1>The page has not been built yet</h1>
<p>The server runs. Its page is made by <code>make play</code>, or by <code>npm run build</code> in <code>web/</code>;
then start the server again.</p></html>
"""


class Asset:
    """A file of the page, as it is and as the build has compressed it."""

    def __init__(self, path: str, codings: dict[str, bytes]) -> None:
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        text = kind.startswith("text/") or kind in ("application/javascript", "image/svg+xml", "application/json")
        self.kind = f"{kind}; charset=utf-8".encode() if text else kind.encode()
        self.codings = codings
        self.caching = FOREVER if path.startswith("/assets/") else ASK_AGAIN
        self.tag = f'"{blake2b(codings[""], digest_size=12).hexdigest()}"'.encode()

    def coded(self, accepted: str) -> tuple[str, bytes]:
        """The smallest form that a browser takes, and how it is coded."""
        offers = [each.partition(";")[0].strip() for each in accepted.split(",") if not each.endswith("q=0")]
        coding = next((each for each in self.codings if each in offers), "")
        return coding, self.codings[coding]


def read_assets(folder: Traversable | Path) -> dict[str, Asset]:
    """All files of the built page by their addresses; none when it is not built."""
    files = dict(files_in(folder, "")) if folder.is_dir() else {}
    found = {}
    for path, content in files.items():
        if not path.endswith(tuple(CODINGS.values())):
            coded = {coding: files[path + end] for coding, end in CODINGS.items() if path + end in files}
            found[path] = Asset(path, {**coded, "": content})
    return found


def files_in(folder: Traversable | Path, path: str) -> Iterator[tuple[str, bytes]]:
    """Every file under a folder, by its address."""
    for each in folder.iterdir():
        if each.is_dir():
            yield from files_in(each, f"{path}/{each.name}")
        else:
            yield f"{path}/{each.name}", each.read_bytes()


class Page:
    """Serves the page. An address that is no file is one of the page's own (``/t/…``), and shows the page itself."""

    def __init__(self, folder: Traversable | Path = FOLDER) -> None:
        self.assets = read_assets(folder)
        self.index = self.assets.get("/index.html")

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer a request for a file, or for an address of the page."""
        if scope["method"] not in ("GET", "HEAD"):
            await answer(send, HTTPStatus.METHOD_NOT_ALLOWED, b"", [(b"allow", b"GET, HEAD")])
            return
        path = scope["path"]
        asset = self.assets.get(path)
        if asset is None and "." not in path.rpartition("/")[2] and not path.startswith("/assets/"):
            asset = self.index
            if asset is None:
                await answer(
                    send, HTTPStatus.SERVICE_UNAVAILABLE, NOT_BUILT, [(b"content-type", b"text/html; charset=utf-8")]
                )
                return
        if asset is None:
            await answer(send, HTTPStatus.NOT_FOUND, b"", [])
            return
        await self.give(asset, scope, send)

    async def give(self, asset: Asset, scope: HTTPScope, send: Send) -> None:
        """Send a file, unless the browser has it already."""
        asked = dict(scope["headers"])
        headers = [
            (b"content-type", asset.kind),
            (b"cache-control", asset.caching),
            (b"etag", asset.tag),
            (b"vary", b"accept-encoding"),
        ]
        if asked.get(b"if-none-match") == asset.tag:
            await answer(send, HTTPStatus.NOT_MODIFIED, b"", headers)
            return
        coding, content = asset.coded(asked.get(b"accept-encoding", b"").decode("latin-1"))
        if coding:
            headers.append((b"content-encoding", coding.encode()))
        await answer(send, HTTPStatus.OK, content, headers, body=scope["method"] == "GET")


async def answer(
    send: Send, status: int, content: bytes, headers: list[tuple[bytes, bytes]], body: bool = True
) -> None:
    """Send a whole answer."""
    if status != HTTPStatus.NOT_MODIFIED:
        headers = [*headers, (b"content-length", str(len(content)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": content if body else b"", "more_body": False})


def with_headers(app: ASGIApp) -> ASGIApp:
    """The app, each of its answers with the headers that keep a browser safe; without word to the contrary, never cached."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *HEADERS]
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", NEVER))
                message["headers"] = headers
            await send(message)

        await app(scope, receive, sending)

    return wrapped
