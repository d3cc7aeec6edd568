"""A twin of a room for one watcher: all that this watcher cannot know is otherwise.

Hidden cards are dealt again, others have not changed their secret choices, and keys, seeds and the
bots that play for people are others. Whatever the server
makes of the twin for the watcher must be what it makes of the room.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final, TypeVar

from pioche.core.rng import Fast
from pioche.server.auth import digest
from pioche.server.messages import ENDED
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.news import RoomStatus
from pioche.server.rooms.room import Room
from pioche.server.rooms.seating import RoomSeat
from pioche.table.table import Table
from pioche.table.undo import UndoPoints
from pioche.testing.state_checks import hidden_from

Kind = TypeVar("Kind")
ANOTHER_BOT: Final = "another"


def copied(thing: Kind) -> Kind:
    """Another one with the same attributes; `copy` would fold a table again."""
    made = object.__new__(type(thing))
    vars(made).update(vars(thing))
    return made


def twin_of(room: Room, secret_steps: dict[int, int], watcher: int | None, chance: Random) -> Room:
    """`secret_steps` are places in the log with the seats that know of them."""
    twin = copied(room)
    twin._facts = None
    if room.phase in ENDED:  # nothing is secret any more
        return twin
    if room.dealt:
        twin._table = twin_table(room.table, secret_steps, watcher, chance)
    twin.seats = [twin_seat(seat) for seat in room.seats]
    return twin


def twin_seat(seat: RoomSeat) -> RoomSeat:
    """Another key, another seed, and played by another bot, if it has these."""
    seed = None if seat.seed is None else bytes(len(seat.seed))
    key = seat.key and digest(seat.key)
    return replace(seat, key=key, seed=seed, substitute=seat.substitute and ANOTHER_BOT)


def twin_table(
    table: Table, secret_steps: dict[int, int], watcher: int | None, chance: Random
) -> Table:
    twin = copied(table)
    twin.state = table.state.clone()
    twin.state.redeal(hidden_from(watcher), Fast(chance.getrandbits(40)))
    twin.log = [
        step for place, step in enumerate(table.log) if secret_steps.get(place, watcher) == watcher
    ]
    twin.secret_step = False
    forget_changes(twin, watcher)
    return twin


def forget_changes(table: Table, watcher: int | None) -> None:
    """Others have not changed their answers to the present question."""
    changes = [
        place
        for place, point in enumerate(table.undo_points)
        if point.secret and point.step.seat != watcher and point.question == table.progress
    ]
    if not changes:
        return
    kept = [point for at, point in enumerate(table.undo_points) if at not in changes]
    table.revealed_points -= sum(at < table.revealed_points for at in changes)
    table.undo_points = UndoPoints(kept)


def status_of(live: LiveRoom, twin: Room) -> RoomStatus:
    """The timed facts of the twin, as the server that has the room reckons them."""
    other = copied(live)
    other.room, other.clocks = twin, copied(live.clocks)
    other.clocks.room = twin
    return other.status()
