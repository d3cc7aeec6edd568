"""Diamant in rollouts: leave when what is in hand is worth more than one more card."""

from itertools import accumulate
from operator import mul
from typing import Final, final

from mypy_extensions import i64

from pioche.core.masks import MOST_SEATS, size
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games.diamant.cards import (
    COPIES_OF_A_DANGER,
    FIRST_DANGER,
    FIRST_RELIC,
    TREASURE_COPIES,
    TREASURE_VALUES,
    TREASURES,
)
from pioche.games.diamant.moves import GO, LEAVE
from pioche.games.diamant.options import NO_RELICS
from pioche.games.diamant.scoring import relic_points
from pioche.games.diamant.state import EXPEDITIONS, DiamantState
from pioche.search.policy import NOT_SURE, Policy
from pioche.search.rollout import Cut

# Caution varies by up to a tenth, so that two bots of one temperament differ.
MOODS: Final = 21
MIDDLE_MOOD: Final = 10
# The assumed chance that another explorer leaves now.
OTHERS_LEAVE: Final = 0.25
# The chance that none of the others leaves, by their number.
STAY: Final = [1 - OTHERS_LEAVE] * (MOST_SEATS - 1)
ALONE: Final[list[float]] = list(accumulate(STAY, mul, initial=1.0))  # a power may be rounded


def all_shares(inside: i64) -> i64:
    """The shares of all treasures together; a treasure never leaves the game."""
    shares: i64 = 0
    for face in range(TREASURES):
        shares += TREASURE_VALUES[face] // inside * TREASURE_COPIES[face]
    return shares


ALL_SHARES: Final[list[i64]] = [all_shares(max(1, inside)) for inside in range(MOST_SEATS + 1)]


@final
class DiamantPolicy(Policy):
    """The sums of the temperaments on the state itself; `caution` above 1 leaves sooner.

    What is the same for all seats in one question is computed once.
    """

    def __init__(self, caution: float) -> None:
        self.caution = caution
        self.wants_victory: bool = False  # whether one alone at the end counts the chests
        self.asked: DiamantState | None = None
        self.question: i64 = -1
        self.kept: float = 0.0  # the chance that no trap comes
        self.share: float = 0.0  # what the next card brings, on average
        self.found: float = 0.0  # what leaving brings beside what is in hand

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        assert isinstance(state, DiamantState)
        sure = self.sure_move(state, seat)
        if sure != NOT_SURE:
            return sure
        mood = float(rng.below(MOODS) - MIDDLE_MOOD)
        caution = self.caution * (1.0 + mood / 100.0)
        if state is not self.asked or state.question != self.question:
            self.compute(state)
        leave = float(state.explorers[seat].unsafe) + self.found
        return LEAVE if leave * caution > self.kept * leave + self.share else GO

    def sure_move(self, state: State, seat: i64) -> i64:
        assert isinstance(state, DiamantState)
        if self.wants_victory and is_last_alone(state):
            return last_alone(state, seat)
        return NOT_SURE

    def compute(self, state: DiamantState) -> None:
        self.asked = state
        self.question = state.question
        others = size(state.inside) - 1
        relics, shares = path_sums(state, others + 1)
        cards = float(len(state.deck))
        self.kept = 1.0 - float(traps(state)) / cards
        self.share = float(ALL_SHARES[others + 1] - shares) / cards
        self.found = float(state.path_rubies) / (1.0 + float(others) * OTHERS_LEAVE)
        if relics and state.config.relic_mode != NO_RELICS:
            self.found += ALONE[others] * float(relics)

    def forget_secrets(self, world: State, seat: i64) -> None:
        assert isinstance(world, DiamantState)
        own: i64 = 1 << seat
        world.chosen &= own
        world.leaving &= own


def path_sums(state: DiamantState, inside: i64) -> tuple[i64, i64]:
    """The points of the relics on the path, as the classic variant counts them, and the shares."""
    faces = state.cards.face
    relics: i64 = 0
    shares: i64 = 0
    for card in state.path:
        face = faces[card]
        if face < FIRST_DANGER:
            shares += TREASURE_VALUES[face] // inside
        elif face >= FIRST_RELIC:
            relics += relic_points(face, 0)
    return relics, shares


def traps(state: DiamantState) -> i64:
    """How many cards of the deck are the second of a danger: all know what is in it.

    Of each danger that was seen two more copies are there, less those that left the game.
    """
    if not state.dangers:
        return 0
    found = size(state.dangers) * (COPIES_OF_A_DANGER - 1)
    for card in state.removed:
        face = state.cards.face[card]
        if face < FIRST_RELIC and state.dangers >> (face - FIRST_DANGER) & 1:
            found -= 1
    return found


# Alone at the end of a game: rubies that do not win are worth nothing


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


# What the expert uses


# By the names of the temperaments.
CAUTION: Final = {"careful": 1.15, "balanced": 0.92, "bold": 0.8}


def temperament(name: str) -> Policy:
    return DiamantPolicy(CAUTION[name])


def plan(caution: float) -> Policy:
    """The same for one who wants to win, whatever the points."""
    policy = DiamantPolicy(caution)
    policy.wants_victory = True
    return policy


def plans() -> list[Policy]:
    return [plan(caution) for caution in CAUTION.values()]


def cut() -> Cut | None:
    return None
