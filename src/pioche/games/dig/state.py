"""DIG under way: set-up, whose answer it is, copies and worlds dealt anew."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pioche.core.cards import Cards
from pioche.core.masks import EVERYBODY
from pioche.core.rng import Rng
from pioche.core.state import State
from pioche.games.dig.cards import COMPANION_FACES, COMPANIONS, GEMS, HILL, HILL_CARDS, RECRUITS
from pioche.games.dig.config import Config
from pioche.games.dig.effects import turn
from pioche.games.dig.effects.answers import answer
from pioche.games.dig.effects.run import run
from pioche.games.dig.legal import legal_moves
from pioche.games.dig.moves import GALLERIES, NOTHING
from pioche.games.dig.player import NO_GALLERY, NONE, Gallery, Player
from pioche.games.dig.redeal import redeal, redeal_unseen
from pioche.games.dig.scoring.points import (
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
    """The hill, the tavern and everybody's galleries. Companions are cards of their own."""

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
        self.hill: list[i64] = []
        self.discard: list[i64] = []
        self.reshuffles: i64 = 0  # between them the hill only shrinks, its discard only grows
        self.revealed: list[i64] = []  # turned up, not yet carried out
        self.where: list[i64] = []  # for which gallery, in the same order
        self.tavern: list[i64] = []
        self.to_come: list[i64] = []
        self.supply: i64 = GEMS
        # What is asked: of whom, about which face, where, how much. And what is still to do.
        self.stage: i64 = RUNNING
        self.asked: i64 = NONE
        self.about: i64 = NONE
        self.place: i64 = NONE
        self.amount: i64 = 0
        self.stack: list[i64] = [END_TURN]
        # The turn: whose, where it digs, whether anything was collected.
        self.active: i64 = 0
        self.dug: i64 = 0
        self.progress: bool = False
        self.quiet: i64 = 0
        # A payment under way.
        self.due: i64 = 0
        self.recruits_wanted: i64 = 0
        self.companion_wanted: i64 = NONE
        self.cost: list[i64] = []
        self.spares: i64 = 0
        self.last_piece: i64 = 0
        self.chest_used: bool = False
        # The end.
        self.caller: i64 = NONE
        self.last_turns: i64 = 0
        self.crowned: i64 = NONE

    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.seats, self.rng, self.cards, self.companion_cards, self.config)

    def gallery(self, seat: i64, slot: i64) -> Gallery:
        return self.galleries[seat * GALLERIES + slot]

    def start(self) -> None:
        """Six companions in the tavern, the hill shuffled, one recruit each, somebody begins."""
        for _ in range(self.seats):
            self.players.append(Player(1, RECRUITS - 1))
            self.galleries += [NO_GALLERY] * GALLERIES
        self.to_come = list(range(COMPANIONS))
        self.companion_cards.shuffle(self.to_come, self.rng)
        for _seat in range(TAVERN_SEATS):
            card = self.to_come.pop()
            self.companion_cards.show(card, EVERYBODY)
            self.tavern.append(card)
        self.hill = list(range(HILL_CARDS))
        self.cards.shuffle(self.hill, self.rng)
        first = self.config.first
        turn.begin(self, self.rng.below(self.seats) if first == NONE else first)

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

    def clone(self) -> "DigState":
        copy = DigState(
            self.seats,
            self.rng.clone(),
            self.cards.clone(),
            self.companion_cards.clone(),
            self.config,
        )
        copy.question = self.question
        self.copy_piles(copy)
        self.copy_question(copy)
        self.copy_turn(copy)
        return copy

    def copy_piles(self, copy: "DigState") -> None:
        for player in self.players:
            copy.players.append(player.clone())
        for gallery in self.galleries:
            copy.galleries.append(gallery.clone())
        copy.hill = self.hill.copy()
        copy.discard = self.discard.copy()
        copy.reshuffles = self.reshuffles
        copy.revealed = self.revealed.copy()
        copy.where = self.where.copy()
        copy.tavern = self.tavern.copy()
        copy.to_come = self.to_come.copy()
        copy.supply = self.supply

    def copy_question(self, copy: "DigState") -> None:
        copy.stage = self.stage
        copy.asked = self.asked
        copy.about = self.about
        copy.place = self.place
        copy.amount = self.amount
        copy.stack = self.stack.copy()
        copy.due = self.due
        copy.recruits_wanted = self.recruits_wanted
        copy.companion_wanted = self.companion_wanted
        copy.cost = self.cost.copy()
        copy.spares = self.spares
        copy.last_piece = self.last_piece
        copy.chest_used = self.chest_used

    def copy_turn(self, copy: "DigState") -> None:
        copy.active = self.active
        copy.dug = self.dug
        copy.progress = self.progress
        copy.quiet = self.quiet
        copy.caller = self.caller
        copy.last_turns = self.last_turns
        copy.crowned = self.crowned

    def redeal(self, seat: i64, rng: Rng) -> None:
        redeal(self, seat, rng)

    def redeal_unseen(self, rng: Rng) -> None:
        redeal_unseen(self, rng)

    def unseen(self) -> i64:
        return self.cards.unseen() + self.companion_cards.unseen()


def new_state(seats: i64, rng: Rng, config: Config) -> DigState:
    """A table laid but not started: every card face up, for all to see."""
    hill = Cards(HILL.copy(), [EVERYBODY] * len(HILL))
    companion_cards = Cards(COMPANION_FACES.copy(), [EVERYBODY] * len(COMPANION_FACES))
    return DigState(seats, rng, hill, companion_cards, config)
