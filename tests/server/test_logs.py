"""A whole game with every log at its most talkative: no key, no seed, no card in any line."""

import json
import logging
import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.connection import Connection

import pioche
from pioche.server import logs, serve
from pioche.server.logs import (
    ErrorStream,
    Repeats,
    configure_logging,
    level_number,
    log_event,
    report,
)
from pioche.server.rooms.connection import GOING_AWAY
from pioche.server.store.interface import StoreError
from pioche.server.store.sqlite import SqliteStore
from tests.server.live_server import (
    FAST,
    PATIENCE,
    LiveServer,
    SeatClient,
    TableClient,
    promise,
    receive,
    send,
)
from tests.server.memory_store import MemoryStore

# Our own side of the connection may write what it likes.
CLIENTS = ("httpx", "httpcore", "websockets.client")


class Lines(logging.Handler):
    """Keeps every line of the server, whatever its level."""

    def __init__(self) -> None:
        super().__init__(logging.NOTSET)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(CLIENTS):
            self.lines.append(self.format(record))


@contextmanager
def everything_logged() -> Iterator[list[str]]:
    """All loggers that there are, at DEBUG."""
    handler = Lines()
    names = ["", *logging.Logger.manager.loggerDict, "uvicorn.error", "uvicorn.access"]
    before = {name: logging.getLogger(name).level for name in names}
    for name in names:
        logging.getLogger(name).setLevel(logging.DEBUG)
    listeners = [logging.getLogger(name) for name in ("", "uvicorn", "uvicorn.access")]
    for logger in listeners:
        logger.addHandler(handler)
    yield handler.lines
    for logger in listeners:
        logger.removeHandler(handler)
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    store = SqliteStore(tmp_path_factory.mktemp("logs") / "tables.sqlite")
    server = LiveServer(store, FAST).start()
    yield server
    server.stop()
    store._close()


def play(server: LiveServer, seed: bytes, game: str = "letsdig") -> tuple[TableClient, SeatClient]:
    """A whole game over socket and HTTP, with a seed, a refusal, chat, odds and nonsense."""
    table = server.table(game, ("open", "balanced", "bold"))
    guest = table.sit(promise=promise(seed))
    with table.socket(guest.key) as line:
        receive(line, "news")
        table.start()
        send(line, {"type": "reveal", "id": "reveal", "seed": seed.hex()})
        receive(line, "done", id="reveal")
        line.send("nonsense " + guest.key)
        send(line, {"type": "move", "id": "wrong", "question": 0, "move": "dance"})
        send(line, {"type": "odds", "id": "odds"})
        receive(line, "odds")
        guest.command("say", text="Salut")
        server.get(f"{table.path}/news", "no such key")
        play_over(line, guest)
    guest.play()
    return table, guest


def play_over(line: Connection, guest: SeatClient) -> None:
    """Some moves over the socket, with the news that they bring."""
    for number in range(5):
        news = guest.asked()
        move = {"question": news["question"], "move": news["legal"][0]}
        send(line, {"type": "move", "id": f"move-{number}", **move})
        receive(line, "done", id=f"move-{number}")


def secrets_of(table: TableClient, guest: SeatClient, seed: bytes) -> list[str]:
    """What nobody may find in a log: keys, the invitation, seeds, and all that was ever dealt."""
    text = table.server.get(f"{table.path}/record").text
    header, *lines = (json.loads(line) for line in text.splitlines())
    house_seed = header["seeds"]["server"]
    faces = pioche.game(table.info()["game"]).faces
    moves = {line["move"] for line in lines if " " in line.get("move", "")}
    keys = [guest.key, table.host_key, table.id, "no such key"]
    return [*keys, seed.hex(), house_seed, *faces, *moves]


def found(lines: list[str], hidden: list[str]) -> list[str]:
    """Those that stand in a line as a word of their own."""
    text = "\n".join(lines)
    return [word for word in hidden if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)]


def test_no_key_no_seed_and_no_card_in_any_line(server: LiveServer) -> None:
    seed = secrets.token_bytes(32)
    with everything_logged() as lines:
        logging.getLogger("pioche.server").debug("a debug line")
        table, guest = play(server, seed)
        server.restart()
        guest.news()
    assert "a debug line" in lines
    hidden = secrets_of(table, guest, seed)
    assert len(hidden) > 20
    assert found(lines, hidden) == []
    assert not any("Traceback" in line for line in lines)


def test_a_talkative_library_would_be_found(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without our filter the frames are written down, and the check sees it."""
    monkeypatch.setattr(serve, "install_log_filter", lambda: None)
    for name in logs.LIBRARY_LOGGERS:
        logging.getLogger(name).removeFilter(logs.REDACTING_FILTER)
    server.restart()
    seed = secrets.token_bytes(32)
    with everything_logged() as lines:
        table, guest = play(server, seed, "diamant")
    logs.install_log_filter()
    # Frames that come whole are read without the library; the path of a socket it always tells.
    assert table.id in found(lines, secrets_of(table, guest, seed))


def test_what_went_wrong_is_told_by_kind_and_place(caplog: pytest.LogCaptureFixture) -> None:
    logs.install_log_filter()
    logger = logging.getLogger("uvicorn.error")
    monitor = Lines()
    logger.addHandler(monitor)
    try:
        raise ValueError("the emerald lies below")
    except ValueError:
        logger.exception("Exception in ASGI application")
    logger.removeHandler(monitor)
    (line,) = monitor.lines
    assert line.startswith("Exception in ASGI application (ValueError at test_what_went")
    assert "emerald" not in line


# Lines


@pytest.fixture
def lines_of(capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[[str, str], list[str]]]:
    """What is written of a few events, in that form and from that level on."""

    def written(style: str, level: str) -> list[str]:
        configure_logging(style, level)
        log_event(logging.INFO, "started", port=80)
        for _ in range(3):
            report("storing", StoreError("the disk is full\nDETAIL: the emerald"))
        report("a room", ValueError("the emerald"))
        logging.getLogger("asyncio").error("Task failed\nfuture: <Task emerald>", exc_info=FAULT)
        logging.getLogger("websockets").warning("bad frame %s", "the emerald")
        logging.getLogger("uvicorn.error").error("Cancel %s running task(s)", 3)
        return capsys.readouterr().err.splitlines()

    yield written
    root = logging.getLogger()
    root.handlers[:] = [had for had in root.handlers if not isinstance(had, ErrorStream)]
    logs.LOG.setLevel(logging.NOTSET)


FAULT = (KeyError, KeyError("the emerald"), None)


def test_lines_have_time_level_event_and_cause_and_no_secret(
    lines_of: Callable[[str, str], list[str]],
) -> None:
    lines = [json.loads(line) for line in lines_of("json", "info")]
    assert [line.pop("time")[-1] for line in lines] == ["Z"] * 6
    cause = "StoreError (the disk is full)"
    assert lines == [
        {"level": "info", "event": "started", "cause": "", "port": 80},
        {"level": "error", "event": "fault in storing", "cause": cause},
        {"level": "error", "event": "fault in a room", "cause": "ValueError"},
        {"level": "error", "event": "Task failed", "cause": "KeyError"},
        {"level": "warning", "event": "bad frame %s", "cause": ""},
        {"level": "error", "event": "Cancel 3 running task(s)", "cause": ""},
    ]
    text = lines_of("text", "auto")
    assert [line.split()[1] for line in text] == [
        *("INFO", "ERROR", "ERROR", "ERROR", "WARNING", "ERROR")
    ]
    assert text[1].endswith("ERROR   fault in storing: StoreError (the disk is full)")
    assert not any("emerald" in line for line in text)
    assert len(lines_of("text", "error")) == 4


def test_what_happens_again_and_again_is_told_once_in_a_while() -> None:
    now = 0.0
    repeats = Repeats(lambda: now)
    record = logging.makeLogRecord({"event": "lost", "cause": "", "fields": {}})
    passed = []
    for second in range(25):
        now = float(second)
        if repeats.filter(record):
            passed.append((second, getattr(record, "repeated", None)))
    assert passed == [(0, None), (10, {"repeated": 9}), (20, {"repeated": 9})]


def test_on_a_terminal_only_what_goes_wrong_is_told() -> None:
    assert level_number("auto", on_terminal=True) == logging.WARNING
    assert level_number("auto", on_terminal=False) == logging.INFO
    assert level_number("debug", on_terminal=True) == logging.DEBUG


class ClaimedStore(MemoryStore):
    """Another server claims a table in the middle of the handshake of a socket."""

    def __init__(self) -> None:
        super().__init__()
        self.shared = True
        self.asked: int | None = None

    async def owns(self, table: str, epoch: int) -> bool:
        if self.asked is not None:
            self.asked += 1
            return self.asked != 2  # after the socket was accepted
        return await super().owns(table, epoch)


def test_a_table_that_moves_to_another_server_is_no_fault(
    capsys: pytest.CaptureFixture[str],
) -> None:
    configure_logging("text", "info")
    store = ClaimedStore()
    server = LiveServer(store).start()
    try:
        table = server.table()
        table.sit()
        store.asked = 0
        with table.bare_socket() as line:
            with pytest.raises(ConnectionClosed):
                line.recv(timeout=PATIENCE)
            assert line.close_code == GOING_AWAY
    finally:
        server.stop()
    said = capsys.readouterr().err
    assert "INFO    a table moved to another server" in said
    assert "ERROR" not in said


def test_a_fault_within_the_framework_keeps_its_cause(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging("text", "info")
    logs.install_log_filter()
    library = logging.getLogger("uvicorn.error")
    try:
        raise RuntimeError("with a seed in it")
    except RuntimeError:
        library.exception("Exception in ASGI application\n")
    library.error(OSError(98, "with a path in it"))
    first, second = capsys.readouterr().err.splitlines()
    assert first.partition("ERROR")[2].startswith(
        "   Exception in ASGI application (RuntimeError at"
    )
    assert second.endswith("fault (OSError 98)")
