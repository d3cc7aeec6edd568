"""The command `pioche review`: review a finished game, or show a written review."""

import os
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from pioche.commands.arguments import Parser, whole_number
from pioche.commands.play import run_drills
from pioche.console import INTERRUPTED, write_line
from pioche.core.refusals import BadRecord, Refusal
from pioche.files import read_text_file
from pioche.games import game
from pioche.records import MOST_MEGABYTES, read_record
from pioche.review.replay import Replay
from pioche.review.report import ReviewReport, headed
from pioche.review.review_data import FORMAT, Review
from pioche.review.review_file import (
    EXTENSION,
    kept_review,
    review_from_text,
    review_path,
    review_text,
    write_review,
)
from pioche.review.run import Plan, record_digest, review_game
from pioche.table.record import EXTENSION as RECORD_EXTENSION
from pioche.table.record import read_text
from pioche.table.table import Table
from pioche.words import Words

MOST_JOBS: Final = 256
MOST_PERCENT: Final = 10_000
# The format's name is among the first characters of a review's file.
BEGINNING: Final = 64
# Arguments of a computation.
COMPUTED: Final = ("seat", "all", "jobs", "budget", "seed", "out")
# Arguments that change the result, so that it is not the one kept beside the record.
UNUSUAL: Final = ("seat", "all", "budget", "seed", "out")
PLAYER: Final = "player"
OTHERS: Final = "others"  # not shown for a player alone
COLUMNS: Final = (PLAYER, "before", "after", "luck", "choices", OTHERS, "error")

Arguments = Sequence[str]


@dataclass(frozen=True)
class Shown:
    """A review, the replay of its game where that is known, and the file to write."""

    review: Review
    replay: Replay | None
    path: Path | None


def review(words: Words, arguments: Arguments) -> int:
    read = read_arguments(words, arguments)
    text = read_text_file(read.file, MOST_MEGABYTES, BadRecord)
    if f'"{FORMAT}"' in text[:BEGINNING] or read.file.endswith(EXTENSION):
        shown: Shown | None = opened(read, text)
    else:
        shown = reviewed(words, read, read_text(text))
    if shown is None:
        print(words.say("terminal-review-stopped"), file=sys.stderr)
        return INTERRUPTED
    show(words, read, shown)
    return 0


def read_arguments(words: Words, arguments: Arguments) -> Namespace:
    parser = Parser(words, "pioche review", "cli-review")
    parser.argument("file", nargs="?", metavar="FILE", help=words.say("cli-review-file"))
    parser.argument("--seat", metavar="NAME", help=words.say("cli-review-seat"))
    parser.argument("--all", action="store_true", help=words.say("cli-review-all"))
    parser.argument("--drill", action="store_true", help=words.say("cli-review-drill"))
    parser.argument("--out", metavar="FILE", help=words.say("cli-review-out"))
    parser.argument("--json", action="store_true", help=words.say("cli-review-json"))
    parser.argument("--jobs", metavar="N", help=words.say("cli-tournament-jobs"))
    parser.argument("--budget", metavar="N", help=words.say("cli-review-budget"))
    parser.argument("--seed", metavar="N", help=words.say("cli-seed"))
    read = parser.read(arguments)
    if read.file is None:
        raise Refusal("cli-missing", command="pioche review", argument="FILE")
    return read


def given(read: Namespace, names: Sequence[str]) -> list[str]:
    """The arguments among `names` that were typed."""
    return [name for name in names if getattr(read, name) not in (None, False)]


# A review from a file, or a new one


def opened(read: Namespace, text: str) -> Shown:
    """A written review, with its game where the record lies beside it."""
    for name in given(read, COMPUTED):
        raise Refusal("cli-review-opened", argument=f"--{name}")
    found = review_from_text(text)
    return Shown(found, replay_beside(Path(read.file), found), None)


def replay_beside(path: Path, found: Review) -> Replay | None:
    """The game of a review, from the record beside it, if that is of the same game."""
    record = path.with_name(path.name.removesuffix(EXTENSION) + RECORD_EXTENSION)
    if not record.exists():
        return None
    table = read_record(record)
    return Replay(table) if record_digest(table) == found.record else None


def reviewed(words: Words, read: Namespace, table: Table) -> Shown | None:
    """A review of this game: the kept one if it is usual, or a new one; None if stopped."""
    plan, replay = plan_of(read, table), Replay(table)
    jobs = whole_number(read.jobs, "--jobs", 1, os.cpu_count() or 1, MOST_JOBS)
    usual = not given(read, UNUSUAL)
    kept = kept_review(table, Path(read.file)) if usual else None
    if kept is not None and is_made_by(kept, plan):
        return Shown(kept, replay, None)
    try:
        with progress_bar(words, table) as progress:
            task = progress.add_task("", total=None)
            found = review_game(
                replay, plan, jobs, lambda done, of: progress.update(task, completed=done, total=of)
            )
    except KeyboardInterrupt:
        return None
    assert found is not None, "no stop was given"
    beside = review_path(Path(read.file)) if usual and not read.json else None
    return Shown(found, replay, beside if read.out is None else Path(read.out))


def is_made_by(found: Review, plan: Plan) -> bool:
    """Whether a review has the plan's budget and seed."""
    return (found.budget, found.seed) == (asdict(plan.budget(game(found.game))), plan.seed)


def plan_of(read: Namespace, table: Table) -> Plan:
    usual = Plan()
    seats = tuple(range(table.seats)) if read.all else None
    if read.seat is not None:
        if read.all:
            raise Refusal("cli-argument", command="pioche review --all", argument="--seat")
        seats = (seat_called(read.seat, table),)
    return Plan(
        percent=whole_number(read.budget, "--budget", 1, usual.percent, MOST_PERCENT),
        seed=whole_number(read.seed, "--seed", 0, usual.seed),
        seats=seats,
    )


def seat_called(text: str, table: Table) -> int:
    """A seat by the name of its player, or by its number, counted from one."""
    names = [player.name for player in table.players]
    called = [seat for seat, name in enumerate(names) if name.casefold() == text.casefold()]
    if called:
        return called[0]
    if text.isascii() and text.isdecimal() and 1 <= int(text) <= len(names):
        return int(text) - 1
    raise Refusal("cli-review-unknown-seat", text=text, known=", ".join(names))


@contextmanager
def progress_bar(words: Words, table: Table) -> Iterator[Progress]:
    """A progress bar on the error stream, if that is a terminal."""
    console = Console(stderr=True)
    name = words.say("cli-review-progress", game=words.say(f"{table.game.id}-name"))
    columns = (TextColumn(name), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        yield progress


# Output


def show(words: Words, read: Namespace, shown: Shown) -> None:
    """Print the review or run its drills, and write its file."""
    if read.json:
        sys.stdout.write(review_text(shown.review))
    elif not read.drill:
        print_review(words, shown)
    if shown.path is not None:
        write_review(shown.review, shown.path)
        if not read.json:
            print(words.say("terminal-review-kept", path=str(shown.path)))
    if read.drill:
        drill(words, shown)


def print_review(words: Words, shown: Shown) -> None:
    """The result and its causes, then the choices worth a second look."""
    report = ReviewReport(words, shown.review, shown.replay)
    Console().print(seats_grid(words, report))
    lines = [
        words.say("terminal-review-explained"),
        *headed(words.say("terminal-review-turns"), report.turning_points()),
        "",
        *report.decision_lines(),
    ]
    drills = len(shown.review.drills)
    if drills:
        lines += ["", words.say("cli-review-drills", count=drills)]
    for line in lines:
        write_line(line)


def seats_grid(words: Words, report: ReviewReport) -> Grid:
    """A line for each player: chances before and after, and the parts of the difference."""
    title = words.say("cli-review-title", game=words.say(f"{report.review.game}-name"))
    grid = Grid(title=title, box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    columns = [key for key in COLUMNS if key != OTHERS or len(report.names) > 1]
    for key in columns:
        title = words.say(f"cli-review-column-{key}")
        grid.add_column(title, justify="left" if key == PLAYER else "right", no_wrap=True)
    for seat in range(len(report.names)):
        cells = seat_cells(report, seat)
        grid.add_row(*(cells[key] for key in columns))
    return grid


def seat_cells(report: ReviewReport, seat: int) -> dict[str, str]:
    """The cells of a player's line by column."""
    found = report.review
    return {
        PLAYER: report.names[seat],
        "before": report.share(found.expectation[seat]),
        "after": report.share(found.result[seat]),
        "luck": report.part(seat, "luck"),
        "choices": report.part(seat, "choices"),
        OTHERS: report.part(seat, OTHERS) if len(report.names) > 1 else "",
        "error": report.margin(seat),
    }


def drill(words: Words, shown: Shown) -> None:
    """Let the user try the worst moments again."""
    if shown.replay is None:
        raise Refusal("cli-review-no-record", record=RECORD_EXTENSION)
    if not shown.review.drills:
        print(words.say("review-none"))
        return
    run_drills(words, shown.review, shown.replay)
