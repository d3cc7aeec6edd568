"""The process behind the port: it starts workers, restarts them, and hands connections over."""

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import cycle
from multiprocessing.context import ForkServerContext
from typing import Final

from pioche.bots.plugins import PLUGINS
from pioche.server.logs import log_event, report
from pioche.server.serve_process import KILLED_BY
from pioche.server.settings import ServeOptions, Settings
from pioche.server.workers.arrivals import NO_TABLE, Arrivals, worker_of
from pioche.server.workers.worker import READY, STOPPING, WorkerPlan, work

# Connections that may wait for a busy worker; more are closed.
MOST_QUEUED: Final = 1000


class WorkerProcess:
    """A worker, as the supervisor sees it; `changed` is called when it becomes ready or ends."""

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
        self.ready = False  # takes connections
        self.began = False  # was ready once
        self.stopping = False  # takes no more, and ends by itself
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
        """Read what the worker reports; the channel of a dead process ends."""
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
        self.ended, self.ready = True, False
        self.loop.remove_reader(self.channel.fileno())
        self.loop.remove_writer(self.channel.fileno())
        self.channel.close()

    def waiting(self) -> list[tuple[socket.socket, str]]:
        found = list(self.queue)
        self.queue.clear()
        return found

    def give(self, connection: socket.socket, table: str) -> None:
        if len(self.queue) >= MOST_QUEUED:
            connection.close()
            return
        self.queue.append((connection, table))
        if len(self.queue) == 1:
            self.flush()

    def flush(self) -> None:
        """Send as many connections as the channel takes now."""
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
            self.ready = False  # it is ending, which `listen` will notice
        self.loop.remove_writer(self.channel.fileno())

    def stop(self) -> None:
        if not (self.ended or self.stopping):
            self.ready, self.stopping = False, True
            with suppress(OSError):  # it may have ended just now
                self.channel.shutdown(socket.SHUT_WR)

    def kill(self) -> None:
        if self.process.is_alive():
            self.process.kill()

    def how_it_ended(self) -> str:
        self.process.join(1)
        code = self.process.exitcode
        if code is not None and code < 0:
            return f"killed by signal {-code}"
        return f"ended with code {code}"


# Silent connections in all.
MOST_SILENT: Final = 1000
# Delay before a worker is replaced; longer for one that never was ready, since whatever keeps it
# from starting may pass and must not keep a core busy.
AT_ONCE: Final = 0.05
LATER: Final = 1.0
# Share of the time to stop that workers have before they are killed.
WORKER_SHARE: Final = 0.8
STOPPED: Final = 0
FAILED: Final = 1


def supervise(
    listening: socket.socket, store: str, settings: Settings, serving: ServeOptions
) -> int:
    """Serve with several processes until this one is asked to stop; 1 if they keep dying."""
    return asyncio.run(Supervisor(listening, plan_of(store, settings, serving)).run())


def plan_of(store: str, settings: Settings, serving: ServeOptions) -> WorkerPlan:
    """The plan of each worker: its share of search processes, and less time to stop than ours."""
    searching = max(1, settings.search_workers // settings.workers)
    within = max(1.0, settings.stop_within * WORKER_SHARE)
    figures = replace(settings, search_workers=searching, stop_within=within)
    return WorkerPlan(store, figures, tuple(PLUGINS), serving)


def worker_context() -> ForkServerContext:
    """Workers are forked from a process that has imported everything and done nothing yet.

    So they start at once and share its memory.
    """
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([WorkerPlan.__module__])
    return context


class Supervisor:
    """The workers by number; a replacement takes the number of the one that died."""

    def __init__(self, listening: socket.socket, plan: WorkerPlan) -> None:
        self.listening = listening
        self.plan = plan
        self.settings = plan.settings
        self.context = worker_context()
        self.workers: dict[int, WorkerProcess] = {}
        self.turns = cycle(range(plan.settings.workers))
        self.deaths: deque[float] = deque()
        self.outcome: int | None = None

    async def run(self) -> int:
        self.done = asyncio.Event()
        loop = asyncio.get_running_loop()
        for asked in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(asked, self.asked_to_stop, asked)
        self.arrivals = Arrivals(self.listening, self.route, self.settings.head, MOST_SILENT)
        for number in range(self.settings.workers):
            self.start(number)
        await self.done.wait()
        await self.stop()
        assert self.outcome is not None
        return self.outcome

    def asked_to_stop(self, number: int) -> None:
        """Stop; at once the second time."""
        if self.outcome is not None:
            self.kill_all()
            os._exit(KILLED_BY + number)
        self.end(STOPPED)

    def kill_all(self) -> None:
        for worker in self.workers.values():
            worker.kill()

    def end(self, outcome: int) -> None:
        if self.outcome is None:
            self.outcome = outcome
        self.done.set()

    async def stop(self) -> None:
        """Stop accepting; workers that take too long are killed."""
        self.arrivals.close()
        for worker in self.workers.values():
            worker.stop()
        end = time.monotonic() + self.settings.stop_within / WORKER_SHARE
        while any(worker.process.is_alive() for worker in self.workers.values()):
            if time.monotonic() > end:
                self.kill_all()
            await asyncio.sleep(0.02)

    # Workers

    def start(self, number: int) -> None:
        if self.outcome is not None:
            return
        try:
            worker = WorkerProcess(number, self.plan, self.context, self.changed)
        except OSError as error:  # no room for another process
            report("starting a worker", error)
            self.count_death(number, LATER)
        else:
            self.workers[number] = worker

    def changed(self, worker: WorkerProcess) -> None:
        if worker.ready:
            line = f"worker {worker.number} is process {worker.process.pid}"
            log_event(logging.INFO, line)
        if worker.ended and self.outcome is None:
            self.replace(worker)
        if self.ready():
            self.arrivals.start()
        else:
            self.arrivals.pause()
        if not worker.ready:
            for connection, table in worker.waiting():
                self.route(connection, table)

    def replace(self, worker: WorkerProcess) -> None:
        line = f"worker {worker.number} {worker.how_it_ended()}"
        if worker.stopping:  # as it was asked to
            log_event(logging.INFO, line)
            self.start(worker.number)
        else:
            log_event(logging.ERROR, line)
            self.count_death(worker.number, AT_ONCE if worker.began else LATER)

    def count_death(self, number: int, delay: float) -> None:
        """Start another one, unless too many have died recently."""
        now = time.monotonic()
        self.deaths.append(now)
        while self.deaths[0] < now - self.settings.crash_seconds:
            self.deaths.popleft()
        if len(self.deaths) > self.settings.most_crashes:
            self.end(FAILED)
        else:
            asyncio.get_running_loop().call_later(delay, self.start, number)

    # Connections

    def ready(self) -> list[int]:
        return [number for number, worker in self.workers.items() if worker.ready]

    def route(self, connection: socket.socket, table: str) -> None:
        """Hand a connection to the worker of its table, or to the next one in turn."""
        ready = self.ready()
        if not ready:
            connection.close()  # it came just before the last worker died
        elif table == NO_TABLE:
            self.workers[self.next_in_turn(ready)].give(connection, table)
        else:
            self.workers[worker_of(table, ready)].give(connection, table)

    def next_in_turn(self, ready: list[int]) -> int:
        return next(number for number in self.turns if number in ready)
