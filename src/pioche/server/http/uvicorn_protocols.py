"""Everything that overrides the inside of uvicorn and websockets.

The rest of the server knows `bounded_protocols`, and `http/socket_line.py`; `serve_process.py` and
`workers/worker.py` extend uvicorn's server. The versions of both libraries are bounded in
`pyproject.toml`, and `tests/server/uvicorn_attributes.py` lists what all three rely on.

HTTP: uvicorn has no bounds for the bytes, fields and time of a head, for requests that wait on a
connection, for fragments of a frame, or for connections of an address. These protocols have, and
refuse with an answer where one can still be sent.

Sockets: uvicorn runs a task for as long as a socket is open, with queues and the frames of every
layer of the application around it: 40 KB of memory and a few wakeups a message. Here the
application takes the socket over once it is accepted (`take_over`), and its request ends. From then
on messages are handed to a `Listener` as they come, and what is sent is written at once. Reading
frames, answering pings and the closing handshake stay the library's.
"""

import asyncio
import os
import socket
from asyncio import TimerHandle
from collections.abc import Coroutine
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.utils import apply_mask

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
from pioche.server.http.open_connections import RESERVE, OpenConnections, affordable
from pioche.server.http.requests import encode, problem_of
from pioche.server.http.socket_line import EXTENSION, Listener
from pioche.server.http.work import EXEMPT
from pioche.server.limits import SharedCounts
from pioche.server.rooms.clocks import PAUSE
from pioche.server.rooms.connection import GOING_AWAY
from pioche.server.settings import Settings

RECEIVE: Final = "websocket.receive"
SWITCHING_PROTOCOLS: Final = 101
TOO_BIG: Final = 1009
# Requests of one connection that wait for the answer to the one before.
MOST_WAITING: Final = 16
MOST_FRAGMENTS: Final = 256
# Seconds for the head of a health check beyond the limit of connections.
RESERVED_HEAD: Final = 2.0
# Around a header field: colon, space and the end of its line.
FIELD_MARKS: Final = 4
# No task waits to write to a socket that was taken over.
NOBODY_WAITS: Final = asyncio.Event()
# Frames: a whole text message; the mask bit of clients; the sizes of a short head and message.
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORT_HEAD: Final = 6
SHORT: Final = 126
LONG: Final = 0xFFFF
# A whole close frame: its kind, the size of its content, the code.
GOING_AWAY_FRAME: Final = bytes((0x88, 2)) + GOING_AWAY.to_bytes(2, "big")


class Events:
    """Replaces the queue of uvicorn: events go to the listener at once."""

    __slots__ = ("listener",)

    def __init__(self, listener: Listener) -> None:
        self.listener = listener

    def put_nowait(self, event: dict[str, Any]) -> None:
        if event["type"] == RECEIVE:
            text = event.get("text")
            self.listener.received(event["bytes"] if text is None else text)
        else:
            self.listener.ended()


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket: uvicorn's until the application takes it over.

    `open_connections` are those of its server; the connection was counted by `BoundedHttp`.
    """

    open_connections: OpenConnections
    handed_over: bool
    listener: Listener | None = None
    is_writable = True

    def handle_connect(self, event: Any) -> None:  # noqa: ANN401  (the library's request)
        super().handle_connect(event)
        if self.response.status_code == SWITCHING_PROTOCOLS:
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[EXTENSION] = self

    # Taken over

    def take_over(self, listener: Listener) -> None:
        """Hand all messages to a listener, beginning with those that have arrived already."""
        self.listener, waiting = listener, self.queue
        self.queue = cast("Any", Events(listener))
        while not waiting.empty():
            self.queue.put_nowait(waiting.get_nowait())
        self.read_on()

    def forget_handshake(self) -> None:
        """Free what only the request needed: there are thousands of sockets."""
        self.scope = self.request = self.response = None  # type: ignore[assignment]
        self.app = self.default_headers = self.app_state = None  # type: ignore[assignment]
        self.writable = NOBODY_WAITS

    async def run_asgi(self) -> None:
        """Run the request; a socket that was taken over stays open afterwards."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self.listener is not None:
            self.forget_handshake()
        elif self.close_timer is None:
            self.transport.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task for this socket; a stopping server waits for it."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def data_received(self, data: bytes) -> None:
        """Most reads are one short message, which is decoded here at once."""
        if self.listener is not None and self.between_messages():
            content = short_message(data)
            if content is not None:
                self.listener.received(content)
                return
        super().data_received(data)

    def between_messages(self) -> bool:
        conn = self.conn
        idle = not conn.reader.buffer and conn.current_size is None
        return idle and conn.close_rcvd is None and conn.close_sent is None

    def write(self, *contents: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.writelines([part for content in contents for part in frame(content)])

    def end(self, code: int) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        try:
            self.conn.send_close(code)
        except InvalidState:
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.read_on()  # to receive the close frame of the other side
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        if self.listener is not None:
            self.loop.call_soon(self.listener.ended)

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is gone; no reference cycle is left for the garbage collector."""
        super().connection_lost(exc)
        self.open_connections.exit(peer_of(self))
        if self.handed_over:
            end_for_all(self.transport)
        if self.listener is not None:
            self.listener = None
            self.queue = cast("Any", None)
            self.conn.parser.close()

    def pause_reading(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Deliver a message; a listener pauses the reading itself."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        paused, self.read_paused = self.read_paused, True  # so that uvicorn does not pause
        try:
            super().send_receive_event_to_app()
        finally:
            self.read_paused = paused

    def pause_writing(self) -> None:
        self.is_writable = False
        if self.listener is None:
            super().pause_writing()

    def resume_writing(self) -> None:
        self.is_writable = True
        if self.listener is None:
            super().resume_writing()
        else:
            self.listener.writable()

    def keepalive_timeout(self) -> None:
        """If the server itself stood still, the pong may be there unread: wait once more."""
        now, patience = self.loop.time(), self.ping_timeout or 0.0
        if now - self.ping_sent_at - patience < PAUSE:
            super().keepalive_timeout()
            return
        self.ping_sent_at = now
        self.pong_timer = self.loop.call_later(patience, self.keepalive_timeout)

    def handle_cont(self, event: Frame) -> None:
        """Refuse endless fragments: empty ones would pass the limit of a message's size."""
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
            return
        self.frames = []
        self.conn.fail(TOO_BIG)
        self.handle_parser_exception()


def short_message(data: bytes) -> bytes | None:
    """The text of a frame that is exactly one short message; None: leave it to the library."""
    if len(data) < SHORT_HEAD or data[0] != WHOLE_TEXT:
        return None
    size = data[1] - MASKED
    if not 0 <= size < SHORT or len(data) != SHORT_HEAD + size:
        return None
    content = apply_mask(data[SHORT_HEAD:], data[2:SHORT_HEAD])
    return content if content.isascii() else None


def frame(content: bytes) -> tuple[bytes, bytes]:
    """The head and the content of a whole text message of a server; the content is not copied."""
    size = len(content)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)), content
    if size <= LONG:
        return bytes((WHOLE_TEXT, SHORT)) + size.to_bytes(2, "big"), content
    return bytes((WHOLE_TEXT, SHORT + 1)) + size.to_bytes(8, "big"), content


class BoundedHttp(HttpToolsProtocol):
    """One HTTP connection; `settings` and `open_connections` are those of its server."""

    settings: Settings
    open_connections: OpenConnections
    handed_over: bool  # by another process, which may keep a copy

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401  (uvicorn's own)
        super().__init__(*arguments, **named)
        self.counted = False
        self.reserved = False  # beyond the limit: for one health check
        self.in_head = True
        self.unread = 0  # bytes since the last head was complete
        self.head_size = self.fields = 0
        self.head_timer: TimerHandle | None = None
        self.trouble: ServerRefusal | None = None  # found in a callback of the parser

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer, connections = peer_of(self), self.open_connections
        self.counted = connections.enter(peer)
        if not self.counted:
            self.counted = self.reserved = connections.enter(peer, RESERVE)
        if self.counted:
            self.expect_head()
        else:
            self.refuse(self.too_many())

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.handed_over:
            end_for_all(self.transport)
        self.stop_waiting()
        if self.counted:
            self.open_connections.exit(peer_of(self))

    # Time

    def expect_head(self) -> None:
        """From now on the next head must be complete in time."""
        if self.head_timer is None:
            seconds = (
                min(RESERVED_HEAD, self.settings.head) if self.reserved else self.settings.head
            )
            self.head_timer = self.loop.call_later(seconds, self.head_late)

    def stop_waiting(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def head_late(self) -> None:
        """Refuse a slow head; close a connection that has sent nothing."""
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
        if self.reserved and self.url.partition(b"?")[0].decode("latin-1") not in EXEMPT:
            self.give_up(self.too_many())
        if len(self.pipeline) >= MOST_WAITING:
            self.give_up(TooFast("server-too-fast"))
        self.stop_waiting()
        self.in_head, self.unread = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.in_head, self.unread = True, 0

    def on_response_complete(self) -> None:
        """A head that began during the answer must be complete in time, too."""
        super().on_response_complete()
        if self.reserved:
            self.transport.close()
        if self.in_head and self.unread and not self.answering:
            self.expect_head()

    # Refusals

    def too_many(self) -> Crowded:
        return Crowded("server-connections")

    def give_up(self, refusal: ServerRefusal) -> None:
        """Called within the parser: it stops, and `send_400_response` is called."""
        self.trouble = refusal
        raise refusal

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002  (uvicorn's own)
        self.refuse(self.trouble or BadMessage("server-bad-request"))

    def refuse(self, refusal: ServerRefusal) -> None:
        """Answer with the refusal, unless another answer is under way, and close."""
        if not self.transport.is_closing() and not self.answering:
            self.transport.write(refusal_bytes(refusal))
        self.transport.close()


def peer_of(protocol: HttpToolsProtocol | SocketProtocol) -> str | None:
    return None if protocol.client is None else protocol.client[0]


def end_for_all(transport: asyncio.BaseTransport) -> None:
    """End a connection although another process has a copy of its descriptor."""
    found = transport.get_extra_info("socket")
    with suppress(OSError), socket.socket(fileno=os.dup(found.fileno())) as connection:
        connection.shutdown(socket.SHUT_RDWR)


def refusal_bytes(refusal: ServerRefusal) -> bytes:
    """A whole answer, for connections that never reach the application."""
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


def bounded_protocols(
    settings: Settings, counts: SharedCounts
) -> tuple[type[BoundedHttp], type[SocketProtocol]]:
    """The classes of one server's connections, for `uvicorn.Config`."""
    connections = OpenConnections(
        affordable(settings.most_connections),
        settings.address_connections,
        trusted_networks(settings.trusted_proxy),
        counts,
    )
    handed_over = settings.workers > 1
    shared = {"settings": settings, "open_connections": connections, "handed_over": handed_over}
    http = type("ServerHttp", (BoundedHttp,), shared)
    websocket = type("ServerSocket", (SocketProtocol,), shared)
    return http, websocket
