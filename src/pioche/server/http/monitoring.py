"""Health checks for operators."""

import asyncio
from typing import Final

import msgspec

from pioche.server.http.requests import ApiRequest, Reply, json_reply
from pioche.server.server import Server
from pioche.server.store.interface import StoreError

OK: Final = "ok"
READY: Final = "ready"
STOPPING: Final = "stopping"
NO_STORE: Final = "store"
UNAVAILABLE: Final = 503
# An id that no table has: reading it waits for running writes and costs nothing.
NO_TABLE: Final = "readyz"
# How long the store may take to answer, and how long its answer is reused.
STORE_SECONDS: Final = 3.0
FRESH_SECONDS: Final = 1.0


class Health(msgspec.Struct):
    """The status of a server."""

    status: str


async def healthz(_request: ApiRequest) -> Reply:
    return json_reply(Health(OK))


async def readyz(request: ApiRequest) -> Reply:
    status = await readiness(request.server)
    return json_reply(Health(status), 200 if status == READY else UNAVAILABLE)


async def readiness(server: Server) -> str:
    """Whether the server can take players, or the reason why not."""
    lifecycle = server.lifecycle
    if lifecycle.stopping:
        return STOPPING
    async with lifecycle.asking:
        now = server.clock()
        if lifecycle.asked_at is None or now - lifecycle.asked_at > FRESH_SECONDS:
            lifecycle.reachable = await store_answers(server)
            lifecycle.asked_at = server.clock()
    return READY if lifecycle.reachable else NO_STORE


async def store_answers(server: Server) -> bool:
    try:
        async with asyncio.timeout(STORE_SECONDS):
            await server.rooms.store.load_header(NO_TABLE)
    except (StoreError, TimeoutError):
        return False
    return True
