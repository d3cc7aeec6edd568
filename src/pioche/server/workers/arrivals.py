"""Accepted connections until the first line of their request names a table, and its worker.

The line is peeked at (`MSG_PEEK`), so that the worker that gets the connection reads the request as
if it had accepted the connection itself.
"""

import asyncio
import errno
import re
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from pioche.server.http.addresses import address_to_count
from pioche.server.http.paths import NO_TABLE, TABLE_PATH

# Longer than any first line of a request up to the table's id.
LONGEST: Final = 512
# The table is not known yet.
MORE: Final = "more"

TABLE: Final = re.compile(rf"[A-Z]{{1,16}} (?:https?://[^/ ]*)?{TABLE_PATH}[/? ]".encode())
FIRST_PART: Final = re.compile(rb"[A-Z]{1,16}(?: [^\s]*)?")


def table_of(head: bytes) -> str:
    """The table that a request names, `NO_TABLE`, or `MORE`.

    Anything that is not a request goes to any worker, which refuses it.
    """
    if found := TABLE.match(head):
        return found[1].decode()
    unfinished = len(head) < LONGEST and FIRST_PART.fullmatch(head)
    return MORE if unfinished else NO_TABLE


def worker_of(table: str, workers: Iterable[int]) -> int:
    """The worker with the highest mark for this table (rendezvous hashing).

    A dead worker moves only its own tables, and gets them back.
    """
    return max(workers, key=lambda worker: mark(table, worker))


def mark(table: str, worker: int) -> bytes:
    return blake2b(f"{worker} {table}".encode(), digest_size=8).digest()


# Connections accepted in a row.
AT_ONCE: Final = 64
# Pause when the system has no descriptors left.
PAUSE: Final = 0.2
NO_DESCRIPTORS: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)

HandOver = Callable[[socket.socket, str], None]


@dataclass(eq=False)
class Arrival:
    """A connection, and how many bytes of its request were seen."""

    connection: socket.socket
    address: str
    seen: int = 0
    end: asyncio.TimerHandle | None = None


class Arrivals:
    """Accepts connections, and hands each over with the table that it is about.

    A silent connection is closed after `patience` seconds. With more than `most` silent ones, the
    address with the most of them loses its oldest.
    """

    def __init__(
        self, listening: socket.socket, hand_over: HandOver, patience: float, most: int
    ) -> None:
        self.loop = asyncio.get_running_loop()
        self.listening = listening
        self.hand_over = hand_over
        self.patience = patience
        self.most = most
        self.waiting: dict[Arrival, None] = {}  # the oldest first
        self.accepting = False
        listening.setblocking(False)

    def start(self) -> None:
        """Accept connections; earlier ones have waited in the system's queue."""
        if not self.accepting and self.listening.fileno() >= 0:
            self.accepting = True
            self.loop.add_reader(self.listening.fileno(), self.accept)

    def pause(self) -> None:
        if self.accepting:
            self.accepting = False
            self.loop.remove_reader(self.listening.fileno())

    def close(self) -> None:
        """Stop accepting, and close connections without a request."""
        self.pause()
        self.listening.close()
        for arrival in list(self.waiting):
            self.drop(arrival)

    def accept(self) -> None:
        try:
            for _ in range(AT_ONCE):
                connection, address = self.listening.accept()
                self.add(connection, address_to_count(str(address[0])))
        except OSError as error:  # none is left, or one has gone again
            if error.errno in NO_DESCRIPTORS:
                self.make_room()

    def make_room(self) -> None:
        """Descriptors are exhausted: drop a silent connection, or pause."""
        if self.waiting:
            self.drop_oldest()
        else:
            self.pause()
            self.loop.call_later(PAUSE, self.start)

    def add(self, connection: socket.socket, address: str) -> None:
        """Look at the request, which has usually arrived, or wait for it."""
        connection.setblocking(False)
        with suppress(OSError):  # it may be gone
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        arrival = Arrival(connection, address)
        self.waiting[arrival] = None
        self.look(arrival)
        if arrival in self.waiting:
            self.loop.add_reader(connection.fileno(), self.look, arrival)
            arrival.end = self.loop.call_later(self.patience, self.drop, arrival)
            if len(self.waiting) > self.most:
                self.drop_oldest()

    def look(self, arrival: Arrival) -> None:
        """Peek at the request, and release the connection if its table is known."""
        try:
            head = arrival.connection.recv(LONGEST, socket.MSG_PEEK)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            head = b""
        table = table_of(head)
        if len(head) <= arrival.seen:  # woken without new bytes: the other side has ended
            self.drop(arrival)
        elif table == MORE:
            self.wait_for_more(arrival, len(head))
        else:
            self.release(arrival, table)

    def wait_for_more(self, arrival: Arrival, seen: int) -> None:
        arrival.seen = seen
        arrival.connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, seen + 1)

    def release(self, arrival: Arrival, table: str) -> None:
        self.forget(arrival)
        if arrival.seen:
            arrival.connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, 1)
        self.hand_over(arrival.connection, table)

    def drop(self, arrival: Arrival) -> None:
        self.forget(arrival)
        arrival.connection.close()

    def drop_oldest(self) -> None:
        counts: dict[str, int] = {}
        for arrival in self.waiting:
            counts[arrival.address] = counts.get(arrival.address, 0) + 1
        most = max(counts.values())
        self.drop(next(one for one in self.waiting if counts[one.address] == most))

    def forget(self, arrival: Arrival) -> None:
        self.waiting.pop(arrival, None)
        if arrival.end is not None:
            arrival.end.cancel()
            self.loop.remove_reader(arrival.connection.fileno())
