"""Digger in rollouts: grab what is worth its time, throw while there is light, then store.

The same sums as the temperaments, in the state's own time: a hand of the table's dexterity. The
end of the glass is never read, only how long the turn has lasted.
"""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games.digger import stages
from pioche.games.digger.cards import GOLD, KINDS, WATER
from pioche.games.digger.legal import beside, legal_moves, may_throw
from pioche.games.digger.moves import (
    STEAL,
    STOP,
    STORE,
    STORE_ALL,
    TAKE,
    THROW,
    robbed_seat,
    stolen_kind,
)
from pioche.games.digger.options import SLIP_PERCENT, STEAL_TIME, STORE_TIME, TAKE_TIME, THROW_TIME
from pioche.games.digger.scoring import points_of
from pioche.games.digger.state import DiggerState
from pioche.search.policy import HUNDRED, Policy
from pioche.search.rollout import POINT, Cut

# Daring varies by some hundredths: no inner clock is exact.
MOODS: Final = 9
NO_MOODS: Final = 1
# The time left in a game without a clock.
ENDLESS: Final = 1e12
# With fewer gems than this in the centre, everybody takes water to end the game.
FEW_GEMS: Final = 8
# The value of water to a player who wants the game to end: less than any gem.
THE_END: Final = 0.5
# How many tokens of a throw one plans time for.
TOKENS_OF_A_THROW: Final = 2
# The number of tokens and thefts that an expert tries, from the dearest.
TAKES_TRIED: Final = 2
THEFTS_TRIED: Final = 3
# More points than a player can have.
RANK: Final = 1000
# Who counts on the whole glass must be done before its very end; uneven sand may end sooner.
WHOLE_GLASS: Final = 0.999
OF_UNEVEN_SAND: Final = 0.94


def theft_for(daring: float) -> float:
    """How many points a theft must be worth: 4 to the careful, 2 to the bold."""
    return 12.5 - 10.0 * daring


@final
class DiggerPolicy(Policy):
    """The sums of the temperaments; `daring` is the part of the glass that one uses."""

    def __init__(self, daring: float) -> None:
        self.daring = daring
        self.theft = theft_for(daring)
        self.moods: i64 = MOODS
        self.tokens: i64 = TOKENS_OF_A_THROW
        self.of_uneven_sand: float = 1.0
        self.wants_victory: bool = False  # whether only that counts in the last turn

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        assert isinstance(state, DiggerState)
        mood = 1.0 + float(rng.below(self.moods) - self.moods // 2) / 100.0
        if state.stage == stages.READY:
            return THROW
        if state.config.uneven:
            mood *= self.of_uneven_sand
        light = light_left(state, self.daring * mood)
        if state.stage == stages.DIG and not (self.wants_victory and has_won(state, seat)):
            grab = self.best_grab(state, seat, light, rng)
            if grab != STOP:
                return grab
            if may_throw(state) and light >= self.time_of_throw(state):
                return THROW
        return dearest_store(state, seat)

    def worth_trying(self, state: State, seat: i64, moves: list[i64]) -> list[i64]:
        """The dearest tokens to take, the best thefts, water, a throw, the dearest to store."""
        assert isinstance(state, DiggerState)
        takes = dearest(state, seat, [move for move in moves if TAKE < move < STORE], TAKES_TRIED)
        thefts = dearest(
            state, seat, [move for move in moves if STEAL <= move < STOP], THEFTS_TRIED
        )
        store = dearest_store(state, seat)
        others = [move for move in moves if move in (THROW, TAKE + WATER) or move == store]
        return takes + thefts + others

    def time_of_throw(self, state: DiggerState) -> float:
        """What one more throw asks for, with some tokens taken and stored."""
        hands = state.config.hands
        return float(hands[THROW_TIME] + self.tokens * (hands[TAKE_TIME] + hands[STORE_TIME]))

    def best_grab(self, state: DiggerState, seat: i64, light: float, rng: Fast) -> i64:
        """The dearest token that can be had and still be stored, or STOP if there is none.

        Of equals, from the richest victim; of those, at random.
        """
        best: list[i64] = []
        most = 0.0
        richest: i64 = 0
        for move in legal_moves(state):
            if not is_grab(state, move, light):
                continue
            worth = self.worth_of(state, seat, move)
            if worth <= 0.0 or worth < most:
                continue
            victim = victim_points(state, move)
            if worth > most or victim > richest:
                best.clear()
                most = worth
                richest = victim
            if victim == richest:
                best.append(move)
        return best[rng.below(len(best))] if best else STOP

    def worth_of(self, state: DiggerState, seat: i64, move: i64) -> float:
        """The value of a token: to the digger and, if stolen, to its owner."""
        if move == TAKE + WATER:
            return water(state, seat)
        if move < STORE:
            return float(state.worth[seat * KINDS + move - TAKE])
        kind = stolen_kind(move - STEAL)
        loses = float(state.worth[robbed_seat(move - STEAL) * KINDS + kind])
        twice = float(state.worth[seat * KINDS + kind]) + loses / float(state.seats - 1)
        if self.wants_victory and is_last_turn(state):
            return twice  # one who has not won yet has nothing to lose
        return twice if twice - at_risk(state, seat) >= self.theft else 0.0


def dearest(state: DiggerState, seat: i64, grabs: list[i64], most: i64) -> list[i64]:
    """The most valuable grabs, at most `most`; of equals, from the richest victim."""
    found: list[i64] = []
    for move in grabs:
        place: i64 = len(found)
        while place > 0 and grab_rank(state, seat, move) > grab_rank(state, seat, found[place - 1]):
            place -= 1
        found.insert(place, move)
    return found[:most]


def grab_rank(state: DiggerState, seat: i64, move: i64) -> i64:
    if move < STORE:
        return state.worth[seat * KINDS + move - TAKE]
    kind, victim = stolen_kind(move - STEAL), robbed_seat(move - STEAL)
    worth = state.worth[seat * KINDS + kind] + state.worth[victim * KINDS + kind]
    return worth * RANK + points_of(state, victim)


def steady(theft: float) -> DiggerPolicy:
    """A hand that uses the whole glass and throws as long as a throw itself still fits."""
    policy = DiggerPolicy(WHOLE_GLASS)
    policy.theft = theft
    policy.moods = NO_MOODS
    policy.tokens = 0
    policy.of_uneven_sand = OF_UNEVEN_SAND
    policy.wants_victory = True
    return policy


def light_left(state: DiggerState, daring: float) -> float:
    """How many milliseconds are left after storing all, by the own clock and one's nerve."""
    config = state.config
    if not config.length:
        return ENDLESS
    used = state.elapsed() + config.hands[STORE_TIME] * beside(state)
    return float(config.length) * daring - float(used)


def is_grab(state: DiggerState, move: i64, light: float) -> bool:
    """Whether this takes a token that there is still time for."""
    hands = state.config.hands
    if TAKE <= move < STORE:
        return light >= float(hands[TAKE_TIME] + hands[STORE_TIME])
    return STEAL <= move < STOP and light >= float(hands[STEAL_TIME] + hands[STORE_TIME])


def victim_points(state: DiggerState, move: i64) -> i64:
    """The points of the victim of a theft; 0 for a token from the centre."""
    if move < STEAL:
        return 0
    return points_of(state, robbed_seat(move - STEAL))


def at_risk(state: DiggerState, seat: i64) -> float:
    """What a slip of the hand would cost, on average."""
    held: i64 = 0
    for kind in range(GOLD, KINDS):
        held += state.beside[kind] * state.worth[seat * KINDS + kind]
    return float(state.config.hands[SLIP_PERCENT]) / 100.0 * float(held)


def water(state: DiggerState, seat: i64) -> float:
    """Water ends the game: good for the leader, and for everybody once gems are few."""
    return THE_END if gems_left(state) < FEW_GEMS or leads(state, seat) else 0.0


def gems_left(state: DiggerState) -> i64:
    gems: i64 = 0
    for kind in range(GOLD, KINDS):
        gems += state.centre[kind]
    return gems


def leads(state: DiggerState, seat: i64) -> bool:
    own = points_of(state, seat)
    for other in range(state.seats):
        if points_of(state, other) > own:
            return False
    return True


def dearest_store(state: DiggerState, seat: i64) -> i64:
    """All at once where nobody hurries, else the dearest gem first; stop with empty hands."""
    best: i64 = STOP
    most: i64 = -1
    waiting: i64 = 0
    for back in range(1, KINDS + 1):
        kind: i64 = KINDS - back
        waiting += state.beside[kind]
        if state.beside[kind] and state.worth[seat * KINDS + kind] > most:
            most = state.worth[seat * KINDS + kind]
            best = STORE + kind
    return STORE_ALL if waiting > 1 and not state.config.length else best


# The last turn: storing the last water ends the game


def is_last_turn(state: DiggerState) -> bool:
    """Whether the last water lies beside the crate."""
    return state.centre[WATER] == 0


def has_won(state: DiggerState, seat: i64) -> bool:
    """Whether storing what was taken ends the game, and wins it alone."""
    if not is_last_turn(state):
        return False
    points = state.scores()
    own = points[seat]
    for kind in range(GOLD, KINDS):
        own += state.beside[kind] * state.worth[seat * KINDS + kind]
    for other in range(state.seats):
        if other != seat and points[other] >= own:
            return False
    return True


# What a game that was stopped is worth


# How much a point counts for the victory, and how much less with tokens still to come.
STEEPNESS: Final = 100_000
# In hundredths.
FADING_GEM: Final = 4
FADING_WATER: Final = 8
# What it is worth to be the next to dig, in thousandths of a point.
NEXT_TURN: Final = 5_000
# Turns that a rollout plays before it is cut.
TURNS: Final = 4


@final
class DiggerCut(Cut):
    """A game stopped between two turns: the more points a crate has, the likelier it wins."""

    def begins_turn(self, state: State) -> bool:
        assert isinstance(state, DiggerState)
        return state.stage == stages.READY

    def prospects(self, state: State) -> list[i64]:
        """The points of the crates, and what the turn to come may bring."""
        assert isinstance(state, DiggerState)
        points: list[i64] = [POINT * points_of(state, seat) for seat in range(state.seats)]
        points[state.digger] += NEXT_TURN
        return points

    def steepness(self, state: State) -> i64:
        assert isinstance(state, DiggerState)
        water = state.centre[WATER]
        fading = FADING_GEM * gems_left(state) + FADING_WATER * water
        return HUNDRED * STEEPNESS // (HUNDRED + fading)


# What the expert uses


# By the names of the temperaments.
TEMPERAMENTS: Final = {"careful": 0.85, "balanced": 0.95, "bold": 1.05}


def temperament(name: str) -> Policy:
    return DiggerPolicy(TEMPERAMENTS[name])


def plans() -> list[Policy]:
    return [steady(3.0)]


def cut() -> Cut:
    return DiggerCut(TURNS)
