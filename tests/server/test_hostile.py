"""Thousands of messages that no client of ours sends: nothing breaks, and nothing changes.

On either store: to PostgreSQL a part of them, unless heavy.
"""

import http.client
import json
import logging
import os
import random
import re
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from typing import Final

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.connection import Connection

from pioche.server.http.socket_session import READER
from pioche.server.messages.requests import (
    AllowValues,
    Back,
    HandOver,
    Hello,
    Leave,
    Move,
    PassHost,
    Say,
    Undo,
)
from pioche.server.rooms import commands
from pioche.server.rooms.room import Room
from pioche.server.store.interface import Store
from pioche.table.record import read_text
from pioche.table.table import Table
from tests.server.hostile import Frame, hostile, wrong_move
from tests.server.hostile_requests import HALVES, answer_to, break_off, hostile_request
from tests.server.hostile_sockets import BREAKS
from tests.server.live_server import (
    PATIENCE,
    Data,
    LiveServer,
    SeatClient,
    TableClient,
    bearer,
    send,
)
from tests.server.phase_tables import STILL, PhaseTable, kept_of, news_of

EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))
SEED = int(os.environ.get("PIOCHE_HOSTILE_SEED", "7"))
# Twenty thousand for each unit of effort, if heavy.
SHARE: Final = 1 if EFFORT > 1 else 4
FRAMES: Final = 14_000 * EFFORT // SHARE
BODIES: Final = 4_500 * EFFORT // SHARE
REQUESTS: Final = 1_200 * EFFORT // SHARE
BREAKERS: Final = 300 * EFFORT // SHARE
HALF: Final = 60 * EFFORT // SHARE
# On PostgreSQL each refusal asks the database as well; unless heavy, fewer by this factor.
FEWER: Final = 1 if EFFORT > 1 else 3
TOGETHER: Final = 30  # frames that are sent before their answers are read
NAMES: Final = ("Zoé", "Max", "Ida")

# A line of the log that is no fault of ours.
NO_FAULT: Final = "Invalid UTF-8 sequence received from client. (UnicodeDecodeError at"

OUR_FAULTS: Final = ("server-fault", "server-store", "server-too-fast")

# Commands that change something if they are valid and allowed.
CHANGING: Final = (Say, Leave, Undo, Back, PassHost, HandOver, AllowValues)


@dataclass(frozen=True)
class Sender:
    """A player: the key, and the legal moves."""

    phase_table: PhaseTable
    who: str
    key: str | None
    question: int
    legal: list[str]

    def would_change(self, frame: Frame) -> bool:
        """Whether the accident has left a message that this one may rightly send."""
        with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
            message = READER.decode(frame)
            played = isinstance(message, Move) and message.question == self.question
            return self.key is not None and (played or isinstance(message, CHANGING))
        return False


class Faults(logging.Handler):
    """Collects whatever the server has to complain of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name != "websockets.client":  # our own side of it
            self.lines.append(self.format(record))


@pytest.fixture
def faults() -> Iterator[Faults]:
    handler = Faults()
    loggers = [logging.getLogger(name) for name in ("", "uvicorn", "uvicorn.error")]
    for logger in loggers:
        logger.addHandler(handler)
    yield handler
    for logger in loggers:
        logger.removeHandler(handler)


@pytest.fixture
def server(each_store: Store) -> Iterator[LiveServer]:
    server = LiveServer(each_store, STILL).start()
    yield server
    server.stop()


# Two tables under way


def in_the_cave(server: LiveServer) -> tuple[PhaseTable, list[SeatClient]]:
    """Diamant, where all three are asked and nobody has chosen."""
    table = server.table("diamant", ("open",) * 3)
    guests = [table.sit(name) for name in NAMES]
    table.start()
    return phase_table_of(table, guests), guests


def by_the_crates(server: LiveServer) -> tuple[PhaseTable, list[SeatClient]]:
    """Digger, where a player may steal: a move that needs a gesture."""
    table = server.table("digger", ("open",) * 3, watch=True, options={"pace": "untimed"})
    guests = [table.sit(name) for name in NAMES]
    table.start()
    chance = random.Random(SEED)  # noqa: S311
    while not any(move.startswith("steal") for guest in guests for move in guest.news()["legal"]):
        guest = guests[table.info()["waiting"][0]]
        news = guest.news()
        guest.command("move", question=news["question"], move=chance.choice(news["legal"]))
    return phase_table_of(table, guests), guests


def phase_table_of(table: TableClient, guests: list[SeatClient]) -> PhaseTable:
    keys: dict[str, str | None] = {f"seat {guest.seat}": guest.key for guest in guests}
    return PhaseTable(table, "playing", {**keys, "host": table.host_key}, {})


def senders(phase_table: PhaseTable) -> list[Sender]:
    """All with a key, and one without."""
    found = []
    for who, key in (*phase_table.keys.items(), ("anybody", None)):
        news = phase_table.table.news(key)
        found.append(Sender(phase_table, who, key, news["question"], news["legal"]))
    return found


# All of it


def test_nothing_breaks_and_nothing_changes(server: LiveServer, faults: Faults) -> None:
    print(f"PIOCHE_HOSTILE_SEED={SEED}")  # shown when it fails
    chance = random.Random(SEED)  # noqa: S311
    cave, people = in_the_cave(server)
    crates, _ = by_the_crates(server)
    before = [(kept_of(found), news_of(found)) for found in (cave, crates)]
    everybody = senders(cave) + senders(crates)
    assert FRAMES + BODIES + REQUESTS + HALF + BREAKERS >= 20_000 * EFFORT // SHARE
    share = FEWER if server.store.shared else 1
    send_frames(everybody, chance, FRAMES // share)
    send_before_hello(cave, chance)
    post_bodies(everybody, chance, BODIES // share)
    send_requests(server, cave.table.id, chance, REQUESTS // share)
    break_sockets(everybody, chance, BREAKERS // share)
    assert [
        (kept_of(phase_table), news_of(phase_table)) for phase_table in (cave, crates)
    ] == before
    server.restart()
    assert [
        (kept_of(phase_table), news_of(phase_table)) for phase_table in (cave, crates)
    ] == before
    assert [line for line in faults.lines if not line.startswith(NO_FAULT)] == []
    play_on(cave.table, people)


def test_a_server_that_takes_stale_moves_is_found(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same messages do change something where a check is missing."""
    check = Table.check_move

    def careless(table: Table, seat: int, move: int, question: int | None = None) -> None:
        check(table, seat, move)

    monkeypatch.setattr(Table, "check_move", careless)
    cave, _ = in_the_cave(server)
    before = kept_of(cave)
    send_frames(senders(cave), random.Random(SEED), 300)  # noqa: S311
    assert kept_of(cave) != before


def test_a_server_that_stumbles_is_found(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(_room: Room) -> None:
        raise ZeroDivisionError

    cave, _ = in_the_cave(server)
    monkeypatch.setattr(commands, "check_playing", stumble)
    with pytest.raises(AssertionError, match="server-fault"):
        send_frames(senders(cave), random.Random(SEED), 300)  # noqa: S311


def play_on(table: TableClient, people: list[SeatClient]) -> None:
    """The game that was under way all the time goes on to its end."""
    chance = random.Random(SEED)  # noqa: S311
    while (info := table.info())["phase"] != "over":
        for seat in info["waiting"]:
            news = people[seat].news()
            move = chance.choice(news["legal"])
            received = people[seat].command("move", question=news["question"], move=move)
            assert received.status_code == 200, received.text
    record = read_text(table.server.get(f"{table.path}/record").text)
    assert record.scores() == info["result"]["scores"]


# Frames


def send_frames(everybody: list[Sender], chance: random.Random, count: int) -> None:
    nobody = {sender.phase_table.table.id: sender for sender in everybody if sender.key is None}
    with ExitStack() as open_lines:
        lines = {id(sender): open_lines.enter_context(opened(sender)) for sender in everybody}
        for number in range(count // TOGETHER):
            sender = everybody[number % len(everybody)]
            mine, theirs = sorted_out(sender, frames(sender, chance))
            exchange(lines[id(sender)], mine)
            exchange(lines[id(nobody[sender.phase_table.table.id])], theirs)


@contextmanager
def opened(sender: Sender) -> Iterator[Connection]:
    with sender.phase_table.table.socket(sender.key) as line:
        received = json.loads(line.recv(timeout=PATIENCE))
        assert received["type"] == "news", received
        yield line


def frames(sender: Sender, chance: random.Random) -> list[Frame]:
    return [a_frame(sender, chance) for _ in range(TOGETHER)]


def a_frame(sender: Sender, chance: random.Random) -> Frame:
    if chance.random() < 0.25:
        return wrong_move(chance, sender.question, sender.legal or ["go"])
    return hostile(chance)


def sorted_out(sender: Sender, found: list[Frame]) -> tuple[list[Frame], list[Frame]]:
    """The commands of this identity; valid ones are left to one without a key.

    Of moves on the present question only those made to be wrong are sent with a key.
    """
    mine: list[Frame] = []
    theirs: list[Frame] = []
    for frame in found:
        right = sender.would_change(frame) and not is_wrong(sender, frame)
        (theirs if right else mine).append(frame)
    return mine, theirs


def is_wrong(sender: Sender, frame: Frame) -> bool:
    message = READER.decode(frame)
    if not isinstance(message, Move):
        return False
    made_wrong = message.id.startswith("w")
    return made_wrong or message.move not in sender.legal


def exchange(line: Connection, found: list[Frame]) -> None:
    """Send, and read the answers: one for each, and none that tells of a mistake of ours."""
    for frame in found:
        line.send(frame)
    send(line, {"type": "ping", "id": "enough"})
    answers = []
    while (received := json.loads(line.recv(timeout=PATIENCE))).get("id") != "enough":
        answers.append(received)
    for received in answers:
        check_received(received, found)
    answered = [received for received in answers if received["type"] in ("refused", "done", "odds")]
    hellos = sum(is_hello(frame) for frame in found)
    assert len(found) - hellos <= len(answered) <= len(found), (answers, found)


def is_hello(frame: Frame) -> bool:
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return isinstance(READER.decode(frame), Hello)
    return False


def check_received(received: Data, found: list[Frame]) -> None:
    assert received["type"] in ("refused", "done", "odds", "news", "probe"), received
    if received["type"] == "refused":
        assert received["key"] not in OUR_FAULTS, (received["key"], found)


def send_before_hello(phase_table: PhaseTable, chance: random.Random) -> None:
    for _ in range(20):
        with phase_table.table.bare_socket() as line:
            wanted = [
                frame for frame in (hostile(chance) for _ in range(20)) if not is_hello(frame)
            ]
            for frame in wanted:
                line.send(frame)
            for _ in wanted:
                received = json.loads(line.recv(timeout=PATIENCE))
                assert received["key"] in ("server-hello-first", "server-bad-message"), received


# Bodies


def post_bodies(everybody: list[Sender], chance: random.Random, count: int) -> None:
    server = everybody[0].phase_table.table.server
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    for number in range(count):
        sender = everybody[number % len(everybody)]
        frame = a_frame(sender, chance)
        right = sender.would_change(frame) and not is_wrong(sender, frame)
        path = sender.phase_table.table.path + chance.choice(("/commands", "/commands", "/seats"))
        path = chance.choice((path, path, path, "/api/tables"))
        post(line, path, frame, None if right else sender.key)
    line.close()


def post(line: http.client.HTTPConnection, path: str, frame: Frame, key: str | None) -> None:
    content = frame if isinstance(frame, bytes) else frame.encode()
    line.request("POST", path, content, bearer(key))
    answer = line.getresponse()
    received = answer.read()
    assert answer.status < 500, (path, content, received)
    assert b"Traceback" not in received, (path, content, received)
    if answer.status >= 400:
        assert json.loads(received)["key"], (path, content)
    else:
        assert json.loads(received)["type"] in ("done", "odds"), (path, content)


# Requests


def send_requests(server: LiveServer, table: str, chance: random.Random, count: int) -> None:
    found = [hostile_request(chance, server.host, table) for _ in range(count)]
    with ThreadPoolExecutor(8) as many:
        for request, received in zip(
            found,
            many.map(lambda request: answer_to(server.port, request, 0.2), found),
            strict=True,
        ):
            check_answer(request, received)
    for number in range(HALF):
        break_off(server.port, HALVES[number % len(HALVES)])


def check_answer(request: bytes, received: bytes) -> None:
    """No fault, no trace, and no file that is not the client's."""
    statuses = re.findall(rb"^HTTP/1\.[01] (\d+)", received)
    assert all(int(status) < 500 for status in statuses), (request, received)
    for secret in (b"Traceback", b'File "', b"root:", b"import ", b"CREATE TABLE", b"PATH="):
        assert secret not in received, (request, received)


# What ends a connection


def break_sockets(everybody: list[Sender], chance: random.Random, count: int) -> None:
    for number in range(count):
        sender = everybody[number % len(everybody)]
        with opened(sender) as line:
            with suppress(ConnectionClosed, ConnectionError):
                BREAKS[number % len(BREAKS)](line, chance)
            with suppress(OSError):  # no farewell
                line.socket.shutdown(socket.SHUT_RDWR)
