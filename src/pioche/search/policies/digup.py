"""Dig Up Adventure in rollouts: the sums of the temperaments, on the state itself.

A card counts only if the seat knows it; a hidden one for what such a card is worth on average.
"""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.cards import UNKNOWN
from pioche.core.masks import size
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games.digup import moves, stages
from pioche.games.digup.cards import (
    BRIDGE,
    COLOUR_COUNT,
    DYNAMITE,
    FIRST_ADVENTURE,
    IDOL,
    PICKAXE,
    PURSE,
    SHOVEL,
    SKELETON,
    colour_of,
    place_of,
    points_of,
)
from pioche.games.digup.effects.turns import PLAYS
from pioche.games.digup.legal import legal_moves
from pioche.games.digup.moves import POSITIONS
from pioche.games.digup.player import ALL_UP, Miner
from pioche.games.digup.scoring import mine_points
from pioche.games.digup.state import DigUpState
from pioche.search.policy import HUNDRED, Policy
from pioche.search.rollout import POINT, Cut

# What a hidden card of a mine brings on average.
AVERAGE: Final = 0.7
# What the adventure cards are worth in hand, from the purse to the torch.
IN_HAND: Final[list[float]] = [0.6, 1.3, 0.5, 0.9, 0.6, 0.8, 1.0, 1.4, 0.3]
# A hand worth less than this is worth blowing up.
POOR_HAND: Final = 1.2
# What the card is worth that a pickaxe is paid with.
PICKAXE_COST: Final = 0.5
# A card worth less than this is thrown away for another one.
KEEP: Final = 0.7
# A play that gains less than this is left alone.
PASSING: Final = 0.2
# Moods swing a little, so that two of one temperament do not march in step.
MOODS: Final = 100
MOOD: Final = 0.1
NO_VALUE: Final = -1000.0
# What it is worth to bring on the last round when leading, and to put it off when not.
LAST_ROUND: Final = 3.0


def points_table() -> list[float]:
    """The points of every gem, skeleton and idol, by colour of the mine, position and face."""
    return [
        float(points_of(face, at, colour))
        for colour in range(COLOUR_COUNT)
        for at in range(POSITIONS)
        for face in range(FIRST_ADVENTURE)
    ]


# Looked up all the time: a sum of whole numbers would be made a fraction each time.
POINTS: Final[list[float]] = points_table()


@final
class DigUpPolicy(Policy):
    """`haste` is what turning up a card is worth, `spite` each point that another loses."""

    def __init__(self, haste: float, spite: float) -> None:
        self.haste = haste
        self.spite = spite
        self.wants_victory: bool = False  # whether the last card turned up decides by that

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        assert isinstance(state, DigUpState)
        if state.solo and state.stage == stages.SOLO:
            return moves.ALL  # nothing is decided, and this is the shorter way
        sums = Sums(state, seat, self.haste, self.spite)
        sums.wants_victory = self.wants_victory and not state.ending
        best: i64 = -1
        most = NO_VALUE
        for move in legal_moves(state):
            mood = MOOD * float(rng.below(MOODS)) / float(MOODS)
            value = mood + sums.value(move)
            if value > most:
                most = value
                best = move
        return best


@final
class Sums:
    """What moves are worth to one seat at one moment."""

    def __init__(self, state: DigUpState, seat: i64, haste: float, spite: float) -> None:
        self.state = state
        self.seat = seat
        self.haste = haste
        self.spite = spite
        self.bit: i64 = 1 << seat
        self.colour: i64 = state.miners[seat].colour
        self.up: i64 = state.miners[seat].up
        self.own: list[i64] = known_faces(state, state.miners[seat], self.bit)
        # Another mine, while a bridge to it is thought about.
        self.across: Miner = state.miners[seat]
        self.theirs: list[i64] = self.own
        # Whether to complete the own mine is decided by who leads.
        self.wants_victory: bool = False

    def known_points(self, miner: Miner) -> float:
        """The points of a mine, hidden cards as what they are on average."""
        faces = known_faces(self.state, miner, self.bit)
        total = 0.0
        for at in range(POSITIONS):
            total += points(faces[at], at, miner.colour)
        return total

    def value(self, move: i64) -> float:
        """What a legal move is worth; 0 where one answer is as good as another."""
        stage = self.state.stage
        if stage == stages.PLAY:
            return PASSING if move == moves.DONE else self.play(move - moves.PLAY)
        if stage == stages.DISCARD:
            return 0.0 if move == moves.DONE else KEEP - self.worth(move - moves.DISCARD)
        if stage >= stages.BINOCULARS_TAKE:
            return self.card_value(stage, move)
        if moves.PLAYER <= move < moves.DONE:
            return self.player_value(stage, move - moves.PLAYER)
        return self.position_value(stage, move - moves.AT)

    def card_value(self, stage: i64, move: i64) -> float:
        """Take the best card; give, pay with and bury deepest what is worth least."""
        if stage == stages.BINOCULARS_GIVE:
            return -self.worth(move - moves.GIVE)
        if stage == stages.MAP_BACK:
            return -self.worth(move - moves.BACK)
        if stage == stages.PICKAXE_COST:
            return -self.worth(move - moves.DISCARD)
        return self.worth(move - moves.TAKE)

    def player_value(self, stage: i64, other: i64) -> float:
        if stage == stages.BRIDGE_PLAYER:
            self.look_across(other)
            return self.crossing(self.state.picked_at)
        if stage == stages.BINOCULARS_PLAYER:
            return self.hand_worth(other)
        return 1.0 if other == self.seat else 0.0  # the torch: what lies there can be used

    def position_value(self, stage: i64, at: i64) -> float:
        state = self.state
        if stage == stages.PLACE:
            return self.placing(state.cards.face[state.played[0]], at)
        if stage == stages.PURSE:
            return self.best_swap(at, 0)
        if stage == stages.PURSE_SECOND:
            return self.swapping(state.picked_at, at)
        if stage == stages.BRIDGE_OWN:
            return self.best_crossing(at, at)
        if stage == stages.BRIDGE_THEIRS:
            if self.across is not state.miners[state.picked_player]:
                self.look_across(state.picked_player)
            return self.bridge(state.picked_at, at)
        return 0.0

    # Cards and positions

    def placing(self, face: i64, at: i64) -> float:
        """What laying a card on a position of one's mine gains."""
        gain = points(face, at, self.colour) - points(self.own[at], at, self.colour)
        if self.up >> at & 1:
            return gain
        if self.wants_victory and self.up | 1 << at == ALL_UP:
            return gain + (LAST_ROUND if self.leads_with(gain) else -LAST_ROUND)
        return gain + self.haste

    def leads_with(self, gain: float) -> bool:
        """Whether so many points more make the most of all, as far as can be known."""
        own = gain + self.known_points(self.state.miners[self.seat])
        for other in range(self.state.seats):
            if other != self.seat and self.known_points(self.state.miners[other]) >= own:
                return False
        return True

    def best_placing(self, face: i64) -> float:
        """The most that laying a card in one's mine can gain."""
        if face < SKELETON and colour_of(face) != self.colour:
            return self.placing(face, place_of(face))
        most = self.placing(face, 0)
        for at in range(1, POSITIONS):
            gain = self.placing(face, at)
            most = max(most, gain)
        return most

    def swapping(self, at: i64, to: i64) -> float:
        one = self.own[at]
        other = self.own[to]
        before = points(one, at, self.colour) + points(other, to, self.colour)
        return points(one, to, self.colour) + points(other, at, self.colour) - before

    def best_swap(self, at: i64, first: i64) -> float:
        """The most that swapping a card with one from that position on can gain."""
        most = NO_VALUE
        for to in range(first, POSITIONS):
            if to != at:
                gain = self.swapping(at, to)
                most = max(most, gain)
        return most

    def best_of_all_swaps(self) -> float:
        most = NO_VALUE
        for at in range(POSITIONS - 1):
            gain = self.best_swap(at, at + 1)
            most = max(most, gain)
        return most

    # The bridge

    def look_across(self, other: i64) -> None:
        """From now on the bridge leads to this mine."""
        self.across = self.state.miners[other]
        self.theirs = known_faces(self.state, self.across, self.bit)

    def bridge(self, at: i64, to: i64) -> float:
        """What swapping a card of one's mine for one across the bridge gains."""
        given = self.own[at]
        taken = self.theirs[to]
        colour = self.across.colour
        gain = points(taken, at, self.colour) - points(given, at, self.colour)
        harm = points(taken, to, colour) - points(given, to, colour)
        turned = (self.across.up >> to & 1) - (self.up >> at & 1)
        return gain + self.spite * harm + self.haste * float(turned)

    def crossing(self, at: i64) -> float:
        """The best that can be had for a card from across the bridge."""
        most = NO_VALUE
        for to in range(POSITIONS):
            if may_leave(self.theirs[to], self.across, to):
                most = max(most, self.bridge(at, to))
        return most if most > NO_VALUE else -1.0

    def best_crossing(self, first: i64, last: i64) -> float:
        """The best exchange with any player for one of these cards."""
        most = NO_VALUE
        for other in range(self.state.seats):
            if other != self.seat:
                self.look_across(other)
                for at in range(first, last + 1):
                    if may_leave(self.own[at], self.state.miners[self.seat], at):
                        most = max(most, self.crossing(at))
        return most

    # Hands

    def play(self, face: i64) -> float:
        if face <= IDOL:
            return self.best_placing(face)
        if face == PURSE:
            return self.best_of_all_swaps()
        if face == BRIDGE:
            return self.best_crossing(0, POSITIONS - 1)
        if face == PICKAXE:
            return self.best_of_discard() - PICKAXE_COST
        if face == DYNAMITE and self.hand_worth(self.seat) >= POOR_HAND:
            return 0.0
        return self.haste if face == SHOVEL else IN_HAND[face - FIRST_ADVENTURE]

    def best_of_discard(self) -> float:
        most = NO_VALUE
        for card in self.state.discard:
            found = self.worth(self.state.cards.face[card])
            most = max(most, found)
        return most

    def worth(self, face: i64) -> float:
        if face >= FIRST_ADVENTURE:
            return IN_HAND[face - FIRST_ADVENTURE]
        return self.best_placing(face)

    def hand_worth(self, owner: i64) -> float:
        """What a hand is worth to oneself; a hidden card a little."""
        cards = self.state.cards
        total = 0.0
        for card in self.state.miners[owner].hand:
            if cards.seen[card] & self.bit:
                total += max(0.0, self.worth(cards.face[card]))
            else:
                total += AVERAGE
        return total


def known_faces(state: DigUpState, miner: Miner, bit: i64) -> list[i64]:
    face = state.cards.face
    seen = state.cards.seen
    return [face[card] if seen[card] & bit else UNKNOWN for card in miner.mine]


def may_leave(face: i64, miner: Miner, at: i64) -> bool:
    """Whether the bridge lets this card go: not a gem that shows the mine's own colour."""
    return not (colour_of(face) == miner.colour and miner.up >> at & 1)


def points(face: i64, at: i64, colour: i64) -> float:
    """What a card is worth on a position of a mine; a hidden one what it is on average."""
    if face == UNKNOWN:
        return AVERAGE
    return POINTS[(colour * POSITIONS + at) * FIRST_ADVENTURE + face]


# How much a point more is worth: the more, the fewer cards still lie face down.
STEEPNESS: Final = 1_000_000
# In hundredths.
FADING: Final = 25


@final
class DigUpCut(Cut):
    """A game stopped at a turn: the more points a mine has, the likelier it wins."""

    def begins_turn(self, state: State) -> bool:
        assert isinstance(state, DigUpState)
        return state.stage == stages.PLAY and state.plays_left == PLAYS

    def prospects(self, state: State) -> list[i64]:
        assert isinstance(state, DigUpState)
        return [POINT * mine_points(state, miner) for miner in state.miners]

    def steepness(self, state: State) -> i64:
        assert isinstance(state, DigUpState)
        return HUNDRED * STEEPNESS // (HUNDRED + FADING * cards_to_end(state))


def cards_to_end(state: DigUpState) -> i64:
    """How many cards lie face down in the mine with fewest of them."""
    fewest: i64 = POSITIONS
    for miner in state.miners:
        fewest = min(fewest, POSITIONS - size(miner.up))
    return fewest


# By the names of the temperaments: haste and spite.
TEMPERAMENTS: Final = {"careful": (0.15, 0.1), "balanced": (0.4, 0.3), "bold": (0.7, 0.5)}


def temperament(name: str) -> Policy:
    haste, spite = TEMPERAMENTS[name]
    return DigUpPolicy(haste, spite)


def plans() -> list[Policy]:
    return [temperament("careful")]


def cut() -> Cut:
    return DigUpCut(4)
