"""A first lesson, and the review of a game with its drills, as dialogues in plain sentences."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pioche.console import Console, is_yes
from pioche.core.events import is_logged
from pioche.core.refusals import Refusal
from pioche.lessons import LEARNER, Chapter, LessonFrame, Sentence, lesson_frames
from pioche.review.replay import Replay
from pioche.review.report import ReviewReport
from pioche.review.review_data import Review
from pioche.review.review_file import can_review, kept_review
from pioche.table.table import Table
from pioche.terminal import phrases
from pioche.terminal.choices import QUIT, Choice, choices_among, command_in, pick
from pioche.terminal.review import Drill, ReviewJob, review_job
from pioche.terminal.session import POLL_SECONDS
from pioche.words.spell import spell_event, spell_move, spell_refusal


class PlainLesson:
    """A chapter of a lesson as a dialogue, line by line."""

    def __init__(self, chapter: Chapter, console: Console) -> None:
        self.chapter = chapter
        self.console = console
        self.words = console.words
        self.game = chapter.deal.game
        self.names = [player.name for player in chapter.deal.players]
        self.names[LEARNER] = self.words.say("web-nickname-default")

    def run(self) -> bool:
        """Run to the end; False if the learner leaves, as the end of the input also means."""
        try:
            self.console.tell(self.chapter.title)
            for frame in lesson_frames(self.chapter):
                if not self.tell(frame):
                    self.console.tell("terminal-lesson-stopped")
                    return False
            self.console.tell(self.chapter.end)
        except (EOFError, KeyboardInterrupt):
            self.console.write("")
            return False
        return True

    def tell(self, frame: LessonFrame) -> bool:
        """One step; False if the learner wants to stop."""
        for event in frame.events:
            if is_logged(self.game.events, event):
                self.console.write(spell_event(self.words, self.game, event, self.names, LEARNER))
        for sentence in frame.said:
            self.console.write("")
            self.console.tell(self.chapter.key(sentence.words))
        return frame.expected is None or self.ask(frame)

    def ask(self, frame: LessonFrame) -> bool:
        """Ask until the learner makes the teacher's move; False if the learner wants to stop."""
        legal = [self.game.moves.parse(move) for move in frame.legal]
        choices = choices_among(self.words, self.game, legal, self.names)
        for choice in choices:
            self.console.write(phrases.choice_line(self.words, choice))
        wanted = self.game.moves.parse(frame.expected or "")
        while True:
            text = self.console.read(self.words.say("terminal-lesson-prompt")).strip()
            command = command_in(text)
            if command is not None and command.name == QUIT:
                return False
            move = self.picked(choices, text) if text else wanted
            if move == wanted:
                return True
            self.object(move, text, frame.said[-1] if frame.said else None, wanted)

    def picked(self, choices: list[Choice], text: str) -> int | None:
        """The legal move that a text means, if any."""
        try:
            move = pick(self.words, self.game, choices, text, self.names)
        except Refusal:
            return None
        return move if move in [choice.move for choice in choices] else None

    def object(self, move: int | None, text: str, said: Sentence | None, wanted: int) -> None:
        """Say why not this move now, or that it is none."""
        if move is None:
            self.console.tell("terminal-lesson-not-this", text=text)
        elif said and said.otherwise:
            self.console.tell(self.chapter.key(said.otherwise))
        else:
            name = spell_move(self.words, self.game, wanted, self.names)
            self.console.tell("lesson-not-now", move=name)


def teach(chapters: Sequence[Chapter], console: Console) -> None:
    """One chapter after the other, for as long as the learner wants."""
    for number, chapter in enumerate(chapters):
        if number and not goes_on(console, chapter):
            return
        if not PlainLesson(chapter, console).run():
            return


def goes_on(console: Console, chapter: Chapter) -> bool:
    """Whether the learner wants this chapter too; the end of the input means no."""
    try:
        title = console.words.say(chapter.title)
        return console.ask_yes(console.words.say("terminal-lesson-go-on", title=title), True)
    except (EOFError, KeyboardInterrupt):
        console.write("")
        return False


# Percent between two lines of progress.
PROGRESS_PERCENT: Final = 10


def offer_review(console: Console, table: Table, record: Path | None) -> None:
    """Offer a review of a finished game; anything but yes is no."""
    if not can_review(table):
        return
    try:
        words = console.words
        if is_yes(console.ask(words.say("terminal-review-ask"), words.say("terminal-no"))):
            show_review(console, table, record)
    except (EOFError, KeyboardInterrupt):
        console.write("")


def show_review(console: Console, table: Table, record: Path | None) -> None:
    """Show the kept review of a game, or a new one."""
    kept = kept_review(table, record)
    if kept is not None:
        PlainReview(kept, console, Replay(table)).run()
        return
    job = review_job(table, record)
    review = compute(console, job)
    if review is not None:
        PlainReview(review, console, job.replay).run()


def compute(console: Console, job: ReviewJob) -> Review | None:
    """A new review, with lines of progress; None where it was stopped or failed."""
    console.tell("terminal-review-working-line")
    job.start()
    try:
        wait_for(console, job)
    except KeyboardInterrupt:
        job.stop()
        console.tell("terminal-review-stopped")
        return None
    if job.review is None:
        console.tell("terminal-review-failed")
    elif job.kept is not None:
        console.tell("terminal-review-kept", path=str(job.kept))
    elif job.trouble is not None:
        why = spell_refusal(console.words, job.trouble)
        console.tell("terminal-review-not-kept", why=why)
    return job.review


def wait_for(console: Console, job: ReviewJob) -> None:
    """Wait until it is done, with a line now and then."""
    last = 0
    while job.running:
        job.wait(POLL_SECONDS)
        if job.percent >= last + PROGRESS_PERCENT:
            last = job.percent
            console.tell("terminal-review-working", percent=last)


class PlainReview:
    """A review line by line; without a replay of the game there are no drills."""

    def __init__(self, review: Review, console: Console, replay: Replay | None = None) -> None:
        self.console = console
        self.words = console.words
        self.replay = replay
        self.report = ReviewReport(self.words, review, replay)

    def run(self) -> None:
        """The report, then the drills; the end of the input means leaving."""
        try:
            self.tell()
            self.offer_drills()
        except (EOFError, KeyboardInterrupt):
            self.console.write("")

    def offer_drills(self) -> None:
        """Drills, if the person wants them."""
        count = len(self.report.review.drills)
        if not count or self.replay is None:
            return
        question = self.words.say("terminal-drill-ask", count=count)
        if self.console.ask_yes(question, False):
            self.drill()

    def tell(self) -> None:
        for line in self.report.lines():
            self.console.write(line)

    def drill(self) -> None:
        """One drill after the other, until the person stops."""
        assert self.replay is not None, "positions are from the replay"
        of, found = len(self.report.review.drills), 0
        for number in range(of):
            drill = Drill(self.report, self.replay, number)
            move = self.ask(drill)
            if move is None:
                return
            found += drill.is_found(move)
        self.console.tell("terminal-drill-tally", found=found, of=of)

    def ask(self, drill: Drill) -> int | None:
        """One position; None if the person wants to stop."""
        choices = drill.choices()
        lines = [phrases.choice_line(self.words, choice) for choice in choices]
        for line in ["", drill.title, *drill.scene().description(), "", drill.question, *lines]:
            self.console.write(line)
        move = self.chosen(drill, choices)
        if move is None:
            return None
        for line in [drill.verdict(move), *drill.value_lines(move), *drill.reasons()]:
            self.console.write(line)
        return move

    def chosen(self, drill: Drill, choices: list[Choice]) -> int | None:
        """Ask until the answer is one of the moves; None: the person wants to stop."""
        legal = [choice.move for choice in choices]
        while True:
            text = self.console.read(self.words.say("terminal-drill-prompt")).strip()
            command = command_in(text)
            try:
                move = pick(self.words, drill.report.game, choices, text, drill.report.names)
            except Refusal as refusal:
                self.console.write(spell_refusal(self.words, refusal, drill.report.names))
                continue
            if move in legal:
                return move
            if command is not None and command.name == QUIT:
                return None
            self.console.write(
                phrases.not_understood(self.words, choices, text, "terminal-drill-unknown")
            )
