"""Twenty thousand messages that no client of ours sends: nothing breaks, and nothing changes."""

import http.client
import json
import logging
import os
import random
import re
import socket
import struct
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from typing import Final

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from pioche.server.http.socket_session import READER
from pioche.server.messages import Back, Hello, Leave, Move, Say, Undo
from pioche.server.store.sqlite import SqliteStore
from pioche.table.record_reader import read_text
from pioche.table.table import Table
from tests.server.hostile import Frame, hostile, wrong_move
from tests.server.hostile_requests import HALVES, answer_to, break_off, hostile_request
from tests.server.house import PATIENCE, Data, Guest, House, TableHere, bearer, send
from tests.server.scenes import STILL, Scene, kept_of, told_of

EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))
SEED = int(os.environ.get("PIOCHE_HOSTILE_SEED", "7"))
FRAMES: Final = 14_000 * EFFORT
BODIES: Final = 4_500 * EFFORT
REQUESTS: Final = 1_200 * EFFORT
BREAKERS: Final = 300 * EFFORT
HALF: Final = 60 * EFFORT
TOGETHER: Final = 30  # frames that are sent before their answers are read
NAMES: Final = ("Zoé", "Max", "Ida")

NOT_TEXT: Final = "Invalid UTF-8 sequence received from client. (UnicodeDecodeError at"

OUR_FAULTS: Final = ("server-fault", "server-store", "server-too-fast")

# What changes something if it is well made and comes from somebody who may.
CHANGING: Final = (Say, Leave, Undo, Back)


@dataclass(frozen=True)
class Sender:
    """Somebody at a table: their key, and what they could rightly play."""

    scene: Scene
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
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    store = SqliteStore(tmp_path_factory.mktemp("hostile") / "tables.sqlite")
    house = House(store, STILL).start()
    yield house
    house.stop()
    store._close()


# Two tables under way


def in_the_cave(house: House) -> tuple[Scene, list[Guest]]:
    """Diamant, where all three are asked and nobody has chosen."""
    table = house.table("diamant", ("open",) * 3)
    guests = [table.sit(name) for name in NAMES]
    table.start()
    return scene_of(table, guests), guests


def by_the_crates(house: House) -> tuple[Scene, list[Guest]]:
    """Digger, where somebody may steal: a move that needs a gesture."""
    table = house.table("digger", ("open",) * 3, options={"pace": "untimed"})
    guests = [table.sit(name) for name in NAMES]
    table.start()
    chance = random.Random(SEED)  # noqa: S311
    while not any(move.startswith("steal") for guest in guests for move in guest.news()["legal"]):
        guest = guests[table.info()["waiting"][0]]
        news = guest.news()
        guest.command("move", question=news["question"], move=chance.choice(news["legal"]))
    return scene_of(table, guests), guests


def scene_of(table: TableHere, guests: list[Guest]) -> Scene:
    keys: dict[str, str | None] = {f"seat {guest.seat}": guest.key for guest in guests}
    return Scene(table, "playing", {**keys, "host": table.host_key}, {})


def senders(scene: Scene) -> list[Sender]:
    """Everybody with a key, and somebody without."""
    found = []
    for who, key in (*scene.keys.items(), ("anybody", None)):
        news = scene.table.news(key)
        found.append(Sender(scene, who, key, news["question"], news["legal"]))
    return found


# All of it


def test_nothing_breaks_and_nothing_changes(house: House, faults: Faults) -> None:
    print(f"PIOCHE_HOSTILE_SEED={SEED}")  # shown when it fails
    chance = random.Random(SEED)  # noqa: S311
    cave, people = in_the_cave(house)
    crates, _ = by_the_crates(house)
    before = [(kept_of(scene), told_of(scene)) for scene in (cave, crates)]
    everybody = senders(cave) + senders(crates)
    assert FRAMES + BODIES + REQUESTS + HALF + BREAKERS >= 20_000
    send_frames(everybody, chance)
    send_before_hello(cave, chance)
    post_bodies(everybody, chance)
    send_requests(house, cave.table.id, chance)
    break_sockets(everybody, chance)
    assert [(kept_of(scene), told_of(scene)) for scene in (cave, crates)] == before
    house.restart()
    assert [(kept_of(scene), told_of(scene)) for scene in (cave, crates)] == before
    assert [line for line in faults.lines if not line.startswith(NOT_TEXT)] == []
    play_on(cave.table, people)


def test_a_server_that_takes_stale_moves_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same messages do change something where a check is missing."""
    check = Table.check_move

    def careless(table: Table, seat: int, move: int, question: int | None = None) -> None:
        check(table, seat, move)

    monkeypatch.setattr(Table, "check_move", careless)
    cave, _ = in_the_cave(house)
    before = kept_of(cave)
    send_frames(senders(cave), random.Random(SEED), 300)  # noqa: S311
    assert kept_of(cave) != before


def test_a_server_that_stumbles_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(_table: Table, _move: int | str) -> int:
        raise ZeroDivisionError

    cave, _ = in_the_cave(house)
    monkeypatch.setattr(Table, "check_number", stumble)
    with pytest.raises(AssertionError, match="server-fault"):
        send_frames(senders(cave), random.Random(SEED), 300)  # noqa: S311


def play_on(table: TableHere, people: list[Guest]) -> None:
    """The game that was under way all the time goes on to its end."""
    chance = random.Random(SEED)  # noqa: S311
    while (info := table.info())["phase"] != "over":
        for seat in info["waiting"]:
            news = people[seat].news()
            move = chance.choice(news["legal"])
            told = people[seat].command("move", question=news["question"], move=move)
            assert told.status_code == 200, told.text
    record = read_text(table.house.get(f"{table.path}/record").text)
    assert record.scores() == info["result"]["scores"]


# Frames


def send_frames(everybody: list[Sender], chance: random.Random, count: int = FRAMES) -> None:
    nobody = {sender.scene.table.id: sender for sender in everybody if sender.key is None}
    with ExitStack() as open_lines:
        lines = {id(sender): open_lines.enter_context(opened(sender)) for sender in everybody}
        for number in range(count // TOGETHER):
            sender = everybody[number % len(everybody)]
            mine, theirs = sorted_out(sender, frames(sender, chance))
            exchange(lines[id(sender)], mine)
            exchange(lines[id(nobody[sender.scene.table.id])], theirs)


@contextmanager
def opened(sender: Sender) -> Iterator[ClientConnection]:
    with sender.scene.table.socket(sender.key) as line:
        assert json.loads(line.recv(timeout=PATIENCE))["type"] == "news"
        yield line


def frames(sender: Sender, chance: random.Random) -> list[Frame]:
    return [a_frame(sender, chance) for _ in range(TOGETHER)]


def a_frame(sender: Sender, chance: random.Random) -> Frame:
    if chance.random() < 0.25:
        return wrong_move(chance, sender.question, sender.legal or ["go"])
    return hostile(chance)


def sorted_out(sender: Sender, found: list[Frame]) -> tuple[list[Frame], list[Frame]]:
    """Those that this one sends, and those that are well made and left to somebody without a key.

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


def exchange(line: ClientConnection, found: list[Frame]) -> None:
    """Send, and read the answers: one for each, and none that tells of a mistake of ours."""
    for frame in found:
        line.send(frame)
    send(line, {"type": "ping", "id": "enough"})
    answers = []
    while (told := json.loads(line.recv(timeout=PATIENCE))).get("id") != "enough":
        answers.append(told)
    for told in answers:
        check_told(told, found)
    answered = [told for told in answers if told["type"] in ("refused", "done", "odds")]
    hellos = sum(is_hello(frame) for frame in found)
    assert len(found) - hellos <= len(answered) <= len(found), (answers, found)


def is_hello(frame: Frame) -> bool:
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return isinstance(READER.decode(frame), Hello)
    return False


def check_told(told: Data, found: list[Frame]) -> None:
    assert told["type"] in ("refused", "done", "odds", "news", "probe"), told
    if told["type"] == "refused":
        assert told["key"] not in OUR_FAULTS, (told["key"], found)


def send_before_hello(scene: Scene, chance: random.Random) -> None:
    for _ in range(20):
        with scene.table.bare_socket() as line:
            wanted = [
                frame for frame in (hostile(chance) for _ in range(20)) if not is_hello(frame)
            ]
            for frame in wanted:
                line.send(frame)
            for _ in wanted:
                told = json.loads(line.recv(timeout=PATIENCE))
                assert told["key"] in ("server-hello-first", "server-bad-message"), told


# Bodies


def post_bodies(everybody: list[Sender], chance: random.Random) -> None:
    house = everybody[0].scene.table.house
    line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=PATIENCE)
    for number in range(BODIES):
        sender = everybody[number % len(everybody)]
        frame = a_frame(sender, chance)
        right = sender.would_change(frame) and not is_wrong(sender, frame)
        path = sender.scene.table.path + chance.choice(("/commands", "/commands", "/seats"))
        path = chance.choice((path, path, path, "/api/tables"))
        post(line, path, frame, None if right else sender.key)
    line.close()


def post(line: http.client.HTTPConnection, path: str, frame: Frame, key: str | None) -> None:
    content = frame if isinstance(frame, bytes) else frame.encode()
    line.request("POST", path, content, bearer(key))
    answer = line.getresponse()
    told = answer.read()
    assert answer.status < 500, (path, content, told)
    assert b"Traceback" not in told, (path, content, told)
    if answer.status >= 400:
        assert json.loads(told)["key"], (path, content)
    else:
        assert json.loads(told)["type"] in ("done", "odds"), (path, content)


# Requests


def send_requests(house: House, table: str, chance: random.Random) -> None:
    found = [hostile_request(chance, house.host, table) for _ in range(REQUESTS)]
    with ThreadPoolExecutor(8) as many:
        for request, told in zip(
            found, many.map(lambda request: answer_to(house.port, request, 0.2), found), strict=True
        ):
            check_answer(request, told)
    for number in range(HALF):
        break_off(house.port, HALVES[number % len(HALVES)])


def check_answer(request: bytes, told: bytes) -> None:
    """No fault, no trace, and no file that is not the client's."""
    statuses = re.findall(rb"^HTTP/1\.[01] (\d+)", told)
    assert all(int(status) < 500 for status in statuses), (request, told)
    for secret in (b"Traceback", b'File "', b"root:", b"import ", b"CREATE TABLE", b"PATH="):
        assert secret not in told, (request, told)


# What ends a connection


def break_sockets(everybody: list[Sender], chance: random.Random) -> None:
    for number in range(BREAKERS):
        sender = everybody[number % len(everybody)]
        with opened(sender) as line:
            with suppress(ConnectionClosed, ConnectionError):
                BREAKS[number % len(BREAKS)](line, chance)
            with suppress(OSError):  # no farewell
                line.socket.shutdown(socket.SHUT_RDWR)


def not_text(line: ClientConnection, chance: random.Random) -> None:
    line.send(b"\xff\xfe" + chance.randbytes(20), text=True)
    drain(line)


def too_long(line: ClientConnection, chance: random.Random) -> None:
    line.send("x" * 70_000)
    drain(line)


def raw_noise(line: ClientConnection, chance: random.Random) -> None:
    line.socket.sendall(chance.randbytes(chance.randrange(1, 300)))


def unmasked(line: ClientConnection, chance: random.Random) -> None:
    line.socket.sendall(b"\x81\x02{}")
    drain(line)


def huge_promise(line: ClientConnection, chance: random.Random) -> None:
    line.socket.sendall(b"\x81\xff" + struct.pack("!Q", 2**62) + b"\x00" * 4)
    drain(line)


def half_a_frame(line: ClientConnection, chance: random.Random) -> None:
    line.socket.sendall(b"\x01\x85\x00\x00\x00\x00he")


def strange_frames(line: ClientConnection, chance: random.Random) -> None:
    """Reserved bits and codes, a long ping, a close with a code that there is not."""
    choice = (b"\xf1\x80", b"\x83\x80", b"\x8f\x80", b"\x89\xfe\x01\x00", b"\x88\x82", b"\x80\x80")
    line.socket.sendall(chance.choice(choice) + b"\x00" * 4 + chance.randbytes(256))
    drain(line)


def reset(line: ClientConnection, chance: random.Random) -> None:
    """Gone in the middle of many messages, without a word."""
    for number in range(10):
        line.send(json.dumps({"type": "ping", "id": f"p{number}"}))
    line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def fragments(line: ClientConnection, chance: random.Random) -> None:
    line.send('{"type":"ping",' + letter for letter in "abc")
    drain(line)


def endless(line: ClientConnection, chance: random.Random) -> None:
    """Fragments without end: together they may not be longer than a frame."""
    line.send("x" * 1000 for _ in range(100))
    drain(line)


def drain(line: ClientConnection) -> None:
    """Read for as long as anything comes: the server has to end it or to refuse."""
    while json.loads(line.recv(timeout=PATIENCE))["type"] != "refused":
        pass


BREAKS: Final = (
    *(not_text, too_long, raw_noise, unmasked, huge_promise, half_a_frame, strange_frames),
    *(reset, fragments, endless),
)
