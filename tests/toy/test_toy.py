"""A sixth game is a folder of rules, one of words and a policy: then every client plays it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from pioche.bots import bot_names
from pioche.bots.policy_bot import ADDED_POLICIES
from pioche.games import ADDED, all_games
from pioche.games import game as game_of
from pioche.server.http import catalogue, static
from pioche.server.http.requests import KeptReplies
from pioche.table.log import Player
from pioche.terminal.app.app import PiocheApp
from pioche.terminal.phrases import headlines
from pioche.terminal.plain.game import PlainGame
from pioche.terminal.session import Session
from pioche.terminal.setup import Setup
from pioche.testing import cases_of, conform
from pioche.words import LANGUAGES, words_in
from pioche.words.language import FOLDERS
from tests.server.live_server import LiveServer
from tests.server.memory_store import MemoryStore
from tests.terminal.helpers import SEED, Pipe, flat, seen
from tests.toy import add_toy
from tests.toy.rules import TOY

Data = dict[str, Any]

PLAYERS = (Player("Zoé"), Player("Ada", "careful"))


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game among those of the house, for one test."""
    monkeypatch.setattr(catalogue, "KEPT", KeptReplies(1 << 24))
    static.words_text.cache_clear()
    add_toy()
    yield
    ADDED.remove(TOY)
    FOLDERS.pop()
    del ADDED_POLICIES[TOY.id]
    words_in.cache_clear()
    static.words_text.cache_clear()


def session() -> Session:
    return Session(Setup(TOY, PLAYERS, {}, SEED).table())


def test_it_is_found_like_any_game() -> None:
    assert game_of("toy") is TOY
    assert all_games()[-1] is TOY
    assert "bold" in bot_names("toy")


def test_it_keeps_every_promise() -> None:
    assert conform(TOY, cases_of(TOY), modes=False) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_plain_sentences(language: str) -> None:
    words = words_in(language)
    pipe = Pipe([words.say("toy-move-stop")])
    one = session()
    PlainGame(one, pipe.console(words)).run()
    assert one.over
    assert words.say("toy-event-keeps", seat="Zoé", points=0) in pipe.text
    assert f"! {words.say('toy-event-over')}" in pipe.text
    label = words.say("toy-field-pile")
    assert words.say("terminal-field", name=label, value=12) in pipe.text


@pytest.mark.asyncio
async def test_it_is_played_on_the_screen() -> None:
    words = words_in("fr")
    app = PiocheApp(words, session())
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        await pilot.press("f2", "f2")
        await pilot.pause()
        assert "Cartes du filon : 12" in flat(seen(app))
        assert "Rocher à la prochaine carte : 25 %" in flat(seen(app))
        await pilot.press("2")
        await pilot.pause()
        assert app.session is not None
        assert app.session.over
        await pilot.pause()
        assert "Ada gagne avec 1 point." in flat(seen(app))


def test_a_bust_is_a_headline_for_the_one_whom_it_befalls_alone() -> None:
    """On the generic board as on any other: it is the game that says so."""
    words, dig = words_in("fr"), TOY.moves.parse("dig")
    one = Session(Setup(TOY, (Player("Zoé"), Player("Max")), {}, SEED).table())
    while one.table.to_act() == [0]:
        one.table.play(0, dig)
    one.sit(0)
    assert any("rocher" in line for line in headlines(words, one))
    one.sit(1)
    assert headlines(words, one) == []


def test_it_is_played_over_the_server() -> None:
    server = LiveServer(MemoryStore()).start()
    try:
        games = server.client.get(f"{server.url}/api/games").json()
        assert games[-1]["game"] == "toy"
        assert games[-1]["review"] == []
        assert games[-1]["events"]["bust"] == {
            "salience": "own",
            "secret": False,
            "heading": False,
            "reveals": False,
        }
        assert "toy-name = Petit Filon" in server.client.get(f"{server.url}/words/fr.ftl").text
        play_over(server)
    finally:
        server.stop()


def play_over(server: LiveServer) -> None:
    """A whole game by requests, and their answers."""
    table = post(server, "/api/tables", {"game": "toy", "seats": ["open", "bold"]})
    path = f"/api/tables/{table['table']}"
    seat = post(server, f"{path}/seats", {"nickname": "Zoé"})
    command(server, path, seat["key"], type="start")
    news = fetch(server, f"{path}/news", seat["key"])
    fields = [line["arguments"]["name"]["title"][0] for line in news["description"]]
    assert {"pile", "scores"} <= set(fields)
    odds = command(server, path, seat["key"], type="odds")
    assert [line["chance"] for line in odds["chances"]] == [0.25]
    command(server, path, seat["key"], type="move", question=news["question"], move="stop")
    while (news := fetch(server, f"{path}/news", seat["key"]))["table"]["phase"] != "over":
        pass
    assert [each["rank"] for each in news["table"]["result"]["standings"]]
    refused = server.post(f"{path}/review", None, seat["key"])
    assert (refused.status_code, refused.json()["key"]) == (409, "server-no-review")


def post(server: LiveServer, path: str, body: Data, key: str = "") -> Data:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    answer = server.client.post(server.url + path, content=json.dumps(body), headers=headers)
    assert answer.status_code in (200, 201), answer.text
    data: Data = answer.json()
    return data


def command(server: LiveServer, path: str, key: str, **shown: object) -> Data:
    return post(server, f"{path}/commands", {"id": str(shown["type"]), **shown}, key)


def fetch(server: LiveServer, path: str, key: str) -> Data:
    headers = {"Authorization": f"Bearer {key}"}
    data: Data = server.client.get(server.url + path, headers=headers).json()
    return data
