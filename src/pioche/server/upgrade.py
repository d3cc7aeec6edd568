"""Stored tables in today's form: the steps of their games as lines of the record."""

import logging
from collections.abc import Sequence
from typing import Final

from pioche.core.refusals import Refusal
from pioche.games import game
from pioche.server.rooms.entries import (
    EarlierStep,
    decode_entry,
    played_earlier,
    read_header,
    split_entry,
)
from pioche.server.rooms.room import Room

LOG: Final = logging.getLogger("pioche.server")


def upgraded(table_id: str, header: bytes, contents: Sequence[bytes]) -> list[bytes] | None:
    """The entries of a table in today's form, found by replaying its game.

    None where the game cannot be replayed: its rules have changed or are not installed, or the
    table is damaged. Such entries stay as they are, and can still be read.
    """
    try:
        head = read_header(header)
        if head.version != game(head.game).version:
            return None
        room = Room(table_id, head)
        return [upgraded_entry(room, content) for content in contents]
    except (Refusal, ValueError, AssertionError, LookupError) as error:
        LOG.warning("a table could not be rewritten: %s", type(error).__name__)
        return None


def upgraded_entry(room: Room, content: bytes) -> bytes:
    """The server's own part of an entry that is no step stays as it is, byte for byte."""
    own, lines = split_entry(content)
    if lines:
        room.replay(content)
        return content
    entry = decode_entry(own)
    if isinstance(entry, EarlierStep):
        return room.apply(played_earlier(room.table, entry))
    _, gained = split_entry(room.apply(entry))
    return own + b"\n" + gained if gained else own
