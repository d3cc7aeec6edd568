"""Count the positions in which two seeds of a bot play the same move.

    python scripts/agree.py GAME [--bot champion] [--positions 100] [--seats N] [--seed 1]

Positions are decisions with a choice, a few from each game among the temperaments. Where the seeds
differ, both moves are valued by an expert: those within two standard errors are counted apart.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from math import hypot
from typing import Final

from pioche.bots import TEMPERAMENTS, Expert, add_bots, bot, seat_of
from pioche.bots.margins import is_clear
from pioche.bots.move_values import MoveValues
from pioche.bots.seat import Seat
from pioche.core.game import Game
from pioche.core.masks import first_seat
from pioche.core.rng import Fast
from pioche.games import game
from pioche.search.best import SEED_LIMIT

# One decision in this many, so that positions of a game do not resemble each other.
EVERY: Final = 7
# The seed of the expert that values moves.
VALUED: Final = 1


@dataclass
class Agreement:
    """Positions in which both seeds play the same, or moves that cannot be told apart."""

    positions: int = 0
    same: int = 0
    within: int = 0

    def add(self, found: "Agreement") -> None:
        self.positions += found.positions
        self.same += found.same
        self.within += found.within


def decisions(chosen: Game, seats: int, seed: int) -> Iterator[Seat]:
    """Every few decisions with a choice, in game after game."""
    number = seed
    while True:
        state, rng = chosen.new(seats, number), Fast(number)
        players = [bot(chosen.id, name, number) for name in TEMPERAMENTS]
        wait = int(rng.below(EVERY))
        while asked := state.to_act():
            seat = seat_of(chosen, state, int(first_seat(asked)))
            wait -= len(seat.legal) > 1
            if wait < 0:
                wait = EVERY - 1
                yield seat_of(chosen, state.clone(), seat.number)
            state.play(seat.number, players[(seat.number + number) % len(players)](seat))
        number += 1


def compared(seat: Seat, name: str, seeds: Fast) -> Agreement:
    """Two seeds in one position, others in each: the first draws of neighbours are much alike."""
    first, second = (bot(seat.game.id, name, int(seeds.pick(SEED_LIMIT)))(seat) for _ in range(2))
    if first == second:
        return Agreement(1, 1, 0)
    return Agreement(1, 0, int(not told_apart(seat, first, second)))


def told_apart(seat: Seat, one: int, other: int, iterations: int | None = None) -> bool:
    """Whether the values of two moves differ by more than their errors."""
    values = MoveValues(Expert(seat.game.id, VALUED, iterations).search_of(seat))
    while not values.done:
        part = values.next_part()
        values.add(part, part.run())
    known = {value.move: value for value in values.values()}
    lost = known[one].share - known[other].share
    return is_clear(lost, hypot(known[one].error, known[other].error))


def agreement(chosen: Game, name: str, positions: int, seats: int, seed: int) -> Agreement:
    found, seeds = Agreement(), Fast(seed)
    for seat in islice(decisions(chosen, seats, seed), positions):
        found.add(compared(seat, name, seeds))
    return found


def read() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="champion")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    asked = read()
    add_bots([asked.bot])
    chosen = game(asked.game)
    seats = asked.seats or chosen.usual_seats
    found = agreement(chosen, asked.bot, asked.positions, seats, asked.seed)
    print(
        f"{asked.game}, {asked.bot}: {found.same} of {found.positions} the same,"
        f" {found.within} more within their errors"
    )
