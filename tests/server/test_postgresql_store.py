"""PostgreSQL's store: the conformance suite, kill -9, and what it owes to a database that fails."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from pioche.server.store import postgresql_link
from pioche.server.store.addresses import open_store, shown_address
from pioche.server.store.interface import CannotOpen, LostTable, Store, StoredTable, StoreError
from pioche.server.store.migrations import SCHEMAS
from pioche.server.store.postgresql import PostgresqlStore
from pioche.testing.cases import NotConform
from tests.server.early_ack_store import EarlyAckStore
from tests.server.postgresql_server import PASSWORD, PostgresqlServer
from tests.server.stores.checks import CHECKS
from tests.server.stores.kills import check_killed
from tests.server.stores.place import Check, Place
from tests.server.test_stores import EFFORT, in_time, name_of

pytestmark = pytest.mark.asyncio
LARGE = 200_000
MEGABYTE = 1024 * 1024


async def open_postgresql(address: str) -> Store:
    return PostgresqlStore(address)


async def open_early_ack(address: str) -> Store:
    return EarlyAckStore(PostgresqlStore(address))


async def with_store(url: str, use: Callable[[PostgresqlStore], Awaitable[None]]) -> None:
    store = PostgresqlStore(url)
    try:
        await in_time(use(store))
    finally:
        await store.close()


async def begin(store: Store) -> None:
    await store.create("table", b"header")
    await store.append("table", 0, b"first", 0)


@pytest.mark.parametrize("check", CHECKS, ids=name_of)
async def test_postgresql_keeps_every_promise(check: Check, postgresql: PostgresqlServer) -> None:
    for together in (1000, 3) if EFFORT > 1 else (1000,):

        async def opener(address: str, together: int = together) -> Store:
            return PostgresqlStore(address, together)

        await in_time(check(Place(opener, postgresql.database())))


@pytest.mark.parametrize("seed", range(2 * EFFORT))
async def test_nothing_acknowledged_is_lost_by_kill_9(
    seed: int, postgresql: PostgresqlServer
) -> None:
    opener, url = f"{__name__}:open_postgresql", postgresql.database()
    survival = await check_killed(opener, url, seed)
    assert 1 <= survival.acknowledged <= survival.found


async def test_acknowledging_before_the_commit_is_found_out(postgresql: PostgresqlServer) -> None:
    with pytest.raises(NotConform, match="no acknowledged entry is lost"):
        await check_killed(f"{__name__}:open_early_ack", postgresql.database(), 1)


async def test_commits_wait_for_the_disk_whatever_the_database_says(
    postgresql: PostgresqlServer,
) -> None:
    url = postgresql.database()
    postgresql.execute(url, f"ALTER DATABASE {url.rsplit('/', 1)[1]} SET synchronous_commit = off")

    async def look(store: PostgresqlStore) -> None:
        await begin(store)
        asked = "SELECT current_setting('synchronous_commit')"
        rows = await asyncio.to_thread(store._writer.run, lambda line: line.fetch(asked))
        assert [row[0] for row in rows] == ["on"]

    await with_store(url, look)


async def test_waiting_appends_share_transactions(postgresql: PostgresqlServer) -> None:
    url = postgresql.database()
    count = "SELECT count(DISTINCT xmin::text) FROM pioche.entries"

    async def write_many(store: PostgresqlStore) -> None:
        await asyncio.gather(*(store.create(f"{table}", b"") for table in range(200)))
        await asyncio.gather(*(store.append(f"{table}", 0, b"", 0) for table in range(200)))

    await with_store(url, write_many)
    assert 1 <= postgresql.execute(url, count)[0][0] <= 20


async def test_the_database_itself_keeps_a_log_as_it_is(postgresql: PostgresqlServer) -> None:
    url = postgresql.database()
    await with_store(url, begin)
    for statement in (
        "UPDATE pioche.entries SET content = ''",
        "DELETE FROM pioche.entries",
        "TRUNCATE pioche.entries",
        "INSERT INTO pioche.entries VALUES (1, 2, '')",
        "INSERT INTO pioche.chat VALUES (1, 1, '')",
        "UPDATE pioche.tables SET header = ''",
        "UPDATE pioche.tables SET epoch = epoch + 2",
    ):
        with pytest.raises(Exception, match=r"never|next"):
            postgresql.execute(url, statement)


async def test_a_write_that_cannot_be_kept_is_refused_alone_and_not_quoted(
    postgresql: PostgresqlServer,
) -> None:
    async def use(store: PostgresqlStore) -> None:
        await store.create("secret-link", b"")
        calls = (
            store.create("good", b"header"),
            store.create("secret-link", b"hidden"),
            store.create("secret\ud800", b"hidden"),
            store.create("secret\x00", b"hidden"),
            store.append("secret-link", 2**70, b"hidden", 0),
            store.append("secret-link", 5, b"hidden", 0),
            store.append("secret-link-2", 0, b"hidden", 0),
            store.append("secret-link", 0, b"hidden", 7),
            store.create("fine", b"header"),
        )
        results = await asyncio.gather(*calls, return_exceptions=True)
        assert [isinstance(result, StoreError) for result in results] == [False, *[True] * 7, False]
        for name in ("secret\ud800", "secret\x00"):
            with pytest.raises(StoreError) as refused:
                await store.load(name)
            results.append(refused.value)
        messages = " ".join(f"{result} {result.__cause__}" for result in results if result)
        assert "secret" not in messages
        assert "hidden" not in messages
        assert await store.tables() == ["secret-link", "good", "fine"]

    await with_store(postgresql.database(), use)


# Several servers on one database


async def test_two_servers_take_tables_from_each_other_and_write_one_history(
    postgresql: PostgresqlServer,
) -> None:
    """Each believes it owns what it claimed last; batches meet in every order."""
    url, names = postgresql.database(), [f"table {number}" for number in range(12)]
    first, second = PostgresqlStore(url), PostgresqlStore(url)
    acknowledged: dict[str, list[bytes]] = {name: [] for name in names}
    lost = 0

    async def play(store: PostgresqlStore, name: str, chance: Random) -> None:
        nonlocal lost
        for turn in range(10 * EFFORT):
            epoch = await store.claim(name)
            entries = (await store.load(name) or StoredTable(b"", [])).entries
            for number in range(len(entries), len(entries) + chance.randrange(4)):
                entry = f"{epoch} {number} {turn}".encode()
                try:
                    await store.append(name, number, entry, epoch)
                except LostTable:
                    lost += 1
                    break
                acknowledged[name].append(entry)

    try:
        await asyncio.gather(*(first.create(name, b"") for name in names))
        players = [(first, name) for name in names] + [(second, name) for name in reversed(names)]
        chances = map(Random, range(len(players)))
        plays = (play(*who, chance) for who, chance in zip(players, chances, strict=True))
        await in_time(asyncio.wait_for(asyncio.gather(*plays), 200))  # type: ignore[arg-type]
        for name in names:
            kept = await first.load(name)
            assert kept is not None
            assert kept.entries == sorted(kept.entries, key=order)
            # What is committed first may be answered last: the two servers' threads do not wait.
            assert kept.entries == sorted(acknowledged[name], key=order)
    finally:
        await first.close()
        await second.close()
    assert lost > 0


def order(entry: bytes) -> list[int]:
    return [int(part) for part in entry.split()[:2]]


async def test_a_database_in_use_cannot_be_opened_alone(
    postgresql: PostgresqlServer,
) -> None:
    url = postgresql.database()

    async def rival(store: PostgresqlStore) -> None:
        with pytest.raises(CannotOpen, match="Another server is using"):
            open_store(url, alone=True)
        await begin(store)

    await with_store(url, rival)
    alone = open_store(url, alone=True)
    with pytest.raises(CannotOpen, match="Another server is using"):
        PostgresqlStore(url)
    await alone.close()


# A database that fails


async def test_a_database_that_was_away_is_found_again(postgresql: PostgresqlServer) -> None:
    url = postgresql.database()

    async def use(store: PostgresqlStore) -> None:
        await begin(store)
        for turn, how in enumerate((signal.SIGINT, signal.SIGQUIT), start=1):
            await asyncio.to_thread(postgresql.stop, how)
            for call in (
                lambda: store.append("table", 1, b"lost", 0),
                lambda: store.claim("table"),
                lambda: store.load("table"),
                store.unfinished,
            ):
                with pytest.raises(StoreError, match="does not answer") as refused:
                    await call()
                assert PASSWORD not in str(refused.value)
            await asyncio.to_thread(postgresql.start)
            kept = await store.load("table")
            assert kept == StoredTable(b"header", [b"first"] * turn)
            await store.append("table", turn, b"first", 0)

    await with_store(url, use)


async def test_nothing_is_read_from_a_standby(postgresql: PostgresqlServer) -> None:
    """What it shows may be old: a table would be sent to clients as it was."""
    url = postgresql.database()

    async def use(store: PostgresqlStore) -> None:
        await begin(store)
        await asyncio.to_thread(postgresql.become_standby)
        try:
            for call in (
                lambda: store.load("table"),
                lambda: store.owns("table", 0),
                lambda: store.append("table", 1, b"second", 0),
            ):
                with pytest.raises(StoreError, match="is a standby"):
                    await call()
            with pytest.raises(CannotOpen, match="is a standby"):
                await asyncio.to_thread(PostgresqlStore, url)
        finally:
            await asyncio.to_thread(postgresql.execute, url, "SELECT pg_promote()")
        assert await store.load("table") == StoredTable(b"header", [b"first"])
        await store.append("table", 1, b"second", 0)

    await with_store(url, use)


async def test_connections_that_are_cut_harm_only_what_is_under_way(
    postgresql: PostgresqlServer,
) -> None:
    url = postgresql.database()

    async def use(store: PostgresqlStore) -> None:
        await begin(store)
        assert await asyncio.to_thread(postgresql.cut, url) == 1
        await store.append("table", 1, b"second", 0)  # nothing was under way
        assert await store.load("table") == StoredTable(b"header", [b"first", b"second"])
        written: list[int] = []
        writing = asyncio.create_task(write_on(store, written))
        for _ in range(5 * EFFORT):
            before = len(written)
            while len(written) < before + 3:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(postgresql.cut, url)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        kept = await store.load("table")
        assert kept is not None
        assert len(kept.entries) > max(written)
        assert kept.entries[2:] == [b"%d" % number for number in range(2, len(kept.entries))]

    await with_store(url, use)


async def write_on(store: Store, written: list[int]) -> None:
    """As a room does: whatever is refused, claim and read anew, and go on from there."""
    while True:
        try:
            epoch = await store.claim("table")
            kept = await store.load("table")
            assert kept is not None
            number = len(kept.entries)
            while True:
                await store.append("table", number, b"%d" % number, epoch)
                written.append(number)
                number += 1
        except StoreError:
            await asyncio.sleep(0)


@contextmanager
def file_size_limit(server: PostgresqlServer, url: str, most: int) -> Iterator[None]:
    """The system lets none of the processes that serve a database write a longer file."""
    asked = "SELECT pid FROM pg_stat_activity WHERE application_name = 'pioche'"
    processes = [row[0] for row in server.execute(url, asked)]
    assert processes
    for process in processes:
        server.limit_files(process, str(most))
    yield
    for process in processes:
        server.limit_files(process, "unlimited")


@pytest.mark.skipif(not shutil.which("prlimit"), reason="limits of other processes are Linux's")
async def test_a_disk_that_takes_no_more_refuses_and_goes_on_when_it_does(
    postgresql: PostgresqlServer,
) -> None:
    """A true failure of the system's write, in the server's own process."""
    url = postgresql.database()

    async def use(store: PostgresqlStore) -> None:
        await begin(store)
        with file_size_limit(postgresql, url, MEGABYTE):
            kept = await fill(store)
            await store.append("table", kept, b"small", 0)
        await store.append("table", kept + 1, os.urandom(LARGE), 0)
        found = await store.load("table")
        assert found is not None
        assert [len(entry) for entry in found.entries] == [5, *[LARGE] * (kept - 1), 5, LARGE]

    await with_store(url, use)


async def fill(store: Store) -> int:
    """Append until it is refused, more than once; the next number."""
    for number in range(1, 60):
        try:
            await store.append("table", number, os.urandom(LARGE), 0)
        except StoreError as refused:
            message = str(refused)
            break
    else:
        pytest.fail("the disk was never full")
    assert "refuses" in message
    for _ in range(3):
        with pytest.raises(StoreError, match="nothing was written"):
            await store.append("table", number, os.urandom(LARGE), 0)
    return number


@contextmanager
def small_disk(owner: str, megabytes: int) -> Iterator[Path]:
    """A file system of that size, where this process may make one."""
    folder = Path("/tmp") / f"pioche-small-disk-{os.getpid()}"  # noqa: S108
    folder.mkdir()
    size = f"size={megabytes}m,mode=700,uid={owner}"
    mount = ["mount", "-t", "tmpfs", "-o", size, "none", str(folder)]
    done = subprocess.run(mount, capture_output=True, check=False)
    try:
        if done.returncode:
            pytest.skip("no file system may be mounted here")
        yield folder
    finally:
        if not done.returncode:
            subprocess.run(["umount", str(folder)], check=True)  # noqa: S607
        folder.rmdir()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="mounting needs root")
async def test_a_full_disk_refuses_and_goes_on_when_there_is_room(
    postgresql: PostgresqlServer,
) -> None:
    with small_disk("nobody", 12) as folder:
        postgresql.execute("postgres", f"CREATE TABLESPACE small LOCATION '{folder}'")
        url = postgresql.database("TABLESPACE small STRATEGY file_copy")

        async def use(store: PostgresqlStore) -> None:
            await begin(store)
            ballast = folder / "ballast"
            with ballast.open("wb") as file:
                file.write(bytes(MEGABYTE))
            kept = await fill(store)
            ballast.unlink()
            await store.append("table", kept, os.urandom(LARGE), 0)

        await with_store(url, use)
        postgresql.execute("postgres", f"DROP DATABASE {url.rsplit('/', 1)[1]}")
        postgresql.execute("postgres", "DROP TABLESPACE small")


# Opening


async def test_an_older_database_is_brought_up_to_date_by_the_first_server(
    postgresql: PostgresqlServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgresql.database()
    await with_store(url, begin)
    known = len(postgresql_link.migrations())
    monkeypatch.setattr(postgresql_link, "SCHEMA", tmp_path)
    for file in (SCHEMAS / "postgresql").iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    step = tmp_path / f"{known + 1:04}.sql"
    step.write_text("DROP TABLE pioche.chat; CREATE TABLE pioche.entries ();", encoding="utf-8")
    with pytest.raises(CannotOpen, match="cannot be used"):
        PostgresqlStore(url)
    step.write_text("ALTER TABLE pioche.tables ADD COLUMN kind text;", encoding="utf-8")
    stores = await asyncio.gather(*(asyncio.to_thread(PostgresqlStore, url) for _ in range(4)))
    for store in stores:
        assert await store.load("table") == StoredTable(b"header", [b"first"])
        assert await store.load_chat("table") == []
        await store.close()
    monkeypatch.undo()
    with pytest.raises(CannotOpen, match=f"newer version.*form {known + 1}; this one knows"):
        PostgresqlStore(url)


async def test_a_database_that_is_not_ours_is_left_alone(postgresql: PostgresqlServer) -> None:
    url = postgresql.database()
    postgresql.execute(url, "CREATE SCHEMA pioche", "CREATE TABLE pioche.mines ()")
    with pytest.raises(CannotOpen, match="does not contain Pioche tables"):
        PostgresqlStore(url)
    assert len(postgresql.execute(url, "SELECT FROM pg_tables WHERE schemaname = 'pioche'")) == 1


async def test_what_cannot_be_opened_is_said_without_the_password(
    postgresql: PostgresqlServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = postgresql.url("nowhere")
    for url, said in (
        (good, "nowhere” cannot be used"),
        (good.replace("s3cret", "other"), "InvalidPassword"),
        (good.replace(str(postgresql.port), "1"), "does not answer"),
        ("postgresql://pioche:s3cret/pass@127.0.0.1/house", "address"),
        ("postgresql://pioche:12/s3cret@127.0.0.1/house", "address"),
        ("postgresql://127.0.0.1:1/house?password=s3cret", "127.0.0.1:1/house”"),
        ("postgresql://127.0.0.1:1/house?sslmode=s3cret", "address"),
        ("mysql://pioche:s3cret@127.0.0.1/house", "“mysql://” is neither"),
    ):
        with pytest.raises(CannotOpen, match=said) as refused:
            open_store(url)
        assert "s3cret" not in f"{refused.value} {refused.value.arguments}"
        assert "s3cret" not in shown_address(url) or url.startswith("mysql")
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for name in [name for name in sys.modules if name.startswith("pioche.server.store.postgresql")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(CannotOpen, match=r"“asyncpg”.*pioche\[postgresql\]"):
        open_store(good)
