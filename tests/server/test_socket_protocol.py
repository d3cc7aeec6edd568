"""Sockets that were taken over: what comes and what is sent, and that nothing of them stays."""

import asyncio
import gc
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync import connection

from pioche.server import event_loop
from pioche.server.event_loop import IDLE_SECONDS, LATEST_SECONDS, FullCollections
from pioche.server.http.socket_session import SocketSession
from pioche.server.http.uvicorn_protocols import SocketProtocol, frame, short_message
from pioche.server.messages.table import Done
from pioche.server.rooms.connection import Connection
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.news import latest_news
from tests.server.live_server import PATIENCE, LiveServer, receive, send, wait_until
from tests.server.room_harness import RoomHarness
from tests.server.test_clocks import begun


class Wire:
    """A line that keeps what is written, and has room only when the test says so."""

    def __init__(self) -> None:
        self.is_writable = True
        self.written: list[bytes] = []
        self.writes = 0
        self.ended: int | None = None

    def write(self, *contents: bytes) -> None:
        self.written.extend(contents)
        self.writes += 1

    def end(self, code: int) -> None:
        self.ended = code


def masked(content: bytes, first: int = 0x81, mask: bytes = b"\1\2\3\4") -> bytes:
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(content))
    return bytes((first, 0x80 | len(content))) + mask + body


def test_a_short_message_is_read_at_once_and_anything_else_with_care() -> None:
    assert short_message(masked(b'{"type":"ping"}')) == b'{"type":"ping"}'
    assert short_message(masked(b"")) == b""
    whole = masked(b"abc")
    for other in (
        whole[:-1], whole + whole, masked(b"abc", 0x01), masked(b"abc", 0x89), masked(b"a", 0x82),
        masked("é".encode()), masked(b"\xff"), b"\x81\x03abc", b"\x81", b"",
    ):  # fmt: skip
        assert short_message(other) is None
    for size in (0, 125, 126, 0xFFFF, 0x10000):
        head, content = frame(b"x" * size)
        assert content == b"x" * size
        assert len(head) == (2 if size < 126 else 4 if size <= 0xFFFF else 10)


# On a real server


def test_messages_in_pieces_together_and_with_pings_between_are_answered_in_order(
    server: LiveServer,
) -> None:
    table = server.table("diamant", ("open", "open", "open"))
    with table.socket(table.host_key) as line:
        receive(line, "news")
        line.send(['{"type":"ping",', '"id":"pieces"}'])
        for number in range(20):
            send(line, {"type": "ping", "id": f"ping-{number}"})
        pong = line.ping()  # this client hears it once it has read most of the answers
        line.send(b'{"type":"ping","id":"bytes"}')
        send(line, {"type": "say", "id": "said", "text": "é" * 300})
        names = ["pieces", *(f"ping-{number}" for number in range(20)), "bytes", "said"]
        assert [receive(line, "done")["id"] for _ in names] == names
        assert pong.wait(PATIENCE)
        line.send("é no message")
        assert receive(line, "refused")["id"] is None


def test_what_is_no_text_closes_the_socket(server: LiveServer) -> None:
    table = server.table("diamant", ("open", "open", "open"))
    with table.socket(table.host_key) as line:
        receive(line, "news")
        line.socket.sendall(masked(b"\xff\xfe"))
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007


def test_a_socket_that_goes_away_is_away(server: LiveServer) -> None:
    table = server.table("diamant", ("open", "open", "open"))
    seat = table.sit()
    with table.socket(seat.key) as line:
        receive(line, "news")
        assert table.info()["seats"][0]["present"]
        abort(line)
    wait_until(lambda: not rooms_of(server)[table.id].people.connections)


def abort(line: connection.Connection) -> None:
    """Without a word; a thread that reads from it would keep a closed socket open."""
    line.socket.shutdown(socket.SHUT_RDWR)


def rooms_of(server: LiveServer) -> dict[str, LiveRoom]:
    app = server.server.config.loaded_app
    while not hasattr(app, "state"):
        app = app.app
    found: dict[str, LiveRoom] = app.state.server.rooms.open
    return found


@contextmanager
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def living(kind: type) -> int:
    return sum(issubclass(type(one), kind) for one in gc.get_objects())


def visit(server: LiveServer) -> str:
    """A socket that comes and goes; the id of its table."""
    table = server.table("diamant", ("open", "open", "open"))
    with table.socket(table.sit().key) as line:
        receive(line, "news")
        assert living(SocketSession) == living(SocketProtocol) == 1
    wait_until(lambda: not rooms_of(server)[table.id].people.connections)
    return table.id


def test_sockets_and_rooms_that_are_gone_are_freed_without_the_collector(
    server: LiveServer,
) -> None:
    with no_collector():
        rooms = living(LiveRoom)
        table = visit(server)
        wait_until(lambda: living(SocketSession) == living(SocketProtocol) == 0)
        rooms_of(server)[table].drop()
        wait_until(lambda: living(LiveRoom) == rooms)


def test_a_circle_would_be_found(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: a session that holds on to itself is still there."""
    real = SocketSession.exit

    def keep(self: SocketSession) -> None:
        real(self)
        self.connection.fetch = self.fetch

    monkeypatch.setattr(SocketSession, "exit", keep)
    with no_collector():
        visit(server)
        wait_until(lambda: living(SocketProtocol) == 1)
        time.sleep(0.1)
        assert living(SocketSession) == 1


def test_only_who_asks_has_the_table_described(server: LiveServer) -> None:
    table = server.table("diamant", ("open", "careful", "careful"))
    guest = table.sit()
    table.start()
    with (
        table.socket(guest.key, describe=True) as one,
        table.socket(guest.key, describe=False) as two,
    ):
        first, second = receive(one, "news"), receive(two, "news")
        assert first["description"] == guest.news()["description"] != []
        assert second == {**first, "description": []}
        guest.command("move", question=first["question"], move="go")
        assert receive(one, "news")["description"]
        assert receive(two, "news")["description"] == []


# Without a network


@pytest.mark.asyncio
async def test_an_answer_goes_out_together_with_the_news() -> None:
    harness = await begun("open", "open", "open", people=3)
    live, wire = await harness.live(), Wire()
    here = Connection(9, line=wire)
    live.people.connections.add(here)
    here.greet(0, 0, 0)
    here.fetched(here.latest(latest_news(live, here), []))
    here.cork()
    await harness.move(0, "go")
    here.answer(Done("answer"))
    assert (wire.writes, len(wire.written)) == (1, 1)
    here.uncork()
    assert (wire.writes, len(wire.written)) == (2, 3)
    here.uncork()
    assert wire.writes == 2
    await harness.close()


@pytest.mark.asyncio
async def test_what_the_line_has_no_room_for_waits_in_order() -> None:
    harness = await begun("open", "open", "open", people=3)
    live, wire = await harness.live(), Wire()
    fetches: list[int] = []
    here = Connection(9, line=wire, fetch=lambda: fetches.append(len(wire.written)))
    live.people.connections.add(here)
    here.greet(0, 0, 0)
    await harness.move(1, "go")
    assert (wire.written, fetches) == ([], [0])  # until they are fetched, nothing else is sent
    here.fetched(here.latest(latest_news(live, here), []))
    assert len(wire.written) == 1
    wire.is_writable = False
    await harness.move(0, "go")
    assert (len(wire.written), len(here.outbox)) == (1, 1)
    before, wire.is_writable = here.sent, True
    here.flush()
    assert (len(wire.written), len(here.outbox)) == (2, 0)
    assert here.sent >= before
    here.close(1012)
    assert wire.ended == 1012
    await harness.close()


@pytest.mark.asyncio
async def test_a_move_after_which_people_are_asked_does_not_wake_the_scheduler() -> None:
    harness = await begun("open", "open", "open", people=3)
    live = await harness.live()
    await settled(live)
    await harness.move(0, "go")
    assert not live.wakeup.is_set()
    await harness.gone(1)
    await harness.move(2, "go")
    assert live.wakeup.is_set()  # an asked player is absent: the grace begins
    await harness.close()


@pytest.mark.asyncio
async def test_where_bots_or_clocks_are_asked_it_is_woken() -> None:
    slow_bots = await RoomHarness(bot_delay=9).create("open", "bold", "bold")
    await slow_bots.sit()
    await slow_bots.do("host", "start")
    for harness in (slow_bots, await begun(*["open"] * 3, people=3, turn_seconds=10)):
        live = await harness.live()
        live.wakes_at = live.clock()
        assert not live.is_quiet(live.clock())
        await harness.close()


async def settled(live: LiveRoom) -> None:
    """Let the room's scheduler go to sleep."""
    for _ in range(20):
        await asyncio.sleep(0)
    assert live.wakes_at is not None


# The collector


def test_all_is_collected_when_nobody_plays_or_after_long() -> None:
    full = FullCollections(0, 0)
    assert not full.due(IDLE_SECONDS - 1, 0)
    assert full.due(IDLE_SECONDS, 0)  # idle all the time
    assert not full.due(IDLE_SECONDS + 5, 0)
    busy = FullCollections(0, 0)
    assert not any(busy.due(now, now / 2) for now in range(5, int(LATEST_SECONDS), 5))
    assert busy.due(LATEST_SECONDS, LATEST_SECONDS / 2)


def test_the_server_has_young_objects_collected_and_all_of_them_never(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = gc.get_threshold()
    monkeypatch.setattr(gc, "freeze", lambda: None)
    try:
        event_loop.spare_collector()
        assert gc.get_threshold() == (event_loop.YOUNG, event_loop.KEPT, event_loop.NEVER)
    finally:
        gc.set_threshold(*before)
