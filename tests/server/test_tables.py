"""Whole games over HTTP and sockets: create, sit, start, play, watch, see again, rematch."""

import json
from dataclasses import asdict
from itertools import pairwise

import pytest

import pioche
from pioche.bots import bot_names
from pioche.table.fairness import missing_head
from pioche.table.options import options_of
from pioche.table.record import read_text, recorded_heads
from tests.games.diamant.apply_event import apply_event
from tests.server.live_server import (
    PATIENCE,
    LiveServer,
    SeatClient,
    promise,
    receive,
    send,
    wait_until,
)

SEED = bytes(range(32))


def usual(game: str) -> tuple[str, ...]:
    """One open seat, then bots."""
    seats = max(2, pioche.game(game).seats[0])
    return ("open", *(["balanced"] * (seats - 1)))


@pytest.mark.parametrize("game", [entry.id for entry in pioche.CATALOG])
def test_every_game_of_the_catalogue_is_described(server: LiveServer, game: str) -> None:
    answer = server.get("/api/games")
    received = next(entry for entry in answer.json() if entry["game"] == game)
    known = pioche.game(game)
    assert received["seats"] == list(known.seats)
    assert received["bots"] == list(bot_names(game))
    assert [option["name"] for option in received["options"]] == [
        option.name for option in options_of(known) if option.offered
    ]
    assert {shape["name"] for shape in received["moves"]} == set(known.moves.first)
    assert received["timed"] is (game == "digger")
    assert received["minutes"] == known.minutes
    assert received["events"] == {
        kind.name: {
            "salience": kind.salience,
            "secret": kind.secret,
            "heading": kind.heading,
            "reveals": kind.reveals,
        }
        for kind in known.events.kinds
    }
    again = server.get("/api/games", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("game", ["diamant", "letsdig", "digup", "dig"])
def test_a_whole_game_over_http(server: LiveServer, game: str) -> None:
    table = server.table(game, usual(game))
    guest = table.sit()
    table.start()
    over = guest.play()
    result = over["table"]["result"]
    assert len(result["scores"]) == len(usual(game))
    record = read_text(server.get(f"{table.path}/record", guest.key).text)
    assert record.over
    assert record.scores() == result["scores"]
    assert result["standings"] == [asdict(standing) for standing in record.standings()]
    assert over["legal"] == []


def test_a_whole_game_over_a_socket_with_seeds_in_two_phases(server: LiveServer) -> None:
    table = server.table()
    guest = table.sit(promise=promise(SEED))
    assert table.info()["seats"][0]["promise"] == promise(SEED)
    with table.socket(guest.key) as line:
        assert receive(line, "news")["table"]["phase"] == "gathering"
        table.start()
        assert receive(line, "news")["table"]["waiting"] == [0]
        send(line, {"type": "reveal", "id": "reveal", "seed": SEED.hex()})
        news = receive(line, "news")
        asked, heads = 0, [news["head"]]
        while news["table"]["phase"] != "over":
            if 0 in news["table"]["waiting"] and news["question"] > asked and news["legal"]:
                asked = news["question"]
                move = {"type": "move", "id": f"m{asked}", "question": asked}
                send(line, {**move, "move": news["legal"][asked % 2]})
            news = receive(line, "news")
            heads.append(news["head"])
    text = server.get(f"{table.path}/record").text
    header = json.loads(text.splitlines()[0])
    assert header["commitments"] == {
        "server": table.commitment,
        "clients": [promise(SEED), None, None],
        "unshown": [],
    }
    assert header["seeds"]["clients"] == [SEED.hex(), None, None]
    chain = recorded_heads(text)
    assert chain is not None
    assert missing_head(chain, heads) is None
    assert server.get(f"{table.path}/news").json()["head"] == heads[-1] == chain[-1]
    assert read_text(text).over


def test_bots_alone_play_while_a_spectator_watches(server: LiveServer) -> None:
    table = server.table(seats=("bold", "random", "careful"))
    table.start()
    with table.socket() as line:
        wait_until(lambda: receive(line, "news")["table"]["phase"] == "over")


def test_open_seats_are_taken_by_bots_when_the_game_starts(server: LiveServer) -> None:
    table = server.table(seats=("open", "open", "open"))
    table.sit(seat=1)
    table.start()
    assert [seat["player"] for seat in table.info()["seats"]] == ["balanced", "human", "balanced"]


def test_the_host_seats_bots_and_clears_seats(server: LiveServer) -> None:
    table = server.table(seats=("open", "open", "bold"))
    guest = table.sit()
    assert table.command("seat-bot", table.host_key, seat=0, bot="bold").json()["key"] == (
        "server-seat-taken"
    )
    assert table.command("seat-bot", table.host_key, seat=1, bot="careful").status_code == 200
    assert table.command("seat-bot", table.host_key, seat=1, bot="clever").status_code == 409
    assert table.command("seat-bot", table.host_key, seat=7, bot="bold").status_code == 404
    assert table.command("open-seat", table.host_key, seat=0).status_code == 200
    assert [seat["player"] for seat in table.info()["seats"]] == ["open", "careful", "bold"]
    assert server.get(f"{table.path}/news", guest.key).status_code == 401


def test_any_seat_may_start_a_full_table(server: LiveServer) -> None:
    """A host who is gone holds nobody up."""
    table = server.table(seats=("open", "open", "bold"))
    guest = table.sit()
    assert guest.command("start").json()["key"] == "server-host-starts"
    table.sit("Max")
    assert guest.command("start").status_code == 200
    assert table.info()["phase"] == "playing"


def test_leaving_before_the_game_opens_the_seat(server: LiveServer) -> None:
    table = server.table()
    guest = table.sit()
    assert guest.command("leave").status_code == 200
    assert table.info()["seats"][0]["player"] == "open"
    assert guest.command("ping").status_code == 401
    table.sit("Max")
    assert table.info()["seats"][0]["nickname"] == "Max"


def test_the_next_player_on_a_seat_may_use_the_same_command_ids(own_server: LiveServer) -> None:
    table = own_server.table()
    first = table.sit()
    assert first.command("say", id="one", text="Salut").json()["again"] is False
    assert first.command("leave", id="two").status_code == 200
    second = table.sit("Max")
    assert second.seat == first.seat
    received = second.command("say", id="one", text="Bonjour").json()
    assert received == {"type": "done", "id": "one", "again": False}
    assert second.command("leave", id="two").json() == {"type": "done", "id": "two", "again": False}
    third = table.sit("Ida")
    assert third.command("say", id="one", text="Hello").json()["again"] is False
    own_server.restart()
    assert third.command("say", id="one", text="Hello").json()["again"] is True
    lines = own_server.get(f"{table.path}/chat").json()
    assert [line["text"] for line in lines] == ["Salut", "Bonjour", "Hello"]


def test_nobody_is_mistaken_for_another(server: LiveServer) -> None:
    table = server.table(seats=("open", "open", "open"))
    for name in ("Zoé", "ZOÉ", " Zo\u0301e\n \u202ex "):
        table.sit(name)
    names = [seat["nickname"] for seat in table.info()["seats"]]
    assert names[:2] == ["Zoé", "ZOÉ 2"]
    assert names[2].isprintable()
    full = server.post(f"{table.path}/seats", {"nickname": "Max"})
    assert (full.status_code, full.json()["key"]) == (409, "server-full")


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"game": "chess", "seats": ["open"]}, 400, "game-unknown"),
        ({"game": "diamant", "seats": ["open"]}, 400, "seats-number"),
        ({"game": "diamant", "seats": ["open"] * 3, "options": {"x": 1}}, 400, "option-unknown"),
        ({"game": "diamant", "seats": ["open", "open", "clever"]}, 409, "bot-unknown"),
        ({"game": "diamant", "seats": ["open"] * 3, "turn_seconds": 1}, 400, "server-bad-message"),
        ({"game": "diamant", "seats": ["open"] * 3, "more": 1}, 400, "server-bad-message"),
        ({"game": "diamant", "seats": "open"}, 400, "server-bad-message"),
        (["diamant"], 400, "server-bad-message"),
    ],
)
def test_a_table_that_cannot_be(server: LiveServer, body: object, status: int, key: str) -> None:
    answer = server.post("/api/tables", body)
    assert (answer.status_code, answer.json()["key"]) == (status, key)


def test_the_commitment_is_shown_before_anyone_sits(server: LiveServer) -> None:
    table = server.table()
    assert table.info()["commitment"] == table.commitment
    assert len(table.commitment) == 64


def test_a_table_that_nobody_may_watch(server: LiveServer) -> None:
    table = server.table(watch=False)
    guest = table.sit()
    table.start()
    assert server.get(f"{table.path}").json()["phase"] == "playing"
    for path in ("news", "events", "chat", "replay/0", "record"):
        refused = server.get(f"{table.path}/{path}")
        assert (refused.status_code, refused.json()["key"]) == (403, "server-no-watching"), path
    with table.socket() as line:
        assert receive(line, "refused")["key"] == "server-no-watching"
    assert table.news(table.host_key)["view"] is None
    assert server.get(f"{table.path}/events", table.host_key).json() == []
    assert server.get(f"{table.path}/replay/0", table.host_key).status_code == 403
    assert guest.news()["view"]["seat"] == 0


def test_a_spectator_sees_what_spectators_see(server: LiveServer) -> None:
    table = server.table()
    guest = table.sit()
    table.start()
    guest.asked()
    seen = table.news()
    assert seen["seat"] is None
    assert seen["view"]["seat"] is None
    assert seen["legal"] == []
    assert table.command("move", None, question=1, move="go").status_code == 403


def test_odds_where_the_table_allows_them(server: LiveServer) -> None:
    for allowed in (True, False):
        table = server.table(odds=allowed)
        guest = table.sit()
        table.start()
        received = guest.command("odds")
        if allowed:
            assert received.json()["type"] == "odds"
            assert received.json()["odds"]
        else:
            assert (received.status_code, received.json()["key"]) == (403, "server-no-odds")


def test_a_rematch_has_the_same_seats_and_one_host(own_server: LiveServer) -> None:
    table = own_server.table(
        seats=("open", "open", "bold"), options={"relics": "classic"}, odds=False
    )
    zoe, max_ = table.sit("Zoé"), table.sit("Max")
    table.start()
    assert zoe.command("rematch").json()["key"] == "server-not-over"
    finish(zoe, max_)
    first = zoe.command("rematch", id="again").json()
    assert first["host_key"]
    assert zoe.command("rematch", id="again").json() == first
    second = max_.command("rematch", id="again").json()
    assert (second["table"], second["host_key"]) == (first["table"], None)
    own_server.restart()
    assert zoe.command("rematch", id="again").json() == first
    anew = zoe.command("rematch", id="anew").json()
    assert (anew["table"], anew["host_key"]) == (first["table"], first["host_key"])
    assert max_.command("rematch").json()["host_key"] is None
    assert table.info()["rematch"] == first["table"]
    max_.command("say", id="hello", text="Salut")
    used = max_.command("rematch", id="hello").json()
    assert used == {"type": "done", "id": "hello", "again": True}
    there = own_server.get(f"/api/tables/{first['table']}").json()
    assert [seat["player"] for seat in there["seats"]] == ["open", "open", "bold"]
    assert (there["options"], there["odds"]) == (table.info()["options"], False)
    assert there["commitment"] != table.commitment
    start = {"type": "start", "id": "start"}
    commands = f"/api/tables/{first['table']}/commands"
    assert own_server.post(commands, start, zoe.key).status_code == 401
    assert own_server.post(commands, start, first["host_key"]).status_code == 200


def finish(*guests: SeatClient) -> None:
    """Everybody leaves the cave as soon as they may."""
    while guests[0].news()["table"]["phase"] != "over":
        for guest in guests:
            news = guest.news()
            if guest.seat in news["table"]["waiting"]:
                guest.command("move", question=news["question"], move="leave")


def test_chat_is_apart_from_the_log(own_server: LiveServer) -> None:
    table = own_server.table()
    guest = table.sit()
    with table.socket() as line:
        receive(line, "news")
        assert guest.command("say", id="hi", text=" Salut\n tout  le monde ").status_code == 200
        received = receive(line, "chat")
    assert received == {
        "type": "chat",
        "number": 0,
        "seat": 0,
        "name": "Zoé",
        "text": "Salut tout le monde",
    }
    assert guest.command("say", id="hi", text="Salut").json()["again"] is True
    table.command("say", table.host_key, text="Bonjour")
    assert table.command("say", None, text="x").status_code == 403
    assert guest.command("say", text="\n").json()["key"] == "server-chat-empty"
    own_server.restart()
    assert guest.command("say", id="hi", text="Salut").json()["again"] is True
    lines = own_server.get(f"{table.path}/chat?since=1").json()
    assert [(line["seat"], line["name"], line["text"]) for line in lines] == [(None, "", "Bonjour")]
    with table.socket(guest.key, chat=1) as line:
        assert receive(line, "chat")["number"] == 1


def test_a_replay_step_by_step_by_one_s_own_eyes(server: LiveServer) -> None:
    table = server.table()
    guest = table.sit()
    table.start()
    assert server.get(f"{table.path}/replay/99", guest.key).status_code == 404
    over = guest.play()
    frames = [
        server.get(f"{table.path}/replay/{step}", guest.key).json()
        for step in range(over["steps"] + 1)
    ]
    assert {frame["steps"] for frame in frames} == {over["steps"]}
    assert [event for frame in frames for event in frame["events"]] == (
        server.get(f"{table.path}/events", guest.key).json()
    )
    assert frames[-1]["view"] == over["view"]
    assert frames[0]["view"]["question"] == 1
    for before, frame in pairwise(frames):
        view = before["view"]
        for event in frame["events"]:
            view = apply_event(view, event)
        assert view == frame["view"]


def test_once_it_is_over_a_game_is_summed_up_and_seen_by_anybody_s_eyes(server: LiveServer) -> None:
    table = server.table()
    guest = table.sit()
    table.start()
    other = f"{table.path}/replay/0?seat=1"
    assert server.get(other, guest.key).json()["key"] == "server-not-over"
    over = guest.play()
    assert server.get(other, guest.key).json()["view"]["seat"] == 1
    assert server.get(f"{table.path}/replay/0?seat=99").status_code == 404
    summary = server.get(f"{table.path}/summary", guest.key).json()
    sums = [sum(item["points"] for item in items) for items in summary["breakdown"]]
    assert sums == over["table"]["result"]["scores"]
    assert summary["turns"][0]["scores"] == [0] * len(sums)
    assert len(summary["steps"]) == len(sums) + 1
    assert len(summary["steps"][0]) == over["steps"] + 1


def test_the_invitation_can_be_scanned_and_the_record_waits_for_the_end(server: LiveServer) -> None:
    table = server.table()
    drawn = server.get(f"{table.path}/invite.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.lstrip().startswith("<?xml")
    table.start()
    early = server.get(f"{table.path}/record")
    assert (early.status_code, early.json()["key"]) == (409, "server-not-over")


def test_the_number_of_changed_choices_stays_secret(server: LiveServer) -> None:
    table = server.table(seats=("open", "open", "open"))
    zoe, max_ = table.sit("Zoé"), table.sit("Max")
    table.sit("Ida")
    table.start()
    question = zoe.news()["question"]
    zoe.command("move", question=question, move="go")
    with table.socket(max_.key) as line:
        before = receive(line, "news")
        zoe.command("move", question=question, move="leave")
        zoe.command("move", question=question, move="go")
        send(line, {"type": "ping", "id": "ping"})
        received = json.loads(line.recv(timeout=PATIENCE))
        assert received == {"type": "done", "id": "ping", "again": False}
    after = max_.news()
    assert (after["steps"], after["events"]) == (before["steps"], before["events"])
    assert zoe.news()["steps"] == before["steps"] + 2


def test_what_may_be_watched_is_what_the_browser_proposes(server: LiveServer) -> None:
    """Over the API, too: a spectator of a game against time would see its glass."""
    for info in server.get("/api/games").json():
        seats = ("open",) * info["seats"][0]
        assert info["watch"] is not info["timed"]
        table = server.table(info["game"], seats)
        assert server.get(table.path).json()["watch"] is info["watch"]
        for chosen in (True, False):
            table = server.table(info["game"], seats, watch=chosen)
            assert server.get(table.path).json()["watch"] is chosen
