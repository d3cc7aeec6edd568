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
from pioche.server.http.paths import NO_TABLE
from pioche.server.limits import SharedLimits, shared_memory
from pioche.server.logs import log_event, report
from pioche.server.serve_process import KILLED_BY
from pioche.server.settings import ServeOptions, Settings
from pioche.server.succession import LAST_REQUESTS, Predecessor, Successor, heed_signal
from pioche.server.watchdogs import READY as SERVICE_READY
from pioche.server.watchdogs import REPORTS, feed_watchdogs, notify, stop_own_watchdog
from pioche.server.watchdogs import STOPPING as SERVICE_STOPPING
from pioche.server.workers.arrivals import Arrivals, worker_of
from pioche.server.workers.kept_sockets import KeptSockets, is_socket
from pioche.server.workers.worker import (
    ALIVE,
    ID_SIZE,
    READY,
    REFUSED,
    STOPPING,
    TAKEN,
    WorkerPlan,
    work,
)

# Connections that may wait for a busy worker; more are closed.
MOST_QUEUED: Final = 1000
# Reports that are read at once.
MOST_REPORTS: Final = 4096
# Share of the time after which a silent worker is killed from which on it gets no connections.
DOUBT_SHARE: Final = 0.4
# A process that was just forked may take this many times as long until its first report.
FIRST_REPORT: Final = 6

# A connection and its table.
Routed = tuple[socket.socket, str]


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
        self.silent = 0.0  # seconds since it last said that it lives
        self.allowed = plan.settings.worker_silence  # seconds of silence until it is killed
        self.first_report = FIRST_REPORT * self.allowed
        self.stop_within = plan.settings.stop_within
        self.spoke = False
        self.answered = False  # `answers` when connections were last routed by it
        self.queue: deque[Routed] = deque()
        # Not taken yet, and whether each asks for a socket.
        self.sent: deque[tuple[Routed, bool]] = deque()
        self.kept = KeptSockets(plan.settings.workers)
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
            said = self.channel.recv(MOST_REPORTS)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        self.spoke = True
        if ALIVE in said or READY in said:  # a loop that is always late takes connections, too
            self.silent = 0.0
        self.release(said.count(TAKEN))
        if READY in said and not self.stopping:
            self.ready = self.began = True
        if STOPPING in said:
            self.stop()
        if not said:
            self.forget()
        if said.strip(ALIVE + TAKEN) or not said:
            self.changed(self)

    def release(self, count: int) -> None:
        """The worker has taken connections: keep its sockets, forget the rest."""
        for _ in range(count):
            (connection, _), keep = self.sent.popleft()
            if keep:
                self.kept.keep(connection)
            else:
                connection.close()

    def forget(self) -> None:
        self.ended, self.ready = True, False
        self.loop.remove_reader(self.channel.fileno())
        self.loop.remove_writer(self.channel.fileno())
        self.channel.close()
        self.kept.close()

    def waiting(self) -> list[Routed]:
        """Connections that the worker will not take."""
        found = list(self.queue)
        self.queue.clear()
        if self.ended:
            found = [*(routed for routed, _ in self.sent), *found]
            self.sent.clear()
        return found

    @property
    def answers(self) -> bool:
        """Whether connections are routed to it."""
        return self.ready and self.silent < self.allowed * DOUBT_SHARE

    @property
    def hung(self) -> bool:
        """Whether it is silent for too long; one that stops has the time to do so."""
        allowed = self.allowed if self.spoke else self.first_report
        return self.silent > allowed + (self.stop_within if self.stopping else 0)

    def give(self, connection: socket.socket, table: str) -> None:
        if len(self.queue) + len(self.sent) >= MOST_QUEUED:
            connection.close()
            return
        self.queue.append((connection, table))
        if len(self.queue) == 1:
            self.flush()

    def flush(self) -> None:
        """Send as many connections as the channel takes now."""
        try:
            while self.queue:
                connection, table = self.queue[0]
                content = table.ljust(ID_SIZE).encode()
                keep = table != NO_TABLE and is_socket(connection)
                socket.send_fds(self.channel, [content], [connection.fileno()])
                self.sent.append((self.queue.popleft(), keep))
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
    listening: socket.socket,
    store: str,
    settings: Settings,
    serving: ServeOptions,
    before: Predecessor | None = None,
    *,
    checked: bool = True,
) -> int:
    """Serve with several processes until this one is asked to stop; 1 if they keep dying.

    `before`: the server that has the port until all workers are ready. `checked`: the store could
    be opened. Otherwise 2 if a worker finds that it cannot be used.
    """
    plan = plan_of(store, settings, serving)
    plan = replace(plan, checked=checked, succeeds=before is not None)
    return asyncio.run(Supervisor(listening, plan, before).run())


def plan_of(store: str, settings: Settings, serving: ServeOptions) -> WorkerPlan:
    """The plan of each worker: its share of search processes, and less time to stop than ours."""
    searching = max(1, settings.search_workers // settings.workers)
    within = max(1.0, settings.stop_within * WORKER_SHARE)
    figures = replace(settings, search_workers=searching, stop_within=within)
    memory = shared_memory(worker_context(), settings.workers)
    return WorkerPlan(store, figures, tuple(PLUGINS), serving, SharedLimits(memory))


def worker_context() -> ForkServerContext:
    """Workers are forked from a process that has imported everything and done nothing yet.

    So they start at once and share its memory.
    """
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([WorkerPlan.__module__])
    return context


class Supervisor:
    """The workers by number; a replacement takes the number of the one that died."""

    def __init__(
        self, listening: socket.socket, plan: WorkerPlan, before: Predecessor | None = None
    ) -> None:
        self.listening = listening
        self.before = before
        self.has_port = before is None
        self.successor: Successor | None = None
        self.plan = plan
        self.settings = plan.settings
        self.context = worker_context()
        self.workers: dict[int, WorkerProcess] = {}
        self.turns = cycle(range(plan.settings.workers))
        self.deaths: deque[float] = deque()
        self.held: deque[Routed] = deque()  # came while no worker answered
        self.announced = False
        self.outcome: int | None = None

    async def run(self) -> int:
        self.done = asyncio.Event()
        loop = asyncio.get_running_loop()
        for asked in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(asked, self.asked_to_stop, asked)
        loop.add_signal_handler(signal.SIGUSR2, self.begin_succession)
        heed_signal()
        self.arrivals = Arrivals(self.listening, self.route, self.settings.head, MOST_SILENT)
        for number in range(self.settings.workers):
            self.start(number)
        tasks = [
            asyncio.create_task(self.watch()),
            asyncio.create_task(feed_watchdogs(self.settings.watchdog)),
        ]
        await self.done.wait()
        for task in tasks:
            task.cancel()
        stop_own_watchdog()
        notify(SERVICE_STOPPING)
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

    # Other versions of this server

    def begin_succession(self) -> None:
        """Start a new version, which takes over once all its workers are ready."""
        if self.outcome is None and self.successor is None and self.has_port:
            self.successor = Successor(self.listening, self.hand_over, self.keep_on)

    def keep_on(self) -> None:
        self.successor = None

    def hand_over(self) -> None:
        """Give the port up, then stop; workers give up their tables one after the other."""
        assert self.successor is not None
        self.has_port = False
        self.arrivals.pause()
        self.successor.give_port()
        asyncio.get_running_loop().call_later(LAST_REQUESTS, self.end, STOPPED)

    def ask_for_port(self) -> None:
        """All workers are ready: have the old server stop accepting."""
        assert self.before is not None
        line = self.before.line
        self.before.say_ready()
        asyncio.get_running_loop().add_reader(line.fileno(), self.take_port, line)
        self.before = None

    def take_port(self, line: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(line.fileno())
        line.close()
        self.has_port = True
        self.announce_ready()
        self.arrivals.start()

    # The end

    async def stop(self) -> None:
        """Stop accepting; workers that take too long are killed."""
        if self.successor is not None and self.has_port:
            self.successor.cancel()
        self.arrivals.close()
        for worker in self.workers.values():
            worker.stop()
        end = time.monotonic() + self.settings.stop_within / WORKER_SHARE
        while any(worker.process.is_alive() for worker in self.workers.values()):
            if time.monotonic() > end:
                self.kill_all()
            await asyncio.sleep(0.02)

    # Workers

    async def watch(self) -> None:
        """Kill silent workers. A pause of this process itself is nobody's silence."""
        loop, every = asyncio.get_running_loop(), self.settings.worker_silence / REPORTS
        while True:
            began = loop.time()
            await asyncio.sleep(every)
            for worker in self.workers.values():
                self.look_at(worker, min(loop.time() - began, 2 * every))

    def look_at(self, worker: WorkerProcess, passed: float) -> None:
        worker.silent += passed
        if worker.hung and not worker.ended:
            seconds = round(worker.silent, 1)
            log_event(logging.ERROR, f"worker {worker.number} is hung", seconds=seconds)
            worker.kill()
        if worker.answers != worker.answered:
            self.reroute(worker)

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
            self.announce_ready()
        if worker.ended and self.outcome is None:
            self.replace(worker)
        self.reroute(worker)

    def announce_ready(self) -> None:
        """Tell systemd once that the first worker takes connections."""
        if not self.announced and self.has_port:
            self.announced = True
            notify(SERVICE_READY)

    def reroute(self, worker: WorkerProcess) -> None:
        """A worker answers from now on, or no longer."""
        worker.answered = worker.answers
        if self.before is not None and len(self.ready()) == self.settings.workers:
            self.ask_for_port()
        if self.ready() and self.has_port:
            self.arrivals.start()
        else:
            self.arrivals.pause()
        held = [] if worker.answers else worker.waiting()
        if self.ready():
            held += self.held
            self.held.clear()
        for connection, table in held:
            self.route(connection, table)

    def replace(self, worker: WorkerProcess) -> None:
        self.plan.limits.memory.forget_worker(worker.number)
        line = f"worker {worker.number} {worker.how_it_ended()}"
        if worker.stopping:  # as it was asked to
            log_event(logging.INFO, line)
            self.start(worker.number)
        elif worker.process.exitcode == REFUSED and not self.plan.checked:
            log_event(logging.ERROR, line)
            self.end(REFUSED)
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
        return [number for number, worker in self.workers.items() if worker.answers]

    def route(self, connection: socket.socket, table: str) -> None:
        """Hand a connection to the worker of its table, or to the next one in turn."""
        ready = self.ready()
        if not ready and len(self.held) < MOST_QUEUED:
            self.held.append((connection, table))
        elif not ready:
            connection.close()
        elif table == NO_TABLE:
            self.workers[self.next_in_turn(ready)].give(connection, table)
        else:
            self.workers[worker_of(table, ready)].give(connection, table)

    def next_in_turn(self, ready: list[int]) -> int:
        return next(number for number in self.turns if number in ready)
