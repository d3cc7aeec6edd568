"""Faults put into the server one at a time, each of which the simulator must find.

Each is a function that changes the server by `put`, which is undone afterwards.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import msgspec

from pioche.core.refusals import Refusal
from pioche.server.http import headers
from pioche.server.http.paths import routed_as_written
from pioche.server.http.socket_session import SocketSession
from pioche.server.http.work import ChargedRequests
from pioche.server.messages import PLAYING
from pioche.server.messages.table import Done, News, SeatInfo, TableInfo
from pioche.server.rooms import archive, bots, clocks, commands, news, room, scheduler, seat_events
from pioche.server.rooms.connection import Attendance, Connection
from pioche.server.rooms.entries import Played
from pioche.server.rooms.live_room import LiveRoom, RoomStorage
from pioche.server.rooms.registry import Rooms, Takeovers
from pioche.server.store import group_commit, sqlite
from pioche.server.store.interface import LostTable, StoreError, TableUpdate
from pioche.simulator.stores import Database, Row
from pioche.table.log import HAND_OVER

# Sets an attribute of a class or module for the time of a test.
Put = Callable[[Any, str, Any], None]
Plant = Callable[[Put], None]


# Epochs and histories


def forget_epoch_in_database(put: Put) -> None:
    """A server that has lost a table still writes."""
    real = Database.write

    def write(self: Database, asked: Any) -> Any:  # noqa: ANN401
        row = self.tables.get(asked.table_id)
        fenced = row is not None and asked.kind in ("entry", "line", "due", "remove")
        return self.write_as_owner(asked, row) if row and fenced else real(self, asked)

    put(Database, "write", write)


def forget_to_raise_the_epoch(put: Put) -> None:
    """A claim fences nobody."""
    real = Database.claim

    def claim(self: Database, asked: Any, row: Row) -> Any:  # noqa: ANN401
        answer = real(self, asked, row)
        row.epoch -= 1
        return answer

    put(Database, "claim", claim)


def claim_after_reading(put: Put) -> None:
    """A table is read before it is claimed: what is added between is missing."""

    async def claim(self: Rooms, table_id: str, *_: object) -> LiveRoom:
        stored = await self.store.load(table_id)
        assert stored is not None
        await asyncio.sleep(0.5)
        epoch = await self.store.claim(table_id)
        made = await self.fold(table_id, stored, epoch)
        live = LiveRoom(made, [], self.store, self.settings, self.clock, self.pool, epoch)
        self.open[table_id] = live
        self.spawn(self.run(live))
        return live

    put(Rooms, "claim", claim)


def skip_the_number(put: Put) -> None:
    """The database takes an entry with any number."""
    real = Database.append

    def append(self: Database, asked: Any, row: Row) -> Any:  # noqa: ANN401
        kept = row.entries if asked.kind == "entry" else row.lines
        return real(self, replace(asked, number=len(kept)), row)

    put(Database, "append", append)
    forget_epoch_in_database(put)


def show_without_owning(put: Put) -> None:
    """A server that has lost a table answers from memory."""

    async def check_owner(self: Rooms, live: LiveRoom, stored: tuple[int, int]) -> None: ...

    put(Rooms, "check_owner", check_owner)

    async def drop_lost(self: Rooms) -> None: ...

    put(Rooms, "drop_lost", drop_lost)


# Commit first


def answer_before_commit(put: Put) -> None:
    """A command is answered while its entry is on its way."""

    async def append(self: RoomStorage, content: bytes, before: str, due: float | None) -> None:
        update = TableUpdate(self.room.phase, due, None)
        number = self.room.count - 1
        writing = self.store.append(self.room.id, number, content, self.epoch, update)
        task = asyncio.get_running_loop().create_task(settled(writing))
        self.__dict__.setdefault("writing", []).append(task)

    put(RoomStorage, "append", append)


async def settled(writing: Any) -> None:  # noqa: ANN401
    try:
        await writing
    except StoreError:
        return


def publish_before_commit(put: Put) -> None:
    """News are pushed before the entry is kept."""
    real = LiveRoom.apply

    def apply(self: LiveRoom, entry: Any) -> bytes:  # noqa: ANN401
        content = real(self, entry)
        self.publish()
        return content

    put(LiveRoom, "apply", apply)


def go_on_after_a_failed_write(put: Put) -> None:
    """A room whose write failed is not dropped."""

    def drop(self: LiveRoom) -> None: ...

    put(LiveRoom, "drop", drop)


def pretend_that_it_was_written(put: Put) -> None:
    """A failed transaction is answered like one that was kept."""
    put(group_commit, "failed_alike", lambda writes, _error: [None] * len(writes))
    from pioche.server.store import postgresql  # noqa: PLC0415

    put(postgresql, "failed_alike", lambda writes, _error: [None] * len(writes))


def commit_without_transaction_end(put: Put) -> None:
    """SQLite's transactions are rolled back although they are answered."""

    def commit_together(connection: sqlite3.Connection, together: Any) -> Any:  # noqa: ANN401
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [
            outcome for run in sqlite.runs(together) for outcome in sqlite.attempt(connection, run)
        ]
        appends = any(isinstance(one, sqlite.Append) and one.number % 7 == 6 for one in together)
        connection.execute("ROLLBACK" if appends else "COMMIT")
        return outcomes

    put(sqlite, "commit_together", commit_together)


def mix_up_the_answers_of_a_batch(put: Put) -> None:
    """Callers that share a transaction receive one another's answers."""
    real = group_commit.GroupCommit._outcomes

    def outcomes(self: Any, batch: Any) -> Any:  # noqa: ANN401
        found = real(self, batch)
        return found[1:] + found[:1]

    put(group_commit.GroupCommit, "_outcomes", outcomes)


def ignore_refused_writes(put: Put) -> None:
    """A write that the store refused is taken for kept."""

    async def write(self: Any, wanted: Any) -> int | None:  # noqa: ANN401
        outcome = await self._enqueue(wanted)
        return None if isinstance(outcome, LostTable) else outcome

    put(group_commit.GroupCommit, "write", write)


# At most once


def forget_command_ids(put: Put) -> None:
    """Commands are not remembered after a restart."""
    real = room.Room.replay

    def replay(self: room.Room, content: bytes) -> None:
        real(self, content)
        self.done = room.NumberSet()

    put(room.Room, "replay", replay)
    put(commands, "is_repeated", lambda call: hash(call.dedup_id) in call.room.done)


def reuse_command_ids(put: Put) -> None:
    """Every fifth command is taken for one that was done."""
    real = commands.is_repeated

    def is_repeated(call: commands.Call) -> bool:
        return call.command.id.endswith("5") or real(call)

    put(commands, "is_repeated", is_repeated)


def say_twice(put: Put) -> None:
    """Repeated lines of chat are said again."""
    put(commands, "is_repeated", lambda call: hash(call.dedup_id) in call.room.done)


def leave_out_the_sender(put: Put) -> None:
    """An entry is kept without the id of its command."""

    async def commit(self: commands.Call, entry: Any) -> None:  # noqa: ANN401
        await self.live.commit(entry)

    put(commands.Call, "commit", commit)


# The fold


def skip_the_fold_of_a_hand_over(put: Put) -> None:
    """A seat that was handed over has no bot after the table was read again."""
    real = room.note_step

    def note_step(of: room.Room, entry: Played) -> None:
        step = of.table.log[-1]
        if step.kind != HAND_OVER:
            real(of, entry)

    put(room, "note_step", note_step)


def lose_an_entry_in_reading(put: Put) -> None:
    """A table is read without its last entry."""
    from pioche.server.rooms import registry  # noqa: PLC0415

    real = archive.fold

    def fold(table_id: str, stored: Any, *more: Any) -> Any:  # noqa: ANN401
        if len(stored.entries) > 20:
            stored = replace(stored, entries=stored.entries[:-1])
        return real(table_id, stored, *more)

    put(registry, "fold", fold)


def lose_the_chat(put: Put) -> None:
    """The last line of chat is not read."""
    from pioche.server.rooms.live_room import chat_line  # noqa: PLC0415

    def chat_since(self: RoomStorage, number: int) -> list[Any]:
        return [chat_line(at, line) for at, line in enumerate(self.lines) if at > number]

    put(RoomStorage, "chat_since", chat_since)


# Time


def lose_a_due_time(put: Put) -> None:
    """Nothing is ever due in the store."""
    put(clocks.RoomClocks, "due_in", lambda _self, _now: None)


def never_wake_tables(put: Put) -> None:
    """Nobody looks for due tables."""

    async def wake_due(self: Rooms) -> None: ...

    put(Rooms, "wake_due", wake_due)


def forget_the_turn_clock(put: Put) -> None:
    """A turn never ends."""

    async def turn_due(_live: LiveRoom, _now: float) -> None: ...

    put(scheduler, "turn_due", turn_due)


def forget_absent_players(put: Put) -> None:
    """Nobody plays for a player who has gone, nor at the end of the turn."""

    async def hand_over_due(_live: LiveRoom, _now: float) -> None: ...

    put(scheduler, "hand_over_due", hand_over_due)
    forget_the_turn_clock(put)


def let_the_scheduler_sleep(put: Put) -> None:
    """A room does not wake by itself."""
    put(scheduler, "seconds_until_due", lambda _live: None)


def drop_rooms_with_a_running_glass(put: Put) -> None:
    """An idle room is put away though something is due."""

    def idle(self: LiveRoom, now: float) -> bool:
        return now - self.last_used > self.settings.idle and not self.people.connections

    put(LiveRoom, "idle", idle)


def let_bots_move_too_late(put: Put) -> None:
    """A bot moves while a slow line is forgiven the end of the glass."""
    put(scheduler, "glass_is_empty", lambda _live, _now: False)


def lose_the_plans_of_bots(put: Put) -> None:
    """A bot thinks for ever."""

    async def plan(self: bots.BotRunner, _seat: int, _name: str, _at: int) -> None: ...

    put(bots.BotRunner, "plan", plan)


# What is sent


def leak_a_head(put: Put) -> None:
    """A seat receives the head of a step that it must not know of."""
    real = seat_events.SeatLog.add

    def add(self: seat_events.SeatLog, events: int, log: int, head: str) -> None:
        real(self, events, log, head)
        self.head = head

    put(seat_events.SeatLog, "add", add)


def leak_a_view(put: Put) -> None:
    """A spectator and a seat without a move see what the first seat sees."""
    real = news.seat_news

    def seat_news(of: room.Room, info: Any, status: Any, seat: int | None, first: int) -> News:  # noqa: ANN401
        found = real(of, info, status, seat, first)
        if seat is None or not of.dealt or of.phase != PLAYING:
            return found
        other = (seat + 1) % of.table.seats
        return msgspec.structs.replace(found, view={**of.table.view(other), "seat": seat})

    put(news, "seat_news", seat_news)


def leak_events(put: Put) -> None:
    """Everybody hears everything."""
    put(seat_events, "watcher_bit", lambda _watcher: -1)


def leak_the_seed(put: Put) -> None:
    """The commitment is the seed itself."""
    from pioche.server.rooms import seating  # noqa: PLC0415

    put(seating, "house_commitment", lambda header: header.seed)


def count_changed_choices_as_missing(put: Put) -> None:
    """The table waits, for everybody to see, for those who change a secret choice."""
    real = news.table_info

    def table_info(of: room.Room, *more: Any) -> TableInfo:  # noqa: ANN401
        found = real(of, *more)
        changed = [seat for seat in range(len(of.seats)) if has_changed(of, seat)]
        return msgspec.structs.replace(found, waiting=sorted({*found.waiting, *changed}))

    put(news, "table_info", table_info)


def has_changed(of: room.Room, seat: int) -> bool:
    if of.phase != PLAYING:
        return False
    return of.table.undo_points.changed_choice(seat, of.table.progress) is not None


def ask_nobody_who_may_have_changed(put: Put) -> None:
    """Whether an undo is free tells whether others have changed a secret choice since."""

    def people_to_ask(of: room.Room, seat: int) -> list[int]:
        if has_changed(of, seat):
            return []
        needed, _ = of.table.undo_terms(seat)
        return sorted(needed & {other for other in of.facts.people if of.seats[other].person})

    put(news, "people_to_ask", people_to_ask)


def name_the_bot(put: Put) -> None:
    """Everybody is told which bot plays for somebody who is away."""
    real = news.seat_info

    def seat_info(seat: Any, present: bool) -> SeatInfo:  # noqa: ANN401
        return msgspec.structs.replace(real(seat, present), played_by=seat.substitute)

    put(news, "seat_info", seat_info)


def skip_events_of_slow_readers(put: Put) -> None:
    """A slow reader misses what was dropped."""
    real = Connection.fall_behind

    def fall_behind(self: Connection) -> None:
        sent = self.queued
        real(self)
        self.sent = sent

    put(Connection, "fall_behind", fall_behind)


def forget_to_publish(put: Put) -> None:
    """Commands of one's own are published, those of the scheduler are not."""
    real = LiveRoom.publish

    def publish(self: LiveRoom) -> None:
        if self.room.count % 5:
            real(self)
        else:
            self.changed = False

    put(LiveRoom, "publish", publish)


def forget_answers(put: Put) -> None:
    """Some commands are carried out and never answered."""
    real = Connection.answer

    def answer(self: Connection, message: msgspec.Struct) -> None:
        if not (isinstance(message, Done) and message.id.endswith("4")):
            real(self, message)

    put(Connection, "answer", answer)


def lose_the_record(put: Put) -> None:
    """The record of a finished game is not kept with its last entry."""
    real = RoomStorage.append

    async def append(self: RoomStorage, content: bytes, before: str, due: float | None) -> None:
        await real(self, content, self.room.phase, due)

    put(RoomStorage, "append", append)


def forge_the_record(put: Put) -> None:
    """A record says that somebody else moved first."""
    real = room.Room.record

    def record(self: room.Room) -> bytes:
        return real(self).replace(b'"seat":0', b'"seat":1', 1)

    put(room.Room, "record", record)


def hold_the_lock(put: Put) -> None:
    """A session that ends keeps its room locked."""
    real = SocketSession.exit

    def leave(self: SocketSession) -> None:
        entered = self.entered
        real(self)
        if entered and not self.live.lock.locked():
            self.server.rooms.spawn(self.live.lock.acquire())  # type: ignore[arg-type]

    put(SocketSession, "exit", leave)


def count_the_absent_as_present(put: Put) -> None:
    """Who has gone is never missed, and never comes back."""

    def enter(self: Attendance, connection: Connection, who: Any) -> None:  # noqa: ANN401
        if self.sockets[who] > 0:
            raise Refusal("server-crowded")
        connection.speakers[who] = self.key_of(who)
        self.sockets[who] += 1

    put(Attendance, "enter", enter)

    def release(self: Attendance, who: Any, now: float) -> None: ...  # noqa: ANN401

    put(Attendance, "release", release)


# Strangers


def find_encoded_ids(put: Put) -> None:
    """A table is found, and claimed, however its id is written."""
    put(headers, "routed_as_written", lambda _scope: True)


def let_everybody_take_tables(put: Put) -> None:
    """An address takes a table back from other servers as often as it likes."""

    def check(self: Takeovers, table_id: str, address: str) -> None: ...

    put(Takeovers, "check", check)


def forget_whose_table_it_was(put: Put) -> None:
    """No claim counts as taking a table back."""

    def note(self: Takeovers, table_id: str, address: str, epoch: int) -> None: ...

    put(Takeovers, "note", note)


def charge_nobody(put: Put) -> None:
    """Requests cost an address nothing."""

    async def answer(self: ChargedRequests, *request: Any) -> None:  # noqa: ANN401
        await self.app(*request)

    put(ChargedRequests, "__call__", answer)


def charge_only_what_is_found(put: Put) -> None:
    """Requests that are refused before any route cost nothing."""
    real = ChargedRequests.__call__

    async def answer(self: ChargedRequests, scope: Any, *more: Any) -> None:  # noqa: ANN401
        if routed_as_written(scope):
            await real(self, scope, *more)
        else:
            await self.app(scope, *more)

    put(ChargedRequests, "__call__", answer)


PLANTS: Final[tuple[Plant, ...]] = (
    forget_epoch_in_database,
    forget_to_raise_the_epoch,
    claim_after_reading,
    skip_the_number,
    show_without_owning,
    answer_before_commit,
    publish_before_commit,
    go_on_after_a_failed_write,
    pretend_that_it_was_written,
    commit_without_transaction_end,
    mix_up_the_answers_of_a_batch,
    ignore_refused_writes,
    forget_command_ids,
    reuse_command_ids,
    say_twice,
    leave_out_the_sender,
    skip_the_fold_of_a_hand_over,
    lose_an_entry_in_reading,
    lose_the_chat,
    lose_a_due_time,
    never_wake_tables,
    forget_the_turn_clock,
    forget_absent_players,
    let_the_scheduler_sleep,
    drop_rooms_with_a_running_glass,
    let_bots_move_too_late,
    lose_the_plans_of_bots,
    leak_a_head,
    leak_a_view,
    leak_events,
    leak_the_seed,
    count_changed_choices_as_missing,
    ask_nobody_who_may_have_changed,
    name_the_bot,
    skip_events_of_slow_readers,
    forget_to_publish,
    forget_answers,
    lose_the_record,
    forge_the_record,
    hold_the_lock,
    count_the_absent_as_present,
    find_encoded_ids,
    let_everybody_take_tables,
    forget_whose_table_it_was,
    charge_nobody,
    charge_only_what_is_found,
)
