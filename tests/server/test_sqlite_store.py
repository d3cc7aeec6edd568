"""What SQLite's store owes to its file, its disk and its owner."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from pioche.server.store import sqlite_file
from pioche.server.store.interface import CannotOpen, Store, StoredTable, StoreError
from pioche.server.store.sqlite import SqliteStore
from tests.server.stores.speed import measure_store
from tests.server.test_stores import in_time

pytestmark = pytest.mark.asyncio


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


async def with_store(file: Path, use: Callable[[SqliteStore], Awaitable[None]]) -> None:
    store = SqliteStore(file)
    try:
        await in_time(use(store))
    finally:
        await store.close()


async def begin(store: Store) -> None:
    await store.create("table", b"header")
    await store.append("table", 0, b"first", 0)


async def test_the_writing_connection_waits_for_the_disk(file: Path) -> None:
    async def look(store: SqliteStore) -> None:
        ask = store._file.writing.execute
        assert ask("PRAGMA journal_mode").fetchone() == ("wal",)
        assert ask("PRAGMA synchronous").fetchone() == (2,)

    await with_store(file, look)


async def test_the_reading_connection_cannot_write(file: Path) -> None:
    async def look(store: SqliteStore) -> None:
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            store._file.reading.execute("DELETE FROM tables")

    await with_store(file, look)


async def test_closing_leaves_one_file_and_an_empty_lock_for_the_owner_alone(file: Path) -> None:
    await with_store(file, begin)
    lock = file.with_name("tables.sqlite.lock")
    assert sorted(file.parent.iterdir()) == [file, lock]
    assert lock.stat().st_size == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_waiting_appends_share_transactions(file: Path) -> None:
    statements: list[str] = []

    async def write_many(store: SqliteStore) -> None:
        await asyncio.gather(*(store.create(f"{table}", b"") for table in range(300)))
        store._file.writing.set_trace_callback(statements.append)
        await asyncio.gather(*(store.append(f"{table}", 0, b"", 0) for table in range(300)))

    await with_store(file, write_many)
    assert sum(received.startswith("INSERT") for received in statements) >= 300
    assert 1 <= statements.count("COMMIT") <= 30


async def test_grouping_is_worth_its_trouble(tmp_path: Path) -> None:
    names = (tmp_path / f"{number}.sqlite" for number in count())
    speed = await measure_store(
        lambda: SqliteStore(next(names)), lambda: SqliteStore(next(names), together=1), 50, 1.2
    )
    assert speed.ratio == speed.grouped / speed.one_by_one > 1


async def test_the_file_itself_keeps_a_log_as_it_is(file: Path) -> None:
    await with_store(file, begin)
    with closing(sqlite3.connect(file)) as stranger:
        for statement in (
            "UPDATE entries SET content = x'00'",
            "DELETE FROM entries",
            "INSERT INTO entries VALUES (1, 2, x'00')",
            "INSERT INTO chat VALUES (1, 1, x'00')",
        ):
            with pytest.raises(sqlite3.IntegrityError):
                stranger.execute(statement)


@pytest.mark.parametrize(
    "content", [b"some text that is no database at all\n" * 50, b"SQLite format 3\x00" + b"?" * 900]
)
async def test_a_file_that_is_no_database_is_refused_and_left_alone(
    file: Path, content: bytes
) -> None:
    file.write_bytes(content)
    with pytest.raises(CannotOpen, match="does not contain Pioche tables") as refused:
        SqliteStore(file)
    assert (refused.value.key, refused.value.arguments) == (
        "server-store-not-ours",
        {"path": str(file)},
    )
    assert file.read_bytes() == content


@pytest.mark.parametrize("statement", ["CREATE TABLE notes (text)", "PRAGMA user_version = 1"])
async def test_the_database_of_another_program_is_refused_and_left_alone(
    file: Path, statement: str
) -> None:
    with closing(sqlite3.connect(file)) as stranger:
        stranger.execute(statement)
    content = file.read_bytes()
    with pytest.raises(CannotOpen, match="does not contain Pioche tables"):
        SqliteStore(file)
    assert file.read_bytes() == content


async def test_a_file_of_a_newer_version_is_refused_and_left_alone(file: Path) -> None:
    await with_store(file, begin)
    with closing(sqlite3.connect(file)) as stranger:
        stranger.execute("PRAGMA user_version = 99")
        stranger.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = file.read_bytes()
    with pytest.raises(CannotOpen, match=r"newer version of Pioche \(form 99; this one knows \d\)"):
        SqliteStore(file)
    assert file.read_bytes() == content


async def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match="cannot be used"):
        SqliteStore(tmp_path)
    (tmp_path / "text").write_text("", encoding="utf-8")
    with pytest.raises(CannotOpen, match="cannot be used"):
        SqliteStore(tmp_path / "text" / "tables.sqlite")


async def test_folders_are_made_and_strange_names_are_names(tmp_path: Path) -> None:
    file = tmp_path / "new" / "a?mode=memory#%41 é.sqlite"
    await with_store(file, begin)
    assert file.stat().st_size > 0


async def test_an_older_file_is_brought_up_to_date(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    version = len(sqlite_file.migrations())

    async def look(store: SqliteStore) -> None:
        assert await store.load("table") == StoredTable(b"header", [b"first"])
        received = store._file.writing.execute("SELECT name, kind FROM tables").fetchall()
        assert received == [("table", "usual")]
        assert store._file.writing.execute("PRAGMA user_version").fetchone() == (version + 1,)

    await with_store(file, begin)
    newer = schema_with(tmp_path, "ALTER TABLE tables ADD COLUMN kind TEXT DEFAULT 'usual';")
    monkeypatch.setattr(sqlite_file, "SCHEMA", newer)
    await with_store(file, look)
    await with_store(file, look)


async def test_a_file_from_before_there_were_owners_is_taken_up(file: Path) -> None:
    with closing(sqlite3.connect(file)) as older:
        for step in sqlite_file.migrations()[:2]:
            older.executescript(step.read_text(encoding="utf-8"))
        older.execute(f"PRAGMA application_id = {sqlite_file.APPLICATION_ID}")
        older.executescript(
            "PRAGMA user_version = 2; INSERT INTO entries VALUES (1, 0, x'42');"
            "INSERT INTO tables (name, header) VALUES ('table', x'41');"
        )

    async def use(store: SqliteStore) -> None:
        assert await store.claim("table") == 1
        await store.append("table", 1, b"C", 1)
        assert await store.load("table") == StoredTable(b"A", [b"B", b"C"])

    await with_store(file, use)
    with closing(sqlite3.connect(file)) as stranger:
        for statement in ("UPDATE tables SET epoch = 1", "UPDATE tables SET header = x'00'"):
            with pytest.raises(sqlite3.IntegrityError):
                stranger.execute(statement)


async def test_a_step_that_fails_leaves_the_file_as_it_was(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look(store: SqliteStore) -> None:
        assert await store.load("table") == StoredTable(b"header", [b"first"])

    await with_store(file, begin)
    with monkeypatch.context() as patch:
        newer = schema_with(tmp_path, "DROP TABLE chat; CREATE TABLE entries (again);")
        patch.setattr(sqlite_file, "SCHEMA", newer)
        with pytest.raises(CannotOpen, match="cannot be used"):
            SqliteStore(file)
    await with_store(file, look)


def schema_with(folder: Path, step: str) -> Path:
    """Every step that there is, and one more."""
    schema, known = folder / "schema", sqlite_file.migrations()
    schema.mkdir()
    for file in known:
        (schema / file.name).write_bytes(file.read_bytes())
    (schema / f"{len(known) + 1:04}.sql").write_text(step, encoding="utf-8")
    return schema


async def test_two_servers_never_write_one_file(file: Path, tmp_path: Path) -> None:
    other_name = tmp_path / "link.sqlite"

    async def rival(store: SqliteStore) -> None:
        await begin(store)
        other_name.symlink_to(file)
        for name in (file, other_name):
            with pytest.raises(CannotOpen, match="Another server is using"):
                SqliteStore(name)
        assert "server-store-busy" in opened_elsewhere(file)
        await store.append("table", 1, b"undisturbed", 0)

    await with_store(file, rival)
    assert opened_elsewhere(file) == "opened"


def opened_elsewhere(file: Path) -> str:
    """What another process is answered when it opens the file."""
    program = (
        "import sys; from pioche.server.store.interface import CannotOpen\n"
        "from pioche.server.store.sqlite import SqliteStore\n"
        "try: SqliteStore(sys.argv[1]); print('opened')\n"
        "except CannotOpen as refused: print(refused.key)\n"
    )
    return output_of(program, file)


def output_of(program: str, file: Path) -> str:
    command = [sys.executable, "-c", program, str(file)]
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, env=paths, check=True, capture_output=True, text=True)
    return done.stdout.strip()


class Fragile:
    """A connection whose next commits can be made to fail as a full disk would."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.failing = 0

    def execute(self, statement: str, arguments: tuple[object, ...] = ()) -> sqlite3.Cursor:
        if statement == "COMMIT" and self.failing:
            self.failing -= 1
            raise sqlite3.OperationalError("database or disk is full")
        return self.connection.execute(statement, arguments)


async def test_a_commit_that_fails_concerns_its_callers_alone(file: Path) -> None:
    async def use(store: SqliteStore) -> None:
        fragile: Any = Fragile(store._file.writing)
        store._file.writing = fragile
        await begin(store)
        await store.create("other", b"header")
        fragile.failing = 1
        lost = (store.append("table", 1, b"lost", 0), store.append("other", 0, b"lost", 0))
        results = await asyncio.gather(*lost, return_exceptions=True)
        assert any(isinstance(result, StoreError) for result in results)
        for table, next_one, result in (("table", 1, results[0]), ("other", 0, results[1])):
            kept = await store.load(table)
            assert kept is not None
            assert len(kept.entries) == next_one + (result is None)
            await store.append(table, len(kept.entries), b"goes on", 0)

    await with_store(file, use)


async def test_a_full_file_refuses_and_goes_on_when_there_is_room(file: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await begin(store)
        pages = store._file.writing.execute("PRAGMA page_count").fetchone()[0]
        store._file.writing.execute(f"PRAGMA max_page_count = {pages + 2}")
        with pytest.raises(StoreError, match="full"):
            await store.append("table", 1, b"x" * 100_000, 0)
        await store.append("table", 1, b"small", 0)
        store._file.writing.execute("PRAGMA max_page_count = 1000000")
        await store.append("table", 2, b"x" * 100_000, 0)
        assert await store.load("table") == StoredTable(
            b"header", [b"first", b"small", b"x" * 100_000]
        )

    await with_store(file, use)


@pytest.mark.skipif(sys.platform == "win32", reason="limits of a process are those of POSIX")
async def test_a_disk_that_takes_no_more_refuses_and_goes_on_when_it_does(file: Path) -> None:
    """A true failure of the system's write: the log beside the file may not grow."""
    program = """
import asyncio, resource, sys
from pathlib import Path
from pioche.server.store.sqlite import SqliteStore
from pioche.server.store.interface import StoreError

async def main(path):
    store = SqliteStore(path)
    await store.create("table", b"header")
    await store.append("table", 0, b"first", 0)
    resource.setrlimit(resource.RLIMIT_FSIZE, (Path(path + "-wal").stat().st_size, -1))
    for turn in range(3):
        try:
            await store.append("table", 1, b"lost", 0)
        except StoreError as refused:
            print(refused)
    print((await store.load("table")).entries)
    resource.setrlimit(resource.RLIMIT_FSIZE, (-1, -1))
    await store.append("table", 1, b"second", 0)
    await store.close()

asyncio.run(main(sys.argv[1]))
"""

    async def look(store: SqliteStore) -> None:
        assert await store.load("table") == StoredTable(b"header", [b"first", b"second"])

    received = output_of(program, file).splitlines()
    assert [line[:19] for line in received[:3]] == ["nothing was written"] * 3
    assert received[3:] == ["[b'first']"]
    await with_store(file, look)


async def test_a_damaged_file_is_told_of(file: Path) -> None:
    async def use(store: SqliteStore) -> None:
        with pytest.raises(StoreError, match="cannot be read"):
            await store.load("table")

    await with_store(file, begin)
    content = bytearray(file.read_bytes())
    page = int.from_bytes(content[16:18], "big")
    content[page:] = b"\xff" * (len(content) - page)
    file.write_bytes(content)
    await with_store(file, use)


@pytest.mark.parametrize("name", ["\ud800", "x" * 100])
async def test_what_cannot_be_kept_is_refused_alone(file: Path, name: str) -> None:
    async def use(store: SqliteStore) -> None:
        store._file.writing.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 1000)
        header = b"?" * (2000 if name.startswith("x") else 1)
        results = await asyncio.gather(
            store.create("good", b"header"),
            store.create(name, header),
            store.create("fine", b"header"),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), StoreError, type(None)]
        with pytest.raises(StoreError):
            await store.append("good", 2**70, b"", 0)
        if name == "\ud800":
            with pytest.raises(StoreError):
                await store.load(name)

    await with_store(file, use)


async def test_no_message_tells_the_table(file: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.create("secret-link", b"")
        for call in (
            store.create("secret-link", b""),
            store.append("secret-link", 5, b"hidden", 0),
            store.append("secret-link-2", 0, b"hidden", 0),
        ):
            with pytest.raises(StoreError) as refused:
                await call
            assert "secret" not in str(refused.value)
            assert "hidden" not in str(refused.value)

    await with_store(file, use)
