"""What every `Store` is held to besides logs: what is due, phases, records, removal, leases."""

import asyncio
import time
from dataclasses import replace
from typing import Final

from pioche.server.messages import CLOSED, ENDED, OVER
from pioche.server.store.interface import (
    USED_WITHIN,
    LostTable,
    Store,
    StoreCounts,
    StoredTable,
    TableFacts,
    TableUpdate,
)
from pioche.testing.cases import NotConform, require
from tests.server.stores.place import Check, Place, entries_of, require_refused

RIVALS: Final = 12
MANY: Final = 100
DAY: Final = 86_400.0
# Nobody's clock is that wrong.
CLOCK_ERROR: Final = 60.0
OVERDUE: Final = TableUpdate(due_in=-1.0)
LATER: Final = TableUpdate(due_in=DAY)


async def facts_of(store: Store, table: str) -> TableFacts:
    found = await store.facts(table)
    require(found is not None, "what is known of a table is kept", table)
    assert found is not None
    return found


async def check_due(place: Place) -> None:
    """An entry says when its table is due; who takes it has it alone for a while."""
    async with place.store() as store:
        for name, due_in in (
            ("a", -1.0),
            ("b", -2.0),
            ("later", -3.0),
            ("none", -3.0),
            ("done", 1.0),
        ):
            await store.create(name, b"header")
            await store.append(name, 0, b"entry", 0, TableUpdate(due_in=due_in))
        await store.append("later", 1, b"entry", 0, LATER)
        await store.append("none", 1, b"entry", 0)
        await store.set_due("done", 0, -4.0)
        require(await store.due(MANY) == ["done", "b", "a"], "the longest overdue comes first")
        require(await store.due(1) == ["done"], "no more than wanted")
        await store.finish("done")
        await store.set_due("done", 0, -3.0)
        require(await store.due(MANY) == ["b", "a"], "nothing is due once a game is over")
        require(await store.claim_due("later") is None, "nothing is due before its time")
        require(await store.claim_due("none") is None, "nor where nothing is due at all")
        require(await store.claim("a") == 1, "a due table is claimed like any other")
        require(await store.due(MANY) == ["b"], "a claim postpones what is due")
        require(await store.claim_due("b") == 1, "who takes a due table gets its epoch")
        require(await store.claim_due("b") is None, "it is taken once")
        require(await store.due(MANY) == [], "and is due for nobody else")
        require((await facts_of(store, "b")).due is not None, "but for a while only")
        await store.set_due("b", 1, -1.0)
        require(await store.claim_due("b") == 1 + 1, "until it is due again")
        await store.set_due("b", 2, None)
        require((await facts_of(store, "b")).due is None, "or nothing is due any more")
        await require_lost(store.set_due("b", 1, -1.0), "the owner alone says what is due")
        await require_refused(store.claim_due("unknown"), "a table that is not there is not due")
        await require_refused(store.set_due("unknown", 0, 1.0), "nor ever will be")


async def check_rival_wakers(place: Place) -> None:
    """Of several who find a table due, one takes it."""
    async with place.store() as store:
        for turn in range(1, 5):
            await store.create(f"{turn}", b"header")
            await store.append(f"{turn}", 0, b"entry", 0, OVERDUE)
            found = await asyncio.gather(*(store.claim_due(f"{turn}") for _ in range(RIVALS)))
            require([one for one in found if one] == [1], "one of the rivals takes it", found)


async def check_updates(place: Place) -> None:
    """What an entry changes of its table is written with it, or not at all."""
    async with place.store() as store:
        await store.create("table", b"header")
        require((await facts_of(store, "table")).phase == "gathering", "people gather first")
        await store.append("table", 0, b"0", 0, TableUpdate("playing", DAY))
        ended = TableUpdate(OVER, None, b"record")
        await require_refused(store.append("table", 0, b"again", 0, ended), "numbers count")
        await require_lost(store.append("table", 1, b"lost", 7, ended), "owners count")
        kept = await facts_of(store, "table")
        require((kept.phase, kept.due is None) == ("playing", False), "refused changes nothing")
        require(await store.load_record("table") is None, "nor is there a record")
        await store.append("table", 1, b"1", 0, LATER)
        require((await facts_of(store, "table")).phase == "playing", "a phase stays")
        await store.append("table", 2, b"2", 0, ended)
        require(await store.load_record("table") == b"record", "the record comes with the end")
        require(await store.unfinished() == [], "and the table is finished")
        kept = await facts_of(store, "table")
        require((kept.phase, kept.due, kept.entries) == (OVER, None, 3), "all in one", kept)
        await store.append("table", 3, b"3", 0, TableUpdate(record=b"another"))
        await store.save_record("table", b"another")
        require(await store.load_record("table") == b"record", "a record never changes")
        require(await store.counts() == StoreCounts(1, 0, 4, 0, 0, 1), "records are counted")
        await require_refused(store.save_record("unknown", b""), "no record without a table")
        require(await store.load_record("unknown") is None, "nor is there one")


async def check_facts(place: Place) -> None:
    """Phases and times outlive the server, and show which tables are unused."""
    now = time.time()
    async with place.store() as store:
        for name in ("old", "new", "ended", "fresh"):
            await store.create(name, name.encode())
        kept = await facts_of(store, "fresh")
        require(abs(kept.created - now) < CLOCK_ERROR, "when it was made is known", kept)
        require(kept.used == kept.created, "making it is using it", kept)
        for name, phase, days in (("old", "playing", 9), ("new", "playing", 2), ("ended", OVER, 9)):
            facts = await facts_of(store, name)
            past = now - days * DAY
            await store.restore_facts(replace(facts, phase=phase, used=past, created=past))
        await store.append_chat("fresh", 0, b"line", 0)
        require(await store.unfinished() == ["old", "new", "fresh"], "a phase tells what is over")
    async with place.store() as store:
        require(
            await facts_of(store, "old")
            == TableFacts("old", b"old", "playing", now - 9 * DAY, now - 9 * DAY, None, 0, 0),
            "what is known of a table outlives its server",
        )
        require((await facts_of(store, "fresh")).lines == 1, "lines are counted")
        found = [one.table_id for one in await store.list_facts((), MANY)]
        require(found == ["fresh", "ended", "new", "old"], "the newest comes first", found)
        listed = await store.list_facts(("playing", CLOSED), 1)
        require([one.table_id for one in listed] == ["new"], "of these phases, as many as wanted")
        await check_untouched(store)
        require(await store.facts("unknown") is None, "nothing is known of no table")
        await require_refused(store.restore_facts(replace(kept, table_id="no")), "nor kept of it")


async def check_untouched(store: Store) -> None:
    """Tables unused for long are listed, the longest first; an entry or a line is a use."""
    going = ("gathering", "playing")
    require(await store.untouched(going, DAY, MANY) == ["old", "new"], "unused tables are listed")
    require(await store.untouched(going, 8 * DAY, MANY) == ["old"], "by how long nobody did")
    require(await store.untouched(going, DAY, 1) == ["old"], "no more than wanted")
    require(await store.untouched(ENDED, DAY, MANY) == ["ended"], "by phase")
    await store.append_chat("new", 0, b"line", 0)
    await store.append("old", 0, b"entry", 0)
    require(await store.untouched(going, USED_WITHIN, MANY) == [], "a line and an entry are uses")


async def check_removal(place: Place) -> None:
    """A table goes with all that is kept of it, by its owner alone, and nothing else does."""
    async with place.store() as store:
        for name in ("table", "other"):
            await store.create(name, b"header")
            await store.append(name, 0, b"entry", 0, TableUpdate(OVER, None, b"record"))
            await store.append_chat(name, 0, b"line", 0)
            await store.save_review(name, b"review")
        epoch = await store.claim("table")
        await require_lost(store.remove("table", 0), "only the owner removes")
        require(await entries_of(store, "table") == [b"entry"], "what is refused removes nothing")
        await store.remove("table", epoch)
        for found in (
            await store.load("table"),
            await store.facts("table"),
            await store.load_record("table"),
            await store.load_review("table"),
        ):
            require(found is None, "nothing is left", found)
        require(await store.load_chat("table") == [], "nor of its chat")
        require(await store.counts() == StoreCounts(1, 0, 1, 1, 1, 1), "the other one stays")
        await require_refused(store.remove("table", epoch), "it is gone")
        await require_refused(store.append("table", 1, b"late", epoch), "and takes nothing")
        await store.create("table", b"anew")
    async with place.store() as store:
        require(await store.load("table") == StoredTable(b"anew", []), "its id is free again")
        require(await store.owns("table", 0), "and has a new owner")


async def check_leases(place: Place) -> None:
    """Of several who would do some work one does, until its time is over."""
    async with place.store() as store:
        found = await asyncio.gather(*(store.take_lease("work", DAY) for _ in range(RIVALS)))
        require(found.count(True) == 1, "one of the rivals may", found)
        require(await store.take_lease("other", 0.0), "other work is other work")
    async with place.store() as store:
        require(not await store.take_lease("work", DAY), "a lease outlives the server")
        require(await store.take_lease("other", DAY), "and ends by itself")


async def require_lost(call: object, promise: str) -> None:
    try:
        await call  # type: ignore[misc]
    except LostTable:
        return
    raise NotConform(promise)


FACTS_CHECKS: Final[tuple[Check, ...]] = (
    check_due,
    check_rival_wakers,
    check_updates,
    check_facts,
    check_removal,
    check_leases,
)
