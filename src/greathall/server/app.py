"""The application: sockets, the HTTP API, the page; and running it."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from greathall.kernel.errors import GreatHallError
from greathall.server import api, operation, reading, sockets
from greathall.server.asgi import Message, Receive, Scope, Send, answer_json, header, is_own_page, with_header
from greathall.server.asked import dependencies
from greathall.server.hall import Hall
from greathall.server.outgoing import encode
from greathall.server.persons import cookie_for, hash_of, new_secret, read_cookie
from greathall.server.protocol import ErrorId, Problem
from greathall.server.refusals import Refused, refused
from greathall.server.static import Page, with_headers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from greathall.server.settings import Settings

log = logging.getLogger(__name__)
OPERATION = ("/health", "/metrics")
LARGEST = 16 * 1024 * 1024
"""Bytes of a request: a record may be as large."""
ERRORS: dict[int, ErrorId] = {
    400: "error-unreadable",
    404: "error-no-such-page",
    405: "error-not-allowed",
    413: "error-too-large",
    415: "error-unreadable",
}


class App:
    """One process's server, as ASGI: it looks who asks, and passes the request on."""

    def __init__(self, settings: Settings) -> None:
        self.hall = Hall(settings)
        self.page = Page()
        self.http: Any = with_headers(self.answer)  # type: ignore[arg-type]
        self.litestar = Litestar(
            [*api.HANDLERS, *reading.HANDLERS, *operation.HANDLERS],
            dependencies=dependencies(self.hall),
            exception_handlers={
                Refused: tell_refusal,
                GreatHallError: tell_mistake,
                HTTPException: tell_problem,
                Exception: tell_fault,
            },
            lifespan=[self.lifespan],
            openapi_config=OpenAPIConfig("Great Hall", "1", path="/api/schema"),
            request_max_body_size=LARGEST,
            logging_config=None,
        )

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        """The database is open while the server runs."""
        await self.hall.open()
        yield
        await self.hall.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go to the tables, everything else to the handlers."""
        if scope["type"] == "websocket":
            await sockets.serve(self.hall, scope, receive, send)
        elif scope["type"] == "lifespan" or scope["path"] in OPERATION:
            await self.litestar(scope, receive, send)  # type: ignore[arg-type]
        else:
            await self.http(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Requests of the API, and everything else: the page."""
        send = self.counting(send)
        if scope["path"].startswith("/api/"):
            await self.ask(scope, receive, send)
        else:
            await self.page(scope, receive, send)  # type: ignore[arg-type]

    def counting(self, send: Send) -> Send:
        """Sending, with the status counted."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.hall.metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        return sending

    async def ask(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request of the API: a browser without a secret gets one; what changes something must come from our pages."""
        secret = read_cookie(scope["headers"])
        if scope["method"] not in ("GET", "HEAD") and not is_from_us(scope, self.hall.settings.origins):
            await answer_json(send, 403, encode(Problem(error="error-origin")))
            return
        if not secret:
            secret = new_secret()
            send = with_header(send, b"set-cookie", cookie_for(secret, scope["scheme"] == "https"))
        scope.setdefault("state", {})["person"] = hash_of(secret)
        await self.litestar(scope, receive, send)  # type: ignore[arg-type]


def create_app(settings: Settings) -> App:
    """The application with these settings."""
    return App(settings)


def is_from_us(scope: Scope, others: tuple[str, ...]) -> bool:
    """Whether a request that changes something is one of a page of this house."""
    is_json = scope["method"] == "DELETE" or header(scope, b"content-type").startswith("application/json")
    return is_json and is_own_page(scope, others)


# --- refusals


def problem(why: Refused) -> Response[bytes]:
    """A refusal, as it is told."""
    told = Problem(error=why.error, about=why.about, clause=why.clause)
    return Response(encode(told), status_code=why.status, media_type="application/json")


def tell_refusal(_request: Request[None, None, State], why: Refused) -> Response[bytes]:
    """What this house does not do."""
    return problem(why)


def tell_mistake(_request: Request[None, None, State], error: GreatHallError) -> Response[bytes]:
    """What the kernel does not do."""
    return problem(refused(error))


def tell_problem(_request: Request[None, None, State], error: HTTPException) -> Response[bytes]:
    """What cannot be read, or is not there."""
    why = Refused(ERRORS.get(error.status_code, "error-server"), error.detail)
    response = problem(why)
    response.status_code = error.status_code
    return response


def tell_fault(_request: Request[None, None, State], error: Exception) -> Response[bytes]:
    """A fault of ours: the log says more."""
    log.error("a request failed", exc_info=error)
    return problem(Refused("error-server"))
