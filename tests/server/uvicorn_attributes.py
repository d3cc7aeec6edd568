"""The attributes of uvicorn and websockets that ours read or set.

Ours are `http/uvicorn_protocols.py`, `serve_process.py` and `workers/worker.py`.

`python -m tests.server.uvicorn_attributes` ends with a sentence about the first that is not there.
It needs no pytest: other versions of both have a Python of their own.
"""

import asyncio
import sys
from operator import attrgetter
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

# Of a connection, of a socket and of the server.
HTTP_ATTRIBUTES = ("client", "cycle", "loop", "pipeline", "transport", "url")
SOCKET_ATTRIBUTES = (
    "app", "app_state", "client", "close_sent", "close_timeout", "close_timer", "conn.close_rcvd",
    "conn.close_sent", "conn.current_size", "conn.data_to_send", "conn.fail", "conn.parser.close",
    "conn.reader.buffer", "conn.send_close", "default_headers", "frames", "handle_parser_exception",
    "logger", "loop", "ping_sent_at", "ping_timeout", "pong_timer", "queue.get_nowait",
    "read_paused", "receive", "send", "send_500_response", "tasks", "transport", "writable",
)  # fmt: skip
SERVER_ATTRIBUTES = (
    "config.http_protocol_class", "server_state.connections", "server_state.tasks", "servers",
    "should_exit", "started",
)  # fmt: skip


async def application(_scope: Any, _receive: Any, _send: Any) -> None:  # noqa: ANN401
    """Is never called."""


def config() -> uvicorn.Config:
    made = uvicorn.Config(app=application, log_config=None)
    made.load()
    return made


def connection(kind: Any) -> Any:  # noqa: ANN401
    return kind(config=config(), server_state=ServerState(), app_state={})


def missing(thing: object, names: tuple[str, ...]) -> str:
    """A sentence about the first attribute that is not there."""
    for name in names:
        try:
            attrgetter(name)(thing)
        except AttributeError:
            return f"{type(thing).__name__} has no attribute {name} any more"
    return ""


async def started_server() -> uvicorn.Server:
    """One that listens nowhere."""
    server = uvicorn.Server(config())
    server.lifespan = server.config.lifespan_class(server.config)
    await server.startup(sockets=[])
    return server


async def all_missing() -> str:
    """A sentence about the first attribute that is not there, of any of the three."""
    http = connection(HttpToolsProtocol)
    http.on_message_begin()
    return (
        missing(http, HTTP_ATTRIBUTES)
        or missing(connection(WebSocketsSansIOProtocol), SOCKET_ATTRIBUTES)
        or missing(await started_server(), SERVER_ATTRIBUTES)
    )


if __name__ == "__main__":
    sys.exit(asyncio.run(all_missing()) or None)
