"""Diamant under way: set-up, the expeditions, the secret vote, the end."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pioche.core.cards import Cards
from pioche.core.equality import same_fields
from pioche.core.masks import EVERYBODY, all_seats, bit_of
from pioche.core.rng import Rng
from pioche.core.state import EMPTY, State
from pioche.games.diamant import effects, events, scoring, stages
from pioche.games.diamant.cards import BASE_CARDS, DECKS, FIRST_DANGER, FIRST_RELIC
from pioche.games.diamant.legal import legal_moves
from pioche.games.diamant.moves import LEAVE
from pioche.games.diamant.options import NO_RELICS, Config

EXPEDITIONS: Final = 5
# The treasures and dangers, in order.
DECK: Final[list[i64]] = list(range(BASE_CARDS))


@final
@mypyc_attr(acyclic=True)
class Explorer:  # noqa: PLW1641  (it is compared, never a key)
    """What lies beside the chest, what is in it, what the relics are worth; how daring it is."""

    def __init__(self, unsafe: i64, chest: i64, relic_points: i64) -> None:
        self.unsafe = unsafe
        self.chest = chest
        self.relic_points = relic_points
        # How high a stake this explorer has stayed at, how low a one it has left at (255 less the
        # stake): what players remember of each other.
        self.daring: i64 = 0
        self.caution: i64 = 0

    # <generated>
    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.unsafe, self.chest, self.relic_points)

    def __eq__(self, other: object) -> bool:
        return same_fields(self, other)

    def clone(self) -> "Explorer":
        copy = Explorer(self.unsafe, self.chest, self.relic_points)
        copy.daring = self.daring
        copy.caution = self.caution
        return copy

    # </generated>


@final
@mypyc_attr(acyclic=True)
class DiamantState(State):
    """The cave. Cards 0 to 29 are treasures and dangers, the others the variant's relics."""

    def __init__(self, seats: i64, rng: Rng, cards: Cards, config: Config) -> None:
        super().__init__(seats, rng, cards)
        self.config = config
        self.explorers: list[Explorer] = []
        self.expedition: i64 = 0
        self.stage: i64 = stages.DECIDE
        # Where the cards are: each in exactly one of these. The next one is the deck's last.
        self.deck: list[i64] = EMPTY
        self.path: list[i64] = EMPTY
        self.removed: list[i64] = EMPTY
        self.relics_to_come: list[i64] = EMPTY
        self.relics_taken: list[i64] = EMPTY
        self.relic_owners: list[i64] = EMPTY  # of relics_taken, in the same order
        self.path_rubies: i64 = 0
        # Masks: the dangers seen in this expedition; who is inside, has chosen, will leave.
        self.dangers: i64 = 0
        self.inside: i64 = 0
        self.chosen: i64 = 0
        self.leaving: i64 = 0

    # <generated>
    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.seats, self.rng, self.cards, self.config)

    def clone(self) -> "DiamantState":
        copy = DiamantState(self.seats, self.rng.clone(), self.cards.clone(), self.config)
        copy.question = self.question
        copy.explorers = [each.clone() for each in self.explorers]
        copy.expedition = self.expedition
        copy.stage = self.stage
        copy.deck = self.deck.copy()
        copy.path = self.path.copy()
        copy.removed = self.removed.copy()
        copy.relics_to_come = self.relics_to_come.copy()
        copy.relics_taken = self.relics_taken.copy()
        copy.relic_owners = self.relic_owners.copy()
        copy.path_rubies = self.path_rubies
        copy.dangers = self.dangers
        copy.inside = self.inside
        copy.chosen = self.chosen
        copy.leaving = self.leaving
        return copy

    # </generated>

    def start(self) -> None:
        for _ in range(self.seats):
            self.explorers.append(Explorer(0, 0, 0))
        self.deck = DECK.copy()
        self.path = []
        self.removed = []
        self.relics_to_come = []
        for relic in range(BASE_CARDS, len(self.cards.face)):
            self.relics_to_come.append(relic)
        self.relics_taken = []
        self.relic_owners = []
        self.enter()

    def to_act(self) -> i64:
        return self.inside & ~self.chosen

    def legal(self, seat: i64) -> list[i64]:
        return legal_moves(self, seat)

    def play(self, seat: i64, move: i64, at: i64 = 0) -> None:
        bit: i64 = 1 << seat
        if self.events is not None:  # asked once, not twice: every vote passes here
            if not self.chosen & bit:
                self.emit(events.CHOSEN, seat)
            self.emit_to(bit, events.CHOICE, seat, move)
        self.chosen |= bit
        if move == LEAVE:
            self.leaving |= bit
        else:
            self.leaving &= ~bit
        if self.chosen == self.inside:
            self.reveal()

    def scores(self) -> list[i64]:
        return scoring.points(self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal anew the deck's order, the votes of others and, if hidden, their chests."""
        self.rng = rng  # the shuffles to come are unknown too
        self.cards.redeal(bit_of(seat), rng)
        for other in range(self.seats):
            bit: i64 = 1 << other
            if other != seat and self.chosen & bit:
                self.leaving &= ~bit
                if rng.below(2):
                    self.leaving |= bit
        if not self.config.open_chests and self.stage != stages.OVER:
            self.redeal_chests(seat, rng)

    def redeal_chests(self, seat: i64, rng: Rng) -> None:
        """Share out anew, ruby by ruby, what lies in the chests that this seat cannot see."""
        hidden: list[Explorer] = []
        rubies: i64 = 0
        for other in range(self.seats):
            if other != seat:
                hidden.append(self.explorers[other])
                rubies += self.explorers[other].chest
                self.explorers[other].chest = 0
        for _ in range(rubies):
            hidden[rng.below(len(hidden))].chest += 1

    def enter(self) -> None:
        """A new expedition: the next relic joins the deck, all is shuffled, everybody goes in."""
        self.expedition += 1
        relic: i64 = -1
        if self.relics_to_come:
            card = self.relics_to_come.pop(0)
            relic = self.cards.face[card]
            self.deck.append(card)
        self.cards.shuffle(self.deck, self.rng)
        self.inside = all_seats(self.seats)
        self.dangers = 0
        self.emit(events.EXPEDITION, self.expedition, relic, len(self.deck))
        self.advance()  # D7: the first card comes before the first choice

    def advance(self) -> None:
        """Turn up the next card, put it on the path and do what it says."""
        assert self.deck, "D6: a pair of dangers comes before the deck runs out"
        card = self.deck.pop()
        self.path.append(card)
        self.cards.show(card, EVERYBODY)
        self.question += 1
        face = self.cards.face[card]
        if face < FIRST_DANGER:
            effects.share_treasure(self, face)
        elif face >= FIRST_RELIC:
            effects.find_relic(self, face)
        elif effects.is_trap(self, face):
            effects.spring_trap(self, face)
            self.close()

    def reveal(self) -> None:
        """All choices are in: the leavers go home, the others go on."""
        leaving = self.leaving
        if self.events is not None:  # a loop over the seats in every round
            effects.emit_choices(self)
        self.chosen = 0
        self.leaving = 0
        if self.dangers:
            effects.note_stakes(self, leaving)
        self.inside &= ~leaving
        if leaving:
            effects.go_home(self, leaving)
        if self.inside:
            self.advance()
        else:
            self.close()

    def close(self) -> None:
        """End of the expedition: the path goes back, the relics left on it are gone (D13)."""
        if self.config.relic_mode != NO_RELICS:
            effects.lose_relics(self)
        self.emit(events.CLOSED, self.expedition, self.path_rubies)
        self.path_rubies = 0
        self.deck.extend(self.path)
        self.path.clear()
        if self.expedition < EXPEDITIONS:
            self.enter()
        else:
            self.finish()

    def finish(self) -> None:
        """The fifth expedition is over: the chests are counted."""
        self.stage = stages.OVER
        self.question += 1
        scoring.emit_scores(self)


def new_state(seats: i64, rng: Rng, config: Config) -> DiamantState:
    """A table laid but not started: every card face up, for all to see."""
    faces = DECKS[config.relic_mode].copy()
    seen: list[i64] = [EVERYBODY] * len(faces)
    return DiamantState(seats, rng, Cards(faces, seen), config)
