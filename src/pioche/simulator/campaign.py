"""Many houses, one after the other or in several processes, until there is enough or one fails."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final

from pioche.processes import begin_work
from pioche.simulator.house import Figures, run_plan
from pioche.simulator.plan import Plan, draw_plan
from pioche.simulator.world import Violation

HOUR: Final = 3600.0
YEAR: Final = 365.25 * 24 * HOUR


@dataclass(frozen=True)
class Failure:
    """A plan that broke a promise, and which."""

    plan: Plan
    kind: str
    message: str


@dataclass(frozen=True)
class Wanted:
    """How much to simulate: houses, their hours, or seconds of this machine; the first ends it."""

    seed: int
    houses: int | None = None
    hours: float | None = None
    seconds: float | None = None
    jobs: int = 1


def house_seed(seed: int, number: int) -> str:
    return f"{seed}-{number}"


def run_house(seed: str) -> Figures | Failure:
    plan = draw_plan(seed)
    try:
        return run_plan(plan)
    except Violation as violation:
        return Failure(plan, violation.kind, violation.message)


def run_campaign(
    wanted: Wanted,
    progress: Callable[[Figures], None] = lambda _: None,
    stopped: Callable[[], bool] = lambda: False,
) -> tuple[Figures, Failure | None]:
    """Run houses in the order of their numbers; stop at the first that fails, or when asked to."""
    total, began = Figures(), time.monotonic()
    for outcome in outcomes(wanted):
        if isinstance(outcome, Failure):
            return total, outcome
        total.add(outcome)
        progress(total)
        if stopped() or is_enough(wanted, total, time.monotonic() - began):
            break
    return total, None


def is_enough(wanted: Wanted, total: Figures, seconds: float) -> bool:
    reached = (
        (wanted.houses, total.houses),
        (wanted.hours, total.seconds / HOUR),
        (wanted.seconds, seconds),
    )
    return any(limit is not None and done >= limit for limit, done in reached)


def outcomes(wanted: Wanted) -> Iterator[Figures | Failure]:
    """Outcomes by the number of the house, whichever process has made them."""
    if wanted.jobs == 1:
        number = 0
        while True:
            yield run_house(house_seed(wanted.seed, number))
            number += 1
    with ProcessPoolExecutor(wanted.jobs, get_context("spawn"), begin_work) as pool:
        started = 2 * wanted.jobs
        waiting = [pool.submit(run_house, house_seed(wanted.seed, n)) for n in range(started)]
        try:
            while True:
                yield waiting.pop(0).result()
                waiting.append(pool.submit(run_house, house_seed(wanted.seed, started)))
                started += 1
        finally:
            for one in waiting:
                one.cancel()
