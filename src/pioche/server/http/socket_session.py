"""One socket a client: hello, commands, and everything pushed to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket

from pioche.core.refusals import Refusal
from pioche.server.auth import authenticate, seat_number
from pioche.server.errors import BadMessage, Fault, Forbidden, NotNow, StorageFailed, TooFast
from pioche.server.http.addresses import client_address
from pioche.server.http.bodies import decoded
from pioche.server.http.handlers import refused
from pioche.server.http.origins import check_origin
from pioche.server.http.requests import bearer, refusal_reply
from pioche.server.limits import Limit
from pioche.server.messages import AnyCommand, Done, Echo, Hello, Probe, Refused
from pioche.server.metrics import count_refusal
from pioche.server.rooms.call import Call
from pioche.server.rooms.clocks import MS_PER_SECOND
from pioche.server.rooms.commands import carry_out, take_back
from pioche.server.rooms.connection import GOING_AWAY, LATEST, Connection, OutboundMessage, encode
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.safe_logging import report
from pioche.server.server import Server
from pioche.server.store.interface import StoreError

READER: Final = msgspec.json.Decoder(Hello | AnyCommand)
POLICY_VIOLATION: Final = 1008
TRY_AGAIN_LATER: Final = 1013
# So many probes are remembered, and the shortest of so many round trips counts.
REMEMBERED: Final = 5

SocketEndpoint = Callable[[WebSocket], Awaitable[None]]


def socket_endpoint(server: Server) -> SocketEndpoint:
    """The socket of a table."""

    async def endpoint(socket: WebSocket) -> None:
        try:
            key = await check_connect(server, socket)
        except Refusal as refusal:
            await socket.send_denial_response(refusal_reply(refusal).response())
            return
        except StoreError as error:
            report("storing", error)
            failed = StorageFailed("server-store")
            await socket.send_denial_response(refusal_reply(failed).response())
            return
        await socket.accept()
        await SocketSession(server, socket, key).run()

    return endpoint


async def check_connect(server: Server, socket: WebSocket) -> str | None:
    """Refuse before anything is said: too fast, another site's page, no such table or key."""
    server.lifecycle.check()
    address = client_address(socket)
    server.connects.check(address)
    server.sockets.check(address)
    check_origin(socket.headers)
    key = bearer(socket.headers.get("authorization"))
    if key is None and "origin" not in socket.headers:
        raise Forbidden("server-origin")
    async with server.rooms.locked(str(socket.path_params["table"])) as live:
        authenticate(live.room, key)
        check_socket_count(live)
    return key


def check_socket_count(live: LiveRoom) -> None:
    if len(live.connections) >= live.settings.most_sockets:
        raise TooFast("server-crowded")


class SocketSession:
    """What goes on over one socket."""

    def __init__(self, server: Server, socket: WebSocket, key: str | None) -> None:
        self.server = server
        self.socket = socket
        self.table_id = str(socket.path_params["table"])
        self.header_key = key
        self.key = key  # of whoever said hello last
        self.connection = Connection(server.settings.outbox)
        self.limit = Limit(server.settings.messages, server.clock)
        self.address = client_address(socket)
        self.quota = server.quota(self.address)
        self.probes: dict[int, float] = {}
        self.probed = 0
        self.next_probe = asyncio.get_running_loop().time() + server.settings.probe
        self.round_trips_ms: deque[int] = deque(maxlen=REMEMBERED)

    async def run(self) -> None:
        """Listen and send until one side has had enough."""
        with self.server.sockets.counted(self.address):
            await self.listen()

    async def listen(self) -> None:
        try:
            live = await self.enter()
        except Refusal:
            await self.socket.close(TRY_AGAIN_LATER)
            return
        except StoreError as error:
            report("storing", error)
            await self.socket.close(GOING_AWAY)
            return
        sender = asyncio.create_task(self.send_loop())
        asyncio.get_running_loop().call_later(self.server.settings.hello, self.expect_hello)
        try:
            while (content := await self.receive()) is not None:
                await self.handle(content, self.server.clock())
        finally:
            sender.cancel()
            live.exit(self.connection)

    async def enter(self) -> LiveRoom:
        """Join the others, unless too many have connected at the same time."""
        async with self.server.rooms.locked(self.table_id) as live:
            check_socket_count(live)
            self.live = live
            live.connections.add(self.connection)
        return live

    def expect_hello(self) -> None:
        if not self.connection.greeted:
            self.connection.close(POLICY_VIOLATION)

    async def receive(self) -> str | bytes | None:
        """The next frame; None when the client is gone."""
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text, content = message.get("text"), message.get("bytes")
        return content if text is None else text

    # Listening

    async def handle(self, content: str | bytes, arrived: float) -> None:
        """Answer a frame, whatever it is."""
        name: str | None = None
        try:
            message = self.read(content)
            name = None if isinstance(message, Hello) else message.id
            self.count_message()
            await self.carry_out(message, arrived)
        except Refusal as refusal:
            self.refuse(name, refusal)
        except StoreError as error:
            report("storing", error)
            self.refuse(name, StorageFailed("server-store"))
        except Exception as error:
            report("a socket", error)
            self.refuse(name, Fault("server-fault"))

    def read(self, content: str | bytes) -> Any:  # noqa: ANN401  (one of many types)
        """A message; what is none counts like one."""
        try:
            return decoded(content, READER)
        except BadMessage:
            self.count_message()
            raise

    def count_message(self) -> None:
        """Refuse who is too fast, on this socket or on many from one address."""
        self.limit.check(self)
        self.server.address_messages.check(self.address)

    def refuse(self, name: str | None, refusal: Refusal) -> None:
        count_refusal(refusal)
        arguments = dict(refusal.arguments)
        self.connection.answer(Refused(name, refusal.key, arguments, refusal.ruling))

    async def carry_out(self, message: Any, arrived: float) -> None:  # noqa: ANN401
        if isinstance(message, Hello):
            await self.greet(message)
        elif not self.connection.greeted:
            raise NotNow("server-hello-first")
        elif isinstance(message, Echo):
            self.measure(message, arrived)
        else:
            await self.command(message, arrived)

    async def greet(self, hello: Hello) -> None:
        """Somebody says who they are, and has their seat back; the send loop sends the news."""
        key = hello.key or self.header_key
        async with self.server.rooms.locked(self.table_id) as live:
            if live is not self.live:
                return  # the room was read anew, and this socket is being closed
            who = authenticate(live.room, key)
            live.check_watch(who)
            live.enter(self.connection, who)
            await take_back(live, who)
            events = min(hello.events, live.room.seat_events.count(seat_number(who)))
            self.connection.greet(who, events, min(hello.chat, len(live.lines)))
            self.key = key
        self.probe()

    async def command(self, message: Any, arrived: float) -> None:  # noqa: ANN401
        """A command, in the name of whoever said hello last."""
        async with self.server.rooms.locked(self.table_id) as live:
            who = authenticate(live.room, self.key)  # it may have been taken away in the meantime
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
        self.connection.answer(answer)

    # Measuring the line

    def probe(self) -> None:
        """Ask for an echo, where the game goes by the clock."""
        if self.connection.greeted and self.live.room.game.rules.clock is not None:
            self.probed += 1
            self.probes[self.probed] = self.server.clock()
            self.probes.pop(self.probed - REMEMBERED, None)
            self.connection.enqueue(OutboundMessage(encode(Probe(self.probed))))

    def measure(self, echo: Echo, arrived: float) -> None:
        """The echo of a probe tells how long the line is; the shortest of the last ones counts."""
        sent = self.probes.pop(echo.probe, None)
        if sent is None:
            raise NotNow("server-no-probe")
        self.round_trips_ms.append(int((arrived - sent) * MS_PER_SECOND))
        seat = seat_number(self.connection.who)
        if seat is not None:
            self.live.round_trip_ms[seat] = min(self.round_trips_ms)
        self.connection.answer(Done(echo.id))

    # Sending

    async def send_loop(self) -> None:
        """Send what is in the outbox, for as long as somebody reads it."""
        try:
            while self.connection.closing is None:
                await self.wait()
                await self.send_all()
            await self.socket.close(self.connection.closing)
        except Exception:
            return

    async def wait(self) -> None:
        """Until there is something to send, or the line is to be measured again."""
        loop = asyncio.get_running_loop()
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self.next_probe):
                await self.connection.filled.wait()
        if loop.time() >= self.next_probe:
            self.next_probe = loop.time() + self.server.settings.probe
            self.probe()
        self.connection.filled.clear()

    async def send_all(self) -> None:
        connection = self.connection
        while connection.outbox and connection.closing is None:
            message = connection.outbox.popleft()
            for fresh in await self.latest() if message is LATEST else [message]:
                await self.send(fresh)

    async def send(self, message: OutboundMessage) -> None:
        if message.epoch not in (None, self.connection.epoch):
            return
        await self.socket.send_text(message.content.decode())
        self.connection.mark_sent(message)

    async def latest(self) -> list[OutboundMessage]:
        """What whoever is behind has missed."""
        connection = self.connection
        async with self.server.rooms.locked(self.table_id) as live:
            if not connection.greeted:
                return []
            news = live.news(connection.who, connection.sent)
            lines = (
                live.chat_since(connection.sent_lines) if live.may_read_chat(connection.who) else []
            )
            return connection.latest(news, lines)
