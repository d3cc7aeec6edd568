"""The simulator finds faults that are put into the server, one at a time."""

import os
import re
import time
from datetime import timedelta
from pathlib import Path

import pytest

from pioche.commands.simulate_server import BROKEN, simulate_server
from pioche.simulator.campaign import Wanted, run_campaign
from pioche.simulator.house import run_plan
from pioche.simulator.shrink import Shrinker
from pioche.simulator.world import Violation
from pioche.words import words_in
from tests.simulator import planted
from tests.simulator.planted import PLANTS, Plant

HEAVY = "PIOCHE_HEAVY" in os.environ
SEED = 1
# Within how many houses a fault is found. A house takes about a second of one core, and ten
# minutes are allowed: houses are counted, so that a slow machine finds as much as a fast one.
HOUSES = 300
FEW_HOUSES = 3
# The first house of this seed is small.
SMALL = "116"
# Those that are found within seconds.
QUICK = (
    planted.answer_before_commit,
    planted.publish_before_commit,
    planted.reuse_command_ids,
    planted.leak_the_seed,
    planted.count_changed_choices_as_missing,
    planted.leave_out_the_sender,
    planted.skip_the_fold_of_a_hand_over,
    planted.find_encoded_ids,
    planted.charge_nobody,
)


def check_found(plant: Plant, houses: int) -> None:
    began = time.monotonic()
    with pytest.MonkeyPatch.context() as patches:
        plant(patches.setattr)
        total, failure = run_campaign(Wanted(seed=SEED, houses=houses))
    assert failure is not None, f"{plant.__name__} was not found"
    found = re.search(r"\(at ([\d.]+) s\)", failure.message)
    assert found is not None, failure.message
    simulated = timedelta(seconds=round(total.seconds + float(found[1])))
    took = time.monotonic() - began
    print(f"{plant.__name__}: {failure.kind}, after {simulated} simulated and {took:.1f} s")


@pytest.mark.parametrize("plant", QUICK, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_found_at_once(plant: Plant) -> None:
    check_found(plant, FEW_HOUSES)


@pytest.mark.skipif(not HEAVY, reason="minutes in all")
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_every_planted_fault_is_found(plant: Plant) -> None:
    check_found(plant, HOUSES)


def test_a_failing_plan_is_made_smaller_and_fails_in_the_same_way() -> None:
    with pytest.MonkeyPatch.context() as patches:
        planted.reuse_command_ids(patches.setattr)
        _, failure = run_campaign(Wanted(seed=SEED, houses=FEW_HOUSES))
        assert failure is not None
        shrinker = Shrinker(failure.plan, Violation(failure.kind, failure.message), tries=25)
        smaller = shrinker.shrink()
        with pytest.raises(Violation) as found:
            run_plan(smaller)
    assert found.value.kind == failure.kind
    assert len(smaller.tables) < len(failure.plan.tables)
    assert len(smaller.faults) < len(failure.plan.faults)


def test_the_command_keeps_the_plan_of_a_failing_house_and_runs_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words, plan = words_in("en"), Path(f"simulation-{SEED}-0.json")
    replay = ["--plan", str(plan), "--trace", "again.txt"]
    with pytest.MonkeyPatch.context() as patches:
        planted.reuse_command_ids(patches.setattr)
        found = simulate_server(words, ["--seed", str(SEED), "--trace", "trace.txt"])
        shown = capsys.readouterr().out
        assert found == BROKEN
        assert f"House {SEED}-0 broke a promise" in shown
        assert f"pioche simulate-server --plan {plan}" in shown
        assert simulate_server(words, replay) == BROKEN
        assert capsys.readouterr().out.splitlines()[-1] in shown.splitlines()
    traces = [Path(name).read_text(encoding="utf-8") for name in ("trace.txt", "again.txt")]
    assert traces[0] == traces[1]
    assert " violation " in traces[0].splitlines()[-1]
    assert simulate_server(words, replay) == 0  # without the fault
    assert " violation " not in Path("again.txt").read_text(encoding="utf-8")
    assert simulate_server(words, ["--seed", SMALL, "--hours", "1", "--trace", "last.txt"]) == 0
    assert " created " in Path("last.txt").read_text(encoding="utf-8")
