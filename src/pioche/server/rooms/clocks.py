"""The server's clock, the clocks of a room, and what is due by them."""

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

# Monotonic seconds.
Clock = Callable[[], float]

# Interval at which the server reads its clock; after a gap longer than PAUSE it stood still.
TICK: Final = 0.5
PAUSE: Final = 2.0
# The process that holds a table sees to it in time; others wait this long before they do.
SLACK: Final = 2.0


class ServerClock:
    """Monotonic seconds, without the time in which the server itself stood still.

    A process that was stopped, or a machine that slept, has kept the players waiting: everything
    that is due moves by that time.
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
        """Read the clock for as long as the server runs, so that a quiet hour is no pause."""
        while True:
            self()
            await asyncio.sleep(TICK)


@dataclass
class GameTime:
    """Milliseconds since the deal; they stop while the server is down."""

    began: float
    first: int = 0

    def at(self, now: float) -> int:
        return self.first + int((now - self.began) * MS_PER_SECOND)

    def clock_time(self, at: int) -> float:
        """The moment of the clock at a time of the game."""
        return self.began + (at - self.first) / MS_PER_SECOND


@dataclass
class TurnClock:
    """When the present question was asked.

    A move that is taken back and made again gains no time: the clock restarts only for a question
    further on than any before, or after an undo that others agreed to. It counts questions, not
    moves, because a changed secret choice must not show on the clock.
    """

    since: float
    furthest: int = -1

    def update(self, table: Table, now: float) -> None:
        if table.progress > self.furthest:
            self.restart(table, now)

    def restart(self, table: Table, now: float) -> None:
        self.since, self.furthest = now, table.progress


@dataclass
class StepGate:
    """The last question that bots may answer at a table played step by step.

    Bots answer at once what players are asked too, since such choices show together. Everything
    else waits for a step, but not longer than `wait`.
    """

    wait: float  # seconds after which bots play on without a step
    since: float
    question: int = 0
    opened: int = 0

    def follow(self, question: int, people: bool, now: float) -> None:
        """Note the present question; the wait begins with a new one."""
        if question != self.question:
            self.question, self.since = question, now
        if people:
            self.opened = question

    def open(self, question: int) -> None:
        """A player asks for the next step; asking twice changes nothing."""
        if question == self.question:
            self.opened = question

    def closed(self, now: float) -> bool:
        return self.question > self.opened and now < self.ends

    @property
    def ends(self) -> float:
        return self.since + self.wait


@dataclass
class Haste:
    """Whether bots play at once, until a player is asked."""

    on: bool = False
    asked: int = -1  # the last question to a player

    def follow(self, question: int, people: bool) -> None:
        if people:
            self.on, self.asked = False, question

    def begin(self, question: int) -> None:
        """A player asks for it; a request from before the last question is too late."""
        if question > self.asked:
            self.on = True


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
        self.haste = Haste()
        self.round_trip_ms: dict[int, int] = {}  # as measured, by seat
        self.update(now)

    def update(self, now: float) -> None:
        if self.room.phase == PLAYING:
            self.turn.update(self.room.table, now)
            question, people = self.room.table.question, bool(self.people_asked())
            self.step_gate.follow(question, people, now)
            self.haste.follow(question, people)

    def follow_phase(self, before: str, now: float) -> None:
        if before != self.room.phase == REVEALING:
            self.revealing_since = now
        if before != self.room.phase == PLAYING:
            self.time = GameTime(now)

    def resume(self, now: float) -> None:
        """A player is present again: absences while nobody was present do not count."""
        self.active_since = now
        self.turn.since = max(self.turn.since, now)

    # What is due without anybody present

    def due_in(self, now: float) -> float | None:
        """After how many seconds another process must wake the table, as the store keeps it."""
        moment = self.due_moment()
        return None if moment is None else max(0.0, moment - now) + SLACK

    def due_moment(self) -> float | None:
        """When something happens although nobody is present: the deal, an undo, the deadline.

        Bots, turn clocks and hand-overs wait until a player is.
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
        """When the turn clock or the players' patience ends, if players are asked.

        A deadline of the game replaces the patience.
        """
        if not self.people_asked():
            return None
        seconds = self.room.header.turn_seconds
        if seconds is not None:
            return self.turn.since + seconds
        return self.turn.since + self.settings.patience if self.deadline() is None else None

    def turn_visible_from(self) -> float | None:
        """When the remaining time begins to be shown."""
        ends = self.turn_ends()
        return None if ends is None else self.visible_from(ends)

    def visible_from(self, ends: float) -> float:
        """The same for a known end; patience shows only near its end."""
        clock = self.room.header.turn_seconds is not None
        return self.turn.since if clock else ends - self.settings.warning

    def turn_left(self, now: float) -> int | None:
        ends = self.turn_ends()
        if ends is None or now < self.visible_from(ends):
            return None
        return max(0, int((ends - now) * MS_PER_SECOND))

    def stalling_from(self) -> float | None:
        """When others may vote for a bot; never where a turn clock or the game limits the time."""
        if self.room.header.turn_seconds is not None or self.deadline() is not None:
            return None
        return self.turn.since + self.settings.grace if self.people_asked() else None

    def stalling(self, now: float) -> list[int]:
        """The players who have kept the others waiting for longer than the grace."""
        begins = self.stalling_from()
        return self.people_asked() if begins is not None and now >= begins else []

    def undo_question_ends(self) -> float | None:
        """How long bots wait for players to answer an undo question."""
        request = self.room.undo_request
        if request is None or not request.missing:
            return None
        return self.undo_asked_at + self.settings.grace

    def people_asked(self) -> list[int]:
        return self.room.facts.people_asked

    def game_at(self, moment: float) -> int:
        """The time of the game at a moment, never before its last step."""
        return max(self.time.at(moment), self.room.table.last_at)

    def skip_to(self, at: int, now: float) -> None:
        """Let the game's time be that far, unless it is further on."""
        if at > self.time.at(now):
            self.time = GameTime(now, at)

    def game_now(self, now: float) -> int | None:
        if self.room.phase != PLAYING or self.room.game.rules.clock is None:
            return None
        return self.game_at(now)

    def allowance(self, seats: list[int]) -> int:
        """The allowance for the slowest connection of the players on these seats."""
        people = [seat for seat in seats if self.room.seats[seat].person]
        slowest = max((self.round_trip_ms.get(seat, 0) for seat in people), default=0)
        return min(slowest, self.room.table.allowance())

    def deadline(self) -> int | None:
        """The next deadline of the game, in its time, without allowance."""
        return self.room.facts.deadline
