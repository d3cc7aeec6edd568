"""What a link shows where it is shared: the right game, in the reader's language, no secret."""

import re
from html import unescape
from typing import Any

import httpx2 as httpx
import pytest

from pioche.games import CATALOG
from pioche.server.http.bundle import WEB
from pioche.server.http.static import USUAL_PICTURE, picture_path
from pioche.server.rooms.registry import Rooms
from pioche.server.store.interface import StoreError
from pioche.words import words_in
from tests.server.live_server import LiveServer

FRENCH = {"Accept-Language": "de, fr-CH;q=0.9, en"}
ENGLISH = {"Accept-Language": "en-GB"}
NOWHERE = "/t/" + "A" * 22


def head(answer: httpx.Response) -> dict[str, str]:
    """The title and the meta elements of a page."""
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', answer.text)
    title = re.findall(r"<title>(.*)</title>", answer.text)
    assert len(title) == 1
    return {"title": unescape(title[0]), **{name: unescape(value) for name, value in found}}


def shown(server: LiveServer, path: str, headers: dict[str, str] = FRENCH) -> dict[str, str]:
    return head(server.get(path, headers=headers))


@pytest.mark.parametrize(
    ("path", "key", "arguments", "picture"),
    [
        ("/", "web-house", {}, USUAL_PICTURE),
        ("/settings", "web-house", {}, USUAL_PICTURE),
        ("/new?game=digup", "digup-name", {}, "boards/digup/preview.jpg"),
        ("/rules/dig", "web-rules-of", {"game": "DIG"}, "boards/dig/preview.jpg"),
        ("/rules/nowhere", "web-house", {}, USUAL_PICTURE),
        (NOWHERE, "preview-table", {}, USUAL_PICTURE),
        ("/replay/short", "preview-replay", {}, USUAL_PICTURE),
        ("/review/short", "preview-review", {}, USUAL_PICTURE),
    ],
)
def test_every_page_has_a_preview(
    server: LiveServer, path: str, key: str, arguments: dict[str, Any], picture: str
) -> None:
    for language, headers in (("fr", FRENCH), ("en", ENGLISH)):
        tags = shown(server, path, headers)
        assert tags["title"] == tags["og:title"] == words_in(language).say(key, **arguments)
        assert tags["description"] == tags["og:description"] != ""
        assert tags["og:image"] == f"{server.url}/web/{picture}"
        image = server.get(f"/web/{picture}")
        assert image.headers["content-type"] == "image/jpeg"
        assert f'<html lang="{language}">' in server.get(path, headers=headers).text


def test_a_table_tells_its_game_and_no_more(server: LiveServer) -> None:
    table = server.table()
    for page, kind in (("t", "table"), ("replay", "replay")):
        path = f"/{page}/{table.id}"
        tags = shown(server, path)
        words = words_in("fr")
        assert tags["title"] == words.say(f"preview-{kind}-of", game=words.say("diamant-name"))
        assert words.say("diamant-pitch") in tags["description"]
        assert tags["robots"] == "noindex"
        answer = server.get(path, headers=FRENCH)
        assert table.id not in answer.text
        assert answer.headers["vary"] == "accept-language, accept-encoding"
        known = {**FRENCH, "If-None-Match": answer.headers["etag"]}
        assert server.get(path, headers=known).status_code == 304
    assert "robots" not in shown(server, "/")


@pytest.mark.parametrize("trouble", [StoreError("load"), ValueError("a header of another time")])
def test_no_trouble_with_the_preview_costs_the_page(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    async def fail(_rooms: Rooms, _table: str) -> str:
        raise trouble

    monkeypatch.setattr(Rooms, "game_of", fail)
    assert shown(server, NOWHERE)["title"] == words_in("fr").say("preview-table")


def test_a_finished_game_that_nobody_has_opened_is_named(own_server: LiveServer) -> None:
    table = own_server.table()
    own_server.restart()
    assert "Diamant" in shown(own_server, f"/t/{table.id}")["title"]


def test_a_game_without_a_picture_gets_the_usual_one() -> None:
    assert picture_path("toy", WEB) == USUAL_PICTURE
    assert picture_path("../boards/dig", WEB) == USUAL_PICTURE


@pytest.mark.parametrize("path", ["/", "/no/such/page"])
def test_the_page_lists_the_games_that_have_a_folder(server: LiveServer, path: str) -> None:
    boards = head(server.get(path, headers={"Accept": "text/html"}))["boards"].split()
    assert boards == sorted(game.id for game in CATALOG)
