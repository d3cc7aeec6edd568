"""Where a store is checked, and what the checks of stores share."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from pioche.server.store.interface import Store, StoreError
from pioche.testing.cases import NotConform, require

# Opens a store at an address: the path of a file, say.
Opener = Callable[[str], Awaitable[Store]]


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


Check = Callable[[Place], Awaitable[None]]


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


def told_by(name: str, entries: int) -> list[bytes]:
    return [f"{name} {number}".encode() for number in range(entries)]
