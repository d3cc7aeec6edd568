"""The events of Let's Dig. A `face` of -1 is a card that the listener may not see."""

from typing import Final

from pioche.core.events import (
    BARK,
    CARD,
    COLLECT,
    FLIP,
    HEADLINE,
    LOSS,
    OWN,
    SHOWN,
    SLAP,
    EventKinds,
)
from pioche.games.letsdig.cards import FACES
from pioche.games.letsdig.moves import MOVES

HIDDEN: Final = -1

EVENTS: Final = EventKinds(FACES, MOVES.texts)

# The cards are laid out in three piles; the first player.
DEAL: Final = EVENTS.add("deal", "cards", "seat")
# A turn begins; `again` is 1 where it is one of the extra turns that were owed.
TURN: Final = EVENTS.add("turn", "seat", "again", salience=SHOWN, heading=True)
# A new question: the number of its stage.
ASKS: Final = EVENTS.add("asks", "seat", "stage", salience=SHOWN)
DIGS: Final = EVENTS.add("digs", "seat", "pile", "face", reveals=True)
# The pile is empty: this is the last turn.
EMPTIED: Final = EVENTS.add("emptied", "pile", salience=HEADLINE)
# All cards dug in this turn are lost, because of this one.
BUST: Final = EVENTS.add("bust", "seat", "face", "cards", salience=OWN)
# A dog drives a skeleton away: `place` is 0 among the cards dug, 1 in the score pile;
# `news` is 1 for those who did not know of this dog.
DOG: Final = EVENTS.add("dog", "seat", "place", "news")
GIVES: Final = EVENTS.add("gives", "seat", "other", "face", salience=HEADLINE)
# The cards dug go to the score pile; those with an effect follow one by one.
STOPS: Final = EVENTS.add("stops", "seat", "cards")
COLLECTS: Final = EVENTS.add("collects", "seat", "face", salience=SHOWN)
NOTHING: Final = EVENTS.add("nothing", "seat", "face")
EXTRA: Final = EVENTS.add("extra", "seat", "face")
# Sleeping gravedigger, for all; then what the one who looks sees: depth 1 is the top.
LOOKS: Final = EVENTS.add("looks", "seat")
SEES: Final = EVENTS.add("sees", "pile", "depth", "face", reveals=True)
# Treasure map: how many cards are looked at, the one taken, how many are put back.
SEARCHES: Final = EVENTS.add("searches", "seat", "pile", "cards")
TAKES: Final = EVENTS.add("takes", "seat", "pile", "face")
RETURNS: Final = EVENTS.add("returns", "seat", "pile", "cards")
# Pirate hat or sabre: `face` is which of the two.
ROBS: Final = EVENTS.add("robs", "seat", "other", "face")
# What the player with the hat sees: the count of a face in the pile.
PEEKS: Final = EVENTS.add("peeks", "other", "face", "number", salience=SHOWN, reveals=True)
# `news` is 1 for those who did not know that card; `used` where it is a used dog.
STEALS: Final = EVENTS.add(
    "steals", "seat", "other", "face", "news", "used", salience=HEADLINE, reveals=True
)
DESTROYS: Final = EVENTS.add("destroys", "seat", "pile", "cards", salience=HEADLINE)
SPARES: Final = EVENTS.add("spares", "seat")
# The final count: the score piles are opened.
HOLDS: Final = EVENTS.add("holds", "seat", "face", "number", salience=SHOWN)
FINAL: Final = EVENTS.add("final", "seat", "points")
OVER: Final = EVENTS.add("over")

# Sounds.
EVENTS.sound(FLIP, DIGS)
EVENTS.sound(CARD, TAKES, RETURNS)
EVENTS.sound(SLAP, GIVES, ROBS, STEALS)
EVENTS.sound(BARK, DOG)
EVENTS.sound(COLLECT, STOPS)
EVENTS.sound(LOSS, BUST, DESTROYS)
