"""The bot that a stranger could have written, against a real server."""

import subprocess
import sys
from pathlib import Path

import pytest

from pioche.table import record
from pioche.table.record import record_text
from pioche.table.table import Table, contents_of
from tests.server.live_server import LiveServer, wait_until

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.mark.parametrize("game", ["diamant", "digger"])
def test_a_stranger_s_bot_plays_a_whole_game(server: LiveServer, game: str) -> None:
    """In Digger some of what is legal asks for a gesture, which it does not have."""
    options = {"pace": "untimed", "throws": 1} if game == "digger" else {}
    table = server.table(game, options=options)
    link = f"{server.url}/t/{table.id}"
    with subprocess.Popen(
        [sys.executable, str(BOT), link, "Stranger"], stdout=subprocess.PIPE, text=True
    ) as bot:
        wait_until(lambda: table.info()["seats"][0]["nickname"] == "Stranger")
        table.start()
        received, _ = bot.communicate(timeout=180)
    assert bot.returncode == 0
    assert received.startswith("{'scores': [")
    assert "fair: the record holds all" in received
    assert table.info()["phase"] == "over"


def test_it_notices_another_play_of_its_game(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house writes another play of the same deal, with a chain that fits it."""

    def other_play(table: Table, keep_seeds: bool = False) -> str:
        again = contents_of(table).beginning()
        while not again.over:
            again.play(again.to_act()[0], "leave")
        return record_text(again, keep_seeds)

    monkeypatch.setattr(record, "record_text", other_play)
    table = server.table()
    with subprocess.Popen(
        [sys.executable, str(BOT), f"{server.url}/t/{table.id}"], stderr=subprocess.PIPE, text=True
    ) as bot:
        wait_until(lambda: table.info()["seats"][0]["nickname"] == "Bot")
        table.start()
        _, complaint = bot.communicate(timeout=180)
    assert bot.returncode == 1
    assert "ValueError: this is another game than the one seen" in complaint


def test_it_says_when_there_is_no_seat(server: LiveServer) -> None:
    table = server.table(seats=("bold", "bold", "bold"))
    link = f"{server.url}/t/{table.id}"
    done = subprocess.run(
        [sys.executable, str(BOT), link], capture_output=True, text=True, timeout=180, check=False
    )
    assert (done.returncode, done.stderr) == (1, "no seat: server-full\n")


def test_it_comes_back_when_the_server_does(own_server: LiveServer) -> None:
    table = own_server.table(seats=("open", "open", "bold"))
    link = f"{own_server.url}/t/{table.id}"
    with subprocess.Popen(
        [sys.executable, str(BOT), link, "Stranger"], stdout=subprocess.PIPE, text=True
    ) as bot:
        wait_until(lambda: table.info()["seats"][0]["nickname"] == "Stranger")
        zoe = table.sit()
        table.start()
        wait_until(lambda: zoe.asked()["table"]["waiting"] == [zoe.seat])
        own_server.restart()
        wait_until(lambda: table.info()["seats"][0]["present"])
        zoe.play()
        received, _ = bot.communicate(timeout=180)
    assert (bot.returncode, received[:12]) == (0, "{'scores': [")


def test_it_is_seventy_lines() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 70
