"""What is measured for the luck ledger: the shares of victory before and after each of some moves.

A reference plays on from every position, in worlds dealt from what all seats together know. Moves
between which no chance comes make a run: they are measured in the same worlds with the same luck,
so that what differs between them is the choices, and what is noise in one is not added to another.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from pioche.bots.expert import best_temperament, policy_module
from pioche.core.masks import first_seat
from pioche.core.rng import Fast
from pioche.core.state import NO_CLOCK, State
from pioche.games import CATALOG
from pioche.review.groups import sizes
from pioche.search import expectation
from pioche.search.best import SEED_LIMIT
from pioche.search.policy import Policy

# So many positions of a run are measured by one task; the worlds of a longer one are shared out.
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
    """What is to be measured of a game; the entries, in this order, make its ledger."""
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
    """The moves of a game, parted where chance comes with one."""
    run: list[Made] = []
    for made in moves:
        if run and chance_between(run[-1].state, made.state):
            yield run
            run = []
        run.append(made)
    if run:
        yield run


def parts(groups: list[int], positions: int) -> list[list[int]]:
    """The groups of worlds, shared out among as many tasks as so many positions want."""
    tasks = min(len(groups), -(-positions // TASK_POSITIONS))
    return [groups[number::tasks] for number in range(tasks)]


def chance_between(before: State, after: State) -> bool:
    """Whether chance came with a move: something was drawn, or a card seen for the first time."""
    return before.rng.drawn != after.rng.drawn or after.unseen() < before.unseen()


def deciding_seat(state: State, seat: int) -> int:
    """Whose choice a move counts as: what time does befalls whoever was to act."""
    return seat if state.legal(seat) else int(first_seat(state.to_act()))


def is_timed(game: str) -> bool:
    """Whether the game is against time: elsewhere it does not matter when a move was made."""
    return any(known.id == game and known.rules.clock is not None for known in CATALOG)


def reference(game: str, seats: int) -> list[Policy]:
    """Who plays on, on every seat: the temperament that wins most often at this game."""
    policy: Policy = policy_module(game).temperament(best_temperament(game))
    return [policy] * seats
