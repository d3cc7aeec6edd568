"""Who and what is let in: origins, keys, sizes, rates, hosts, paths; and headers on the way out."""

import dataclasses
import http.client
import json
import re
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pioche.server.http.bundle import bundled_page
from pioche.server.http.headers import HEADERS
from pioche.server.http.routes import PAGES
from pioche.server.settings import Rate, Settings
from pioche.words import LANGUAGES
from tests.server.live_server import (
    FAST,
    PATIENCE,
    UNLIMITED,
    LiveServer,
    TableClient,
    receive,
    send,
)
from tests.server.memory_store import MemoryStore

TOO_FAST = {"key": "server-too-fast", "arguments": {}, "ruling": "", "line": 0}


def status_of_socket(table: TableClient, origin: str | None, key: str | None = None) -> int:
    headers = {} if key is None else {"Authorization": f"Bearer {key}"}
    try:
        with table.bare_socket(origin, headers):
            return 101
    except InvalidStatus as refused:
        received = json.loads(refused.response.body)
        return refused.response.status_code if received["key"].startswith("server-") else 0


def test_sockets_only_from_our_own_pages_or_with_a_key(server: LiveServer) -> None:
    table = server.table()
    guest = table.sit()
    assert status_of_socket(table, server.url) == 101
    assert status_of_socket(table, "http://evil.example") == 403
    assert status_of_socket(table, f"http://127.0.0.1:{server.port + 1}") == 403
    assert status_of_socket(table, "null") == 403
    assert status_of_socket(table, "http://[", guest.key) == 403
    assert status_of_socket(table, "http://evil.example", guest.key) == 403
    assert status_of_socket(table, None) == 403
    assert status_of_socket(table, None, guest.key) == 101
    assert status_of_socket(table, None, "x" * 22) == 401
    table.path = "/api/tables/" + "A" * 22
    assert status_of_socket(table, server.url) == 404


def test_other_sites_may_not_post(server: LiveServer) -> None:
    body = {"game": "diamant", "seats": ["open", "bold", "bold"]}
    refused = server.post("/api/tables", body, headers={"Origin": "http://evil.example"})
    assert (refused.status_code, refused.json()["key"]) == (403, "server-origin")
    own = server.post("/api/tables", body, headers={"Origin": server.url})
    assert own.status_code == 201


@pytest.mark.parametrize(
    ("method", "path", "status", "key"),
    [
        ("GET", "/nowhere", 404, "server-no-page"),
        ("GET", "/api", 404, "server-no-page"),
        ("GET", "/api/tables", 405, "server-no-method"),
        ("DELETE", "/api/games", 405, "server-no-method"),
        ("GET", "/api/tables/x", 404, "server-no-table"),
        ("GET", "/api/tables/" + "A" * 22, 404, "server-no-table"),
        ("GET", "/api/tables/" + "A" * 22 + "/news", 404, "server-no-table"),
        ("GET", "/web/nowhere.js", 404, "server-no-page"),
        ("GET", "/web/%2e%2e/cli.py", 404, "server-no-page"),
        ("GET", "/web/../words/fr/cli.ftl", 404, "server-no-page"),
        ("GET", "/web//etc/passwd", 404, "server-no-page"),
        ("GET", "/web/%00.js", 404, "server-no-page"),
        ("GET", "/web/", 404, "server-no-page"),
        ("GET", "/words/de.ftl", 404, "server-no-page"),
        ("GET", "/words/de/page.ftl", 404, "server-no-page"),
        ("GET", "/words/fr/nowhere.ftl", 404, "server-no-page"),
        ("GET", "/games/", 404, "server-no-page"),
    ],
)
def test_what_is_not_there(
    server: LiveServer, method: str, path: str, status: int, key: str
) -> None:
    answer = raw(server, method, path)
    assert (answer[0], json.loads(answer[1])["key"]) == (status, key)


def test_a_person_who_is_lost_gets_the_page_that_says_so(server: LiveServer) -> None:
    status, body, _ = raw(server, "GET", "/nowhere", accept="text/html,*/*;q=0.8")
    assert status == 404
    page = bundled_page(raw(server, "GET", "/web/index.html")[1].decode()).encode()
    assert re.sub(rb'name="boards" content="[^"]+"', b'name="boards" content=""', body) == page


def raw(
    server: LiveServer, method: str, path: str, body: bytes | None = None, **headers: str
) -> tuple[int, bytes, dict[str, str]]:
    """A request whose path nobody has tidied."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=180)
    line.putrequest(method, path, skip_host="host" in headers, skip_accept_encoding=True)
    for name, value in headers.items():
        line.putheader(name.replace("_", "-"), value)
    if body is not None and "transfer_encoding" not in headers:
        line.putheader("content-length", str(len(body)))
    line.endheaders(body)
    answer = line.getresponse()
    received = (
        answer.status,
        answer.read(),
        {name.lower(): value for name, value in answer.headers.items()},
    )
    line.close()
    return received


@pytest.mark.parametrize("query", ["since=x", "since=-1", "since=1.5", "since=", f"since={10**16}"])
def test_numbers_of_a_query(server: LiveServer, query: str) -> None:
    table = server.table()
    answer = server.get(f"{table.path}/news?{query}")
    assert (answer.status_code, answer.json()["key"]) == (400, "server-bad-message")


@pytest.mark.parametrize("step", ["x", "-1", "1.5", "0x1"])
def test_numbers_of_a_path(server: LiveServer, step: str) -> None:
    table = server.table()
    table.start()
    assert server.get(f"{table.path}/replay/{step}").status_code == 400


@pytest.mark.parametrize("header", ["Bearer", "Bearer ", "Basic abc", "x", "Bearer é"])
def test_a_malformed_key(server: LiveServer, header: str) -> None:
    table = server.table()
    answer = raw(server, "GET", f"{table.path}/news", authorization=header)
    assert (answer[0], json.loads(answer[1])["key"]) == (401, "server-key")


@pytest.mark.parametrize("host", ["", "a b", "evil.example/path", "x:99999999", "[::1", "a\\b"])
def test_a_malformed_host(server: LiveServer, host: str) -> None:
    answer = raw(server, "GET", "/", host=host)
    assert answer[0] == 400
    if answer[1].startswith(b"{"):
        assert json.loads(answer[1])["key"] == "server-bad-host"


def test_pages_words_and_files(server: LiveServer) -> None:
    pages = [path.format(table="A" * 22, game="diamant") for path in PAGES.values()]
    heads = {
        re.sub(r"<!-- preview -->.*<!-- /preview -->", "", server.get(path).text, flags=re.DOTALL)
        for path in pages
    }
    assert len(heads) == 1
    assert "<html" in server.get("/").text
    for language in LANGUAGES:
        words = server.get(f"/words/{language}.ftl")
        assert "server-too-fast = " in words.text
        assert "diamant-name" in words.text
        known = {"If-None-Match": words.headers["etag"]}
        assert server.get(f"/words/{language}.ftl", headers=known).status_code == 304
        part = server.get(f"/words/{language}/page.ftl")
        assert "server-too-fast = " in part.text
        assert "diamant-rules" not in part.text
        assert "diamant-rules" in server.get(f"/words/{language}/rules-diamant.ftl").text
    page = server.get("/web/index.html")
    assert page.headers["content-type"].startswith("text/html")


def test_public_content_is_compressed_on_request(
    server: LiveServer,
) -> None:
    for path in ("/web/js/main.js", "/words/fr/page.ftl", "/api/games"):
        plain = server.get(path, headers={"Accept-Encoding": "br, gzip;q=0"})
        packed = server.get(path, headers={"Accept-Encoding": "br, gzip;q=0.5"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < len(plain.content) * 0.6
        assert packed.content == plain.content
        assert packed.headers["vary"] == "accept-encoding"
        assert packed.headers["etag"] != plain.headers["etag"]
        known = {"Accept-Encoding": "gzip", "If-None-Match": packed.headers["etag"]}
        assert server.get(path, headers=known).status_code == 304
    secret = server.get(server.table().path, headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in secret.headers
    assert "content-encoding" not in server.get("/", headers={"Accept-Encoding": "br"}).headers


def test_files_are_asked_for_again_each_time_unless_the_settings_call_them_fresh(
    server: LiveServer,
) -> None:
    assert server.get("/web/js/main.js").headers["cache-control"] == "no-cache"
    keeping = LiveServer(MemoryStore(), replaced(files_fresh=60)).start()
    try:
        assert keeping.get("/web/js/main.js").headers["cache-control"] == "max-age=60"
        assert keeping.get("/").headers["cache-control"] == "no-cache"
    finally:
        keeping.stop()


def test_every_answer_has_the_headers(server: LiveServer) -> None:
    table = server.table()
    answers = [
        raw(server, "GET", path)
        for path in ("/", "/nowhere", "/api/games", table.path, "/words/fr.ftl", "/web/index.html")
    ]
    answers += [raw(server, "DELETE", "/"), raw(server, "GET", "/", host="a b")]
    for _, _, headers in answers:
        assert headers.items() >= HEADERS.items()
        assert "cache-control" in headers
        assert "server" not in headers
    assert raw(server, "GET", table.path)[2]["cache-control"] == "no-store"


def test_bodies_have_a_limit(server: LiveServer) -> None:
    body = {"game": "diamant", "seats": ["open"] * 3, "options": {"x": "y" * 70_000}}
    refused = server.post("/api/tables", body)
    assert (refused.status_code, refused.json()["key"]) == (413, "server-too-large")
    chunk = b"%x\r\n" % 70_000 + b"x" * 70_000 + b"\r\n0\r\n\r\n"
    received = raw(server, "POST", "/api/tables", chunk, transfer_encoding="chunked")
    assert received[0] == 413


def test_a_body_that_does_not_come(store: MemoryStore) -> None:
    server = LiveServer(store, replaced(body=0.05)).start()
    received = raw(server, "POST", "/api/tables", content_length="10")
    assert (received[0], json.loads(received[1])["key"]) == (408, "server-too-slow")
    server.stop()


def test_frames_have_a_limit(server: LiveServer) -> None:
    table = server.table()
    with table.socket() as line:
        receive(line, "news")
        with suppress(ConnectionClosed):
            line.send("x" * 70_000)
            while True:
                line.recv(timeout=PATIENCE)
    assert line.close_code == 1009


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[" * 50_000,
        b"\xff\xfe",
        b'{"type":"ping"}',
        b'{"type":"ping","id":""}',
        b'{"type":"ping","id":"a b"}',
        b'{"type":"ping","id":"a","more":1}',
        b'{"type":"hello"}',
        b'{"type":"move","id":"a","question":-1,"move":"go"}',
        b'{"type":"move","id":"a","question":1,"move":""}',
        b'{"type":"move","id":"a","question":1e400,"move":"go"}',
        b'{"type":"reveal","id":"a","seed":"xyz"}',
        b'{"type":"say","id":"a","text":"\\ud800"}',
    ],
)
def test_what_is_no_command(server: LiveServer, body: bytes) -> None:
    table = server.table()
    received = raw(server, "POST", f"{table.path}/commands", body)
    assert (received[0], json.loads(received[1])["key"]) == (400, "server-bad-message")


def replaced(**changed: object) -> Settings:
    return dataclasses.replace(FAST, **changed)  # type: ignore[arg-type]


@pytest.fixture
def strict(store: MemoryStore) -> Iterator[LiveServer]:
    """A server that takes three of everything a minute."""
    few = Rate(3, 60)
    server = LiveServer(store, replaced(connects=few, creations=few, messages=few)).start()
    yield server
    server.stop()


def test_too_many_tables(strict: LiveServer) -> None:
    body = {"game": "diamant", "seats": ["open", "bold", "bold"]}
    received = [strict.post("/api/tables", body).status_code for _ in range(5)]
    assert received == [201, 201, 201, 429, 429]


def test_too_many_connections_and_messages(strict: LiveServer) -> None:
    table = strict.table()
    with table.socket() as line:
        for name in "abc":
            send(line, {"type": "ping", "id": name})
        assert receive(line, "refused", id="c")["key"] == "server-too-fast"
        line.send("nonsense")
        assert receive(line, "refused", id=None)["key"] == "server-too-fast"
    received = [status_of_socket(table, strict.url) for _ in range(3)]
    assert received == [101, 101, 429]


def test_too_many_commands_over_http(strict: LiveServer) -> None:
    table = strict.table()
    guest = table.sit()
    received = [guest.command("ping").status_code for _ in range(4)]
    assert received == [200, 200, 200, 429]
    assert table.command("ping", table.host_key).status_code == 200


def test_leaving_coming_back_and_undoing_are_limited(store: MemoryStore) -> None:
    server = LiveServer(store, replaced(action_limit=Rate(4, 60), bot_delay=60)).start()
    table = server.table(seats=("open", "open", "open"))
    zoe, max_ = table.sit("Zoé"), table.sit("Max")
    table.start()
    actions = ("leave", "back", "undo", "leave", "back", "undo", "leave")
    received = [zoe.command(kind, id=f"z{number}") for number, kind in enumerate(actions)]
    assert [answer.status_code for answer in received] == [200, 200, 409, 200, 429, 429, 429]
    assert received[-1].json()["key"] == "server-too-fast"
    assert zoe.command("leave", id="z0").json()["again"] is True
    assert zoe.command("ping").status_code == 200
    assert max_.command("leave").status_code == 200
    server.stop()


def test_one_player_s_chat_does_not_use_up_the_others_share(store: MemoryStore) -> None:
    server = LiveServer(store, replaced(most_lines=8)).start()
    table = server.table(seats=("open", "open", "bold"))
    zoe, max_ = table.sit("Zoé"), table.sit("Max")
    received = [zoe.command("say", text="bla") for _ in range(3)]
    assert [answer.status_code for answer in received] == [200, 200, 409]
    assert received[-1].json()["key"] == "server-chat-full"
    assert max_.command("say", text="Ah").status_code == 200
    assert table.command("say", table.host_key, text="Oh").status_code == 200
    server.stop()


def test_nobody_is_another_address_by_saying_so(strict: LiveServer) -> None:
    body = {"game": "diamant", "seats": ["open", "bold", "bold"]}
    received = [
        strict.post("/api/tables", body, headers={"X-Forwarded-For": f"10.0.0.{number}"})
        for number in range(4)
    ]
    assert [answer.status_code for answer in received] == [201, 201, 201, 429]


def test_too_many_requests(store: MemoryStore) -> None:
    server = LiveServer(store, replaced(requests=Rate(2, 60))).start()
    received = [server.get("/api/games") for _ in range(3)]
    assert [answer.status_code for answer in received] == [200, 200, 429]
    assert received[-1].json() == TOO_FAST
    assert server.get("/").status_code == 200
    server.stop()


def test_too_many_at_one_table(store: MemoryStore) -> None:
    server = LiveServer(store, replaced(most_sockets=1, connects=UNLIMITED)).start()
    table = server.table()
    with table.socket() as line:
        receive(line, "news")
        assert status_of_socket(table, server.url) == 429
    server.stop()


def test_many_who_connect_to_one_table_at_once(
    store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def open_door(_server: object, _socket: object) -> None:
        """As if nobody had been inside yet."""

    monkeypatch.setattr("pioche.server.http.socket_session.check_connect", open_door)
    server = LiveServer(store, replaced(most_sockets=1)).start()
    table = server.table()
    with table.socket() as line:
        receive(line, "news")
        with table.bare_socket() as other, suppress(ConnectionClosed):
            other.recv(timeout=PATIENCE)
        assert other.close_code == 1013
        send(line, {"type": "ping", "id": "still"})
        assert receive(line, "done", id="still")
    server.stop()


def test_a_silent_socket_is_closed(store: MemoryStore) -> None:
    server = LiveServer(store, replaced(hello=0.05)).start()
    table = server.table()
    with table.bare_socket() as line, suppress(ConnectionClosed):
        line.recv(timeout=PATIENCE)
    assert line.close_code == 1008
    server.stop()


def test_a_mistake_of_ours_leaves_no_trace_outside(
    own_server: LiveServer, store: MemoryStore, caplog: pytest.LogCaptureFixture
) -> None:
    table = own_server.table()
    guest = table.sit()
    store.headers[table.id] = b"not a header: " + guest.key.encode()
    own_server.restart()
    answer = own_server.get(f"{table.path}/news", guest.key)
    assert answer.status_code == 500
    assert answer.json() == {**TOO_FAST, "key": "server-fault"}
    assert "fault in news: DecodeError at" in caplog.text
    assert guest.key not in caplog.text
    assert table.id not in caplog.text


def test_the_rules_of_a_game_are_a_page_in_a_language(server: LiveServer) -> None:
    titles = {"fr": "Un exemple", "en": "An example"}
    for language, title in titles.items():
        rules = server.get(f"/words/{language}/rules/diamant.json")
        assert rules.json()["sections"][-1]["title"] == title
        known = {"If-None-Match": rules.headers["etag"]}
        assert server.get(rules.url.path, headers=known).status_code == 304
    for unknown in ("/words/de/rules/diamant.json", "/words/fr/rules/chess.json"):
        assert server.get(unknown).status_code == 404
