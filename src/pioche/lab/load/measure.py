"""The course of a measurement: tables, sockets, the middle of the games, a rate, then the knee."""

import asyncio
import os
import time
from collections.abc import Callable
from typing import Final

from pioche.core.rng import Fast
from pioche.games import game
from pioche.lab.load.flood import flooded
from pioche.lab.load.house import House, opened_house
from pioche.lab.load.plan import MS, LoadPlan, LoadResult, StepResult, quantile, quantiles
from pioche.lab.load.server_process import MeasuredServer
from pioche.table.table import Table

# Seconds of delay at which a server has fallen behind, and seconds to wait for moves under way.
BEHIND: Final = 1.0
SETTLE: Final = 10.0
# The most seconds for playing to the middle of the games, in all and for each table.
PATIENCE: Final = 60.0
PATIENCE_A_TABLE: Final = 0.5
# Moves under way at a time while playing to the middle of the games.
TOGETHER: Final = 64
# The factor between two steps of the search for the knee, and how often the last one is halved.
FACTOR: Final = 1.25
HALVINGS: Final = 2
KEPT_UP: Final = 0.95
SAMPLE: Final = 5
# Seconds of the flood before anything is measured.
FLOOD_LEAD: Final = 2.0

Progress = Callable[[str], None]


async def measure(plan: LoadPlan, server: MeasuredServer, progress: Progress) -> LoadResult:
    result = LoadResult(games=list(plan.games))
    async with opened_house(plan, server.url) as house:
        await fill(house, server, result, progress)
        if plan.middle:
            progress("bench-server-progress-middle")
            await play_to_middle(house)
            await note_middle(house, server, result)
        progress("bench-server-progress-rate")
        result.held = await hold(house, server, plan.rate, plan.seconds)
        result.tables, result.sockets = len(house.tables), house.sockets()
        if plan.flood:
            progress("bench-server-progress-flood")
            await hold_flooded(house, server, result)
        if plan.knee:
            progress("bench-server-progress-knee")
            await find_knee(house, server, result)
    return result


async def fill(
    house: House, server: MeasuredServer, result: LoadResult, progress: Progress
) -> None:
    """Make the tables, then the sockets, and measure the memory of each."""
    plan = house.plan
    progress("bench-server-progress-tables")
    await house.make_table()  # loads what only the first table needs
    before = server.memory()
    await house.make_tables()
    tables = server.memory()
    progress("bench-server-progress-sockets")
    await house.connect_all()
    sockets = server.memory()
    result.tables, result.sockets = len(house.tables), house.sockets()
    if before is not None and tables is not None and sockets is not None:
        result.fresh_table = (tables - before) / plan.tables
        result.fresh_table_with_sockets = (sockets - before) / plan.tables
        result.socket = (sockets - tables) / result.sockets
        house.empty_memory = before


async def note_middle(house: House, server: MeasuredServer, result: LoadResult) -> None:
    memory = server.memory()
    result.moves_per_table = house.moves() / len(house.tables)
    if memory is not None and house.empty_memory is not None:
        result.middle_table_with_sockets = (memory - house.empty_memory) / len(house.tables)


async def play_to_middle(house: House) -> None:
    """Play every table to half of the usual length of its game."""
    names = set(house.plan.games)
    house.set_goals({name: usual_moves(name, house.plan.sockets) // 2 for name in names})
    await house.arrivals.play_on(TOGETHER, PATIENCE + len(house.tables) * PATIENCE_A_TABLE)
    await house.arrivals.settle(SETTLE)
    house.set_goals({})


def usual_moves(name: str, seats: int) -> int:
    """The mean number of moves in a random game."""
    moves, chance = 0, Fast(1)
    for seed in range(SAMPLE):
        table = Table(game(name), seats, seed)
        while not table.over:
            seat = table.to_act()[0]
            legal = table.legal_without_gestures(seat)
            table.play(seat, legal[int(chance.below(len(legal)))])
            moves += 1
    return moves // SAMPLE


async def hold(house: House, server: MeasuredServer, rate: int, seconds: float) -> StepResult:
    """Measure at one rate."""
    arrivals = house.arrivals
    arrivals.begin()
    cpu, own, began = server.cpu_seconds(), time.process_time(), time.monotonic()
    in_time = await arrivals.run(rate, seconds, BEHIND)
    took, own = time.monotonic() - began, time.process_time() - own
    moves, now = arrivals.moves, server.cpu_seconds()
    await arrivals.settle(SETTLE)
    spent = None if cpu is None or now is None or not moves else MS * (now - cpu) / moves
    return StepResult(
        offered=rate,
        moves_per_s=moves / took,
        refused=arrivals.refused,
        acknowledged=quantiles(arrivals.acknowledged),
        seen=quantiles(arrivals.seen),
        unseen=arrivals.unseen,
        lag_ms=MS * quantile(sorted(arrivals.lags), 0.99),
        server_ms_per_move=spent,
        generator_share=own / took,
        load_average=os.getloadavg()[0],
        kept_up=in_time and moves + arrivals.refused >= KEPT_UP * rate * took,
    )


async def hold_flooded(house: House, server: MeasuredServer, result: LoadResult) -> None:
    """Measure at the same rate while another address asks for pages."""
    plan = house.plan
    flood = asyncio.create_task(flooded(server.url, plan.flood, plan.seconds + FLOOD_LEAD))
    await asyncio.sleep(FLOOD_LEAD)
    result.flooded = await hold(house, server, plan.rate, plan.seconds)
    result.flood_answers = dict(await flood)


async def find_knee(house: House, server: MeasuredServer, result: LoadResult) -> None:
    """Raise the rate until it is too high, then halve the last step a few times."""
    assert result.held is not None
    good, bad = (house.plan.rate, None) if fits(house.plan, result.held) else (0, house.plan.rate)
    halved = 0
    while bad is None or (good and halved < HALVINGS):
        rate = round(good * FACTOR) if bad is None else (good + bad) // 2
        halved += bad is not None
        step = await hold(house, server, rate, house.plan.seconds / 2)
        result.steps.append(step)
        if fits(house.plan, step):
            good = rate
        else:
            bad = rate
        await asyncio.sleep(1)  # let the server recover
    result.knee = good or None


def fits(plan: LoadPlan, step: StepResult) -> bool:
    """Whether the server keeps up and answers in time."""
    return step.kept_up and step.acknowledged.p99 <= plan.bound_ms
