"""What becomes of a simulation: plots in both languages, and no extra no games."""

import sys
from pathlib import Path

import pytest

from pioche.cli import main
from pioche.lab import simulate

SMALL = [
    "simulate",
    "dig",
    "--bots",
    "balanced,bold",
    "--seats",
    "2",
    "--games",
    "40",
    "--seed",
    "3",
]
PNG = b"\x89PNG\r\n\x1a\n"


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def test_plots_are_drawn_in_the_readers_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIOCHE_LANG", "fr")
    assert main([*SMALL, "--plot", str(tmp_path / "fr")]) == 0
    names = {"overview", "wins", "points", "seats", "length"}
    found = {path.stem for path in (tmp_path / "fr").iterdir()}
    assert names <= found <= {*names, "ends"}
    assert {path.suffix for path in (tmp_path / "fr").iterdir()} == {".png", ".svg"}
    assert size_of((tmp_path / "fr" / "wins.png").read_bytes())[0] == 1080
    drawn = (tmp_path / "fr" / "overview.svg").read_text(encoding="utf-8")
    for word in ("Qui gagne", "Mesuré", "Téméraire", "Place 2", "à égalité", "décisions"):
        assert word in drawn


def test_compared_options_are_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_LANG", "en")
    sweep = ["--sweep", "gem_count=inclusive,example"]
    assert main([*SMALL, *sweep, "--plot", str(tmp_path)]) == 0
    found = {path.stem for path in tmp_path.iterdir()}
    assert found == {"overview", "compared", "wins-change", "points-change", "decisions"}
    drawn = (tmp_path / "overview.svg").read_text(encoding="utf-8")
    for word in ("Wins, change from gem_count=inclusive in the same games", "Bold"):
        assert word in drawn


def test_a_missing_extra_is_told_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("no game is played")

    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setattr(simulate, "played_chunks", never)
    monkeypatch.setenv("PIOCHE_LANG", "en")
    assert main([*SMALL, "--plot", str(tmp_path / "plots")]) == 2
    assert "pip install 'pioche[lab]'" in capsys.readouterr().err
    assert not (tmp_path / "plots").exists()
