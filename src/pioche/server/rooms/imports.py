"""Finished games from elsewhere: a record becomes a table, to be replayed and reviewed."""

import hashlib

from pioche.core.refusals import BadRecord
from pioche.server.auth import derived_key, digest, new_key
from pioche.server.messages import ENDED, OVER
from pioche.server.rooms.entries import Header, Imported, write_entry
from pioche.server.rooms.registry import Rooms
from pioche.server.store.interface import TableUpdate
from pioche.table.log import HUMAN
from pioche.table.record import read_text
from pioche.table.table import Table


def table_of(text: str) -> str:
    """The id of a record's table: the same record always has the same one."""
    return derived_key(hashlib.sha256(text.encode()).hexdigest(), "record")


def finished_game(text: str) -> Table:
    """The game of a record; one that is not over would tell what is hidden."""
    try:
        table = read_text(text)
    except UnicodeError:  # half a character
        raise BadRecord(1, "record-json") from None
    if not table.over:
        raise BadRecord(0, "record-unfinished")
    return table


async def is_imported(rooms: Rooms, table_id: str) -> bool:
    facts = await rooms.store.facts(table_id)
    return facts is not None and facts.phase in ENDED


async def import_game(rooms: Rooms, table_id: str, table: Table, text: str) -> None:
    """Store a finished game as a table; one that was begun and not stored is done again."""
    if await rooms.store.facts(table_id) is None:
        await rooms.create(imported_header(table), table_id)
    names = [player.name if player.kind == HUMAN else None for player in table.players]
    entry = write_entry(Imported(names=names, text=text))
    epoch = await rooms.store.claim(table_id)
    update = TableUpdate(OVER, None, text.encode())
    await rooms.store.append(table_id, 0, entry, epoch, update)


def imported_header(table: Table) -> Header:
    """A table without a host: nobody has its key."""
    assert table.seeds is not None, "a finished record has its seeds"
    return Header(
        game=table.game.id,
        seats=[player.kind for player in table.players],
        options=dict(table.options),
        odds=True,
        watch=True,
        turn_seconds=None,
        host=digest(new_key()),
        seed=table.seeds.server.hex(),
        version=table.game.version,
    )
