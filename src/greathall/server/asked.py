"""What every request over HTTP comes with: the hall, who asks, and from where."""

from __future__ import annotations

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide

from greathall.server.hall import Hall

TheHall = NamedDependency[Hall]
Who = NamedDependency[str]
"""The person, as hashed from the browser's secret."""
Address = NamedDependency[str]


def person_of(request: Request[None, None, State]) -> str:
    """Whose browser asks."""
    return str(request.scope["state"]["person"])


def address_of(request: Request[None, None, State]) -> str:
    """From where."""
    return request.client.host if request.client is not None else ""


def dependencies(hall: Hall) -> dict[str, Provide]:
    """The same for all handlers."""
    return {
        "hall": Provide(lambda: hall, sync_to_thread=False),
        "person": Provide(person_of, sync_to_thread=False),
        "address": Provide(address_of, sync_to_thread=False),
    }
