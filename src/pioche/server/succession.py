"""A new version takes over from a running server: first its port, then table by table.

On SIGUSR2 a server starts its own command once more, with its listening socket and a line between
the two. The new process says that it is ready; the old one stops accepting, hands the port over and
gives up its tables. Connections that arrive meanwhile wait in the system's queue.

A database is shared: the new process opens it beside the old one. A file, and a database that the
new version changes, is opened once the old process is gone.
"""

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from typing import Final

from pioche.server.logs import log_event
from pioche.server.watchdogs import notify

# The descriptors of the listening socket and of the line.
VARIABLE: Final = "PIOCHE_SUCCESSION"
# What the new process says, and what the old one answers.
READY: Final = b"r"
PORT: Final = b"p"
# Seconds that the new process may take until it is ready.
LONGEST_START: Final = 120.0
# Seconds for requests that were accepted before the port was handed over.
LAST_REQUESTS: Final = 0.5

HAND_OVER_SIGNALS: Final = [signal.SIGUSR2] if hasattr(signal, "SIGUSR2") else []


def hold_signal() -> None:
    """Let the signal wait until it can be heeded: by itself it would end the process."""
    if HAND_OVER_SIGNALS:
        signal.pthread_sigmask(signal.SIG_BLOCK, HAND_OVER_SIGNALS)


def heed_signal() -> None:
    if HAND_OVER_SIGNALS:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, HAND_OVER_SIGNALS)


class Successor:
    """A new process, as the old one sees it; `take_over` is called when it is ready."""

    def __init__(
        self,
        listening: socket.socket,
        take_over: Callable[[], None],
        failed: Callable[[], None],
    ) -> None:
        self.take_over = take_over
        self.failed = failed
        self.loop = asyncio.get_running_loop()
        self.line, theirs = socket.socketpair()
        with theirs:
            self.process = start_again(listening, theirs)
        self.line.setblocking(False)
        self.loop.add_reader(self.line.fileno(), self.listen)
        self.limit = self.loop.call_later(LONGEST_START, self.process.kill)
        log_event(logging.INFO, "a new server is starting", process=self.process.pid)

    def listen(self) -> None:
        """It is ready, or has ended without ever being so."""
        try:
            said = self.line.recv(1)
        except OSError:
            said = b""
        self.loop.remove_reader(self.line.fileno())
        self.limit.cancel()
        if said == READY:
            self.take_over()
        else:
            self.line.close()
            code = self.process.wait()
            log_event(logging.ERROR, "the new server did not start: this one goes on", code=code)
            self.failed()

    def give_port(self) -> None:
        """The port is free. The line ends with this process, so the new one hears of that too."""
        log_event(logging.INFO, "a new server takes over", process=self.process.pid)
        notify(f"MAINPID={self.process.pid}")
        with suppress(OSError):  # if it has died, the service manager starts another
            self.line.send(PORT)

    def cancel(self) -> None:
        """This server was asked to stop before the new one was ready."""
        self.limit.cancel()
        self.loop.remove_reader(self.line.fileno())
        self.process.kill()
        self.process.wait()


def start_again(listening: socket.socket, line: socket.socket) -> "subprocess.Popen[bytes]":
    """The command of this process, with whatever version of it is installed by now."""
    passed = (listening.fileno(), line.fileno())
    hold_signal()  # there too, from its first moment on
    try:
        return subprocess.Popen(
            [sys.executable, *sys.orig_argv[1:]],
            pass_fds=passed,
            env={**os.environ, VARIABLE: " ".join(map(str, passed))},
        )
    finally:
        heed_signal()


class Predecessor:
    """The old process, as the new one sees it."""

    def __init__(self, listening: socket.socket, line: socket.socket) -> None:
        self.listening = listening
        self.line = line
        for inherited in (listening, line):
            inherited.set_inheritable(False)

    def say_ready(self) -> None:
        with suppress(OSError):  # it may have died: then the port is ours
            self.line.send(READY)

    def take_port(self) -> None:
        """Wait until it accepts no more connections."""
        self.say_ready()
        self.hear()

    def outlive(self) -> None:
        """Wait until it is gone, and its store closed."""
        self.take_port()
        while self.hear():
            pass

    def hear(self) -> bytes:
        try:
            return self.line.recv(1)
        except OSError:
            return b""


def predecessor(environment: MutableMapping[str, str]) -> Predecessor | None:
    """The process that has started this one to take over from it, if there is one."""
    given = environment.pop(VARIABLE, "")
    if not given:
        return None
    port, line = (socket.socket(fileno=int(descriptor)) for descriptor in given.split())
    return Predecessor(port, line)
