"""A whole game with every log at its most talkative: no key, no seed, no card in any line."""

import json
import logging
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.sync.client import ClientConnection

import pioche
from pioche.server import safe_logging, serve
from pioche.server.store.sqlite import SqliteStore
from tests.server.live_server import (
    FAST,
    LiveServer,
    SeatClient,
    TableClient,
    promise,
    receive,
    send,
)

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


def play_over(line: ClientConnection, guest: SeatClient) -> None:
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
        logging.getLogger("pioche.server").debug("somebody listens")
        table, guest = play(server, seed)
        server.restart()
        guest.news()
    assert "somebody listens" in lines
    hidden = secrets_of(table, guest, seed)
    assert len(hidden) > 20
    assert found(lines, hidden) == []
    assert not any("Traceback" in line for line in lines)


def test_a_talkative_library_would_be_found(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without our filter the frames are written down, and the check sees it."""
    monkeypatch.setattr(serve, "install_log_filter", lambda: None)
    for name in safe_logging.LIBRARY_LOGGERS:
        logging.getLogger(name).removeFilter(safe_logging.REDACTING_FILTER)
    server.restart()
    seed = secrets.token_bytes(32)
    with everything_logged() as lines:
        table, guest = play(server, seed, "diamant")
    safe_logging.install_log_filter()
    assert {guest.key, table.id} <= set(found(lines, secrets_of(table, guest, seed)))


def test_what_went_wrong_is_told_by_kind_and_place(caplog: pytest.LogCaptureFixture) -> None:
    safe_logging.install_log_filter()
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
