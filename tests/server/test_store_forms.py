"""Houses from before phases and times were kept: what can be known of their tables is found out."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from pioche.server.store import postgresql_link, sqlite_file
from pioche.server.store.addresses import open_store
from tests.server.live_server import run_async
from tests.server.postgresql_server import PostgresqlServer

# As the first servers wrote them: who sat down, who started, who finished.
SAT = b'{"kind":"sit","seat":0,"nickname":"{\\"kind\\":\\"start\\"","key":"0"}'
STARTED = b'{"kind":"start","filled":[],"bot":"balanced"}'
TABLES = {"gathering": [SAT], "playing": [SAT, STARTED], "over": [SAT, STARTED]}


def older_file(path: Path) -> str:
    with closing(sqlite3.connect(path)) as older, older:
        for step in sqlite_file.migrations()[:3]:
            older.executescript(step.read_text(encoding="utf-8"))
        older.execute(f"PRAGMA application_id = {sqlite_file.APPLICATION_ID}")
        older.execute("PRAGMA user_version = 3")
        for name, entries in TABLES.items():
            older.execute(
                "INSERT INTO tables (name, header, finished) VALUES (?, x'41', ?)",
                (name, name == "over"),
            )
            rows = [(number, entry, name) for number, entry in enumerate(entries)]
            older.executemany(
                "INSERT INTO entries SELECT id, ?, ? FROM tables WHERE name = ?", rows
            )
    return str(path)


def older_database(server: PostgresqlServer) -> str:
    url = server.database()
    first = postgresql_link.migrations()[0].read_text(encoding="utf-8")
    run_async(fill_database(url, first))
    return url


async def fill_database(url: str, script: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f"CREATE SCHEMA pioche; {postgresql_link.MAKE_STEPS}; {script}")
        await connection.execute("INSERT INTO pioche.steps VALUES (1)")
        for name, entries in TABLES.items():
            await connection.execute(
                "INSERT INTO pioche.tables (name, header, finished) VALUES ($1, '', $2)",
                name, name == "over",
            )  # fmt: skip
            for number, entry in enumerate(entries):
                await connection.execute(
                    "INSERT INTO pioche.entries"
                    " SELECT id, $1, $2 FROM pioche.tables WHERE name = $3",
                    number, entry, name,
                )  # fmt: skip
    finally:
        await connection.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_phases_are_found_in_the_logs(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        address = older_file(tmp_path / "house.sqlite")
    else:
        address = older_database(request.getfixturevalue("postgresql"))
    run_async(check_phases(address))


async def check_phases(address: str) -> None:
    store = open_store(address)
    try:
        for facts in await store.list_facts((), 9):
            assert facts.phase == facts.table_id
            assert facts.entries == len(TABLES[facts.table_id])
            assert facts.due is None
            assert abs(facts.used - time.time()) < 60
        assert await store.unfinished() == ["gathering", "playing"]
        await store.append("gathering", 1, STARTED, 0)
        epoch = await store.claim("over")
        await store.remove("over", epoch)
        assert await store.tables() == ["gathering", "playing"]
    finally:
        await store.close()


def test_nobody_else_takes_entries_away(tmp_path: Path, postgresql: PostgresqlServer) -> None:
    file, url = older_file(tmp_path / "house.sqlite"), older_database(postgresql)
    run_async(check_phases(file))
    run_async(check_phases(url))
    with closing(sqlite3.connect(file)) as stranger, pytest.raises(sqlite3.IntegrityError):
        stranger.execute("DELETE FROM entries")
    for statement in ("DELETE FROM pioche.entries", "TRUNCATE pioche.entries"):
        with pytest.raises(asyncpg.IntegrityConstraintViolationError):
            postgresql.execute(url, statement)
