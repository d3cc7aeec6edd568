"""What happens in the toy game."""

from typing import Final

from pioche.core.events import HEADLINE, OWN, SHOWN, EventKinds
from tests.toy.rules.cards import FACES
from tests.toy.rules.moves import MOVES

EVENTS: Final = EventKinds(FACES, MOVES.texts)

TURN: Final = EVENTS.add("turn", "seat", salience=SHOWN, heading=True)
DIGS: Final = EVENTS.add("digs", "seat", "face")
BUST: Final = EVENTS.add("bust", "seat", salience=OWN)
KEEPS: Final = EVENTS.add("keeps", "seat", "points")
OVER: Final = EVENTS.add("over", salience=HEADLINE)
