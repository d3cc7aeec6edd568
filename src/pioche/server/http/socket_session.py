"""One socket of a client: its hello, commands and pushes."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec
from starlette.websockets import WebSocket

from pioche.core.refusals import Refusal
from pioche.server.auth import authenticate, seat_number
from pioche.server.errors import BadMessage, Forbidden, NotNow, Stopping, TooFast
from pioche.server.http.addresses import client_address
from pioche.server.http.handlers import refused
from pioche.server.http.headers import check_origin
from pioche.server.http.requests import bearer, decode_message, refusal_of, refusal_reply
from pioche.server.http.socket_line import SocketLine, line_of
from pioche.server.http.work import Meter
from pioche.server.limits import Limit
from pioche.server.logs import report
from pioche.server.messages.requests import AnyCommand, Echo, Hello
from pioche.server.messages.table import Done, Probe, Refused
from pioche.server.metrics import count_refusal
from pioche.server.rooms.clocks import MS_PER_SECOND
from pioche.server.rooms.commands import Call, carry_out, take_back
from pioche.server.rooms.connection import (
    GOING_AWAY,
    TRY_AGAIN_LATER,
    Connection,
    Connections,
    OutboundMessage,
)
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.lost_moves import close_for_loss, proves_loss
from pioche.server.rooms.news import encode, latest_news
from pioche.server.server import Server
from pioche.server.store.interface import StoreError

READER: Final = msgspec.json.Decoder(Hello | AnyCommand)
POLICY_VIOLATION: Final = 1008
# Remembered probes and round trips; the shortest round trip counts.
REMEMBERED: Final = 5
# Messages that may wait here; further ones stay in the client's send buffer.
MOST_WAITING: Final = 4

Result = TypeVar("Result")
SocketEndpoint = Callable[[WebSocket], Awaitable[None]]


def socket_endpoint(server: Server) -> SocketEndpoint:
    async def endpoint(socket: WebSocket) -> None:
        address = client_address(socket)
        try:
            key = await check_connect(server, socket)
            server.sockets.enter(address)  # before it is accepted, and others may come
        except (Refusal, StoreError) as error:
            reply = refusal_reply(refusal_of(error, "a socket"))
            await socket.send_denial_response(reply.response())
            return
        begun = False
        try:
            await socket.accept()
            begun = await begin_session(server, socket, key)
        finally:
            if not begun:
                server.sockets.exit(address)

    return endpoint


async def begin_session(server: Server, socket: WebSocket, key: str | None) -> bool:
    """Take the socket over: the request ends, and the session goes on without a task."""
    line = line_of(socket)
    table_id, address = str(socket.path_params["table"]), client_address(socket)
    session = SocketSession(server, table_id, line, key, address)
    try:
        await session.enter()
    except Stopping:
        line.end(GOING_AWAY)
    except Refusal:
        line.end(TRY_AGAIN_LATER)
    except StoreError as error:
        report("storing", error)
        line.end(GOING_AWAY)  # unless the room was dropped, which has closed it
    else:
        line.take_over(session)
        return True
    return False


async def check_connect(server: Server, socket: WebSocket) -> str | None:
    """Refuse a connection: too many, another site's page, no such table or key."""
    server.lifecycle.check()
    address = client_address(socket)
    server.connects.check(address)
    server.sockets.check(address)
    check_origin(socket.headers)
    key = bearer(socket.headers.get("authorization"))
    if key is None and "origin" not in socket.headers:
        raise Forbidden("server-origin")
    async with server.rooms.locked(str(socket.path_params["table"]), address) as live:
        authenticate(live.room, key)
        check_socket_count(live)
    return key


def check_socket_count(live: LiveRoom) -> None:
    if len(live.people.connections) >= live.settings.most_sockets:
        raise TooFast("server-crowded")


class SocketSession:
    """The session of one socket; of thousands, so an idle one has no task."""

    __slots__ = (
        "address",
        "connection",
        "entered",
        "gone",
        "header_key",
        "inbox",
        "key",
        "limit",
        "line",
        "live",
        "probed",
        "probes",
        "quota",
        "round_trips_ms",
        "server",
        "table_id",
        "timer",
        "working",
    )

    def __init__(
        self, server: Server, table_id: str, line: SocketLine, key: str | None, address: str
    ) -> None:
        self.server = server
        self.table_id = table_id
        self.line = line
        self.header_key = key
        self.key = key  # of the last hello
        self.connection = Connection(server.settings.outbox, line=line, fetch=self.fetch)
        self.limit = Limit(server.settings.messages, server.clock)
        self.inbox: list[tuple[bytes | str, float]] = []
        self.working = False  # a task is working on the inbox
        self.entered = False
        self.gone = False
        self.timer: asyncio.TimerHandle | None = None  # for the hello, then for the next probe
        self.address = address
        self.quota = server.quota(self.address)
        self.probes: dict[int, float] | None = None
        self.probed = 0
        self.round_trips_ms: deque[int] | None = None

    async def enter(self) -> None:
        """Join the room, unless too many have joined meanwhile or its owner is not known."""
        connections = Connections()
        try:
            async with self.server.rooms.locked(self.table_id, self.address) as live:
                check_socket_count(live)
                self.live, connections = live, live.people.connections
                connections.add(self.connection)
        except BaseException:
            connections.discard(self.connection)
            raise
        self.entered = True
        self.set_timer(self.server.settings.hello, self.expect_hello)

    def set_timer(self, seconds: float, then: Callable[[], None]) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_later(seconds, then)

    def expect_hello(self) -> None:
        self.timer = None
        if not self.connection.greeted:
            self.connection.close(POLICY_VIOLATION)

    # Called by the socket

    def received(self, content: bytes | str) -> None:
        """A message has arrived; messages are answered in order."""
        self.inbox.append((content, self.server.clock()))
        if len(self.inbox) >= MOST_WAITING:
            self.line.pause_reading()
        if not self.working:
            self.working = True
            self.line.spawn(self.work())

    def writable(self) -> None:
        self.connection.flush()

    def ended(self) -> None:
        """The socket is closed; received commands are still carried out."""
        self.gone = True
        if not self.working:
            self.exit()

    def exit(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.entered:
            self.entered = False
            self.server.sockets.exit(self.address)
            self.live.exit(self.connection)
            self.connection.line = self.connection.fetch = None  # no reference cycle

    async def work(self) -> None:
        try:
            while self.inbox:
                content, arrived = self.inbox.pop(0)
                await self.handle(content, arrived)
        finally:
            self.working = False
            self.line.read_on()
            if self.gone:
                self.exit()

    # Messages

    async def handle(self, content: str | bytes, arrived: float) -> None:
        name: str | None = None
        try:
            message = self.read(content)
            name = None if isinstance(message, Hello) else message.id
            self.count_message()
            await self.carry_out(message, arrived)
        except Exception as error:
            self.refuse(name, refusal_of(error, "a socket"))

    def read(self, content: str | bytes) -> Any:  # noqa: ANN401  (one of many types)
        """The message; an invalid one counts for the limits too."""
        try:
            return decode_message(content, READER)
        except BadMessage:
            self.count_message()
            raise

    def count_message(self) -> None:
        self.limit.check(None)
        self.server.address_messages.check(self.address)

    def refuse(self, name: str | None, refusal: Refusal) -> None:
        count_refusal(refusal)
        arguments = dict(refusal.arguments)
        self.connection.answer(Refused(name, refusal.key, arguments, refusal.ruling))

    async def carry_out(self, message: Any, arrived: float) -> None:  # noqa: ANN401
        if isinstance(message, Hello):
            await self.charged(self.greet(message))
        elif not self.connection.greeted:
            raise NotNow("server-hello-first")
        elif isinstance(message, Echo):
            self.measure(message, arrived)
        else:
            await self.command(message, arrived)

    async def greet(self, hello: Hello) -> None:
        """Handle a hello: the socket speaks for an identity, and takes its seat back from a bot."""
        self.server.work.check_left(self.address)
        key = hello.key or self.header_key
        async with self.server.rooms.locked(self.table_id, self.address) as live:
            if live is not self.live:
                return  # the room was loaded again, and this socket is being closed
            who = authenticate(live.room, key)
            live.check_watch(who)
            if await self.lost_moves(live, hello):
                return  # it is closed, and this socket with it
            live.enter(self.connection, who)
            await take_back(live, who)
            events = min(hello.events, live.room.seat_events.count(seat_number(who)))
            lines = min(hello.chat, len(live.storage.lines))
            self.connection.greet(who, events, lines, hello.describe)
            self.key = key
        if self.timer is not None:
            self.timer.cancel()
        self.probe()

    async def lost_moves(self, live: LiveRoom, hello: Hello) -> bool:
        """Close a table that has lost what this client proves to have seen."""
        if hello.head is None or hello.proof is None:
            return False
        if not proves_loss(live.room, hello.head, hello.proof):
            return False
        await close_for_loss(live.storage.store, self.table_id, live.storage.epoch)
        live.drop()
        return True

    async def command(self, message: Any, arrived: float) -> None:  # noqa: ANN401
        """Carry out a command for the identity of the last hello.

        Its answer is sent together with the news of its changes.
        """
        try:
            self.connection.answer(await self.answer(message, arrived))
        finally:
            self.connection.uncork()

    async def answer(self, message: Any, arrived: float) -> msgspec.Struct:  # noqa: ANN401
        async with self.server.rooms.locked(self.table_id, self.address) as live:
            who = authenticate(live.room, self.key)  # the key may be void by now
            call = Call(
                self.server.rooms,
                live,
                who,
                self.key,
                message,
                arrived,
                self.connection,
                self.quota,
            )
            try:
                answer: msgspec.Struct = await carry_out(call)
            except Refusal as refusal:
                answer = refused(call, refusal)
            self.connection.cork()
        return answer

    # Round trips

    def probe(self) -> None:
        self.timer = None
        if not self.entered or self.live.room.game.rules.clock is None:
            return
        if self.probes is None or self.round_trips_ms is None:
            self.probes, self.round_trips_ms = {}, deque(maxlen=REMEMBERED)
        if self.connection.greeted:
            self.probed += 1
            self.probes[self.probed] = self.server.clock()
            self.probes.pop(self.probed - REMEMBERED, None)
            self.connection.enqueue(OutboundMessage(encode(Probe(self.probed))))
        self.set_timer(self.server.settings.probe, self.probe)

    def measure(self, echo: Echo, arrived: float) -> None:
        """Note the round trip of a probe; the shortest of the last ones counts."""
        sent = None if self.probes is None else self.probes.pop(echo.probe, None)
        if sent is None or self.round_trips_ms is None:
            raise NotNow("server-no-probe")
        self.round_trips_ms.append(int((arrived - sent) * MS_PER_SECOND))
        seat = seat_number(self.connection.who)
        if seat is not None:
            self.live.clocks.round_trip_ms[seat] = min(self.round_trips_ms)
        self.connection.answer(Done(echo.id))

    # Sending

    def fetch(self) -> None:
        self.line.spawn(self.fetch_latest())

    async def charged(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Some work, for whose processor time the address pays."""
        meter = Meter(work)
        try:
            return await meter
        finally:
            self.server.work.charge(self.address, meter.seconds)

    async def fetch_latest(self) -> None:
        try:
            found = await self.charged(self.latest())
        except Refusal:  # its table was given up or removed meanwhile
            self.connection.close(GOING_AWAY)
        except Exception as error:
            report("fetching news", error)
            self.connection.close(GOING_AWAY)
        else:
            self.connection.fetched(found)

    async def latest(self) -> list[OutboundMessage]:
        connection = self.connection
        async with self.server.rooms.locked(self.table_id, self.address) as live:
            if not connection.greeted:
                return []
            reads = live.may_read_chat(connection.who)
            lines = live.storage.chat_since(connection.sent_lines) if reads else []
            return connection.latest(latest_news(live, connection), lines)
