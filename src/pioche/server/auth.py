"""Keys of 128 bits and the identities that they open: a seat, the host, or nobody (None).

Only digests of keys are stored.
"""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hmac import compare_digest
from typing import TYPE_CHECKING, Final, Literal

from pioche.server.errors import BadKey

KEY_BYTES: Final = 16
# Sixteen bytes in base64url; the last letter holds two bits.
SHAPE: Final = re.compile("[A-Za-z0-9_-]{21}[AQgw]")


def new_key() -> str:
    """A random secret: the id of a table, the key of a host or of a seat.

    None begins with a hyphen, which command lines take for an option.
    """
    while (key := secrets.token_urlsafe(KEY_BYTES)).startswith("-"):
        pass
    return key


def digest(key: str) -> str:
    """The form in which a key is stored."""
    return hashlib.sha256(key.encode()).hexdigest()


def matches(key: str, stored: str | None) -> bool:
    """Whether this is the key; the time of the comparison reveals nothing."""
    return stored is not None and hmac.compare_digest(digest(key), stored)


def has_shape(key: str) -> bool:
    return SHAPE.fullmatch(key) is not None


def derived_key(key: str, purpose: str) -> str:
    """A secret derived from a key, the same every time.

    The server stores none of them, so a lost answer can be sent again.
    """
    made = hmac.digest(key.encode(), purpose.encode(), hashlib.sha256)[:KEY_BYTES]
    text = urlsafe_b64encode(made).rstrip(b"=").decode()
    return derived_key(key, f"{purpose} again") if text.startswith("-") else text


if TYPE_CHECKING:
    from pioche.server.rooms.room import Room

Identity = int | Literal["host"] | None

THE_HOST: Final[Literal["host"]] = "host"


def authenticate(room: "Room", key: str | None) -> Identity:
    """The identity of a key; all stored keys are compared, so the time reveals nothing."""
    if key is None:
        return None
    held = digest(key)
    found: list[Identity] = [THE_HOST] if opens_as_host(room, held) else []
    found += [
        number for number, seat in enumerate(room.seats) if compare_digest(held, seat.key or "")
    ]
    if not found:
        raise BadKey("server-key")
    return found[0]


def opens_as_host(room: "Room", held: str) -> bool:
    """Whether this is the digest of the table's first host key, and still valid."""
    return compare_digest(held, room.header.host) and not room.host_key_void


def seat_number(who: Identity) -> int | None:
    return who if isinstance(who, int) else None


def identity_name(who: Identity) -> str:
    return str(who)
