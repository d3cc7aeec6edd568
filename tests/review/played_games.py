"""Games among quick policies, move by move, and their ledgers."""

from collections.abc import Sequence
from dataclasses import dataclass

from pioche import game
from pioche.bots.expert import policy_module
from pioche.core.masks import first_seat
from pioche.core.rng import Fast
from pioche.core.state import NO_CLOCK, State
from pioche.review.ledger import Ledger, ledger, ledger_tasks
from pioche.search import Policy, win_share


@dataclass(frozen=True)
class PlayedMove:
    """A move, and the state before it."""

    state: State
    seat: int
    move: int
    at: int = NO_CLOCK


def players(name: str, temperaments: Sequence[str]) -> list[Policy]:
    return [policy_module(name).temperament(temperament) for temperament in temperaments]


def play(name: str, policies: Sequence[Policy], seed: int) -> tuple[list[PlayedMove], list[float]]:
    """The moves of a whole game, and each seat's share of the victory."""
    state, chance = game(name).new(len(policies), seed), Fast(seed)
    moves: list[PlayedMove] = []
    while mask := state.to_act():
        seat = int(first_seat(mask))
        move = int(policies[seat].choose(state, seat, chance))
        moves.append(PlayedMove(state.clone(), seat, move))
        state.play(seat, move)
    return moves, [win_share(state, seat) for seat in range(len(policies))]


def ledger_of(
    name: str, moves: list[PlayedMove], result: list[float], seed: int, worlds: int
) -> Ledger:
    return ledger([task.run() for task in ledger_tasks(name, moves, seed, worlds)], result)
