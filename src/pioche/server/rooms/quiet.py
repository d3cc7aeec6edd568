"""Moves after which nothing is due: the scheduler of their room need not look."""

from typing import TYPE_CHECKING

from pioche.server.rooms.room import PLAYING

if TYPE_CHECKING:
    from pioche.server.rooms.live_room import LiveRoom


def is_quiet(live: "LiveRoom", now: float) -> bool:
    """Whether the scheduler has nothing to do before it wakes by itself.

    That is so while people who are there are asked, and no clock but everybody's patience runs.
    """
    if live.wakes_at is None or not only_people_asked(live) or live.room.undo_request is not None:
        return False
    if live.room.header.turn_seconds is not None or live.deadline() is not None:
        return False
    if not all(live.presence.here(seat, now) for seat in live.people_asked()):
        return False
    settings = live.settings
    earliest = min(settings.grace, settings.patience - settings.warning)
    return live.wakes_at <= live.turn.since + earliest


def only_people_asked(live: "LiveRoom") -> bool:
    """Whether the game is under way, and waits for people alone."""
    facts = live.room.facts
    return live.room.phase == PLAYING and 0 < len(facts.people_asked) == len(facts.waiting)
