"""The catalogue: every game of the house."""

from typing import Final

from pioche.core.game import Game
from pioche.core.refusals import UnknownGame
from pioche.games.diamant import DIAMANT
from pioche.games.dig import DIG
from pioche.games.digger import DIGGER
from pioche.games.digup import DIGUP
from pioche.games.letsdig import LETSDIG

CATALOG: Final[tuple[Game, ...]] = (DIAMANT, LETSDIG, DIGUP, DIG, DIGGER)

# Games that a program has added to those of the house: see `pioche.add_game`.
ADDED: Final[list[Game]] = []


def all_games() -> tuple[Game, ...]:
    """The games of the house, then those added."""
    return (*CATALOG, *ADDED)


def game(id: str) -> Game:
    for entry in all_games():
        if entry.id == id:
            return entry
    known = ", ".join(entry.id for entry in all_games())
    raise UnknownGame("game-unknown", game=str(id), known=known)
