"""Moves that were acknowledged and are no longer in the store, and how they are found out.

A database may go back in time: a replica is promoted that had not received everything, or an old
backup is put in its place. A table that has lost moves is closed: people have seen what followed,
so a game that went on differently would not be fair.

Two things prove a loss. A server remembers how many entries it has stored. And each head of the
chain that a client receives comes with a proof, a keyed digest that only a server with the table's
seed can make: a proven head that the chain does not have was lost. A client cannot make one up.
"""

import hmac
import logging
from collections import OrderedDict
from typing import Final

from pioche.server.logs import log_event
from pioche.server.messages import ENDED
from pioche.server.rooms.archive import MOVES_LOST, close_table
from pioche.server.rooms.room import Room
from pioche.server.store.interface import Store

MOST_REMEMBERED: Final = 10_000


def proves_loss(room: Room, head: str, proof: str) -> bool:
    """Whether a client has received a head that the table's chain does not have."""
    if room.phase in ENDED or not hmac.compare_digest(room.proof(head), proof):
        return False
    return not room.has_had(head)


async def close_for_loss(store: Store, table_id: str, epoch: int) -> None:
    """Close a table that has lost moves."""
    if await close_table(store, table_id, MOVES_LOST, epoch):
        log_event(logging.ERROR, "the store has lost acknowledged moves: a table was closed")


class StoredCounts:
    """How many entries of tables were stored, after they have left memory; bounded in number."""

    def __init__(self) -> None:
        self.counts: OrderedDict[str, int] = OrderedDict()

    def note(self, table_id: str, count: int) -> None:
        self.counts[table_id] = max(count, self.counts.pop(table_id, 0))
        if len(self.counts) > MOST_REMEMBERED:
            self.counts.popitem(last=False)

    def of(self, table_id: str) -> int:
        return self.counts.get(table_id, 0)

    def forget(self, table_id: str) -> None:
        self.counts.pop(table_id, None)
