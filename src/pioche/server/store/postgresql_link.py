"""Connections to PostgreSQL, and opening a database: is it ours, is it free, is it up to date.

asyncpg's connections belong to an event loop. A `Link` is a connection for one thread at a time,
with a loop of its own that runs during a request, so any loop can use a store. A lost connection is
made anew.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from importlib.resources.abc import Traversable
from typing import Any, Final, Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]

from pioche.server.store.interface import CannotOpen, OutcomeUnknown, StoreError
from pioche.server.store.migrations import SCHEMAS, rewrite_postgresql, steps_in

SCHEMA: Final = SCHEMAS / "postgresql"
CONNECT_SECONDS: Final = 5
ANSWER_SECONDS: Final = 12
CLOSE_SECONDS: Final = 2
# Turns of the loop until it has read the end of a closed connection and has marked it as closed.
TURNS_TO_NOTICE: Final = 4
# Timeouts of the server itself, in milliseconds: no statement goes on unseen for long.
SESSION: Final = {
    "application_name": "pioche",
    "statement_timeout": "10000",
    "lock_timeout": "5000",
    "idle_in_transaction_session_timeout": "10000",
}
# A commit that is answered is on disk, whatever the default of the database or the role; a setting
# that waits for a replica as well is left alone.
DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')"
)
DATABASE_ERRORS: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
# Classes of errors (how their code begins) after which a connection is useless.
LOST_CLASSES: Final = ("08", "57P")
# Classes of errors that pass by themselves: transaction states (a standby is read-only), resources,
# locks, interventions, the system.
PASSING_CLASSES: Final = ("25", "40", "53", "55", "57", "58")
# Classes of errors of one write alone: its data, a constraint, a limit, a trigger.
REFUSED_CLASSES: Final = ("22", "23", "54", "P0")

Given = TypeVar("Given")


class Connection(Protocol):
    """The part of asyncpg's connection that is used."""

    async def fetch(self, statement: str, *arguments: object) -> list[Any]: ...

    async def execute(self, script: str) -> str: ...

    def is_closed(self) -> bool: ...

    def terminate(self) -> None: ...

    async def close(self, *, timeout: float) -> None: ...


Work = Callable[[Connection], Awaitable[Given]]


class LinkLost(OutcomeUnknown):
    """The server went away or does not answer; the result of the request is unknown."""


class Unreachable(StoreError):
    """No connection can be made; nothing was requested. `passing`: it may work a little later."""

    def __init__(self, message: str, *, passing: bool = True) -> None:
        super().__init__(message)
        self.passing = passing


class NotNow(StoreError):
    """The database refuses for the time being: no space, no more connections, a standby."""


class RefusedByDatabase(StoreError):
    """The write cannot be kept; nothing has changed."""


class Link:
    """One connection, made when it is needed."""

    def __init__(self, url: str, greet: Work[None] | None = None) -> None:
        self._url = url
        self._greet = greet  # runs on each new connection
        self._loop = asyncio.new_event_loop()
        self._connection: Connection | None = None

    def run(self, work: Work[Given], patience: float | None = ANSWER_SECONDS) -> Given:
        """Run work on the connection; its errors become `StoreError`s that quote no data."""
        if self._loop.is_closed():
            raise StoreError("the store is closed")
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
        """Reconnect if the server has hung up meanwhile: nothing is lost by trying anew."""
        for _ in range(TURNS_TO_NOTICE):
            await asyncio.sleep(0)
        if self._connection is not None and self._connection.is_closed():
            await self._drop()
        if self._connection is None:
            try:
                self._connection = await self._connect()
            except (*DATABASE_ERRORS, OSError) as error:
                failure = failure_of(error)
                passing = isinstance(failure, LinkLost | NotNow)
                raise Unreachable(str(failure), passing=passing) from None
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
    """An error by its kind alone: its message may quote what was written."""
    code = str(getattr(error, "sqlstate", None) or "")
    kind = f"{type(error).__name__} {code}".strip()
    if isinstance(error, ValueError) or code.startswith(REFUSED_CLASSES):
        return RefusedByDatabase(f"this cannot be kept ({kind})")
    if code and not code.startswith(LOST_CLASSES):
        refusal = NotNow if code.startswith(PASSING_CLASSES) else StoreError
        return refusal(f"the database refuses ({kind})")
    return LinkLost(f"the database does not answer ({kind})")


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS, server_settings=SESSION)
    try:
        yield connection
    finally:
        with suppress(*DATABASE_ERRORS, OSError):
            await connection.close(timeout=CLOSE_SECONDS)


# Opening a database

# The keys of advisory locks, which the database server frees when a connection ends.
USERS_LOCK: Final = 0x50696F63
STEPS_LOCK: Final = 0x50696F64

STANDBY: Final = "SELECT pg_is_in_recovery()"
SHARE: Final = "SELECT pg_try_advisory_lock_shared($1)"
ALONE: Final = "SELECT pg_try_advisory_lock($1)"
OUR_SCHEMA: Final = "SELECT to_regnamespace('pioche') IS NOT NULL"
OUR_STEPS: Final = "SELECT to_regclass('pioche.steps') IS NOT NULL"
OTHER_THINGS: Final = "SELECT count(*) FROM pg_class WHERE relnamespace = to_regnamespace('pioche')"
STEPS_DONE: Final = "SELECT coalesce(max(number), 0) FROM pioche.steps"
MAKE_SCHEMA: Final = "CREATE SCHEMA pioche"
MAKE_STEPS: Final = (
    "CREATE TABLE pioche.steps"
    " (number integer PRIMARY KEY, done timestamptz NOT NULL DEFAULT now())"
)


# The step after which entries hold the record's lines.
RECORD_LINES: Final = 3


def migrations() -> list[Traversable]:
    return steps_in(SCHEMA)


async def refuse_standby(connection: Connection) -> None:
    """A standby cannot be written to and may be behind; where it is promoted, try once more."""
    if await value(connection, STANDBY):
        raise Unreachable("the database is a standby")


async def register(shown: str, alone: bool, connection: Connection) -> None:
    """Servers share a database; with `alone` it is refused while others use it, and locked."""
    await refuse_standby(connection)
    if not await value(connection, ALONE if alone else SHARE, USERS_LOCK):
        raise CannotOpen("server-store-busy", path=shown)


async def prepare(shown: str, connection: Connection) -> None:
    """Bring the database up to date, each step whole or not at all; servers take turns."""
    while await take_step(shown, connection):
        pass


async def take_step(shown: str, connection: Connection) -> bool:
    """Take the next step, if there is one; other servers wait for its transaction."""
    await connection.execute("BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
    try:
        await connection.fetch("SELECT pg_advisory_xact_lock($1)", STEPS_LOCK)
        step = await next_step(shown, connection)
        if step is not None:
            await connection.execute(script_of(step))
            if step == RECORD_LINES:
                await rewrite_postgresql(connection)
        await connection.execute("COMMIT")
    except BaseException:
        if not connection.is_closed():
            await connection.execute("ROLLBACK")
        raise
    return step is not None


async def next_step(shown: str, connection: Connection) -> int | None:
    """The number of the next step, from one; None: the database is up to date."""
    known = len(migrations())
    if not await value(connection, OUR_STEPS):
        if await value(connection, OTHER_THINGS):
            raise CannotOpen("server-store-not-ours", path=shown)
        if not await value(connection, OUR_SCHEMA):
            await connection.execute(MAKE_SCHEMA)
        await connection.execute(MAKE_STEPS)
    done = await steps_done(shown, connection)
    return done + 1 if done < known else None


async def steps_done(shown: str, connection: Connection) -> int:
    """How many steps the database has had, all of which we know."""
    done, known = int(await value(connection, STEPS_DONE)), len(migrations())
    if done > known:
        raise CannotOpen("server-store-newer", path=shown, found=done, known=known)
    return done


def script_of(step: int) -> str:
    text = migrations()[step - 1].read_text(encoding="utf-8")
    return f"{text};\nINSERT INTO pioche.steps (number) VALUES ({step})"


async def value(connection: Connection, statement: str, *arguments: object) -> int:
    found: int = (await connection.fetch(statement, *arguments))[0][0]
    return found
