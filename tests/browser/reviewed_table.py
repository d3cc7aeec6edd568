"""A recorded game as a finished table of the server, with its review in the store if wanted."""

import json
import secrets
import sqlite3
from pathlib import Path
from typing import Any, Final

from pioche.server.auth import digest, new_key
from pioche.server.rooms.entries import AnyEntry, Dealt, Header, Played, Sat, Started
from pioche.server.rooms.seating import house_commitment
from pioche.server.store.sqlite import SAVE_REVIEW
from pioche.table.record import read_text
from tests.browser.positions import write
from tests.browser.server_process import ROOT, ServerProcess

FOLDER: Final = ROOT / "tests" / "review"
RECORD: Final = FOLDER / "diamant.pioche"
REVIEW: Final = FOLDER / "diamant.review.json"
OPEN: Final = "open"


def put_recorded(server: ServerProcess, *, reviewed: bool) -> dict[str, Any]:
    """Put the game into the store; tells what the browser of the first seat remembers of it."""
    text = RECORD.read_text(encoding="utf-8")
    header, players = header_of(json.loads(text.splitlines()[0]))
    key, table = new_key(), secrets.token_urlsafe(16)
    write(server.data, table, header, [*seated(players, key), *moves_of(text)])
    if reviewed:
        save_review(server.data, table, REVIEW.read_bytes())
    seats = [{"seat": 0, "key": key, "nickname": players[0], "seed": None}]
    known = {"game": header.game, "host": None, "commitment": house_commitment(header)}
    return {"table": table, "seats": seats, **known}


def header_of(table: dict[str, Any]) -> tuple[Header, list[str]]:
    """The table as its record says it was made, and the names of the people."""
    people = [seat for seat in table["seats"] if seat["player"] == "human"]
    header = Header(
        game=table["game"],
        seats=[OPEN if seat in people else seat["player"] for seat in table["seats"]],
        options=table["options"],
        odds=True,
        watch=True,
        turn_seconds=None,
        host=digest(new_key()),
        seed=table["seeds"]["server"],
        version=table["version"],
    )
    return header, [str(seat["name"]) for seat in people]


def seated(players: list[str], key: str) -> list[AnyEntry]:
    """All people sit, the first with a key that is known."""
    sat = [
        Sat(seat=seat, nickname=name, key=digest(new_key() if seat else key))
        for seat, name in enumerate(players)
    ]
    return [*sat, Started(filled=[], bot="balanced"), Dealt()]


def moves_of(text: str) -> list[AnyEntry]:
    table = read_text(text)
    return [Played(step=step) for step in table.log]


def save_review(data: Path, table: str, content: bytes) -> None:
    connection = sqlite3.connect(data, timeout=20)
    try:
        with connection:
            connection.execute(SAVE_REVIEW, (content, table))
    finally:
        connection.close()
