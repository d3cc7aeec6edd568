"""`pioche serve`: the server in this process, or in several workers."""

import asyncio
import os
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from pioche.core.refusals import Refusal
from pioche.server.app import create_app
from pioche.server.event_loop import spare_collector
from pioche.server.http.addresses import LOCAL_NAME, is_loopback, trusted_networks
from pioche.server.http.offline_site import check_site
from pioche.server.http.open_connections import raise_file_limit
from pioche.server.http.uvicorn_protocols import bounded_protocols
from pioche.server.logs import configure_logging, install_log_filter
from pioche.server.serve_process import (
    CONNECTIONS_SHARE,
    METRICS_FLAG,
    GracefulServer,
    heed_interrupts,
    link,
    listen,
    metrics_port_of,
    run_server,
)
from pioche.server.server import Server
from pioche.server.settings import ServeOptions, Settings
from pioche.server.store.addresses import (
    can_be_opened_twice,
    is_postgresql,
    open_or_refuse,
    refusal_to_open,
)
from pioche.server.store.interface import CannotOpen, Store
from pioche.server.store.sqlite import SqliteStore
from pioche.server.store_opening import is_open, keep_opening
from pioche.server.succession import Predecessor, hold_signal, predecessor
from pioche.words import Words

ANY_OPTIONS: Final = ServeOptions()


def serve(serving: ServeOptions, words: Words, settings: Settings | None = None) -> int:
    """Run the server; a wrong address or store is refused with one sentence."""
    configure_logging(serving.log, serving.log_level)
    heed_interrupts()
    hold_signal()
    used = local_names(settings or Settings(), serving.host)
    trusted_networks(used.trusted_proxy)
    check_site(used.site)
    before = predecessor(os.environ)
    with listen(serving.host, serving.port) if before is None else before.listening as listening:
        check_workers(serving.store, used.workers)
        if before is not None:
            rehearse(used)
            if not usable_by_two(serving.store):
                before.outlive()
                before = None
        store = open_or_refuse(serving.store, patient=True)
        address = link(serving.host, listening.getsockname()[1])
        shown = serving if before is None else replace(serving, open=False)
        announce = partial(announce_address, shown, address, words)
        raise_file_limit()
        if used.workers > 1:
            if before is None:
                check_metrics_ports(serving, used.workers)
            announce()
            return run_workers(store, used, listening, serving, words, before)
        if before is not None:
            before.take_port()
        run(store, used, listening, serving, announce, succeeds=before is not None)
    return 0


def rehearse(settings: Settings) -> None:
    """Build this server once on a store of its own: what fails shows while the old one serves."""
    if not has_temporary_folder():
        return
    with tempfile.TemporaryDirectory(prefix="pioche-") as folder:
        store = SqliteStore(Path(folder) / "rehearsal.sqlite")
        try:
            config(store, settings).load()
        finally:
            asyncio.run(store.close())


def usable_by_two(address: str) -> bool:
    try:
        return can_be_opened_twice(address)
    except CannotOpen as error:
        raise refusal_to_open(error) from error


def announce_address(serving: ServeOptions, address: str, words: Words) -> None:
    print(words.say("cli-serve-at", address=address), flush=True)
    if serving.open:
        webbrowser.open(address)


def check_workers(store: str, workers: int) -> None:
    """Refuse several workers where they cannot share the tables or the port."""
    if workers > 1 and not is_postgresql(store):
        raise Refusal("cli-serve-workers-store", workers=workers)
    if workers > 1 and not hasattr(socket, "send_fds"):
        raise Refusal("cli-serve-workers-system", workers=workers)
    if workers > 1 and not has_temporary_folder():
        raise Refusal("cli-serve-workers-folder", workers=workers)


def has_temporary_folder() -> bool:
    """Whether there is a folder for the socket by which processes find each other."""
    try:
        tempfile.gettempdir()
    except OSError:
        return False
    return True


def check_metrics_ports(serving: ServeOptions, workers: int) -> None:
    """Refuse before the start if the metrics port of a worker is taken."""
    for number in range(workers):
        port = metrics_port_of(serving, number)
        if port:
            listen(serving.metrics_host, port, METRICS_FLAG).close()


def run_workers(
    store: Store,
    settings: Settings,
    listening: socket.socket,
    serving: ServeOptions,
    words: Words,
    before: Predecessor | None = None,
) -> int:
    """Serve with several processes, each with its own store; here it was only checked."""
    # Not on every system.
    from pioche.server.workers.supervisor import FAILED, supervise  # noqa: PLC0415

    asyncio.run(store.close())
    spare_collector()  # otherwise the exit would collect everything
    checked = is_open(store)
    outcome = supervise(listening, serving.store, settings, serving, before, checked=checked)
    if outcome == FAILED:
        seconds, count = int(settings.crash_seconds), settings.most_crashes + 1
        print(words.say("cli-serve-crashes", count=count, seconds=seconds), file=sys.stderr)
    return outcome


def local_names(settings: Settings, host: str) -> Settings:
    """A server that only this machine can reach answers only under local names.

    Otherwise DNS rebinding would let pages of other sites use it.
    """
    if settings.allowed_host or settings.trusted_proxy or not is_loopback(host):
        return settings
    return replace(settings, allowed_host=(LOCAL_NAME,))


def run(
    store: Store,
    settings: Settings,
    listening: socket.socket,
    serving: ServeOptions = ANY_OPTIONS,
    announce: Callable[[], None] = lambda: None,
    *,
    succeeds: bool = False,
) -> None:
    app = create_app(settings, store)
    server = GracefulServer(serving_config(app, app.state.server), app.state.server)
    refused: list[CannotOpen] = []

    def refuse(error: CannotOpen) -> None:
        refused.append(error)
        server.stop()

    spare_collector()
    keep_opening(store, refuse)
    run_server(server, store, [listening], serving, announce, succeeds=succeeds)
    if refused:
        raise refusal_to_open(refused[0]) from refused[0]


def config(store: Store, settings: Settings) -> uvicorn.Config:
    app = create_app(settings, store)
    return serving_config(app, app.state.server)


def serving_config(app: ASGIApp, server: Server) -> uvicorn.Config:
    """The configuration of uvicorn; requests are not logged, since paths are invitations."""
    install_log_filter()
    settings = server.settings
    http, websocket = bounded_protocols(settings, server.shared.counts("connections"))
    return uvicorn.Config(
        app,
        http=http,
        ws=websocket,
        ws_max_size=settings.frame_limit,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        log_level="error",
        server_header=False,
        proxy_headers=False,  # ForwardedRequests sees to them
        timeout_keep_alive=round(settings.keep_alive),
        timeout_graceful_shutdown=max(1, round(settings.stop_within * CONNECTIONS_SHARE)),
    )
