"""What can happen in the cave."""

from typing import Final

from pioche.core.events import COLLECT, GEM, HEADLINE, LOSS, OWN, RUMBLE, SHOWN, STEP, EventKinds
from pioche.games.diamant.cards import FACES
from pioche.games.diamant.moves import MOVES

EVENTS: Final = EventKinds(FACES, MOVES.texts)

# A new expedition; the relic that joins the deck, if any; the size of the deck.
EXPEDITION: Final = EVENTS.add("expedition", "number", "face", "deck", heading=True)
# Turned up: each explorer takes `share`, and `path` rubies now lie on the path.
TREASURE: Final = EVENTS.add("treasure", "face", "share", "path", reveals=True)
DANGER: Final = EVENTS.add("danger", "face", reveals=True)
RELIC: Final = EVENTS.add("relic", "face", reveals=True)
# A seat has made up its mind (for all); what it chose (for itself alone).
CHOSEN: Final = EVENTS.add("chosen", "seat", salience=SHOWN)
CHOICE: Final = EVENTS.add("choice", "seat", "move", salience=SHOWN)
# The choices are revealed.
STAYS: Final = EVENTS.add("stays", "seat", reveals=True)
LEAVES: Final = EVENTS.add("leaves", "seat", reveals=True)
# What the leavers left on the path; what one of them puts in the chest.
PATH: Final = EVENTS.add("path", "path")
BANKS: Final = EVENTS.add("banks", "seat", "rubies")
TAKES: Final = EVENTS.add("takes", "seat", "face", "points", salience=HEADLINE)
# The second danger of a kind: the card that leaves the game, and what each one loses.
TRAP: Final = EVENTS.add("trap", "face", salience=HEADLINE, reveals=True)
LOSES: Final = EVENTS.add("loses", "seat", "rubies", salience=OWN)
RELIC_GONE: Final = EVENTS.add("relic-gone", "face")
CLOSED: Final = EVENTS.add("closed", "number", "path", salience=HEADLINE)
# The final count.
FINAL: Final = EVENTS.add("final", "seat", "chest", "relics", "points")
OVER: Final = EVENTS.add("over")

# What is heard of it.
EVENTS.sound(GEM, TREASURE, RELIC)
EVENTS.sound(RUMBLE, DANGER)
EVENTS.sound(STEP, LEAVES)
EVENTS.sound(COLLECT, BANKS, TAKES, FINAL)
EVENTS.sound(LOSS, TRAP)
