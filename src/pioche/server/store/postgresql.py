"""Tables in a PostgreSQL database: written by one thread with group commit, read by a few.

Several servers may share a database: tables are fenced by their epochs. docs/storage.md says what
is promised and why.
"""

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from queue import SimpleQueue
from threading import Lock
from typing import Any, Final

from pioche.server.store.addresses import shown_address
from pioche.server.store.group_commit import (
    MOST_TOGETHER,
    CommitObserver,
    GroupCommit,
    Outcome,
    failed_alike,
)
from pioche.server.store.interface import (
    LEASE,
    LOST,
    NO_TABLE,
    NOTHING_ELSE,
    CannotOpen,
    Claim,
    LostTable,
    StoreAway,
    StoreCounts,
    StoredTable,
    StoreError,
    TableFacts,
    Tables,
    TableUpdate,
    epoch_claimed,
)
from pioche.server.store.postgresql_link import (
    DATABASE_ERRORS,
    Connection,
    Link,
    LinkLost,
    NotNow,
    RefusedByDatabase,
    Unreachable,
    connected,
    migrations,
    prepare,
    refuse_standby,
    register,
    steps_done,
)

READERS: Final = 3
NOT_OPEN: Final = "the database has not answered yet"
LEASED: Final = TableUpdate(due_in=LEASE)

WRITE: Final = "SELECT refusal, given FROM pioche.write_batch($1, $2, $3, $4, $5, $6, $7, $8)"
HEADER: Final = "SELECT header FROM pioche.tables WHERE name = $1"
EPOCH: Final = "SELECT epoch FROM pioche.tables WHERE name = $1"
EPOCHS: Final = "SELECT name, epoch FROM pioche.tables WHERE name = ANY ($1::text[])"
ALL: Final = "SELECT name FROM pioche.tables ORDER BY id"
UNFINISHED: Final = "SELECT name FROM pioche.tables WHERE NOT finished ORDER BY id"
ENTRIES: Final = (
    "SELECT content FROM pioche.entries JOIN pioche.tables ON id = table_id"
    " WHERE name = $1 ORDER BY number"
)
CHAT: Final = (
    "SELECT content FROM pioche.chat JOIN pioche.tables ON id = table_id"
    " WHERE name = $1 AND number >= $2 ORDER BY number"
)
REVIEW: Final = (
    "SELECT content FROM pioche.reviews JOIN pioche.tables ON id = table_id WHERE name = $1"
)
COUNTS: Final = (
    "SELECT (SELECT count(*) FROM pioche.tables),"
    " (SELECT count(*) FROM pioche.tables WHERE NOT finished),"
    " (SELECT count(*) FROM pioche.entries), (SELECT count(*) FROM pioche.chat),"
    " (SELECT count(*) FROM pioche.reviews), (SELECT count(*) FROM pioche.records)"
)
RECORD: Final = (
    "SELECT content FROM pioche.records JOIN pioche.tables ON id = table_id WHERE name = $1"
)
DUE: Final = "SELECT name FROM pioche.tables WHERE due <= pioche.seconds() ORDER BY due LIMIT $1"
FACTS: Final = (
    "SELECT name, header, phase, created, used, due, pioche.next_entry(id), pioche.next_line(id)"
    " FROM pioche.tables"
)
ONE_FACTS: Final = f"{FACTS} WHERE name = $1"
ALL_FACTS: Final = (
    f"{FACTS} WHERE $1::text[] = '{{}}' OR phase = ANY ($1::text[]) ORDER BY id DESC LIMIT $2"
)
UNTOUCHED: Final = (
    "SELECT name FROM pioche.tables WHERE phase = ANY ($1::text[])"
    " AND used <= pioche.seconds() - $2::double precision ORDER BY used, id LIMIT $3"
)

# The errors for the words by which the database refuses a write.
REFUSALS: Final[dict[str, Callable[[], StoreError]]] = {
    "exists": partial(StoreError, "there is such a table already"),
    "unknown": partial(StoreError, NO_TABLE),
    "number": partial(StoreError, "this cannot be kept (not the next number)"),
    "lost": partial(LostTable, LOST),
}


@dataclass(frozen=True)
class Write:
    """One write, as `pioche.write_batch` takes it."""

    kind: str
    table_id: str
    content: bytes = b""
    number: int = 0
    epoch: int = 0
    update: TableUpdate = NOTHING_ELSE


class Reads:
    """What a store and a snapshot of it read alike."""

    async def _rows(self, statement: str, *arguments: object) -> list[Any]:
        raise NotImplementedError

    async def _column(self, statement: str, *arguments: object) -> list[Any]:
        return [row[0] for row in await self._rows(statement, *arguments)]

    async def _one(self, statement: str, table_id: str) -> bytes | None:
        found: list[bytes] = await self._column(statement, table_id)
        return found[0] if found else None

    async def tables(self) -> list[str]:
        return await self._column(ALL)

    async def counts(self) -> StoreCounts:
        return StoreCounts(*(await self._rows(COUNTS))[0])

    async def load_header(self, table_id: str) -> bytes | None:
        return await self._one(HEADER, table_id)

    async def load(self, table_id: str) -> StoredTable | None:
        """Two reads without a transaction: headers never change, and logs only grow."""
        header = await self.load_header(table_id)
        if header is None:
            return None
        return StoredTable(header, await self._column(ENTRIES, table_id))

    async def load_chat(self, table_id: str, since: int = 0) -> list[bytes]:
        return await self._column(CHAT, table_id, since)

    async def load_review(self, table_id: str) -> bytes | None:
        return await self._one(REVIEW, table_id)

    async def load_record(self, table_id: str) -> bytes | None:
        return await self._one(RECORD, table_id)

    async def facts(self, table_id: str) -> TableFacts | None:
        found = await self._rows(ONE_FACTS, table_id)
        return TableFacts(*found[0]) if found else None


class PostgresqlStore(Reads):
    """A `Store` in a database. Opening prepares the database, or raises `CannotOpen`.

    With `patient` a database that is away is no error: until `try_open` succeeds, every call is
    refused.
    """

    shared: Final = True

    def __init__(
        self,
        url: str,
        together: int = MOST_TOGETHER,
        *,
        alone: bool = False,
        patient: bool = False,
    ) -> None:
        self._shown = shown_address(url)
        self._url = url
        self.is_open = False
        self._opening = Lock()  # not while it is closed
        self._writer = Link(url, partial(register, self._shown, alone))
        self._readers = [Link(url, refuse_standby) for _ in range(READERS)]
        self._free: SimpleQueue[Link] = SimpleQueue()
        with ThreadPoolExecutor(1) as apart:  # the caller may be in a loop, and a link has its own
            apart.submit(self._open, patient).result()
        for link in self._readers:
            self._free.put(link)
        self._group = self._group_commit(together)
        self._reading = ThreadPoolExecutor(READERS, "pioche-reader")

    def _open(self, patient: bool) -> None:
        try:
            self.try_open()
        except BaseException as error:
            if not (patient and isinstance(error, StoreAway)):
                self._close_links()
                raise

    def try_open(self) -> None:
        """Prepare the database, or raise `CannotOpen`; `StoreAway` if it does not answer."""
        with self._opening:
            open_database(self._writer, self._shown)
            self.is_open = True

    async def create(self, table_id: str, header: bytes) -> None:
        await self._group.write(Write("create", table_id, header))

    async def claim(self, table_id: str) -> int:
        return epoch_claimed(await self._group.write(Write("claim", table_id, update=LEASED)))

    async def claim_due(self, table_id: str) -> int | None:
        return await self._group.write(Write("wake", table_id, update=LEASED))

    async def due(self, most: int) -> list[str]:
        return await self._column(DUE, most)

    async def set_due(self, table_id: str, epoch: int, due_in: float | None) -> None:
        update = TableUpdate(due_in=due_in)
        await self._group.write(Write("due", table_id, epoch=epoch, update=update))

    async def owns(self, table_id: str, epoch: int) -> bool:
        """Without waiting for pending writes: an owner never changes its epoch."""
        return [tuple(row) for row in await self._ask(EPOCH, table_id)] == [(epoch,)]

    def claims(self, tables: Tables) -> AsyncGenerator[Claim, None]:
        return listen(self._url, tables)

    async def append(
        self,
        table_id: str,
        number: int,
        entry: bytes,
        epoch: int,
        update: TableUpdate = NOTHING_ELSE,
    ) -> None:
        await self._group.write(Write("entry", table_id, entry, number, epoch, update))

    async def finish(self, table_id: str) -> None:
        await self._group.write(Write("finish", table_id))

    async def append_chat(self, table_id: str, number: int, line: bytes, epoch: int) -> None:
        await self._group.write(Write("line", table_id, line, number, epoch))

    async def unfinished(self) -> list[str]:
        return await self._column(UNFINISHED)

    async def save_review(self, table_id: str, review: bytes) -> None:
        await self._group.write(Write("review", table_id, review))

    async def save_record(self, table_id: str, record: bytes) -> None:
        await self._group.write(Write("record", table_id, record))

    async def list_facts(self, phases: Sequence[str], most: int) -> list[TableFacts]:
        return [TableFacts(*row) for row in await self._rows(ALL_FACTS, list(phases), most)]

    async def untouched(self, phases: Sequence[str], seconds: float, most: int) -> list[str]:
        return await self._column(UNTOUCHED, list(phases), seconds, most)

    async def restore_facts(self, facts: TableFacts) -> None:
        times = {"created": facts.created, "used": facts.used, "due": facts.due}
        update = TableUpdate(facts.phase)
        await self._group.write(
            Write("facts", facts.table_id, json.dumps(times).encode(), update=update)
        )

    async def remove(self, table_id: str, epoch: int) -> None:
        await self._group.write(Write("remove", table_id, epoch=epoch))

    async def take_lease(self, name: str, seconds: float) -> bool:
        given = await self._group.write(Write("lease", name, update=TableUpdate(due_in=seconds)))
        return bool(given)

    def observe_commits(self, observer: CommitObserver) -> None:
        self._group.observe_commits(observer)

    def waiting_writes(self) -> int:
        return self._group.waiting_writes()

    async def close(self) -> None:
        """In a thread of its own, which goes on even if the caller is cancelled."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._group.close()
        self._reading.shutdown()
        with self._opening:
            self._close_links()

    def _close_links(self) -> None:
        for link in (self._writer, *self._readers):
            link.close()

    async def _rows(self, statement: str, *arguments: object) -> list[Any]:
        """Wait for pending writes first: a table that is read anew shows them."""
        await self._group.caught_up()
        return await self._ask(statement, *arguments)

    async def _ask(self, statement: str, *arguments: object) -> list[Any]:
        if not self.is_open:
            raise Unreachable(NOT_OPEN)
        loop = asyncio.get_running_loop()
        try:
            reading = loop.run_in_executor(self._reading, self._fetch, statement, arguments)
        except RuntimeError as error:  # the executor takes nothing more
            raise StoreError("the store is closed") from error
        return await reading

    def _fetch(self, statement: str, arguments: tuple[object, ...]) -> list[Any]:
        """In a thread. A read that is lost is repeated once: it changes nothing."""
        link = self._free.get()
        work = partial(fetch, statement, arguments)
        try:
            return link.run(work)
        except LinkLost:
            return link.run(work)
        finally:
            self._free.put(link)

    def _group_commit(self, together: int) -> GroupCommit[Write]:
        return GroupCommit(self._commit, together)

    def _commit(self, writes: list[Write]) -> list[Outcome]:
        if not self.is_open:
            return failed_alike(writes, Unreachable(NOT_OPEN))
        return commit_together(self._writer, writes)


async def fetch(statement: str, arguments: tuple[object, ...], connection: Connection) -> list[Any]:
    return await connection.fetch(statement, *arguments)


def commit_together(link: Link, writes: list[Write]) -> list[Outcome]:
    """Write all in one transaction; if it fails as a whole, nothing of it is kept.

    Where one of the writes is at fault, each is tried alone.
    """
    columns = (
        [write.kind for write in writes],
        [write.table_id for write in writes],
        [write.epoch for write in writes],
        [write.number for write in writes],
        [write.content for write in writes],
        [write.update.phase for write in writes],
        [write.update.due_in for write in writes],
        [write.update.record for write in writes],
    )
    try:
        rows = link.run(partial(fetch, WRITE, columns))
    except RefusedByDatabase as refused:
        if len(writes) == 1:
            return [refused]
        return [outcome for write in writes for outcome in commit_together(link, [write])]
    except StoreError as error:
        return failed_alike(writes, error)
    return [outcome_of(refusal, given) for refusal, given in rows]


def outcome_of(refusal: str | None, given: int | None) -> Outcome:
    return given if refusal is None else REFUSALS[refusal]()


def open_database(link: Link, shown: str) -> None:
    """Open the database, or raise `CannotOpen`; the address is shown without its password."""
    try:
        link.run(partial(prepare, shown), None)  # steps have no time limit
    except CannotOpen:
        raise
    except StoreError as error:
        passing = isinstance(error, LinkLost | NotNow)
        passing = passing or (isinstance(error, Unreachable) and error.passing)
        refusal = StoreAway if passing else CannotOpen
        raise refusal("server-store-unusable", path=shown, reason=str(error)) from error


async def has_our_form(url: str) -> bool:
    """Whether the database answers, and has had the steps that we know; refused if it had more."""
    try:
        async with connected(url) as connection:
            return await steps_done(shown_address(url), connection) == len(migrations())
    except (*DATABASE_ERRORS, OSError, ValueError):
        return False


# Claims by other servers, heard as soon as they are made. Only a hint, so that no client waits at a
# table that has another owner: what counts is the fence.

CHANNEL: Final = "pioche_claims"
RETRY_SECONDS: Final = 1.0


async def listen(url: str, tables: Tables) -> AsyncGenerator[Claim, None]:
    """All claims that the database reports; a lost connection is made anew."""
    while True:
        with suppress(*DATABASE_ERRORS, OSError):
            async with aclosing(listen_once(url, tables)) as heard:
                async for claim in heard:
                    yield claim
        await asyncio.sleep(RETRY_SECONDS)


async def listen_once(url: str, tables: Tables) -> AsyncGenerator[Claim, None]:
    heard: asyncio.Queue[str | None] = asyncio.Queue()

    def hear(_connection: object, _process: int, _channel: str, payload: str) -> None:
        heard.put_nowait(payload)

    async with connected(url) as connection:
        connection.add_termination_listener(lambda _: heard.put_nowait(None))
        await connection.add_listener(CHANNEL, hear)
        for table_id, epoch in await connection.fetch(EPOCHS, tables()):
            yield Claim(table_id, epoch)  # perhaps made since the last connection
        while (payload := await heard.get()) is not None:
            epoch, table_id = payload.split(" ", 1)
            yield Claim(table_id, int(epoch))


# A database as it is at one moment, copied while servers use it

# No time limit: a copy of a large database takes long.
UNHURRIED: Final = (
    "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;"
    "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
)


@asynccontextmanager
async def snapshot(url: str) -> AsyncIterator["Snapshot"]:
    try:
        async with connected(url) as connection:
            await connection.execute(UNHURRIED)
            yield Snapshot(connection)
    except (*DATABASE_ERRORS, OSError) as error:
        raise StoreError(f"the database cannot be read ({type(error).__name__})") from None


class Snapshot(Reads):
    """A `Source` for `copy_store`; everything is as of the first read."""

    def __init__(self, connection: Any) -> None:  # noqa: ANN401  (asyncpg has no types)
        self._connection = connection
        self._turn = asyncio.Lock()  # a connection answers one question at a time

    async def _rows(self, statement: str, *arguments: object) -> list[Any]:
        async with self._turn:
            return list(await self._connection.fetch(statement, *arguments))
