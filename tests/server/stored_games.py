"""Tables that are in a store already: with keys that a test knows, and some moves made."""

import asyncio
from typing import Any, Final

from pioche.core.rng import Fast
from pioche.games import game
from pioche.server.auth import digest
from pioche.server.rooms import entries
from pioche.server.rooms.entries import AnyEntry, Dealt, Header, Played, Sat, Started
from pioche.server.rooms.room import Room
from pioche.server.store.interface import Store
from pioche.table.log import MOVE, Step
from pioche.table.table import Table

TABLE: Final = "t" * 21 + "A"
SEED: Final = "5eed" * 16
HOST: Final = 15
TURN: Final = 600
# Milliseconds from move to move.
STEP: Final = 4


def key_of(seat: int) -> str:
    return f"{seat:x}" * 21 + "A"


def header_of(name: str, seats: int, options: dict[str, Any]) -> Header:
    return Header(
        game=name,
        seats=["open"] * seats,
        options=game(name).settle(seats, options),
        odds=True,
        watch=True,
        turn_seconds=TURN,
        host=digest(key_of(HOST)),
        seed=SEED,
        version=game(name).version,
    )


def game_setup(header: Header, depth: int, chance: Fast) -> list[AnyEntry]:
    """All sit, the game is dealt, and this many moves are made, but not the last one."""
    made = seated(len(header.seats))
    room = folded(header, made)
    for number in range(1, depth + 1):
        seat, move = any_move(room.table, chance)
        entry = move_entry(room.table, seat, move, number * STEP)
        room.apply(entry)
        if room.table.over:
            break
        made.append(entry)
    return made


def folded(header: Header, made: list[AnyEntry]) -> Room:
    """The room of a table with these entries."""
    room = Room(TABLE, header)
    for entry in made:
        room.apply(entry)
    return room


def contents_of(header: Header, made: list[AnyEntry]) -> list[bytes]:
    """The entries as they are stored."""
    room = Room(TABLE, header)
    return [room.apply(entry) for entry in made]


def move_entry(table: Table, seat: int, move: str, at: int, bot: str | None = None) -> Played:
    return Played(bot=bot, step=Step(MOVE, seat, table.check_number(move), at))


def seated(seats: int) -> list[AnyEntry]:
    sat = [
        Sat(seat=seat, nickname=f"Guest {seat}", key=digest(key_of(seat))) for seat in range(seats)
    ]
    return [*sat, Started(filled=[], bot="balanced"), Dealt()]


def any_move(table: Table, chance: Fast) -> tuple[int, str]:
    """Any move of anybody who may make one, changes of mind included."""
    movers = [seat for seat in range(table.seats) if by_word(table, seat)]
    seat = movers[chance.below(len(movers))]
    moves = by_word(table, seat)
    return seat, moves[chance.below(len(moves))]


def by_word(table: Table, seat: int) -> list[str]:
    """The moves of a seat that need no gesture."""
    texts = [table.game.moves.text(move) for move in table.legal(seat)]
    return [text for text in texts if not text.startswith("steal")]


async def keep(store: Store, header: Header, made: list[AnyEntry], table_id: str = TABLE) -> None:
    """Put the table into a store."""
    await store.create(table_id, entries.write(header))
    written = enumerate(contents_of(header, made))
    await asyncio.gather(*(store.append(table_id, number, entry, 0) for number, entry in written))
