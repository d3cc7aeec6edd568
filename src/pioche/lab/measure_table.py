"""How fast games are played at tables, with log, undo, events and fair chance.

Their moves are known beforehand, so nothing is measured of whoever chooses them.
"""

from dataclasses import dataclass
from typing import Final

from pioche.core.game import Game
from pioche.core.rng import Fast
from pioche.table.fairness import seed_from_number
from pioche.table.log import Player
from pioche.table.table import Table

SEED: Final = 20_000
GAMES: Final = 4
# A bot: for a person's hand a game of dexterity would want to see gestures.
PLAYER: Final = Player("1", "random")


@dataclass(frozen=True)
class KnownGame:
    """A game that was played at random: its seed, and its moves with their seats."""

    seed: bytes
    moves: list[tuple[int, int]]


def known_games(game: Game, seats: int) -> list[KnownGame]:
    """A few games, played once to know their moves."""
    return [known_game(game, seats, seed_from_number(SEED, number)) for number in range(GAMES)]


def known_game(game: Game, seats: int, seed: bytes) -> KnownGame:
    table, rng = Table(game, [PLAYER] * seats, seed), Fast(SEED)
    moves: list[tuple[int, int]] = []
    while waiting := table.to_act():
        legal = table.legal(waiting[0])
        moves.append((waiting[0], legal[rng.below(len(legal))]))
        table.play(*moves[-1])
    return KnownGame(seed, moves)


def games_at_tables(game: Game, seats: int, known: list[KnownGame], count: int) -> int:
    """So many of these games at new tables; tells how many moves that were."""
    decisions = 0
    for number in range(count):
        again = known[number % GAMES]
        play = Table(game, [PLAYER] * seats, again.seed).play
        for seat, move in again.moves:
            play(seat, move)
        decisions += len(again.moves)
    return decisions
