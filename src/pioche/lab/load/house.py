"""The tables of a run, and the moves that arrive at them as an open loop.

Tables are made over HTTP, played over sockets and replaced when their game is over. Each move has a
time at which it is due, drawn beforehand. A slow server does not slow the arrivals down, and the
latency of a move counts from its due time, so no delay is left out of the figures.
"""

import asyncio
import itertools
import random
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, TypeVar

from pioche.lab.load.client import (
    HELLO,
    HELLO_DESCRIBE,
    REFUSED,
    HttpClient,
    Person,
    PlayedTable,
    Received,
    Watch,
)
from pioche.lab.load.plan import LoadPlan

# Seconds to wait for answers where nothing is due, and after a refusal.
PAUSE: Final = 0.002
SECOND_THOUGHT: Final = 0.5


class Arrivals:
    """The ready tables, the moves that are due, and their latencies."""

    def __init__(self, seed: int, ended: Callable[[PlayedTable], None]) -> None:
        self.chance = random.Random(seed)  # noqa: S311  (no secret)
        self.ended = ended  # called with a table whose game is over
        self.ready: list[PlayedTable] = []
        self.overdue: deque[float] = deque()
        self.begin()
        self.under_way = 0
        self.lost = 0
        self.watch = Watch(self.answered, self.news, self.gone)

    def begin(self) -> None:
        """Start a new measurement."""
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.lags: list[float] = []
        self.moves = self.refused = self.unseen = 0

    # Ready tables

    def update(self, table: PlayedTable) -> None:
        """Add or remove a table in the list of those at which a move can be made."""
        ready = table.is_ready
        if ready and table.place < 0:
            table.place = len(self.ready)
            self.ready.append(table)
        elif not ready and table.place >= 0:
            last = self.ready.pop()
            if last is not table:
                last.place = table.place
                self.ready[last.place] = last
            table.place = -1

    # Callbacks of the sockets

    def news(self, person: Person) -> None:
        if person.due is not None:
            self.seen.append(time.monotonic() - person.due)
            person.due = None
        self.update(person.table)

    def answered(self, person: Person, message: Received) -> None:
        """The move under way is done or refused."""
        table = person.table
        if message.id != person.asked or table.due is None:
            return
        now = time.monotonic()
        if message.type == REFUSED:
            self.refused += 1
            table.rests = True  # a gesture that was too fast, for example
            asyncio.get_running_loop().call_later(SECOND_THOUGHT, self.rested, table)
        else:
            self.moves += 1
            table.moves += 1
            self.acknowledged.append(now - table.due)
        table.due, person.asked = None, None
        self.under_way -= 1
        if table.over:
            self.ended(table)
        self.update(table)
        self.serve_overdue(now)

    def rested(self, table: PlayedTable) -> None:
        table.rests = False
        self.update(table)

    def gone(self, person: Person) -> None:
        """A socket was closed, after the game or by an overloaded server."""
        if not person.table.over:
            self.lost += 1

    # Moves

    async def run(self, rate: float, seconds: float, most_overdue: float) -> bool:
        """Let moves arrive at this rate for a while; False if the server falls too far behind."""
        now = time.monotonic()
        due, end = now + self.chance.expovariate(rate), now + seconds
        while due < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            now = time.monotonic()
            while due <= now and due < end:
                self.overdue.append(due)
                due += self.chance.expovariate(rate)
            self.serve_overdue(now)
            if len(self.overdue) > most_overdue * rate:
                self.overdue.clear()
                return False
        return True

    async def play_on(self, together: int, seconds: float) -> None:
        """Make moves as fast as the server takes them, at most `together` at a time."""
        end = time.monotonic() + seconds
        while (self.ready or self.under_way) and time.monotonic() < end:
            now = time.monotonic()
            self.overdue.extend([now] * max(0, min(together - self.under_way, len(self.ready))))
            self.serve_overdue(now)
            await asyncio.sleep(PAUSE)
        self.overdue.clear()

    def serve_overdue(self, now: float) -> None:
        """Make the moves that are due, at tables drawn at random."""
        while self.overdue and self.ready:
            self.make_move(self.ready[self.chance.randrange(len(self.ready))], now)

    def make_move(self, table: PlayedTable, now: float) -> None:
        """A person who has to move makes a random legal move."""
        due = self.overdue.popleft()
        person = self.chance.choice([one for one in table.people if one.legal])
        table.due = due
        for other in table.people:
            if other is not person:
                self.unseen += other.due is not None
                other.due = due
        self.under_way += 1
        self.lags.append(now - due)
        person.move(self.chance.choice(person.legal))
        self.update(table)

    async def settle(self, seconds: float) -> bool:
        """Wait until nothing is under way; False if that takes too long."""
        end = time.monotonic() + seconds
        while self.under_way and time.monotonic() < end:
            await asyncio.sleep(0.01)
        return not self.under_way


# Tables that are made, or sockets that are opened, at a time.
TOGETHER: Final = 16

Item = TypeVar("Item")


class House:
    """All tables of the run, and their people."""

    def __init__(self, plan: LoadPlan, url: str) -> None:
        self.plan = plan
        self.http = HttpClient(url)
        self.arrivals = Arrivals(plan.seed, self.replace)
        self.tables: set[PlayedTable] = set()
        self.keys: dict[PlayedTable, list[str]] = {}
        self.games = itertools.cycle(plan.games)
        self.replacing: set[asyncio.Task[None]] = set()
        self.goals: dict[str, int] = {}
        self.empty_memory: int | None = None  # of the server without tables

    async def make_tables(self) -> None:
        """Make and deal all tables, without sockets."""
        await together(self.make_table, range(self.plan.tables))

    async def make_table(self, _number: int = 0) -> PlayedTable:
        """Make a table of the next game with a person on every seat, and deal."""
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
        """Open a socket for each person of the table."""
        host, port = self.http.host, self.http.port
        for seat, key in enumerate(self.keys[table]):
            watch, hello = self.arrivals.watch, HELLO_DESCRIBE if self.plan.describe else HELLO
            make = partial(Person, table, seat, key, f"{host}:{port}", watch, hello)
            _, person = await asyncio.get_running_loop().create_connection(make, host, port)
            table.people.append(person)
        await asyncio.gather(*(person.opened for person in table.people))
        self.arrivals.update(table)

    def replace(self, table: PlayedTable) -> None:
        """Close a table whose game is over and open another."""
        self.tables.discard(table)
        self.keys.pop(table, None)
        table.close()
        task = asyncio.ensure_future(self.open_another())
        self.replacing.add(task)
        task.add_done_callback(self.replacing.discard)

    async def open_another(self) -> None:
        await self.connect(await self.make_table())

    def set_goals(self, goals: dict[str, int]) -> None:
        """Set after how many moves tables of each game wait; without a goal they play on."""
        self.goals = goals
        for table in self.tables:
            table.goal = goals.get(table.game)
            self.arrivals.update(table)

    def moves(self) -> int:
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
    """Do the work for all items, `TOGETHER` at a time."""
    waiting = iter(items)

    async def some() -> None:
        for item in waiting:
            await work(item)

    await asyncio.gather(*(some() for _ in range(TOGETHER)))
