"""The server's clock, the clocks of a room, and what they say is due."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pioche.server.rooms.room import PLAYING, REVEALING, Room
from pioche.server.settings import Settings
from pioche.table.table import Table

if TYPE_CHECKING:
    from pioche.server.rooms.live_room import LiveRoom

MS_PER_SECOND: Final = 1000

# A clock that never goes back, in seconds.
Clock = Callable[[], float]

# The server looks at its clock so often; whatever is longer than the pause, it stood still.
TICK: Final = 0.5
PAUSE: Final = 2.0


class ServerClock:
    """Seconds that never go back, without those in which the server itself stood still.

    A process that was stopped for a while, or a machine that slept, has kept people waiting, and
    not they it: all that is due after a time is due so much later.
    """

    def __init__(self, source: Clock = time.monotonic) -> None:
        self.source = source
        self.seen = source()
        self.stood_still = 0.0

    def __call__(self) -> float:
        now = self.source()
        if now - self.seen > PAUSE:
            self.stood_still += now - self.seen
        self.seen = now
        return now - self.stood_still

    async def keep_looking(self) -> None:
        """For as long as the server runs: a quiet hour is no pause."""
        while True:
            self()
            await asyncio.sleep(TICK)


@dataclass
class GameTime:
    """Milliseconds since the deal; it stands still while the server is down."""

    began: float
    first: int = 0

    def at(self, now: float) -> int:
        """The time of the game at a moment."""
        return self.first + int((now - self.began) * MS_PER_SECOND)

    def clock_time(self, at: int) -> float:
        """When it is that time."""
        return self.began + (at - self.first) / MS_PER_SECOND


@dataclass
class TurnClock:
    """When the present question was asked.

    A move that is taken back and made again wins no time: only a question that lies further on
    than any before starts the clock anew, or an undo to which others agreed. Questions are
    counted, not moves: how often somebody has changed a secret choice must not be read from a
    clock.
    """

    since: float
    furthest: int = -1

    def update(self, table: Table, now: float) -> None:
        """Start anew if something new is asked."""
        if table.progress > self.furthest:
            self.restart(table, now)

    def restart(self, table: Table, now: float) -> None:
        """Give everybody their whole time for what is asked now, and for whatever comes after."""
        self.since, self.furthest = now, table.progress


class RoomClocks:
    """The part of `LiveRoom` that tells what is due when; it changes nothing."""

    room: Room
    settings: Settings
    turn: TurnClock
    time: GameTime
    undo_asked_at: float
    round_trip_ms: dict[int, int]

    def turn_ends(self) -> float | None:
        """When the turn clock or everybody's patience runs out, if people are asked.

        Where the game has a deadline of its own, that is enough: nobody needs patience as well.
        """
        if not self.people_asked():
            return None
        seconds = self.room.header.turn_seconds
        if seconds is not None:
            return self.turn.since + seconds
        return self.turn.since + self.settings.patience if self.deadline() is None else None

    def turn_visible_from(self) -> float | None:
        """From when on it is shown how long is left."""
        ends = self.turn_ends()
        return None if ends is None else self.visible_from(ends)

    def visible_from(self, ends: float) -> float:
        """The same of a turn that ends then: patience is mentioned only at its end."""
        clock = self.room.header.turn_seconds is not None
        return self.turn.since if clock else ends - self.settings.warning

    def turn_left(self, now: float) -> int | None:
        ends = self.turn_ends()
        if ends is None or now < self.visible_from(ends):
            return None
        return max(0, int((ends - now) * MS_PER_SECOND))

    def stalling_from(self) -> float | None:
        """From when on others may have a bot play for those who are asked.

        Where a turn clock or the game itself limits their time, that is enough.
        """
        if self.room.header.turn_seconds is not None or self.deadline() is not None:
            return None
        return self.turn.since + self.settings.grace if self.people_asked() else None

    def stalling(self, now: float) -> list[int]:
        """The people who have kept the others waiting for longer than the grace."""
        begins = self.stalling_from()
        return self.people_asked() if begins is not None and now >= begins else []

    def undo_question_ends(self) -> float | None:
        """Until when bots wait for people to answer whether a move may be taken back."""
        request = self.room.undo_request
        if request is None or not request.missing:
            return None
        return self.undo_asked_at + self.settings.grace

    def people_asked(self) -> list[int]:
        """The seats that owe a choice and that people choose for."""
        return self.room.facts.people_asked

    def game_at(self, moment: float) -> int:
        """The time of the game at a moment: never before what has happened already."""
        return max(self.time.at(moment), self.room.table.last_at)

    def game_now(self, now: float) -> int | None:
        """The time of the game, where the game goes by it."""
        if self.room.phase != PLAYING or self.room.game.rules.clock is None:
            return None
        return self.game_at(now)

    def allowance(self, seats: list[int]) -> int:
        """What the slowest line of the people on these seats is forgiven."""
        people = [seat for seat in seats if self.room.seats[seat].person]
        slowest = max((self.round_trip_ms.get(seat, 0) for seat in people), default=0)
        return min(slowest, self.room.table.allowance())

    def deadline(self) -> int | None:
        """When time itself moves next, in the time of the game and for those who must act."""
        return self.room.facts.deadline


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
