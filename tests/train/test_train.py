"""Training with small numbers: it learns, goes on, and writes a network that plays."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from pioche.bots import TEMPERAMENTS
from pioche.bots.network_file import read_network
from pioche.bots.plugins import PLUGINS
from pioche.cli import main
from pioche.games import CATALOG, game
from pioche.search.play import Loop, Played
from pioche.search.policy import Policy, RandomPolicy
from pioche.train.learner import Recipe
from pioche.train.run import Point, Responded, Run, Training
from pioche.train.tables import drawn_table, inputs_of, usual_table

SMALL = Recipe(units=(32, 16), rows=96, steps=24, epochs=3, rate=3e-3, seed=1)


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
    assert main([*command, "--rollouts", "5", "--resume", "--units", "8,8"]) == 2
    assert "another network" in capsys.readouterr().err


@pytest.fixture
def forgotten_bots() -> Iterator[None]:
    """Other tests go through all known bots."""
    known = set(PLUGINS)
    yield
    for name in set(PLUGINS) - known:
        del PLUGINS[name]


@pytest.mark.usefixtures("forgotten_bots")
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
    assert response.trained["against"] == "file:out/diamant.self-1.network"
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


def test_the_same_rollouts_give_the_same_network(tmp_path: Path) -> None:
    digests = []
    for name in ("one", "two"):
        recipe = Recipe(units=(16, 8), rows=16, steps=8, seed=3)
        plan = Training(game("digger"), recipe, tmp_path / name, rollouts=2)
        Run(plan, lambda _: None).run()
        digests.append(read_network(plan.file("network").read_bytes(), "it").digest)
    assert digests[0] == digests[1]
