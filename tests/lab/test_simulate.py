"""`pioche simulate`: without tables as at tables, the same figures on any number of cores."""

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from multiprocessing import parent_process
from pathlib import Path

import pytest
from rich.console import Console

import pioche
from pioche.bots import policy_for
from pioche.cli import main
from pioche.core.game import Game, Options
from pioche.core.options import Choice, Number, Switch
from pioche.core.refusals import Refusal
from pioche.games import CATALOG
from pioche.lab import simulate, simulation
from pioche.lab.chunks import chunk_count, chunk_games, games_of_chunk, play_chunk, play_variant
from pioche.lab.figures import VICTORY, Figures, summed
from pioche.lab.simulate import Simulation, play_game, play_games, seating
from pioche.lab.simulate_report import BARS_KEY, drawn, grid_of
from pioche.lab.simulation import check_plan, play_quick_game, policies_of, slow_bots
from pioche.lab.summary import mean_error, quantile, share_interval, summaries
from pioche.processes import run_tasks
from pioche.words import words_in

HEAVY = int(os.environ.get("PIOCHE_HEAVY", "1"))
DIAMANT = pioche.game("diamant")
PLAN = Simulation(DIAMANT, ["bold", "random", "careful"], {}, 6, 1, None)
SWEEP = Simulation(
    DIAMANT, ["bold", "novice", "balanced"], {}, 500, 4, None, (("relics", ("none", "classic")),)
)


def test_every_bot_sits_on_every_seat() -> None:
    seats = [seating(PLAN, number) for number in range(3)]
    assert seats == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    players = [player.kind for player in play_game(PLAN, 1).players]
    assert players == ["careful", "bold", "random"]


# Without tables as at tables


def bots_of(game: Game) -> list[str]:
    names = ["balanced", "novice", "bold", "careful", "random"]
    return names[: min(4, game.seats[-1])]


def option_values(game: Game) -> Iterator[Options]:
    """No option, then every value of every option that bots can play with."""
    yield {}
    for option in game.options:
        if isinstance(option, Choice):
            for choice in option.choices:
                yield {option.name: choice}
        elif isinstance(option, Switch):
            yield {option.name: not option.default}
        elif isinstance(option, Number):
            yield {option.name: option.lowest}
            yield {option.name: option.highest}


def agrees(plan: Simulation) -> None:
    """Scores, winners, length and end of every game are those of the same game at a table."""
    played = play_variant(plan, {}, range(plan.games))
    for number in range(plan.games):
        table = play_quick_game(plan, number)
        assert [column[number] for column in played.scores] == table.scores()
        assert played.winners[number] == sum(1 << seat for seat in table.winners())
        assert played.decisions[number] == len(table.log)
        assert played.ends[number] == table.state.end_reason()


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_games_without_tables_are_those_at_tables(game: Game) -> None:
    agrees(Simulation(game, bots_of(game), {}, 3 if HEAVY == 1 else 40, 5))


@pytest.mark.skipif(HEAVY == 1, reason="every value of every option at tables takes minutes")
@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_so_they_are_with_every_option(game: Game) -> None:
    for options in option_values(game):
        for seats in game.seats:
            plan = Simulation(game, (bots_of(game) * 2)[:seats], options, 2, seats)
            try:
                check_plan(plan)
            except Refusal:
                continue  # not with this number of seats
            agrees(plan)


# Figures that add up


def test_the_figures_are_the_same_for_any_number_of_processes_and_any_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simulate, "SECONDS_ALONE", 0.0)
    alone = simulate.simulate(SWEEP, 1)
    assert simulate.simulate(SWEEP, 2) == alone
    monkeypatch.setattr(simulate, "SHORT_CHUNK", 0.0)  # nothing is played here meanwhile
    assert simulate.simulate(SWEEP, 2) == alone
    parts = [play_chunk(SWEEP, chunk) for chunk in reversed(range(chunk_count(SWEEP)))]
    assert summed(parts, 3, 2) == alone
    assert Figures.from_json(json.loads(json.dumps(alone.to_json()))) == alone


def test_the_figures_are_those_of_the_games() -> None:
    plan = Simulation(DIAMANT, ["bold", "random", "careful"], {}, 7, 1)
    tables = [play_quick_game(plan, number) for number in range(7)]
    (found,) = summaries(plan, simulate.simulate(plan))
    seats = [seating(plan, number).index(0) for number in range(7)]
    bold = [table.scores()[seat] for table, seat in zip(tables, seats, strict=True)]
    assert found.bots[0].points.mean == pytest.approx(sum(bold) / 7)
    assert sorted(found.bots[0].histogram.elements()) == sorted(bold)
    assert found.bots[0].quantiles[1] == sorted(bold)[3]
    first = [table.scores()[0] for table in tables]
    assert sorted(found.seats[0].histogram.elements()) == sorted(first)
    assert sum(bot.wins for bot in found.bots) == pytest.approx(7)
    assert found.length.longest == max(len(table.log) for table in tables)
    assert found.ends == {"expeditions": 7}
    assert VICTORY == 840
    assert quantile(found.length.histogram, 1.0) == found.length.longest


def test_options_are_compared_game_by_game() -> None:
    none, classic = summaries(SWEEP, simulate.simulate(SWEEP))
    assert (none.change, classic.change) == ({"relics": "none"}, {"relics": "classic"})
    assert none.differences == []
    for bot, before, after in zip(classic.differences, none.bots, classic.bots, strict=True):
        assert bot.points.mean == pytest.approx(after.points.mean - before.points.mean)
        assert bot.share.mean == pytest.approx(after.share - before.share)
        assert bot.points.error is not None
    assert classic.length_difference is not None
    # The same luck for both: a difference is known better than from games of their own.
    same = Simulation(DIAMANT, ["bold"] * 3, {}, 120, 4, None, (("open_chests", (True, False)),))
    difference, *_ = summaries(same, simulate.simulate(same))[1].differences
    assert (difference.points.mean, difference.points.spread) == (0.0, 0.0)


def test_chunks_depend_on_the_plan_alone() -> None:
    for games in (1, 100, 121, 5_000_000):
        plan = Simulation(DIAMANT, ["bold"] * 7, {}, games, 0)
        assert chunk_games(plan) % 7 == 0
        counted = [len(games_of_chunk(plan, chunk)) for chunk in range(chunk_count(plan))]
        assert sum(counted) == games
    slow = Simulation(DIAMANT, ["expert", "bold", "bold"], {}, 50, 0)
    assert (chunk_games(slow), slow_bots(slow)) == (1, ["expert"])


def test_wilson_s_interval() -> None:
    # Known figures: 10 of 40, and none of 10.
    some, none = share_interval(0.25, 40), share_interval(0.0, 10)
    assert (some.low, some.high) == pytest.approx((0.1419, 0.4019), abs=1e-4)
    assert (none.low, none.high) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_the_error_of_a_mean() -> None:
    assert mean_error(10, 34, 4) == pytest.approx(1.959964 * (3 / 4) ** 0.5)
    assert mean_error(5, 25, 1) is None


# Processes


def half(number: int) -> int:
    """What the processes of the next test do: one dies of the third task, the fourth fails."""
    elsewhere = parent_process() is not None
    if number == 4 and elsewhere:
        os._exit(1)
    if number == 6 and elsewhere:
        raise ValueError
    return number // 2


def test_what_is_lost_with_a_process_or_fails_there_is_done_all_the_same() -> None:
    found = list(run_tasks(half, range(0, 20, 2), 2))
    assert sorted(found) == [(place, place) for place in range(10)]


# The command


def shown_by(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> tuple[str, str]:
    assert main(["simulate", *arguments, "--lang", "en"]) == code
    captured = capsys.readouterr()
    return captured.out, captured.err


def test_the_tables_fit_a_narrow_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    out, err = shown_by(capsys, "diamant", "--seats", "3", "--games", "4")
    assert " to " in out
    assert "±" in out
    assert "the five expeditions are over" in out
    assert "standard deviation" in out
    assert err == ""
    assert max(len(line) for line in out.split("Decisions in a game")[0].splitlines()) <= 80
    out, _ = shown_by(capsys, "diamant", "--seats", "3", "--games", "1")
    assert "±" not in out
    out, _ = shown_by(capsys, "digup", "--seats", "1", "--games", "20", "--bots", "balanced")
    assert "won, all mines are complete" in out
    out, _ = shown_by(capsys, "diamant", "--games", "8", "--sweep", "relics=none,classic")
    assert "relics=classic" in out
    assert "Wins, change" in out


def test_bars_stand_where_their_values_are() -> None:
    grid = grid_of(words_in("en"), "simulate-quantiles", BARS_KEY)
    for value in (0, 50, 99):
        grid.add_row(str(value), drawn(Counter({value: 7}), (0, 99)))
    console = Console(width=60, color_system=None)
    with console.capture() as capture:
        console.print(grid)
    header, _, *rows = [line for line in capture.get().splitlines() if line.strip()]
    first = header.index("Spread")
    assert [row.index("█") - first for row in rows] == [0, 5, 9]


def test_a_bot_without_a_policy_says_so_and_plays_at_tables(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_balanced(game_id: str, name: str) -> object:
        return None if name == "balanced" else policy_for(game_id, name)

    command = ["diamant", "--games", "8", "--jobs", "1", "--json"]
    command += ["--bots", "balanced,bold,novice,random"]
    quick, captured = shown_by(capsys, *command)
    assert captured == ""
    monkeypatch.setattr(simulation, "policy_for", without_balanced)
    slow, captured = shown_by(capsys, *command)
    assert captured.startswith("balanced: no fast policy")
    assert json.loads(quick)["variants"] == json.loads(slow)["variants"]
    assert (json.loads(quick)["at_tables"], json.loads(slow)["at_tables"]) == (False, True)


def stopped_after(number: int) -> Callable[..., Iterator[object]]:
    def played(*arguments: object) -> Iterator[object]:
        yield from islice(real(*arguments), number)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    real = simulate.played_chunks
    return played


def test_an_interrupt_shows_the_games_so_far_and_a_later_run_resumes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["diamant", "--games", "500", "--jobs", "1", "--json", "--seed", "3"]
    whole, _ = shown_by(capsys, *command)
    command += ["--resume", str(tmp_path / "kept")]
    with monkeypatch.context() as patched:
        patched.setattr(simulate, "played_chunks", stopped_after(3))
        part, _ = shown_by(capsys, *command, code=130)
    assert (json.loads(part)["games"], json.loads(part)["asked"]) == (360, 500)
    rest: list[int] = []

    def noted(plan: Simulation, chunk: int) -> Figures:
        rest.append(chunk)
        return play_chunk(plan, chunk)

    with monkeypatch.context() as patched:
        patched.setattr(simulate, "play_chunk", noted)
        again, _ = shown_by(capsys, *command)
    assert again == whole
    assert rest == [3, 4]


def test_a_folder_of_something_else_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept"
    command = ("diamant", "--games", "120", "--jobs", "1", "--resume", str(kept))
    shown_by(capsys, *command)
    _, captured = shown_by(capsys, *command, "--seed", "1", code=2)
    assert "belongs to another simulation" in captured
    chunk = kept / "chunk-000000.json"
    chunk.write_text("{}")
    assert "is damaged" in shown_by(capsys, *command, code=2)[1]
    chunk.write_text("[1")
    assert "is damaged" in shown_by(capsys, *command, code=2)[1]
    plan = kept / "plan.json"
    plan.write_text(plan.read_text().replace('"rules":"', '"rules":"0'))
    assert "another version of the rules" in shown_by(capsys, *command, code=2)[1]
    assert "neither empty" in shown_by(capsys, *command[:-1], str(tmp_path), code=2)[1]


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (["--sweep", "relics"], "relics"),
        (["--sweep", "relics=none"], "at least two"),
        (["--sweep", "relics=none,none"], "at least two"),
        (["--sweep", "relics=none,all"], "ascending"),
        (["--sweep", "depth=1,2"], "open_chests"),
        (["--sweep", "relics=none,classic", "--option", "relics=none"], "twice"),
        (["--sweep", "relics=none,classic", "--records", "x"], "--records"),
        (["--jobs", "0"], "--jobs"),
        (["--resume", ""], " "),
    ],
)
def test_refusals(arguments: list[str], shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert shown in shown_by(capsys, "diamant", *arguments, code=2)[1]


def test_what_is_played_with_records_is_as_fair_as_ever(tmp_path: Path) -> None:
    plan = Simulation(DIAMANT, ["bold", "random", "careful"], {}, 3, 1, str(tmp_path))
    bots = play_games(plan)
    tables = [play_game(plan, number) for number in range(3)]
    assert sum(bot.points.mean for bot in bots) == pytest.approx(
        sum(sum(table.scores()) for table in tables) / 3
    )
    assert len(list(tmp_path.iterdir())) == 3
    assert policies_of(plan) == []
