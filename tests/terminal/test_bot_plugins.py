"""Plugin bots in the terminal: they are offered, they play, and a bad one ends the game."""

import re
from io import StringIO
from pathlib import Path

import pytest

from pioche.bots import BotFailed
from pioche.bots.plugins import PLUGINS
from pioche.cli import main
from pioche.games import game
from pioche.table.log import Player
from pioche.terminal.app.app import PiocheApp
from pioche.terminal.plain.game import PlainGame
from pioche.terminal.saves import saves_folder
from pioche.terminal.session import Session
from pioche.terminal.setup import Setup, bot_descriptions
from pioche.words import words_in
from tests.bots import strangers
from tests.terminal.helpers import SEED, Pipe

DIAMANT = game("diamant")
PLAYERS = (Player("Zoé"), Player("Ada", "mine:good"), Player("Bo", "mine:bad"))


@pytest.fixture(autouse=True)
def strangers_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLUGINS, "mine:good", strangers.first)
    monkeypatch.setitem(PLUGINS, "mine:bad", strangers.no_move)


def session(*players: Player) -> Session:
    return Session(Setup(DIAMANT, players or PLAYERS, {}, SEED).table())


def test_they_are_offered_under_their_names() -> None:
    assert "mine:good : Un robot à vous : mine:good" in [
        line.replace("\xa0", " ") for line in bot_descriptions(words_in("fr"), DIAMANT)
    ]


def test_they_play_a_whole_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("leave\n" * 5))
    assert main(["play", "diamant", "--plain", "--bots", "mine:good,bold", "--lang", "en"]) == 0
    assert "Barnaby (mine:good)" in capsys.readouterr().out


def test_so_does_the_champion(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("leave\n" * 5))
    assert main(["play", "diamant", "--plain", "--bots", "champion,bold", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Barnaby goes on." in told
    record = re.search(r"Game kept: (.+\.pioche)", told)
    assert record is not None
    assert "champion" in Path(record[1]).read_text(encoding="utf-8")


def test_a_bad_one_ends_the_game_which_is_kept() -> None:
    pipe = Pipe(["sortir"])
    with pytest.raises(BotFailed, match="jump 3"):
        PlainGame(session(), pipe.console(words_in("fr"))).run()
    assert len(list(saves_folder().iterdir())) == 1


@pytest.mark.asyncio
async def test_so_it_does_on_the_whole_screen() -> None:
    app = PiocheApp(words_in("en"), session())
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
    assert app.return_value == 2
    assert len(list(saves_folder().iterdir())) == 1
