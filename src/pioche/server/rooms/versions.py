"""Which rules a table belongs to: those of its game when it was made."""

from pioche.games import game
from pioche.server.errors import NotNow, OtherVersion
from pioche.server.rooms.entries import Header
from pioche.server.rooms.room import OVER, Room


def is_older(header: Header) -> bool:
    """Whether its game has other rules by now: its moves would not mean the same."""
    return header.version < game(header.game).version


def check_not_newer(header: Header) -> None:
    """Refuse a table of rules that are still to come for this server: it is left as it is."""
    known = game(header.game)
    if header.version > known.version:
        raise OtherVersion(
            "server-other-version", game=known.id, found=header.version, known=known.version
        )


def check_over(room: Room) -> None:
    """Refuse to look back at a game that is not over, or that cannot be folded any more."""
    if room.archived:
        known = game(room.header.game)
        raise OtherVersion(
            "server-older-rules", game=known.id, found=room.header.version, known=known.version
        )
    if room.closed is not None:
        raise NotNow("server-closed")
    if room.phase != OVER:
        raise NotNow("server-not-over")
