"""A review in sentences: for the whole screen, for plain sentences and for the command line."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from pioche.games import game as game_of
from pioche.review.review_data import BEST, CLOSE, MARKS, Decision, Review
from pioche.terminal.figures import margin, whole
from pioche.terminal.review_chart import resampled
from pioche.terminal.review_moments import Moments
from pioche.words import Words
from pioche.words.lines import LineSpeller
from pioche.words.spell import listed, spell_move

# A game is told by so many of its chances, evenly spread.
SAMPLES: Final = 10
# So many moments are told at which much changed, and what much is.
MOST_TURNS: Final = 5
LEAST_TURN: Final = 0.05
# So many decisions are told, those that cost most.
MOST_DECISIONS: Final = 12


class ReviewReport:
    """What a review says of a game; without its moments, no more than the review itself knows."""

    def __init__(self, words: Words, review: Review, moments: Moments | None = None) -> None:
        self.words = words
        self.review = review
        self.moments = moments
        self.game = game_of(review.game)
        self.names = [seat.name for seat in review.seats]

    @property
    def people(self) -> list[int]:
        """The seats of people; all of them where only bots have played."""
        seats = range(len(self.names))
        return [seat for seat in seats if self.review.seats[seat].bot is None] or list(seats)

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
            *(self.path(seat) for seat in self.people),
            *headed(self.words.say("terminal-review-turns"), self.turning_points()),
            "",
            *self.decision_lines(),
        ]

    # Result and ledger

    def result(self, seat: int) -> str:
        """A seat's chance at the start, and what came of it."""
        return self.words.say(
            "terminal-review-result",
            name=self.names[seat],
            before=whole(self.review.expectation[seat]),
            after=whole(self.review.result[seat]),
        )

    def changes(self, seat: int) -> list[tuple[str, float]]:
        """The parts of the difference by their names; somebody alone has no others."""
        total = self.review.totals[seat]
        parts = {"luck": total.luck, "choices": total.choices, "others": total.others}
        if len(self.names) == 1:
            del parts["others"]
        return [(self.words.say(f"terminal-review-{name}"), each) for name, each in parts.items()]

    def before_after(self, seat: int) -> str:
        """The difference in figures."""
        before, after = self.review.expectation[seat], self.review.result[seat]
        return self.words.say(
            "terminal-review-before-after",
            before=whole(before),
            after=whole(after),
            change=self.change(after - before),
        )

    def error(self, seat: int) -> str:
        """How far off the parts may be."""
        percent = margin(self.review.totals[seat].error)
        return self.words.say("terminal-review-share", percent=percent)

    def parts(self, seat: int) -> str:
        """Where the difference comes from."""
        total = self.review.totals[seat]
        alone = len(self.names) == 1
        return self.words.say(
            "terminal-review-parts",
            name=self.names[seat],
            total=self.change(self.review.result[seat] - self.review.expectation[seat]),
            luck=self.change(total.luck),
            choices=self.change(total.choices),
            others="none" if alone else self.change(total.others),
            error=margin(total.error),
        )

    def share(self, share: float) -> str:
        """A chance in figures."""
        return self.words.say("terminal-review-share", percent=whole(share))

    def change(self, change: float) -> str:
        """A change of a chance, with its sign."""
        percent = whole(change)
        sign = "up" if percent > 0 else "down" if percent < 0 else "none"
        return self.words.say("terminal-review-change", sign=sign, percent=abs(percent))

    # The way of the game

    def shares(self, seat: int) -> list[float]:
        """A seat's chance of winning from the first decision to the end."""
        return [point.shares[seat] for point in self.review.curve]

    def path(self, seat: int) -> str:
        """The same in a few figures."""
        shown = [str(whole(share)) for share in resampled(self.shares(seat), SAMPLES)]
        return self.words.say(
            "terminal-review-path", name=self.names[seat], shares=", ".join(shown)
        )

    def turns(self) -> list[tuple[int, int]]:
        """Where somebody's chance changed most: places in the curve, and whose it was, in order."""
        curve = self.review.curve
        changes = [
            max((abs(after.shares[seat] - before.shares[seat]), seat) for seat in self.people)
            for before, after in pairwise(curve)
        ]
        found = [place for place, (change, _) in enumerate(changes) if change >= LEAST_TURN]
        largest = sorted(found, key=lambda place: -changes[place][0])[:MOST_TURNS]
        return [(place, changes[place][1]) for place in sorted(largest)]

    def turning_points(self) -> list[str]:
        """What happened there, a sentence each."""
        return [self.turning_point(place, seat) for place, seat in self.turns()]

    def turning_point(self, place: int, seat: int) -> str:
        before, after = self.review.curve[place : place + 2]
        happened = self.moments.happened(self.words, after.step - 1) if self.moments else []
        return self.words.say(
            "terminal-review-turn",
            where=self.where(before.step),
            what=" ".join(happened) or "none",
            name=self.names[seat],
            before=whole(before.shares[seat]),
            after=whole(after.shares[seat]),
        )

    def where(self, step: int) -> str:
        """A moment as people count: how far the game had come, and which move it was."""
        progress = self.moments.progress(self.words, step) if self.moments else ""
        return self.words.say("terminal-review-where", progress=progress or "none", number=step + 1)

    # Decisions

    def counts(self) -> list[str]:
        """How often everybody chose how well."""
        lines = [self.counts_of(seat) for seat in range(len(self.names))]
        return [line for line in lines if line]

    def counts_of(self, seat: int) -> str:
        marks = [each.mark for each in self.review.decisions if each.seat == seat]
        found = [
            self.words.say(f"review-count-{mark}", count=marks.count(mark))
            for mark in MARKS
            if mark in marks
        ]
        if not found:
            return ""
        return self.words.say(
            "terminal-review-counts",
            name=self.names[seat],
            total=len(marks),
            counts=listed(self.words, found),
        )

    def worth_a_look(self) -> list[Decision]:
        """The decisions that cost something for certain, in order; the worst, where many did."""
        marked = [each for each in self.review.decisions if each.mark not in (BEST, CLOSE)]
        worst = sorted(marked, key=lambda each: -each.loss)[:MOST_DECISIONS]
        return sorted(worst, key=lambda each: each.step)

    def decision_lines(self) -> list[str]:
        """All decisions worth a look, or that there is none."""
        found = [self.decision(each) for each in self.worth_a_look()]
        title = self.words.say("terminal-review-decisions")
        none = [self.words.say("review-none")]
        return [title, *self.counts(), *(found or none)]

    def decision(self, decision: Decision) -> str:
        """What was chosen, what would have been better, and why."""
        sentence = self.words.say(
            "terminal-review-decision",
            where=self.where(decision.step),
            name=self.names[decision.seat],
            played=self.move(decision.played),
            best=self.move(decision.best),
            mark=self.words.say(f"review-mark-{decision.mark}"),
            loss=whole(decision.loss),
            error=margin(decision.error),
        )
        return " ".join([sentence, *self.reasons(decision)])

    def reasons(self, decision: Decision) -> list[str]:
        """Why, in the game's terms."""
        speller = LineSpeller(self.words, self.game, self.names)
        return [speller.line(line) for line in decision.reason]

    def move(self, text: str) -> str:
        """A move by its name."""
        return spell_move(self.words, self.game, self.game.moves.parse(text), self.names)


def headed(title: str, lines: Sequence[str]) -> list[str]:
    """Lines under their title; nothing at all where there are none."""
    return ["", title, *lines] if lines else []
