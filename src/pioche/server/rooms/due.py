"""When a table must be looked at even if nobody asks for it; the store keeps it with each entry."""

from typing import Final

from pioche.server.rooms.clocks import GameTime
from pioche.server.rooms.room import PLAYING, REVEALING, Room

# Whoever has the table sees to it in time; others only if nobody has, so many seconds later.
SLACK: Final = 2.0


def due_moment(room: Room, reveal_ends: float, time: GameTime) -> float | None:
    """When something happens by itself though nobody is there: the deal, an undo, the glass.

    Bots, turn clocks and hand-overs wait until somebody is.
    """
    if room.phase == REVEALING:
        return reveal_ends if room.waiting() else time.began
    if room.phase != PLAYING:
        return None
    request = room.undo_request
    if request is not None and not request.missing:
        return time.began
    deadline = room.table.deadline()
    return None if deadline is None else time.clock_time(deadline + room.table.allowance())


def due_in(room: Room, reveal_ends: float, time: GameTime, now: float) -> float | None:
    """The same in seconds from now, as others are told."""
    moment = due_moment(room, reveal_ends, time)
    return None if moment is None else max(0.0, moment - now) + SLACK
