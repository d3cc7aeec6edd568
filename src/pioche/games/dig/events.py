"""What can happen on and in the hill; everything lies open, so everybody hears everything."""

from typing import Final

from pioche.core.events import EventKinds
from pioche.games.dig.cards import FACES
from pioche.games.dig.moves import MOVES

TURN: Final = 0
ASKS: Final = 1
DIGS: Final = 2
TURNS_UP: Final = 3
CARRIES: Final = 4
DISCARDS: Final = 5
USELESS: Final = 6
TOO_LATE: Final = 7
COLLECTS: Final = 8
OPENS: Final = 9
ADDS: Final = 10
POSTS: Final = 11
GEM: Final = 12
KEEPS: Final = 13
SURPLUS: Final = 14
USES: Final = 15
USES_DRAWN: Final = 16
PROTECTS: Final = 17
EARNS: Final = 18
STRIKES: Final = 19
SENT: Final = 20
LOSES_GEM: Final = 21
REMOVED: Final = 22
SCARED: Final = 23
FLEES: Final = 24
EATEN: Final = 25
CLOSES: Final = 26
COLLAPSES: Final = 27
STEALS: Final = 28
HIRES: Final = 29
PAYS: Final = 30
ENGAGES: Final = 31
ENTERS: Final = 32
RESHUFFLED: Final = 33
CALLS: Final = 34
CROWNED: Final = 35
STALE: Final = 36
FINAL: Final = 37
OVER: Final = 38

EVENTS: Final = EventKinds(
    FACES,
    MOVES.texts,
    # Whose turn it is; how many turns have brought nobody a gem.
    ("turn", "seat", "quiet"),
    # What is asked of whom: the number of the stage, the card it is about, where, how much.
    ("asks", "seat", "stage", "face", "place", "amount"),
    # Where somebody digs: a mask of galleries, 0 beside them.
    ("digs", "seat", "galleries"),
    # From the hill; `place` is the gallery, 0 beside them. Then the card whose turn it is.
    ("turns-up", "seat", "face", "place"),
    ("carries", "face", "place"),
    # Turned up, and out: not chosen or done with; useless outside; its gallery has vanished.
    ("discards", "face", "place"),
    ("useless", "seat", "face", "place"),
    ("too-late", "seat", "face", "place"),
    ("collects", "seat", "face", "place"),
    # A new gallery, its first card; a card added to a gallery; a recruit put on a card.
    ("opens", "seat", "face", "gallery"),
    ("adds", "seat", "face", "gallery", "position"),
    ("posts", "seat", "gallery", "position"),
    ("gem", "seat", "gallery", "position", "gems"),
    # Equipment: kept, one too many, used from the hand, used as soon as drawn.
    ("keeps", "seat", "face", "place"),
    ("surplus", "seat", "face", "place"),
    ("uses", "seat", "face"),
    ("uses-drawn", "seat", "face", "place"),
    # Companions.
    ("protects", "seat", "face"),
    ("earns", "seat", "gems"),
    # Enemies: the attack, the way it takes with a sceptre, and what it does.
    ("strikes", "seat", "face", "gallery"),
    ("sent", "seat", "other", "face", "gallery"),
    ("loses-gem", "seat", "gallery", "position"),
    ("removed", "seat", "face", "gallery", "gems", "recruit"),
    ("scared", "seat", "gallery", "position"),
    ("flees", "seat", "recruits"),
    ("eaten", "seat", "gallery", "position"),
    # A gallery ends: what it brings (of the gems, so many from eggs), or all lost.
    ("closes", "seat", "gallery", "forced", "gems", "eggs", "runes", "recruits"),
    ("collapses", "seat", "gallery", "gems"),
    ("steals", "seat", "other", "face", "gallery", "gems"),
    # The tavern.
    ("hires", "seat", "recruits"),
    ("pays", "seat", "face"),
    ("engages", "seat", "face"),
    ("enters", "face", "slot"),
    ("reshuffled", "cards"),
    # The end: the last round, a victory at once, a game that does not move on, the count.
    ("calls", "seat", "points"),
    ("crowned", "seat"),
    ("stale", "turns"),
    ("final", "seat", "gems", "runes", "points"),
    ("over",),
)
