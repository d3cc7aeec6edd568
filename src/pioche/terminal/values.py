"""What the moves of whoever is at the screen are worth: worked out by another process, bit by bit.

Nobody waits for it: whoever shows it looks now and then. A new question ends the old work.
"""

import time
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Final

from pioche.bots import Expert, seat_at
from pioche.bots.move_values import PARTS, MoveValue, MoveValues, Tally, ValuePart
from pioche.core.game import View
from pioche.processes import begin_work
from pioche.terminal.figures import margin, points_margin, whole
from pioche.terminal.odds_panel import OddsLine
from pioche.terminal.processes import starting_processes
from pioche.terminal.session import Session
from pioche.words import Words
from pioche.words.spell import spell_move

# How long one waits at most for the first figures, which is also for the process to begin.
FIRST_SECONDS: Final = 10.0

# The seat, the number of the question, and what the seat sees.
Asked = tuple[int, int, View]


class ValueWorker:
    """One process that works for one screen, started when it is first needed."""

    def __init__(self) -> None:
        self.executor: ProcessPoolExecutor | None = None
        self.asked: Asked | None = None
        self.found: MoveValues | None = None
        self.part: tuple[ValuePart, Future[list[Tally]]] | None = None
        self.failed = False
        self.children: list[BaseProcess] = []

    def ask(self, session: Session) -> None:
        """Work on what is asked now; what was asked before is of no use any more."""
        asked = asked_of(session)
        if asked == self.asked:
            return
        self.stop()
        self.asked = asked
        if asked is not None:
            seat, question, _ = asked
            table = session.table
            search = Expert(table.game.id, seed=question).search_of(seat_at(table, seat))
            self.found = MoveValues(search)
            self.go_on()

    def go_on(self) -> None:
        """Hand the next part to the process, until there is none."""
        if self.found is None or self.found.done or self.failed:
            return
        part = self.found.next_part()
        try:
            self.submit(part)
        except Exception:
            self.failed = True

    def submit(self, part: ValuePart) -> None:
        """Have a part run; the process is started with the first one."""
        with starting_processes():
            before = active_children()
            self.part = part, self.process().submit(part.run)
            self.children += [child for child in active_children() if child not in before]

    def poll(self, seconds: float = 0) -> bool:
        """Take in what is ready, waiting no longer than this; tell whether there is news."""
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
        """The same for whoever waits: what is known so long after the first figures."""
        self.ask(session)
        self.wait(FIRST_SECONDS, 1)
        self.wait(seconds, PARTS)
        return value_lines(words, session, self)

    def wait(self, seconds: float, parts: int) -> None:
        """Until so many parts are done, or all; no longer than this."""
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
        """Nobody wants to know any more."""
        if self.part is not None:
            self.part[1].cancel()
        self.asked = self.found = self.part = None
        self.failed = False

    def close(self) -> None:
        """End the process at once, whatever it is working on."""
        self.stop()
        if self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)
            self.executor = None
        for child in self.children:
            child.terminate()
        self.children.clear()


def asked_of(session: Session) -> Asked | None:
    """What is asked of the person at the screen; nothing against the clock: there is no time."""
    table, seat = session.table, session.seat
    if seat is None or session.over or session.away or table.clock_runs():
        return None
    if seat not in table.to_act():
        return None
    return seat, table.question, session.view()


def value_lines(words: Words, session: Session, worker: ValueWorker) -> list[OddsLine]:
    """Each move with what it is worth, the best first, and how well that is known."""
    if session.over:
        return []
    if session.table.clock_runs():
        return [OddsLine(words.say("server-values-clock"))]
    if worker.asked is None or worker.found is None:
        return [OddsLine(words.say("values-not-asked"))]
    values = worker.found.values()
    lines = [value_line(words, session, value, values[0]) for value in values]
    return [*lines, *(OddsLine(text) for text in footnotes(words, worker, worker.found))]


def value_line(words: Words, session: Session, value: MoveValue, best: MoveValue) -> OddsLine:
    """One move."""
    line = words.say(
        "values-line",
        move=spell_move(words, session.table.game, value.move, session.names),
        figures=words.say("values-figures", share=whole(value.share), error=margin(value.error)),
        worth=words.say(
            "values-points", points=round(value.points), margin=points_margin(value.points_error)
        ),
    )
    mark = "values-best" if value is best else "values-close" if value.close else ""
    if mark:
        line = words.say("terminal-values-marked", line=line, mark=words.say(mark))
    return OddsLine(line, value.share)


def footnotes(words: Words, worker: ValueWorker, found: MoveValues) -> list[str]:
    """How many games were tried, and whether more are to come."""
    if worker.failed:
        return [words.say("terminal-values-failed")]
    about = [words.say("values-about", tries=found.tries)] if found.parts else []
    return about if found.done else [*about, words.say("values-computing")]
