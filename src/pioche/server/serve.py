"""`pioche serve`: the server in this process, until somebody stops it."""

import asyncio
import errno
import gc
import socket
import sys
import webbrowser
from dataclasses import replace
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from pioche.core.refusals import Refusal
from pioche.server.app import create_app
from pioche.server.http.addresses import parsed_address, trusted_networks
from pioche.server.http.headers import LOCAL_NAME
from pioche.server.http.open_connections import raise_file_limit
from pioche.server.http.protocol import bounded_protocols
from pioche.server.safe_logging import install_log_filter
from pioche.server.serve_options import ServeOptions
from pioche.server.settings import Settings
from pioche.server.store.addresses import is_postgresql, open_or_refuse
from pioche.server.store.interface import Store
from pioche.words import Words

WAITING: Final = 1024  # connections that may wait to be taken
STOP_SECONDS: Final = 2  # what is under way has so long to end
ANY_ADDRESS: Final = ("0.0.0.0", "::", "")  # noqa: S104  (compared, not bound)


def serve(serving: ServeOptions, words: Words, settings: Settings | None = None) -> int:
    """Run the server; what is wrong with its address or file is said in one sentence."""
    used = local_names(settings or Settings(), serving.host)
    trusted_networks(used.trusted_proxy)
    with listen(serving.host, serving.port) as listening:
        check_workers(serving.store, used.workers)
        store = open_or_refuse(serving.store)
        address = link(serving.host, listening.getsockname()[1])
        print(words.say("cli-serve-at", address=address), flush=True)
        if serving.open:
            webbrowser.open(address)
        raise_file_limit()
        if used.workers > 1:
            return run_workers(store, serving.store, used, listening, words)
        run(store, used, listening)
    return 0


def check_workers(store: str, workers: int) -> None:
    """Refuse several processes where they could not share the tables, or the port."""
    if workers > 1 and not is_postgresql(store):
        raise Refusal("cli-serve-workers-store", workers=workers)
    if workers > 1 and not hasattr(socket, "send_fds"):
        raise Refusal("cli-serve-workers-system", workers=workers)


def run_workers(
    store: Store, address: str, settings: Settings, listening: socket.socket, words: Words
) -> int:
    """Serve with several processes, each with its own store; here it was seen that it opens."""
    from pioche.server.workers.supervisor import supervise  # noqa: PLC0415  (not on every system)

    asyncio.run(store.close())
    outcome = supervise(listening, address, settings)
    if outcome:
        seconds, count = int(settings.crash_seconds), settings.most_crashes + 1
        print(words.say("cli-serve-crashes", count=count, seconds=seconds), file=sys.stderr)
    return outcome


def local_names(settings: Settings, host: str) -> Settings:
    """Where only this machine can ask, only its own names are answered.

    Otherwise a page of another site, whose name is made to point here, could use the server.
    """
    if settings.allowed_host or settings.trusted_proxy or not is_loopback(host):
        return settings
    return replace(settings, allowed_host=(LOCAL_NAME,))


def is_loopback(host: str) -> bool:
    address = parsed_address(host)
    return host == LOCAL_NAME or (address is not None and address.is_loopback)


def listen(host: str, port: int) -> socket.socket:
    """A socket on that address, or a refusal."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return bound(socket.socket(family, socket.SOCK_STREAM), host, port)
    except (OSError, OverflowError, UnicodeError) as error:
        number = getattr(error, "errno", None) or 0
        key = "cli-serve-busy" if number == errno.EADDRINUSE else "cli-serve-address"
        raise Refusal(key, host=host, port=str(port), number=number) from error


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


def run(store: Store, settings: Settings, listening: socket.socket) -> None:
    """Serve until the process is asked to stop; then everything is on disk."""
    run_server(uvicorn.Server(config(store, settings)), store, [listening])


def run_server(server: uvicorn.Server, store: Store, listening: list[socket.socket]) -> None:
    spare_collector()
    try:
        server.run(listening)
    except KeyboardInterrupt:
        pass  # that is how one stops it
    finally:
        asyncio.run(store.close())


def spare_collector() -> None:
    """Have Python's collector pass over all that is there when the server starts, and stays.

    To look through it takes tens of milliseconds, during which nobody would be answered.
    """
    gc.collect()
    gc.freeze()


def config(store: Store, settings: Settings) -> uvicorn.Config:
    """How the application is served."""
    return serving_config(create_app(settings, store), settings)


def serving_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """No log of requests: their paths are invitations."""
    install_log_filter()
    http, websocket = bounded_protocols(settings)
    return uvicorn.Config(
        app,
        http=http,
        ws=websocket,
        ws_max_size=settings.frame_limit,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="error",
        server_header=False,
        proxy_headers=False,  # ForwardedRequests sees to them
        timeout_keep_alive=round(settings.keep_alive),
        timeout_graceful_shutdown=STOP_SECONDS,
    )
