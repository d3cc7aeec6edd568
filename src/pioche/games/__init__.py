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


def game(id: str) -> Game:
    """The game of that name."""
    for entry in CATALOG:
        if entry.id == id:
            return entry
    known = ", ".join(entry.id for entry in CATALOG)
    raise UnknownGame("game-unknown", game=str(id), known=known)
