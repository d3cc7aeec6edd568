"""The events of Dig Up Adventure. Positions and rounds are counted from one."""

from typing import Final

from pioche.core.events import (
    CARD,
    COLLECT,
    FLIP,
    HEADLINE,
    LOSS,
    OWN,
    RUMBLE,
    SHOWN,
    SLAP,
    EventKinds,
)
from pioche.games.digup.cards import FACES
from pioche.games.digup.moves import MOVES

EVENTS: Final = EventKinds(FACES, MOVES.texts)

# Set-up: who begins, who collects what, what nobody collects, how many cards to draw from.
FIRST: Final = EVENTS.add("first", "seat")
COLOUR: Final = EVENTS.add("colour", "seat", "move")
MINE_COLOUR: Final = EVENTS.add("mine-colour", "mine", "move")
OUT: Final = EVENTS.add("out", "move")
DEALT: Final = EVENTS.add("dealt", "pile")
# A card of a mine is turned up; a card is drawn (its face for those who know it).
TURNS_UP: Final = EVENTS.add("turns-up", "seat", "at", "face", reveals=True)
DRAWS: Final = EVENTS.add("draws", "seat", "face", salience=SHOWN, reveals=True)
SHUFFLED: Final = EVENTS.add("shuffled", "pile")
TURN: Final = EVENTS.add("turn", "seat", heading=True)
# A new question, the number of its stage, and how many cards may still be played.
ASKS: Final = EVENTS.add("asks", "seat", "stage", "plays", salience=SHOWN)
# A card leaves a hand; what lay there comes to the hand; the card is laid in its stead.
PLAYS: Final = EVENTS.add("plays", "seat", "face")
LIFTS: Final = EVENTS.add("lifts", "seat", "at", "face", secret=True, reveals=True)
PLACES: Final = EVENTS.add("places", "seat", "at", "face")
# An adventure card has done what it does and is discarded.
SPENT: Final = EVENTS.add("spent", "face", salience=SHOWN)
SWAPS: Final = EVENTS.add("swaps", "seat", "at", "to")
PICKS_AT: Final = EVENTS.add("picks-at", "seat", "at", salience=SHOWN)
PICKS_PLAYER: Final = EVENTS.add("picks-player", "seat", "other", salience=SHOWN)
LOOKS: Final = EVENTS.add(
    "looks", "seat", "other", "at", "face", salience=OWN, secret=True, reveals=True
)
BRIDGES: Final = EVENTS.add("bridges", "seat", "at", "other", "to", salience=HEADLINE)
SPIES: Final = EVENTS.add("spies", "seat", "other")
SEES: Final = EVENTS.add("sees", "seat", "other", "face", secret=True, reveals=True)
ROBS: Final = EVENTS.add(
    "robs", "seat", "other", "face", salience=HEADLINE, secret=True, reveals=True
)
GIVES: Final = EVENTS.add("gives", "seat", "other", "face", secret=True)
# The treasure map: found, kept, put back.
FINDS: Final = EVENTS.add("finds", "seat", "face", salience=SHOWN, reveals=True)
KEEPS: Final = EVENTS.add("keeps", "seat", "face", secret=True)
BACK: Final = EVENTS.add("back", "seat", "face", salience=SHOWN)
DISCARDS: Final = EVENTS.add("discards", "seat", "face")
DIGS_OUT: Final = EVENTS.add("digs-out", "seat", "face", reveals=True)
RIVER: Final = EVENTS.add("river", "face", reveals=True)
TAKES: Final = EVENTS.add("takes", "seat", "face")
BURNS: Final = EVENTS.add("burns", "face")
# The end: a mine all face up; rounds, and how many of them in a row dug nothing up.
COMPLETE: Final = EVENTS.add("complete", "seat", salience=HEADLINE)
ROUND: Final = EVENTS.add("round", "number", "still", heading=True)
STILL: Final = EVENTS.add("still", "rounds", salience=HEADLINE)
FINAL: Final = EVENTS.add("final", "seat", "points", "run")
# Solo: the next card, where it goes, what lay there.
NEXT_CARD: Final = EVENTS.add("next-card", "face", reveals=True)
SETS: Final = EVENTS.add("sets", "mine", "at", "face")
UNCOVERS: Final = EVENTS.add("uncovers", "face", reveals=True)
SKELETON: Final = EVENTS.add("skeleton", "number")
WON: Final = EVENTS.add("won", "placed", salience=HEADLINE)
LOST: Final = EVENTS.add("lost", "placed", salience=HEADLINE)
OVER: Final = EVENTS.add("over")

# Sounds.
EVENTS.sound(FLIP, TURNS_UP, NEXT_CARD)
EVENTS.sound(CARD, SWAPS, DISCARDS, TAKES)
EVENTS.sound(SLAP, PLACES, SETS)
EVENTS.sound(RUMBLE, BRIDGES, BURNS)
EVENTS.sound(COLLECT, COMPLETE, KEEPS)
EVENTS.sound(LOSS, ROBS, SKELETON)
