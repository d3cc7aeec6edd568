"""Unused tables: closed after a while, removed later, a few at a time.

One server of a store does this at a time. It claims a table like any other server, which fences the
present owner; a table that was used meanwhile is left alone.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from pioche.server.logs import report
from pioche.server.messages import ENDED, GATHERING, PLAYING, REVEALING
from pioche.server.rooms.archive import ABANDONED, close_table
from pioche.server.rooms.registry import Rooms
from pioche.server.store.interface import LostTable, StoreError

DAY: Final = 24 * 60 * 60
# The interval, and the number of tables each time.
PAUSE_SECONDS: Final = 60.0
MOST: Final = 200
# Between two tables, for other work.
BREATH_SECONDS: Final = 0.02
WORK: Final = "retention"

Deed = Callable[[str, int], Awaitable[object]]


@dataclass(frozen=True)
class Rule:
    """What happens to tables in these phases after this many days without use (0: nothing)."""

    phases: tuple[str, ...]
    days: float
    deed: Deed


class Retention:
    """Removes and closes unused tables."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store
        settings = rooms.settings
        self.rules = (
            Rule(ENDED, settings.keep_finished, self.store.remove),
            Rule((REVEALING, PLAYING), settings.keep_abandoned, self.close_abandoned),
            Rule((GATHERING,), settings.keep_unstarted, self.store.remove),
        )

    async def run(self) -> None:
        while True:
            try:
                if await self.store.take_lease(WORK, PAUSE_SECONDS):
                    await self.tidy()
            except StoreError as error:
                report("tidying up", error)
            await asyncio.sleep(PAUSE_SECONDS)

    async def tidy(self) -> None:
        """Apply all rules once, to the tables unused for longest first."""
        for rule in self.rules:
            if rule.days > 0:
                for table_id in await self.unused(rule):
                    await self.apply(rule, table_id)
                    await asyncio.sleep(BREATH_SECONDS)

    async def apply(self, rule: Rule, table_id: str) -> None:
        live = self.rooms.in_memory(table_id)
        if live is not None:
            if live.people.connections:
                return  # a client is connected
            live.drop()
        try:
            epoch = await self.store.claim(table_id)
            if table_id in await self.unused(rule):  # unless it was used before our claim
                await rule.deed(table_id, epoch)
        except LostTable:
            pass  # it is in use after all
        except StoreError:
            raise
        except Exception as error:  # an unreadable table must not block the others
            report("tidying up a table", error)

    async def unused(self, rule: Rule) -> list[str]:
        return await self.store.untouched(rule.phases, rule.days * DAY, MOST)

    async def close_abandoned(self, table_id: str, epoch: int) -> None:
        await close_table(self.store, table_id, ABANDONED, epoch)
