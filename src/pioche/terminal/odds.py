"""The odds panel: off, counts of cards, chances, or the value of each move.

Move values are computed by another process; the screen polls for results. A new question cancels
the work on the previous one.
"""

import time
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pioche.bots import Expert, seat_at
from pioche.bots.expert import games_with_policies
from pioche.bots.margins import percent
from pioche.bots.move_values import PARTS, MoveValue, MoveValues, Tally, ValuePart
from pioche.core.game import Game, View
from pioche.processes import begin_work, starting_processes
from pioche.terminal.boards import Scene, board_of
from pioche.terminal.boards.layout import Flow
from pioche.terminal.session import Session
from pioche.words import Words
from pioche.words.spell import spell_move

OFF: Final = "off"
COUNTS: Final = "counts"
CHANCES: Final = "chances"
# Levels that a view gives; values must be computed.
LEVELS: Final = (OFF, COUNTS, CHANCES)
VALUES: Final = "values"
BAR: Final = 6


def next_level(level: str, game: Game) -> str:
    """The level after this one, cyclically; move values exist only for games with policies."""
    levels = (*LEVELS, VALUES) if game.id in games_with_policies() else LEVELS
    return levels[(levels.index(level) + 1) % len(levels)] if level in levels else OFF


@dataclass(frozen=True)
class OddsLine:
    """One line of the odds panel; a chance between 0 and 1 may be drawn as a bar."""

    text: str
    chance: float | None = None


def odds_lines(scene: Scene, level: str) -> list[OddsLine]:
    """The odds that a view gives, at one level; none once the game is over."""
    if level in (OFF, VALUES) or scene.view.get("stage") == "over":
        return []
    board, odds = board_of(scene.game.id), scene.game.odds_lines(scene.view)
    speller = replace(scene.speller(scene.signs), card=lambda face: board.card(scene, face))
    lines = odds.counts if level == COUNTS else odds.chances
    return [OddsLine(speller.line(line), line.chance) for line in lines]


def draw_odds(lines: list[OddsLine], columns: bool) -> RenderableType:
    """One line each, with bars, where there is a column; otherwise running text."""
    if not columns:
        return Flow([Text(line.text) for line in lines])
    return Group(*(draw_line(line) for line in lines))


def draw_line(line: OddsLine) -> RenderableType:
    """One line, with a bar where it has a chance."""
    text = Flow([Text(line.text)])
    if line.chance is None:
        return text
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
    grid.add_column(ratio=1)
    grid.add_column(width=BAR)
    full = round(line.chance * BAR)
    grid.add_row(text, Text("█" * full + "░" * (BAR - full), "yellow"))
    return grid


# The longest wait for the first figures, which includes the start of the process.
FIRST_SECONDS: Final = 10.0

# The seat, the number of the question, and the seat's view.
Question = tuple[int, int, View]


class ValueWorker:
    """One process that computes for one screen, started when first needed."""

    def __init__(self) -> None:
        self.executor: ProcessPoolExecutor | None = None
        self.question: Question | None = None
        self.found: MoveValues | None = None
        self.part: tuple[ValuePart, Future[list[Tally]]] | None = None
        self.failed = False
        self.children: list[BaseProcess] = []

    def ask(self, session: Session) -> None:
        """Work on the current question, and drop the work on an earlier one."""
        current = question_of(session)
        if current == self.question:
            return
        self.stop()
        self.question = current
        if current is not None:
            seat, question, _ = current
            table = session.table
            search = Expert(table.game.id, seed=question).search_of(seat_at(table, seat))
            self.found = MoveValues(search)
            self.go_on()

    def go_on(self) -> None:
        """Submit the next part, if any."""
        if self.found is None or self.found.done or self.failed:
            return
        part = self.found.next_part()
        try:
            self.submit(part)
        except Exception:
            self.failed = True

    def submit(self, part: ValuePart) -> None:
        """Run a part; the first one starts the process."""
        with starting_processes():
            before = active_children()
            self.part = part, self.process().submit(part.run)
            self.children += [child for child in active_children() if child not in before]

    def poll(self, seconds: float = 0) -> bool:
        """Collect finished parts, waiting at most this long; returns whether there is news."""
        if self.part is None or self.found is None:
            return False
        part, future = self.part
        try:
            found = future.result(seconds)
        except TimeoutError:
            return False
        except Exception:
            self.failed = True
            self.part = None
            return True
        self.part = None
        self.found.add(part, found)
        self.go_on()
        return self.found.news

    def lines_within(self, words: Words, session: Session, seconds: float) -> list[OddsLine]:
        """The values known this long after the first figures, for clients that wait."""
        self.ask(session)
        self.wait(FIRST_SECONDS, 1)
        self.wait(seconds, PARTS)
        return value_lines(words, session, self)

    def wait(self, seconds: float, parts: int) -> None:
        """Wait for this number of parts, or all, at most this long."""
        end = time.monotonic() + seconds
        while self.found is not None and self.part is not None and self.found.parts < parts:
            left = end - time.monotonic()
            if left <= 0:
                return
            self.poll(left)

    def process(self) -> ProcessPoolExecutor:
        if self.executor is None:
            self.executor = ProcessPoolExecutor(1, get_context("spawn"), initializer=begin_work)
        return self.executor

    def stop(self) -> None:
        """Drop the current work."""
        if self.part is not None:
            self.part[1].cancel()
        self.question = self.found = self.part = None
        self.failed = False

    def close(self) -> None:
        """End the process at once."""
        self.stop()
        if self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)
            self.executor = None
        for child in self.children:
            child.terminate()
        self.children.clear()


def question_of(session: Session) -> Question | None:
    """The question to the person at the screen; none against the clock, where there is no time."""
    table, seat = session.table, session.seat
    if seat is None or session.over or session.away or table.clock_runs():
        return None
    if seat not in table.to_act():
        return None
    return seat, table.question, session.view()


def value_lines(words: Words, session: Session, worker: ValueWorker) -> list[OddsLine]:
    """Each move with its value and margin, the best first."""
    if session.over:
        return []
    if session.table.clock_runs():
        return [OddsLine(words.say("server-values-clock"))]
    if worker.question is None or worker.found is None:
        return [OddsLine(words.say("values-not-asked"))]
    values = worker.found.values()
    lines = [value_line(words, session, value, values[0]) for value in values]
    return [*lines, *(OddsLine(text) for text in footnotes(words, worker, worker.found))]


def value_line(words: Words, session: Session, value: MoveValue, best: MoveValue) -> OddsLine:
    line = words.say(
        "values-line",
        move=spell_move(words, session.table.game, value.move, session.names),
        figures=words.say("values-figures", share=percent(value.share), error=value.margin),
        worth=words.say("values-points", points=round(value.points), margin=value.points_margin),
    )
    mark = "values-best" if value is best else "values-close" if value.close else ""
    if mark:
        line = words.say("terminal-values-marked", line=line, mark=words.say(mark))
    return OddsLine(line, value.share)


def footnotes(words: Words, worker: ValueWorker, found: MoveValues) -> list[str]:
    """The number of tried games, and whether more are to come."""
    if worker.failed:
        return [words.say("terminal-values-failed")]
    about = [words.say("values-about", tries=found.tries)] if found.parts else []
    return about if found.done else [*about, words.say("values-computing")]
