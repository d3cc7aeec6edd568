"""The luck ledger: how each choice, and the chance after it, changed every seat's share of victory.

A reference plays on from every position, in worlds dealt from what all seats together know. Moves
between which no chance comes make a run: they are measured in the same worlds with the same luck,
so their difference is the choices alone. A change that no choice explains is luck. Each figure
follows from the one before it, so all of them add up to the result, exactly; docs/review.md says
why luck is zero on average.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Final, Protocol

from pioche.bots.expert import best_temperament, policy_module
from pioche.core.masks import first_seat
from pioche.core.rng import Fast
from pioche.core.state import NO_CLOCK, State
from pioche.games import CATALOG
from pioche.search import expectation
from pioche.search.best import SEED_LIMIT
from pioche.search.policy import Policy

# A figure for each seat, by group of worlds. Sums over a game are made within each group first, so
# errors that cancel between moves cancel there, and the spread of the groups is that of the sum.
Groups = list[list[float]]

# The number of groups whose spread gives the errors.
GROUPS: Final = 20
# The field of policies that can play for victory alone where points no longer matter.
VICTORY: Final = "wants_victory"


def sizes(worlds: int) -> list[int]:
    """The number of worlds in each group."""
    groups = min(GROUPS, worlds)
    return [(worlds + group) // groups for group in range(groups)]


def zeros(like: Groups) -> Groups:
    return [[0.0] * len(row) for row in like]


def minus(one: Groups, other: Groups) -> Groups:
    return [[a - b for a, b in zip(*rows, strict=True)] for rows in zip(one, other, strict=True)]


def means(groups: Groups) -> list[float]:
    return [sum(column) / len(column) for column in zip(*groups, strict=True)]


def errors(groups: Groups) -> list[float]:
    """The standard error of each seat's mean; 1, the largest, for a single group."""
    return [standard_error(column) for column in zip(*groups, strict=True)]


def standard_error(figures: tuple[float, ...]) -> float:
    if len(figures) == 1:
        return 1.0
    mean = sum(figures) / len(figures)
    squares = sum((figure - mean) ** 2 for figure in figures)
    return sqrt(squares / (len(figures) - 1) / len(figures))


# Positions of a run that one task measures; the worlds of a longer run are split.
TASK_POSITIONS: Final = 2


class Made(Protocol):
    """A move that was made: the state before it, whose it was, and when it was made."""

    @property
    def state(self) -> State: ...
    @property
    def seat(self) -> int: ...
    @property
    def move(self) -> int: ...
    @property
    def at(self) -> int: ...


@dataclass(frozen=True)
class LedgerEntry:
    """The shares that a task measured, by group of worlds: before the first move, after each."""

    run: int
    seats: list[int]
    shares: list[list[list[float]]]


@dataclass(frozen=True)
class LedgerTask:
    """The measurement of a run of moves in some worlds, so that another process can do it."""

    game: str
    run_number: int
    state: State
    seats: list[int]
    moves: list[int]
    times: list[int]
    groups: list[int]  # how many worlds there are in each group
    seed: int

    @property
    def rollouts(self) -> int:
        return sum(self.groups) * (len(self.moves) + 1)

    def run(self) -> LedgerEntry:
        rng = Fast(self.seed)
        policies = reference(self.game, self.state.seats)
        made = (self.seats, self.moves, self.times)
        shares = [
            expectation.shares_along(self.state, *made, policies, worlds, rng)
            for worlds in self.groups
        ]
        return LedgerEntry(self.run_number, self.seats, shares)


def ledger_tasks(game: str, moves: Sequence[Made], seed: int, worlds: int) -> list[LedgerTask]:
    """The measurements of a game; their entries, in this order, make its ledger."""
    rng = Fast(seed)
    return [
        LedgerTask(
            game=game,
            run_number=run_number,
            state=run[0].state,
            seats=[deciding_seat(made.state, made.seat) for made in run],
            moves=[made.move for made in run],
            times=[made.at if is_timed(game) else NO_CLOCK for made in run],
            groups=groups,
            seed=int(rng.pick(SEED_LIMIT)),
        )
        for run_number, run in enumerate(runs(moves))
        for groups in parts(sizes(worlds), len(run) + 1)
    ]


def runs(moves: Sequence[Made]) -> Iterator[list[Made]]:
    """The moves of a game, split where chance comes with one."""
    run: list[Made] = []
    for made in moves:
        if run and chance_between(run[-1].state, made.state):
            yield run
            run = []
        run.append(made)
    if run:
        yield run


def parts(groups: list[int], positions: int) -> list[list[int]]:
    """The groups of worlds, split among tasks of about TASK_POSITIONS positions."""
    tasks = min(len(groups), -(-positions // TASK_POSITIONS))
    return [groups[number::tasks] for number in range(tasks)]


def chance_between(before: State, after: State) -> bool:
    """Whether chance came with a move: something was drawn, or a card seen for the first time."""
    return before.rng.drawn != after.rng.drawn or after.unseen() < before.unseen()


def deciding_seat(state: State, seat: int) -> int:
    """The seat to which a move counts: a move of time counts to the seat that was to act."""
    return seat if state.legal(seat) else int(first_seat(state.to_act()))


def is_timed(game: str) -> bool:
    """Whether the game is against time, so that the time of a move matters."""
    return any(known.id == game and known.rules.clock is not None for known in CATALOG)


def reference(game: str, seats: int) -> list[Policy]:
    """The policies that play on: on every seat the temperament that wins most often.

    Rules of thumb count points; where a policy can, it plays its last turns for victory.
    """
    policy: Policy = policy_module(game).temperament(best_temperament(game))
    if hasattr(policy, VICTORY):
        setattr(policy, VICTORY, True)
    return [policy] * seats


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
    """The ledger of a game, from its entries in the order of their tasks."""
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
    """For each move: its seat, the shares before it, its effect, the effect of chance after it."""
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
    """The three parts of a seat's change; sums are made within each group, for their spread."""
    own = [choice for owner, choice in zip(owners, choices, strict=True) if owner == seat]
    others = [choice for owner, choice in zip(owners, choices, strict=True) if owner != seat]
    sums = [sum_at(seat, part, lucks[0]) for part in (own, others, lucks)]
    return SeatTotal(seat, *(means(part)[0] for part in sums), *(errors(part)[0] for part in sums))


def sum_at(seat: int, parts: list[Groups], like: Groups) -> Groups:
    """The sum for one seat, group by group."""
    return [[sum(part[group][seat] for part in parts)] for group in range(len(like))]
