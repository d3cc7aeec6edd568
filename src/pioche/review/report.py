"""A review in sentences: for the whole screen, for plain sentences and for the command line.

It spells what the review says and judges nothing itself.
"""

from collections.abc import Sequence
from typing import Final

from pioche.bots.margins import percent
from pioche.core.events import explains, is_headline
from pioche.core.lines import COMMA
from pioche.games import game as game_of
from pioche.review.replay import Replay
from pioche.review.review_data import Decision, Review, TurningPoint, thinned
from pioche.words import Words
from pioche.words.lines import LineSpeller
from pioche.words.spell import join_names, spell_event, spell_move

# Figures of the sentence that follows a chance through the game.
SAMPLES: Final = 10
# Decisions and events of one moment that are spelled out.
MOST_DECISIONS: Final = 12
MOST_EVENTS: Final = 2
OTHERS: Final = "others"
PARTS: Final = ("luck", "choices", OTHERS)


class ReviewReport:
    """The sentences of a review; without a replay they do not say what happened at a moment."""

    def __init__(self, words: Words, review: Review, replay: Replay | None = None) -> None:
        self.words = words
        self.review = review
        self.replay = replay
        self.game = game_of(review.game)
        self.names = [seat.name for seat in review.seats]

    def lines(self) -> list[str]:
        """The whole review, sentence by sentence."""
        seats = range(len(self.names))
        return [
            self.words.say("terminal-review-title"),
            *(self.result(seat) for seat in seats),
            "",
            self.words.say("terminal-review-ledger"),
            *(self.parts(seat) for seat in seats),
            self.words.say("terminal-review-explained"),
            "",
            *(self.path(seat) for seat in self.review.people),
            *headed(self.words.say("terminal-review-turns"), self.turning_points()),
            "",
            *self.decision_lines(),
        ]

    # Result and ledger

    def result(self, seat: int) -> str:
        """A seat's chance at the start, and its result."""
        return self.words.say(
            "terminal-review-result",
            name=self.names[seat],
            before=percent(self.review.expectation[seat]),
            after=percent(self.review.result[seat]),
        )

    def changes(self, seat: int) -> dict[str, float]:
        """The parts of the difference; a player alone has no others."""
        total = self.review.totals[seat]
        parts = dict(zip(PARTS, (total.luck, total.choices, total.others), strict=True))
        if len(self.names) == 1:
            del parts[OTHERS]
        return parts

    def before_after(self, seat: int) -> str:
        """The difference in figures."""
        before, after = self.review.expectation[seat], self.review.result[seat]
        return self.words.say(
            "terminal-review-before-after",
            before=percent(before),
            after=percent(after),
            change=self.change(after - before),
        )

    def margin(self, seat: int) -> str:
        return self.words.say("terminal-review-share", percent=self.review.totals[seat].margin)

    def parts(self, seat: int) -> str:
        """The parts of the difference in one sentence."""
        changes = {name: self.part(seat, name) for name in self.changes(seat)}
        return self.words.say(
            "terminal-review-parts",
            name=self.names[seat],
            total=self.change(self.review.result[seat] - self.review.expectation[seat]),
            error=self.review.totals[seat].margin,
            **{OTHERS: "none", **changes},
        )

    def part(self, seat: int, name: str) -> str:
        """One part of the difference; within the margin it has no figure."""
        if not self.is_clear(seat, name):
            return self.words.say("terminal-review-unclear")
        return self.change(self.changes(seat)[name])

    def is_clear(self, seat: int, name: str) -> bool:
        return name in self.review.totals[seat].clear

    def share(self, share: float) -> str:
        return self.words.say("terminal-review-share", percent=percent(share))

    def change(self, change: float) -> str:
        """A change of a chance, with its sign."""
        figure = percent(change)
        sign = "up" if figure > 0 else "down" if figure < 0 else "none"
        return self.words.say("terminal-review-change", sign=sign, percent=abs(figure))

    # The course of the game

    def shares(self, seat: int, most: int) -> list[float]:
        """A seat's chance of winning from the first decision to the end, as this many figures."""
        return [point.shares[seat] for point in thinned(self.review.curve, most)]

    def path(self, seat: int) -> str:
        shown = [str(percent(share)) for share in self.shares(seat, SAMPLES)]
        return self.words.say(
            "terminal-review-path", name=self.names[seat], shares=", ".join(shown)
        )

    def turns(self) -> list[TurningPoint]:
        """The turning points of the people at the table, in the order of the game."""
        return sorted(self.review.turning_points(self.review.people), key=lambda turn: turn.step)

    def turning_points(self) -> list[str]:
        return [self.turning_point(turn) for turn in self.turns()]

    def turning_point(self, turn: TurningPoint) -> str:
        return self.words.say(
            "terminal-review-turn",
            where=self.where(turn.step),
            what=" ".join(self.happened(turn.step)) or "none",
            name=self.names[turn.about],
            before=percent(turn.before),
            after=percent(turn.after),
        )

    def where(self, step: int) -> str:
        """A moment: the progress of the game, and the number of the move."""
        progress = self.progress(step) or "none"
        return self.words.say("terminal-review-where", progress=progress, number=step + 1)

    def progress(self, step: int) -> str:
        """The progress of the game at a step; empty where it is unknown."""
        if self.replay is None:
            return ""
        line = self.game.progress(self.replay.view(step, None))
        return "" if line is None else self.speller.line(line)

    def happened(self, step: int) -> list[str]:
        """The headlines of a move; else its last events, or the choice alone."""
        if self.replay is None:
            return []
        kinds = self.game.events
        events = [event for event in self.replay.events(step) if explains(kinds, event)]
        loud = [event for event in events if is_headline(kinds, event, None)]
        shown = loud[:MOST_EVENTS] or events[-MOST_EVENTS:]
        if not shown:
            return [self.choice(self.replay, step)]
        return [spell_event(self.words, self.game, event, self.names) for event in shown]

    def choice(self, replay: Replay, step: int) -> str:
        """The choice of a player; once the game is over nothing is secret."""
        position = replay.by_step[step]
        move = spell_move(self.words, self.game, position.chosen, self.names)
        return self.words.say("terminal-review-chose", name=self.names[position.seat], move=move)

    # Decisions

    def counts(self) -> list[str]:
        """How many choices of each player have which mark."""
        return [
            self.words.say(
                "terminal-review-counts",
                name=self.names[counts.seat],
                total=counts.total,
                counts=join_names(
                    self.words,
                    [
                        self.words.say(f"review-count-{each.mark}", count=each.count)
                        for each in counts.marks
                    ],
                ),
            )
            for counts in self.review.counts
            if counts.seat is not None
        ]

    def decision_lines(self) -> list[str]:
        """The worst decisions, repeats together, or that there is none."""
        found = [self.group(group) for group in self.review.groups[:MOST_DECISIONS]]
        title = self.words.say("terminal-review-decisions")
        none = [self.words.say("review-none")]
        return [title, *self.counts(), *(found or none)]

    def group(self, indexes: Sequence[int]) -> str:
        """The worst of some decisions that repeat each other, and where the others were."""
        first, *others = [self.review.decisions[index] for index in indexes]
        if not others:
            return self.decision(first)
        where = COMMA.join(self.where(decision.step) for decision in others)
        again = self.words.say("terminal-review-repeats", count=len(others), where=where)
        return f"{self.decision(first)} {again}"

    def decision(self, decision: Decision) -> str:
        """The question, the choice, the better one, and why."""
        said: dict[str, str | int] = {
            "where": self.where(decision.step),
            "name": self.names[decision.seat],
            "mark": self.words.say(f"review-mark-{decision.mark}"),
            "loss": percent(decision.loss),
            "error": decision.margin,
        }
        moves = {"played": self.move(decision.played), "best": self.move(decision.best)}
        if decision.title is None:  # as reviews of earlier versions
            sentence = self.words.say("terminal-review-decision", **said, **moves)
        else:
            title = self.speller.line(decision.title)
            sentence = self.words.say("terminal-review-titled", title=title, **said)
        return " ".join([sentence, *self.reasons(decision)])

    def reasons(self, decision: Decision) -> list[str]:
        return [self.speller.line(line) for line in decision.reason]

    @property
    def speller(self) -> LineSpeller:
        return LineSpeller(self.words, self.game, self.names)

    def move(self, text: str) -> str:
        return spell_move(self.words, self.game, self.game.moves.parse(text), self.names)


def headed(title: str, lines: Sequence[str]) -> list[str]:
    """Lines under their title; nothing at all where there are none."""
    return ["", title, *lines] if lines else []
