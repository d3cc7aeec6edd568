"""What every `Store` is held to: the checks of its promises, and of its survival of `kill -9`.

A check takes a `Place`: where a store begins empty, and is found again when opened again.
`python -m pioche.testing.store_checks MODULE:OPENER ADDRESS` appends until it is killed, and prints
what was acknowledged; `check_killed` kills it and compares.
"""

import asyncio
import importlib
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import IO, Final

from pioche.server.store.interface import Store, StoredTable, StoreError
from pioche.testing.failure import NotConform, require

# Opens a store at an address: the path of a file, say.
Opener = Callable[[str], Awaitable[Store]]

EVERY_BYTE: Final = bytes(range(256))
STRANGE_NAMES: Final = ("a", "A", "a ", "a'--", "a%", "a_", "é", "e\u0301", "1", "01")
TABLES: Final = 20
ENTRIES: Final = 25
RIVALS: Final = 20
LARGE: Final = 1_000_000

WRITERS: Final = 12
MOST_ACKNOWLEDGED: Final = 400
MOST_SECONDS_MORE: Final = 0.02


@dataclass(frozen=True)
class Place:
    """Where a store keeps its things."""

    opener: Opener
    address: str

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        store = await self.opener(self.address)
        try:
            yield store
        finally:
            await store.close()


async def require_refused(call: Awaitable[object], promise: str) -> None:
    try:
        await call
    except StoreError as refused:
        require(bool(str(refused)), "a refusal says why")
        return
    raise NotConform(promise)


async def entries_of(store: Store, table: str) -> list[bytes]:
    kept = await store.load(table)
    require(kept is not None, "a table that was made is kept", table)
    assert kept is not None
    return kept.entries


async def check_empty(place: Place) -> None:
    """Nothing is there before something was put there."""
    async with place.store() as store:
        require(await store.load("nobody") is None, "an unknown table is None")
        require(await store.unfinished() == [], "an empty store has no tables")
        require(await store.load_chat("nobody") == [], "an unknown table has no chat")
        require(await store.load_review("nobody") is None, "an unknown table has no review")


async def check_content(place: Place) -> None:
    """Bytes come back as they went in, in their order."""
    contents = [b"", b"{}", EVERY_BYTE, b"x" * LARGE, "été".encode(), b"last"]
    async with place.store() as store:
        await store.create("table", EVERY_BYTE)
        require(await store.load("table") == StoredTable(EVERY_BYTE, []), "a new table is empty")
        for number, entry in enumerate(contents):
            await store.append("table", number, entry)
            await store.append_chat("table", number, entry)
            await store.save_review("table", entry)
            require(await store.load_review("table") == entry, "the last review is kept")
        kept = StoredTable(EVERY_BYTE, contents)
        require(await store.load("table") == kept, "entries come back as they went in")
        require(await store.load_chat("table") == contents, "chat comes back as it went in")


async def check_numbers(place: Place) -> None:
    """Entries are numbered from 0, without gaps, each once."""
    async with place.store() as store:
        await store.create("table", b"header")
        for expected in range(3):
            for wrong in {-1, expected - 1, expected + 1, 2**31, 2**63 - 1} - {expected}:
                call = store.append("table", wrong, b"wrong")
                await require_refused(call, f"entry {wrong} is refused when {expected} is next")
            await store.append("table", expected, b"right")
        require(await entries_of(store, "table") == [b"right"] * 3, "refused entries leave nothing")


async def check_unknown_table(place: Place) -> None:
    """Nothing can be put into a table that is not there."""
    async with place.store() as store:
        await require_refused(store.append("none", 0, b""), "no entry without a table")
        await require_refused(store.append_chat("none", 0, b""), "no chat without a table")
        await require_refused(store.save_review("none", b""), "no review without a table")
        await require_refused(store.finish("none"), "no end without a table")
        require(await store.load("none") is None, "refused calls make no table")


async def check_made_once(place: Place) -> None:
    """A second table of the same id is refused, and leaves the first as it was."""
    async with place.store() as store:
        await store.create("table", b"first")
        await store.append("table", 0, b"entry")
        await require_refused(store.create("table", b"second"), "a table is made once")
        kept = StoredTable(b"first", [b"entry"])
        require(await store.load("table") == kept, "the first table stays as it was")


async def check_names(place: Place) -> None:
    """Tables whose ids look alike are kept apart."""
    async with place.store() as store:
        for name in STRANGE_NAMES:
            await store.create(name, name.encode())
            await store.append(name, 0, name.encode())
        for name in STRANGE_NAMES:
            kept = StoredTable(name.encode(), [name.encode()])
            require(await store.load(name) == kept, "ids are exact", repr(name))
        require(await store.unfinished() == list(STRANGE_NAMES), "the oldest table comes first")


async def check_finish(place: Place) -> None:
    """A finished table is not woken, and stays readable; to finish it again changes nothing."""
    async with place.store() as store:
        for name in ("c", "a", "b"):
            await store.create(name, b"header")
        require(await store.unfinished() == ["c", "a", "b"], "the oldest table comes first")
        await store.finish("a")
        await store.finish("a")
        require(await store.unfinished() == ["c", "b"], "a finished table is not woken")
        await store.append("a", 0, b"rematch")
        require(await entries_of(store, "a") == [b"rematch"], "a finished table is still kept")
        require(await store.unfinished() == ["c", "b"], "and stays finished")


async def check_chat(place: Place) -> None:
    """Chat has its own numbers, apart from the log."""
    async with place.store() as store:
        await store.create("table", b"header")
        await store.append_chat("table", 0, b"hello")
        for wrong in (-1, 0, 2):
            await require_refused(
                store.append_chat("table", wrong, b"no"), "chat has no gaps either"
            )
        await store.append_chat("table", 1, b"bye")
        require(await entries_of(store, "table") == [], "chat is not in the log")
        await store.append("table", 0, b"entry")
        require(await store.load_chat("table") == [b"hello", b"bye"], "chat is kept")
        require(await store.load_chat("table", 1) == [b"bye"], "chat is read from a number on")
        require(await store.load_chat("table", 2) == [], "there is no more chat than was said")


async def check_many_at_once(place: Place) -> None:
    """Many tables at once; whatever is refused among them is refused alone."""
    names = [f"table {number}" for number in range(TABLES)]
    async with place.store() as store:
        await asyncio.gather(*(store.create(name, name.encode()) for name in names))
        refused = await asyncio.gather(*(fill_with_faults(store, name) for name in names))
        require(refused == [2 * ENTRIES] * TABLES, "each wrong call is refused", refused)
        for name in names:
            require(await entries_of(store, name) == told_by(name, ENTRIES), "no entry is lost")


async def fill_with_faults(store: Store, name: str) -> int:
    """Append a table's entries, each between two calls that must be refused."""
    refused = 0
    for number, entry in enumerate(told_by(name, ENTRIES)):
        results = await asyncio.gather(
            store.append(name, number + 5, b"too soon"),
            store.append(name, number, entry),
            store.create(name, b"again"),
            return_exceptions=True,
        )
        require(results[1] is None, "a right call is not harmed by wrong ones", results[1])
        refused += sum(isinstance(result, StoreError) for result in results)
    return refused


def told_by(name: str, entries: int) -> list[bytes]:
    return [f"{name} {number}".encode() for number in range(entries)]


async def check_rivals(place: Place) -> None:
    """Of several who write the same number, one is kept and the others are told so."""
    async with place.store() as store:
        await store.create("table", b"header")
        for number in range(5):
            calls = [store.append("table", number, bytes([rival])) for rival in range(RIVALS)]
            results = await asyncio.gather(*calls, return_exceptions=True)
            won = [rival for rival, result in enumerate(results) if result is None]
            require(len(won) == 1, "one of the rivals is kept", won)
            kept = (await entries_of(store, "table"))[number:]
            require(kept == [bytes(won)], "the one who was told so is kept", kept, won)


async def check_read_own(place: Place) -> None:
    """Whatever was acknowledged is seen by the next read."""
    async with place.store() as store:
        await store.create("table", b"header")
        for number, entry in enumerate(told_by("table", ENTRIES)):
            await store.append("table", number, entry)
            kept = await entries_of(store, "table")
            require(kept == told_by("table", number + 1), "what was acknowledged is seen", number)


async def check_cancelled(place: Place) -> None:
    """Identity stops waiting leaves whole entries behind and no gap; a read then tells which."""
    async with place.store() as store:
        await store.create("table", b"header")
        for turn in range(ENTRIES):
            known = len(await entries_of(store, "table"))
            call = asyncio.ensure_future(store.append("table", known, f"table {known}".encode()))
            await asyncio.sleep(0 if turn % 2 else 0.001)
            call.cancel()
            await asyncio.gather(call, return_exceptions=True)
            after = await entries_of(store, "table")
            require(after == told_by("table", len(after)), "entries are whole, without gaps")
            await store.append("table", len(after), f"table {len(after)}".encode())
            require(len(await entries_of(store, "table")) == len(after) + 1, "a read is final")


async def check_opened_again(place: Place) -> None:
    """Everything is there after closing and opening, and goes on from there."""
    async with place.store() as store:
        for name in ("b", "a", "done"):
            await store.create(name, name.encode())
        await store.append("a", 0, b"entry")
        await store.append_chat("a", 0, b"line")
        await store.save_review("a", b"review")
        await store.finish("done")
    async with place.store() as store:
        require(
            await store.load("a") == StoredTable(b"a", [b"entry"]), "a table outlives its server"
        )
        require(await store.load_chat("a") == [b"line"], "so does its chat")
        require(await store.load_review("a") == b"review", "so does its review")
        require(await store.load_review("b") is None, "a review belongs to one table")
        require(await store.unfinished() == ["b", "a"], "so does what is unfinished, in order")
        await require_refused(store.append("a", 0, b"again"), "numbers outlive the server")
        await store.append("a", 1, b"more")
    async with place.store() as store:
        require(await entries_of(store, "a") == [b"entry", b"more"], "logs go on")


async def check_closing(place: Place) -> None:
    """Closing writes what is under way; afterwards every call is refused."""
    async with place.store() as store:
        await store.create("table", b"header")
        entries = told_by("table", ENTRIES)
        calls = [
            asyncio.ensure_future(store.append("table", number, entry))
            for number, entry in enumerate(entries)
        ]
        await asyncio.sleep(0)  # all are on their way now
        await store.close()
        results = await asyncio.gather(*calls, return_exceptions=True)
        require(results == [None] * ENTRIES, "closing writes what is under way", results)
        await require_all_refused(store)
        await store.close()
    async with place.store() as store:
        require(await entries_of(store, "table") == entries, "and nothing comes after closing")


async def require_all_refused(store: Store) -> None:
    calls: tuple[Callable[[], Awaitable[object]], ...] = (
        partial(store.create, "other", b""),
        partial(store.append, "table", ENTRIES, b""),
        partial(store.finish, "table"),
        partial(store.append_chat, "table", 0, b""),
        partial(store.load, "table"),
        partial(store.load_chat, "table"),
        partial(store.save_review, "table", b""),
        partial(store.load_review, "table"),
        store.unfinished,
    )
    for call in calls:
        await require_refused(call(), "a closed store refuses")


Check = Callable[[Place], Awaitable[None]]
CHECKS: Final[tuple[Check, ...]] = (
    check_empty,
    check_content,
    check_numbers,
    check_unknown_table,
    check_made_once,
    check_names,
    check_finish,
    check_chat,
    check_many_at_once,
    check_rivals,
    check_read_own,
    check_cancelled,
    check_opened_again,
    check_closing,
)


@dataclass(frozen=True)
class Survival:
    """One `kill -9`: how many entries were acknowledged, and how many were found."""

    acknowledged: int
    found: int


async def check_killed(opener: str, address: str, seed: int) -> Survival:
    """Kill a writer at a random moment: whatever it had acknowledged must be there.

    `opener` is spelled MODULE:NAME, for another process must find it too.
    """
    chance = random.Random(seed)  # noqa: S311
    acknowledged = await asyncio.to_thread(killed_writer, opener, address, chance)
    return await compare_found(Place(opener_called(opener), address), acknowledged)


def killed_writer(opener: str, address: str, chance: random.Random) -> dict[str, int]:
    """How many entries of each table had been acknowledged when the writer was killed."""
    command = [sys.executable, "-m", "pioche.testing.store_checks", opener, address]
    # Whatever this process can import, the other must find as well.
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=paths) as writer:
        assert writer.stdout is not None
        try:
            lines = [writer.stdout.readline() for _ in range(chance.randint(1, MOST_ACKNOWLEDGED))]
            time.sleep(chance.uniform(0, MOST_SECONDS_MORE))
        finally:
            writer.kill()
        require(all(lines), "the writer writes until it is killed")
        return acknowledged_by(lines, writer.stdout)


def acknowledged_by(lines: list[str], rest: IO[str]) -> dict[str, int]:
    """The last line may be cut; all others say TABLE NUMBER."""
    acknowledged: dict[str, int] = {}
    for line in [*lines, *rest]:
        if line.endswith("\n"):
            table, number = line.split()
            require(int(number) == acknowledged.get(table, 0), "the writer counts", line)
            acknowledged[table] = int(number) + 1
    return acknowledged


async def compare_found(place: Place, acknowledged: dict[str, int]) -> Survival:
    found = 0
    async with place.store() as store:
        waiting = await store.unfinished()
        for table, number in acknowledged.items():
            require(table in waiting, "a table that was begun is woken", table)
            entries = await entries_of(store, table)
            require(len(entries) >= number, "no acknowledged entry is lost", len(entries), number)
            require(entries == told_by(table, len(entries)), "entries are whole, each once", table)
            await store.append(table, len(entries), b"goes on")
            found += len(entries)
    return Survival(sum(acknowledged.values()), found)


def opener_called(name: str) -> Opener:
    module, function = name.split(":")
    opener: Opener = getattr(importlib.import_module(module), function)
    return opener


async def write_until_killed(opener: str, address: str) -> None:
    store = await opener_called(opener)(address)
    await asyncio.gather(*(write_table(store, f"table-{number}") for number in range(WRITERS)))


async def write_table(store: Store, table: str) -> None:
    """Every acknowledgement goes out at once, past all buffers of this process."""
    await store.create(table, b"header")
    for number in count():
        await store.append(table, number, f"{table} {number}".encode())
        os.write(sys.stdout.fileno(), f"{table} {number}\n".encode())


if __name__ == "__main__":
    asyncio.run(write_until_killed(*sys.argv[1:]))
