"""The protocol's promises: at most once, honest and stale answers, resuming, restarting."""

import json
from contextlib import suppress
from dataclasses import replace

from websockets.exceptions import ConnectionClosed

from tests.server.live_server import (
    FAST,
    PATIENCE,
    LiveServer,
    SeatClient,
    TableClient,
    receive,
    send,
)
from tests.server.memory_store import MemoryStore


def three(server: LiveServer) -> tuple[TableClient, list[SeatClient]]:
    """A game of three people."""
    table = server.table(seats=("open", "open", "open"))
    guests = [table.sit(name) for name in ("Zoé", "Max", "Ida")]
    table.start()
    return table, guests


def test_a_command_is_carried_out_at_most_once(own_server: LiveServer, store: MemoryStore) -> None:
    table, (zoe, max_, _) = three(own_server)
    move = {"id": "one", "question": zoe.news()["question"], "move": "go"}
    assert zoe.command("move", **move).json() == {"type": "done", "id": "one", "again": False}
    kept = len(store.entries[table.id])
    assert zoe.command("move", **move).json() == {"type": "done", "id": "one", "again": True}
    assert zoe.command("move", **{**move, "move": "leave"}).json()["again"] is True
    own_server.restart()
    assert zoe.command("move", **move).json()["again"] is True
    assert len(store.entries[table.id]) == kept
    assert zoe.news()["view"]["choice"] == "go"
    # Another's command of the same name is another command.
    assert max_.command("move", **move).json()["again"] is False


def test_what_was_refused_may_be_tried_again_under_its_name(server: LiveServer) -> None:
    _, (zoe, *_) = three(server)
    question = zoe.news()["question"]
    wrong = zoe.command("move", id="one", question=question, move="dance")
    assert (wrong.status_code, wrong.json()["key"]) == (400, "move-text")
    right = zoe.command("move", id="one", question=question, move="go")
    assert right.json()["again"] is False


def test_simultaneous_answers_pass_and_stale_ones_are_refused_with_news(server: LiveServer) -> None:
    _, guests = three(server)
    asked = guests[0].news()["question"]
    for guest in guests:
        assert guest.command("move", question=asked, move="go").status_code == 200
    stale = guests[0].command("move", id="late", question=asked, move="go")
    assert stale.status_code == 409
    received = stale.json()
    now = guests[0].news()
    assert (received["type"], received["id"], received["key"]) == ("refused", "late", "move-stale")
    assert received["arguments"] == {"question": asked, "now": now["question"]}
    assert now["question"] > asked  # by more than one where a trap ends the expedition
    assert received["news"]["question"] == now["question"]
    assert received["news"]["view"] == now["view"]
    assert received["news"]["fresh"] == []


def test_a_refusal_names_its_ruling(server: LiveServer) -> None:
    table = server.table("dig", ("open", "open"))
    guests = [table.sit("Zoé"), table.sit("Max")]
    table.start()
    news = guests[0].news()
    idle = guests[1 - news["table"]["waiting"][0]]
    refused = idle.command("move", question=news["question"], move=legal(guests)[0]).json()
    assert refused["key"].startswith("dig-refusal-")
    assert refused["ruling"]


def legal(guests: list[SeatClient]) -> list[str]:
    """The legal moves of an asked seat."""
    found: list[str] = max((guest.news()["legal"] for guest in guests), key=len)
    return found


def test_a_client_resumes_from_any_event(server: LiveServer) -> None:
    table = server.table()
    guest = table.sit()
    table.start()
    over = guest.play()
    everything = server.get(f"{table.path}/events", guest.key).json()
    assert len(everything) == over["events"]
    for first in (0, 1, len(everything) // 2, len(everything) - 1, len(everything)):
        received = guest.news(first)
        assert (received["first"], received["fresh"]) == (first, everything[first:])
        assert (
            server.get(f"{table.path}/events?since={first}", guest.key).json()
            == (everything[first:])
        )
        with table.socket(guest.key, events=first) as line:
            pushed = receive(line, "news")
            assert (pushed["first"], pushed["fresh"]) == (first, everything[first:])
    beyond = guest.news(10**6)
    assert (beyond["first"], beyond["fresh"]) == (over["events"], [])


def test_events_come_without_gaps_over_a_socket(server: LiveServer) -> None:
    table, guests = three(server)
    with table.socket(guests[0].key) as line:
        got = receive(line, "news")["fresh"]
        for _ in range(3):
            question = guests[0].news()["question"]
            for guest in guests:
                guest.command("move", question=question, move="go")
        everything = server.get(f"{table.path}/events", guests[0].key).json()
        while len(got) < len(everything):
            news = receive(line, "news")
            assert news["first"] == len(got)
            got += news["fresh"]
    assert got == everything


def test_a_restart_resumes_every_table_where_it_was(own_server: LiveServer) -> None:
    tables = [own_server.table(seats=("open", "open", "open")) for _ in range(3)]
    guests = [[table.sit(name) for name in ("Zoé", "Max", "Ida")] for table in tables]
    for table in tables[1:]:
        table.start()
    question = guests[1][0].news()["question"]
    guests[1][0].command("move", question=question, move="go")
    before = [[still(guest) for guest in sitting] for sitting in guests]
    own_server.restart()
    assert [[still(guest) for guest in sitting] for sitting in guests] == before
    tables[0].start()
    for guest in guests[1][1:]:
        assert guest.command("move", question=question, move="go").status_code == 200


def still(guest: SeatClient) -> object:
    """A guest's news without who is there."""
    news = guest.news()
    for seat in news["table"]["seats"]:
        seat["present"] = None
    return news


def test_what_cannot_be_stored_has_not_happened(own_server: LiveServer, store: MemoryStore) -> None:
    table, (zoe, *_) = three(own_server)
    before = zoe.news()
    move = {"id": "one", "question": before["question"], "move": "go"}
    with table.socket(zoe.key) as line:
        receive(line, "news")
        store.broken = True
        broken = zoe.command("move", **move)
        assert (broken.status_code, broken.json()["key"]) == (503, "server-store")
        store.broken = False
        with suppress(ConnectionClosed):  # a reconnecting client sees the present table
            while line.recv(timeout=PATIENCE):
                pass
    assert line.close_code == 1012
    assert zoe.news()["view"] == before["view"]
    assert zoe.command("move", **move).json()["again"] is False


def test_every_message_on_a_socket_is_answered(server: LiveServer) -> None:
    table = server.table()
    guest = table.sit()
    with table.bare_socket() as line:
        send(line, {"type": "ping", "id": "early"})
        refused = receive(line, "refused")
        assert (refused["id"], refused["key"]) == ("early", "server-hello-first")
        for wrong in ("", "{", "[]", "null", '"x"', '{"type":"dance","id":"x"}', "😀"):
            line.send(wrong)
            assert receive(line, "refused")["key"] == "server-bad-message"
        line.send(b"\xff\x00")
        assert receive(line, "refused")["key"] == "server-bad-message"
        send(line, {"type": "hello", "key": "x" * 22})
        assert receive(line, "refused")["key"] == "server-key"
        send(line, {"type": "hello", "key": guest.key})
        assert receive(line, "news")["seat"] == 0
        for command in (
            {"type": "ping", "id": "a"},
            {"type": "say", "id": "b", "text": "hi"},
            {"type": "leave", "id": "c"},
        ):
            send(line, command)
            assert receive(line, "done", id=command["id"])["again"] is False
        send(line, {"type": "ping", "id": "d"})  # the seat is given up
        refused = json.loads(line.recv(timeout=PATIENCE))
        assert (refused["id"], refused["key"]) == ("d", "server-hello-first")


def test_one_socket_may_speak_for_several_seats(server: LiveServer) -> None:
    table = server.table(seats=("open", "open", "bold"))
    zoe, max_ = table.sit("Zoé"), table.sit("Max")
    table.start()
    with table.socket(zoe.key) as line:
        news = receive(line, "news")
        assert news["seat"] == 0
        send(line, move("one", news["question"]))
        assert receive(line, "done")
        send(line, {"type": "hello", "key": max_.key})
        assert receive(line, "news", seat=1)["view"]["choice"] is None
        send(line, move("two", news["question"]))
        receive(line, "done", id="two")
        present = [seat["present"] for seat in table.info()["seats"]]
        assert present == [True, True, True]


def move(name: str, question: int, text: str = "go") -> dict[str, object]:
    return {"type": "move", "id": name, "question": question, "move": text}


def test_a_program_speaks_by_its_key_alone(server: LiveServer) -> None:
    table = server.table()
    guest = table.sit()
    headers = {"Authorization": f"Bearer {guest.key}"}
    with table.bare_socket(origin=None, headers=headers) as line:
        line.send(json.dumps({"type": "hello"}))
        assert receive(line, "news")["seat"] == 0


def test_the_line_of_a_game_against_time_is_measured(store: MemoryStore) -> None:
    server = LiveServer(store, replace(FAST, probe=0.05)).start()
    table = server.table("digger", ("open", "balanced", "bold"))
    guest = table.sit()
    with table.socket(guest.key) as line:
        for _ in range(3):
            probe = receive(line, "probe")["probe"]
            send(line, {"type": "echo", "id": f"e{probe}", "probe": probe})
            assert receive(line, "done")["id"] == f"e{probe}"
        send(line, {"type": "echo", "id": "again", "probe": 1})
        assert receive(line, "refused", id="again")["key"] == "server-no-probe"
    refused = guest.command("echo", probe=1)
    assert (refused.status_code, refused.json()["key"]) == (409, "server-no-probe")
    with server.table().socket() as line:
        receive(line, "news")
        send(line, {"type": "ping", "id": "ping"})
        assert json.loads(line.recv(timeout=PATIENCE))["type"] == "done"
    server.stop()


def test_a_player_who_loses_a_seat_receives_no_more_of_it(server: LiveServer) -> None:
    table = server.table(seats=("open", "open", "bold"))
    zoe = table.sit("Zoé")
    with table.socket(zoe.key) as line:
        receive(line, "news")
        table.command("open-seat", table.host_key, seat=0)
        assert receive(line, "refused", id=None)["key"] == "server-key"
        max_ = table.sit("Max", seat=0)
        table.start()
        assert max_.news()["view"]["seat"] == 0
        send(line, {"type": "ping", "id": "ping"})
        received = json.loads(line.recv(timeout=PATIENCE))
        assert (received["type"], received["key"]) == ("refused", "server-hello-first")
        send(line, {"type": "hello"})
        assert receive(line, "news")["seat"] is None


def test_everybody_sees_when_a_player_is_no_longer_present(store: MemoryStore) -> None:
    server = LiveServer(store, replace(FAST, presence=0.2)).start()
    table = server.table(seats=("open", "open", "bold"))
    zoe = table.sit("Zoé")
    with table.socket(zoe.key) as line:
        table.sit("Max")
        seen: list[bool] = []
        while seen[-2:] != [True, False]:
            seen.append(receive(line, "news")["table"]["seats"][1]["present"])
    server.stop()
