"""What can happen in the mines. Positions and rounds are counted from one, as people do."""

from typing import Final

from pioche.core.events import EventKinds
from pioche.games.digup.cards import FACES
from pioche.games.digup.moves import MOVES

FIRST: Final = 0
COLOUR: Final = 1
MINE_COLOUR: Final = 2
OUT: Final = 3
DEALT: Final = 4
TURNS_UP: Final = 5
DRAWS: Final = 6
SHUFFLED: Final = 7
TURN: Final = 8
ASKS: Final = 9
PLAYS: Final = 10
LIFTS: Final = 11
PLACES: Final = 12
SPENT: Final = 13
SWAPS: Final = 14
PICKS_AT: Final = 15
PICKS_PLAYER: Final = 16
LOOKS: Final = 17
BRIDGES: Final = 18
SPIES: Final = 19
SEES: Final = 20
ROBS: Final = 21
GIVES: Final = 22
FINDS: Final = 23
KEEPS: Final = 24
BACK: Final = 25
DISCARDS: Final = 26
DIGS_OUT: Final = 27
RIVER: Final = 28
TAKES: Final = 29
BURNS: Final = 30
COMPLETE: Final = 31
ROUND: Final = 32
STILL: Final = 33
FINAL: Final = 34
NEXT_CARD: Final = 35
SETS: Final = 36
UNCOVERS: Final = 37
SKELETON: Final = 38
WON: Final = 39
LOST: Final = 40
OVER: Final = 41

EVENTS: Final = EventKinds(
    FACES,
    MOVES.texts,
    # Set-up: who begins, who collects what, what nobody collects, how many cards to draw from.
    ("first", "seat"),
    ("colour", "seat", "move"),
    ("mine-colour", "mine", "move"),
    ("out", "move"),
    ("dealt", "pile"),
    # A card of a mine is turned up; a card is drawn (its face for those who know it).
    ("turns-up", "seat", "at", "face"),
    ("draws", "seat", "face"),
    ("shuffled", "pile"),
    ("turn", "seat"),
    # A new question, the number of its stage, and how many cards may still be played.
    ("asks", "seat", "stage", "plays"),
    # A card leaves a hand; what lay there comes to the hand; the card is laid in its stead.
    ("plays", "seat", "face"),
    ("lifts", "seat", "at", "face"),
    ("places", "seat", "at", "face"),
    # An adventure card has done what it does and is discarded.
    ("spent", "face"),
    ("swaps", "seat", "at", "to"),
    ("picks-at", "seat", "at"),
    ("picks-player", "seat", "other"),
    ("looks", "seat", "other", "at", "face"),
    ("bridges", "seat", "at", "other", "to"),
    ("spies", "seat", "other"),
    ("sees", "seat", "other", "face"),
    ("robs", "seat", "other", "face"),
    ("gives", "seat", "other", "face"),
    # The treasure map: found, kept, put back.
    ("finds", "seat", "face"),
    ("keeps", "seat", "face"),
    ("back", "seat", "face"),
    ("discards", "seat", "face"),
    ("digs-out", "seat", "face"),
    ("river", "face"),
    ("takes", "seat", "face"),
    ("burns", "face"),
    # The end: a mine all face up; rounds, and how many of them in a row dug nothing up.
    ("complete", "seat"),
    ("round", "number", "still"),
    ("still", "rounds"),
    ("final", "seat", "points", "run"),
    # Solo: the next card, where it goes, what lay there.
    ("next-card", "face"),
    ("sets", "mine", "at", "face"),
    ("uncovers", "face"),
    ("skeleton", "number"),
    ("won", "placed"),
    ("lost", "placed"),
    ("over",),
)
