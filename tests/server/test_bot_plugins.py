"""Bots of one's own at the tables of one's own server: those that were named, and no others."""

import logging

import pytest

from pioche.bots.plugins import PLUGINS
from pioche.cli import main
from tests.bots import strangers
from tests.server.live_server import LiveServer, wait_until


@pytest.fixture(autouse=True)
def strangers_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLUGINS, "mine:good", strangers.first)
    monkeypatch.setitem(PLUGINS, "mine:bad", strangers.broken)


def test_they_are_offered_and_play_whole_games_come_what_may(
    server: LiveServer, caplog: pytest.LogCaptureFixture
) -> None:
    """One that fails does not hold up the table; the log says which, and nothing of the game."""
    assert "mine:good" in server.get("/api/games").json()[0]["bots"]
    with caplog.at_level(logging.ERROR, logger="pioche.server"):
        table = server.table(seats=("mine:good", "mine:bad", "mine:good"))
        table.start()
        wait_until(lambda: table.info()["phase"] == "over")
    assert "fault in the bot mine:bad: ZeroDivisionError at broken:" in caplog.text


@pytest.mark.parametrize("name", ["os:abort", "tests.bots.strangers:first", "mine:other"])
def test_nobody_on_the_line_can_name_another(server: LiveServer, name: str) -> None:
    asked = {"game": "diamant", "seats": ["open", name, "bold"]}
    refused = server.post("/api/tables", asked)
    assert (refused.status_code, refused.json()["key"]) == (409, "bot-unknown")
    table = server.table()
    refused = table.command("seat-bot", table.host_key, seat=1, bot=name)
    assert refused.json()["key"] == "bot-unknown"
    assert name not in PLUGINS


@pytest.mark.parametrize("name", ["nowhere_at_all:play", "unheard-of", ""])
def test_a_server_does_not_start_with_a_bad_one(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--bots", f"balanced,{name}", "--lang", "en", "--port", "0"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n"), name in said.err) == ("", 1, True)
