"""What can happen in the forest."""

from typing import Final

from pioche.core.events import COLLECT, DICE, GEM, HEADLINE, KNOCK, LOSS, SHOWN, EventKinds
from pioche.games.digger.cards import FACES
from pioche.games.digger.moves import MOVES

EVENTS: Final = EventKinds(FACES, MOVES.texts)

# The side of a crate, and what it pays for each gem.
CRATE: Final = EVENTS.add("crate", "seat", *FACES[1:5])
# A turn begins; `other` is the master of time, who has a glass to watch if it is `timed`.
TURN: Final = EVENTS.add("turn", "seat", "other", "timed", heading=True)
# The glass runs, from and until when: for those who may see it.
GLASS: Final = EVENTS.add("glass", "began", "ends", salience=SHOWN)
# A throw: how many dice show each face.
THROWS: Final = EVENTS.add("throws", "seat", *FACES, reveals=True)
TAKES: Final = EVENTS.add("takes", "seat", "face")
STEALS: Final = EVENTS.add("steals", "seat", "face", "other")
TOUCHES: Final = EVENTS.add("touches", "seat", "face", "other", salience=HEADLINE)
STORES: Final = EVENTS.add("stores", "seat", "face")
# Tokens go back to the centre.
RETURNS: Final = EVENTS.add("returns", "face", "count")
STOPS: Final = EVENTS.add("stops", "seat")
NIGHT: Final = EVENTS.add("night", "seat", salience=HEADLINE)
# A new question, with the milliseconds since the first throw.
ASKS: Final = EVENTS.add("asks", "seat", "stage", "elapsed", salience=SHOWN)
FINAL: Final = EVENTS.add("final", "seat", "points")
OVER: Final = EVENTS.add("over")

# What is heard of it.
EVENTS.sound(GEM, TAKES, STEALS)
EVENTS.sound(KNOCK, STORES)
EVENTS.sound(DICE, THROWS)
EVENTS.sound(COLLECT, STOPS)
EVENTS.sound(LOSS, TOUCHES, NIGHT)
