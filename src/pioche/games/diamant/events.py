"""What can happen in the cave."""

from typing import Final

from pioche.core.events import EventKinds
from pioche.games.diamant.cards import FACES
from pioche.games.diamant.moves import MOVES

EXPEDITION: Final = 0
TREASURE: Final = 1
DANGER: Final = 2
RELIC: Final = 3
CHOSEN: Final = 4
CHOICE: Final = 5
STAYS: Final = 6
LEAVES: Final = 7
PATH: Final = 8
BANKS: Final = 9
TAKES: Final = 10
TRAP: Final = 11
LOSES: Final = 12
RELIC_GONE: Final = 13
CLOSED: Final = 14
FINAL: Final = 15
OVER: Final = 16

EVENTS: Final = EventKinds(
    FACES,
    MOVES.texts,
    # A new expedition; the relic that joins the deck, if any; the size of the deck.
    ("expedition", "number", "face", "deck"),
    # Turned up: each explorer takes `share`, and `path` rubies now lie on the path.
    ("treasure", "face", "share", "path"),
    ("danger", "face"),
    ("relic", "face"),
    # A seat has made up its mind (for all); what it chose (for itself alone).
    ("chosen", "seat"),
    ("choice", "seat", "move"),
    # The choices are revealed.
    ("stays", "seat"),
    ("leaves", "seat"),
    # What the leavers left on the path; what one of them puts in the chest.
    ("path", "path"),
    ("banks", "seat", "rubies"),
    ("takes", "seat", "face", "points"),
    # The second danger of a kind: the card that leaves the game, and what each one loses.
    ("trap", "face"),
    ("loses", "seat", "rubies"),
    ("relic-gone", "face"),
    ("closed", "number", "path"),
    # The final count.
    ("final", "seat", "chest", "relics", "points"),
    ("over",),
)
