"""The events of DIG; everything lies open, so all events are public."""

from typing import Final

from pioche.core.events import (
    COLLECT,
    FLIP,
    HEADLINE,
    KNOCK,
    LOSS,
    OWN,
    RUMBLE,
    SHOWN,
    SLAP,
    EventKinds,
)
from pioche.core.events import GEM as GEM_SOUND
from pioche.games.dig.cards import FACES
from pioche.games.dig.moves import MOVES

EVENTS: Final = EventKinds(FACES, MOVES.texts)

# Whose turn it is; the number of turns without a gem for any player.
TURN: Final = EVENTS.add("turn", "seat", "quiet", heading=True)
# A question: its seat, the number of its stage, the card it is about, the place, the amount.
ASKS: Final = EVENTS.add("asks", "seat", "stage", "face", "place", "amount", salience=SHOWN)
# Where a player digs: a mask of galleries, 0 beside them. The cards drawn say it again.
DIGS: Final = EVENTS.add("digs", "seat", "galleries", salience=SHOWN)
# From the hill; `place` is the gallery, 0 beside them. Then the card chosen among several.
TURNS_UP: Final = EVENTS.add("turns-up", "seat", "face", "place", reveals=True)
CARRIES: Final = EVENTS.add("carries", "face", "place")
# Turned up, and out: not chosen or done with; useless outside; its gallery has vanished.
DISCARDS: Final = EVENTS.add("discards", "face", "place", salience=SHOWN)
USELESS: Final = EVENTS.add("useless", "seat", "face", "place")
TOO_LATE: Final = EVENTS.add("too-late", "seat", "face", "place")
COLLECTS: Final = EVENTS.add("collects", "seat", "face", "place")
# A new gallery, its first card; the card drawn added to a gallery; a recruit put on a card.
OPENS: Final = EVENTS.add("opens", "seat", "face", "gallery")
ADDS: Final = EVENTS.add("adds", "seat", "face", "gallery", "position", salience=SHOWN)
POSTS: Final = EVENTS.add("posts", "seat", "gallery", "position")
GEM: Final = EVENTS.add("gem", "seat", "gallery", "position", "gems")
# Equipment: kept, one too many, used from the hand, used as soon as drawn.
KEEPS: Final = EVENTS.add("keeps", "seat", "face", "place")
SURPLUS: Final = EVENTS.add("surplus", "seat", "face", "place")
USES: Final = EVENTS.add("uses", "seat", "face")
USES_DRAWN: Final = EVENTS.add("uses-drawn", "seat", "face", "place")
# Companions.
PROTECTS: Final = EVENTS.add("protects", "seat", "face")
EARNS: Final = EVENTS.add("earns", "seat", "gems")
# Enemies: the attack, the way it takes with a sceptre, and what it does.
STRIKES: Final = EVENTS.add("strikes", "seat", "face", "gallery", salience=OWN)
SENT: Final = EVENTS.add("sent", "seat", "other", "face", "gallery")
LOSES_GEM: Final = EVENTS.add("loses-gem", "seat", "gallery", "position")
REMOVED: Final = EVENTS.add("removed", "seat", "face", "gallery", "gems", "recruit")
SCARED: Final = EVENTS.add("scared", "seat", "gallery", "position", salience=OWN)
FLEES: Final = EVENTS.add("flees", "seat", "recruits")
EATEN: Final = EVENTS.add("eaten", "seat", "gallery", "position", salience=OWN)
# A gallery ends: what it brings (`eggs` of the gems are from eggs), or all lost.
CLOSES: Final = EVENTS.add(
    "closes", "seat", "gallery", "forced", "gems", "eggs", "runes", "recruits", salience=OWN
)
COLLAPSES: Final = EVENTS.add("collapses", "seat", "gallery", "gems", salience=HEADLINE)
STEALS: Final = EVENTS.add("steals", "seat", "other", "face", "gallery", "gems")
# The tavern.
HIRES: Final = EVENTS.add("hires", "seat", "recruits")
PAYS: Final = EVENTS.add("pays", "seat", "face")
ENGAGES: Final = EVENTS.add("engages", "seat", "face")
ENTERS: Final = EVENTS.add("enters", "face", "slot", reveals=True)
RESHUFFLED: Final = EVENTS.add("reshuffled", "cards", salience=HEADLINE)
# The end: the last round, a victory at once, a game that does not move on, the count.
CALLS: Final = EVENTS.add("calls", "seat", "points", salience=HEADLINE)
CROWNED: Final = EVENTS.add("crowned", "seat", salience=HEADLINE)
STALE: Final = EVENTS.add("stale", "turns", salience=HEADLINE)
FINAL: Final = EVENTS.add("final", "seat", "gems", "runes", "points")
OVER: Final = EVENTS.add("over")

# Sounds.
EVENTS.sound(FLIP, TURNS_UP)
EVENTS.sound(SLAP, OPENS)
EVENTS.sound(GEM_SOUND, GEM)
EVENTS.sound(KNOCK, HIRES, ENGAGES)
EVENTS.sound(RUMBLE, STRIKES)
EVENTS.sound(COLLECT, CLOSES)
EVENTS.sound(LOSS, EATEN, COLLAPSES, STEALS)
