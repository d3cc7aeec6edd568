"""What can happen in the forest."""

from typing import Final

from pioche.core.events import EventKinds
from pioche.games.digger.cards import FACES
from pioche.games.digger.moves import MOVES

CRATE: Final = 0
TURN: Final = 1
GLASS: Final = 2
THROWS: Final = 3
TAKES: Final = 4
STEALS: Final = 5
TOUCHES: Final = 6
STORES: Final = 7
RETURNS: Final = 8
STOPS: Final = 9
NIGHT: Final = 10
ASKS: Final = 11
FINAL: Final = 12
OVER: Final = 13

EVENTS: Final = EventKinds(
    FACES,
    MOVES.texts,
    # The side of a crate, and what it pays for each gem.
    ("crate", "seat", *FACES[1:5]),
    # A turn begins; `other` is the master of time, who has a glass to watch if it is `timed`.
    ("turn", "seat", "other", "timed"),
    # The glass runs, from and until when: for those who may see it.
    ("glass", "began", "ends"),
    # A throw: how many dice show each face.
    ("throws", "seat", *FACES),
    ("takes", "seat", "face"),
    ("steals", "seat", "face", "other"),
    ("touches", "seat", "face", "other"),
    ("stores", "seat", "face"),
    # So many tokens go back to the centre.
    ("returns", "face", "count"),
    ("stops", "seat"),
    ("night", "seat"),
    # Something new is asked, so many milliseconds after the first throw.
    ("asks", "seat", "stage", "elapsed"),
    ("final", "seat", "points"),
    ("over",),
)
