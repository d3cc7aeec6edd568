"""Ratings from the order in which bots end: the model of Bradley and Terry, with Davidson's ties.

Each bot has a strength s. Of two with strengths s and t the first ends before the other with
weight s, after it with weight t, and level with weight v times the root of s t; v, the same for
all, is how often equals tie. So a tie says that two are alike, and is neither lost nor half won.

The likelihood is concave in the logarithms. Generalised iterative scaling climbs it: each figure
is raised by half the logarithm of what was seen over what is expected, until they agree.
"""

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

# Ten times as strong is 400 points, as with Elo.
POINTS: Final = 400 / log(10)
STEPS: Final = 2000
CLOSE: Final = 1e-7
# The weight of one imagined result each way between any two that have met. Without it a bot that
# wins every game would be infinitely strong.
IMAGINED: Final = 0.5
NEVER: Final = -1e9


@dataclass
class Pairs:
    """How often each has ended before and level with each other one."""

    before: list[list[float]]
    level: list[list[float]]

    @classmethod
    def of(cls, count: int) -> "Pairs":
        return cls(
            [[0.0] * count for _ in range(count)],
            [[0.0] * count for _ in range(count)],
        )

    def add(self, entrants: tuple[int, ...], ranks: tuple[int, ...], weight: float = 1.0) -> None:
        """Add each pair of seats of a table; pairs of copies of one bot are left out."""
        for seat, one in enumerate(entrants):
            for other_seat in range(seat):
                other = entrants[other_seat]
                if one != other:
                    self.add_pair(one, other, ranks[seat] - ranks[other_seat], weight)

    def add_pair(self, one: int, other: int, behind: int, weight: float) -> None:
        if behind < 0:
            self.before[one][other] += weight
        elif behind > 0:
            self.before[other][one] += weight
        else:
            self.level[one][other] += weight
            self.level[other][one] += weight

    def met(self) -> list[tuple[int, int, float]]:
        """The pairs that have met, and how often, imagined results included."""
        found = []
        for one in range(len(self.before)):
            for other in range(one):
                times = self.before[one][other] + self.before[other][one] + self.level[one][other]
                if times > 0:
                    found.append((one, other, times + 2 * IMAGINED))
        return found


def ratings(pairs: Pairs) -> list[float]:
    """The rating of each, in points relative to the mean."""
    strengths = log_strengths(pairs)
    mean = sum(strengths) / len(strengths)
    return [POINTS * (strength - mean) for strength in strengths]


def log_strengths(pairs: Pairs) -> list[float]:
    """The strengths with the maximum likelihood, as logarithms."""
    met = pairs.met()
    seen, ties = seen_scores(pairs, met)
    strengths = [0.0] * len(pairs.before)
    tying = 0.0 if ties > 0 else NEVER
    for _ in range(STEPS):
        expected, expected_ties = expected_scores(strengths, tying, met)
        steps = [log(s / e) / 2 if e > 0 else 0.0 for s, e in zip(seen, expected, strict=True)]
        strengths = [strength + step for strength, step in zip(strengths, steps, strict=True)]
        tie_step = log(ties / expected_ties) / 2 if ties > 0 else 0.0
        tying += tie_step
        if max(abs(step) for step in [*steps, tie_step]) < CLOSE:
            break
    return strengths


def seen_scores(pairs: Pairs, met: list[tuple[int, int, float]]) -> tuple[list[float], float]:
    """The score of each, a tie counting half for each, and the number of ties."""
    scores, ties = [0.0] * len(pairs.before), 0.0
    for one, other, _ in met:
        level = pairs.level[one][other]
        scores[one] += pairs.before[one][other] + level / 2 + IMAGINED
        scores[other] += pairs.before[other][one] + level / 2 + IMAGINED
        ties += level
    return scores, ties


def expected_scores(
    strengths: list[float], tying: float, met: list[tuple[int, int, float]]
) -> tuple[list[float], float]:
    """The same figures as expected by the model with these strengths."""
    scores, ties = [0.0] * len(strengths), 0.0
    for one, other, times in met:
        apart = strengths[one] - strengths[other]
        first, second, level = exp(apart / 2), exp(-apart / 2), exp(tying)
        whole = first + second + level
        scores[one] += times * (first + level / 2) / whole
        scores[other] += times * (second + level / 2) / whole
        ties += times * level / whole
    return scores, ties


# Errors

# The number of groups of games, each of which is left out once (the jackknife). The results of one
# table depend on each other, so a simpler estimate would be wrong.
GROUPS: Final = 20
# Student's factor of a 95 % interval, for the number of groups less one.
ERRORS: Final = 2.093


def rating_errors(groups: list[Pairs], whole: Pairs) -> list[float]:
    """Half the 95 % intervals of the ratings."""
    found = [ratings(without(whole, group)) for group in groups]
    count = len(groups)
    errors = []
    for entrant in range(len(whole.before)):
        values = [rating[entrant] for rating in found]
        mean = sum(values) / count
        spread = sum((value - mean) ** 2 for value in values)
        errors.append(ERRORS * sqrt((count - 1) / count * spread))
    return errors


def without(whole: Pairs, part: Pairs) -> Pairs:
    return Pairs(minus(whole.before, part.before), minus(whole.level, part.level))


def minus(one: list[list[float]], other: list[list[float]]) -> list[list[float]]:
    rows = zip(one, other, strict=True)
    return [[a - b for a, b in zip(*row, strict=True)] for row in rows]
