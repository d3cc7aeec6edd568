"""A table that is closed before its game is over: why, its seeds, and what was played.

A table of older rules cannot be folded any more. What people did before the deal does not depend on
rules, so who sat where is known all the same; the rest is kept as it was written.
"""

import asyncio
import json
import time
from typing import Any, Final

from pioche.server.closed_messages import Closing
from pioche.server.result_messages import Result, Standing
from pioche.server.rooms import entries
from pioche.server.rooms.entries import (
    BotSat,
    Closed,
    Opened,
    RematchMade,
    Revealed,
    Sat,
    Started,
)
from pioche.server.rooms.room import CLOSED, ENDED, OVER, Room
from pioche.server.rooms.seed_exchange import house_commitment
from pioche.server.rooms.versions import is_older
from pioche.server.store.interface import Store, StoredTable, TableUpdate
from pioche.table.record import record_text
from pioche.table.table import Table

FORMAT: Final = 1
# How the text of a closed table begins that is no record, since nothing could be replayed.
BEGINNING: Final = b'{"pioche_closed":'
# What nobody else is to know of an entry: keys, and under which names commands were sent.
PRIVATE: Final = ("key", "who", "id")
WITHOUT_RULES: Final = (Sat, BotSat, Opened, Started, Revealed, RematchMade, Closed)

# Why a table was closed: its rules have changed; nobody has played for long; the house's owner.
RULES: Final = "rules"
ABANDONED: Final = "abandoned"
OWNER: Final = "owner"


async def close_table(store: Store, table_id: str, reason: str, epoch: int) -> bool:
    """Close a table of which one has the epoch; False: it has ended already, or is not there."""
    facts, stored = await store.facts(table_id), await store.load(table_id)
    if facts is None or stored is None or facts.phase in ENDED:
        return False
    entry = Closed(reason=reason, at=int(time.time()))
    text = await asyncio.to_thread(closing_text, table_id, stored, entry)
    update = TableUpdate(CLOSED, None, text)
    await store.append(table_id, len(stored.entries), entries.write(entry), epoch, update)
    return True


def closing_text(table_id: str, stored: StoredTable, entry: Closed) -> bytes:
    """A record with its seeds where the game can be replayed, else what was written."""
    if not is_older(entries.read_header(stored.header)):
        room = fold(table_id, stored)
        if room.dealt:
            return record_text(room.table, keep_seeds=True).encode()
    return plain_text(table_id, stored, entry.reason)


def plain_text(table_id: str, stored: StoredTable, reason: str) -> bytes:
    """What was played as it was written, one JSON object a line, without anybody's keys."""
    room = fold_without_rules(table_id, stored)
    header = room.header
    first = {
        "pioche_closed": FORMAT,
        "game": header.game,
        "version": header.version,
        "reason": reason,
        "options": header.options,
        "seats": [{"name": seat.nickname, "player": seat.player} for seat in room.seats],
        "commitments": {
            "server": house_commitment(header),
            "clients": [seat.promise for seat in room.seats],
        },
        "seeds": {"server": header.seed, "clients": shown_seeds(room)},
    }
    lines = [first, *(public_part(json.loads(entry)) for entry in stored.entries)]
    return "".join(line_of(line) for line in lines).encode()


def line_of(line: dict[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"


def public_part(entry: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in entry.items() if name not in PRIVATE}


def shown_seeds(room: Room) -> list[str | None]:
    return [None if seat.seed is None else seat.seed.hex() for seat in room.seats]


def closing_of(room: Room) -> Closing | None:
    """What everybody is told of a table that was closed, or whose rules are no longer played."""
    if not room.put_away:
        return None
    header = room.header
    reason = RULES if room.closed is None else room.closed.reason
    return Closing(reason, header.version, header.seed, shown_seeds(room))


# Reading tables again


def fold(table_id: str, stored: StoredTable, table_class: type[Table] = Table) -> Room:
    """A room as its entries tell it."""
    room = Room(table_id, entries.read_header(stored.header), table_class)
    for entry in stored.entries:
        room.apply(entries.read_entry(entry))
    return room


def fold_without_rules(table_id: str, stored: StoredTable) -> Room:
    """A room as far as it goes without the rules of its game."""
    room = Room(table_id, entries.read_header(stored.header))
    for content in stored.entries:
        entry = entries.read_entry(content)
        if isinstance(entry, WITHOUT_RULES):
            room.apply(entry)
    return room


async def open_older(store: Store, table_id: str, stored: StoredTable, epoch: int) -> Room:
    """The room of a table of older rules, which is closed now unless its game was over."""
    if await close_table(store, table_id, RULES, epoch):
        again = await store.load(table_id)
        assert again is not None, "whoever has the epoch has the table"
        stored = again
    room = fold_without_rules(table_id, stored)
    room.archived = True
    if room.closed is None:
        room.phase = OVER
        room.archived_result = result_in(await kept_text(store, table_id, stored))
    return room


async def kept_text(store: Store, table_id: str, stored: StoredTable) -> bytes:
    """The record of a game that is over; of one from before records were kept, what is known."""
    kept = await store.load_record(table_id)
    if kept is None:
        kept = plain_text(table_id, stored, RULES)
        await store.save_record(table_id, kept)
    return kept


def result_in(record: bytes) -> Result | None:
    """How a game ended, by its record alone: those who did not win are ranked by their points."""
    for line in reversed(record.splitlines()):
        fields = json.loads(line)
        if "result" in fields:
            scores, winners = fields["result"]["scores"], fields["result"]["winners"]
            return Result(scores, winners, standings(scores, winners))
    return None


def standings(scores: list[int], winners: list[int]) -> list[Standing]:
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    ranks = [
        1 if seat in winners else 1 + next(
            place for place, other in enumerate(order)
            if other not in winners and scores[other] == scores[seat]
        )
        for seat in order
    ]  # fmt: skip
    return [Standing(rank, seat, scores[seat]) for rank, seat in zip(ranks, order, strict=True)]


def is_plain(text: bytes) -> bool:
    """Whether the text of a closed table is no record."""
    return text.startswith(BEGINNING)
