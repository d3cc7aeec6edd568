"""One worker as the process that started it sees it: a process, a channel, and who waits for it."""

import asyncio
import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.context import ForkServerContext
from typing import Final

from pioche.server.workers.worker import READY, STOPPING, WorkerPlan, work

# Connections that wait for a worker which does not take them; more are closed.
MOST_QUEUED: Final = 1000


class WorkerProcess:
    """Started at once; `changed` is called when it can be handed connections, and when it ends."""

    def __init__(
        self,
        number: int,
        plan: WorkerPlan,
        context: ForkServerContext,
        changed: Callable[["WorkerProcess"], None],
    ) -> None:
        self.number = number
        self.changed = changed
        self.loop = asyncio.get_running_loop()
        self.ready = False  # it takes connections
        self.began = False  # it was ready once
        self.stopping = False  # it takes no more, and ends by itself
        self.ended = False
        self.queue: deque[tuple[socket.socket, str]] = deque()  # with the table of each
        self.channel, there = socket.socketpair()
        self.process = context.Process(target=work, args=(there, plan.for_worker(number)))
        try:
            self.process.start()
        except OSError:
            self.channel.close()
            raise
        finally:
            there.close()
        self.channel.setblocking(False)
        self.loop.add_reader(self.channel.fileno(), self.listen)

    def listen(self) -> None:
        """It says how it is; what ends is the channel of a process that is gone."""
        try:
            said = self.channel.recv(len(READY))
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if said == READY:
            self.ready = self.began = True
        elif said == STOPPING:
            self.stop()
        else:
            self.forget()
        self.changed(self)

    def forget(self) -> None:
        """It is gone."""
        self.ended, self.ready = True, False
        self.loop.remove_reader(self.channel.fileno())
        self.loop.remove_writer(self.channel.fileno())
        self.channel.close()

    def waiting(self) -> list[tuple[socket.socket, str]]:
        """Those who were to be handed to it, once it takes nobody any more."""
        found = list(self.queue)
        self.queue.clear()
        return found

    def give(self, connection: socket.socket, table: str) -> None:
        """Hand a connection over; it is the worker's afterwards."""
        if len(self.queue) >= MOST_QUEUED:
            connection.close()
            return
        self.queue.append((connection, table))
        if len(self.queue) == 1:
            self.flush()

    def flush(self) -> None:
        """As many as the channel takes; the others when there is room."""
        try:
            while self.queue:
                connection, _ = self.queue[0]
                socket.send_fds(self.channel, [b"c"], [connection.fileno()])
                self.queue.popleft()
                connection.close()
        except BlockingIOError:
            self.loop.add_writer(self.channel.fileno(), self.flush)
            return
        except OSError:
            self.ready = False  # it is ending, as `listen` is about to hear
        self.loop.remove_writer(self.channel.fileno())

    def stop(self) -> None:
        """Ask it to stop; it ends when it has."""
        if not (self.ended or self.stopping):
            self.ready, self.stopping = False, True
            with suppress(OSError):  # it may have ended just now
                self.channel.shutdown(socket.SHUT_WR)

    def kill(self) -> None:
        if self.process.is_alive():
            self.process.kill()

    def how_it_ended(self) -> str:
        """For the log."""
        self.process.join(1)
        code = self.process.exitcode
        if code is not None and code < 0:
            return f"killed by signal {-code}"
        return f"ended with code {code}"
