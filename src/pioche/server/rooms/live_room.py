"""A room in use: its lock, its people, its storage, its clocks and its bots.

Under the lock an entry is checked and applied in memory, then stored, and only then answered and
pushed. If storing fails, or another server has claimed the table, the room is dropped; the next
request claims the table and loads it again.
"""

import asyncio

import msgspec

from pioche.core.refusals import Refusal
from pioche.server.auth import THE_HOST, Identity, identity_name, seat_number
from pioche.server.errors import Forbidden
from pioche.server.limits import Limit
from pioche.server.messages import GATHERING, OVER, PLAYING
from pioche.server.messages.requests import STEP
from pioche.server.messages.table import ChatLine, News, TableInfo
from pioche.server.metrics import MOVES
from pioche.server.rooms import entries, news, voting
from pioche.server.rooms.bots import BotRunner
from pioche.server.rooms.clocks import Clock, RoomClocks
from pioche.server.rooms.connection import (
    GOING_AWAY,
    Attendance,
    Connection,
)
from pioche.server.rooms.entries import (
    AnyEntry,
    HostPassed,
    PaceSet,
    Played,
    StoredLine,
    UndoRequested,
)
from pioche.server.rooms.news import RoomStatus, TimedPart, publish, timed_part
from pioche.server.rooms.room import Room
from pioche.server.rooms.search_pool import SearchPool
from pioche.server.rooms.value_runner import ValueRunner
from pioche.server.settings import Settings
from pioche.server.store.interface import SAID_WITHIN, Store, TableUpdate
from pioche.table.log import MOVE, UNDO


class RoomStorage:
    """What the store has of a room: its entries and its lines of chat."""

    def __init__(
        self, room: Room, lines: list[StoredLine], store: Store, clock: Clock, epoch: int
    ) -> None:
        self.room = room
        self.clock = clock
        self.lines = lines
        self.chat_ids = {(line.who, line.id) for line in lines}
        self.store = store
        self.stored = room.count  # entries that the store has acknowledged
        self.epoch = epoch  # of our claim on the table: a later claim fences this one
        # The phase in which the store knows that nothing is due, and until when it need not be
        # said again.
        self.said: tuple[str | None, float] = (None, 0.0)

    def size(self) -> tuple[int, int]:
        return self.room.count, len(self.lines)

    async def append(self, content: bytes, before: str, due_in: float | None) -> None:
        """Store the entry that was just applied in the phase `before`."""
        room = self.room
        ended = room.phase == OVER != before
        record = await asyncio.to_thread(room.record) if ended else None
        phase, until = self.said
        again = room.phase == phase and due_in is None and self.clock() < until
        update = TableUpdate(room.phase, due_in, record, again)
        await self.store.append(room.id, room.count - 1, content, self.epoch, update)
        self.stored = room.count
        if not again:
            known = room.phase if due_in is None else None
            self.said = known, self.clock() + SAID_WITHIN

    # Chat

    async def append_line(self, line: StoredLine) -> ChatLine:
        number = len(self.lines)
        await self.store.append_chat(self.room.id, number, entries.write(line), self.epoch)
        self.lines.append(line)
        self.chat_ids.add((line.who, line.id))
        return chat_line(number, line)

    def chat_since(self, number: int) -> list[ChatLine]:
        return [chat_line(at, line) for at, line in enumerate(self.lines) if at >= number]

    def chat_full(self, who: Identity, most: int) -> bool:
        """Whether a seat or the host has said its share of `most` lines."""
        said = sum(line.who == identity_name(who) and not line.key for line in self.lines)
        return said >= most // (len(self.room.seats) + 1)


class LiveRoom:
    """One table in use: its people, what is stored of it, its clocks and its bots."""

    def __init__(
        self,
        room: Room,
        lines: list[StoredLine],
        store: Store,
        settings: Settings,
        clock: Clock,
        pool: SearchPool,
        epoch: int = 0,
    ) -> None:
        now = clock()
        self.room = room
        self.settings = settings
        self.clock = clock
        self.storage = RoomStorage(room, lines, store, clock, epoch)
        self.people = Attendance(room, settings.presence, now)
        self.clocks = RoomClocks(room, settings, now)
        self.lock = asyncio.Lock()
        self.wakeup = asyncio.Event()  # something has changed that the scheduler must look at
        self.wakes_at: float | None = None  # when the scheduler looks by itself
        self.changed = False  # something has changed that must be published
        self.dropped = False
        self.last_used = now
        self.action_limit = Limit(settings.action_limit, clock)
        self.bot_runner = BotRunner(room, settings, pool, self.wakeup.set)
        self.value_runner = ValueRunner(room, pool, self.people.connections)
        self.value_limit = Limit(settings.value_limit, clock)
        self.moves = MOVES.labels(room.header.game)  # kept: the lookup costs more than counting
        self.published_status = self.timed_status()

    # Entries

    async def commit(self, entry: AnyEntry) -> None:
        """Apply an entry and store it; a refused one changes nothing."""
        phase, request = self.room.phase, self.room.undo_request
        content = self.apply(entry)
        self.clocks.follow_phase(phase, self.clock())
        try:
            await self.storage.append(content, phase, self.clocks.due_in(self.clock()))
        except BaseException:
            self.drop()  # memory may be ahead of the store: nobody may see it
            raise
        undone = isinstance(entry, Played) and entry.is_kind(UNDO)
        secret = self.room.dealt and self.room.table.secret_step
        if undone and not secret and request is not None and request.asked:
            self.clocks.turn.restart(self.room.table, self.clock())
        self.after_commit(entry)

    def apply(self, entry: AnyEntry) -> bytes:
        """Apply an entry in memory; if the rules fail half-way, the room is dropped."""
        try:
            return self.room.apply(entry)
        except Refusal:
            raise
        except BaseException:
            self.drop()
            raise

    def after_commit(self, entry: AnyEntry) -> None:
        """Let people, bots and clocks follow a stored entry."""
        now = self.clock()
        if self.room.phase == GATHERING:
            self.people.dismiss_unseated(entry, now)
        if isinstance(entry, HostPassed):
            self.people.dismiss_host(now, notify=entry.who != THE_HOST)
        if isinstance(entry, Played) and entry.is_kind(MOVE) and not entry.time:
            self.moves.inc()
        if isinstance(entry, PaceSet):
            self.bot_runner.forget_plans()
        if isinstance(entry, UndoRequested):
            self.clocks.undo_asked_at = now
        self.clocks.update(now)
        self.changed = True
        if not self.is_quiet(now):
            self.wakeup.set()

    def is_quiet(self, now: float) -> bool:
        """Whether the scheduler has nothing to do before it wakes by itself.

        That is so while only people who are present are asked, and no clock but their patience
        runs.
        """
        facts, clocks = self.room.facts, self.clocks
        only_people = 0 < len(facts.people_asked) == len(facts.waiting)
        if self.wakes_at is None or self.room.phase != PLAYING or not only_people:
            return False
        if self.room.undo_request is not None or self.room.header.turn_seconds is not None:
            return False
        if clocks.deadline() is not None:
            return False
        if not all(self.people.here(seat, now) for seat in facts.people_asked):
            return False
        settings = self.settings
        earliest = min(settings.grace, settings.patience - settings.warning)
        return self.wakes_at <= clocks.turn.since + earliest

    async def add_chat(self, line: StoredLine) -> None:
        try:
            pushed = await self.storage.append_line(line)
        except BaseException:
            self.drop()
            raise
        for connection in self.people.connections:
            if connection.greeted and self.may_read_chat(connection.who):
                connection.push_line(pushed)

    def drop(self) -> None:
        """Give the room up: the next request loads the table again."""
        self.dropped = True
        self.bot_runner.close()
        self.value_runner.close()
        self.wakeup.set()
        for connection in self.people.connections:
            connection.close(GOING_AWAY)

    # Who is connected

    def mark_seen(self, who: Identity) -> None:
        now = self.clock()
        before = self.people.here(who, now)
        self.wake(now)
        self.people.seen(who, now)
        self.note_presence(before)

    def enter(self, connection: Connection, who: Identity) -> None:
        if who in connection.speakers:
            return
        now = self.clock()
        before = self.people.here(who, now)
        self.wake(now)
        self.people.enter(connection, who)
        self.note_presence(before)

    def exit(self, connection: Connection) -> None:
        self.last_used = self.clock()
        self.people.exit(connection, self.last_used)
        self.note_presence(False)

    def note_presence(self, before: bool) -> None:
        if not before:
            self.changed = True
        self.wakeup.set()

    def wake(self, now: float) -> None:
        """The room is used; absences while nobody was present do not count."""
        self.last_used = now
        if not self.people.active(now):
            self.clocks.resume(now)

    def idle(self, now: float) -> bool:
        """Whether nobody needs it. Dropped before something is due, it would start over later."""
        unused = now - self.last_used > self.settings.idle
        waits = self.clocks.due_moment() is not None
        return unused and not waits and not self.people.connections and not self.lock.locked()

    # What is published

    def may_watch(self, who: Identity) -> bool:
        """Whether an identity may see the game: seats, and others if the table allows it."""
        return self.room.header.watch or seat_number(who) is not None

    def may_read_chat(self, who: Identity) -> bool:
        return self.may_watch(who) or who == THE_HOST

    def check_watch(self, who: Identity) -> None:
        if not self.may_read_chat(who):
            raise Forbidden("server-no-watching")

    def info(self) -> TableInfo:
        return self.info_of(self.status())

    def news(self, who: Identity, since: int | None = None) -> News:
        """The news of an identity with a description; without `since`, no earlier events."""
        status = self.status()
        found = self.news_of(who, since, status, self.info_of(status))
        lines = news.description(self.room.game, found.view)
        return msgspec.structs.replace(found, description=lines)

    def info_of(self, status: RoomStatus) -> TableInfo:
        return news.table_info(self.room, status, self.settings)

    def news_of(
        self, who: Identity, since: int | None, status: RoomStatus, info: TableInfo
    ) -> News:
        """The news of an identity, given the public facts, without a description."""
        self.check_watch(who)
        if not self.may_watch(who):
            return news.blind_news(info)
        seat = seat_number(who)
        first = self.room.seat_events.count(seat) if since is None else since
        return news.seat_news(self.room, info, status, seat, first)

    def has_news(self) -> bool:
        """Whether something has changed, also by the mere passing of time."""
        return not self.dropped and (self.changed or self.published_status != self.timed_status())

    def timed_status(self) -> TimedPart:
        """What changes by itself: who is present, a turn that ends, bots that wait, who stalls."""
        return timed_part(self.status())

    def publish(self) -> None:
        publish(self)

    def status(self) -> RoomStatus:
        now = self.clock()
        present = [self.people.here(seat, now) for seat in range(len(self.room.seats))]
        left, at = self.clocks.turn_left(now), self.clocks.game_now(now)
        wanted, stalling = self.step_wanted(now), self.clocks.stalling(now)
        votes, host_away = voting.votes_under_way(self, now), voting.host_away(self, now)
        return RoomStatus(present, left, at, wanted, stalling, votes, host_away)

    # Steps

    def step_wanted(self, now: float) -> bool:
        """Whether bots wait for the next step and a player is present who may ask for it.

        In timed games nobody waits.
        """
        if self.room.phase != PLAYING or self.room.bot_pace != STEP or self.clocks.haste.on:
            return False
        able = any(who is not None for who in self.people.anybody(now))
        return able and self.clocks.step_gate.closed(now) and not self.room.table.clock_runs()

    def hurry(self, question: int) -> None:
        self.clocks.haste.begin(question)
        self.wakeup.set()

    def step(self, question: int) -> None:
        self.clocks.step_gate.open(question)
        self.changed = True
        self.wakeup.set()


def chat_line(number: int, line: StoredLine) -> ChatLine:
    seat = None if line.who == THE_HOST else int(line.who)
    return ChatLine(number, seat, line.name, line.text, line.key)
