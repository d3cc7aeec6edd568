"""`pioche bench --peers`: our games beside those of others; who is missing is said so."""

import json

import pytest

import pioche
from pioche.cli import main
from pioche.lab import peers
from pioche.lab.measure import Work, rate
from pioche.lab.peers import MOVES, OURS, STEPS, Contestant
from pioche.words import words_in


def missing_library() -> Work:
    raise ModuleNotFoundError("no", name="rlcard")


def broken_library() -> Work:
    raise AttributeError("moved")


@pytest.fixture
def few_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    """One peer that is there, one that is not, one that does not work."""
    others = [
        Contestant(MOVES, "OpenSpiel", "pig", "diamant", lambda: peers.openspiel_moves("pig")),
        Contestant(STEPS, "RLCard", "uno", "letsdig", missing_library),
        Contestant(STEPS, "PettingZoo", "hanabi_v5", "dig", broken_library),
    ]
    monkeypatch.setattr(peers, "peers", lambda _wanted: others)
    # A hundredth of a second for each figure: how exact they are is not tried here.
    monkeypatch.setattr(peers, "rate", lambda work, _seconds, batch: rate(work, 0.01, batch))


@pytest.mark.usefixtures("few_peers")
def test_rows_and_tables(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["bench", "diamant", "--peers", "--seconds", "1"]
    assert main([*command, "--json"]) == 0
    moves, steps, pig, uno, hanabi = json.loads(capsys.readouterr().out)
    assert [(row["group"], row["library"]) for row in (moves, steps)] == [
        (MOVES, OURS),
        (STEPS, OURS),
    ]
    assert pig["nearest_ratio"] == pytest.approx(moves["per_s"] / pig["per_s"])
    assert pig["slowest_ratio"] == pig["nearest_ratio"]
    assert (uno["missing"], hanabi["missing"]) == ("rlcard", "AttributeError: moved")
    assert main([*command, "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Diamant ×" in shown
    assert "not measured: rlcard" in shown


def test_each_of_ours_has_peers_and_each_peer_one_of_ours() -> None:
    games = [(game, 3) for game in pioche.CATALOG]
    nearest = {one.nearest for one in peers.contestants(games) if one.library != OURS}
    assert nearest == {game.id for game in pioche.CATALOG}
    assert {one.nearest for one in peers.contestants(games[:1])} == {"diamant"}


def test_a_peer_s_chance_is_drawn_by_its_weights() -> None:
    alike, unlike = [(4, 0.5), (7, 0.5)], [(1, 0.25), (2, 0.75)]

    def drawn(outcomes: list[tuple[int, float]], number: float) -> int:
        return peers.outcome(outcomes, lambda count: int(number * count))

    assert [drawn(alike, number) for number in (0.0, 0.49, 0.5, 0.99)] == [4, 4, 7, 7]
    assert [drawn(unlike, number) for number in (0.0, 0.24, 0.25, 1.0)] == [1, 1, 2, 2]


def test_it_is_no_bench_of_the_search() -> None:
    assert main(["bench", "search", "--peers"]) == 2
    assert words_in("fr").has("bench-peers")
