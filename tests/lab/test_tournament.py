"""`pioche tournament`: who sits where, figures that do not depend on the cores, ratings, output."""

import json
import signal
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import exp, log
from multiprocessing import active_children
from pathlib import Path
from xml.sax import parseString
from xml.sax.handler import ContentHandler

import pytest

from pioche.bots import BotName
from pioche.bots.plugins import PLUGINS
from pioche.cli import main
from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.lab.ratings import POINTS, Pairs, rating_errors, ratings
from pioche.lab.tournament import (
    PlayedGame,
    Tournament,
    entrants_of,
    line_ups,
    play_games,
    seat_orders,
    tournament_figures,
)
from pioche.processes import run_tasks


def tournament(*names: str, seats: int = 3, games: int = 6) -> Tournament:
    return Tournament("diamant", entrants_of("diamant", names), seats, {}, games, 1)


# Who sits where


def test_every_order_of_every_line_up_is_played_once() -> None:
    plan = tournament("careful", "balanced", "bold", "random", seats=3)
    orders = seat_orders(plan)
    assert len(orders) == len(set(orders)) == 4 * 6
    assert {len(set(order)) for order in orders} == {3}


def test_copies_make_fewer_orders() -> None:
    plan = tournament("bold", "random", "random", "random", seats=4)
    assert seat_orders(plan) == [(0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1)]


def test_too_few_entrants_are_repeated() -> None:
    assert line_ups(tournament("bold", "random", seats=5)) == [(0, 0, 0, 1, 1)]


def test_after_as_many_games_as_seats_all_have_sat_everywhere() -> None:
    orders = seat_orders(tournament("careful", "balanced", "bold", "random", seats=4))
    for seat in range(4):
        assert sorted(order[seat] for order in orders[:4]) == [0, 1, 2, 3]


def test_budgets_of_experts() -> None:
    assert entrants_of("diamant", ["expert@50", "bold"]) == (BotName("expert", 50), BotName("bold"))
    assert str(BotName("expert", 50)) == "expert@50"
    for wrong in ("expert@", "expert@0", "expert@x", "bold@5", "brave", "expert@" + "9" * 10):
        with pytest.raises(Refusal, match="balanced"):
            entrants_of("diamant", [wrong])


# Figures


def without_time(plan: Tournament, games: list[PlayedGame]) -> list[dict[str, object]]:
    figures = tournament_figures(plan, games)
    return [{**vars(bot), "seconds_a_move": 0.0} for bot in figures.bots]


def test_the_figures_do_not_depend_on_the_number_of_jobs() -> None:
    plan = tournament("careful", "balanced", "bold", "expert@6", seats=4, games=7)
    alone = without_time(plan, list(play_games(plan, 1)))
    assert alone == without_time(plan, list(play_games(plan, 3)))
    assert sum(bot["share"] for bot in alone) == pytest.approx(1)  # type: ignore[misc]


def test_copies_share_what_they_win() -> None:
    plan = tournament("bold", "random", "random", seats=3, games=2)
    games = [
        PlayedGame(0, (0, 1, 1), (1.0, 0, 0), (9, 2, 4), (1, 3, 2), (1, 1, 1), (0.1, 0, 0)),
        PlayedGame(1, (1, 1, 0), (0.5, 0.5, 0), (5, 5, 1), (1, 1, 3), (2, 2, 2), (0, 0, 0.2)),
    ]
    bold, other = tournament_figures(plan, games).bots
    assert (bold.share, other.share) == (0.5, 0.25)
    assert (bold.points, other.points) == (5.0, 4.0)
    assert bold.seconds_a_move == pytest.approx(0.1)
    assert bold.low < bold.share < bold.high
    assert tournament_figures(plan, games).length == 4.5


# Ratings


def test_ratings_without_ties_are_bradley_and_terry_s() -> None:
    pairs = Pairs([[0, 3e6], [1e6, 0]], [[0, 0], [0, 0]])
    one, other = ratings(pairs)
    assert one - other == pytest.approx(POINTS * log(3), abs=0.01)


def test_ties_are_davidson_s() -> None:
    """Strengths and ties as the model has them are found again, a thousandth apart."""
    strengths, tying = [0.0, 0.7, -0.4], 0.5
    pairs = Pairs.of(3)
    for one in range(3):
        for other in range(one):
            a, b = exp(strengths[one]), exp(strengths[other])
            level = tying * (a * b) ** 0.5
            times = 1e7 / (a + b + level)
            pairs.add_pair(one, other, -1, a * times)
            pairs.add_pair(one, other, 1, b * times)
            pairs.add_pair(one, other, 0, level * times)
    found = ratings(pairs)
    mean = sum(strengths) / 3
    assert found == pytest.approx([POINTS * (s - mean) for s in strengths], abs=0.01)


def test_equals_who_always_tie_are_equal_and_nobody_is_infinitely_strong() -> None:
    pairs = Pairs.of(3)
    for _ in range(50):
        pairs.add((0, 1, 2), (1, 1, 3))
    one, other, last = ratings(pairs)
    assert one == pytest.approx(other)
    assert -2000 < last < one < 2000


def test_errors_are_those_that_theory_has() -> None:
    def error(games: int) -> float:
        groups, whole, rng = [Pairs.of(2) for _ in range(20)], Pairs.of(2), Fast(3)
        for number in range(games):
            ranks = (1, 2) if rng.below(100) < 60 else (2, 1)
            groups[number % 20].add((0, 1), ranks)
            whole.add((0, 1), ranks)
        return rating_errors(groups, whole)[0]

    # Of two, each has half the difference, whose error is one over the root of n p q.
    known = 2.093 * POINTS / 2 / (400 * 0.6 * 0.4) ** 0.5
    assert error(400) == pytest.approx(known, rel=0.4)
    assert error(4000) == pytest.approx(known / 10**0.5, rel=0.4)


# What is shown


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tournament", "diamant", "--bots", "bold,random,random", "--seats", "3"]
    assert main([*command, "--games", "42", "--jobs", "1", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Diamant, 3 seats, 42 games" in shown
    assert "Each of the 3 orders was played 14 times." in shown
    assert max(len(line) for line in shown.splitlines()[:6]) <= 80
    assert main([*command, "--games", "1", "--jobs", "1"]) == 0
    assert "n’ont pas tous été joués" in capsys.readouterr().out


def test_json_and_the_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "strength.svg"
    command = ["tournament", "diamant", "--bots", "bold,expert@4", "--games", "4", "--json"]
    assert main([*command, "--jobs", "1", "--plot", str(path)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["seats"], found["orders"]) == (4, 4, 6)
    assert Counter(bot["bot"] for bot in found["bots"]) == Counter(["bold", "expert@4"])
    drawn = path.read_text(encoding="utf-8")
    assert ">Expert 4</text>" in drawn
    assert drawn.count("<circle") == 2
    parseString(drawn.encode(), ContentHandler())  # noqa: S317  (our own picture)
    assert main([*command, "--jobs", "1", "--plot", "/nowhere/x.svg"]) == 2


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (["tournament"], "GAME"),
        (["tournament", "diamant", "--bots", "bold,brave"], "brave"),
        (["tournament", "diamant", "--jobs", "0"], "--jobs"),
        (["tournament", "diamant", "--seats", "1"], "--seats"),
    ],
)
def test_refusals(arguments: list[str], shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert shown in capsys.readouterr().err


def test_an_interrupt_shows_the_games_so_far(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(plan: Tournament, jobs: int) -> Iterator[PlayedGame]:
        yield from islice(play_games(plan, jobs), 3)
        raise KeyboardInterrupt

    monkeypatch.setattr("pioche.lab.tournament_report.play_games", interrupted)
    command = ["tournament", "diamant", "--bots", "bold,random", "--games", "999999"]
    assert main([*command, "--jobs", "2", "--json"]) == 130
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["asked"]) == (3, 999999)
    assert main([*command, "--jobs", "1", "--lang", "en"]) == 130
    assert "Stopped before the 999,999 games" in capsys.readouterr().out


@pytest.fixture
def interrupts() -> Iterator[None]:
    """Ctrl+C raises an exception, also where a shell has had it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interrupts")
def test_an_interrupt_waits_for_the_end_of_a_task() -> None:
    """Within a network's sums it would end the process."""
    ended: list[int] = []

    def interrupted(number: int) -> int:
        signal.raise_signal(signal.SIGINT)
        ended.append(number)
        return number

    with pytest.raises(KeyboardInterrupt):
        list(run_tasks(interrupted, range(3), jobs=1))
    assert ended == [0]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_processes_end_with_their_generator() -> None:
    before = set(active_children())  # another test's may still be ending
    games = play_games(tournament("bold", "random", games=999999), 2)
    next(games)
    started = set(active_children()) - before
    assert len(started) == 2
    games.close()
    assert not started & set(active_children())


def test_a_bot_that_fails_in_another_process_is_reported_here(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(PLUGINS, bad := "tests.bots.strangers:broken", raising=False)
    command = ["tournament", "diamant", "--bots", f"{bad},random", "--games", "2", "--jobs", "2"]
    assert main([*command, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert f"{bad}” in seat" in said
    assert "ZeroDivisionError" in said
    del PLUGINS[bad]


@pytest.fixture
def stranger() -> Iterator[str]:
    """A bot that plays the first legal move: in Digger such games never end."""
    yield (name := "tests.bots.strangers:first")
    PLUGINS.pop(name, None)


def test_games_without_an_end_are_cut_short(
    stranger: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["digger", "--bots", ",".join([stranger] * 3), "--games", "1", "--seats", "3"]
    command += ["--jobs", "1"]
    assert main(["tournament", *command, "--lang", "en"]) == 0
    assert "One game was cut short after 5,000 choices" in capsys.readouterr().out
    assert main(["tournament", *command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["cut"] == 1
    assert main(["simulate", *command, "--lang", "fr"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "arrêtées après 5 000 choix, et comptées en l’état 100" in shown
