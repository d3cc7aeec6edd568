"""The server's clock, the clocks of a room, and what they say is due."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pioche.server.messages import PLAYING, REVEALING
from pioche.server.rooms.room import Room
from pioche.server.settings import Settings
from pioche.table.table import Table

MS_PER_SECOND: Final = 1000

# A clock that never goes back, in seconds.
Clock = Callable[[], float]

# The server looks at its clock so often; whatever is longer than the pause, it stood still.
TICK: Final = 0.5
PAUSE: Final = 2.0
# The process that holds a table sees to it in time; others wait this long before they do.
SLACK: Final = 2.0


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


@dataclass
class StepGate:
    """Up to which question bots may answer at a table that is played step by step.

    Bots answer freely what people are asked too: their choices show only together. All else
    waits for a step, but not for ever: no table is ever stuck.
    """

    wait: float  # seconds after which bots play on by themselves
    since: float
    question: int = 0
    opened: int = 0

    def follow(self, question: int, people: bool, now: float) -> None:
        """A question is asked, perhaps of people; the wait begins with it."""
        if question != self.question:
            self.question, self.since = question, now
        if people:
            self.opened = question

    def open(self, question: int) -> None:
        """Somebody has asked for the next step; who asks twice for one gets one."""
        if question == self.question:
            self.opened = question

    def closed(self, now: float) -> bool:
        """Whether bots wait."""
        return self.question > self.opened and now < self.ends

    @property
    def ends(self) -> float:
        return self.since + self.wait


class RoomClocks:
    """The clocks that run in a room: of the game, the turn, the seeds, undo questions, steps."""

    def __init__(self, room: Room, settings: Settings, now: float) -> None:
        self.room = room
        self.settings = settings
        self.revealing_since = now
        self.active_since = now  # since when anybody is present
        self.undo_asked_at = now
        self.turn = TurnClock(now)
        self.time = GameTime(now, room.table.last_at if room.dealt else 0)
        self.step_gate = StepGate(settings.step_wait, now)
        self.round_trip_ms: dict[int, int] = {}  # as measured, by seat
        self.update(now)

    def update(self, now: float) -> None:
        """Follow what the table asks."""
        if self.room.phase == PLAYING:
            self.turn.update(self.room.table, now)
            self.step_gate.follow(self.room.table.question, bool(self.people_asked()), now)

    def follow_phase(self, before: str, now: float) -> None:
        """Start the clock of a phase that has just begun."""
        if before != self.room.phase == REVEALING:
            self.revealing_since = now
        if before != self.room.phase == PLAYING:
            self.time = GameTime(now)

    def resume(self, now: float) -> None:
        """Somebody is present again: absences while nobody was do not count."""
        self.active_since = now
        self.turn.since = max(self.turn.since, now)

    # What is due without anybody present

    def due_in(self, now: float) -> float | None:
        """After how many seconds another process must wake the table, as the store keeps it."""
        moment = self.due_moment()
        return None if moment is None else max(0.0, moment - now) + SLACK

    def due_moment(self) -> float | None:
        """When something happens although nobody is present: the deal, an undo, the deadline.

        Bots, turn clocks and hand-overs wait until somebody is.
        """
        room = self.room
        if room.phase == REVEALING:
            return self.reveal_ends if room.waiting() else self.time.began
        if room.phase != PLAYING:
            return None
        request = room.undo_request
        if request is not None and not request.missing:
            return self.time.began
        deadline = room.table.deadline()
        allowed = None if deadline is None else deadline + room.table.allowance()
        return None if allowed is None else self.time.clock_time(allowed)

    @property
    def reveal_ends(self) -> float:
        return self.revealing_since + self.settings.reveal

    # Turns, patience, the time of the game

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
