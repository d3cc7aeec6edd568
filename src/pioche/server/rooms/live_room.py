"""A room in use: one lock, the store behind it, and everybody who is connected.

Whoever holds the lock checks and applies an entry on memory, has it stored, and only then is
anything of it answered or pushed. If storing fails, or somebody else has claimed the table, the
room is dropped; the next who asks claims it and reads it anew.
"""

import asyncio

import msgspec

from pioche.core.refusals import Refusal
from pioche.server.auth import THE_HOST, Identity, identity_name, seat_number
from pioche.server.errors import Forbidden
from pioche.server.limits import Limit
from pioche.server.messages.requests import HUMAN, STEP
from pioche.server.messages.table import ChatLine, News, TableInfo
from pioche.server.metrics import MOVES
from pioche.server.rooms import entries, news, voting
from pioche.server.rooms.archive import ending_record
from pioche.server.rooms.bots import BotRunner, StepGate
from pioche.server.rooms.clocks import Clock, GameTime, RoomClocks, TurnClock, due_in, is_quiet
from pioche.server.rooms.connection import (
    GOING_AWAY,
    Connection,
    Presence,
    dismiss_host,
    dismiss_unseated,
)
from pioche.server.rooms.entries import (
    AnyEntry,
    HostPassed,
    PaceSet,
    StoredLine,
    Undone,
    UndoRequested,
)
from pioche.server.rooms.news import RoomStatus, TimedPart, publish, timed_part
from pioche.server.rooms.room import GATHERING, PLAYING, REVEALING, Room
from pioche.server.rooms.search_pool import SearchPool
from pioche.server.rooms.value_runner import ValueRunner
from pioche.server.settings import Settings
from pioche.server.store.interface import Store, TableUpdate


class LiveRoom(RoomClocks):
    """One table under way, with its people and its clocks."""

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
        self.lines = lines
        self.chat_ids = {(line.who, line.id) for line in lines}
        self.store = store
        self.epoch = epoch  # with which it was claimed: an older one can store nothing
        self.settings = settings
        self.clock = clock
        self.lock = asyncio.Lock()
        self.wakeup = asyncio.Event()  # something has changed that the scheduler must look at
        self.wakes_at: float | None = None  # when it will look by itself
        self.changed = False  # something has changed that must be published
        self.dropped = False
        self.connections: set[Connection] = set()
        self.action_limit = Limit(settings.action_limit, clock)
        self.presence = Presence(settings.presence, now)
        self.bot_runner = BotRunner(room, settings, pool, self.wakeup.set)
        self.value_runner = ValueRunner(room, pool, self.connections)
        self.value_limit = Limit(settings.value_limit, clock)
        self.step_gate = StepGate(settings.step_wait, now)
        self.moves = MOVES.labels(room.header.game)  # kept: to find it takes longer than to count
        self.revealing_since = now
        self.active_since = now
        self.undo_asked_at = now
        self.last_used = now
        self.turn = TurnClock(now)
        self.time = GameTime(now, room.table.last_at if room.dealt else 0)
        self.round_trip_ms: dict[int, int] = {}  # as measured, of each seat
        self.update_clocks(now)
        self.published_status = self.timed_status()

    # What happens

    async def commit(self, entry: AnyEntry) -> None:
        """Carry an entry out and store it; a refused one changes nothing."""
        number, phase, request = self.room.count, self.room.phase, self.room.undo_request
        self.apply(entry)
        self.follow_phase(phase)
        try:
            update = TableUpdate(
                self.room.phase, self.due_in(), await ending_record(self.room, phase)
            )
            await self.store.append(self.room.id, number, entries.write(entry), self.epoch, update)
        except BaseException:
            self.drop()  # what is in memory may not be in the store: nobody shall see it
            raise
        if isinstance(entry, Undone) and request is not None and request.asked:
            self.turn.restart(self.room.table, self.clock())
        self.after_commit(entry)

    def stored(self) -> tuple[int, int]:
        """How many entries and lines of chat."""
        return self.room.count, len(self.lines)

    def apply(self, entry: AnyEntry) -> None:
        """On memory alone; where the rules fail in the middle, nobody shall see what is left."""
        try:
            self.room.apply(entry)
        except Refusal:
            raise
        except BaseException:
            self.drop()
            raise

    def follow_phase(self, before: str) -> None:
        """Start the clock of a phase that has just begun."""
        now = self.clock()
        if before != self.room.phase == REVEALING:
            self.revealing_since = now
        if before != self.room.phase == PLAYING:
            self.time = GameTime(now)

    def due_in(self) -> float | None:
        """In how many seconds somebody must look at the table, if nobody asks for it before."""
        reveal_ends = self.revealing_since + self.settings.reveal
        return due_in(self.room, reveal_ends, self.time, self.clock())

    def after_commit(self, entry: AnyEntry) -> None:
        """Let the clocks follow."""
        now = self.clock()
        if self.room.phase == GATHERING:
            dismiss_unseated(self, entry)
        if isinstance(entry, HostPassed):
            dismiss_host(self, notify=entry.who != entries.HOST)
        if isinstance(entry, entries.Moved):
            self.moves.inc()
        if isinstance(entry, PaceSet):
            self.bot_runner.forget_plans()
        if isinstance(entry, UndoRequested):
            self.undo_asked_at = now
        self.update_clocks(now)
        self.changed = True
        if not is_quiet(self, now):
            self.wakeup.set()

    def key_of(self, who: Identity) -> str | None:
        """What is stored of their key."""
        seat = seat_number(who)
        return None if seat is None else self.room.seats[seat].key

    def update_clocks(self, now: float) -> None:
        if self.room.phase == PLAYING:
            self.turn.update(self.room.table, now)
            self.step_gate.follow(self.room.table.question, bool(self.people_asked()), now)

    async def add_chat(self, line: StoredLine) -> ChatLine:
        """Store a line of chat, then push it to everybody."""
        number = len(self.lines)
        try:
            await self.store.append_chat(self.room.id, number, entries.write(line), self.epoch)
        except BaseException:
            self.drop()
            raise
        self.lines.append(line)
        self.chat_ids.add((line.who, line.id))
        pushed = chat_line(number, line)
        for connection in self.connections:
            if connection.greeted and self.may_read_chat(connection.who):
                connection.push_line(pushed)
        return pushed

    def chat_count(self, who: Identity) -> int:
        """How much was said from a seat, or by the host."""
        return sum(line.who == identity_name(who) and not line.key for line in self.lines)

    def chat_share(self) -> int:
        """How much may be said from each seat and by the host: nobody silences the others."""
        return self.settings.most_lines // (len(self.room.seats) + 1)

    def drop(self) -> None:
        """Forget everything: the next who asks reads the table anew."""
        self.dropped = True
        self.bot_runner.close()
        self.value_runner.close()
        self.wakeup.set()
        for connection in self.connections:
            connection.close(GOING_AWAY)

    # Who is there

    def mark_seen(self, who: Identity) -> None:
        """Somebody has asked for something."""
        now = self.clock()
        self.wake(now)
        before = self.presence.here(who, now)
        self.presence.seen(who, now)
        self.note_presence(before)

    def enter(self, connection: Connection, who: Identity) -> None:
        """A socket speaks for somebody."""
        if who in connection.speakers:
            return
        connection.speakers[who] = self.key_of(who)
        now = self.clock()
        self.wake(now)
        before = self.presence.here(who, now)
        self.presence.enter(who)
        self.note_presence(before)

    def exit(self, connection: Connection) -> None:
        """A socket is gone."""
        self.connections.discard(connection)
        for who in connection.speakers:
            self.presence.exit(who, self.clock())
        self.last_used = self.clock()
        self.note_presence(False)

    def note_presence(self, before: bool) -> None:
        if not before:
            self.changed = True
        self.wakeup.set()

    def has_news(self) -> bool:
        """Whether something has changed, be it that somebody has been away for long."""
        return not self.dropped and (self.changed or self.published_status != self.timed_status())

    def timed_status(self) -> TimedPart:
        """What changes by itself: who is there, a turn that ends, bots that wait, who stalls."""
        return timed_part(self.status())

    def wake(self, now: float) -> None:
        """Whoever was away while nobody was there has not kept anybody waiting."""
        self.last_used = now
        if not self.active(now):
            self.active_since = now
            self.turn.since = max(self.turn.since, now)

    def active(self, now: float) -> bool:
        """Whether anybody is there for whom bots should play on."""
        here = self.presence.anybody(now)
        people = any(seat.player == HUMAN for seat in self.room.seats)
        return any(who is not None for who in here) if people else bool(here)

    def idle(self, now: float) -> bool:
        """Whether the room can be put away."""
        unused = now - self.last_used > self.settings.idle
        return unused and not self.connections and not self.lock.locked()

    # What is published

    def may_watch(self, who: Identity) -> bool:
        """Whether they may see the game; seats may, others if the table says so."""
        return self.room.header.watch or seat_number(who) is not None

    def may_read_chat(self, who: Identity) -> bool:
        """Whether they may read the chat."""
        return self.may_watch(who) or who == THE_HOST

    def check_watch(self, who: Identity) -> None:
        if not self.may_read_chat(who):
            raise Forbidden("server-no-watching")

    def info(self) -> TableInfo:
        """What everybody knows."""
        return self.info_of(self.status())

    def news(self, who: Identity, since: int | None = None) -> News:
        """The whole present of a seat; without `since`, none of its earlier events."""
        status = self.status()
        found = self.news_of(who, since, status, self.info_of(status))
        lines = news.description(self.room.game, found.view)
        return msgspec.structs.replace(found, description=lines)

    def info_of(self, status: RoomStatus) -> TableInfo:
        return news.table_info(self.room, status, self.settings)

    def news_of(
        self, who: Identity, since: int | None, status: RoomStatus, info: TableInfo
    ) -> News:
        """The news of somebody without their description, when what everybody knows is known."""
        self.check_watch(who)
        if not self.may_watch(who):
            return news.blind_news(info)
        seat = seat_number(who)
        first = self.room.seat_events.count(seat) if since is None else since
        return news.seat_news(self.room, info, status, seat, first)

    def publish(self) -> None:
        """Push the news to everybody who is connected, each their own."""
        publish(self)

    def chat_since(self, number: int) -> list[ChatLine]:
        return [chat_line(at, line) for at, line in enumerate(self.lines) if at >= number]

    def status(self) -> RoomStatus:
        """What the clocks say now."""
        now = self.clock()
        present = [self.presence.here(seat, now) for seat in range(len(self.room.seats))]
        left, at = self.turn_left(now), self.game_now(now)
        wanted, stalling = self.step_wanted(now), self.stalling(now)
        votes, host_away = voting.votes_under_way(self, now), voting.host_away(self, now)
        return RoomStatus(present, left, at, wanted, stalling, votes, host_away)

    # Steps

    def step_wanted(self, now: float) -> bool:
        """Whether bots wait for the next step: where somebody is there who may ask for it.

        Against the clock nobody waits.
        """
        if self.room.phase != PLAYING or self.room.bot_pace != STEP:
            return False
        able = any(who is not None for who in self.presence.anybody(now))
        return able and self.step_gate.closed(now) and not self.room.table.clock_runs()

    def step(self, question: int) -> None:
        """Let the bots answer that question."""
        self.step_gate.open(question)
        self.changed = True
        self.wakeup.set()


def chat_line(number: int, line: StoredLine) -> ChatLine:
    seat = None if line.who == entries.HOST else int(line.who)
    return ChatLine(number, seat, line.name, line.text, line.key)
