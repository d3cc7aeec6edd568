"""Votes: who may vote, and what the majority of the present players has agreed to.

The seat that a vote is about has no vote. A host without a seat has one.
"""

from typing import TYPE_CHECKING

from pioche.server.auth import THE_HOST, Identity, identity_name
from pioche.server.messages import ENDED
from pioche.server.messages.table import HAND_OVER, NEXT_HOST, Topic, VoteInfo
from pioche.server.rooms.room import Room
from pioche.table.log import HUMAN

if TYPE_CHECKING:
    from pioche.server.rooms.live_room import LiveRoom


def is_host(room: Room, who: Identity) -> bool:
    return who == THE_HOST or (who is not None and who == room.host_seat)


def voters(live: "LiveRoom", about: Topic, seat: int, now: float) -> list[int]:
    """The present players who decide themselves, except the one the vote is about."""
    silent = seat if about == HAND_OVER else live.room.host_seat
    return [
        number
        for number, had in enumerate(live.room.seats)
        if had.person and number != silent and live.people.here(number, now)
    ]


def vote_info(live: "LiveRoom", about: Topic, seat: int, now: float) -> VoteInfo:
    able, names = voters(live, about, seat, now), names_of(live, about, seat)
    agreed = [number for number in able if identity_name(number) in names]
    return VoteInfo(about, seat, agreed, len(able) // 2 + 1)


def is_agreed(live: "LiveRoom", about: Topic, seat: int, now: float) -> bool:
    """Whether enough agree; a host without a seat counts as one more."""
    vote, names = vote_info(live, about, seat, now), names_of(live, about, seat)
    seatless = live.room.host_seat is None and identity_name(THE_HOST) in names
    return len(vote.agreed) + seatless >= vote.needed


def names_of(live: "LiveRoom", about: Topic, seat: int) -> set[str]:
    """The identities that agree; a host with a seat is one person, with either key."""
    room = live.room
    names = room.ballot.names(about, seat, room.question)
    if room.host_seat is None or identity_name(THE_HOST) not in names:
        return names
    return names | {identity_name(room.host_seat)}


def has_voted(live: "LiveRoom", about: Topic, seat: int, who: Identity) -> bool:
    return identity_name(who) in names_of(live, about, seat)


def handed_over_by_vote(live: "LiveRoom", now: float) -> int | None:
    agreed = (seat for seat in live.clocks.stalling(now) if is_agreed(live, HAND_OVER, seat, now))
    return next(agreed, None)


def host_by_vote(live: "LiveRoom", now: float) -> int | None:
    """The seat of the next host, if the present one is away and the vote is decided."""
    wanted = [seat for about, seat in live.room.ballot.agreed if about == NEXT_HOST]
    if not wanted or not host_away(live, now):
        return None
    return next((seat for seat in wanted if is_agreed(live, NEXT_HOST, seat, now)), None)


def host_away_from(live: "LiveRoom", now: float) -> float | None:
    """When the host counts as away; None while the host is present."""
    room = live.room
    who: Identity = THE_HOST if room.host_seat is None else room.host_seat
    if live.people.here(who, now) or live.people.here(THE_HOST, now):
        return None
    return max(live.people.away_since(who), live.people.began) + live.settings.grace


def host_away(live: "LiveRoom", now: float) -> bool:
    begins = host_away_from(live, now)
    people = any(seat.player == HUMAN for seat in live.room.seats)
    return people and live.room.phase not in ENDED and begins is not None and now >= begins


def votes_under_way(live: "LiveRoom", now: float) -> list[VoteInfo]:
    room = live.room
    stalling = live.clocks.stalling(now) if room.ballot.agreed else []
    infos = [
        vote_info(live, about, seat, now)
        for about, seat in sorted(room.ballot.agreed)
        if about == NEXT_HOST or seat in stalling
    ]
    return [info for info in infos if info.agreed]
