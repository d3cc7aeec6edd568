"""Two processes on one database that take tables from each other at random, under play.

Everything that anybody received stays true, whichever process they come back to; nothing is stored
by one that has lost a table; in the end everybody sees the same. Without the fence it must fail.
"""

import asyncio
import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx2 as httpx
import pytest

from pioche.core.rng import Fast
from pioche.games import CATALOG
from pioche.server.messages import OVER, PLAYING
from pioche.server.rooms.archive import fold
from pioche.server.store.interface import Store
from pioche.server.store.postgresql import PostgresqlStore
from tests.server.client_group import ClientGroup, PatientGroup
from tests.server.fenced_stores import UnfencedStore, check_epochs
from tests.server.live_server import NO_CERTIFICATES, LiveServer, bearer, run_async
from tests.server.postgresql_server import PostgresqlServer
from tests.server.resuming_client import Address, Client, PromiseBroken
from tests.server.server_processes import ServerKeeper, ServerProcess, running
from tests.server.test_kills import stop

EFFORT: Final = int(os.environ.get("PIOCHE_HEAVY", "1"))
FLIPS: Final = 200 * EFFORT
FEW_FLIPS: Final = 50  # enough for two processes that do not heed each other
# Milliseconds between two flips: this at most.
LONGEST: Final = 20
# Seconds to wait for a table: a client may believe that it is not asked.
PATIENCE: Final = 0.5
# How often a table is looked at until nothing goes on at it any more.
LOOKS: Final = 100

pytestmark = [
    pytest.mark.usefixtures("left_sockets"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


class Trial:
    """Groups of every game, each of which is sent to one of two processes, and to the other."""

    def __init__(self, ports: list[int], store: Store) -> None:
        self.ports = ports
        self.store = store
        self.chance = Fast(7)
        self.groups = [
            PatientGroup(Address(ports[number % 2]), game.id, Fast(number), lambda: None)
            for number, game in enumerate(CATALOG)
        ]

    async def run(self, flips: int) -> list[ClientGroup]:
        async with httpx.AsyncClient(timeout=180, verify=NO_CERTIFICATES) as self.http:
            work = [asyncio.create_task(group.play_on()) for group in self.groups]
            work.append(asyncio.create_task(self.flip(flips)))
            try:
                await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            finally:
                await stop(work)
            for group in self.groups:
                await group.check(self.store)
                await self.check_views(group.clients[-3:])
        return list(self.groups)

    async def flip(self, flips: int) -> None:
        """Change the route of a table; mostly a request takes the new one at once."""
        asked = []
        for _ in range(flips):
            await asyncio.sleep(int(self.chance.below(LONGEST)) / 1000)
            await self.hear_more()
            group = self.groups[self.chance.below(len(self.groups))]
            group.address.port = self.other(group.address.port)
            if group.clients and self.chance.below(4):
                path = f"{group.address.http}/api/tables/{group.clients[-1].table}"
                asked.append(asyncio.create_task(self.http.get(path)))
        await asyncio.gather(*asked)

    async def hear_more(self) -> None:
        """Wait until a client receives something: a busy machine flips no faster than it plays."""
        end, before = time.monotonic() + PATIENCE, self.received()
        while self.received() <= before and time.monotonic() < end:
            await asyncio.sleep(0.002)

    def received(self) -> int:
        memories = (memory for group in self.groups for memory in group.memories)
        return sum(len(memory.events) for memory in memories)

    def other(self, port: int) -> int:
        return self.ports[1 - self.ports.index(port)]

    async def check_views(self, clients: list[Client]) -> None:
        """What each of them sees on either process is what the store tells."""
        for client in clients:
            for _ in range(LOOKS):
                seen = [await self.view(client, port) for port in self.ports]
                if seen == [await self.stored_view(client)] * 2:
                    break
                await asyncio.sleep(0.01)  # a bot makes its move
            else:
                raise PromiseBroken(f"what is seen of one table: {seen}")

    async def view(self, client: Client, port: int) -> object:
        path = f"{Address(port).http}/api/tables/{client.table}/news"
        while (found := await self.http.get(path, headers=bearer(client.key))).status_code == 503:
            pass
        news: dict[str, Any] = found.json()
        return news["view"], news["events"]

    async def stored_view(self, client: Client) -> object:
        kept = await self.store.load(client.table)
        assert kept is not None
        room = fold(client.table, kept)
        dealt = room.phase in (PLAYING, OVER)
        view = room.table.view(client.seat) if dealt else None
        return json.loads(json.dumps(view)), room.seat_events.count(client.seat)


async def flip(ports: list[int], store: Store, flips: int) -> list[ClientGroup]:
    return await Trial(ports, store).run(flips)


def flip_under_play(
    keeper: ServerKeeper, url: str, notes: Path, stores: tuple[str, str], flips: int
) -> int:
    """How many moves were acknowledged while routes flipped."""
    servers = [ServerProcess(keeper, url, store, str(notes)) for store in stores]
    store = PostgresqlStore(url)
    try:
        with running(*servers):
            groups = run_async(flip([server.port for server in servers], store, flips))
    finally:
        run_async(store.close())
    assert check_epochs(notes) > flips / 2
    memories = [memory for group in groups for memory in group.memories]
    assert sum(memory.resent for memory in memories) > 0
    return sum(len(memory.done) for memory in memories)


def test_routes_that_flip_at_random_cost_no_move_and_show_nothing_untrue(
    keeper: ServerKeeper, postgresql: PostgresqlServer, tmp_path: Path
) -> None:
    """One process hears of claims; the other believes in what it has until it next writes."""
    url = postgresql.database()
    assert flip_under_play(keeper, url, tmp_path / "notes", ("noted", "deaf"), FLIPS) > FLIPS / 4
    claims = postgresql.execute(url, "SELECT sum(epoch) FROM pioche.tables")[0][0]
    assert claims > FLIPS / 4


def test_processes_without_a_fence_are_found_out(
    keeper: ServerKeeper, postgresql: PostgresqlServer, tmp_path: Path
) -> None:
    url = postgresql.database()
    with pytest.raises(PromiseBroken):
        flip_under_play(keeper, url, tmp_path / "notes", ("unfenced", "unfenced"), FEW_FLIPS)


def test_who_has_seen_something_never_sees_less_on_another_server(
    postgresql: PostgresqlServer,
) -> None:
    url = postgresql.database()
    assert seen_by_turns(lambda: PostgresqlStore(url)) == list(range(9))


def test_without_a_fence_old_things_are_shown(postgresql: PostgresqlServer, tmp_path: Path) -> None:
    url, notes = postgresql.database(), str(tmp_path / "notes")
    seen = seen_by_turns(lambda: UnfencedStore(url, notes))
    assert seen != sorted(seen)


@contextmanager
def two_servers(opener: Callable[[], Store]) -> Iterator[list[LiveServer]]:
    servers = [LiveServer(opener()).start() for _ in range(2)]
    try:
        yield servers
    finally:
        for server in servers:
            server.stop()
            run_async(server.store.close())


def seen_by_turns(opener: Callable[[], Store]) -> list[int]:
    """The lines of chat that a client sees on one server after saying one on the other."""
    with two_servers(opener) as servers:
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
