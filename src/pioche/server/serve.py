"""`pioche serve`: the server in this process, until somebody stops it."""

import asyncio
import errno
import socket
import webbrowser
from dataclasses import dataclass
from typing import Final

import uvicorn
from starlette.applications import Starlette

from pioche.core.refusals import Refusal
from pioche.server.app import create_app
from pioche.server.collector import spare_collector
from pioche.server.http.socket_protocol import SocketProtocol
from pioche.server.safe_logging import install_log_filter
from pioche.server.settings import Settings
from pioche.server.store.addresses import open_or_refuse
from pioche.server.store.interface import Store
from pioche.words import Words

WAITING: Final = 128  # connections that may wait to be taken
ANY_ADDRESS: Final = ("0.0.0.0", "::", "")  # noqa: S104  (compared, not bound)


@dataclass(frozen=True)
class ServeOptions:
    """Where to listen, where to store the tables, and whether to show the browser."""

    host: str
    port: int
    store: str  # the path of a file, or the address of a PostgreSQL database
    browser: bool


def serve(serving: ServeOptions, words: Words, settings: Settings | None = None) -> int:
    """Run the server; what is wrong with its address or file is said in one sentence."""
    with listen(serving.host, serving.port) as listening:
        store = open_or_refuse(serving.store)
        address = link(serving.host, listening.getsockname()[1])
        print(words.say("cli-serve-at", address=address), flush=True)
        if serving.browser:
            webbrowser.open(address)
        run(store, settings or Settings(), listening)
    return 0


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
    server = uvicorn.Server(config(store, settings))
    spare_collector()
    try:
        server.run([listening])
    except KeyboardInterrupt:
        pass  # that is how one stops it
    finally:
        asyncio.run(store.close())


def config(store: Store, settings: Settings) -> uvicorn.Config:
    """How the application is served."""
    return serving_config(create_app(settings, store), settings)


def serving_config(app: Starlette, settings: Settings) -> uvicorn.Config:
    """No log of requests: their paths are invitations. Nobody says where they come from."""
    install_log_filter()
    return uvicorn.Config(
        app,
        ws=SocketProtocol,
        ws_max_size=settings.frame_limit,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="error",
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=2,
    )
