"""What cards are worth to a digger of Let's Dig: those dug, one more, those of the others."""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.cards import UNKNOWN
from pioche.games.letsdig.cards import (
    BOARDGAMES,
    COOKIES,
    CROWN,
    DOG,
    DRESS,
    GRAVEDIGGER,
    HAT,
    HEIRLOOM,
    KINDS,
    LOTTERY,
    MAP,
    MILK,
    NEWKID,
    RING,
    SABRE,
    SEWER,
    SKELETON,
    SKWIRMZ,
    STASH,
    WASTE,
    WORMS,
)
from pioche.games.letsdig.effects.dig import dog_among
from pioche.games.letsdig.knowledge import owners
from pioche.games.letsdig.options import WASTE_BUSTS
from pioche.games.letsdig.scoring.pile_points import pairs, points
from pioche.games.letsdig.state import LetsdigState

# What an unknown card promises on average, and what one in somebody's score pile is worth.
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
        # Leading by so much, one is glad when the game ends.
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
    """By how much one seems to lead with so many points: cards of others are worth a guess."""
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
        self.blind = [NO_HOPE, NO_HOPE]  # not reckoned yet: in a usual turn, in the last one

    def collect(self, face: i64) -> None:
        self.hand.collect(face)
        self.promised += self.weights.promise[face]
        if face == LOTTERY:
            self.tickets += self.hand.worth[LOTTERY]

    # Which card it may be

    def unseen_cards(self) -> list[i64]:
        """How many cards of each face the digger has not seen."""
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
        """Whether a card would bust, dog or no dog."""
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
