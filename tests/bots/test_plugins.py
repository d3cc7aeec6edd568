"""Bots of strangers: how they are found, what they may answer, what is said of bad ones."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from pioche import game, read_record
from pioche.bots import BotFailed, add_bots, bot, bot_names, policy_for, seat_of
from pioche.bots.plugins import PLUGINS, installed_bots
from pioche.cli import main
from pioche.lab.tournament import Tournament, entrants_of, play_games
from tests.bots import strangers

HERE = "tests.bots.strangers"
DIAMANT = game("diamant")


@pytest.fixture(autouse=True)
def no_strangers() -> Iterator[None]:
    """Nobody's bots but those of one test."""
    PLUGINS.clear()
    strangers.SEEDS.clear()
    yield
    PLUGINS.clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, which is the current one."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(("name", "move"), [("first", 0), ("in_words", 1)])
def test_a_function_answers_with_a_number_or_with_text(name: str, move: int) -> None:
    add_bots(["balanced", "expert@3", f"{HERE}:{name}"])
    assert list(PLUGINS) == [f"{HERE}:{name}"]
    assert f"{HERE}:{name}" in bot_names("diamant")
    assert policy_for("diamant", f"{HERE}:{name}") is None
    seat = seat_of(DIAMANT, DIAMANT.new(3, 1), 0)
    assert bot("diamant", f"{HERE}:{name}")(seat) == move


def test_what_takes_a_game_and_a_seed_makes_the_bot() -> None:
    add_bots([f"{HERE}:Counting"])
    seat = seat_of(DIAMANT, DIAMANT.new(3, 1), 0)
    assert bot("diamant", f"{HERE}:Counting", 5)(seat) in seat.legal
    assert strangers.SEEDS == [5]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("nowhere_at_all:play", "nowhere_at_all"),
        (f"{HERE}.deeper:play", "deeper"),
        (f"{HERE}:nobody", "nobody"),
        (f"{HERE}:NOTHING", "int"),
        ("broken_import:play", "ZeroDivisionError: division by zero (broken_import.py:2)"),
        ("missing_import:play", "No module named 'absent'"),
        ("bad_syntax:play", "SyntaxError"),
        (":play", "Empty module name"),
        ("a b:play", "a b:play"),
        (f"{HERE}:only_letsdig", "ValueError: no idea of diamant (strangers.py:"),
        (f"{HERE}:no_move", "« jump 3 »|“jump 3”"),
        (f"{HERE}:other_move", "999"),
        (f"{HERE}:nothing", "None"),
        (f"{HERE}:truth", "True"),
        (f"{HERE}:greedy", "499"),
        (f"{HERE}:broken", "ZeroDivisionError"),
        (f"{HERE}:leaving", "SystemExit: 0"),
    ],
)
def test_a_bad_one_gets_one_sentence_and_exit_code_2(
    name: str, shown: str, language: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "broken_import.py").write_text("import os\n1 / 0\n")
    (folder / "missing_import.py").write_text("import absent\n")
    (folder / "bad_syntax.py").write_text("def play(seat: return\n")
    bots = f"random,random,{name},random"
    assert main(["simulate", "diamant", "--bots", bots, "--lang", language]) == 2
    said = capsys.readouterr().err.splitlines(keepends=True)[-1]  # after that it will be slow
    plain = said.replace("\u202f", " ").replace("\xa0", " ")
    assert any(part in plain for part in shown.split("|"))
    assert name in said
    assert said.endswith(".\n")


def test_a_bot_for_another_game_that_makes_nothing() -> None:
    add_bots([f"{HERE}:only_letsdig"])
    with pytest.raises(BotFailed, match="NoneType"):
        bot("letsdig", f"{HERE}:only_letsdig")


def test_an_installed_one_goes_by_its_name(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "ruby_bots.py").write_text("def hasty(seat):\n    return 'leave'\n")
    package = folder / "ruby_bots-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: ruby-bots\nVersion: 1\n")
    names = "hasty = ruby_bots:hasty\nbalanced = ruby_bots:hasty\n"
    (package / "entry_points.txt").write_text(f"[pioche.bots]\n{names}")
    assert "hasty" in installed_bots()
    command = ["simulate", "diamant", "--seats", "3", "--lang", "en", "--bots"]
    assert main([*command, "hasty,balanced,hasti"]) == 2
    assert "champion, random, hasty." in capsys.readouterr().err
    assert main([*command, "hasty,balanced,balanced"]) == 0
    assert list(PLUGINS) == ["hasty"]  # nobody plays under a name of the house
    assert "hasty" in capsys.readouterr().out


def test_a_record_keeps_the_name_that_was_given(folder: Path) -> None:
    name = f"{HERE}:Counting"
    command = ["simulate", "diamant", "--seats", "3", "--records", str(folder)]
    assert main([*command, "--bots", f"{name},bold,{HERE}:first"]) == 0
    kinds = {player.kind for player in read_record(folder / "diamant-000000.pioche").players}
    assert kinds == {name, "bold", f"{HERE}:first"}


def test_a_record_never_has_anything_imported(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO())
    (folder / "hasty.py").write_text("def play(seat):\n    return 'leave'\n")
    command = ["simulate", "diamant", "--seats", "3", "--records", str(folder)]
    assert main([*command, "--bots", "hasty:play,bold,bold"]) == 0
    capsys.readouterr()
    PLUGINS.clear()
    record = str(folder / "diamant-000000.pioche")
    assert main(["verify", record, "--lang", "en"]) == 0
    assert main(["play", "--plain", "--resume", record, "--lang", "en"]) == 2
    assert "hasty:play" in capsys.readouterr().err
    assert not PLUGINS
    assert main(["play", "--plain", "--resume", record, "--bots", "hasty:play"]) == 0


def plan_with(*names: str) -> Tournament:
    add_bots(names)
    return Tournament("diamant", entrants_of("diamant", names), 3, {}, 2, 1)


def test_processes_of_a_tournament_import_them_themselves(folder: Path) -> None:
    (folder / "hasty.py").write_text("def play(seat):\n    return 'leave'\n")
    plan = plan_with("hasty:play", "random")
    assert sorted(played.number for played in play_games(plan, 2)) == [0, 1]


def test_a_bad_one_stops_the_tournament() -> None:
    with pytest.raises(BotFailed, match="ZeroDivisionError"):
        list(play_games(plan_with(f"{HERE}:broken", "random"), 1))
