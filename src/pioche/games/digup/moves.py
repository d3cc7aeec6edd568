"""The moves of Dig Up Adventure: choose cards, positions and players, one at a time."""

from typing import Final

from mypy_extensions import i64

from pioche.core.moves import Moves, Seats
from pioche.games.digup.cards import COLOURS, FACES

MOST_PLAYERS: Final = 4
POSITIONS: Final = 9

MOVES: Final = Moves(
    ("colour", COLOURS),
    ("at", POSITIONS),
    ("player", Seats(MOST_PLAYERS)),
    ("done",),
    # Solo: turn the next card, or all of them.
    ("turn",),
    ("all",),
    # Cards by their faces: played, taken, given, discarded, put back on the pile.
    ("play", FACES),
    ("take", FACES),
    ("give", FACES),
    ("discard", FACES),
    ("back", FACES),
)

# The rules add a colour, a position, a face to these.
# <generated>
COLOUR: Final = 0
AT: Final = 6
PLAYER: Final = 15
DONE: Final = 19
TURN: Final = 20
ALL: Final = 21
PLAY: Final = 22
TAKE: Final = 87
GIVE: Final = 152
DISCARD: Final = 217
BACK: Final = 282
# </generated>

NOTHING: Final[list[i64]] = []
SOLO: Final[list[i64]] = [TURN, ALL]
