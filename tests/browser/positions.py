"""Tables as they stand after recorded moves, put into the server's store: a test begins there.

A position is a seed and a number of moves, drawn from all that are legal by a generator that
never changes. Where the rules have changed, `python -m tests.browser.find_positions` finds others.
"""

import json
import secrets
import sqlite3
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from pioche.core.game import Game
from pioche.core.options import Number
from pioche.core.rng import Fast
from pioche.games import game
from pioche.server.auth import digest, new_key
from pioche.server.rooms import entries
from pioche.server.rooms.entries import (
    AnyEntry,
    Dealt,
    Header,
    Played,
    Revealed,
    Sat,
    Started,
)
from pioche.server.rooms.room import Room
from pioche.server.rooms.seating import house_commitment
from pioche.server.store.interface import NOTHING_ELSE
from pioche.server.store.sqlite import Append, add_table, append_all
from pioche.table.fairness import commitment
from pioche.table.log import MOVE, Step
from pioche.table.table import Table
from tests.browser.server_process import ServerProcess
from tests.server.stored_games import contents_of, folded

FILE: Final = Path(__file__).with_name("positions.json")
NAME: Final = "Explorer"
BOTS: Final = ("balanced", "careful", "bold")
STEP_MS: Final = 400  # from move to move
UNCLAIMED: Final = 0  # the epoch of a table that no server has taken yet

# What is known already is not forgotten.
REMEMBER: Final = """(table) => {
  const known = JSON.parse(localStorage.getItem("pioche-tables") ?? "{}");
  known[table.table] ??= { ...table, at: Date.now(), over: false, names: [] };
  localStorage.setItem("pioche-tables", JSON.stringify(known));
}"""


@dataclass(frozen=True)
class Position:
    """Where a game has come to: the seat of the person at the page is the first."""

    game: str
    seats: int
    seed: int
    depth: int
    options: dict[str, Any] = field(default_factory=dict)
    step: int = STEP_MS


def known_positions() -> dict[str, dict[str, Position]]:
    """For each game those that were found, by name."""
    text = FILE.read_text(encoding="utf-8") if FILE.exists() else "{}"
    return {
        name: {what: Position(name, **found) for what, found in positions.items()}
        for name, positions in json.loads(text).items()
    }


def header_of(position: Position, host: str) -> Header:
    rules = game(position.game)
    bots = [BOTS[seat % len(BOTS)] for seat in range(1, position.seats)]
    return Header(
        game=position.game,
        seats=["open", *bots],
        options=rules.settle(position.seats, typed(rules, position.options)),
        odds=True,
        watch=True,
        turn_seconds=None,
        host=digest(host),
        seed=f"{position.seed:064x}",
        version=rules.version,
    )


def typed(rules: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Numbers as numbers: fields of a form hold text."""
    numbers = {option.name for option in rules.options if isinstance(option, Number)}
    return {name: int(it) if name in numbers else it for name, it in options.items()}


def own_seed(position: Position) -> bytes:
    """What the person at the page has promised, and shown."""
    return commitment(position.seed.to_bytes(32)).encode()[:32]


def begun(position: Position, key: str = "", host: str = "") -> tuple[Header, list[AnyEntry], Room]:
    """The table as it is dealt; the keys are those of the first seat and of the host."""
    header, seed = header_of(position, host or new_key()), own_seed(position)
    made: list[AnyEntry] = [
        Sat(seat=0, nickname=NAME, key=digest(key or new_key()), promise=commitment(seed)),
        Started(filled=[], bot=BOTS[0]),
        Revealed(seat=0, seed=seed.hex()),
        Dealt(),
    ]
    return header, made, folded(header, made)


def next_move(room: Room, chance: Fast, at: int) -> Played:
    """Any move of a seat that owes one, without gestures."""
    table = room.table
    seats = table.to_act()
    seat = seats[chance.below(len(seats))]
    moves = table.legal_without_gestures(seat)
    step = Step(MOVE, seat, moves[chance.below(len(moves))], at)
    return Played(step=step, bot=BOTS[seat % len(BOTS)] if seat else None)


def near_end(start: Position, left: int) -> Position:
    """The same game, this many moves before the end of its record."""
    _, _, room = begun(start)
    chance, depth = Fast(start.seed), 0
    while not room.table.over:
        depth += 1
        room.apply(next_move(room, chance, depth * start.step))
    return replace(start, depth=max(depth - left, 0))


def put_table(server: ServerProcess, position: Position) -> dict[str, Any]:
    """Put the table into the store; tells what the browser of the first seat remembers of it."""
    key, host, table = new_key(), new_key(), secrets.token_urlsafe(16)
    header, made, room = begun(position, key, host)
    chance = Fast(position.seed)
    for number in range(position.depth):
        entry = next_move(room, chance, (number + 1) * position.step)
        room.apply(entry)
        made.append(entry)
    write(server.data, table, header, made)
    seats = [{"seat": 0, "key": key, "nickname": NAME, "seed": own_seed(position).hex()}]
    known = {"game": position.game, "host": host, "commitment": house_commitment(header)}
    return {"table": table, "seats": seats, **known}


def write(data: Path, table: str, header: Header, made: list[AnyEntry]) -> None:
    """As the server itself does; it opens a table at the first request."""
    appends = [
        Append(table, UNCLAIMED, number, content, NOTHING_ELSE)
        for number, content in enumerate(contents_of(header, made))
    ]
    connection = sqlite3.connect(data, timeout=20)
    try:
        with connection:
            add_table(table, entries.write(header), connection)
            for append in appends:
                assert append_all(connection, [append]) == [None]
    finally:
        connection.close()


def folded_table(position: Position) -> Table:
    """The table as it stands there."""
    return played(position)[0].table


def played(position: Position) -> tuple[Room, Fast]:
    """The room after the recorded moves, and what draws the next."""
    _, _, room = begun(position)
    chance = Fast(position.seed)
    for number in range(position.depth):
        room.apply(next_move(room, chance, (number + 1) * position.step))
    return room, chance


def recorded_move(position: Position) -> str:
    """What the first seat does next, in the game that was recorded."""
    room, chance = played(position)
    step = next_move(room, chance, (position.depth + 1) * position.step).step
    assert step is not None
    return room.game.moves.text(step.value)
