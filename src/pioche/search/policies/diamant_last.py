"""Alone at the end of a game of Diamant: rubies that do not win are worth nothing."""

from mypy_extensions import i64

from pioche.games.diamant.cards import FIRST_DANGER, FIRST_RELIC
from pioche.games.diamant.moves import GO, LEAVE
from pioche.games.diamant.scoring import relic_points
from pioche.games.diamant.state import EXPEDITIONS, DiamantState


def is_last_alone(state: DiamantState) -> bool:
    """Whether one explorer alone decides the game, and can know what wins it."""
    alone = state.inside & (state.inside - 1) == 0
    return alone and state.expedition == EXPEDITIONS and state.config.open_chests


def last_alone(state: DiamantState, seat: i64) -> i64:
    """Home as soon as that wins, on while it does not; an equal risks half for the whole."""
    most, equals = strongest_others(state, seat)
    home = points_at_home(state, seat)
    if home != most:
        return LEAVE if home > most else GO
    treasures, traps = cards_to_come(state)
    return GO if treasures * equals > traps else LEAVE


def points_at_home(state: DiamantState, seat: i64) -> i64:
    """The points of one who leaves alone now."""
    explorer = state.explorers[seat]
    points = explorer.chest + explorer.relic_points + explorer.unsafe + state.path_rubies
    taken: i64 = len(state.relics_taken)
    for card in state.path:
        face = state.cards.face[card]
        if face >= FIRST_RELIC:
            points += relic_points(face, taken)
            taken += 1
    return points


def strongest_others(state: DiamantState, seat: i64) -> tuple[i64, i64]:
    """The most points of any other, and how many have as many."""
    most: i64 = -1
    equals: i64 = 0
    for other in range(state.seats):
        if other != seat:
            points = state.explorers[other].chest + state.explorers[other].relic_points
            if points > most:
                most = points
                equals = 0
            if points == most:
                equals += 1
    return most, equals


def cards_to_come(state: DiamantState) -> tuple[i64, i64]:
    """How many treasures and traps are in the deck: all know which cards, nobody in which order."""
    treasures: i64 = 0
    traps: i64 = 0
    for card in state.deck:
        face = state.cards.face[card]
        if face < FIRST_DANGER:
            treasures += 1
        elif face < FIRST_RELIC and state.dangers >> (face - FIRST_DANGER) & 1:
            traps += 1
    return treasures, traps
