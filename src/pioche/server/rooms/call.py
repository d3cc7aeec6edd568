"""A command that somebody gives: what every handler is handed."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from pioche.server.auth import Identity, identity_name, seat_number
from pioche.server.errors import NotNow
from pioche.server.keys import digest
from pioche.server.limits import Quota
from pioche.server.messages import Done
from pioche.server.rooms.connection import Connection
from pioche.server.rooms.entries import AnyEntry
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.lobby import check_seatings
from pioche.server.rooms.registry import Rooms
from pioche.server.rooms.room import GATHERING, OVER, REVEALING, Room

# So much of a key's digest tells the holders of one seat apart.
KEY_DIGITS: Final = 16


@dataclass
class Call:
    """A command, who gives it with which key, and when it arrived.

    By `dedup_id` a repeated command is known: whose it is, by which key, and what they call it.
    Whoever takes a seat that another one had may use the same names.
    """

    rooms: Rooms
    live: LiveRoom
    who: Identity
    key: str | None
    command: Any
    arrived: float
    connection: Connection | None = None  # where it came from; none: over HTTP
    quota: Quota | None = None  # of the address it came from; none: nobody counts
    dedup_id: tuple[str, str] = field(init=False)

    def __post_init__(self) -> None:
        name = f"{digest(self.key or '')[:KEY_DIGITS]}-{self.command.id}"
        self.dedup_id = identity_name(self.who), name

    @property
    def room(self) -> Room:
        return self.live.room

    @property
    def seat(self) -> int:
        """The seat of who gives the command; only seats get here."""
        seat = seat_number(self.who)
        assert seat is not None
        return seat

    @property
    def done(self) -> Done:
        return Done(self.command.id)

    async def commit(self, entry: AnyEntry) -> None:
        """Carry out an entry in the name of this command."""
        check_seatings(self.room, self.live.settings.most_seatings, entry)
        self.check_quota(Quota.check_entry)
        who, name = self.dedup_id
        signed = msgspec.structs.replace(entry, who=who, id=name)
        await self.live.commit(signed)

    def check_quota(self, check: Callable[[Quota], None]) -> None:
        """Refuse what is too much for one address."""
        if self.quota is not None:
            check(self.quota)


def check_playing(room: Room) -> None:
    if room.phase in (GATHERING, REVEALING):
        raise NotNow("server-not-started")
    if room.phase == OVER:
        raise NotNow("server-over")
