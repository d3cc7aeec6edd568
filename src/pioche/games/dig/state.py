"""DIG under way: set-up, moves, copies, and worlds dealt anew."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pioche.core.cards import Cards
from pioche.core.masks import EVERYBODY, bit_of
from pioche.core.rng import Rng
from pioche.core.state import EMPTY, State
from pioche.games.dig.cards import COMPANION_FACES, COMPANIONS, GEMS, HILL, HILL_CARDS, RECRUITS
from pioche.games.dig.effects import turns
from pioche.games.dig.effects.run import answer, run
from pioche.games.dig.legal import legal_moves
from pioche.games.dig.moves import GALLERIES, NOTHING
from pioche.games.dig.options import Config
from pioche.games.dig.player import NO_GALLERY, NONE, Gallery, Player
from pioche.games.dig.scoring import (
    end_reason,
    points_of_all,
    ranks_of_all,
    seats_ranked_first,
)
from pioche.games.dig.stages import END_TURN, OVER, RUNNING

TAVERN_SEATS: Final = 6


@final
@mypyc_attr(acyclic=True)
class DigState(State):
    """The hill, the tavern and all galleries. Companions have `Cards` of their own."""

    def __init__(
        self,
        seats: i64,
        rng: Rng,
        cards: Cards,
        companion_cards: Cards,
        config: Config,
    ) -> None:
        super().__init__(seats, rng, cards)
        self.companion_cards = companion_cards
        self.config = config
        self.players: list[Player] = []
        self.galleries: list[Gallery] = []  # four a player
        # Where the cards are. The next one is the last of the hill.
        self.hill: list[i64] = EMPTY
        self.discard: list[i64] = EMPTY
        self.reshuffles: i64 = 0  # between them the hill only shrinks, its discard only grows
        self.revealed: list[i64] = EMPTY  # turned up, not yet carried out
        self.where: list[i64] = EMPTY  # for which gallery, in the same order
        self.tavern: list[i64] = EMPTY
        self.to_come: list[i64] = EMPTY
        self.supply: i64 = GEMS
        # The question: its seat, face, place and amount. Then the stack of pending work.
        self.stage: i64 = RUNNING
        self.asked: i64 = NONE
        self.about: i64 = NONE
        self.place: i64 = NONE
        self.amount: i64 = 0
        self.stack: list[i64] = EMPTY
        # The turn: whose, where it digs, whether anything was collected.
        self.active: i64 = 0
        self.dug: i64 = 0
        self.progress: bool = False
        self.quiet: i64 = 0
        # A payment under way.
        self.due: i64 = 0
        self.recruits_wanted: i64 = 0
        self.companion_wanted: i64 = NONE
        self.cost: list[i64] = EMPTY
        self.spares: i64 = 0
        self.last_piece: i64 = 0
        self.chest_used: bool = False
        # The end.
        self.caller: i64 = NONE
        self.last_turns: i64 = 0
        self.crowned: i64 = NONE

    def gallery(self, seat: i64, slot: i64) -> Gallery:
        return self.galleries[seat * GALLERIES + slot]

    def start(self) -> None:
        """Six companions in the tavern, the hill shuffled, one recruit each, a first player."""
        self.players = [Player([], [], 1, RECRUITS - 1) for _ in range(self.seats)]
        self.galleries = [NO_GALLERY] * (GALLERIES * self.seats)
        self.discard = []
        self.revealed = []
        self.where = []
        self.stack = [END_TURN]
        self.to_come = list(range(COMPANIONS))
        self.companion_cards.shuffle(self.to_come, self.rng)
        self.tavern = []
        for _ in range(TAVERN_SEATS):
            card = self.to_come.pop()
            self.companion_cards.show(card, EVERYBODY)
            self.tavern.append(card)
        self.hill = list(range(HILL_CARDS))
        self.cards.shuffle(self.hill, self.rng)
        first = self.config.first
        turns.begin(self, self.rng.below(self.seats) if first == NONE else first)

    def to_act(self) -> i64:
        if self.stage == OVER:
            return 0
        return 1 << self.asked

    def legal(self, seat: i64) -> list[i64]:
        if seat != self.asked:
            return NOTHING
        return legal_moves(self)

    def play(self, seat: i64, move: i64, at: i64 = 0) -> None:
        stage = self.stage
        self.stage = RUNNING
        answer(self, stage, move)
        run(self)

    def scores(self) -> list[i64]:
        return points_of_all(self)

    def winners(self) -> list[int]:
        return seats_ranked_first(self)

    def ranks(self) -> list[int]:
        return ranks_of_all(self)

    def end_reason(self) -> i64:
        return end_reason(self)

    # <generated>
    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.seats, self.rng, self.cards, self.companion_cards, self.config)

    def clone(self) -> "DigState":
        copy = DigState(
            self.seats,
            self.rng.clone(),
            self.cards.clone(),
            self.companion_cards.clone(),
            self.config,
        )
        copy.question = self.question
        copy.players = [each.clone() for each in self.players]
        copy.galleries = [each.clone() for each in self.galleries]
        copy.hill = self.hill.copy()
        copy.discard = self.discard.copy()
        copy.reshuffles = self.reshuffles
        copy.revealed = self.revealed.copy()
        copy.where = self.where.copy()
        copy.tavern = self.tavern.copy()
        copy.to_come = self.to_come.copy()
        copy.supply = self.supply
        copy.stage = self.stage
        copy.asked = self.asked
        copy.about = self.about
        copy.place = self.place
        copy.amount = self.amount
        copy.stack = self.stack.copy()
        copy.active = self.active
        copy.dug = self.dug
        copy.progress = self.progress
        copy.quiet = self.quiet
        copy.due = self.due
        copy.recruits_wanted = self.recruits_wanted
        copy.companion_wanted = self.companion_wanted
        copy.cost = self.cost.copy()
        copy.spares = self.spares
        copy.last_piece = self.last_piece
        copy.chest_used = self.chest_used
        copy.caller = self.caller
        copy.last_turns = self.last_turns
        copy.crowned = self.crowned
        return copy

    # </generated>

    def redeal(self, seat: i64, rng: Rng) -> None:
        self.redeal_hidden(bit_of(seat), rng)

    def redeal_unseen(self, rng: Rng) -> None:
        self.redeal_hidden(EVERYBODY, rng)

    def redeal_hidden(self, mask: i64, rng: Rng) -> None:
        """Deal the hill and the companions to come anew, but for cards that this mask has seen."""
        self.rng = rng
        self.cards.redeal(mask, rng)
        self.companion_cards.redeal(mask, rng)

    def unseen(self) -> i64:
        return self.cards.unseen() + self.companion_cards.unseen()


def new_state(seats: i64, rng: Rng, config: Config) -> DigState:
    """A table laid but not started: every card face up, for all to see."""
    hill = Cards(HILL.copy(), [EVERYBODY] * len(HILL))
    companion_cards = Cards(COMPANION_FACES.copy(), [EVERYBODY] * len(COMPANION_FACES))
    return DigState(seats, rng, hill, companion_cards, config)
