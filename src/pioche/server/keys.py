"""Secrets of 128 bits: who holds one is who they say. Only their digests are stored."""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from typing import Final

KEY_BYTES: Final = 16
# Sixteen bytes in base64url; the last letter holds two bits.
SHAPE: Final = re.compile("[A-Za-z0-9_-]{21}[AQgw]")


def new_key() -> str:
    """A secret that nobody can guess: a table's link, a host's key, a seat's key."""
    return secrets.token_urlsafe(KEY_BYTES)


def digest(key: str) -> str:
    """What is stored of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def matches(key: str, stored: str | None) -> bool:
    """Whether this is the key, in a time that says nothing about it."""
    return stored is not None and hmac.compare_digest(digest(key), stored)


def has_shape(key: str) -> bool:
    """Whether a text could be such a key at all."""
    return SHAPE.fullmatch(key) is not None


def derived_key(key: str, purpose: str) -> str:
    """A further secret that the holder of a key alone can be given, again and again.

    The server keeps none of them, so what was lost on the way can be asked for once more.
    """
    made = hmac.digest(key.encode(), purpose.encode(), hashlib.sha256)[:KEY_BYTES]
    return urlsafe_b64encode(made).rstrip(b"=").decode()
