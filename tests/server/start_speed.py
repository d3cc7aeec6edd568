"""How quickly a server starts with many unfinished games in its store, and what memory it takes.

    python -m tests.server.start_speed [TABLES] [STORE]

fills a store (a new file, unless an empty one is named) with games of all kinds in their middle,
starts a real server on it, and asks for a table: seconds until the first answer, processor seconds,
memory.
"""

import asyncio
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final
from urllib.request import urlopen

from pioche.core.rng import Fast
from pioche.games import CATALOG, game
from pioche.server.auth import digest, new_key
from pioche.server.rooms import entries
from pioche.server.rooms.entries import AnyEntry, Dealt, Header, Played, Sat, Started
from pioche.server.rooms.room import Room
from pioche.server.store.addresses import open_store
from pioche.server.store.interface import Store, TableUpdate
from pioche.table.log import MOVE, Step
from pioche.table.table import Table

USUAL_TABLES: Final = 10_000
SEATS: Final = 4
# Moves that were made in each game: about its middle.
MOVES: Final = 30
# Games that are played for this; the tables are copies of them.
PATTERNS: Final = 3
TOGETHER: Final = 200
LOCAL: Final = "127.0.0.1"
KILOBYTE: Final = 1024
# Seconds after which a server has begun all that it does by itself.
SETTLED: Final = 2
FILE_SEED: Final = "5eed" * 16


@dataclass(frozen=True)
class Start:
    """What one start took."""

    tables: int
    seconds: float
    processor_seconds: float
    peak_megabytes: float


def pattern(name: str, seed: int) -> tuple[Header, list[bytes]]:
    """A game in its middle: four people, whose moves are any."""
    header, chance = header_of(name), Fast(seed)
    room = Room("pattern", header)
    made: list[AnyEntry] = [
        Sat(seat=seat, nickname=f"Guest {seat}", key=digest(new_key())) for seat in range(SEATS)
    ]
    made += [Started(filled=[], bot="balanced"), Dealt()]
    contents = [room.apply(entry) for entry in made]
    for number in range(1, MOVES + 1):
        move = any_move(room.table, chance, number)
        if move is None:
            break
        contents.append(room.apply(move))
    return header, contents[: -1 if room.table.over else None]


def header_of(name: str) -> Header:
    known = game(name)
    return Header(
        game=name,
        seats=["open"] * SEATS,
        options=known.settle(SEATS, {}),
        odds=True,
        watch=True,
        turn_seconds=None,
        host=digest(new_key()),
        seed=FILE_SEED,
        version=known.version,
    )


def any_move(table: Table, chance: Fast, number: int) -> Played | None:
    """Any move of anybody who is asked, without gestures and against no clock."""
    if table.over or table.deadline() is not None:
        return None
    seat = table.to_act()[0]
    legal = table.legal_without_gestures(seat)
    return Played(step=Step(MOVE, seat, legal[chance.below(len(legal))], number * 1000))


async def fill(store: Store, tables: int) -> str:
    """Store this many tables; the id of one."""
    patterns = [pattern(game.id, seed) for game in CATALOG for seed in range(PATTERNS)]
    ids = [new_key() for _ in range(tables)]
    for done in range(0, tables, TOGETHER):
        chunk = list(enumerate(ids))[done : done + TOGETHER]
        kept = [(table_id, *patterns[number % len(patterns)]) for number, table_id in chunk]
        await asyncio.gather(
            *(store.create(table_id, entries.write(header)) for table_id, header, _ in kept)
        )
        playing = TableUpdate("playing")
        await asyncio.gather(
            *(
                store.append(table_id, number, content, 0, playing)
                for table_id, _, contents in kept
                for number, content in enumerate(contents)
            )
        )
    return ids[tables // 2]


def measured(store: str, tables: int, table_id: str) -> Start:
    """A server in a process of its own, from its start to the first answer about a table."""
    began, before = time.monotonic(), processor_seconds()
    with running(store) as (address, process):
        with urlopen(f"{address}api/tables/{table_id}", timeout=180) as answer:  # noqa: S310
            assert json.load(answer)["phase"] == "playing"
        seconds = time.monotonic() - began
        time.sleep(SETTLED)  # what it does by itself afterwards counts too
        peak = peak_memory(process.pid)
    return Start(tables, seconds, processor_seconds() - before, peak)


def processor_seconds() -> float:
    """Of all processes that were started from here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@contextmanager
def running(store: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    command = [sys.executable, "-m", "pioche", "serve", "--port", "0", "--store", store]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield address_in(process.stdout), process
        finally:
            process.terminate()


def address_in(output: IO[str] | None) -> str:
    """Where the server says that it is."""
    assert output is not None
    for line in output:
        found = re.search(r"http://\S+?:\d+/", line)
        if found:
            return found[0].replace("localhost", LOCAL)
    raise SystemExit("the server did not start")


def peak_memory(process: int) -> float:
    """The most that a process has had at a time, in megabytes."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    found = re.search(r"VmHWM:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) / KILOBYTE


async def filled(store: str, tables: int) -> str:
    opened = open_store(store)
    try:
        return await fill(opened, tables)
    finally:
        await opened.close()


def main(tables: int, store: str) -> None:
    table_id = asyncio.run(filled(store, tables))
    print(f"{tables} unfinished tables", flush=True)
    start = measured(store, tables, table_id)
    print(
        f"first answer after {start.seconds:.2f} s;"
        f" {start.processor_seconds:.2f} processor seconds, {start.peak_megabytes:.0f} MB"
    )


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if sys.argv[1:] else USUAL_TABLES
    os.environ.setdefault("PIOCHE_LANG", "en")
    with tempfile.TemporaryDirectory() as folder:
        main(wanted, sys.argv[2] if sys.argv[2:] else str(Path(folder) / "tables.sqlite"))
