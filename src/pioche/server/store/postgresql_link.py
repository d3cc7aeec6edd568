"""A connection to PostgreSQL for one thread at a time, made anew whenever it is lost.

asyncpg's connections belong to an event loop: each link has one of its own, which runs while
something is asked. So a store serves whichever loop asks, as the one in a file does.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]

from pioche.server.store.cannot_open import CannotOpen
from pioche.server.store.interface import StoreError

CONNECT_SECONDS: Final = 5
ANSWER_SECONDS: Final = 12
CLOSE_SECONDS: Final = 2
# Turns of the loop until it has read a server's last word, its end, and has told the connection.
TURNS_TO_NOTICE: Final = 4
# In milliseconds: what the server itself gives up after, so that nothing goes on unseen for long.
SESSION: Final = {
    "application_name": "pioche",
    "statement_timeout": "10000",
    "lock_timeout": "5000",
    "idle_in_transaction_session_timeout": "10000",
}
# A commit that is answered is on disk, whatever the database or the role has as its usual setting;
# one that waits for a replica too stays as it is.
DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')"
)
DATABASE_ERRORS: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
# Kinds of errors (how their code begins) after which a connection is of no more use.
LOST_CLASSES: Final = ("08", "57P")
# And those that concern one write alone: its data, a constraint, a limit, a trigger.
REFUSED_CLASSES: Final = ("22", "23", "54", "P0")

Given = TypeVar("Given")


class Connection(Protocol):
    """As much of asyncpg's connection as is used."""

    async def fetch(self, statement: str, *arguments: object) -> list[Any]: ...

    async def execute(self, script: str) -> str: ...

    def is_closed(self) -> bool: ...

    def terminate(self) -> None: ...

    async def close(self, *, timeout: float) -> None: ...


Work = Callable[[Connection], Awaitable[Given]]


class LinkLost(StoreError):
    """The server went away or does not answer; what was under way is not known."""


class Unreachable(StoreError):
    """No connection can be made; nothing was asked for."""


class RefusedByDatabase(StoreError):
    """What was asked for cannot be kept; nothing has changed."""


class Link:
    """One connection, there when it is needed."""

    def __init__(self, url: str, greet: Work[None] | None = None) -> None:
        self._url = url
        self._greet = greet  # what is done on each new connection
        self._loop = asyncio.new_event_loop()
        self._connection: Connection | None = None

    def run(self, work: Work[Given], patience: float | None = ANSWER_SECONDS) -> Given:
        """Do something on the connection; whatever fails is a `StoreError` without any data."""
        return self._loop.run_until_complete(self._run(work, patience))

    def close(self) -> None:
        if not self._loop.is_closed():
            self._loop.run_until_complete(self._close())
            self._loop.close()

    async def _run(self, work: Work[Given], patience: float | None) -> Given:
        connection = await self._connected()
        try:
            async with asyncio.timeout(patience):
                return await work(connection)
        except (*DATABASE_ERRORS, OSError, ValueError) as error:
            failure = failure_of(error)
            if isinstance(failure, LinkLost) or connection.is_closed():
                await self._drop()
            raise failure from None  # its details quote what was to be written
        except BaseException:
            await self._drop()
            raise

    async def _connected(self) -> Connection:
        """Look whether the server has hung up meanwhile: then nothing is lost by trying anew."""
        for _ in range(TURNS_TO_NOTICE):
            await asyncio.sleep(0)
        if self._connection is not None and self._connection.is_closed():
            await self._drop()
        if self._connection is None:
            try:
                self._connection = await self._connect()
            except (*DATABASE_ERRORS, OSError) as error:
                raise Unreachable(str(failure_of(error))) from None
        return self._connection

    async def _connect(self) -> Connection:
        try:
            connection: Connection = await asyncpg.connect(
                self._url, timeout=CONNECT_SECONDS, server_settings=SESSION
            )
        except ValueError:  # its message quotes the address, password and all
            raise CannotOpen("server-store-address") from None
        try:
            await connection.fetch(DURABLE)
            if self._greet is not None:
                await self._greet(connection)
        except BaseException:
            connection.terminate()
            await asyncio.sleep(0)  # its socket is closed at the loop's next turn
            raise
        return connection

    async def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
            await asyncio.sleep(0)  # its socket is closed at the loop's next turn

    async def _close(self) -> None:
        if self._connection is not None:
            with suppress(*DATABASE_ERRORS, OSError):
                await self._connection.close(timeout=CLOSE_SECONDS)
            await self._drop()


def failure_of(error: Exception) -> StoreError:
    """An error in our words: its kind alone, since its message may quote what was written."""
    code = str(getattr(error, "sqlstate", None) or "")
    kind = f"{type(error).__name__} {code}".strip()
    if isinstance(error, ValueError) or code.startswith(REFUSED_CLASSES):
        return RefusedByDatabase(f"this cannot be kept ({kind})")
    if code and not code.startswith(LOST_CLASSES):
        return StoreError(f"the database refuses ({kind})")
    return LinkLost(f"the database does not answer ({kind})")
