"""The protocol's promises: at most once, honest and stale answers, resuming, restarting."""

import json
from contextlib import suppress
from dataclasses import replace

from websockets.exceptions import ConnectionClosed

from tests.server.house import PATIENCE, QUICK, Guest, House, TableHere, heard, send
from tests.server.memory_store import MemoryStore


def three(house: House) -> tuple[TableHere, list[Guest]]:
    """A game of three people."""
    table = house.table(seats=("open", "open", "open"))
    guests = [table.sit(name) for name in ("Zoé", "Max", "Ida")]
    table.start()
    return table, guests


def test_a_command_is_carried_out_at_most_once(own_house: House, store: MemoryStore) -> None:
    table, (zoe, max_, _) = three(own_house)
    move = {"id": "one", "question": zoe.news()["question"], "move": "go"}
    assert zoe.command("move", **move).json() == {"type": "done", "id": "one", "again": False}
    kept = len(store.entries[table.id])
    assert zoe.command("move", **move).json() == {"type": "done", "id": "one", "again": True}
    assert zoe.command("move", **{**move, "move": "leave"}).json()["again"] is True
    own_house.restart()
    assert zoe.command("move", **move).json()["again"] is True
    assert len(store.entries[table.id]) == kept
    assert zoe.news()["view"]["choice"] == "go"
    # Another's command of the same name is another command.
    assert max_.command("move", **move).json()["again"] is False


def test_what_was_refused_may_be_tried_again_under_its_name(house: House) -> None:
    _, (zoe, *_) = three(house)
    question = zoe.news()["question"]
    wrong = zoe.command("move", id="one", question=question, move="dance")
    assert (wrong.status_code, wrong.json()["key"]) == (400, "move-text")
    right = zoe.command("move", id="one", question=question, move="go")
    assert right.json()["again"] is False


def test_simultaneous_answers_pass_and_stale_ones_are_refused_with_news(house: House) -> None:
    _, guests = three(house)
    asked = guests[0].news()["question"]
    for guest in guests:
        assert guest.command("move", question=asked, move="go").status_code == 200
    stale = guests[0].command("move", id="late", question=asked, move="go")
    assert stale.status_code == 409
    told = stale.json()
    now = guests[0].news()
    assert (told["type"], told["id"], told["key"]) == ("refused", "late", "move-stale")
    assert told["arguments"] == {"question": asked, "now": now["question"]}
    assert now["question"] > asked  # by more than one where a trap ends the expedition
    assert told["news"]["question"] == now["question"]
    assert told["news"]["view"] == now["view"]
    assert told["news"]["fresh"] == []


def test_a_refusal_names_its_ruling(house: House) -> None:
    table = house.table("dig", ("open", "open"))
    guests = [table.sit("Zoé"), table.sit("Max")]
    table.start()
    news = guests[0].news()
    idle = guests[1 - news["table"]["waiting"][0]]
    refused = idle.command("move", question=news["question"], move=legal(guests)[0]).json()
    assert refused["key"].startswith("dig-refusal-")
    assert refused["ruling"]


def legal(guests: list[Guest]) -> list[str]:
    """What whoever is asked may do."""
    found: list[str] = max((guest.news()["legal"] for guest in guests), key=len)
    return found


def test_a_client_resumes_from_any_event(house: House) -> None:
    table = house.table()
    guest = table.sit()
    table.start()
    over = guest.play()
    everything = house.get(f"{table.path}/events", guest.key).json()
    assert len(everything) == over["events"]
    for first in (0, 1, len(everything) // 2, len(everything) - 1, len(everything)):
        told = guest.news(first)
        assert (told["first"], told["fresh"]) == (first, everything[first:])
        assert (
            house.get(f"{table.path}/events?since={first}", guest.key).json()
            == (everything[first:])
        )
        with table.socket(guest.key, events=first) as line:
            pushed = heard(line, "news")
            assert (pushed["first"], pushed["fresh"]) == (first, everything[first:])
    beyond = guest.news(10**6)
    assert (beyond["first"], beyond["fresh"]) == (over["events"], [])


def test_events_come_without_gaps_over_a_socket(house: House) -> None:
    table, guests = three(house)
    with table.socket(guests[0].key) as line:
        got = heard(line, "news")["fresh"]
        for _ in range(3):
            question = guests[0].news()["question"]
            for guest in guests:
                guest.command("move", question=question, move="go")
        everything = house.get(f"{table.path}/events", guests[0].key).json()
        while len(got) < len(everything):
            news = heard(line, "news")
            assert news["first"] == len(got)
            got += news["fresh"]
    assert got == everything


def test_a_restart_resumes_every_table_where_it_was(own_house: House) -> None:
    tables = [own_house.table(seats=("open", "open", "open")) for _ in range(3)]
    guests = [[table.sit(name) for name in ("Zoé", "Max", "Ida")] for table in tables]
    for table in tables[1:]:
        table.start()
    question = guests[1][0].news()["question"]
    guests[1][0].command("move", question=question, move="go")
    before = [[still(guest) for guest in sitting] for sitting in guests]
    own_house.restart()
    assert [[still(guest) for guest in sitting] for sitting in guests] == before
    tables[0].start()
    for guest in guests[1][1:]:
        assert guest.command("move", question=question, move="go").status_code == 200


def still(guest: Guest) -> object:
    """A guest's news without who is there."""
    news = guest.news()
    for seat in news["table"]["seats"]:
        seat["present"] = None
    return news


def test_what_cannot_be_stored_has_not_happened(own_house: House, store: MemoryStore) -> None:
    table, (zoe, *_) = three(own_house)
    before = zoe.news()
    move = {"id": "one", "question": before["question"], "move": "go"}
    with table.socket(zoe.key) as line:
        heard(line, "news")
        store.broken = True
        broken = zoe.command("move", **move)
        assert (broken.status_code, broken.json()["key"]) == (503, "server-store")
        store.broken = False
        with suppress(ConnectionClosed):  # whoever reconnects sees the table as it is
            while line.recv(timeout=PATIENCE):
                pass
    assert line.close_code == 1012
    assert zoe.news()["view"] == before["view"]
    assert zoe.command("move", **move).json()["again"] is False


def test_every_message_on_a_socket_is_answered(house: House) -> None:
    table = house.table()
    guest = table.sit()
    with table.bare_socket() as line:
        send(line, {"type": "ping", "id": "early"})
        refused = heard(line, "refused")
        assert (refused["id"], refused["key"]) == ("early", "server-hello-first")
        for wrong in ("", "{", "[]", "null", '"x"', '{"type":"dance","id":"x"}', "😀"):
            line.send(wrong)
            assert heard(line, "refused")["key"] == "server-bad-message"
        line.send(b"\xff\x00")
        assert heard(line, "refused")["key"] == "server-bad-message"
        send(line, {"type": "hello", "key": "x" * 22})
        assert heard(line, "refused")["key"] == "server-key"
        send(line, {"type": "hello", "key": guest.key})
        assert heard(line, "news")["seat"] == 0
        for command in (
            {"type": "ping", "id": "a"},
            {"type": "say", "id": "b", "text": "hi"},
            {"type": "leave", "id": "c"},
        ):
            send(line, command)
            assert heard(line, "done", id=command["id"])["again"] is False
        send(line, {"type": "ping", "id": "d"})  # the seat is given up
        refused = json.loads(line.recv(timeout=PATIENCE))
        assert (refused["id"], refused["key"]) == ("d", "server-hello-first")


def test_one_socket_may_speak_for_several_seats(house: House) -> None:
    table = house.table(seats=("open", "open", "bold"))
    zoe, max_ = table.sit("Zoé"), table.sit("Max")
    table.start()
    with table.socket(zoe.key) as line:
        news = heard(line, "news")
        assert news["seat"] == 0
        send(line, move("one", news["question"]))
        assert heard(line, "done")
        send(line, {"type": "hello", "key": max_.key})
        assert heard(line, "news", seat=1)["view"]["choice"] is None
        send(line, move("two", news["question"]))
        heard(line, "done", id="two")
        present = [seat["present"] for seat in table.info()["seats"]]
        assert present == [True, True, True]


def move(name: str, question: int, text: str = "go") -> dict[str, object]:
    return {"type": "move", "id": name, "question": question, "move": text}


def test_a_program_speaks_by_its_key_alone(house: House) -> None:
    table = house.table()
    guest = table.sit()
    headers = {"Authorization": f"Bearer {guest.key}"}
    with table.bare_socket(origin=None, headers=headers) as line:
        line.send(json.dumps({"type": "hello"}))
        assert heard(line, "news")["seat"] == 0


def test_the_line_of_a_game_against_time_is_measured(store: MemoryStore) -> None:
    house = House(store, replace(QUICK, probe=0.05)).start()
    table = house.table("digger", ("open", "balanced", "bold"))
    guest = table.sit()
    with table.socket(guest.key) as line:
        for _ in range(3):
            probe = heard(line, "probe")["probe"]
            send(line, {"type": "echo", "id": f"e{probe}", "probe": probe})
            assert heard(line, "done")["id"] == f"e{probe}"
        send(line, {"type": "echo", "id": "again", "probe": 1})
        assert heard(line, "refused", id="again")["key"] == "server-no-probe"
    refused = guest.command("echo", probe=1)
    assert (refused.status_code, refused.json()["key"]) == (409, "server-no-probe")
    with house.table().socket() as line:
        heard(line, "news")
        send(line, {"type": "ping", "id": "ping"})
        assert json.loads(line.recv(timeout=PATIENCE))["type"] == "done"
    house.stop()


def test_whoever_loses_a_seat_hears_no_more_of_it(house: House) -> None:
    table = house.table(seats=("open", "open", "bold"))
    zoe = table.sit("Zoé")
    with table.socket(zoe.key) as line:
        heard(line, "news")
        table.command("open-seat", table.host_key, seat=0)
        assert heard(line, "refused", id=None)["key"] == "server-key"
        max_ = table.sit("Max", seat=0)
        table.start()
        assert max_.news()["view"]["seat"] == 0
        send(line, {"type": "ping", "id": "ping"})
        told = json.loads(line.recv(timeout=PATIENCE))
        assert (told["type"], told["key"]) == ("refused", "server-hello-first")
        send(line, {"type": "hello"})
        assert heard(line, "news")["seat"] is None


def test_everybody_is_told_when_somebody_is_no_longer_there(store: MemoryStore) -> None:
    house = House(store, replace(QUICK, presence=0.2)).start()
    table = house.table(seats=("open", "open", "bold"))
    zoe = table.sit("Zoé")
    with table.socket(zoe.key) as line:
        table.sit("Max")
        seen: list[bool] = []
        while seen[-2:] != [True, False]:
            seen.append(heard(line, "news")["table"]["seats"][1]["present"])
    house.stop()
