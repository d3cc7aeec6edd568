"""The command `pioche tables`: list, show and close tables, also while the server runs."""

import asyncio
import json
import sys
from argparse import Namespace
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, Final

from pioche.commands.arguments import Parser, whole_number
from pioche.commands.store import check_source, house_of, house_parser
from pioche.core.refusals import Refusal
from pioche.server.messages import ENDED, PHASES
from pioche.server.rooms import entries
from pioche.server.rooms.archive import OWNER, close_table, closing_of, fold_without_rules
from pioche.server.rooms.room import Room
from pioche.server.store.addresses import open_or_refuse
from pioche.server.store.interface import Store, StoredTable, StoreError, TableFacts
from pioche.words import Words

USUAL_LIMIT: Final = 50
COLUMNS: Final = ("table", "game", "phase", "seats", "entries", "created", "used")

Arguments = Sequence[str]
Data = dict[str, Any]


def tables(words: Words, arguments: Arguments) -> int:
    """Run the action that the first word names."""
    if arguments and arguments[0] in ACTIONS:
        return run_action(ACTIONS[arguments[0]], words, arguments[1:])
    parser = Parser(words, "pioche tables", "tables-about")
    known = "|".join(ACTIONS)
    parser.argument("action", nargs="?", metavar=known, help=words.say("tables-actions"))
    read = parser.read(arguments)
    key = "cli-missing" if read.action is None else "cli-argument"
    raise Refusal(key, command="pioche tables", argument=read.action or known)


def run_action(action: Callable[[Words, Arguments], int], words: Words, rest: Arguments) -> int:
    try:
        return action(words, rest)
    except StoreError as error:
        raise Refusal("tables-failed", reason=str(error)) from error


# The actions


def list_tables(words: Words, arguments: Arguments) -> int:
    parser = tables_parser(words, "list")
    phases = "|".join(PHASES)
    parser.argument("--phase", metavar=phases, help=words.say("tables-list-phase"))
    parser.argument("--limit", metavar="N", help=words.say("tables-list-limit"))
    read = parser.read(arguments)
    if read.phase is not None and read.phase not in PHASES:
        raise Refusal("tables-phase", phase=read.phase, known=", ".join(PHASES))
    most = whole_number(read.limit, "--limit", 1, USUAL_LIMIT)
    found = asyncio.run(listed(read, most))
    if read.json:
        print_json([facts_data(facts) for facts in found])
    else:
        print_list(words, found)
    return 0


async def listed(read: Namespace, most: int) -> list[TableFacts]:
    async with opened(read) as store:
        return await store.list_facts(() if read.phase is None else (read.phase,), most)


def show(words: Words, arguments: Arguments) -> int:
    parser = tables_parser(words, "show", one=True)
    read = parser.read(arguments)
    return print_table(words, read, asyncio.run(looked_up(read, table_id_of("show", read))))


async def looked_up(read: Namespace, table_id: str) -> Data:
    async with opened(read) as store:
        return await table_data(store, table_id)


def close(words: Words, arguments: Arguments) -> int:
    """Close a table: its players see it, and its seeds are revealed."""
    parser = tables_parser(words, "close", one=True)
    read = parser.read(arguments)
    return print_table(words, read, asyncio.run(closed(read, table_id_of("close", read))))


async def closed(read: Namespace, table_id: str) -> Data:
    async with opened(read) as store:
        facts = await found_facts(store, table_id)
        if facts.phase in ENDED:
            raise Refusal("tables-ended")
        # This fences the present owner, which drops the room; clients then see a closed table.
        epoch = await store.claim(table_id)
        if not await close_table(store, table_id, OWNER, epoch):
            raise Refusal("tables-ended")
        return await table_data(store, table_id)


# What they share


def tables_parser(words: Words, action: str, *, one: bool = False) -> Parser:
    parser = house_parser(words, f"pioche tables {action}", f"tables-{action}")
    if one:
        parser.argument("table", nargs="?", metavar="TABLE", help=words.say("tables-table"))
    parser.argument("--json", action="store_true", help=words.say("tables-json"))
    return parser


def table_id_of(action: str, read: Namespace) -> str:
    """The id, or the last part of a table's link."""
    if read.table is None:
        raise Refusal("cli-missing", command=f"pioche tables {action}", argument="TABLE")
    return str(read.table).rstrip("/").rsplit("/", 1)[-1]


@asynccontextmanager
async def opened(read: Namespace) -> AsyncIterator[Store]:
    """The store, whether a server uses it or not."""
    address = house_of(read)
    check_source(address)
    store = open_or_refuse(address, beside=True)
    try:
        yield store
    finally:
        await store.close()


async def found_facts(store: Store, table_id: str) -> TableFacts:
    facts = await store.facts(table_id)
    if facts is None:
        raise Refusal("tables-unknown")
    return facts


async def table_data(store: Store, table_id: str) -> Data:
    """The facts without keys, and without seeds before the table has ended."""
    facts, stored = await found_facts(store, table_id), await store.load(table_id)
    if stored is None:
        raise Refusal("tables-unknown")
    room = fold_without_rules(table_id, stored)
    closing = closing_of(room)
    return {
        **facts_data(facts),
        "options": room.header.options,
        "players": [player_data(room, seat) for seat in range(len(room.seats))],
        "moves": count_moves(stored),
        "closed": None
        if closing is None or room.closed is None
        else {
            "reason": closing.reason,
            "at": moment(room.closed.at),
            "house_seed": closing.house_seed,
            "seeds": closing.seeds,
        },
    }


def facts_data(facts: TableFacts) -> Data:
    header = entries.read_header(facts.header)
    return {
        "table": facts.table_id,
        "game": header.game,
        "version": header.version,
        "phase": facts.phase,
        "seats": len(header.seats),
        "entries": facts.entries,
        "lines": facts.lines,
        "created": moment(facts.created),
        "used": moment(facts.used),
        "due": None if facts.due is None else moment(facts.due),
    }


def player_data(room: Room, seat: int) -> Data:
    return {"player": room.seats[seat].player, "name": room.seats[seat].nickname}


def count_moves(stored: StoredTable) -> int:
    return sum(map(entries.is_move, stored.entries))


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


# What is printed


def print_json(data: object) -> None:
    json.dump(data, sys.stdout, ensure_ascii=False, indent=2)
    print()


def print_list(words: Words, found: list[TableFacts]) -> None:
    if not found:
        print(words.say("tables-none"))
        return
    rows = [[words.say(f"tables-column-{name}") for name in COLUMNS]]
    rows += [row_of(words, facts_data(facts)) for facts in found]
    widths = [max(len(row[place]) for row in rows) for place in range(len(COLUMNS))]
    for row in rows:
        print(
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        )


def row_of(words: Words, data: Data) -> list[str]:
    shown = {**data, "phase": words.say(f"tables-phase-{data['phase']}")}
    shown |= {name: local(data[name]) for name in ("created", "used")}
    return [str(shown[name]) for name in COLUMNS]


def local(text: str) -> str:
    return datetime.fromisoformat(text).astimezone().strftime("%Y-%m-%d %H:%M")


def print_table(words: Words, read: Namespace, data: Data) -> int:
    if read.json:
        print_json(data)
        return 0
    for line in lines_of(words, data):
        print(line)
    return 0


def lines_of(words: Words, data: Data) -> Iterable[str]:
    row = row_of(words, data)
    for name, value in zip(COLUMNS, row, strict=True):
        yield field_line(words, name, value)
    yield field_line(words, "version", str(data["version"]))
    yield field_line(words, "moves", str(data["moves"]))
    players = (player["name"] or player["player"] for player in data["players"])
    yield field_line(words, "players", ", ".join(players))
    if data["closed"]:
        reason = words.say(f"tables-reason-{data['closed']['reason']}")
        yield field_line(words, "closed", f"{local(data['closed']['at'])}, {reason}")
        yield field_line(words, "house-seed", data["closed"]["house_seed"])
        for number, seed in enumerate(data["closed"]["seeds"], start=1):
            if seed:
                name = words.say("tables-seed", seat=number)
                yield words.say("tables-field", name=name, value=seed)


def field_line(words: Words, name: str, value: str) -> str:
    return words.say("tables-field", name=words.say(f"tables-column-{name}"), value=value)


ACTIONS: Final[dict[str, Callable[[Words, Arguments], int]]] = {
    "list": list_tables,
    "show": show,
    "close": close,
}
