"""What operators ask: whether the server is well, and its numbers."""

from __future__ import annotations

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from sqlalchemy import text

from greathall.server.asked import TheHall
from greathall.server.metrics import CONTENT_TYPE


@get("/health", include_in_schema=False)
async def health(hall: TheHall) -> Response[str]:
    """Well: the database answers, and the writer writes."""
    well = hall.writer.thread.is_alive() and await hall.read(lambda c: c.execute(text("SELECT 1")).scalar_one()) == 1
    return Response("well" if well else "ill", status_code=200 if well else 503, media_type="text/plain")


@get("/metrics", include_in_schema=False)
async def metrics(hall: TheHall) -> Response[bytes]:
    """The numbers, as Prometheus reads them."""
    return Response(hall.metrics.written(), media_type=CONTENT_TYPE)


HANDLERS: list[HTTPRouteHandler] = [health, metrics]
