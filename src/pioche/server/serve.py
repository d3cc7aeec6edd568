"""`pioche serve`: the server in this process, or in several workers."""

import asyncio
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from pioche.core.refusals import Refusal
from pioche.server.app import create_app
from pioche.server.event_loop import spare_collector
from pioche.server.http.addresses import parse_address, raise_file_limit, trusted_networks
from pioche.server.http.headers import LOCAL_NAME
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
from pioche.server.settings import ServeOptions, Settings
from pioche.server.store.addresses import is_postgresql, open_or_refuse
from pioche.server.store.interface import Store
from pioche.words import Words

ANY_OPTIONS: Final = ServeOptions()


def serve(serving: ServeOptions, words: Words, settings: Settings | None = None) -> int:
    """Run the server; a wrong address or store is refused with one sentence."""
    configure_logging(serving.log, serving.log_level)
    heed_interrupts()
    used = local_names(settings or Settings(), serving.host)
    trusted_networks(used.trusted_proxy)
    with listen(serving.host, serving.port) as listening:
        check_workers(serving.store, used.workers)
        store = open_or_refuse(serving.store)
        address = link(serving.host, listening.getsockname()[1])
        announce = partial(announce_address, serving, address, words)
        raise_file_limit()
        if used.workers > 1:
            check_metrics_ports(serving, used.workers)
            announce()
            return run_workers(store, used, listening, serving, words)
        run(store, used, listening, serving, announce)
    return 0


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
) -> int:
    """Serve with several processes, each with its own store; here it was only checked."""
    from pioche.server.workers.supervisor import supervise  # noqa: PLC0415  (not on every system)

    asyncio.run(store.close())
    spare_collector()  # otherwise the exit would collect everything
    outcome = supervise(listening, serving.store, settings, serving)
    if outcome:
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


def is_loopback(host: str) -> bool:
    address = parse_address(host)
    return host == LOCAL_NAME or (address is not None and address.is_loopback)


def run(
    store: Store,
    settings: Settings,
    listening: socket.socket,
    serving: ServeOptions = ANY_OPTIONS,
    announce: Callable[[], None] = lambda: None,
) -> None:
    app = create_app(settings, store)
    server = GracefulServer(serving_config(app, settings), app.state.server)
    spare_collector()
    run_server(server, store, [listening], serving, announce)


def config(store: Store, settings: Settings) -> uvicorn.Config:
    return serving_config(create_app(settings, store), settings)


def serving_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """The configuration of uvicorn; requests are not logged, since paths are invitations."""
    install_log_filter()
    http, websocket = bounded_protocols(settings)
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
