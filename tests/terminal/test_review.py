"""The review in the terminal: report, drills, the background job, and its file."""

import shutil
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import repeat
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from pioche.core.lines import line
from pioche.records import read_record
from pioche.review.replay import Replay
from pioche.review.report import ReviewReport
from pioche.review.review_data import Review
from pioche.review.review_file import kept_review, read_review, review_path
from pioche.review.run import Progress
from pioche.terminal import review as terminal_review
from pioche.terminal import saves
from pioche.terminal.app.app import PiocheApp
from pioche.terminal.app.dialogs import EndScreen
from pioche.terminal.app.review import (
    DrillScreen,
    ReviewScreen,
    change_bar,
    curve,
    marker_row,
    progress_bar,
)
from pioche.terminal.entry import play_plain
from pioche.terminal.plain.practice import PlainReview, offer_review
from pioche.terminal.review import Compute, ReviewJob
from pioche.terminal.session import Session
from pioche.words import words_in
from tests.terminal.helpers import Pipe, flat, seen

EXAMPLES = Path(__file__).parent / "reviewed"
RECORD = EXAMPLES / "diamant.pioche"
READ = read_review(EXAMPLES / "diamant.review.json")
# Every choice with a reason whose sentence the game's words have.
REASON = line("diamant-board-deck", cards=3)
REVIEW = replace(READ, decisions=[replace(each, reason=[REASON]) for each in READ.decisions])
TABLE = read_record(RECORD)
ENGLISH = words_in("en")


def kept_record(with_review: bool = True) -> Path:
    """The example among the finished games, perhaps with its review beside it."""
    folder = saves.records_folder()
    folder.mkdir(parents=True)
    shutil.copy(RECORD, folder)
    if with_review:
        shutil.copy(review_path(RECORD), folder)
    return folder / RECORD.name


# The report


def test_the_report_tells_result_ledger_way_and_decisions() -> None:
    pipe = Pipe([])
    PlainReview(REVIEW, pipe.console(ENGLISH), Replay(TABLE)).run()
    lines = pipe.lines
    assert "Ana: 35% chance of winning at the start, 0% at the end." in lines
    own = "own choices no clear effect"
    luck = f"Luck +17%, {own}, the others’ choices +39% (each give or take 13%)."
    assert f"Cléo: +66% in all. {luck}" in lines
    assert any(line.startswith("Bo, chance of winning along the game") for line in lines)
    (trap,) = [line for line in lines if "move 51. Trap: lava pits" in line]
    assert trap.endswith("Ana: from 51% to 1%.")
    assert any("Card: treasure of 11 rubies" in line for line in lines)
    own_choices = [line for line in lines if "chose" in line and "from" in line]
    assert not own_choices  # they are among the decisions
    assert "Ana, 34 choices: 32 best, 1 inaccuracy and 1 mistake." in lines
    (blunder, *_) = [line for line in lines if "Blunder: " in line]
    assert "Bo chose “Leave”, but “Go on” would have won 25% more" in blunder
    assert "(± 3%). Deck: 3 cards The same 2 more times: Expedition 4 of 5, move 53" in blunder
    assert lines[-2:] == ["Try 5 moments again? [no] ", ""]


def test_a_review_without_its_game_tells_what_it_knows() -> None:
    lines = ReviewReport(ENGLISH, REVIEW).lines()
    assert any(line.startswith("Move 51. Ana: from") for line in lines)
    best = [replace(each, mark="best") for each in REVIEW.decisions]
    pipe = Pipe([])
    PlainReview(replace(REVIEW, decisions=best, drills=[]), pipe.console(ENGLISH)).run()
    assert pipe.lines[-1] == "No choice was clearly worse than the best one."


def test_one_who_played_alone_has_no_others() -> None:
    alone = replace(
        REVIEW,
        seats=REVIEW.seats[:1],
        expectation=[0.4],
        result=[1.0],
        totals=REVIEW.totals[:1],
        curve=[replace(point, shares=point.shares[:1]) for point in REVIEW.curve],
        decisions=[],
        drills=[],
    )
    text = "\n".join(ReviewReport(ENGLISH, alone).lines())
    assert "others" not in text


def test_a_drill_shows_the_position_and_what_each_move_was_worth() -> None:
    pipe = Pipe(["yes", "9", "dance", "", "1", "leave", "quit"])
    PlainReview(REVIEW, pipe.console(ENGLISH), Replay(TABLE)).run()
    text = pipe.text
    assert "Moment 1 of 5: Expedition 3 of 5, move 37, through Bo’s eyes." in text
    assert "Bo: in the cave, is thinking, loot 5, chest 18." in text
    assert "There is no move number 9" in text
    assert "“dance” is none of these moves: choose Go on or Leave, or type “quit”." in text
    assert "Yes: “Go on” is the best choice." in text
    assert "“Go on”: 64% (± 2%), 42.1 points on average (the best, your choice)" in text
    assert "“Leave”: 39% (± 2%), 36.5 points on average (played in the game)" in text
    assert "“Leave” wins 12% fewer of these games than “Go on”." in text
    assert "Moment 4" not in text


def test_drills_end_after_the_last_one() -> None:
    pipe = Pipe(["yes", *repeat("go", 5)])
    PlainReview(REVIEW, pipe.console(ENGLISH), Replay(TABLE)).run()
    assert pipe.lines[-1] == "That was the last one: 3 of 5 found."


def test_charts() -> None:
    assert change_bar(0.2, 0.4, 4) == "    │██  "
    assert change_bar(-0.4, 0.4, 4) == "▓▓▓▓│    "
    assert change_bar(0.0, 0.0, 2) == "  │  "
    assert progress_bar(1, 4, 8) == "██░░░░░░"
    assert progress_bar(0, 0, 2) == "░░"
    assert curve([0, 0.5, 1]) == ["▁▄█"]
    assert curve([0, 0.5, 1], rows=2) == ["  █", "▁██"]
    assert marker_row([1, 3, 3], 5) == " 1 2"


# The job


def slow(review: Review | None) -> Compute:
    """A computation that runs until it is stopped, or gives this review at once."""

    def compute(_replay: Replay, progress: Progress, stop: Callable[[], bool]) -> Review | None:
        progress(1, 4)
        while review is None and not stop():
            time.sleep(0.01)
        return review

    return compute


def test_a_job_keeps_its_review_beside_the_record() -> None:
    record = kept_record(with_review=False)
    job = ReviewJob(TABLE, record, slow(READ))
    job.start()
    job.wait(180)
    assert job.kept == review_path(record)
    assert kept_review(TABLE, record) == READ
    other = replace(READ, record="0" * 64)
    ReviewJob(TABLE, record, slow(other)).work()
    assert kept_review(TABLE, record) is None  # of another game
    review_path(record).write_text("nonsense", encoding="utf-8")
    assert kept_review(TABLE, record) is None
    assert kept_review(TABLE, None) is None


def test_a_job_can_be_stopped_and_can_fail(tmp_path: Path) -> None:
    job = ReviewJob(TABLE, None, slow(None))
    job.start()
    while not job.percent:
        job.wait(0.01)
    assert (job.running, job.percent) == (True, 25)
    job.stop()
    job.wait(180)
    assert (job.running, job.review, job.failed) == (False, None, False)

    def broken(*_: object) -> Review | None:
        raise MemoryError

    lost = ReviewJob(TABLE, None, broken)
    lost.work()
    assert lost.failed
    nowhere = ReviewJob(TABLE, tmp_path / "missing" / "game.pioche", slow(REVIEW))
    nowhere.work()
    assert nowhere.trouble is not None


def test_after_a_game_a_review_is_offered_computed_and_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = kept_record(with_review=False)
    monkeypatch.setattr(terminal_review, "compute_review", slow(READ))
    pipe = Pipe([])
    offer_review(pipe.console(ENGLISH), TABLE, record)
    assert len(pipe.lines) == 2  # the end of the input is no
    pipe = Pipe(["yes"])
    offer_review(pipe.console(ENGLISH), TABLE, record)
    assert f"Review: {review_path(record)}" in pipe.lines
    assert "Where the difference comes from" in pipe.lines
    again = Pipe(["4", "1", "no", "6"])
    play_plain(None, again.console(ENGLISH))
    assert "Diamant · Ana, Bo and Cléo" in again.text
    assert "Where the difference comes from" in again.lines
    assert not any("Ctrl+C" in line for line in again.lines)  # nothing is computed again


# On the whole screen


async def press(pilot: Pilot[int], *keys: str) -> None:
    """Press keys and let the screens settle."""
    await pilot.press(*keys)
    await pilot.pause()
    await pilot.pause()


def shows(app: PiocheApp, kind: type[Screen[None]]) -> bool:
    """Whether a screen of that kind is on top."""
    return isinstance(app.screen, kind)


@pytest.mark.asyncio
async def test_the_whole_screen_shows_progress_review_and_drills(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = kept_record(with_review=False)
    monkeypatch.setattr(terminal_review, "compute_review", slow(None))
    app = PiocheApp(ENGLISH, Session(TABLE, record))
    async with app.run_test(size=(100, 70)) as pilot:
        await press(pilot, "r")
        while "Reviewing the game: 25%" not in seen(app):
            await pilot.pause(0.05)
        await press(pilot, "escape")
        assert shows(app, EndScreen)
        monkeypatch.setattr(terminal_review, "compute_review", slow(READ))
        await press(pilot, "r")
        while "Turning" not in seen(app) and "Chance of winning" not in seen(app):
            await pilot.pause(0.05)
        shown = seen(app)
        assert "others’ choices           │██████████ +39%" in shown
        assert "34% → 100% (+66%)" in shown
        assert "5 Expedition 3 of 5, move 51. Trap" in shown
        assert shows(app, ReviewScreen)
        await press(pilot, "enter")
        assert shows(app, DrillScreen)
        assert "Moment 1 of 5" in flat(seen(app))
        await press(pilot, "l")
        assert "“Leave” wins 25% fewer" in flat(seen(app))
        await press(pilot, "enter")
        assert "Moment 2 of 5" in flat(seen(app))
        await press(pilot, "down", "enter")
        assert "played in the game" in flat(seen(app))
        await press(pilot, "escape", "escape", "m", "4")
        assert "1 Diamant · Ana, Bo and Cléo" in seen(app)
        await press(pilot, "1")
        assert shows(app, ReviewScreen)
        assert "Where the difference comes from" in seen(app)
