"""Drills: the worst moments of a game as positions to try again, as their seats saw them."""

from collections.abc import Sequence

from pioche.bots.margins import percent
from pioche.review.replay import Replay
from pioche.review.review_data import Decision, MoveValue
from pioche.terminal import phrases
from pioche.terminal.boards import Scene
from pioche.terminal.choices import Choice, choices_among
from pioche.terminal.review_report import ReviewReport


class Drill:
    """One position: the view of its player, the choices, and the value of each."""

    def __init__(self, report: ReviewReport, replay: Replay, number: int) -> None:
        self.report = report
        self.words = report.words
        self.number = number
        self.of = len(report.review.drills)
        self.decision: Decision = report.review.decisions[report.review.drills[number]]
        self.position = replay.by_step[self.decision.step]
        self.view = replay.view(self.decision.step, self.decision.seat)

    @property
    def title(self) -> str:
        """Its number, the moment, and whose view it is."""
        return self.words.say(
            "terminal-drill-title",
            number=self.number + 1,
            of=self.of,
            where=self.report.where(self.decision.step),
            name=self.report.names[self.decision.seat],
        )

    @property
    def question(self) -> str:
        return phrases.stage_question(self.words, self.report.game, self.view)

    def scene(self, lines: int = 40, columns: int = 100, signs: bool = False) -> Scene:
        """The table as the player saw it."""
        report = self.report
        return Scene(
            self.words,
            report.game,
            self.view,
            report.names,
            lines,
            columns,
            signs,
            self.position.at,
        )

    def choices(self) -> list[Choice]:
        """The choices in the order of the rules, which does not give the best away."""
        game = self.report.game
        moves = sorted(game.moves.parse(value.move) for value in self.decision.moves)
        return choices_among(self.words, game, moves, self.report.names)

    def verdict(self, move: int) -> str:
        """The review's verdict on a move."""
        text = self.report.game.moves.text(move)
        verdict = self.decision.verdict(self.decision.value_of(text))
        return self.words.say(
            f"terminal-drill-{verdict.verdict}",
            move=self.report.move(text),
            best=self.report.move(self.decision.best),
            loss=percent(verdict.loss),
        )

    def reasons(self) -> list[str]:
        """Why the best move is better than the played one."""
        return self.report.reasons(self.decision)

    def value_lines(self, move: int) -> list[str]:
        """The value of each move, the best first."""
        return [self.value_line(value, self.notes(value, move)) for value in self.decision.moves]

    def notes(self, value: MoveValue, move: int) -> list[str]:
        """Remarks on a move: the best, the chosen, the played."""
        notes = {
            "best": value.move == self.decision.best,
            "chosen": value.move == self.report.game.moves.text(move),
            "played": value.move == self.decision.played,
        }
        return [
            self.words.say(f"terminal-drill-{note}-note") for note, true in notes.items() if true
        ]

    def value_line(self, value: MoveValue, notes: Sequence[str]) -> str:
        return self.words.say(
            "terminal-drill-value",
            move=self.report.move(value.move),
            percent=percent(value.share),
            error=value.margin,
            points=round(value.points, 1),
            notes=", ".join(notes) or "none",
        )
