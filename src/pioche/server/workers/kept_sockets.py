"""Copies of a worker's sockets, so that they are closed properly if the worker dies.

The system would end them without a closing frame. A copy costs a descriptor and nothing else:
`epoll` is asked for ended connections only, and the worker ends a connection for all its copies
(`end_for_all` of `http/uvicorn_protocols.py`).
"""

import asyncio
import re
import socket
import sys
from contextlib import suppress
from typing import Final

from pioche.server.http.open_connections import affordable
from pioche.server.http.uvicorn_protocols import GOING_AWAY_FRAME
from pioche.server.workers.arrivals import LONGEST

if sys.platform == "linux":
    import select

SOCKET_REQUEST: Final = re.compile(rb"GET (?:https?://[^/ ]*)?/api/tables/[\w-]{22}/socket[? ]")
# Copies of all workers may take half of the descriptors; further sockets have none.
MOST_COPIES: Final = 1_000_000
# Ended connections looked at in a row, and bytes of a client that nobody will read.
AT_ONCE: Final = 64
UNREAD: Final = 65_536
# Seconds for the close frame to arrive before the connection is gone.
LINGER: Final = 1.0


def is_socket(connection: socket.socket) -> bool:
    """Whether the request that waits on a connection asks for a socket."""
    try:
        head = connection.recv(LONGEST, socket.MSG_PEEK)
    except OSError:
        return False
    return SOCKET_REQUEST.match(head) is not None


class KeptSockets:
    """The copies of the sockets of one worker of several; only on Linux any are kept."""

    def __init__(self, workers: int) -> None:
        self.loop = asyncio.get_running_loop()
        self.copies: dict[int, socket.socket] = {}
        self.most = affordable(MOST_COPIES) // 2 // workers
        if sys.platform == "linux":
            self.ends = select.epoll()
            self.loop.add_reader(self.ends.fileno(), self.forget_ended)

    def keep(self, connection: socket.socket) -> None:
        """Keep the copy until the connection ends."""
        if sys.platform != "linux" or len(self.copies) >= self.most:
            connection.close()
            return
        self.ends.register(connection.fileno(), 0)  # reports hang-ups whatever is asked
        self.copies[connection.fileno()] = connection

    def forget_ended(self) -> None:
        if sys.platform == "linux":
            for descriptor, _ in self.ends.poll(0, AT_ONCE):
                self.ends.unregister(descriptor)
                self.copies.pop(descriptor).close()

    def close(self) -> None:
        """The worker is dead: close what it has left open with 1012."""
        if sys.platform == "linux":
            self.forget_ended()
            self.loop.remove_reader(self.ends.fileno())
            self.ends.close()
        for connection in self.copies.values():
            say_goodbye(connection)
            self.loop.call_later(LINGER, connection.close)
        self.copies.clear()


def say_goodbye(connection: socket.socket) -> None:
    """Send a close frame; what the client sent is read, or the system would withdraw the frame."""
    with suppress(OSError):
        connection.send(GOING_AWAY_FRAME)
        connection.shutdown(socket.SHUT_WR)
        connection.recv(UNREAD)
