"""Who somebody is: a browser with a secret in its cookie. Only a hash of the secret is ever stored."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable
from hashlib import blake2b
from http.cookies import CookieError, SimpleCookie

from greathall.server.refusals import Refused

COOKIE = "greathall"
YEAR = 365 * 24 * 3600
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Of short codes: none is taken for another, and they make no words."""


def new_secret() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """128 random bits: the id is the invitation."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """A short code to be said aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(5))


def hash_of(secret: str) -> str:
    """What is stored of a secret."""
    return blake2b(secret.encode(), digest_size=16, person=b"greathall-person").hexdigest()


def read_cookie(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The secret that the browser sent, empty when it has none."""
    sent = "; ".join(value.decode("latin-1") for name, value in headers if name == b"cookie")
    try:
        cookie = SimpleCookie(sent).get(COOKIE)
    except CookieError:
        return ""
    return cookie.value if cookie is not None and 40 <= len(cookie.value) <= 64 else ""


def cookie_for(secret: str, is_secure: bool) -> str:
    """The header that gives a browser its secret."""
    secure = "; Secure" if is_secure else ""
    return f"{COOKIE}={secret}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def clean(text: str) -> str:
    """A text that people typed: one line, without what is invisible or turns the writing round."""
    kept = [each if each != "\n" else " " for each in unicodedata.normalize("NFC", text) if is_shown(each)]
    return " ".join("".join(kept).split())


def is_shown(each: str) -> bool:
    """Whether a character can be seen, or is a plain space or the joiner that emoji are made with."""
    return each in "\n \u200d" or unicodedata.category(each) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_name(name: str) -> str:
    """A name that can be shown; there must be something of it."""
    cleaned = clean(name)
    if not cleaned:
        raise Refused("error-bad-name")
    return cleaned
