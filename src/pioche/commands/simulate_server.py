"""The command `pioche simulate-server`: the whole server on virtual time, with faults."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pioche.commands.arguments import Parser, whole_number
from pioche.console import INTERRUPTED, write_line
from pioche.core.refusals import BadFile, Refusal
from pioche.files import read_text_file
from pioche.words import Words

if TYPE_CHECKING:
    from pioche.simulator.campaign import Failure, Wanted
    from pioche.simulator.house import Figures
    from pioche.simulator.plan import Plan
    from pioche.simulator.world import Violation

COMMAND: Final = "pioche simulate-server"
BROKEN: Final = 1
USUAL_MINUTES: Final = 1
MOST_JOBS: Final = 256
PLAN_MEGABYTES: Final = 16
PROGRESS_SECONDS: Final = 5.0


def simulate_server(words: Words, arguments: Sequence[str]) -> int:
    """Simulate houses until one breaks a promise or there is enough; or replay a failing plan."""
    parser = Parser(words, COMMAND, "cli-simulate-server")
    for name, metavar in (
        ("seed", "N"),
        ("hours", "H"),
        ("minutes", "M"),
        ("jobs", "N"),
        ("plan", "FILE"),
        ("trace", "FILE"),
    ):
        parser.argument(f"--{name}", metavar=metavar, help=words.say(f"simulate-server-{name}"))
    read = parser.read(arguments)
    try:
        from pioche.simulator.campaign import Wanted
    except ModuleNotFoundError as error:
        raise Refusal("cli-serve-missing", name=str(error.name)) from error
    if read.plan is not None:
        return replay_plan(words, read.plan, read.trace)
    minutes = USUAL_MINUTES if read.hours is None else 0
    wanted = Wanted(
        seed=whole_number(read.seed, "--seed", 0, 0),
        hours=whole_number(read.hours, "--hours", 1, 0) or None,
        seconds=60 * whole_number(read.minutes, "--minutes", 1, minutes) or None,
        jobs=whole_number(read.jobs, "--jobs", 1, 1, MOST_JOBS),
    )
    return run(words, wanted, read.trace)


def run(words: Words, wanted: "Wanted", trace: str | None) -> int:
    from pioche.simulator.campaign import house_seed, run_campaign
    from pioche.simulator.plan import draw_plan

    began, used, shown = time.monotonic(), processor_seconds(), [time.monotonic()]

    def progress(total: "Figures") -> None:
        if sys.stderr.isatty() and time.monotonic() - shown[0] > PROGRESS_SECONDS:
            shown[0] = time.monotonic()
            print(words.say("simulate-server-progress", houses=total.houses), file=sys.stderr)

    with stop_signals() as stopped:
        total, failure = run_campaign(wanted, progress, stopped)
    show_figures(words, total, time.monotonic() - began, processor_seconds() - used)
    if failure is not None:
        return show_failure(words, failure, trace)
    if trace is not None:
        run_traced(draw_plan(house_seed(wanted.seed, total.houses - 1)), trace)
    write_line(words.say("simulate-server-held", seed=str(wanted.seed)))
    return INTERRUPTED if stopped() else 0


@contextmanager
def stop_signals() -> Iterator[Callable[[], bool]]:
    """Whether SIGINT or SIGTERM came: the house under way ends first. The second one ends all."""
    came: list[int] = []

    def note(number: int, _frame: object) -> None:
        if came:
            raise KeyboardInterrupt
        came.append(number)

    before = {one: signal.signal(one, note) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: bool(came)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def processor_seconds() -> float:
    """Of this process and of those that have ended."""
    return sum(os.times()[:4])


def show_figures(words: Words, total: "Figures", seconds: float, processor: float) -> None:
    from pioche.simulator.campaign import HOUR, YEAR

    write_line(
        words.say(
            "simulate-server-figures",
            houses=total.houses,
            tables=total.tables,
            finished=total.finished,
            years=round(total.table_seconds / YEAR, 2),
            played=round(total.played_seconds / HOUR, 1),
            entries=total.entries,
            frames=total.frames,
            seconds=round(seconds, 1),
            processor=round(processor, 1),
            rate=round(total.table_seconds / YEAR / max(seconds, 0.001) * HOUR),
            core=round(total.table_seconds / YEAR / max(processor, 0.001) * HOUR),
        )
    )
    played = max(total.played_seconds / HOUR, 0.001)
    for kind, count in sorted(total.faults.items(), key=lambda each: (-each[1], each[0])):
        rate = round(count / played, 1)
        line = words.say("simulate-server-fault", kind=kind, count=count, rate=rate)
        write_line(f"  {line}")


def show_failure(words: Words, failure: "Failure", trace: str | None) -> int:
    """Say what failed, make the plan smaller, and keep it in a file, its trace in another."""
    from pioche.simulator.plan import plan_text
    from pioche.simulator.shrink import Shrinker
    from pioche.simulator.world import Violation

    write_line(words.say("simulate-server-broken", seed=failure.plan.seed, kind=failure.kind))
    write_line(failure.message)
    write_line(words.say("simulate-server-shrinking"))
    shrinker = Shrinker(failure.plan, Violation(failure.kind, failure.message))
    plan = shrinker.shrink()
    show_plan(words, plan)
    write_line(shrinker.violation.message)
    path = Path(f"simulation-{failure.plan.seed}.json")
    path.write_text(plan_text(plan) + "\n", encoding="utf-8")
    write_line(words.say("simulate-server-kept", command=f"{COMMAND} --plan {path}"))
    if trace is not None:
        run_traced(plan, trace)
    return BROKEN


def show_plan(words: Words, plan: "Plan") -> None:
    tables, faults = len(plan.tables), len(plan.faults)
    write_line(
        words.say("simulate-server-show-plan", store=plan.store, tables=tables, faults=faults)
    )
    for fault in plan.faults:
        write_line(f"  {fault.at:14.3f} s  {fault.kind} ({fault.seconds:.1f} s)")


def replay_plan(words: Words, path: str, trace: str | None) -> int:
    """Run a kept plan again; with everything that happened in a file, if one is named."""
    import msgspec

    from pioche.simulator.plan import plan_of

    try:
        plan = plan_of(read_text_file(path, PLAN_MEGABYTES, BadFile))
    except msgspec.MsgspecError as error:
        raise Refusal("simulate-server-no-plan", path=path) from error
    show_plan(words, plan)
    outcome = run_traced(plan, trace)
    if outcome is None:
        write_line(words.say("simulate-server-plan-held"))
        return 0
    write_line(words.say("simulate-server-broken", seed=plan.seed, kind=outcome.kind))
    write_line(outcome.message)
    return BROKEN


def run_traced(plan: "Plan", trace: str | None) -> "Violation | None":
    """The promise that a plan breaks; everything that happens goes into a file, if one is named."""
    from pioche.simulator.house import run_plan
    from pioche.simulator.world import Violation

    lines: list[str] = []
    try:
        run_plan(plan, None if trace is None else lines.append)
    except Violation as violation:
        return violation
    finally:
        if trace is not None:
            Path(trace).write_text("\n".join([*lines, ""]), encoding="utf-8")
    return None
