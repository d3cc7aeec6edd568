"""For proxies and whoever keeps servers running: whether the process lives, and takes requests."""

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
# A table that there is not: reading it waits for all that is being written, and costs nothing.
NO_TABLE: Final = "readyz"
# How long the store may take to answer, and how long what it said counts, however many ask.
STORE_SECONDS: Final = 3.0
FRESH_SECONDS: Final = 1.0


class Health(msgspec.Struct):
    """How a server is doing."""

    status: str


async def healthz(_request: ApiRequest) -> Reply:
    """It answers, so it lives."""
    return json_reply(Health(OK))


async def readyz(request: ApiRequest) -> Reply:
    status = await readiness(request.server)
    return json_reply(Health(status), 200 if status == READY else UNAVAILABLE)


async def readiness(server: Server) -> str:
    """Whether players can be sent here, and why not."""
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
