"""Seats: bots that are equal win equally often, wherever they sit."""

import os
from typing import Final

import pytest

from pioche.core.game import Game
from pioche.games import CATALOG
from pioche.lab.simulate import Simulation, play_game

GAMES: Final = 80 * int(os.environ.get("PIOCHE_HEAVY", "1"))
SEATS: Final = 4
# Chi square with three degrees of freedom is larger once in 700,000 tries.
MOST_UNEVEN: Final = 30.0


def unevenness(wins: list[float]) -> float:
    """Pearson's chi square of the wins, against seats that are all alike.

    A shared victory counts in part, which makes the wins more even, never less.
    """
    even = sum(wins) / len(wins)
    return sum((count - even) ** 2 / even for count in wins)


@pytest.mark.compiled
@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_no_seat_is_better_than_another(game: Game) -> None:
    plan = Simulation(game, ["balanced"] * SEATS, {}, GAMES, 1, None)
    wins = [0.0] * SEATS
    for number in range(GAMES):
        winners = play_game(plan, number).winners()
        for seat in winners:
            wins[seat] += 1 / len(winners)
    assert unevenness(wins) < MOST_UNEVEN, wins


def test_thieves_who_rob_the_lowest_seat_would_be_found() -> None:
    """So Digger's bots once won, in parts of a hundred."""
    assert unevenness([part * GAMES / 100 for part in (5, 11, 30, 54)]) > MOST_UNEVEN
