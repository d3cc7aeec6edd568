"""How each game looks in the terminal; a game without a drawing is still playable."""

from typing import Final

from pioche.terminal.boards import (
    diamant,
    diamant_odds,
    diamant_told,
    digger,
    digger_gesture,
    digger_odds,
    digger_told,
    generic,
    generic_odds,
)
from pioche.terminal.boards.scene import Board, OddsLine, Scene

__all__ = ["Board", "OddsLine", "Scene", "board_of"]

GENERIC: Final = Board(generic.draw, generic.tell, generic_odds.counts, generic_odds.chances)

BOARDS: Final = {
    "diamant": Board(
        diamant.draw,
        diamant_told.tell,
        diamant_odds.counts,
        diamant_odds.chances,
        shown=frozenset({"chosen", "choice"}),
        headlines=frozenset({"trap", "takes", "closed"}),
        own_headlines=frozenset({"loses"}),
        progress=diamant_told.expedition,
    ),
    "digger": Board(
        digger.draw,
        digger_told.tell,
        digger_odds.counts,
        digger_odds.chances,
        shown=frozenset({"asks", "glass"}),
        headlines=frozenset({"night", "touches"}),
        progress=digger_told.turn,
        gesture=digger_gesture.gesture,
    ),
}


def board_of(game_id: str) -> Board:
    """The board of a game."""
    return BOARDS.get(game_id, GENERIC)
