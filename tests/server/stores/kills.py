"""What every `Store` has to survive: `kill -9` of the process that writes.

`python -m tests.server.stores.kills MODULE:OPENER ADDRESS` appends until it is killed, and prints
what was acknowledged; `check_killed` kills it and compares.
"""

import asyncio
import importlib
import os
import random
import subprocess
import sys
import time
from dataclasses import dataclass
from itertools import count
from typing import IO, Final

from pioche.server.store.interface import Store
from pioche.testing.cases import require
from tests.server.stores.place import Opener, Place, entries_of, told_by

WRITERS: Final = 12
MOST_ACKNOWLEDGED: Final = 400
MOST_SECONDS_MORE: Final = 0.02


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
    command = [sys.executable, "-m", "tests.server.stores.kills", opener, address]
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
            epoch = await store.claim(table)  # what the dead have sent on comes too late now
            entries = await entries_of(store, table)
            require(len(entries) >= number, "no acknowledged entry is lost", len(entries), number)
            require(entries == told_by(table, len(entries)), "entries are whole, each once", table)
            await store.append(table, len(entries), b"goes on", epoch)
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
    epoch = await store.claim(table)
    for number in count():
        await store.append(table, number, f"{table} {number}".encode(), epoch)
        os.write(sys.stdout.fileno(), f"{table} {number}\n".encode())


if __name__ == "__main__":
    asyncio.run(write_until_killed(*sys.argv[1:]))
