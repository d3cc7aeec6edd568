"""What can happen at a dig. A `face` of -1 is a card that the listener may not see."""

from typing import Final

from pioche.core.events import EventKinds
from pioche.games.letsdig.cards import FACES
from pioche.games.letsdig.moves import MOVES

DEAL: Final = 0
TURN: Final = 1
ASKS: Final = 2
DIGS: Final = 3
EMPTIED: Final = 4
BUST: Final = 5
DOG: Final = 6
GIVES: Final = 7
STOPS: Final = 8
COLLECTS: Final = 9
NOTHING: Final = 10
EXTRA: Final = 11
LOOKS: Final = 12
SEES: Final = 13
SEARCHES: Final = 14
TAKES: Final = 15
RETURNS: Final = 16
ROBS: Final = 17
PEEKS: Final = 18
STEALS: Final = 19
DESTROYS: Final = 20
SPARES: Final = 21
HOLDS: Final = 22
FINAL: Final = 23
OVER: Final = 24

HIDDEN: Final = -1

EVENTS: Final = EventKinds(
    FACES,
    MOVES.texts,
    # The cards are laid out in three piles, and somebody begins.
    ("deal", "cards", "seat"),
    # A turn begins; `again` is 1 where it is one of the extra turns that were owed.
    ("turn", "seat", "again"),
    # What is asked now: the number of the stage.
    ("asks", "seat", "stage"),
    ("digs", "seat", "pile", "face"),
    # The pile is empty: this is the last turn.
    ("emptied", "pile"),
    # All cards dug in this turn are lost, because of this one.
    ("bust", "seat", "face", "cards"),
    # A dog drives a skeleton away: `place` is 0 among the cards dug, 1 in the score pile;
    # `news` is 1 for those who did not know of this dog.
    ("dog", "seat", "place", "news"),
    ("gives", "seat", "other", "face"),
    # The cards dug go to the score pile; those with an effect follow one by one.
    ("stops", "seat", "cards"),
    ("collects", "seat", "face"),
    ("nothing", "seat", "face"),
    ("extra", "seat", "face"),
    # Sleeping gravedigger, for all; then what the one who looks sees: depth 1 is the top.
    ("looks", "seat"),
    ("sees", "pile", "depth", "face"),
    # Treasure map: how many cards are looked at, the one taken, how many are put back.
    ("searches", "seat", "pile", "cards"),
    ("takes", "seat", "pile", "face"),
    ("returns", "seat", "pile", "cards"),
    # Pirate hat or sabre: `face` is which of the two.
    ("robs", "seat", "other", "face"),
    # What the one with the hat sees: so many of that face are in the pile.
    ("peeks", "other", "face", "number"),
    # `news` is 1 for those who did not know that card; `used` where it is a used dog.
    ("steals", "seat", "other", "face", "news", "used"),
    ("destroys", "seat", "pile", "cards"),
    ("spares", "seat"),
    # The final count: the score piles are opened.
    ("holds", "seat", "face", "number"),
    ("final", "seat", "points"),
    ("over",),
)
