"""Who asks: a seat by its number, the host, or anybody with the link (None)."""

from hmac import compare_digest
from typing import Final, Literal

from pioche.server.errors import BadKey
from pioche.server.keys import digest
from pioche.server.rooms.entries import HOST
from pioche.server.rooms.room import Room

Identity = int | Literal["host"] | None

THE_HOST: Final[Literal["host"]] = "host"


def authenticate(room: Room, key: str | None) -> Identity:
    """Whose key this is; every stored one is compared, so that the time says nothing."""
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


def opens_as_host(room: Room, held: str) -> bool:
    """Whether it is the digest of the key made with the table, and still opens."""
    return compare_digest(held, room.header.host) and not room.host_key_void


def seat_number(who: Identity) -> int | None:
    """The seat of whoever asks, if they have one."""
    return who if isinstance(who, int) else None


def identity_name(who: Identity) -> str:
    """How entries call them."""
    return HOST if who == THE_HOST else str(who)
