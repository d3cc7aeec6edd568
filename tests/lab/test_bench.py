"""`pioche bench`: its rows, its table, its yardstick."""

import json

import pytest

import pioche
from pioche.cli import main
from pioche.core.playout import playouts
from pioche.lab import bench, measure
from pioche.lab.measure import games_at_tables, known_games
from pioche.words import words_in
from tests.machine import has_compiler

ROW = {"game", "mode", "loop", "games_per_s", "decisions_per_s", "reference_per_s"}


@pytest.fixture(autouse=True)
def one_quick_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """A twentieth of a second for each figure: how exact they are is not tried here."""
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "TIMINGS", 20)
    monkeypatch.setattr(bench, "SEARCH_TIMINGS", 20)


def test_rows_as_json_and_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "diamant", "--seconds", "1", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    modes = ["compiled", "interpreted"] if has_compiler() else ["interpreted"]
    assert [(row["mode"], row["loop"]) for row in rows] == [
        (mode, loop) for mode in modes for loop in ("inner", "python", "table")
    ]
    for row in rows:
        assert set(row) >= ROW
        assert row["game"] == "diamant"
        assert row["games_per_s"] > 0
        assert row["decisions_per_s"] > 10 * row["games_per_s"]
        if row["loop"] != "table":
            assert 0 < row["clone_us"] < row["redeal_us"]
    bench.show(pioche.game("diamant"), 4, rows, words_in("fr"))
    assert "Diamant, 4 places jouées au hasard" in capsys.readouterr().out


def test_the_better_of_two_rounds_is_kept() -> None:
    one = {"mode": "compiled", "games_per_s": 5.0, "clone_us": 2.0}
    other = {"mode": "compiled", "games_per_s": 7.0, "clone_us": 3.0}
    assert bench.better(one, other) == {"mode": "compiled", "games_per_s": 7.0, "clone_us": 2.0}


def test_both_loops_play_the_same_games() -> None:
    game = pioche.game("diamant")
    assert measure.games_from_python(game, 4, 20) == playouts(game, 4, measure.SEED, 20)


def test_games_at_tables_are_those_that_were_written_down() -> None:
    game = pioche.game("digger")
    known = known_games(game, 3)
    moves = [len(each.moves) for each in known]
    assert games_at_tables(game, 3, known, 5) == sum(moves) + moves[0]


def test_measure_tells_its_mode() -> None:
    measured = measure.measure(pioche.game("diamant"), 3, 0.02)
    assert measured["mode"] == ("compiled" if pioche.COMPILED else "interpreted")


def test_a_game_too_short_to_be_in_its_middle_is_cloned_at_its_beginning() -> None:
    state = measure.state_in_mid_game(pioche.game("digup"), 1)
    assert state.to_act() == 1


def test_the_search_is_measured_beside_the_same_yardsticks(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bench", "search", "diamant", "--seconds", "1", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["game"], row["seats"]) == ("diamant", 4)
    assert min(row["random_per_s"], row["policy_per_s"], row["reference_per_s"]) > 0
    assert main(["bench", "search", "diamant", "--seconds", "1", "--lang", "en"]) == 0
    assert "sensible tries/s" in capsys.readouterr().out
    assert main(["bench", "search", "chess"]) == 2
