"""Let's Dig in rollouts: stop when what is dug is worth more than the hope of one more card.

The same sums as the temperaments, from the cards that the digger has seen.
"""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games.letsdig import stages
from pioche.games.letsdig.cards import (
    COLLECT,
    CROWN,
    GRAVEDIGGER,
    HAT,
    LANDMINE,
    MAP,
    PILES,
    SABRE,
    SEWER,
    STASH,
)
from pioche.games.letsdig.moves import (
    COLLECT_NEXT,
    DESTROY,
    DIG,
    GIVE,
    ROB,
    SEARCH,
    SPARE,
    STEAL,
    STOP,
    TAKE,
    TOP,
)
from pioche.games.letsdig.scoring.pile_points import pile_points
from pioche.games.letsdig.state import LetsdigState
from pioche.search.policies.letsdig_last import gift, stops_last
from pioche.search.policies.letsdig_sums import NO_HOPE, Dig, Hand, Weights, lead
from pioche.search.policy import Policy
from pioche.search.rollout import Cut

# Moods swing by a tenth either way, so that two of one temperament do not march in step.
MOODS: Final = 21
NO_MOODS: Final = 1
# A partner comes before everybody, or after.
PARTNER: Final = 1000.0
# Effects that act on others first: what they bring may help to choose afterwards.
ORDER: Final[list[i64]] = [HAT, SABRE, SEWER, MAP, LANDMINE, GRAVEDIGGER, CROWN, STASH]


@final
class LetsdigPolicy(Policy):
    """The sums of the temperaments on the state itself; `caution` above 1 stops sooner."""

    def __init__(self, caution: float) -> None:
        self.caution = caution
        self.moods: i64 = MOODS
        self.wants_victory: bool = False  # whether the last turn goes by all that is known
        self.weights = Weights()

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        assert isinstance(state, LetsdigState)
        mood = float(rng.below(self.moods) - self.moods // 2)
        if self.wants_victory and stops_last(state, seat, self.weights):
            return STOP
        if state.stage <= stages.DECIDE:
            caution = self.caution * (1.0 + mood / 100.0)
            return dig_or_stop(state, seat, caution, self.weights)
        moves = state.legal(seat)
        if state.stage == stages.REACT or len(moves) == 1:
            return moves[0]
        if self.wants_victory and state.stage in (stages.SEWER, stages.HEIRLOOM):
            return gift(state, seat, moves, self.weights)
        return best_move(state, seat, moves, self.weights)

    def worth_trying(self, state: State, seat: i64, moves: list[i64]) -> list[i64]:
        """Whether to dig or to stop; which pile to dig the sums tell well enough."""
        assert isinstance(state, LetsdigState)
        if state.stage > stages.DECIDE:
            return moves
        dig = Dig(state, seat, self.weights)
        hopes = hopes_of(dig)
        if most_of(hopes) == NO_HOPE:
            return moves
        own = pile_to_dig(dig, seat, hopes)
        return [own, STOP] if state.stage == stages.DECIDE else [own]


# Digging


def dig_or_stop(state: LetsdigState, seat: i64, caution: float, weights: Weights) -> i64:
    """The most promising pile, unless what is dug already is worth more than the hope."""
    dig = Dig(state, seat, weights)
    hopes = hopes_of(dig)
    if state.stage == stages.DECIDE and stops(dig, seat, caution, most_of(hopes)):
        return STOP
    return pile_to_dig(dig, seat, hopes)


def hopes_of(dig: Dig) -> list[float]:
    return [dig.hope(0), dig.hope(1), dig.hope(2)]


def most_of(hopes: list[float]) -> float:
    return max(hopes[0], max(hopes[1], hopes[2]))  # noqa: PLW3301  (of three it would be a call)


def stops(dig: Dig, seat: i64, caution: float, most: float) -> bool:
    """In the last turn only the victory counts; before it, points in the hand against hope."""
    if most == NO_HOPE:
        return True
    if dig.state.ending:
        ahead = lead(dig.state, seat, dig.before, dig.weights.a_card)
        return ahead + dig.stop_points(True) > 0.0
    return (dig.stop_points(False) + dig.promised) * caution >= most


def pile_to_dig(dig: Dig, seat: i64, hopes: list[float]) -> i64:
    """The tallest good pile, to have more turns; the shortest to end the game while one leads."""
    state, weights = dig.state, dig.weights
    shortest = lead(state, seat, dig.before, weights.a_card) > weights.lead_to_end
    most = most_of(hopes)
    best: i64 = -1
    best_height: i64 = 0
    for pile in range(PILES):
        height: i64 = -len(state.piles[pile]) if shortest else len(state.piles[pile])
        if hopes[pile] == most and (best < 0 or height > best_height):
            best = pile
            best_height = height
    return DIG + best


# Choosing among players and cards


def best_move(state: LetsdigState, seat: i64, moves: list[i64], weights: Weights) -> i64:
    """The move that is rated highest; the first of equals."""
    hand = Hand(state, seat)
    ahead = state.stage == stages.MINE and leads(state, seat, hand, weights)
    best = moves[0]
    most = rating(state, seat, best, hand, ahead, weights)
    for move in moves:
        rated = rating(state, seat, move, hand, ahead, weights)
        if rated > most:
            best = move
            most = rated
    return best


def leads(state: LetsdigState, seat: i64, hand: Hand, weights: Weights) -> bool:
    return lead(state, seat, hand.points(), weights.a_card) > 0.0


def rating(
    state: LetsdigState, seat: i64, move: i64, hand: Hand, ahead: bool, weights: Weights
) -> float:
    """How good a move is, by what is asked."""
    stage = state.stage
    if stage == stages.HEIRLOOM:
        return -harm(state, seat, move - GIVE)
    if stage == stages.SEWER:
        return harm(state, seat, move - GIVE)
    if stage == stages.ROB:
        return harm(state, seat, move - ROB)
    if stage == stages.SEARCH:
        return float(len(state.piles[move - SEARCH]))
    if stage == stages.MINE:
        return blast(state, move, ahead)
    if stage == stages.ORDER:
        return -float(ORDER.index(COLLECT[move - COLLECT_NEXT]))
    return card_rating(state, move, hand, weights)


def card_rating(state: LetsdigState, move: i64, hand: Hand, weights: Weights) -> float:
    """The best card is taken; the worst is left to the next player, unless that is oneself."""
    if state.stage == stages.STEAL:
        return worth_having(hand, move - STEAL, weights)
    if state.stage == stages.TAKE:
        return worth_having(hand, move - TAKE, weights)
    worth = worth_having(hand, move - TOP, weights)
    return worth if state.extra else -worth


def harm(state: LetsdigState, seat: i64, other: i64) -> float:
    """Whom to harm: who seems to have most, never the partner."""
    pile = state.pile_of(other)
    if pile == state.pile_of(seat):
        return -PARTNER
    return float(len(state.score_piles[pile]))


def worth_having(hand: Hand, face: i64, weights: Weights) -> float:
    """What a card adds to the own pile, with what it promises."""
    return float(hand.adds(face)) + weights.promise[face]


def blast(state: LetsdigState, move: i64, ahead: bool) -> float:
    """Whoever seems to be behind destroys the shortest pile, to have more time."""
    if move == SPARE:
        return 0.0 if ahead else -PARTNER
    return -float(len(state.piles[move - DESTROY])) - (PARTNER if ahead else 0.0)


# What a game that was stopped is worth


# How much a point tells of the victory, and how much less while the shortest pile has cards.
STEEPNESS: Final = 0.125
FADING: Final = 0.06
# What the turn to come is worth, and one more that is owed, in points.
NEXT_TURN: Final = 3.5
# So many turns more are played.
TURNS: Final = 4


@final
class LetsdigCut(Cut):
    """A game stopped between two turns: the more points a score pile has, the likelier it wins."""

    def begins_turn(self, state: State) -> bool:
        assert isinstance(state, LetsdigState)
        return state.stage == stages.FIRST_DIG

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, LetsdigState)
        return [prospects(state, seat) for seat in range(state.seats)]

    def steepness(self, state: State) -> float:
        assert isinstance(state, LetsdigState)
        shortest: i64 = len(state.cards.face)
        for pile in state.piles:
            if pile:  # one that was blown up does not end the game
                shortest = min(shortest, len(pile))
        return STEEPNESS / (1.0 + FADING * float(shortest))


def prospects(state: LetsdigState, seat: i64) -> float:
    """The points of a score pile, and what the turns to come may bring."""
    pile = state.pile_of(seat)
    points = float(pile_points(state, pile))
    if pile == state.pile_of(state.turn):
        points += NEXT_TURN * float(1 + state.extra)
    return points


# What the expert uses


# By the names of the temperaments.
TEMPERAMENTS: Final = {"careful": 1.25, "balanced": 1.0, "bold": 0.85}


def temperament(name: str) -> Policy:
    """The policy that is the bot of that name."""
    return LetsdigPolicy(TEMPERAMENTS[name])


def even(caution: float, next_promise: float, lead_to_end: float) -> LetsdigPolicy:
    """The same without moods, which nobody needs against oneself, and with tuned guesses."""
    policy = LetsdigPolicy(caution)
    policy.moods = NO_MOODS
    policy.wants_victory = True
    policy.weights.next_promise = next_promise
    policy.weights.lead_to_end = lead_to_end
    return policy


def plans() -> list[Policy]:
    """How an expert may go on after its move: what won most of thousands of games of policies."""
    return [even(1.0, 1.0, 0.0)]


def cut() -> Cut:
    """How far an expert looks."""
    return LetsdigCut(TURNS)
