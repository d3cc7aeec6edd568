"""Drills: the worst moments of a game as positions to try again, from that seat's eyes."""

from collections.abc import Sequence
from math import hypot

from pioche.review.review_data import Decision, MoveValue
from pioche.terminal import phrases
from pioche.terminal.boards import Scene
from pioche.terminal.choices import Choice, choices_among
from pioche.terminal.figures import ERRORS, margin, whole
from pioche.terminal.review_moments import Moments
from pioche.terminal.review_report import ReviewReport

BEST = "best"
CHOSEN = "chosen"
PLAYED = "played"


class Drill:
    """One position: what its player saw, what could be chosen, and what each choice was worth."""

    def __init__(self, report: ReviewReport, moments: Moments, number: int) -> None:
        self.report = report
        self.words = report.words
        self.number = number
        self.of = len(report.review.drills)
        self.decision: Decision = report.review.decisions[report.review.drills[number]]
        self.moment = moments.by_step[self.decision.step]
        assert self.moment.own_view is not None, "a drill has a view of its own"
        self.view = self.moment.own_view

    @property
    def title(self) -> str:
        """Which of them it is, when it was, and by whose eyes."""
        return self.words.say(
            "terminal-drill-title",
            number=self.number + 1,
            of=self.of,
            where=self.report.where(self.decision.step),
            name=self.report.names[self.decision.seat],
        )

    @property
    def question(self) -> str:
        """What was asked."""
        return phrases.stage_question(self.words, self.report.game, self.view)

    def scene(self, lines: int = 40, columns: int = 100, signs: bool = False) -> Scene:
        """What that player saw."""
        report = self.report
        return Scene(
            self.words,
            report.game,
            self.view,
            report.names,
            lines,
            columns,
            signs,
            self.moment.step.made_at,
        )

    def choices(self) -> list[Choice]:
        """What could be chosen, in the order of the rules: it does not tell the best."""
        game = self.report.game
        moves = sorted(game.moves.parse(value.move) for value in self.decision.moves)
        return choices_among(self.words, game, moves, self.report.names)

    def verdict(self, move: int) -> str:
        """Whether this was the best, or what it costs against it."""
        chosen = self.value_of(move)
        if chosen.move == self.decision.best:
            return self.words.say("terminal-drill-best", move=self.report.move(chosen.move))
        loss, error = self.loss_of(chosen)
        return self.words.say(
            "terminal-drill-worse" if loss > ERRORS * error else "terminal-drill-close",
            move=self.report.move(chosen.move),
            best=self.report.move(self.decision.best),
            loss=whole(loss),
        )

    def loss_of(self, chosen: MoveValue) -> tuple[float, float]:
        """What a move costs, and the error of that: the review knows best what was played."""
        if chosen.move == self.decision.played:
            return self.decision.loss, self.decision.error
        best = next(value for value in self.decision.moves if value.move == self.decision.best)
        return best.share - chosen.share, hypot(best.error, chosen.error)

    def reasons(self) -> list[str]:
        """Why the best is better than what was played."""
        return self.report.reasons(self.decision)

    def value_of(self, move: int) -> MoveValue:
        text = self.report.game.moves.text(move)
        return next(value for value in self.decision.moves if value.move == text)

    def value_lines(self, move: int) -> list[str]:
        """What each move was worth, the best first."""
        return [self.value_line(value, self.notes(value, move)) for value in self.decision.moves]

    def notes(self, value: MoveValue, move: int) -> list[str]:
        """What is to be said of a move besides its worth."""
        notes = {
            BEST: value.move == self.decision.best,
            CHOSEN: value.move == self.report.game.moves.text(move),
            PLAYED: value.move == self.decision.played,
        }
        return [
            self.words.say(f"terminal-drill-{note}-note") for note, true in notes.items() if true
        ]

    def value_line(self, value: MoveValue, notes: Sequence[str]) -> str:
        return self.words.say(
            "terminal-drill-value",
            move=self.report.move(value.move),
            percent=whole(value.share),
            error=margin(value.error),
            points=round(value.points, 1),
            notes=", ".join(notes) or "none",
        )
