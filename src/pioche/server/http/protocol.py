"""HTTP and WebSocket as uvicorn carries them, with the bounds that it does not have.

A head has so many bytes, so many fields and so much time; a connection has so many requests
waiting, a frame so many fragments; an address so many connections. Whoever asks for more is told
so where that can be done, and nothing of it stays in memory.
"""

import asyncio
from asyncio import TimerHandle
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import Frame

from pioche.server.errors import (
    BadMessage,
    Crowded,
    HeadTooLarge,
    ServerRefusal,
    TooFast,
    TooSlow,
    status_of,
)
from pioche.server.http.addresses import trusted_networks
from pioche.server.http.headers import HEADERS
from pioche.server.http.open_connections import OpenConnections, affordable
from pioche.server.http.requests import encode, problem_of
from pioche.server.http.socket_protocol import SocketProtocol
from pioche.server.rooms.clocks import PAUSE
from pioche.server.settings import Settings

# Requests of one connection that wait for the answer to the one before.
MOST_WAITING: Final = 16
MOST_FRAGMENTS: Final = 256
# Around a field: colon, space and the end of its line.
FIELD_MARKS: Final = 4
TOO_BIG: Final = 1009


class BoundedHttp(HttpToolsProtocol):
    """One connection; `settings` and `open_connections` are those of its server."""

    settings: Settings
    open_connections: OpenConnections

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401  (uvicorn's own)
        super().__init__(*arguments, **named)
        self.counted = False
        self.in_head = True
        self.unread = 0  # bytes that came since the last head was complete
        self.head_size = self.fields = 0
        self.head_timer: TimerHandle | None = None
        self.trouble: ServerRefusal | None = None  # what a callback of the parser has found

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.counted = self.open_connections.enter(peer_of(self))
        if self.counted:
            self.expect_head()
        else:
            self.refuse(Crowded("server-connections"))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.stop_waiting()
        if self.counted:
            self.open_connections.exit(peer_of(self))

    # Time

    def expect_head(self) -> None:
        """From now on a head must be complete in time, however slowly it comes."""
        if self.head_timer is None:
            self.head_timer = self.loop.call_later(self.settings.head, self.head_late)

    def stop_waiting(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def head_late(self) -> None:
        """Whoever has said nothing yet is let go without a word."""
        self.head_timer = None
        if self.unread and self.in_head:
            self.refuse(TooSlow("server-too-slow"))
        else:
            self.transport.close()

    @property
    def answering(self) -> bool:
        return bool(self.cycle) and not self.cycle.response_complete

    # Size

    def data_received(self, data: bytes) -> None:
        if not self.answering:
            self.expect_head()
        self.unread += len(data)
        super().data_received(data)
        if self.in_head and self.unread > self.settings.head_limit:
            self.refuse(self.head_too_large())

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True
        self.head_size = self.fields = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self.count_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self.fields += 1
        self.count_head(len(name) + len(value) + FIELD_MARKS)

    def count_head(self, size: int) -> None:
        self.head_size += size
        settings = self.settings
        if self.head_size > settings.head_limit or self.fields > settings.head_fields:
            self.give_up(self.head_too_large())

    def head_too_large(self) -> HeadTooLarge:
        return HeadTooLarge("server-head-too-large", limit=self.settings.head_limit)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            self.give_up(TooFast("server-too-fast"))
        self.stop_waiting()
        self.in_head, self.unread = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.in_head, self.unread = True, 0

    def on_response_complete(self) -> None:
        """A head that began to come during the answer must be complete in time, too."""
        super().on_response_complete()
        if self.in_head and self.unread and not self.answering:
            self.expect_head()

    # Refusals

    def give_up(self, refusal: ServerRefusal) -> None:
        """Within the parser: it stops, and `send_400_response` is called."""
        self.trouble = refusal
        raise refusal

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002  (uvicorn's own)
        self.refuse(self.trouble or BadMessage("server-bad-request"))

    def refuse(self, refusal: ServerRefusal) -> None:
        """Say why, unless another answer is under way, and close."""
        if not self.transport.is_closing() and not self.answering:
            self.transport.write(refusal_bytes(refusal))
        self.transport.close()


class BoundedSocket(SocketProtocol):
    """A connection that has become a socket: it was counted when it came."""

    open_connections: OpenConnections

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.open_connections.exit(peer_of(self))

    def keepalive_timeout(self) -> None:
        """Where the server itself stood still, the client's answer may not have been read yet."""
        now, patience = self.loop.time(), self.ping_timeout or 0.0
        if now - self.ping_sent_at - patience < PAUSE:
            super().keepalive_timeout()
            return
        self.ping_sent_at = now
        self.pong_timer = self.loop.call_later(patience, self.keepalive_timeout)

    def handle_cont(self, event: Frame) -> None:
        """Fragments without anything in them would gather without end."""
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
            return
        self.frames = []
        self.conn.fail(TOO_BIG)
        self.handle_parser_exception()


def peer_of(protocol: HttpToolsProtocol | SocketProtocol) -> str | None:
    return None if protocol.client is None else protocol.client[0]


def refusal_bytes(refusal: ServerRefusal) -> bytes:
    """A whole answer, before there is an application to give it."""
    status, body = status_of(refusal), encode(problem_of(refusal))
    headers = {
        **HEADERS,
        "content-type": "application/json",
        "cache-control": "no-store",
        "content-length": str(len(body)),
        "connection": "close",
    }
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body


def bounded_protocols(settings: Settings) -> tuple[type[BoundedHttp], type[BoundedSocket]]:
    """The two for one server: uvicorn makes one for each connection."""
    counts = OpenConnections(
        affordable(settings.most_connections),
        settings.address_connections,
        trusted_networks(settings.trusted_proxy),
    )
    shared = {"settings": settings, "open_connections": counts}
    http = type("ServerHttp", (BoundedHttp,), shared)
    socket = type("ServerSocket", (BoundedSocket,), shared)
    return http, socket
