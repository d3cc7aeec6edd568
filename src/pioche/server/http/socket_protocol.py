"""A socket on the wire: the handshake as an ASGI request, everything after it without tasks.

uvicorn runs a task for as long as a socket is open, with queues and the frames of every layer of
the application around it: 40 KB of memory and a few wakeups a message. Here the application takes
the socket over once it is accepted (`take_over`), and its request ends; from then on frames
are handed to a `Listener` as they come, and what is sent is written as it is. Reading frames,
answering pings and the closing handshake stay the library's.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.utils import apply_mask

# Under this name the application finds the line in the scope of its request.
EXTENSION: Final = "pioche.line"
RECEIVE: Final = "websocket.receive"
# Of a socket that was taken over no task waits until it may write.
NOBODY_WAITS: Final = asyncio.Event()
# A whole text message; masked, as all that clients send; the head of one that is short, with its
# mask; and of one that is longer.
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORT_HEAD: Final = 6
SHORT: Final = 126
LONG: Final = 0xFFFF


class Listener(Protocol):
    """Who has taken a socket over."""

    def received(self, content: bytes | str) -> None:
        """A message has come."""

    def writable(self) -> None:
        """There is room again to write."""

    def ended(self) -> None:
        """The socket is closed, or about to be; it may be told more than once."""


class Events:
    """Stands where uvicorn puts what happens, and tells the listener instead."""

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
    """One socket: uvicorn's until the application has taken it over."""

    listener: Listener | None = None
    is_writable = True

    def handle_connect(self, event: Any) -> None:  # noqa: ANN401  (the library's request)
        super().handle_connect(event)
        if self.response.status_code == 101:  # noqa: PLR2004  (agreed)
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[EXTENSION] = self

    # Taken over

    def take_over(self, listener: Listener) -> None:
        """Hand everything that comes to a listener, what has come already first."""
        self.listener, waiting = listener, self.queue
        self.queue = cast("Any", Events(listener))
        while not waiting.empty():
            self.queue.put_nowait(waiting.get_nowait())
        self.read_on()

    def forget_handshake(self) -> None:
        """Nothing of the request is needed any more; there are thousands of sockets."""
        self.scope = self.request = self.response = None  # type: ignore[assignment]
        self.app = self.default_headers = self.app_state = None  # type: ignore[assignment]
        self.writable = NOBODY_WAITS

    async def run_asgi(self) -> None:
        """The request; where it has handed its socket over, the socket stays open."""
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
        """Do some work for this socket; when the server stops it is waited for."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def data_received(self, data: bytes) -> None:
        """Most of what comes is one short message, which is read at once."""
        if self.listener is not None and self.between_messages():
            content = short_message(data)
            if content is not None:
                self.listener.received(content)
                return
        super().data_received(data)

    def between_messages(self) -> bool:
        """Whether the next byte begins a message that may be handed over."""
        conn = self.conn
        idle = not conn.reader.buffer and conn.current_size is None
        return idle and conn.close_rcvd is None and conn.close_sent is None

    def write(self, *contents: bytes) -> None:
        """Send messages; after the end of a socket there is nobody to send them to."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.writelines([part for content in contents for part in frame(content)])

    def end(self, code: int) -> None:
        """Begin to close the socket."""
        if self.close_sent or self.transport.is_closing():
            return
        try:
            self.conn.send_close(code)
        except InvalidState:
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.read_on()  # so that the other side's word is heard
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        if self.listener is not None:
            self.loop.call_soon(self.listener.ended)

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is gone; nothing that held on to it is left for the collector."""
        super().connection_lost(exc)
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
        """A message; the listener itself says when it has enough."""
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


def short_message(data: bytes) -> bytes | None:
    """The text of a frame that is a whole message and nothing else; None: read it with care."""
    if len(data) < SHORT_HEAD or data[0] != WHOLE_TEXT:
        return None
    size = data[1] - MASKED
    if not 0 <= size < SHORT or len(data) != SHORT_HEAD + size:
        return None
    content = apply_mask(data[SHORT_HEAD:], data[2:SHORT_HEAD])
    return content if content.isascii() else None


def frame(content: bytes) -> tuple[bytes, bytes]:
    """A whole text message as a server sends it: its head, and the message, not copied."""
    size = len(content)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)), content
    if size <= LONG:
        return bytes((WHOLE_TEXT, SHORT)) + size.to_bytes(2, "big"), content
    return bytes((WHOLE_TEXT, SHORT + 1)) + size.to_bytes(8, "big"), content
