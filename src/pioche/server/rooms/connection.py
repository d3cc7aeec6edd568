"""The sockets of a room: who is present, who speaks on each socket, and its bounded outbox.

News describe the whole present, so a slow reader loses nothing but intermediate states: when the
outbox is full, pushes are dropped and the latest news is sent instead. Answers are never dropped; a
client that reads none of them is disconnected.
"""

from collections import Counter
from collections.abc import Callable, Iterator, MutableSet
from dataclasses import dataclass, field
from typing import Final, Protocol

import msgspec

from pioche.server.auth import THE_HOST, Identity, identity_name, seat_number
from pioche.server.messages.table import ChatLine, Refused
from pioche.server.rooms.entries import AnyEntry
from pioche.server.rooms.news import NewsMessage, encode
from pioche.server.rooms.room import Room
from pioche.table.log import HUMAN

# Codes of closed sockets.
TRY_AGAIN_LATER: Final = 1013
GOING_AWAY: Final = 1012


class Line(Protocol):
    """The writing side of a socket."""

    is_writable: bool

    def write(self, *contents: bytes) -> None: ...

    def end(self, code: int) -> None: ...


@dataclass(slots=True)  # never changed; frozen would be three times as slow to create
class OutboundMessage:
    """A message to be sent; `events` and `lines` count what the client has after it.

    Pushes are dropped when too many messages wait. Messages with an `epoch` go only to connections
    opened in that epoch.
    """

    content: bytes
    push: bool = False
    epoch: int | None = None
    events: int | None = None
    lines: int | None = None


# Placeholder in the outbox: fetch the latest news here.
LATEST: Final = OutboundMessage(b"")


@dataclass(eq=False, slots=True)
class Connection:
    """A socket, before or after its hello.

    Messages are sent at once; the outbox holds only what the socket has no room for.
    """

    limit: int
    greeted: bool = False
    who: Identity = None
    describe: bool = False  # whether the hello asked for the view in lines
    line: Line | None = None
    fetch: Callable[[], None] | None = None  # starts fetching the latest news
    fetching: bool = False  # nothing else is sent meanwhile
    # The identities that have spoken here, with the digests of their keys: devices are shared.
    speakers: dict[Identity, str | None] = field(default_factory=dict)
    outbox: list[OutboundMessage] = field(default_factory=list)
    corked: list[bytes] | None = None  # held messages while corked
    closing: int | None = None
    epoch: int = 0  # counts hellos; messages of earlier epochs are void
    behind: bool = False  # the latest news are still to be fetched, so pushes are not needed
    sent: int = 0  # events that were sent
    queued: int = 0  # events that were sent or wait in the outbox
    sent_lines: int = 0
    queued_lines: int = 0
    last_key: int | None = None  # of the last news, without timed fields

    def answer(self, message: msgspec.Struct) -> None:
        self.enqueue(OutboundMessage(encode(message)))

    def push_news(self, message: NewsMessage) -> None:
        """Push news, unless they say nothing new."""
        key = message.dedup_key
        known = not message.news.fresh and key == self.last_key
        if self.behind or known:
            return
        self.last_key, self.queued = key, message.news.events
        self.enqueue(self.outbound(message))

    def outbound(self, message: NewsMessage) -> OutboundMessage:
        return OutboundMessage(message.content, True, self.epoch, events=message.news.events)

    def push_line(self, line: ChatLine) -> None:
        if not self.behind and line.number >= self.queued_lines:
            self.queued_lines = line.number + 1
            self.enqueue(OutboundMessage(encode(line), True, self.epoch, lines=line.number + 1))

    def push_values(self, values: msgspec.Struct) -> None:
        """Push values of moves to the identity of the last hello; news do not repeat them."""
        self.enqueue(OutboundMessage(encode(values), epoch=self.epoch))

    def enqueue(self, message: OutboundMessage) -> None:
        """Send a message, or queue it; pushes are dropped when the outbox is full."""
        line = self.line
        if line is not None and line.is_writable and not self.outbox and self.may_send():
            self.send(line, message)
            return
        if len(self.outbox) >= self.limit:
            self.drop_pushes()
        if message.push and self.behind:
            return
        if len(self.outbox) >= self.limit:
            self.close(TRY_AGAIN_LATER)
            return
        self.outbox.append(message)
        self.flush()

    def flush(self) -> None:
        """Send queued messages for as long as the socket has room."""
        line = self.line
        while line is not None and line.is_writable and self.outbox and self.may_send():
            message = self.outbox.pop(0)
            if message is not LATEST:
                self.send(line, message)
            elif self.fetch is not None:
                self.fetching = True
                self.fetch()

    def may_send(self) -> bool:
        return not self.fetching and self.closing is None

    def send(self, line: Line, message: OutboundMessage) -> None:
        """Send a message, unless it belongs to an earlier epoch."""
        if message.epoch is None or message.epoch == self.epoch:
            if self.corked is None:
                line.write(message.content)
            else:
                self.corked.append(message.content)
            self.mark_sent(message)

    def cork(self) -> None:
        """Hold messages until `uncork`, which sends them in one write."""
        self.corked = []

    def uncork(self) -> None:
        contents, self.corked = self.corked, None
        if contents and self.line is not None:
            self.line.write(*contents)

    def fetched(self, messages: list[OutboundMessage]) -> None:
        """Send the fetched messages before everything that waits."""
        self.outbox[:0] = messages
        self.fetching = False
        self.flush()

    def drop_pushes(self) -> None:
        """Drop all pushes; the latest news are fetched when there is room."""
        kept = [message for message in self.outbox if not message.push]
        if len(kept) < len(self.outbox):
            self.outbox = kept
            self.fall_behind()

    def fall_behind(self) -> None:
        self.behind = True
        self.queued, self.queued_lines = self.sent, self.sent_lines
        self.last_key = None
        self.outbox.append(LATEST)
        self.flush()

    def greet(self, who: Identity, events: int, lines: int, describe: bool = False) -> None:
        """The socket speaks for this identity now, which has these numbers of events and lines."""
        self.forget_pushes()
        self.greeted, self.who, self.describe = True, who, describe
        self.sent = self.queued = events
        self.sent_lines = self.queued_lines = lines
        self.fall_behind()

    def dismiss(self, notify: bool) -> None:
        self.forget_pushes()
        self.greeted, self.who, self.behind = False, None, False
        if notify:
            self.answer(Refused(None, "server-key", {}))

    def forget_pushes(self) -> None:
        """Drop what waits for the identity before, and begin a new epoch."""
        self.outbox = [one for one in self.outbox if not one.push and one is not LATEST]
        self.epoch += 1

    def latest(self, message: NewsMessage, lines: list[ChatLine]) -> list[OutboundMessage]:
        news = message.news
        self.behind, self.last_key = False, message.dedup_key
        self.queued, self.queued_lines = news.events, self.sent_lines + len(lines)
        return [
            self.outbound(message),
            *(
                OutboundMessage(encode(line), True, self.epoch, lines=line.number + 1)
                for line in lines
            ),
        ]

    def mark_sent(self, message: OutboundMessage) -> None:
        if message.epoch != self.epoch:
            return
        if message.events is not None:
            self.sent = message.events
        if message.lines is not None:
            self.sent_lines = message.lines

    def close(self, code: int) -> None:
        self.closing = code
        if self.line is not None:
            self.line.end(code)


class Connections(MutableSet[Connection]):
    """The sockets of a table in the order in which they came: news go out in that order."""

    __slots__ = ("_members",)

    def __init__(self) -> None:
        self._members: dict[Connection, None] = {}

    def __contains__(self, connection: object) -> bool:
        return connection in self._members

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._members)

    def __len__(self) -> int:
        return len(self._members)

    def add(self, value: Connection) -> None:
        self._members[value] = None

    def discard(self, value: Connection) -> None:
        self._members.pop(value, None)


class Attendance:
    """Who is at a table: its open sockets, the identities that speak on them, recent requests.

    An identity counts as present while a socket speaks for it, and for `window` seconds after each
    of its requests over HTTP. Times are those of one monotonic clock; `began` is when the room was
    loaded.
    """

    def __init__(self, room: Room, window: float, now: float) -> None:
        self.room = room
        self.window = window
        self.began = now
        self.connections = Connections()
        self.sockets: Counter[Identity] = Counter()
        self.until: dict[Identity, float] = {}

    def seen(self, who: Identity, now: float) -> None:
        self.until[who] = now + self.window

    def enter(self, connection: Connection, who: Identity) -> None:
        connection.speakers[who] = self.key_of(who)
        self.sockets[who] += 1

    def exit(self, connection: Connection, now: float) -> None:
        self.connections.discard(connection)
        for who in connection.speakers:
            self.release(who, now)

    def release(self, who: Identity, now: float) -> None:
        self.sockets[who] -= 1
        self.until[who] = now

    def key_of(self, who: Identity) -> str | None:
        seat = seat_number(who)
        return None if seat is None else self.room.seats[seat].key

    # Who is present

    def here(self, who: Identity, now: float) -> bool:
        return self.sockets[who] > 0 or self.until.get(who, self.began) > now

    def away_since(self, who: Identity) -> float:
        return self.until.get(who, self.began)

    def anybody(self, now: float) -> list[Identity]:
        known = {*self.sockets, *self.until}
        return [who for who in known if self.here(who, now)]

    def active(self, now: float) -> bool:
        """Whether bots should play on: a player is present, or anybody where only bots play."""
        here = self.anybody(now)
        people = any(seat.player == HUMAN for seat in self.room.seats)
        return any(who is not None for who in here) if people else bool(here)

    def next_change(self, now: float) -> float | None:
        """When the next identity counts as absent if it sends nothing more."""
        ends = [end for who, end in self.until.items() if end > now and not self.sockets[who]]
        return min(ends, default=None)

    # Sockets whose key is void

    def dismiss_unseated(self, entry: AnyEntry, now: float) -> None:
        """Silence the sockets of lost seats; a player who gave the seat up is not notified."""
        for connection in self.connections:
            for who, key in list(connection.speakers.items()):
                if key != self.key_of(who):
                    self.silence(connection, who, now, notify=entry.who != identity_name(who))

    def dismiss_host(self, now: float, *, notify: bool) -> None:
        """Silence the sockets with the key that was made with the table."""
        for connection in self.connections:
            if THE_HOST in connection.speakers:
                self.silence(connection, THE_HOST, now, notify=notify)

    def silence(self, connection: Connection, who: Identity, now: float, *, notify: bool) -> None:
        del connection.speakers[who]
        self.release(who, now)
        if connection.who == who:
            connection.dismiss(notify=notify)
