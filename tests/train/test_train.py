"""Training with small numbers: it learns, goes on, and writes a network that plays."""

import hashlib
from contextlib import suppress
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from xml.sax import parseString
from xml.sax.handler import ContentHandler

import numpy as np
import pytest

from pioche.bots import TEMPERAMENTS
from pioche.bots.champion import FOLDER
from pioche.bots.network_file import read_network
from pioche.cli import main
from pioche.core.rng import Fast
from pioche.games import CATALOG, game
from pioche.lab.training_curve import Curve
from pioche.search.play import Loop, Played
from pioche.search.policy import Policy, RandomPolicy
from pioche.train.games import LONGEST_A_SEAT, Part, shape_of
from pioche.train.learner import Learner, Recipe
from pioche.train.run import Point, Responded, Run, Training
from pioche.train.tables import drawn_table, inputs_of, usual_table

SMALL = Recipe(units=(32, 16), rows=96, steps=24, epochs=3, rate=3e-3, seed=1)
SHIPPED = f"file:{FOLDER / 'diamant.network'}"


def share_against_random(file: Path, games: int) -> float:
    chosen = game("diamant")
    policy = read_network(file.read_bytes(), "it").policy(chosen, RandomPolicy())
    policies: list[Policy] = [policy, RandomPolicy(), RandomPolicy(), RandomPolicy()]
    played = Played(4)
    loop = Loop(chosen, policies, {}, 77)
    loop.play(0, games, played)
    shares = [
        (winners >> number % 4 & 1) / winners.bit_count()
        for number, winners in enumerate(int(mask) for mask in played.winners)
    ]
    return sum(shares) / games


def test_the_recipe_with_small_numbers_learns_diamant(tmp_path: Path) -> None:
    points: list[Point] = []
    plan = Training(game("diamant"), SMALL, tmp_path, rollouts=30)
    found = Run(plan, points.append).run()
    assert found.moves > 0.95
    assert share_against_random(plan.file("network"), 200) > 0.45  # a fair share is 0.25
    assert points[-1].rollouts == 30


@pytest.mark.parametrize("bot", ["bold", "expert@6"])
def test_imitation_learns_what_a_bot_does(bot: str, tmp_path: Path) -> None:
    recipe = Recipe(units=(32, 16), rows=64, steps=16, rate=3e-3, imitate=bot, imitation=16, seed=2)
    run = Run(Training(game("diamant"), recipe, tmp_path, rollouts=16), lambda _: None)
    try:
        for done in range(16):
            run.learner.improve(done / 16)
        lesson = run.learner.rollout(bot, 1.0)
        inputs = np.concatenate([seen for seen, _ in run.learner.network.stored])  # type: ignore[attr-defined]
        masks = np.concatenate([mask for _, mask in run.learner.network.stored])  # type: ignore[attr-defined]
        outputs = run.learner.network.forward(inputs)[-1][:, :-1]  # type: ignore[attr-defined]
        likeliest = np.where(masks, outputs, -1e9).argmax(1)
        # So short a search draws many of its moves by chance.
        assert (likeliest == lesson.moves).mean() > (0.85 if bot == "bold" else 0.6)
    finally:
        run.workers.close()


def test_a_training_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    small = ["--units", "16,8", "--games", "16", "--steps", "8", "--jobs", "1", "--lang", "en"]
    command = ["train", "diamant", "--out", str(tmp_path), "--device", "numpy", *small]
    assert main([*command, "--rollouts", "2"]) == 0
    assert "million decisions" in capsys.readouterr().out
    assert main([*command, "--rollouts", "4", "--resume"]) == 0
    trained = read_network((tmp_path / "diamant.network").read_bytes(), "it").trained
    assert trained["rollouts"] == 4
    drawn = (tmp_path / "diamant.svg").read_text(encoding="utf-8")
    assert ">Learning Diamant</text>" in drawn
    parseString(drawn.encode(), ContentHandler())  # noqa: S317  (our own picture)
    assert main([*command, "--rollouts", "5", "--resume", "--units", "8,8"]) == 2
    assert "another network" in capsys.readouterr().err


def test_a_training_begins_with_the_weights_of_a_network(tmp_path: Path) -> None:
    """It plays as that network does, and goes on from there."""
    first = Training(game("diamant"), SMALL, tmp_path, rollouts=3)
    Run(first, lambda _: None).run()
    recipe = replace(SMALL, start=f"file:{first.file('network')}", seed=2)
    begun = Run(Training(game("diamant"), recipe, tmp_path / "next", rollouts=1), lambda _: None)
    before = read_network(first.file("network").read_bytes(), "it").weights
    assert begun.compare(before).moves > 0.97
    begun.run()
    trained = read_network(begun.plan.file("network").read_bytes(), "it").trained
    assert trained["recipe"]["start"] == "file:diamant.network"
    assert list(trained["files"]) == ["file:diamant.network"]


class Stop(Exception):
    """The end of a run before its time."""


def begun(plan: Training, monkeypatch: pytest.MonkeyPatch, rollouts: int = 99) -> list[float]:
    """Run until so many rollouts are done or the plan is; the rates at which it learned."""
    rates: list[float] = []
    improve = Learner.improve

    def watched(learner: Learner, done: float) -> float:
        if len(rates) == rollouts:
            raise Stop
        rates.append(max(learner.recipe.lowest_rate, 1 - done))
        return improve(learner, done)

    monkeypatch.setattr(Learner, "improve", watched)
    with suppress(Stop):
        Run(plan, lambda _: None).run()
    monkeypatch.undo()
    return rates


DEVICES = [
    None,
    pytest.param(
        "cpu",
        marks=pytest.mark.skipif(
            find_spec("torch") is None, reason="PyTorch is no dependency: a fresh machine has none"
        ),
    ),
]


@pytest.mark.parametrize("device", DEVICES)
def test_a_run_that_was_stopped_goes_on_where_it_was(
    device: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same weights and moments, the same schedule, and games that it has not had."""
    recipe = Recipe(units=(16, 8), rows=16, steps=8, seed=3)
    plan = Training(game("diamant"), recipe, tmp_path, rollouts=6, device=device)
    whole = begun(replace(plan, out=tmp_path / "whole"), monkeypatch)
    first = begun(plan, monkeypatch, 3)
    with np.load(plan.file("npz")) as found:
        kept = {name: found[name] for name in found.files}
    again = Run(replace(plan, resume=True), lambda _: None)
    now = again.learner.network.kept()
    assert {"weight0", "weight5", "moment0", "moment11", "steps"} <= set(now)
    assert now["steps"] > 0
    for name, value in now.items():
        assert (np.asarray(value) == kept[name]).all(), name
    assert not set(seeds_of(again)) & set(seeds_of(Run(plan, lambda _: None)))
    second = begun(replace(plan, resume=True), monkeypatch)
    assert len(whole) == 6
    assert first + second == whole


def seeds_of(run: Run) -> list[int]:
    """The seeds of the games after the present ones, and those of the network's draws."""
    assert run.workers.own is not None
    places = [place for part in run.workers.own.parts for place in part.batch.places]
    return [*(int(place.next_seed) for place in places), int(run.learner.rng.integers(1 << 60))]


def test_minutes_are_counted_together_with_those_before(tmp_path: Path) -> None:
    """A run of ten minutes that was stopped after nine and goes on has one left."""
    recipe = Recipe(units=(16, 8), rows=16, steps=8, seed=3)
    plan = Training(game("diamant"), recipe, tmp_path, minutes=10.0)
    run = Run(plan, lambda _: None)
    run.before = 540.0
    run.save()
    again = Run(replace(plan, resume=True), lambda _: None)
    assert 0.9 <= again.done() < 1
    assert Run(plan, lambda _: None).done() < 0.9


def test_best_responses_and_named_bots_join_the_opponents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    recipe = Recipe(
        units=(16, 8), rows=24, steps=8, seed=4, against=("expert@1", "novice+50%bold"),
        responses=2, response_minutes=0.01,
    )  # fmt: skip
    plan = Training(game("diamant"), recipe, Path("out"), rollouts=7, response_rollouts=2)
    heard: list[Responded] = []
    run = Run(plan, lambda _: None, heard.append)
    run.run()
    assert [found.number for found in heard] == [1, 2]
    assert all(0 <= found.share <= 1 and found.fair == 0.25 for found in heard)
    names = [f"file:out/diamant.response-{number}.network" for number in (1, 2)]
    assert run.workers.own is not None
    part = run.workers.own.parts[0]
    assert part.joined == ("expert@1", "novice+50%bold", *names)
    drawn = {name for _ in range(200) for name in part.drawn_names(3)}
    assert drawn == {*TEMPERAMENTS, "novice", *part.joined}
    part.begin(usual_table(plan.game), bots=True)  # with networks among the bots
    for _ in range(5):
        part.arrays["moves"][:] = part.arrays["masks"].argmax(1)
        part.step()
    response = read_network(Path(names[0].removeprefix("file:")).read_bytes(), "it")
    assert response.trained["against"] == "file:diamant.self-1.network"
    content = Path("out/diamant.self-1.network").read_bytes()
    digest = hashlib.sha256(content).hexdigest()
    assert response.trained["files"] == {"file:diamant.self-1.network": digest}
    again = Run(replace(plan, resume=True, rollouts=8), lambda _: None)
    again.workers.close()
    assert again.met == names
    assert len(again.learner.pool) == len(run.learner.pool)


def test_temperaments_sit_without_repetition(tmp_path: Path) -> None:
    """At seven of ten tables with bots; no seat of theirs is the usual one."""
    run = Run(Training(game("dig"), SMALL, tmp_path, rollouts=1), lambda _: None)
    assert run.workers.own is not None
    part = run.workers.own.parts[0]
    tables = [part.drawn_names(3) for _ in range(400)]
    different = [names for names in tables if set(names) == set(TEMPERAMENTS)]
    assert len(different) > 280
    assert {names[0] for names in different} == set(TEMPERAMENTS)
    run.workers.close()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["diamant", "--resume", "--out", "nowhere-at-all"], "no checkpoint"),
        (["diamant", "--units", "3"], "two numbers"),
        (["diamant", "--rate", "fast"], "not a number"),
        (["diamant", "--start", "bold"], "network’s file"),
        (["diamant", "--start", "file:nowhere.network"], "nowhere.network"),
        (["digger", "--start", SHIPPED], "diamant, not digger"),
        (["diamant", "--start", SHIPPED, "--units", "8,8"], "units differ"),
        (["diamant", "--imitate", "somebody:play"], "careful"),
        (["diamant", "--imitate", "clever"], "careful"),
        (["diamant", "--against", "bold,clever"], "clever"),
        (["diamant", "--responses", "many"], "--responses"),
        (["diamant", "--responses", "1", "--out", "a folder"], "a folder"),
    ],
)
def test_bad_arguments_are_refused(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["train", *arguments, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("game_id", [game.id for game in CATALOG])
def test_a_network_knows_all_inputs_of_every_table(game_id: str) -> None:
    inputs, rng = inputs_of(game(game_id)), np.random.default_rng(1)
    for _ in range(20):
        kind = drawn_table(inputs.game, rng)
        assert len(inputs.columns(kind)) == len(set(inputs.columns(kind).tolist()))
        assert inputs.base(kind)[inputs.places[f"seats-{kind.seats}"]] == 1


@pytest.mark.parametrize("bots", [False, True])
def test_nobody_wins_a_game_that_is_cut_short(bots: bool) -> None:
    """Else networks learn to wait for others to end a game, and to lead forever."""
    chosen = game("digger")
    shape = shape_of(chosen, 8)
    arrays = {name: np.zeros(size, kind) for name, (size, kind) in shape.arrays().items()}
    part = Part(inputs_of(chosen), slice(0, 8), arrays, np.random.default_rng(1))
    part.begin(usual_table(chosen), bots)
    moods, ended, won = Fast(1), 0, 0.0
    part.batch.longest = 30
    for _ in range(60):
        part.advise(["balanced"], moods)
        part.step()
        ended += int(arrays["dones"].sum())
        won += float(arrays["rewards"].sum())
    assert ended >= 8
    assert won == 0
    part.batch.longest = LONGEST_A_SEAT * part.kind.seats
    while not won:
        part.advise(["balanced"], moods)
        part.step()
        won += float(arrays["rewards"].sum())


def test_the_same_rollouts_give_the_same_network(tmp_path: Path) -> None:
    digests = []
    for name in ("one", "two"):
        recipe = Recipe(units=(16, 8), rows=16, steps=8, seed=3)
        plan = Training(game("digger"), recipe, tmp_path / name, rollouts=2)
        Run(plan, lambda _: None).run()
        digests.append(read_network(plan.file("network").read_bytes(), "it").digest)
    assert digests[0] == digests[1]


def test_the_curve_rises_as_the_shares_do() -> None:
    """One that has no game yet leaves the picture empty."""
    shares = [0.1, 0.2, 0.3, 0.25]
    curve = Curve([(float(minute), share) for minute, share in enumerate(shares)], 0.25)
    heights = [curve.y(share) for share in shares]
    assert heights[0] > heights[1] > heights[3] > heights[2]
    drawn = curve.drawn("it", "that")
    assert drawn.count("<circle") == 4
    assert f'y1="{curve.y(0.25)}"' in drawn
    assert "3 min" in drawn
    assert "<circle" not in Curve([], 0.25).drawn("it", "that")
