"""Two servers on one database that take tables from each other at random, under play.

Everything that anybody received stays true, whichever server they come back to.
"""

import asyncio
import gc
import os
from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager
from typing import Final

import httpx2 as httpx
import pytest

from pioche.core.rng import Fast
from pioche.games import CATALOG
from pioche.server.store.interface import NOTHING_ELSE, Claim, Store, TableUpdate
from pioche.server.store.postgresql import PostgresqlStore
from tests.server.client_group import ClientGroup
from tests.server.live_server import Data, LiveServer, run_async
from tests.server.postgresql_server import PostgresqlServer
from tests.server.resuming_client import Address, Client
from tests.server.test_kills import stop

EFFORT: Final = int(os.environ.get("PIOCHE_HEAVY", "1"))
FLIPS: Final = 10 if EFFORT == 1 else 200 * EFFORT
# Milliseconds between two flips: this at most.
LONGEST: Final = 150


class FlippedClient(Client):
    """Whoever is told that the table has gone elsewhere comes back, and asks again."""

    def note_refused(self, message: Data) -> None:
        if message["key"] != "server-store":
            super().note_refused(message)


class FlippedGroup(ClientGroup):
    """People whose requests go to one server now and to the other then."""

    client_class = FlippedClient

    def is_lost(self, answer: httpx.Response) -> bool:
        return answer.status_code == 503


class Unfenced(PostgresqlStore):
    """Appends with whatever epoch a table has, and believes that every table is its own.

    Entries keep their numbers all the same, so there is one history; but old things are shown.
    """

    async def append(
        self,
        table_id: str,
        number: int,
        entry: bytes,
        epoch: int,
        update: TableUpdate = NOTHING_ELSE,
    ) -> None:
        rows = await self._ask("SELECT epoch FROM pioche.tables WHERE name = $1", table_id)
        await super().append(table_id, number, entry, rows[0][0], update)

    async def owns(self, table_id: str, epoch: int) -> bool:
        return True

    async def claims(self) -> AsyncGenerator[Claim, None]:
        for claim in list[Claim]():
            yield claim


async def flip(address: Address, ports: list[int], flips: int, parties: list[ClientGroup]) -> None:
    """Change the route of everybody, and have a request of each table take the new one."""
    chance = Fast(7)
    async with httpx.AsyncClient(timeout=10) as http:
        for _ in range(flips):
            await asyncio.sleep(int(chance.below(LONGEST)) / 1000)
            address.port = ports[chance.below(2)]
            tables = {party.clients[-1].table for party in parties if party.clients}
            for table in tables:
                await http.get(f"{address.http}/api/tables/{table}")


async def play(ports: list[int], flips: int) -> list[ClientGroup]:
    address = Address(ports[0])
    parties: list[ClientGroup] = [
        FlippedGroup(address, game.id, Fast(number), lambda: None)
        for number, game in enumerate(CATALOG)
    ]
    work = [asyncio.create_task(party.play_on()) for party in parties]
    work.append(asyncio.create_task(flip(address, ports, flips, parties)))
    try:
        await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await stop(work)
    return parties


async def check(store: Store, parties: list[ClientGroup]) -> None:
    for party in parties:
        await party.check(store)


@contextmanager
def two_servers(url: str, kind: type[PostgresqlStore]) -> Iterator[list[LiveServer]]:
    servers = [LiveServer(kind(url)).start() for _ in range(2)]
    try:
        yield servers
    finally:
        for server in servers:
            server.stop()
            run_async(server.store.close())


# The clients' library leaves sockets open that a server has refused: they are collected here.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_routes_that_flip_at_random_cost_no_move_and_show_nothing_untrue(
    postgresql: PostgresqlServer,
) -> None:
    url = postgresql.database()
    with two_servers(url, PostgresqlStore) as servers:
        parties = run_async(play([server.port for server in servers], FLIPS))
        run_async(check(servers[0].store, parties))
    gc.collect()
    memories = [client.memory for party in parties for client in party.clients]
    assert sum(len(memory.done) for memory in memories) > FLIPS
    assert sum(memory.resent for memory in memories) > 0
    assert postgresql.execute(url, "SELECT max(epoch) FROM pioche.tables")[0][0] > 1


def test_who_has_seen_something_never_sees_less_on_another_server(
    postgresql: PostgresqlServer,
) -> None:
    assert seen_by_turns(postgresql.database(), PostgresqlStore) == list(range(9))


def test_without_a_fence_old_things_are_shown(postgresql: PostgresqlServer) -> None:
    seen = seen_by_turns(postgresql.database(), Unfenced)
    assert seen != sorted(seen)


def seen_by_turns(url: str, kind: type[PostgresqlStore]) -> list[int]:
    """How many lines of chat somebody sees on a server after having said one on the other."""
    with two_servers(url, kind) as servers:
        zoe, seen = servers[0].table().sit(), []
        path = f"{zoe.table.path}/chat"
        for turn in range(9):
            zoe.table.server = servers[turn % 2]
            while (answer := zoe.table.server.get(path, zoe.key)).status_code == 503:
                pass
            seen.append(len(answer.json()))
            zoe.table.server = servers[turn % 3 % 2]
            while zoe.command("say", id=f"{turn}", text="Hm").status_code == 503:
                pass
        return seen
