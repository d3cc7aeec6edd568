"""`pioche simulate`: bots change seats, and figures come with their 95 % intervals."""

import pytest

import pioche
from pioche.cli import main
from pioche.lab.intervals import mean_error, share_interval
from pioche.lab.simulate import Simulation, play_game, play_games, seating

PLAN = Simulation(pioche.game("diamant"), ["bold", "random", "careful"], {}, 6, 1, None)


def test_every_bot_sits_on_every_seat() -> None:
    seats = [seating(PLAN, number) for number in range(3)]
    assert seats == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    players = [player.kind for player in play_game(PLAN, 1).players]
    assert players == ["careful", "bold", "random"]


def test_figures_follow_the_bot_not_the_seat() -> None:
    tallies = play_games(PLAN)
    tables = [play_game(PLAN, number) for number in range(PLAN.games)]
    bold = [table.scores()[seating(PLAN, n).index(0)] for n, table in enumerate(tables)]
    assert tallies[0].points == sum(bold)
    assert sum(tally.wins for tally in tallies) == pytest.approx(PLAN.games)


def test_wilson_s_interval() -> None:
    # Known figures: 10 of 40, and none of 10.
    some, none = share_interval(0.25, 40), share_interval(0.0, 10)
    assert (some.low, some.high) == pytest.approx((0.1419, 0.4019), abs=1e-4)
    assert (none.low, none.high) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_the_error_of_a_mean() -> None:
    assert mean_error(10, 34, 4) == pytest.approx(1.959964 * (3 / 4) ** 0.5)
    assert mean_error(5, 25, 1) is None


def test_the_table_shows_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "diamant", "--seats", "3", "--games", "4", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert " to " in shown
    assert "±" in shown
    assert main(["simulate", "diamant", "--seats", "3", "--games", "1", "--lang", "en"]) == 0
    assert "±" not in capsys.readouterr().out
