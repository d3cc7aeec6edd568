"""The luck ledger: how each choice, and the chance after it, changed every seat's share of victory.

What the choices leave unexplained when cards are turned up or dice thrown is luck. Each figure
follows from the one before it, so all of them add up to the result, exactly; docs/review.md says
why luck is zero on average, whoever plays.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from pioche.review.groups import Groups, errors, means, minus, zeros
from pioche.review.ledger_task import LedgerEntry


@dataclass(frozen=True)
class Change:
    """How one move changed every seat's share: by the choice, and by the chance after it."""

    seat: int
    choice: list[float]
    luck: list[float]
    chance: bool  # whether there was any


@dataclass(frozen=True)
class SeatTotal:
    """A seat's result minus its expectation, in three parts with their standard errors."""

    seat: int
    choices: float
    others: float
    luck: float
    choices_error: float
    others_error: float
    luck_error: float

    @property
    def error(self) -> float:
        """The largest of the three."""
        return max(self.choices_error, self.others_error, self.luck_error)


@dataclass(frozen=True)
class Ledger:
    """All changes from the expectation to the result; `curve` is the shares before each move."""

    expectation: list[float]
    expectation_error: list[float]
    result: list[float]
    changes: list[Change]
    totals: list[SeatTotal]
    curve: list[list[float]]


def ledger(entries: Sequence[LedgerEntry], result: Sequence[float]) -> Ledger:
    """Put the entries of a game together, in the order of their tasks."""
    owners, shares, choices, lucks = walk(joined(entries), list(result))
    return Ledger(
        expectation=means(shares[0]),
        expectation_error=errors(shares[0]),
        result=list(result),
        changes=[
            Change(seat, means(choice), means(luck), any(map(any, luck)))
            for seat, choice, luck in zip(owners, choices, lucks, strict=True)
        ],
        totals=[seat_total(seat, owners, choices, lucks) for seat in range(len(result))],
        curve=[*map(means, shares), list(result)],
    )


def joined(entries: Sequence[LedgerEntry]) -> list[LedgerEntry]:
    """One entry for each run of moves, with the groups of all its tasks."""
    runs: dict[int, LedgerEntry] = {}
    for entry in entries:
        before = runs[entry.run].shares if entry.run in runs else []
        runs[entry.run] = LedgerEntry(entry.run, entry.seats, before + entry.shares)
    return list(runs.values())


def walk(
    runs: list[LedgerEntry], result: list[float]
) -> tuple[list[int], list[Groups], list[Groups], list[Groups]]:
    """Of each move: whose it was, the shares before it, its effect, that of the chance after it."""
    owners: list[int] = []
    shares: list[Groups] = []
    choices: list[Groups] = []
    lucks: list[Groups] = []
    for number, run in enumerate(runs):
        measured = [list(rows) for rows in zip(*run.shares, strict=True)]
        following = runs[number + 1] if number + 1 < len(runs) else None
        then = [rows[0] for rows in following.shares] if following else [result] * len(run.shares)
        owners += run.seats
        shares += measured[:-1]
        choices += [minus(after, before) for before, after in pairwise(measured)]
        lucks += [zeros(then)] * (len(run.seats) - 1) + [minus(then, measured[-1])]
    return owners, shares, choices, lucks


def seat_total(
    seat: int, owners: list[int], choices: list[Groups], lucks: list[Groups]
) -> SeatTotal:
    """The three parts of a seat's fortune: sums within each group first, for their spread."""
    own = [choice for owner, choice in zip(owners, choices, strict=True) if owner == seat]
    others = [choice for owner, choice in zip(owners, choices, strict=True) if owner != seat]
    sums = [sum_at(seat, part, lucks[0]) for part in (own, others, lucks)]
    return SeatTotal(seat, *(means(part)[0] for part in sums), *(errors(part)[0] for part in sums))


def sum_at(seat: int, parts: list[Groups], like: Groups) -> Groups:
    """What these come to for one seat, group by group."""
    return [[sum(part[group][seat] for part in parts)] for group in range(len(like))]
