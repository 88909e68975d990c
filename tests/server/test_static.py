"""Serving the page: its files, compressed and kept for ever; its own addresses; headers that keep a browser safe."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from greathall.server.static import HEADERS, Page, with_headers

INDEX = b"<!doctype html><title>Great Hall</title>"


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(INDEX)
    (tmp_path / "assets" / "main-1a2b.js").write_bytes(b"let hall;")
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(b"brotli")
    (tmp_path / "assets" / "main-1a2b.js.gz").write_bytes(b"gzip")
    return Page(tmp_path)


class Answer:
    """What the page answers to a request."""

    def __init__(self, page: Page, path: str, method: str = "GET", **headers: str) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body = b""
        asked = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope: Any = {"type": "http", "method": method, "path": path, "headers": asked}
        asyncio.run(with_headers(page)(scope, self.receive, self.send))  # type: ignore[arg-type]  # http is all it is sent

    async def receive(self) -> Any:
        raise AssertionError("the page reads nothing")

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
            assert len(self.headers) == len(message["headers"]), "no header stands twice"
        else:
            self.body += message["body"]


@pytest.mark.parametrize("path", ["/", "/index.html", "/t/0123456789abcdef", "/s/token", "/about"])
def test_every_address_of_the_page_shows_the_page(page: Page, path: str) -> None:
    found = Answer(page, path)
    assert (found.status, found.body) == (200, INDEX)
    assert found.headers["content-type"] == "text/html; charset=utf-8"
    assert found.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/assets/gone-3c4d.js", "/assets/", "/favicon.ico", "/../secrets.txt", "/assets/../../settings.py"]
)
def test_what_is_no_file_of_the_page_is_not_found(page: Page, path: str) -> None:
    found = Answer(page, path)
    assert (found.status, found.body, found.headers["cache-control"]) == (404, b"", "no-store")


@pytest.mark.parametrize(
    ("accepted", "coding", "body"),
    [
        ("gzip, deflate, br", "br", b"brotli"),
        ("gzip", "gzip", b"gzip"),
        ("br;q=0, gzip;q=0.5", "gzip", b"gzip"),
        ("identity", None, b"let hall;"),
        ("", None, b"let hall;"),
    ],
)
def test_a_file_comes_as_small_as_the_browser_takes_it(page: Page, accepted: str, coding: str, body: bytes) -> None:
    found = Answer(page, "/assets/main-1a2b.js", accept_encoding=accepted)
    assert (found.status, found.body, found.headers.get("content-encoding")) == (200, body, coding)
    assert found.headers["content-length"] == str(len(body))
    assert found.headers["vary"] == "accept-encoding"
    assert found.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_what_the_browser_has_is_not_sent_again(page: Page) -> None:
    tag = Answer(page, "/").headers["etag"]
    again = Answer(page, "/", if_none_match=tag)
    assert (again.status, again.body) == (304, b"")
    assert Answer(page, "/", if_none_match='"old"').status == 200


def test_a_head_has_no_body_and_nothing_is_posted(page: Page) -> None:
    head = Answer(page, "/", "HEAD")
    assert (head.status, head.body, head.headers["content-length"]) == (200, b"", str(len(INDEX)))
    post = Answer(page, "/", "POST")
    assert (post.status, post.headers["allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize("path", ["/", "/assets/main-1a2b.js", "/assets/gone.js"])
def test_every_answer_keeps_the_browser_safe(page: Page, path: str) -> None:
    found = Answer(page, path)
    assert {name.decode(): value.decode() for name, value in HEADERS}.items() <= found.headers.items()
    policy = found.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


def test_a_server_without_a_built_page_says_how_to_build_it(tmp_path: Path) -> None:
    page = Page(tmp_path / "nowhere")
    found = Answer(page, "/")
    assert found.status == 503
    assert b"make play" in found.body
    assert Answer(page, "/assets/main.js").status == 404
