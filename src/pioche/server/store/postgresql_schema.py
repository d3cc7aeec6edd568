"""Opening a PostgreSQL database: is it ours, is it free, is it up to date."""

from pathlib import Path
from typing import Final

from pioche.server.store.cannot_open import CannotOpen
from pioche.server.store.postgresql_link import Connection
from pioche.server.store.steps import SCHEMAS, steps_in

SCHEMA: Final = SCHEMAS / "postgresql"
# What the locks of a database are told apart by; they are its server's, and end with a connection.
USERS_LOCK: Final = 0x50696F63
STEPS_LOCK: Final = 0x50696F64

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


def migrations() -> list[Path]:
    return steps_in(SCHEMA)


async def register(shown: str, alone: bool, connection: Connection) -> None:
    """Servers share a database; whoever needs it alone is refused, and keeps servers away."""
    if not await value(connection, ALONE if alone else SHARE, USERS_LOCK):
        raise CannotOpen("server-store-busy", path=shown)


async def prepare(shown: str, connection: Connection) -> None:
    """Bring the database up to date, each step whole or not at all; several servers may try."""
    while await take_step(shown, connection):
        pass


async def take_step(shown: str, connection: Connection) -> bool:
    """The next step, if there is one; its transaction keeps other servers waiting."""
    await connection.execute("BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
    try:
        await connection.fetch("SELECT pg_advisory_xact_lock($1)", STEPS_LOCK)
        step = await next_step(shown, connection)
        if step is not None:
            await connection.execute(script_of(step))
        await connection.execute("COMMIT")
    except BaseException:
        if not connection.is_closed():
            await connection.execute("ROLLBACK")
        raise
    return step is not None


async def next_step(shown: str, connection: Connection) -> int | None:
    """Its number, counted from one; None: the database is up to date."""
    known = len(migrations())
    if not await value(connection, OUR_STEPS):
        if await value(connection, OTHER_THINGS):
            raise CannotOpen("server-store-not-ours", path=shown)
        if not await value(connection, OUR_SCHEMA):
            await connection.execute(MAKE_SCHEMA)
        await connection.execute(MAKE_STEPS)
    done = int(await value(connection, STEPS_DONE))
    if done > known:
        raise CannotOpen("server-store-newer", path=shown, found=done, known=known)
    return done + 1 if done < known else None


def script_of(step: int) -> str:
    text = migrations()[step - 1].read_text(encoding="utf-8")
    return f"{text};\nINSERT INTO pioche.steps (number) VALUES ({step})"


async def value(connection: Connection, statement: str, *arguments: object) -> int:
    """The one value that a statement gives."""
    found: int = (await connection.fetch(statement, *arguments))[0][0]
    return found
