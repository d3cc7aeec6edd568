"""What grouping is worth: durable appends a second of two stores, taking turns in the same run."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Final, Protocol

ROUNDS: Final = 3
ENTRY: Final = b'{"move":"go","seat":1,"question":12,"at":123456,"id":"0123456789abcdef"}'


class Log(Protocol):
    """As much of a store as is measured."""

    async def create(self, table: str, header: bytes) -> None: ...

    async def append(self, table: str, number: int, entry: bytes, epoch: int) -> None: ...

    async def close(self) -> None: ...


@dataclass(frozen=True)
class StoreSpeed:
    """Appends a second, the best of several rounds each."""

    grouped: float
    one_by_one: float

    @property
    def ratio(self) -> float:
        return self.grouped / self.one_by_one


async def measure_store(
    grouped: Callable[[], Log], one_by_one: Callable[[], Log], waiting: int, seconds: float
) -> StoreSpeed:
    """With this many callers, each of which waits for its answer before it appends again."""
    speeds: tuple[list[float], list[float]] = ([], [])
    for _ in range(ROUNDS):
        for opener, found in zip((grouped, one_by_one), speeds, strict=True):
            found.append(await appends_per_second(opener(), waiting, seconds / ROUNDS / 2))
    return StoreSpeed(max(speeds[0]), max(speeds[1]))


async def appends_per_second(store: Log, waiting: int, seconds: float) -> float:
    """The store must be new, or hold no tables called 0, 1, 2 and so on."""
    try:
        await asyncio.gather(*(store.create(f"{table}", b"") for table in range(waiting)))
        began = time.perf_counter()
        callers = (append_until(store, f"{table}", began + seconds) for table in range(waiting))
        appended = sum(await asyncio.gather(*callers))
        return appended / (time.perf_counter() - began)
    finally:
        await store.close()


async def append_until(store: Log, table: str, end: float) -> int:
    for number in count():
        if time.perf_counter() >= end:
            return number
        await store.append(table, number, ENTRY, 0)
    raise AssertionError("numbers do not end")
