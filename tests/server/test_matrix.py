"""The authorisation matrix, cell by cell, over HTTP and over sockets, on a real server."""

import json
from collections.abc import Iterator
from typing import Any

import httpx2 as httpx
import msgspec
import pytest

from pioche.server.app import create_app
from pioche.server.http.routes import GET, LINK, POST, ROUTES, SOCKET, Route
from pioche.server.http.socket_session import READER
from pioche.server.messages import (
    AnyCommand,
    Command,
    Done,
    News,
    Odds,
    Refused,
    Rematched,
    Trouble,
)
from pioche.server.rooms import commands, lobby
from pioche.server.store.sqlite import SqliteStore
from tests.server.house import QUICK, Data, House, heard, send
from tests.server.matrix import (
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
from tests.server.memory_store import MemoryStore
from tests.server.scenes import (
    PHASES,
    PLAYING,
    STILL,
    Scene,
    copied,
    kept_of,
    scene,
    told_of,
)

MESSAGES = messages_of(READER.type)
COMMANDS = sorted(messages_of(AnyCommand))
CELLS = [(phase, who) for phase in PHASES for who in PEOPLE]
BODY_OF_ROUTE: dict[str, Data] = {
    "create": {"game": "diamant", "seats": ["open", "bold", "bold"]},
    "sit": {"nickname": "Ana"},
    "command": {"type": "ping", "id": "ping"},
}


class Scenes:
    """One table for each phase and kind, made when first wanted."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.made: dict[tuple[str, bool], Scene] = {}

    def at(self, phase: str, who: str) -> Scene:
        watch = PEOPLE[who][0]
        if (phase, watch) not in self.made:
            self.made[phase, watch] = scene(self.house, phase, watch)
        return self.made[phase, watch]


@pytest.fixture(scope="module")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scenes]:
    store = SqliteStore(tmp_path_factory.mktemp("matrix") / "tables.sqlite")
    house = House(store, STILL).start()
    yield Scenes(house)
    house.stop()
    store._close()


def key_of(scene: Scene, who: str) -> str | None:
    owner = PEOPLE[who][1]
    return None if owner is None else scene.keys[owner]


def seat_of(scene: Scene, who: str) -> int | None:
    return scene.seats.get(PEOPLE[who][1] or "")


# Nothing without a row


def test_every_route_and_every_message_has_a_row() -> None:
    assert unruled(ROUTES, MESSAGES) == []
    assert set(ROUTE_ROWS) == {route.name for route in ROUTES}
    assert set(MESSAGE_ROWS) == MESSAGES
    assert set(COMMANDS) | {"hello"} == MESSAGES


def test_no_route_goes_round_the_table() -> None:
    served = {getattr(route, "path", "") for route in create_app(QUICK, MemoryStore()).routes}
    assert served == {route.path for route in ROUTES} | {SOCKET}


def test_a_new_route_or_message_without_a_row_is_found() -> None:
    class Cheat(Command, tag="cheat", frozen=True):
        pass

    backdoor = Route("backdoor", GET, "/api/backdoor", ROUTES[0].answer, LINK, "", dict[str, Any])
    assert unruled((*ROUTES, backdoor), messages_of(READER.type | Cheat)) == ["backdoor", "cheat"]


# Over HTTP


@pytest.mark.parametrize(("phase", "who"), CELLS)
def test_every_route(scenes: Scenes, phase: str, who: str) -> None:
    for route in ROUTES:
        word = cell(ROUTE_ROWS[route.name], phase, who)
        check_route(scenes.at(phase, who), route, who, word)


def check_route(scene: Scene, route: Route, who: str, word: str) -> None:
    changing = route.method == POST and word == OK
    place = copied(scene) if changing else scene
    answer = asked(place, route, who)
    about = f"{route.name}, {who}, {scene.phase}: {answer.text[:200]}"
    if word != OK:
        assert refusal(answer) == ANSWERS[word], about
        return
    assert answer.status_code == route.status, about
    if not isinstance(route.gives, str):
        told = msgspec.json.decode(answer.content, type=route.gives, strict=True)
        if isinstance(told, News):
            check_own_news(scene, who, told)


def asked(scene: Scene, route: Route, who: str) -> httpx.Response:
    path = route.path.replace(":path", "").format(
        table=scene.table.id, step=0, language="fr", game="diamant", path="index.html"
    )
    key = key_of(scene, who)
    return scene.table.house.ask(route.method, path, BODY_OF_ROUTE.get(route.name), key)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    if answer.status_code < 400:
        return answer.status_code, ""
    told = msgspec.json.decode(answer.content, type=dict[str, Any])
    refused = msgspec.convert(told, Refused) if "type" in told else msgspec.convert(told, Trouble)
    return answer.status_code, refused.key


def check_own_news(scene: Scene, who: str, news: News) -> None:
    """One's own seat's, and moves only for whoever is asked."""
    assert news.seat == seat_of(scene, who)
    assert bool(news.legal) == (who == "self" and scene.phase == PLAYING)
    dealt = scene.phase in PHASES[2:]
    assert (news.view is not None) == (dealt and who != "hidden host")
    if news.view is not None:
        assert news.view["seat"] == news.seat


@pytest.mark.parametrize(("phase", "who"), CELLS)
def test_every_command_over_http(scenes: Scenes, phase: str, who: str) -> None:
    scene = scenes.at(phase, who)
    before = kept_of(scene), told_of(scene)
    for name in COMMANDS:
        check_command(scene, name, who, cell(MESSAGE_ROWS[name], phase, who))
    assert (kept_of(scene), told_of(scene)) == before


def check_command(scene: Scene, name: str, who: str, word: str) -> None:
    """What may change something is tried on a copy; whoever left has the seat back by trying."""
    place = copied(scene) if word == OK or who == "left" else scene
    body = {"id": "new", **body_of(name, scene)}
    answer = place.table.command(name, key_of(scene, who), **body)
    about = f"{name}, {who}, {scene.phase}: {answer.text[:200]}"
    if word == OK:
        assert answer.status_code == 200, about
        check_done(answer.json(), about)
    else:
        assert refusal(answer) == ANSWERS[word], about


def check_done(told: Data, about: str) -> None:
    """Carried out, and just now."""
    kind = msgspec.convert(told, Done | Odds | Rematched)
    assert not (isinstance(kind, Done) and kind.again), about


# Over a socket


@pytest.mark.parametrize(("phase", "who"), CELLS)
def test_every_message_over_a_socket(scenes: Scenes, phase: str, who: str) -> None:
    scene = scenes.at(phase, who)
    before = kept_of(scene), told_of(scene)
    for name in COMMANDS:
        word = cell(MESSAGE_ROWS[name], phase, who)
        check_message(scene, name, who, ON_A_SOCKET.get((name, phase, who), word))
    assert (kept_of(scene), told_of(scene)) == before


def check_message(scene: Scene, name: str, who: str, word: str) -> None:
    place = copied(scene) if word == OK or who == "left" else scene
    greeting = cell(MESSAGE_ROWS["hello"], scene.phase, who)
    body = {"type": name, "id": "new", **body_of(name, scene)}
    with place.table.socket(key_of(scene, who)) as line:
        check_hello(scene, who, greeting, json.loads(line.recv(timeout=20)))
        send(line, body)
        about = f"{name}, {who}, {scene.phase}"
        if word == OK and greeting == OK:
            check_done(answer_to("new", line), about)
        else:
            key = ANSWERS[word][1] if greeting == OK else "server-hello-first"
            assert heard(line, "refused", id="new")["key"] == key, about


def answer_to(name: str, line: Any) -> Data:  # noqa: ANN401
    while True:
        told: Data = json.loads(line.recv(timeout=20))
        if told.get("id") == name:
            return told


def check_hello(scene: Scene, who: str, word: str, told: Data) -> None:
    if word == OK:
        check_own_news(scene, who, msgspec.convert(told, News))
    else:
        assert (told["type"], told["key"]) == ("refused", ANSWERS[word][1])


# The matrix finds what it is for


@pytest.mark.parametrize("name", ["open-seat", "seat-bot"])
def test_a_command_open_to_the_wrong_people_is_found(
    scenes: Scenes, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = next(kind for kind in AnyCommand.__args__ if kind.__struct_config__.tag == name)
    rule = commands.RULES[kind]
    wide = commands.Rule((commands.HOST, commands.SEAT), rule.carry_out)
    monkeypatch.setitem(commands.RULES, kind, wide)
    place = copied(scenes.at(PHASES[0], "opponent"))
    with pytest.raises(AssertionError, match=f"{name}, opponent"):
        check_command(place, name, "opponent", cell(MESSAGE_ROWS[name], PHASES[0], "opponent"))


def test_a_start_by_anybody_who_sits_is_found(
    scenes: Scenes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "check_full", lambda room: None)
    place = copied(scenes.at(PHASES[0], "opponent"))
    with pytest.raises(AssertionError, match="start, opponent"):
        check_command(place, "start", "opponent", "host-starts")


def test_bodies_are_those_of_commands() -> None:
    assert set(BODIES) < set(COMMANDS)
