"""Notices: encrypted for one browser, signed by this house, sent to nobody but the services of browsers."""

import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path

import jwt
import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from greathall.server.protocol import Notice, Subscription
from greathall.server.push import Pusher, is_service

ENDPOINT = "https://updates.push.services.mozilla.com/wpush/v2/abc"
NOTICE = Notice(title="Thursday", body="Jsi na tahu.", path="/t/abc")


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser with a subscription, that can read what is sent to it (RFC 8291)."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = bytes(range(16))

    def subscription(self, endpoint: str = ENDPOINT) -> Subscription:
        return Subscription(endpoint=endpoint, p256dh=text_of(self.public), auth=text_of(self.auth), words=NOTICE.body)

    def read(self, body: bytes) -> bytes:
        salt, (_, length) = body[:16], struct.unpack("!LB", body[16:21])
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = derived(self.auth, shared, b"WebPush: info\x00" + self.public + sender, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\x00", 12)
        return AESGCM(key).decrypt(nonce, sealed, None).removesuffix(b"\x02")


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Service:
    """A push service, as the server sees it."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.posted: list[tuple[str, dict[str, str], bytes]] = []

    def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        self.posted.append((endpoint, headers, body))
        return self.status


def test_a_notice_is_read_by_its_browser_and_signed_by_this_house(tmp_path: Path) -> None:
    service, browser = Service(), Browser()
    pusher = Pusher(tmp_path, "host@example.org", service.post)
    assert pusher.send(browser.subscription(), NOTICE)
    ((endpoint, headers, body),) = service.posted
    assert endpoint == ENDPOINT
    assert msgspec.json.decode(browser.read(body), type=Notice) == NOTICE
    assert NOTICE.title.encode() not in body
    token = headers["authorization"].removeprefix("vapid t=").partition(",")[0]
    raw = urlsafe_b64decode(pusher.public_key + "=")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw)
    signed = jwt.decode(token, key, algorithms=["ES256"], audience="https://updates.push.services.mozilla.com")
    assert signed["sub"] == "mailto:host@example.org"


def test_the_key_is_kept_for_its_owner_alone_and_used_again(tmp_path: Path) -> None:
    first = Pusher(tmp_path, "host@example.org").public_key
    assert Pusher(tmp_path, "host@example.org").public_key == first
    assert (tmp_path / "push-key.pem").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(("status", "wanted"), [(201, True), (404, False), (410, False), (429, True), (500, True)])
def test_a_browser_that_is_gone_gets_no_more_notices(tmp_path: Path, status: int, wanted: bool) -> None:
    pusher = Pusher(tmp_path, "host@example.org", Service(status).post)
    assert pusher.send(Browser().subscription(), NOTICE) == wanted


def test_a_service_that_does_not_answer_is_tried_again_with_the_next_notice(tmp_path: Path) -> None:
    def away(endpoint: str, headers: dict[str, str], body: bytes) -> int:
        raise TimeoutError

    assert Pusher(tmp_path, "host@example.org", away).send(Browser().subscription(), NOTICE)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://127.0.0.1/",
        "http://fcm.googleapis.com/fcm/send/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilpush.apple.com.example/x",
        "https://user@fcm.googleapis.com/x",
        "https://notpush.apple.com/x",
        "https://[::1",
        "file:///etc/passwd",
        "",
    ],
)
def test_nothing_is_sent_to_addresses_of_nobody_s_push_service(tmp_path: Path, endpoint: str) -> None:
    service = Service()
    assert not is_service(endpoint)
    assert not Pusher(tmp_path, "host@example.org", service.post).send(Browser().subscription(endpoint), NOTICE)
    assert service.posted == []


@pytest.mark.parametrize("p256dh", ["", "AAAA", text_of(b"\x04" + bytes(64)), "%%%", "é"])
def test_keys_that_are_none_end_a_subscription(tmp_path: Path, p256dh: str) -> None:
    service, subscription = Service(), Browser().subscription()
    subscription.p256dh = p256dh
    assert not Pusher(tmp_path, "host@example.org", service.post).send(subscription, NOTICE)
    assert service.posted == []


@pytest.mark.parametrize("host", ["fcm.googleapis.com", "web.push.apple.com", "wns2-par02p.notify.windows.com"])
def test_the_services_of_browsers_are_known(host: str) -> None:
    assert is_service(f"https://{host}/some/path?token=x")
