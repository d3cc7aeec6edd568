"""What becomes of a simulation: plots, files, and objects for programs."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

import pioche
from pioche.cli import main
from pioche.core.refusals import Refusal
from pioche.lab import simulate
from pioche.lab.result_tables import COUNTS
from pioche.lab.simulate import Chunks, Running, Simulation

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


def test_a_missing_extra_is_refused_before_any_game(
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


# From Python


def test_a_simulation_is_an_object_of_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIOCHE_LANG", "en")
    result = pioche.simulate("diamant", "bold,careful,random", games=60, seed=5, jobs=1)
    assert (result.games, result.asked, result.names) == (60, 60, ["bold", "careful", "random"])
    assert sum(bot.wins for bot in result.bots) == pytest.approx(60)
    assert list(result.to_pandas()["bot"]) == result.names
    assert list(result.to_pandas("seats")["games"]) == [60, 60, 60]
    assert "Diamant: 60 games" in repr(result)
    assert "<caption>Diamant: 60 games</caption>" in result._repr_html_()
    assert size_of(result.plot("wins")._repr_png_())[0] == 1080
    result.to_parquet(tmp_path / "counts.parquet")
    counts = pd.read_parquet(tmp_path / "counts.parquet")
    assert counts.astype(COUNTS).equals(result.to_pandas("counts"))
    won = counts[(counts.figure == "winners") & (counts.value > 0)]
    wins = (won.games / won.value).groupby(won.bot).sum()
    assert list(wins) == pytest.approx([bot.wins for bot in result.bots])


def test_options_are_compared_from_python() -> None:
    relics = {"relics": ["none", "classic"]}
    result = pioche.simulate("diamant", ["bold"] * 3, games=20, sweep=relics, seats=3, jobs=1)
    assert [found.change["relics"] for found in result.variants] == ["none", "classic"]
    frame = result.to_pandas()
    assert frame["share_change"].isna().tolist() == [True] * 3 + [False] * 3
    with pytest.raises(Refusal, match="relics=none"):
        pioche.simulate("diamant", games=20, sweep={"relics": ["none"]})


def test_an_interrupt_returns_the_games_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate.played_chunks

    def stopped(plan: Simulation, chunks: list[int], running: Running) -> Chunks:
        yield from whole(plan, chunks[:1], running)
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "played_chunks", stopped)
    result = pioche.simulate("diamant", "bold,bold,bold", games=500, jobs=1)
    assert 0 < result.games < result.asked
    assert "500" in repr(result)


def test_a_tournament_is_an_object_of_figures(tmp_path: Path) -> None:
    result = pioche.tournament("diamant", "balanced,random", games=12, seats=3, jobs=1)
    assert [bot.bot for bot in result.bots] == ["balanced", "random"]
    assert result.to_pandas()["share"].tolist() == [bot.share for bot in result.bots]
    result.to_parquet(tmp_path / "games.parquet")
    assert len(pd.read_parquet(tmp_path / "games.parquet")) == 12 * 3
    assert result.plot().content("svg").startswith(b"<?xml")
    assert "<table>" in result._repr_html_()


def test_a_script_without_guard_is_warned_and_gets_its_result(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import pioche\n"
        "print(pioche.tournament('diamant', 'bold,random', games=4, seats=3, jobs=2).games)\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "4"
    assert "__main__" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("typed", "given"),
    [
        (["--bots", "bold,bold", "--seats", "3"], {"bots": "bold,bold", "seats": 3}),
        (["--bots", "brave,bold,bold", "--seats", "3"], {"bots": ["brave", "bold", "bold"]}),
        (["--seats", "9"], {"seats": 9}),
        (["--games", "0"], {"games": 0}),
        (["--seed", "-1"], {"seed": -1}),
        (["--jobs", "257"], {"jobs": 257}),
        (["--option", "depth=1"], {"options": {"depth": 1}}),
        (["--sweep", "open_chests=yes"], {"sweep": {"open_chests": [True]}}),
        (["--sweep", "relics=none,all"], {"sweep": {"relics": ["none", "all"]}}),
        (
            ["--sweep", "relics=none,classic", "--option", "relics=none"],
            {"sweep": {"relics": ["none", "classic"]}, "options": {"relics": "none"}},
        ),
    ],
)
def test_command_and_function_refuse_the_same(
    typed: list[str],
    given: dict[str, Any],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PIOCHE_LANG", "en")
    assert main(["simulate", "diamant", *typed]) == 2
    said = capsys.readouterr().err.strip().replace("--", "")
    with pytest.raises(Refusal) as refused:
        pioche.simulate("diamant", **given)
    assert str(refused.value) == said
