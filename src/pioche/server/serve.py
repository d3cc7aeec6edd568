"""`pioche serve`: the server in this process, until somebody stops it."""

import asyncio
import errno
import gc
import logging
import os
import socket
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Final

import uvicorn
from starlette.applications import Starlette

import pioche
from pioche.core.refusals import Refusal
from pioche.server.app import create_app
from pioche.server.graceful import CONNECTIONS_SHARE, GracefulServer, stop_signals
from pioche.server.log_lines import configure_logging
from pioche.server.metrics import observe_commit
from pioche.server.metrics_port import metrics_shown
from pioche.server.safe_logging import Field, install_log_filter, log_event
from pioche.server.serve_options import ServeOptions
from pioche.server.server import Server
from pioche.server.settings import Settings
from pioche.server.store.addresses import open_or_refuse, shown_address
from pioche.server.store.group_commit import ObservedStore
from pioche.server.store.interface import Store
from pioche.words import Words

WAITING: Final = 128  # connections that may wait to be taken
ANY_ADDRESS: Final = ("0.0.0.0", "::", "")  # noqa: S104  (compared, not bound)

ANY_OPTIONS: Final = ServeOptions()


def serve(serving: ServeOptions, words: Words, settings: Settings | None = None) -> int:
    """Run the server; what is wrong with its address or file is said in one sentence."""
    configure_logging(serving.log, serving.log_level)
    with listen(serving.host, serving.port) as listening:
        store = open_or_refuse(serving.store)
        address = link(serving.host, listening.getsockname()[1])
        announce = partial(announce_address, serving, address, words)
        run(store, settings or Settings(), listening, serving, announce)
    return 0


def announce_address(serving: ServeOptions, address: str, words: Words) -> None:
    print(words.say("cli-serve-at", address=address), flush=True)
    if serving.open:
        webbrowser.open(address)


def listen(host: str, port: int) -> socket.socket:
    """A socket on that address, or a refusal."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return bound(socket.socket(family, socket.SOCK_STREAM), host, port)
    except (OSError, OverflowError, UnicodeError) as error:
        raise address_refusal(host, port, error) from error


def address_refusal(host: str, port: int, error: Exception) -> Refusal:
    number = getattr(error, "errno", None) or 0
    key = "cli-serve-busy" if number == errno.EADDRINUSE else "cli-serve-address"
    return Refusal(key, host=host, port=str(port), number=number)


def bound(listening: socket.socket, host: str, port: int) -> socket.socket:
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(WAITING)
    except (OSError, OverflowError):
        listening.close()
        raise
    return listening


def link(host: str, port: int) -> str:
    """The address to type into a browser on this machine."""
    name = "localhost" if host in ANY_ADDRESS else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def run(
    store: Store,
    settings: Settings,
    listening: socket.socket,
    serving: ServeOptions = ANY_OPTIONS,
    announce: Callable[[], None] = lambda: None,
) -> None:
    """Serve until the process is asked to stop; then everything is on disk."""
    app = create_app(settings, store)
    server = GracefulServer(serving_config(app, settings), app.state.server)
    watch_commits(store, settings.slow_commit)
    spare_collector()
    with stop_signals(server.stop, settings.stop_within):
        try:
            with metrics_if_wanted(app.state.server, serving) as metrics:
                tell_started(serving.store or type(store).__name__, listening, metrics)
                announce()
                server.run([listening])
        finally:
            asyncio.run(store.close())
        log_event(logging.INFO, "stopped")


def tell_started(store: str, listening: socket.socket, metrics: int | None) -> None:
    """Where, with what; of the store's address all but the password."""
    address = link(*listening.getsockname()[:2])
    fields: dict[str, Field] = {"address": address, "store": shown_address(store)}
    if metrics is not None:
        fields["metrics_port"] = metrics
    rules = "compiled" if pioche.COMPILED else "interpreted"
    fields |= {"version": pioche.__version__, "rules": rules, "process": os.getpid()}
    log_event(logging.INFO, "started", "", **fields)


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
        except (OSError, UnicodeError) as error:
            raise address_refusal(host, port, error) from error
        yield shown


def watch_commits(store: Store, slow: float) -> None:
    """Count what the store does, and log what takes it long."""

    def observe(seconds: float, writes: int) -> None:
        observe_commit(seconds, writes)
        if seconds > slow:
            took = round(seconds, 3)
            log_event(logging.WARNING, "slow commit", seconds=took, writes=writes)

    if isinstance(store, ObservedStore):
        store.observe_commits(observe)


def spare_collector() -> None:
    """Have Python's collector pass over all that is there when the server starts, and stays.

    To look through it takes tens of milliseconds, during which nobody would be answered.
    """
    gc.collect()
    gc.freeze()


def config(store: Store, settings: Settings) -> uvicorn.Config:
    """How the application is served."""
    return serving_config(create_app(settings, store), settings)


def serving_config(app: Starlette, settings: Settings) -> uvicorn.Config:
    """No log of requests: their paths are invitations. Nobody says where they come from."""
    install_log_filter()
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=settings.frame_limit,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        log_level="error",
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=max(1, round(settings.stop_within * CONNECTIONS_SHARE)),
    )
