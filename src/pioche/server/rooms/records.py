"""The record of a room's game, made once, when it ends, and kept as text ever after."""

import asyncio

from pioche.server.rooms.room import ENDED, OVER, Room
from pioche.server.store.interface import Store
from pioche.table.record import record_text


async def record_of(room: Room) -> bytes:
    """In a thread: it takes as long as the game has moves."""
    return (await asyncio.to_thread(record_text, room.table)).encode()


async def ending_record(room: Room, before: str) -> bytes | None:
    """The record, if the last entry has ended the game."""
    return await record_of(room) if room.phase == OVER != before else None


async def keep_record(store: Store, room: Room) -> None:
    """For games that ended before records were kept: nobody folds them once rules have changed."""
    facts = await store.facts(room.id)
    if facts is not None and facts.phase not in ENDED:
        await store.finish(room.id)
    if await store.load_record(room.id) is None:
        await store.save_record(room.id, await record_of(room))
