"""What every `Store` is held to where several servers share it: a table has one owner.

A claim raises the epoch of a table; a write with an older one is refused and changes nothing.
"""

import asyncio
from typing import Final

from pioche.server.store.interface import LostTable, Store, StoredTable
from pioche.testing.cases import NotConform, require
from tests.server.stores.place import Check, Place, entries_of, require_refused

CLAIMS: Final = 12
TURNS: Final = 8


async def require_lost(store: Store, epoch: int, promise: str) -> None:
    """Neither the log nor the chat takes anything, be its number right, wrong or too high."""
    entries, lines = len(await entries_of(store, "table")), len(await store.load_chat("table"))
    for append, number in (
        (store.append, entries),
        (store.append, max(0, entries - 1)),
        (store.append, entries + 1),
        (store.append_chat, lines),
    ):
        try:
            await append("table", number, b"lost", epoch)
        except LostTable:
            continue
        raise NotConform(promise, epoch)


async def check_claims(place: Place) -> None:
    """Each claim raises the epoch by one; nobody but the last who claimed can append."""
    async with place.store() as store:
        await store.create("table", b"header")
        await store.create("other", b"header")
        await store.append("table", 0, b"0", 0)
        for turn in range(1, TURNS):
            require(await store.claim("table") == turn, "an epoch is raised by one", turn)
            require(await store.owns("table", turn), "the owner owns it", turn)
            for wrong in (turn - 1, turn + 1, 0, -1):
                require(not await store.owns("table", wrong), "nobody else owns it", wrong)
                await require_lost(store, wrong, "only the owner appends")
            await store.append("table", turn, b"%d" % turn, turn)
            await store.append_chat("table", turn - 1, b"line", turn)
            await require_refused(store.append("table", turn, b"again", turn), "numbers count on")
        expected = StoredTable(b"header", [b"%d" % turn for turn in range(TURNS)])
        require(await store.load("table") == expected, "what was lost has left nothing")
        require(await store.load_chat("table") == [b"line"] * (TURNS - 1), "nor in the chat")
        await store.append("other", 0, b"mine", 0)  # whose epoch is its own
        require(not await store.owns("none", 0), "nobody owns a table that is not there")


async def check_claims_outlive(place: Place) -> None:
    """An epoch is as durable as what it guards."""
    async with place.store() as store:
        await store.create("table", b"header")
        require(await store.claim("table") == 1, "the first claim gives 1")
        await store.append("table", 0, b"entry", 1)
    async with place.store() as store:
        await store.append("table", 1, b"mine still", 1)
        require(await store.claim("table") == 1 + 1, "epochs outlive the server")
        await require_lost(store, 1, "who owned it before is fenced")


async def check_rival_claims(place: Place) -> None:
    """Of several who claim at once each gets an epoch of its own, and the highest is the owner."""
    async with place.store() as store:
        await store.create("table", b"header")
        epochs = await asyncio.gather(*(store.claim("table") for _ in range(CLAIMS)))
        require(sorted(epochs) == list(range(1, CLAIMS + 1)), "no epoch is given twice", epochs)
        appends = [store.append("table", 0, b"%d" % epoch, epoch) for epoch in epochs]
        results = await asyncio.gather(*appends, return_exceptions=True)
        won = [epoch for epoch, result in zip(epochs, results, strict=True) if result is None]
        require(won == [CLAIMS], "the last owner alone appends", won)
        require(await entries_of(store, "table") == [b"%d" % CLAIMS], "and nothing else is there")


async def check_claim_among_appends(place: Place) -> None:
    """What the last owner hands over behind a claim is refused; what came before it is read."""
    async with place.store() as store:
        await store.create("table", b"header")
        for turn in range(TURNS):
            before, claim, after = await asyncio.gather(
                store.append("table", turn, b"before", turn),
                store.claim("table"),
                store.append("table", turn + 1, b"after", turn),
                return_exceptions=True,
            )
            require((before, claim) == (None, turn + 1), "calls keep their order", before, claim)
            require(isinstance(after, LostTable), "a claim fences what comes after it", after)
            require(len(await entries_of(store, "table")) == turn + 1, "one entry is there")


FENCE_CHECKS: Final[tuple[Check, ...]] = (
    check_claims,
    check_claims_outlive,
    check_rival_claims,
    check_claim_among_appends,
)
