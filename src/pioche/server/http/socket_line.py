"""A socket as the application sees it, whichever server or tab holds it.

A request for a socket has it in its scope (`EXTENSION`). The application takes it over once it is
accepted, and its request ends.
"""

from collections.abc import Coroutine
from typing import Any, Final, Protocol

from starlette.websockets import WebSocket

from pioche.server.rooms.connection import Line

# The extension of a request's scope that holds the socket.
EXTENSION: Final = "pioche.line"


class Listener(Protocol):
    """What takes a socket over."""

    def received(self, content: bytes | str) -> None:
        """A message has arrived."""

    def writable(self) -> None:
        """There is room to write again."""

    def ended(self) -> None:
        """The socket is closed or about to be; may be called more than once."""


class SocketLine(Line, Protocol):
    """What the application uses of a socket."""

    def take_over(self, listener: Listener) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...

    def pause_reading(self) -> None: ...

    def read_on(self) -> None: ...


def line_of(socket: WebSocket) -> SocketLine:
    """The socket of an accepted request."""
    line: SocketLine = socket.scope["extensions"][EXTENSION]
    return line
