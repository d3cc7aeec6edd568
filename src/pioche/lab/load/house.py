"""The tables of a run: made over HTTP, played at over sockets, replaced when their game is over."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, TypeVar

from pioche.lab.load.arrivals import Arrivals
from pioche.lab.load.http_client import HttpClient
from pioche.lab.load.people import HELLO, HELLO_DESCRIBE, Person, PlayedTable
from pioche.lab.load.plan import LoadPlan

# So many tables are made, or sockets opened, at a time.
TOGETHER: Final = 16

Item = TypeVar("Item")


class House:
    """Every table that is held, and who sits there."""

    def __init__(self, plan: LoadPlan, url: str) -> None:
        self.plan = plan
        self.http = HttpClient(url)
        self.arrivals = Arrivals(plan.seed, self.replace)
        self.tables: set[PlayedTable] = set()
        self.keys: dict[PlayedTable, list[str]] = {}
        self.games = itertools.cycle(plan.games)
        self.replacing: set[asyncio.Task[None]] = set()
        self.goals: dict[str, int] = {}
        self.empty_memory: int | None = None  # of the server, before there were tables

    async def make_tables(self) -> None:
        """All of them, dealt, and nobody connected."""
        await together(self.make_table, range(self.plan.tables))

    async def make_table(self, _number: int = 0) -> PlayedTable:
        """A table of the next game whose seats are all taken by people, dealt."""
        game = next(self.games)
        seats = ["open"] * self.plan.sockets
        made = await self.http.post("/api/tables", {"game": game, "seats": seats})
        path = f"/api/tables/{made['table']}"
        table = PlayedTable(made["table"], game, goal=self.goals.get(game))
        keys = []
        for number in range(self.plan.sockets):
            sat = await self.http.post(f"{path}/seats", {"nickname": f"P{number}"})
            keys.append(sat["key"])
        start = {"type": "start", "id": "start"}
        await self.http.post(f"{path}/commands", start, made["host_key"])
        self.tables.add(table)
        self.keys[table] = keys
        return table

    async def connect_all(self) -> None:
        await together(self.connect, list(self.tables))

    async def connect(self, table: PlayedTable) -> None:
        """A socket for each of its people, up to date."""
        host, port = self.http.host, self.http.port
        for seat, key in enumerate(self.keys[table]):
            watch, hello = self.arrivals.watch, HELLO_DESCRIBE if self.plan.describe else HELLO
            make = partial(Person, table, seat, key, f"{host}:{port}", watch, hello)
            _, person = await asyncio.get_running_loop().create_connection(make, host, port)
            table.people.append(person)
        await asyncio.gather(*(person.opened for person in table.people))
        self.arrivals.update(table)

    def replace(self, table: PlayedTable) -> None:
        """A game is over: its people go, and others sit down elsewhere."""
        self.tables.discard(table)
        self.keys.pop(table, None)
        table.close()
        task = asyncio.ensure_future(self.open_another())
        self.replacing.add(task)
        task.add_done_callback(self.replacing.discard)

    async def open_another(self) -> None:
        await self.connect(await self.make_table())

    def set_goals(self, goals: dict[str, int]) -> None:
        """After how many moves the people at a table of each game wait; none: they play on."""
        self.goals = goals
        for table in self.tables:
            table.goal = goals.get(table.game)
            self.arrivals.update(table)

    def moves(self) -> int:
        """How many moves the present tables have behind them."""
        return sum(table.moves for table in self.tables)

    def sockets(self) -> int:
        return sum(len(table.people) for table in self.tables)

    def close(self) -> None:
        for task in self.replacing:
            task.cancel()
        for table in self.tables:
            table.over = True
            table.close()
        self.http.close()


@asynccontextmanager
async def opened_house(plan: LoadPlan, url: str) -> AsyncIterator[House]:
    house = House(plan, url)
    try:
        yield house
    finally:
        house.close()


async def together(work: Callable[[Item], Awaitable[object]], items: Iterable[Item]) -> None:
    """Do it for all items, a few at a time."""
    waiting = iter(items)

    async def some() -> None:
        for item in waiting:
            await work(item)

    await asyncio.gather(*(some() for _ in range(TOGETHER)))
