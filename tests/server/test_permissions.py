"""The authorisation matrix, cell by cell, over HTTP and over sockets, on a real server."""

import json
from collections.abc import Iterator
from typing import Any

import httpx2 as httpx
import msgspec
import pytest

from pioche.server.app import create_app
from pioche.server.http.routes import ROUTES
from pioche.server.http.socket_session import READER
from pioche.server.http.table_routes import GET, LINK, POST, SOCKET, Route
from pioche.server.messages.requests import AnyCommand, Command
from pioche.server.messages.table import Done, News, Odds, Problem, Refused, Rematched
from pioche.server.rooms import commands, lobby
from pioche.server.store.interface import Store
from pioche.table.record import record_text
from tests.review.games import finished
from tests.server.live_server import FAST, Data, LiveServer, receive, send
from tests.server.memory_store import MemoryStore
from tests.server.permissions import (
    ANSWERS,
    BODIES,
    MESSAGE_ROWS,
    OK,
    ON_A_SOCKET,
    PEOPLE,
    ROUTE_ROWS,
    body_of,
    cell,
    messages_of,
    unruled,
)
from tests.server.phase_tables import (
    PHASES,
    PLAYING,
    STILL,
    PhaseTable,
    copied,
    kept_of,
    news_of,
    phase_table,
)

MESSAGES = messages_of(READER.type)
COMMANDS = sorted(messages_of(AnyCommand))
CELLS = [(phase, who) for phase in PHASES for who in PEOPLE]
BODY_OF_ROUTE: dict[str, Data] = {
    "create": {"game": "diamant", "seats": ["open", "bold", "bold"]},
    "level": {"games": [{"bots": ["bold"], "ranks": [1], "rank": 2}]},
    "import": {"record": record_text(finished("diamant"))},
    "sit": {"nickname": "Ana"},
    "command": {"type": "ping", "id": "ping"},
}


class PhaseTables:
    """One table for each phase and kind, made when first wanted."""

    def __init__(self, server: LiveServer) -> None:
        self.server = server
        self.made: dict[tuple[str, bool], PhaseTable] = {}

    def at(self, phase: str, who: str) -> PhaseTable:
        watch = PEOPLE[who][0]
        if (phase, watch) not in self.made:
            self.made[phase, watch] = phase_table(self.server, phase, watch)
        return self.made[phase, watch]

    def words(self, phase: str, who: str) -> dict[str, str]:
        """The answers of one identity to each command.

        To try anything as a player who left needs a copy of the table: on the other store only
        what is carried out is tried.
        """
        words = {name: cell(MESSAGE_ROWS[name], phase, who) for name in COMMANDS}
        few = who == "left" and self.server.store.shared
        return {name: word for name, word in words.items() if word == OK or not few}


@pytest.fixture(scope="module")
def phase_tables(each_store: Store) -> Iterator[PhaseTables]:
    server = LiveServer(each_store, STILL).start()
    yield PhaseTables(server)
    server.stop()


def key_of(phase_table: PhaseTable, who: str) -> str | None:
    owner = PEOPLE[who][1]
    return None if owner is None else phase_table.keys[owner]


def seat_of(phase_table: PhaseTable, who: str) -> int | None:
    return phase_table.seats.get(PEOPLE[who][1] or "")


# Nothing without a row


def test_every_route_and_every_message_has_a_row() -> None:
    assert unruled(ROUTES, MESSAGES) == []
    assert set(ROUTE_ROWS) == {route.name for route in ROUTES}
    assert set(MESSAGE_ROWS) == MESSAGES
    assert set(COMMANDS) | {"hello"} == MESSAGES


def test_no_route_goes_round_the_table() -> None:
    served = {getattr(route, "path", "") for route in create_app(FAST, MemoryStore()).routes}
    assert served == {route.path for route in ROUTES} | {SOCKET}


def test_a_new_route_or_message_without_a_row_is_found() -> None:
    class Cheat(Command, tag="cheat", frozen=True):
        pass

    backdoor = Route("backdoor", GET, "/api/backdoor", ROUTES[0].handler, LINK, "", dict[str, Any])
    assert unruled((*ROUTES, backdoor), messages_of(READER.type | Cheat)) == ["backdoor", "cheat"]


# Over HTTP


@pytest.mark.parametrize(("phase", "who"), CELLS)
def test_every_route(phase_tables: PhaseTables, phase: str, who: str) -> None:
    for route in routes_on(phase_tables.server.store):
        word = cell(ROUTE_ROWS[route.name], phase, who)
        check_route(phase_tables.at(phase, who), route, who, word)


def routes_on(store: Store) -> list[Route]:
    """All of them once; on the other store those that concern what is stored."""
    return [route for route in ROUTES if not store.shared or route.path.startswith("/api/tables")]


def check_route(phase_table: PhaseTable, route: Route, who: str, word: str) -> None:
    changing = route.method == POST and word == OK
    place = copied(phase_table) if changing else phase_table
    answer = asked(place, route, who)
    about = f"{route.name}, {who}, {phase_table.phase}: {answer.text[:200]}"
    if word != OK:
        assert refusal(answer) == ANSWERS[word], about
        return
    assert answer.status_code == route.status, about
    if not isinstance(route.response, str):
        received = msgspec.json.decode(answer.content, type=route.response, strict=True)
        if isinstance(received, News):
            check_own_news(phase_table, who, received)


def asked(phase_table: PhaseTable, route: Route, who: str) -> httpx.Response:
    path = route.path.replace(":path", "").format(
        table=phase_table.table.id,
        step=0,
        language="fr",
        part="page",
        game="diamant",
        path="index.html",
    )
    key = key_of(phase_table, who)
    return phase_table.table.server.ask(route.method, path, BODY_OF_ROUTE.get(route.name), key)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    if answer.status_code < 400:
        return answer.status_code, ""
    received = msgspec.json.decode(answer.content, type=dict[str, Any])
    refused = (
        msgspec.convert(received, Refused)
        if "type" in received
        else msgspec.convert(received, Problem)
    )
    return answer.status_code, refused.key


def check_own_news(phase_table: PhaseTable, who: str, news: News) -> None:
    """Those of one's own seat, and moves only for asked seats."""
    assert news.seat == seat_of(phase_table, who)
    assert bool(news.legal) == (who == "self" and phase_table.phase == PLAYING)
    dealt = phase_table.phase in PHASES[2:]
    assert (news.view is not None) == (dealt and who != "hidden host")
    if news.view is not None:
        assert news.view["seat"] == news.seat


@pytest.mark.parametrize(("phase", "who"), CELLS)
def test_every_command_over_http(phase_tables: PhaseTables, phase: str, who: str) -> None:
    phase_table = phase_tables.at(phase, who)
    before = kept_of(phase_table), news_of(phase_table)
    for name, word in phase_tables.words(phase, who).items():
        check_command(phase_table, name, who, word)
    assert (kept_of(phase_table), news_of(phase_table)) == before


def check_command(phase_table: PhaseTable, name: str, who: str, word: str) -> None:
    """Commands that may change something run on a copy: trying them may take the seat back."""
    place = copied(phase_table) if word == OK or who == "left" else phase_table
    body = {"id": "new", **body_of(name, phase_table)}
    answer = place.table.command(name, key_of(phase_table, who), **body)
    about = f"{name}, {who}, {phase_table.phase}: {answer.text[:200]}"
    if word == OK:
        assert answer.status_code == 200, about
        check_done(answer.json(), about)
    else:
        assert refusal(answer) == ANSWERS[word], about


def check_done(received: Data, about: str) -> None:
    """Carried out, and just now."""
    kind = msgspec.convert(received, Done | Odds | Rematched)
    assert not (isinstance(kind, Done) and kind.again), about


# Over a socket


@pytest.mark.parametrize(("phase", "who"), CELLS)
def test_every_message_over_a_socket(phase_tables: PhaseTables, phase: str, who: str) -> None:
    phase_table = phase_tables.at(phase, who)
    before = kept_of(phase_table), news_of(phase_table)
    words = phase_tables.words(phase, who)
    words |= {name: word for (name, *at), word in ON_A_SOCKET.items() if at == [phase, who]}
    spoiling = [name for name, word in words.items() if word == OK or who == "left"]
    for name in spoiling:
        check_messages(copied(phase_table), who, {name: words[name]})
    if set(spoiling) < set(words):
        check_messages(phase_table, who, {name: words[name] for name in set(words) - set(spoiling)})
    assert (kept_of(phase_table), news_of(phase_table)) == before


def check_messages(phase_table: PhaseTable, who: str, words: dict[str, str]) -> None:
    """Those of one socket: what is refused changes nothing for those that come after it."""
    greeting = cell(MESSAGE_ROWS["hello"], phase_table.phase, who)
    with phase_table.table.socket(key_of(phase_table, who)) as line:
        check_hello(phase_table, who, greeting, json.loads(line.recv(timeout=180)))
        for name, word in words.items():
            send(line, {"type": name, "id": name, **body_of(name, phase_table)})
            about = f"{name}, {who}, {phase_table.phase}"
            if word == OK and greeting == OK:
                check_done(answer_to(name, line), about)
            else:
                key = ANSWERS[word][1] if greeting == OK else "server-hello-first"
                assert receive(line, "refused", id=name)["key"] == key, about


def answer_to(name: str, line: Any) -> Data:  # noqa: ANN401
    while True:
        received: Data = json.loads(line.recv(timeout=180))
        if received.get("id") == name:
            return received


def check_hello(phase_table: PhaseTable, who: str, word: str, received: Data) -> None:
    if word == OK:
        check_own_news(phase_table, who, msgspec.convert(received, News))
    else:
        assert (received["type"], received["key"]) == ("refused", ANSWERS[word][1])


# The matrix finds what it is for


@pytest.mark.parametrize("name", ["open-seat", "seat-bot"])
def test_a_command_open_to_the_wrong_people_is_found(
    phase_tables: PhaseTables, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = next(kind for kind in AnyCommand.__args__ if kind.__struct_config__.tag == name)
    rule = commands.COMMANDS[kind]
    wide = commands.CommandSpec((commands.HOST, commands.SEAT), rule.carry_out)
    monkeypatch.setitem(commands.COMMANDS, kind, wide)
    place = copied(phase_tables.at(PHASES[0], "opponent"))
    with pytest.raises(AssertionError, match=f"{name}, opponent"):
        check_command(place, name, "opponent", cell(MESSAGE_ROWS[name], PHASES[0], "opponent"))


def test_a_start_by_anybody_who_sits_is_found(
    phase_tables: PhaseTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "check_full", lambda room: None)
    place = copied(phase_tables.at(PHASES[0], "opponent"))
    with pytest.raises(AssertionError, match="start, opponent"):
        check_command(place, "start", "opponent", "host-starts")


def test_bodies_are_those_of_commands() -> None:
    assert set(BODIES) < set(COMMANDS)
