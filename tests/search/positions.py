"""Positions of games played at random, and two worlds that look the same from a seat."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from pioche.core.game import Game
from pioche.core.masks import first_seat
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.search.policy import Policy


class Table(NamedTuple):
    """How many seats there are, and the options."""

    seats: int
    options: dict[str, Any]


def positions(game: Game, table: Table, seed: int) -> Iterator[tuple[State, int]]:
    """Every decision of a random game: the state, and whose it is."""
    state, chance = game.new(table.seats, seed, **table.options), Fast(seed)
    while mask := state.to_act():
        seat = int(first_seat(mask))
        yield state, seat
        moves = state.legal(seat)
        state.play(seat, moves[chance.below(len(moves))])


def twin(state: State, seat: int, seed: int) -> State:
    """Another world, which looks the same to the seat."""
    other = state.clone()
    other.redeal(seat, Fast(seed))
    return other


def tells_apart(policy: Policy, game: Game, table: Table, games: int) -> int:
    """How often a policy decides otherwise in a world that looks the same to its seat."""
    found = 0
    for seed in range(games):
        for number, (state, seat) in enumerate(positions(game, table, seed)):
            chosen = policy.choose(state, seat, Fast(number))
            found += chosen != policy.choose(twin(state, seat, number), seat, Fast(number))
    return found


def log(game: Game, table: Table, policies: list[Policy], seed: int) -> list[tuple[int, int]]:
    """The moves of a game among policies, all of which must be legal."""
    state, chance, moves = game.new(table.seats, seed, **table.options), Fast(seed), []
    while mask := state.to_act():
        seat = int(first_seat(mask))
        move = int(policies[seat].choose(state, seat, chance))
        assert move in [int(legal) for legal in state.legal(seat)]
        moves.append((seat, move))
        state.play(seat, move)
    return moves
