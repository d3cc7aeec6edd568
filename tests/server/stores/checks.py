"""What every `Store` is held to: the checks of its promises.

A check takes a `Place`: where a store begins empty, and is found again when opened again.
`kills.py` has the check of its survival of `kill -9`.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from pioche.server.store.interface import Store, StoreCounts, StoredTable, StoreError
from pioche.testing.cases import require
from tests.server.stores.facts_checks import FACTS_CHECKS
from tests.server.stores.fence_checks import FENCE_CHECKS
from tests.server.stores.place import Check, Place, entries_of, require_refused, told_by

EVERY_BYTE: Final = bytes(range(256))
STRANGE_NAMES: Final = ("a", "A", "a ", "a'--", "a%", "a_", "é", "e\u0301", "1", "01")
TABLES: Final = 20
ENTRIES: Final = 25
RIVALS: Final = 20
LARGE: Final = 1_000_000


async def check_empty(place: Place) -> None:
    """Nothing is there before something was put there."""
    async with place.store() as store:
        require(await store.load("nobody") is None, "an unknown table is None")
        require(await store.load_header("nobody") is None, "an unknown table has no header")
        require(await store.tables() == [], "an empty store has no tables")
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
            await store.append("table", number, entry, 0)
            await store.append_chat("table", number, entry, 0)
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
                call = store.append("table", wrong, b"wrong", 0)
                await require_refused(call, f"entry {wrong} is refused when {expected} is next")
            await store.append("table", expected, b"right", 0)
        require(await entries_of(store, "table") == [b"right"] * 3, "refused entries leave nothing")


async def check_unknown_table(place: Place) -> None:
    """Nothing can be put into a table that is not there."""
    async with place.store() as store:
        await require_refused(store.append("none", 0, b"", 0), "no entry without a table")
        await require_refused(store.append_chat("none", 0, b"", 0), "no chat without a table")
        await require_refused(store.save_review("none", b""), "no review without a table")
        await require_refused(store.finish("none"), "no end without a table")
        await require_refused(store.claim("none"), "no owner without a table")
        require(await store.load("none") is None, "refused calls make no table")


async def check_made_once(place: Place) -> None:
    """A second table of the same id is refused, and leaves the first as it was."""
    async with place.store() as store:
        await store.create("table", b"first")
        await store.append("table", 0, b"entry", 0)
        await require_refused(store.create("table", b"second"), "a table is made once")
        kept = StoredTable(b"first", [b"entry"])
        require(await store.load("table") == kept, "the first table stays as it was")


async def check_names(place: Place) -> None:
    """Tables whose ids look alike are kept apart."""
    async with place.store() as store:
        for name in STRANGE_NAMES:
            await store.create(name, name.encode())
            await store.append(name, 0, name.encode(), 0)
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
        await store.append("a", 0, b"rematch", 0)
        require(await entries_of(store, "a") == [b"rematch"], "a finished table is still kept")
        require(await store.unfinished() == ["c", "b"], "and stays finished")


async def check_chat(place: Place) -> None:
    """Chat has its own numbers, apart from the log."""
    async with place.store() as store:
        await store.create("table", b"header")
        await store.append_chat("table", 0, b"hello", 0)
        for wrong in (-1, 0, 2):
            await require_refused(
                store.append_chat("table", wrong, b"no", 0), "chat has no gaps either"
            )
        await store.append_chat("table", 1, b"bye", 0)
        require(await entries_of(store, "table") == [], "chat is not in the log")
        await store.append("table", 0, b"entry", 0)
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
            store.append(name, number + 5, b"too soon", 0),
            store.append(name, number, entry, 0),
            store.create(name, b"again"),
            return_exceptions=True,
        )
        require(results[1] is None, "a right call is not harmed by wrong ones", results[1])
        refused += sum(isinstance(result, StoreError) for result in results)
    return refused


async def check_rivals(place: Place) -> None:
    """Of several writes of the same number one is kept and the others are refused."""
    async with place.store() as store:
        await store.create("table", b"header")
        for number in range(5):
            calls = [store.append("table", number, bytes([rival]), 0) for rival in range(RIVALS)]
            results = await asyncio.gather(*calls, return_exceptions=True)
            won = [rival for rival, result in enumerate(results) if result is None]
            require(len(won) == 1, "one of the rivals is kept", won)
            kept = (await entries_of(store, "table"))[number:]
            require(kept == [bytes(won)], "the acknowledged one is kept", kept, won)


async def check_read_own(place: Place) -> None:
    """Whatever was acknowledged is seen by the next read."""
    async with place.store() as store:
        await store.create("table", b"header")
        for number, entry in enumerate(told_by("table", ENTRIES)):
            await store.append("table", number, entry, 0)
            kept = await entries_of(store, "table")
            require(kept == told_by("table", number + 1), "what was acknowledged is seen", number)


async def check_cancelled(place: Place) -> None:
    """Who stops waiting leaves whole entries behind and no gap; a read then tells which."""
    async with place.store() as store:
        await store.create("table", b"header")
        for turn in range(ENTRIES):
            known = len(await entries_of(store, "table"))
            call = asyncio.ensure_future(store.append("table", known, f"table {known}".encode(), 0))
            await asyncio.sleep(0 if turn % 2 else 0.001)
            call.cancel()
            await asyncio.gather(call, return_exceptions=True)
            after = await entries_of(store, "table")
            require(after == told_by("table", len(after)), "entries are whole, without gaps")
            await store.append("table", len(after), f"table {len(after)}".encode(), 0)
            require(len(await entries_of(store, "table")) == len(after) + 1, "a read is final")


async def check_opened_again(place: Place) -> None:
    """Everything is there after closing and opening, and goes on from there."""
    async with place.store() as store:
        for name in ("b", "a", "done"):
            await store.create(name, name.encode())
        await store.append("a", 0, b"entry", 0)
        await store.append_chat("a", 0, b"line", 0)
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
        await require_refused(store.append("a", 0, b"again", 0), "numbers outlive the server")
        await store.append("a", 1, b"more", 0)
    async with place.store() as store:
        require(await entries_of(store, "a") == [b"entry", b"more"], "logs go on")


async def check_listing(place: Place) -> None:
    """All tables are listed, finished or not, and everything is counted."""
    async with place.store() as store:
        require(await store.counts() == StoreCounts(0, 0, 0, 0, 0), "nothing is counted as nothing")
        for name in ("c", "a", "b"):
            await store.create(name, name.encode())
            await store.append(name, 0, b"entry", 0)
        await store.append("a", 1, b"entry", 0)
        await store.append_chat("c", 0, b"line", 0)
        await store.append_chat("c", 1, b"line", 0)
        await store.save_review("a", b"review")
        await store.save_review("a", b"review again")
        await store.finish("a")
        require(await store.tables() == ["c", "a", "b"], "all tables are listed, the oldest first")
        require(await store.load_header("a") == b"a", "a header can be read alone")
        counts = await store.counts()
        require(counts == StoreCounts(3, 2, 4, 2, 1), "everything is counted", counts)


async def check_closing(place: Place) -> None:
    """Closing writes what is under way; afterwards every call is refused."""
    async with place.store() as store:
        await store.create("table", b"header")
        entries = told_by("table", ENTRIES)
        calls = [
            asyncio.ensure_future(store.append("table", number, entry, 0))
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
        partial(store.claim, "table"),
        partial(store.owns, "table", 0),
        partial(store.append, "table", ENTRIES, b"", 0),
        partial(store.finish, "table"),
        partial(store.append_chat, "table", 0, b"", 0),
        partial(store.load, "table"),
        partial(store.load_header, "table"),
        partial(store.load_chat, "table"),
        partial(store.save_review, "table", b""),
        partial(store.load_review, "table"),
        partial(store.claim_due, "table"),
        partial(store.due, 1),
        partial(store.set_due, "table", 0, 1.0),
        partial(store.save_record, "table", b""),
        partial(store.load_record, "table"),
        partial(store.facts, "table"),
        partial(store.list_facts, (), 1),
        partial(store.untouched, (), 1.0, 1),
        partial(store.remove, "table", 0),
        partial(store.take_lease, "work", 1.0),
        store.unfinished,
        store.tables,
        store.counts,
    )
    for call in calls:
        await require_refused(call(), "a closed store refuses")


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
    check_listing,
    check_closing,
    *FENCE_CHECKS,
    *FACTS_CHECKS,
)
