"""Moves that arrive at random, whatever the server does: an open loop.

Each move has a moment at which it is due, drawn beforehand. A slow server does not slow them down,
and how long a move took is counted from that moment, so that nothing is left out of the figures.
"""

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from pioche.lab.load.people import REFUSED, Person, PlayedTable, Received, Watch

# How long to wait for answers where nothing is due, and after a refusal.
PAUSE: Final = 0.002
SECOND_THOUGHT: Final = 0.5


class Arrivals:
    """The tables at which people play, the moves that are due, and how long each took."""

    def __init__(self, seed: int, ended: Callable[[PlayedTable], None]) -> None:
        self.chance = random.Random(seed)  # noqa: S311  (no secret)
        self.ended = ended  # told of tables whose game is over
        self.ready: list[PlayedTable] = []
        self.overdue: deque[float] = deque()
        self.begin()
        self.under_way = 0
        self.lost = 0
        self.watch = Watch(self.answered, self.news, self.gone)

    def begin(self) -> None:
        """Forget what was measured so far."""
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.lags: list[float] = []
        self.moves = self.refused = self.unseen = 0

    # Which tables are ready

    def update(self, table: PlayedTable) -> None:
        """Keep the list of tables at which a move can be made."""
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

    # What the sockets tell

    def news(self, person: Person) -> None:
        if person.due is not None:
            self.seen.append(time.monotonic() - person.due)
            person.due = None
        self.update(person.table)

    def answered(self, person: Person, message: Received) -> None:
        """The move of its table is done, or refused: a question that was answered meanwhile."""
        table = person.table
        if message.id != person.asked or table.due is None:
            return
        now = time.monotonic()
        if message.type == REFUSED:
            self.refused += 1
            table.rests = True  # a hand that was too quick, say: think again
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
        """A socket is closed: after the game, or because the server has had enough."""
        if not person.table.over:
            self.lost += 1

    # Moves

    async def run(self, rate: float, seconds: float, most_overdue: float) -> bool:
        """Have so many moves a second arrive for a while; False once it is too far behind."""
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
        """Make moves as fast as the server takes them, so many at a time, while any can be made."""
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
        """One of those who are asked makes any of their moves."""
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
