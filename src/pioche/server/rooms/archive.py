"""Tables that are no longer played: finished, closed, or made by older rules of their game.

A table of older rules cannot be folded any more. What happened before the deal does not depend on
rules, so its seats are known all the same; the rest is kept as it was written.
"""

import asyncio
import json
import time
from typing import Any, Final

from pioche.games import game
from pioche.server.errors import NotNow, OtherVersion
from pioche.server.messages import CLOSED, ENDED, OVER
from pioche.server.messages.table import Closing, Result, Standing
from pioche.server.rooms import entries
from pioche.server.rooms.entries import (
    BotSat,
    Closed,
    Header,
    Imported,
    Opened,
    RematchMade,
    Revealed,
    Sat,
    Started,
)
from pioche.server.rooms.room import Room
from pioche.server.rooms.seating import house_commitment
from pioche.server.store.interface import Store, StoredTable, TableUpdate
from pioche.table.table import Table


async def keep_record(store: Store, room: Room) -> None:
    """Store the record of a game that ended before records were kept, while its rules fit."""
    facts = await store.facts(room.id)
    if facts is not None and facts.phase not in ENDED:
        await store.finish(room.id)
    if await store.load_record(room.id) is None:
        await store.save_record(room.id, await asyncio.to_thread(room.record))


def is_older(header: Header) -> bool:
    """Whether the rules of the game have changed since: the moves would mean something else."""
    return header.version < game(header.game).version


def check_not_newer(header: Header) -> None:
    """Refuse a table of newer rules than this server's; it is left unchanged."""
    known = game(header.game)
    if header.version > known.version:
        raise OtherVersion(
            "server-other-version", game=known.id, found=header.version, known=known.version
        )


def check_over(room: Room) -> None:
    """Refuse to look back at a game that is not over, or whose rules are gone."""
    if room.archived:
        known = game(room.header.game)
        raise OtherVersion(
            "server-older-rules", game=known.id, found=room.header.version, known=known.version
        )
    if room.closed is not None:
        raise NotNow("server-closed")
    if room.phase != OVER:
        raise NotNow("server-not-over")


# The first format had all steps as entries of their own form instead of lines of the record.
FORMAT: Final = 2
# The beginning of the text of a closed table that could not be replayed as a record.
BEGINNING: Final = b'{"pioche_closed":'
PLAYED: Final = b'{"kind":"play"'
# Private fields of entries: keys, and the ids of commands.
PRIVATE: Final = ("key", "who", "id")
WITHOUT_RULES: Final = (Sat, BotSat, Opened, Started, Revealed, RematchMade, Closed, Imported)

# Why a table was closed: its rules have changed, it was unused for long, the owner closed it, the
# store has lost moves.
RULES: Final = "rules"
ABANDONED: Final = "abandoned"
OWNER: Final = "owner"
MOVES_LOST: Final = "lost"


async def close_table(store: Store, table_id: str, reason: str, epoch: int) -> bool:
    """Close a table that is ours by this epoch; False if it has ended or does not exist."""
    facts, stored = await store.facts(table_id), await store.load(table_id)
    if facts is None or stored is None or facts.phase in ENDED:
        return False
    entry = Closed(reason=reason, at=int(time.time()))
    text = await asyncio.to_thread(closing_text, table_id, stored, entry)
    update = TableUpdate(CLOSED, None, text)
    await store.append(table_id, len(stored.entries), entries.write_entry(entry), epoch, update)
    return True


def closing_text(table_id: str, stored: StoredTable, entry: Closed) -> bytes:
    """The record with its seeds if the game can be replayed, otherwise the entries as text."""
    if not is_older(entries.read_header(stored.header)):
        room = fold(table_id, stored)
        if room.dealt:
            return room.record()
    return plain_text(table_id, stored, entry.reason)


def plain_text(table_id: str, stored: StoredTable, reason: str) -> bytes:
    """The entries as they were written, one JSON object a line, without keys."""
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
    return line_of(first) + b"".join(map(public_lines, stored.entries))


def line_of(line: dict[str, Any]) -> bytes:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def public_lines(content: bytes) -> bytes:
    """The lines of the record, after the public fields of an entry of another kind."""
    own, lines = entries.split_entry(content)
    if own.startswith(PLAYED):
        return lines
    fields = json.loads(own)
    return line_of({name: fields[name] for name in fields if name not in PRIVATE}) + lines


def shown_seeds(room: Room) -> list[str | None]:
    return [None if seat.seed is None else seat.seed.hex() for seat in room.seats]


def closing_of(room: Room) -> Closing | None:
    if not room.put_away:
        return None
    header = room.header
    reason = RULES if room.closed is None else room.closed.reason
    return Closing(reason, header.version, header.seed, shown_seeds(room))


# Loading tables


def fold(table_id: str, stored: StoredTable, table_class: type[Table] = Table) -> Room:
    room = Room(table_id, entries.read_header(stored.header), table_class)
    for entry in stored.entries:
        room.replay(entry)
    return room


def fold_without_rules(table_id: str, stored: StoredTable) -> Room:
    """The part of a room that does not depend on the rules of its game."""
    room = Room(table_id, entries.read_header(stored.header))
    for content in stored.entries:
        if isinstance(entry := entries.read_entry(content), WITHOUT_RULES):
            room.apply(entry)
    return room


async def open_older(store: Store, table_id: str, stored: StoredTable, epoch: int) -> Room:
    """The room of a table of older rules; it is closed now unless its game was over."""
    if await close_table(store, table_id, RULES, epoch):
        again = await store.load(table_id)
        assert again is not None, "the epoch is that of our claim"
        stored = again
    room = fold_without_rules(table_id, stored)
    room.archived = True
    if room.closed is None:
        room.phase = OVER
        room.archived_result = result_in(await kept_text(store, table_id, stored))
    return room


async def kept_text(store: Store, table_id: str, stored: StoredTable) -> bytes:
    """The stored record of a finished game; the entries as text if there is none."""
    kept = await store.load_record(table_id)
    if kept is None:
        kept = plain_text(table_id, stored, RULES)
        await store.save_record(table_id, kept)
    return kept


def result_in(record: bytes) -> Result | None:
    """The result by the record alone: seats that did not win are ranked by their points."""
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
    return text.startswith(BEGINNING)
