"""Notices to browsers that have no page open: Web Push, encrypted for the browser, signed with the key of this house.

A browser gives the address at which its maker's service takes messages for it. Only the services that browsers have are
written to, so nobody can make this server ask for addresses of their own.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from http import HTTPStatus
from http.client import HTTPException, HTTPSConnection
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from greathall.server.protocol import Notice, Subscription

if TYPE_CHECKING:
    from webpush import WebPush

SERVICES: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
PATIENCE: Final = 10
"""Seconds for a service to answer."""
GOOD_FOR: Final = 12 * 3600
"""Seconds for which a service keeps a notice for a browser that is not running."""
GONE: Final = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)

Post = Callable[[str, dict[str, str], bytes], int]


class Pusher:
    """Sends notices. The key is a file of its own, made at the first start; several machines share a copy of it."""

    def __init__(self, folder: Path, contact: str, post: Post | None = None) -> None:
        from cryptography.hazmat.primitives import serialization
        from webpush import VAPID, WebPush  # not at the top: they take a while, and few servers send notices

        key = serialization.load_pem_private_key(read_key(folder / "push-key.pem"), None)
        public = key.public_key()
        pem = public.public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
        self.public_key: str = VAPID.get_application_server_key(public)
        self.writer: WebPush = WebPush(read_key(folder / "push-key.pem"), pem, contact, GOOD_FOR)
        self.post = post or post_over_https

    def send(self, subscription: Subscription, notice: Notice) -> bool:
        """Send a notice; whether the browser still wants any."""
        from webpush import WebPushSubscription

        if not is_service(subscription.endpoint):
            return False
        keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
        try:
            browser = WebPushSubscription.model_validate({"endpoint": subscription.endpoint, "keys": keys})
            message = self.writer.get(msgspec.json.encode(notice), browser)
        except ValueError:  # keys that are none
            return False
        try:
            status = self.post(subscription.endpoint, {**message.headers}, message.encrypted)
        except (OSError, HTTPException):  # the service is away: the next notice may reach it
            return True
        return status not in GONE


def read_key(file: Path) -> bytes:
    """The private key of this house, made where there is none."""
    if not file.exists():
        from webpush import VAPID

        made, _, _ = VAPID.generate_keys()
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(made)
    return file.read_bytes()


def is_service(endpoint: str) -> bool:
    """Whether an address is one of a browser's push service."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    ours = any(host == service or host.endswith(f".{service}") for service in SERVICES)
    return parts.scheme == "https" and port in (None, 443) and ours and parts.username is None


def post_over_https(endpoint: str, headers: dict[str, str], body: bytes) -> int:
    """Post a message to a push service, and follow it nowhere else. The status."""
    parts = urlsplit(endpoint)
    connection = HTTPSConnection(parts.hostname or "", timeout=PATIENCE)
    try:
        connection.request("POST", parts.path + (f"?{parts.query}" if parts.query else ""), body, headers)
        return connection.getresponse().status
    finally:
        connection.close()
