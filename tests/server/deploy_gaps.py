"""Measure deploys under play: `python -m tests.server.deploy_gaps WORKERS [TABLES [DEPLOYS]]`.

For each client how long it was away, from the end of its socket to the next news. With 0 workers
there is one process on a file, otherwise so many on a PostgreSQL of its own.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pioche.core.rng import Fast
from pioche.games import CATALOG
from tests.server.client_group import PatientGroup
from tests.server.live_server import run_async
from tests.server.postgresql_server import running_postgresql
from tests.server.test_kills import check, stop
from tests.server.test_succession import Service, all_play_on, house, service
from tests.server.test_workers import acknowledged


@contextmanager
def store_for(workers: int) -> Iterator[str]:
    if workers:
        with running_postgresql() as server:
            yield server.database()
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "tables.sqlite")


async def deploy_often(served: Service, parties: list[PatientGroup], deploys: int) -> None:
    for _ in range(deploys):
        await all_play_on(parties)
        await served.deploy()
    await all_play_on(parties)


async def play(store: str, workers: int, tables: int, deploys: int) -> list[PatientGroup]:
    games = [game.id for game in CATALOG if game.rules.clock is None]
    async with service(house(max(1, workers)), store) as served:
        await served.until_said("http://127")
        parties = [
            PatientGroup(served.address, games[number % len(games)], Fast(number), lambda: None)
            for number in range(tables)
        ]
        work = [asyncio.create_task(party.play_on()) for party in parties]
        work.append(asyncio.create_task(deploy_often(served, parties, deploys)))
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await stop(work)
    return parties


def main(workers: int, tables: int = 20, deploys: int = 3) -> None:
    with store_for(workers) as store:
        parties = run_async(play(store, workers, tables, deploys))
        run_async(check(store, list(parties)))
    clients = [client for party in parties for client in party.clients]
    gaps = sorted(gap for client in clients for gap in client.gaps)
    ends = sorted({end for client in clients for end in client.ends})
    moves = sum(acknowledged(party) for party in parties)
    shown = ", ".join(f"p{share} {gaps[len(gaps) * share // 100]:.3f} s" for share in (50, 90, 99))
    print(f"{moves} acknowledged commands, all kept; sockets ended with {', '.join(ends)}")
    print(f"{len(gaps)} gaps: {shown}, longest {gaps[-1]:.3f} s; load {os.getloadavg()[0]:.0f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
