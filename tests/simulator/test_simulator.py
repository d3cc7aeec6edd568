"""The simulated server: runs repeat to the byte, stores keep their promises, all promises hold."""

import hashlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pioche.console import INTERRUPTED
from pioche.server.store.interface import Store
from pioche.simulator.campaign import Wanted, run_campaign
from pioche.simulator.house import run_plan
from pioche.simulator.plan import draw_plan, plan_of, plan_text
from pioche.simulator.stores import Database, SimulatedPostgresqlStore
from pioche.simulator.world import Process, Violation, World
from tests.server.stores.checks import CHECKS
from tests.server.stores.place import Check, Place
from tests.server.test_stores import in_time, name_of

EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))
# Seconds of simulation in a usual run, and in a heavy one.
SECONDS = 60 if EFFORT == 1 else 600
# One small house of each kind of store, one of them with limits; if heavy, many of all sizes.
HOUSES = ("0-36", "0-52") if EFFORT == 1 else tuple(f"0-{n}" for n in range(2 * EFFORT))

DIGEST = """
import hashlib, sys
from pioche.simulator.house import run_plan
from pioche.simulator.plan import draw_plan
for seed in sys.argv[1:]:
    lines = []
    run_plan(draw_plan(seed), lines.append)
    print(hashlib.sha256("\\n".join(lines).encode()).hexdigest())
"""

# The signal comes in the middle of the first house.
STOPPED = """
import os, sys
from pioche import cli
from pioche.simulator import campaign
real = campaign.run_plan
def run_plan(plan):
    os.kill(os.getpid(), {number})
    return real(plan)
campaign.run_plan = run_plan
sys.exit(cli.main())
"""


def digest_of(seed: str) -> str:
    lines: list[str] = []
    run_plan(draw_plan(seed), lines.append)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def test_the_same_seed_gives_the_same_run_to_the_byte() -> None:
    """In another process too, whose sets and dictionaries are in another order."""
    plans = [draw_plan(seed) for seed in HOUSES]
    assert {plan.store for plan in plans} == {"sqlite", "postgresql"}
    assert any(plan.limited for plan in plans)
    environment = {**os.environ, "PYTHONHASHSEED": "12345"}
    command = [sys.executable, "-c", DIGEST, *HOUSES]
    other = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    assert other.stdout.split() == [digest_of(seed) for seed in HOUSES]


def test_every_promise_holds() -> None:
    total, failure = run_campaign(Wanted(seed=EFFORT, seconds=SECONDS))
    assert failure is None, (failure.plan.seed, failure.message)
    assert total.entries > 0


def test_processes_that_wake_each_other_for_ever_are_noticed() -> None:
    world = World("0")
    one, other = Process(world, "one"), Process(world, "other")

    def wake(process: Process, next_one: Process) -> None:
        process.call(lambda: world.later(0.0, lambda: wake(next_one, process)))

    wake(one, other)
    with pytest.raises(Violation, match="time stands still"):
        all(iter(world.step, False))
    assert world.now == 0.0
    one.kill()
    other.kill()


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=lambda one: one.name)
def test_a_stopped_simulation_prints_its_figures(number: signal.Signals) -> None:
    """It ends after the house under way."""
    script = STOPPED.format(number=int(number))
    command = [
        sys.executable,
        "-c",
        script,
        "--lang",
        "en",
        "simulate-server",
        "--hours",
        "9999999",
    ]
    ended = subprocess.run(command, check=False, capture_output=True, text=True)
    assert ended.returncode == INTERRUPTED, ended.stderr
    assert "1 houses" in ended.stdout
    assert "table-years" in ended.stdout
    assert "Every promise held (seed 0)." in ended.stdout


def test_a_plan_can_be_kept_and_read_again() -> None:
    plan = draw_plan("7")
    assert plan_of(plan_text(plan)) == plan


@pytest.mark.parametrize("check", CHECKS, ids=name_of)
@pytest.mark.asyncio
async def test_the_model_of_the_database_keeps_every_promise(check: Check, tmp_path: Path) -> None:
    """The same suite as PostgreSQL's own store."""
    database = Database(time.time)

    async def opener(_address: str) -> Store:
        return SimulatedPostgresqlStore(database)

    await in_time(check(Place(opener, str(tmp_path))))
