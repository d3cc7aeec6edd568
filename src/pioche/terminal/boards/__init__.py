"""How each game looks in the terminal; a game without a drawing is still playable."""

from typing import Final

from pioche.terminal.boards import (
    diamant,
    diamant_odds,
    diamant_told,
    dig,
    dig_odds,
    dig_told,
    digger,
    digger_gesture,
    digger_odds,
    digger_told,
    digup,
    digup_odds,
    digup_told,
    generic,
    generic_odds,
    letsdig,
    letsdig_odds,
    letsdig_told,
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
    "letsdig": Board(
        letsdig.draw,
        letsdig_told.tell,
        letsdig_odds.counts,
        letsdig_odds.chances,
        # A score pile that one sees is on the board; whoever does something is named anyway.
        shown=frozenset({"turn", "asks", "collects", "peeks", "holds"}),
        headlines=frozenset({"emptied", "steals", "gives", "destroys"}),
        own_headlines=frozenset({"bust"}),
        progress=letsdig_told.progress,
    ),
    "digup": Board(
        digup.draw,
        digup_told.tell,
        digup_odds.counts,
        digup_odds.chances,
        shown=frozenset({"asks", "spent", "picks-at", "picks-player", "draws", "finds", "back"}),
        headlines=frozenset({"complete", "still", "robs", "bridges", "won", "lost"}),
        own_headlines=frozenset({"looks"}),
        progress=digup_told.progress,
        fades=digup_told.fades,
    ),
    "dig": Board(
        dig.draw,
        dig_told.tell,
        dig_odds.counts,
        dig_odds.chances,
        shown=frozenset({"asks", "carries"}),
        headlines=frozenset({"calls", "crowned", "collapses", "stale", "reshuffled"}),
        own_headlines=frozenset({"strikes", "closes", "scared", "eaten"}),
        progress=dig_told.progress,
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
