"""What every process that serves does, be it the only one or one of several workers.

It heeds signals, shows its figures, says in the log that it starts and stops, and closes its store.
"""

import asyncio
import logging
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import pioche
from pioche.server.graceful import GracefulServer, stop_signals
from pioche.server.metrics import observe_commit
from pioche.server.metrics_port import metrics_shown
from pioche.server.ports import METRICS_FLAG, address_refusal, link
from pioche.server.safe_logging import Field, log_event
from pioche.server.serve_options import ServeOptions
from pioche.server.server import Server
from pioche.server.store.addresses import shown_address
from pioche.server.store.group_commit import ObservedStore
from pioche.server.store.interface import Store


def run_server(
    server: GracefulServer,
    store: Store,
    listening: list[socket.socket],
    serving: ServeOptions,
    announce: Callable[[], None] = lambda: None,
) -> None:
    """Serve until the process is asked to stop; then everything is on disk."""
    settings = server.served.settings
    watch_commits(store, settings.slow_commit)
    with stop_signals(server.stop, settings.stop_within):
        try:
            with metrics_if_wanted(server.served, serving) as metrics:
                tell_started(serving.store or type(store).__name__, listening, metrics)
                announce()
                server.run(listening)
        finally:
            asyncio.run(store.close())
        log_event(logging.INFO, "stopped")


def tell_started(store: str, listening: list[socket.socket], metrics: int | None) -> None:
    """Where, with what; of the store's address all but the password."""
    fields: dict[str, Field] = {}
    if listening:
        fields["address"] = link(*listening[0].getsockname()[:2])
    fields["store"] = shown_address(store)
    if metrics is not None:
        fields["metrics_port"] = metrics
    rules = "compiled" if pioche.COMPILED else "interpreted"
    fields |= {"version": pioche.__version__, "rules": rules, "process": os.getpid()}
    log_event(logging.INFO, "started", "", **fields)


def watch_commits(store: Store, slow: float) -> None:
    """Count what the store does, and log what takes it long."""

    def observe(seconds: float, writes: int) -> None:
        observe_commit(seconds, writes)
        if seconds > slow:
            took = round(seconds, 3)
            log_event(logging.WARNING, "slow commit", seconds=took, writes=writes)

    if isinstance(store, ObservedStore):
        store.observe_commits(observe)


# Figures


def metrics_port_of(serving: ServeOptions, number: int) -> int | None:
    """Where a worker shows its figures: the first on the port that was asked for, then the next."""
    port = serving.metrics_port
    return port + number if port else port


@contextmanager
def metrics_if_wanted(server: Server, serving: ServeOptions) -> Iterator[int | None]:
    """The port on which figures are shown, if anybody wants them."""
    if serving.metrics_port is None:
        yield None
        return
    host, port = serving.metrics_host, serving.metrics_port
    with ExitStack() as stack:
        try:
            shown = stack.enter_context(metrics_shown(server, host, port))
        except (OSError, UnicodeError, OverflowError) as error:
            raise address_refusal(host, port, error, METRICS_FLAG) from error
        yield shown
