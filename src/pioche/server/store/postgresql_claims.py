"""Hearing of claims by other servers of a PostgreSQL database, as soon as they are made.

Only a hint, so that nobody waits at a table that has gone elsewhere: what counts is the fence.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager, suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from pioche.server.store.interface import Claim
from pioche.server.store.postgresql_link import (
    CLOSE_SECONDS,
    CONNECT_SECONDS,
    DATABASE_ERRORS,
    SESSION,
)

CHANNEL: Final = "pioche_claims"
RETRY_SECONDS: Final = 1.0


async def listen(url: str) -> AsyncGenerator[Claim, None]:
    """Every claim that is told; when the connection is lost, another one is made."""
    while True:
        with suppress(*DATABASE_ERRORS, OSError):
            async with aclosing(listen_once(url)) as heard:
                async for claim in heard:
                    yield claim
        await asyncio.sleep(RETRY_SECONDS)


async def listen_once(url: str) -> AsyncGenerator[Claim, None]:
    heard: asyncio.Queue[str | None] = asyncio.Queue()

    def hear(_connection: object, _process: int, _channel: str, payload: str) -> None:
        heard.put_nowait(payload)

    async with connected(url) as connection:
        connection.add_termination_listener(lambda _: heard.put_nowait(None))
        await connection.add_listener(CHANNEL, hear)
        while (payload := await heard.get()) is not None:
            epoch, table_id = payload.split(" ", 1)
            yield Claim(table_id, int(epoch))


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS, server_settings=SESSION)
    try:
        yield connection
    finally:
        with suppress(*DATABASE_ERRORS, OSError):
            await connection.close(timeout=CLOSE_SECONDS)
