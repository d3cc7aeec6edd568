"""Let's Dig's temperaments, also in rollouts: stop when one more card promises less."""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.cards import UNKNOWN
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games.letsdig import stages
from pioche.games.letsdig.cards import (
    BOARDGAMES,
    COOKIES,
    CROWN,
    DOG,
    DRESS,
    EFFECT_CARDS,
    GRAVEDIGGER,
    HAT,
    HEIRLOOM,
    KINDS,
    LANDMINE,
    LOTTERY,
    MAP,
    MILK,
    NEWKID,
    PILES,
    RING,
    SABRE,
    SEWER,
    SKELETON,
    SKWIRMZ,
    STASH,
    WASTE,
    WORMS,
)
from pioche.games.letsdig.effects import dog_among
from pioche.games.letsdig.knowledge import owners
from pioche.games.letsdig.moves import (
    COLLECT,
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
from pioche.games.letsdig.options import WASTE_BUSTS
from pioche.games.letsdig.scoring import pairs, pile_points, points
from pioche.games.letsdig.state import LetsdigState
from pioche.search.policy import HUNDRED, Policy
from pioche.search.rollout import POINT, Cut

# What an unknown card promises on average, and what one in a score pile is worth.
NEXT_PROMISE: Final = 0.5
A_CARD: Final = 2.2
LEAD_TO_END: Final = 12.0
NO_HOPE: Final = -1e9


def promises() -> list[float]:
    """What each card promises beyond the points that it brings at once, at a guess."""
    found = [0.0] * KINDS
    for face in (COOKIES, MILK, DOG, SEWER, LOTTERY):
        found[face] = 2.4
    for face in (CROWN, STASH, MAP, DRESS):
        found[face] = 4.8
    for face in (HAT, SKWIRMZ):
        found[face] = 7.2
    found[SABRE] = 3.6
    found[GRAVEDIGGER] = 1.2
    return found


PROMISE: Final[list[float]] = promises()


@final
class Weights:
    """What cards are worth beyond their points, at a guess: the temperaments' guess at first."""

    def __init__(self) -> None:
        self.promise: list[float] = PROMISE.copy()
        self.next_promise: float = NEXT_PROMISE
        self.a_card: float = A_CARD
        # With this lead a player wants the game to end.
        self.lead_to_end: float = LEAD_TO_END


# The faces whose worth depends on what lies beside them, or on whose they are.
DEPENDS: Final[list[bool]] = [
    face in {WORMS, COOKIES, MILK, RING, DRESS, SKWIRMZ, NEWKID, BOARDGAMES, LOTTERY}
    for face in range(KINDS)
]


@final
class Hand:
    """The own score pile and, once collected, what was dug: what more cards would add."""

    def __init__(self, state: LetsdigState, seat: i64) -> None:
        own = state.pile_of(seat)
        mask = owners(state, own)
        self.worth = state.config.worth
        self.new_kid = mask & state.config.new_kids != 0
        self.owner = mask & state.config.box_owners != 0
        self.teams = state.teams
        self.counts = state.counts(state.score_piles[own])

    def points(self) -> i64:
        return points(self.counts, self.worth, self.new_kid, self.owner)

    def collect(self, face: i64) -> None:
        """Count a card that was dug as if it were collected; sewer lines go elsewhere."""
        if face != SEWER:
            count = self.counts[face]
            self.counts[face] = count + 1

    def finds(self, face: i64) -> i64:
        """What a card adds when it is dug up: some go to others."""
        if face == SEWER or face == SKELETON or (face == HEIRLOOM and not self.teams):
            return 0
        return self.adds(face)

    def adds(self, face: i64) -> i64:
        """What one more card of this face adds to the pile; a lottery ticket nothing yet."""
        if not DEPENDS[face]:
            return self.worth[face]
        if face == COOKIES or face == MILK:
            return self.adds_to_pair(face)
        if (face == NEWKID and self.new_kid) or (face == BOARDGAMES and self.owner):
            return self.worth[face]
        return self.adds_to_others(face)

    def adds_to_pair(self, face: i64) -> i64:
        """Cookies to milk, or milk to cookies."""
        before = pairs(self.counts, self.worth)
        count = self.counts[face]
        self.counts[face] = count + 1
        after = pairs(self.counts, self.worth)
        self.counts[face] = count
        return after - before

    def adds_to_others(self, face: i64) -> i64:
        """Skwirmz lives on worms, and the dress needs a ring."""
        counts, worth = self.counts, self.worth
        if face == WORMS:
            return worth[WORMS] + counts[SKWIRMZ] * worth[SKWIRMZ]
        if face == SKWIRMZ:
            return counts[WORMS] * worth[SKWIRMZ]
        if face == RING:
            return worth[RING] + (0 if counts[RING] else counts[DRESS] * worth[DRESS])
        return worth[DRESS] if face == DRESS and counts[RING] else 0


def lead(state: LetsdigState, seat: i64, points: i64, a_card: float) -> float:
    """The lead that these points seem to give; unknown cards of others count as a guess."""
    own = state.pile_of(seat)
    most = NO_HOPE
    for pile in range(len(state.score_piles)):
        if pile != own:
            most = max(most, seeming_points(state, pile, 1 << seat, a_card))
    return float(points) - most


def seeming_points(state: LetsdigState, pile: i64, bit: i64, a_card: float) -> float:
    """What a pile seems to be worth: what is known of it, and a guess for each other card."""
    known: list[i64] = []
    for card in state.score_piles[pile]:
        if state.cards.seen[card] & bit:
            known.append(card)
    hidden: i64 = len(state.score_piles[pile]) - len(known)
    seeming = a_card * float(hidden)
    if known:
        config, mask = state.config, owners(state, pile)
        kid, owner = mask & config.new_kids != 0, mask & config.box_owners != 0
        seeming += float(points(state.counts(known), config.worth, kid, owner))
    return seeming


@final
class Dig:
    """What stopping brings the digger, and what one more card would, on average."""

    def __init__(self, state: LetsdigState, seat: i64, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.bit: i64 = 1 << seat
        self.hand = Hand(state, seat)
        self.promised = 0.0
        self.tickets: i64 = 0
        self.before = self.hand.points()
        for card in state.dug:
            self.collect(state.cards.face[card])
        self.gained = self.hand.points() - self.before
        own = state.score_piles[state.pile_of(seat)]
        self.dog = dog_among(state, state.dug) >= 0 or dog_among(state, own) >= 0
        self.worms_bust = state.worms or state.tainted
        self.waste_busts = state.waste_mode == WASTE_BUSTS
        self.unseen = self.unseen_cards()
        self.danger_share = 0.0
        self.share = 0.0
        self.spread()
        self.blind = [NO_HOPE, NO_HOPE]  # not calculated yet: in a usual turn, in the last one

    def collect(self, face: i64) -> None:
        self.hand.collect(face)
        self.promised += self.weights.promise[face]
        if face == LOTTERY:
            self.tickets += self.hand.worth[LOTTERY]

    # Which card it may be

    def unseen_cards(self) -> list[i64]:
        faces, seen, bit = self.state.cards.face, self.state.cards.seen, self.bit
        found: list[i64] = [0] * KINDS
        for card in range(len(faces)):
            if not seen[card] & bit:
                face = faces[card]
                count = found[face]
                found[face] = count + 1
        return found

    def spread(self) -> None:
        """The chance of each unseen card to be the next: nobody has collected one that busts."""
        many = self.unseen[SKELETON] + (self.unseen[WASTE] if self.waste_busts else 0)
        harmless = sum_of(self.unseen) - many
        places = harmless + many - self.hidden_in_score_piles()
        if not places:
            return
        danger = min(1.0, float(many) / float(places))
        if many:
            self.danger_share = danger / float(many)
        if harmless:
            self.share = (1.0 - danger) / float(harmless)

    def hidden_in_score_piles(self) -> i64:
        seen, bit = self.state.cards.seen, self.bit
        hidden: i64 = 0
        for pile in self.state.score_piles:
            for card in pile:
                if not seen[card] & bit:
                    hidden += 1
        return hidden

    def chance(self, face: i64) -> float:
        """How likely the next card of a pile that nobody has looked into is of this face."""
        danger = face == SKELETON or (face == WASTE and self.waste_busts)
        return float(self.unseen[face]) * (self.danger_share if danger else self.share)

    # What it does

    def is_danger(self, face: i64) -> bool:
        if face == WORMS:
            return self.worms_bust
        return face == SKELETON or (face == WASTE and self.waste_busts)

    def stop_points(self, last: bool) -> float:
        """What the cards dug add to the own pile; in the last turn a lottery ticket wins."""
        return float(self.gained + (self.tickets if last else 0))

    def dig_points(self, face: i64, last: bool) -> float:
        """What stopping right after this card brings: nothing where it busts."""
        if self.is_danger(face) and not (face == SKELETON and self.dog):
            return 0.0
        brings = self.stop_points(last) + float(self.hand.finds(face))
        return brings + (float(self.hand.worth[LOTTERY]) if last and face == LOTTERY else 0.0)

    def hope(self, pile: i64) -> float:
        """What one more card of this pile is worth; NO_HOPE where there is none."""
        cards = self.state.piles[pile]
        if not cards:
            return NO_HOPE
        last = self.state.ending or len(cards) == 1
        face = self.state.cards.look(cards[len(cards) - 1], self.bit)
        if face == UNKNOWN:
            place: i64 = 1 if last else 0
            if self.blind[place] == NO_HOPE:
                self.blind[place] = self.blind_hope(last)
            return self.blind[place]
        kept = 0.0 if self.is_danger(face) else self.promised + self.weights.next_promise
        return self.dig_points(face, last) + kept

    def blind_hope(self, last: bool) -> float:
        """The same of a pile whose top card the digger does not know."""
        brings = 0.0
        kept = 1.0
        for face in range(KINDS):
            if self.unseen[face]:
                chance = self.chance(face)
                brings += chance * self.dig_points(face, last)
                if self.is_danger(face):
                    kept -= chance
        return brings + kept * (self.promised + self.weights.next_promise)


def sum_of(numbers: list[i64]) -> i64:
    total: i64 = 0
    for number in numbers:
        total += number
    return total


def stops_last(state: LetsdigState, seat: i64, weights: Weights) -> bool:
    """Stop once that wins; as an equal, where one more card would rather lose the share."""
    if not state.ending or state.stage != stages.DECIDE:
        return False
    dig = Dig(state, seat, weights)
    ahead = float(dig.before) + dig.stop_points(True) - strongest_left(state, seat, weights)
    if ahead != 0.0:
        return ahead > 0.0
    return lead(state, seat, dig.before, weights.a_card) < 0.0 and rather_busts(dig)


def rather_busts(dig: Dig) -> bool:
    """Whether one more card is likelier to bust than to bring points, or harm for another."""
    points, busts, brings = dig.stop_points(True), 0.0, 0.0
    for face in range(KINDS):
        if dig.is_danger(face) and not (face == SKELETON and dig.dog):
            busts += dig.chance(face)
        elif face == SEWER or dig.dig_points(face, True) > points:
            brings += dig.chance(face)
    return busts >= brings


def strongest_left(state: LetsdigState, seat: i64, weights: Weights) -> float:
    """What the best other pile seems worth, once the sewer lines that were dug are given away."""
    others: list[float] = []
    own = state.pile_of(seat)
    for pile in range(len(state.score_piles)):
        if pile != own:
            others.append(seeming_points(state, pile, 1 << seat, weights.a_card))
    for card in state.dug:
        if state.cards.face[card] == SEWER:
            strongest = others.index(max(others))
            others[strongest] += float(state.config.worth[SEWER])
    return max(others)


def gift(state: LetsdigState, seat: i64, moves: list[i64], weights: Weights) -> i64:
    """Harm for the other who seems to have most, or good for the one who has least."""
    good = -1.0 if state.stage == stages.SEWER else 1.0
    own = state.pile_of(seat)
    best = moves[0]
    least = -NO_HOPE
    for move in moves:
        pile = state.pile_of(move - GIVE)
        rated = good * NO_HOPE / 2.0  # in teams one's own pile is another's too
        if pile != own:
            rated = good * seeming_points(state, pile, 1 << seat, weights.a_card)
        if rated < least:
            best = move
            least = rated
    return best


# Moods swing by a tenth either way, so that two of one temperament play differently.
MOODS: Final = 21
NO_MOODS: Final = 1
# Puts a partner before all others, or after.
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
        """Whether to dig or to stop; the sums choose the pile well enough."""
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
        return -float(ORDER.index(EFFECT_CARDS[move - COLLECT]))
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
    """How good it is to harm a player: most for the apparent leader, never the partner."""
    pile = state.pile_of(other)
    if pile == state.pile_of(seat):
        return -PARTNER
    return float(len(state.score_piles[pile]))


def worth_having(hand: Hand, face: i64, weights: Weights) -> float:
    """What a card adds to the own pile, with what it promises."""
    return float(hand.adds(face)) + weights.promise[face]


def blast(state: LetsdigState, move: i64, ahead: bool) -> float:
    """Destroy the shortest pile when behind, to have more time."""
    if move == SPARE:
        return 0.0 if ahead else -PARTNER
    return -float(len(state.piles[move - DESTROY])) - (PARTNER if ahead else 0.0)


# Rollouts that are cut short


# The weight of a point for victory, and how much less while the shortest pile has cards.
STEEPNESS: Final = 125_000
# In hundredths.
FADING: Final = 6
# What the turn to come is worth, and one more that is owed, in thousandths of a point.
NEXT_TURN: Final = 3_500
# The number of turns that are still played.
TURNS: Final = 4


@final
class LetsdigCut(Cut):
    """A game stopped between two turns: the more points a score pile has, the likelier it wins."""

    def begins_turn(self, state: State) -> bool:
        assert isinstance(state, LetsdigState)
        return state.stage == stages.DIG

    def prospects(self, state: State) -> list[i64]:
        assert isinstance(state, LetsdigState)
        return [prospects(state, seat) for seat in range(state.seats)]

    def steepness(self, state: State) -> i64:
        assert isinstance(state, LetsdigState)
        shortest: i64 = len(state.cards.face)
        for pile in state.piles:
            if pile:  # one that was blown up does not end the game
                shortest = min(shortest, len(pile))
        return HUNDRED * STEEPNESS // (HUNDRED + FADING * shortest)


def prospects(state: LetsdigState, seat: i64) -> i64:
    """The points of a score pile, and what the turns to come may bring, in thousandths."""
    pile = state.pile_of(seat)
    points = POINT * pile_points(state, pile)
    if pile == state.pile_of(state.turn):
        points += NEXT_TURN * (1 + state.extra)
    return points


# What the expert uses


# By the names of the temperaments.
TEMPERAMENTS: Final = {"careful": 1.25, "balanced": 1.0, "bold": 0.85}


def temperament(name: str) -> Policy:
    return LetsdigPolicy(TEMPERAMENTS[name])


def even(caution: float, next_promise: float, lead_to_end: float) -> LetsdigPolicy:
    """The same without moods and with tuned guesses."""
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
    return LetsdigCut(TURNS)
