"""The toy game under way: each has one turn, and digs until a rock comes or enough is found."""

from pioche.core.cards import Cards
from pioche.core.masks import EVERYBODY, bit_of
from pioche.core.rng import Rng
from pioche.core.state import NO_CLOCK, State
from tests.toy.rules import events
from tests.toy.rules.cards import BOX, ROCK
from tests.toy.rules.moves import DIG, STOP


class ToyState(State):
    """One pile for all; the next card is its last."""

    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.pile = list(range(len(cards.face)))
        self.dug: list[int] = []  # in this turn
        self.gone: list[int] = []
        self.points = [0] * seats
        self.turn = 0

    def start(self) -> None:
        self.cards.shuffle(self.pile, self.rng)
        self.ask()

    def ask(self) -> None:
        """The next question; the game is over after everybody's turn, or with the last card."""
        self.question += 1
        if not self.pile:
            self.turn = self.seats
        if self.to_act():
            self.emit(events.TURN, self.turn)
        else:
            self.emit(events.OVER)

    def to_act(self) -> int:
        return int(bit_of(self.turn)) if self.turn < self.seats else 0

    def legal(self, seat: int) -> list[int]:
        return [DIG, STOP] if seat == self.turn else []

    def play(self, seat: int, move: int, at: int = NO_CLOCK) -> None:
        if move == STOP:
            self.emit(events.KEEPS, seat, self.in_hand())
            self.points[seat] += self.in_hand()
            self.end_turn()
        else:
            self.dig(seat)
        self.ask()

    def dig(self, seat: int) -> None:
        card = self.pile.pop()
        self.cards.show(card, EVERYBODY)
        self.dug.append(card)
        self.emit(events.DIGS, seat, self.cards.face[card])
        if self.cards.face[card] == ROCK:
            self.emit(events.BUST, seat)
            self.end_turn()

    def end_turn(self) -> None:
        self.gone += self.dug
        self.dug = []
        self.turn += 1

    def in_hand(self) -> int:
        """What the cards dug in this turn are worth."""
        return sum(BOX[self.cards.face[card]].value for card in self.dug)

    def scores(self) -> list[int]:
        return self.points.copy()

    def clone(self) -> "ToyState":
        copy = ToyState(self.seats, self.rng.clone(), self.cards.clone())
        copy.question, copy.turn = self.question, self.turn
        copy.pile, copy.dug, copy.gone = self.pile.copy(), self.dug.copy(), self.gone.copy()
        copy.points = self.points.copy()
        return copy

    def redeal(self, seat: int, rng: Rng) -> None:
        self.rng = rng
        self.cards.redeal(bit_of(seat), rng)
