"""A real game for an example: cards where the example wants them, and legal moves only."""

from collections.abc import Iterable
from typing import Any, Final

from pioche.core.game import Game
from pioche.core.rng import Fast, Rng

SEED: Final = 1


class Position:
    """A game of which the rules play every move."""

    def __init__(
        self, game: Game, seats: int, chance: Rng | None = None, **options: object
    ) -> None:
        self.game = game
        # Anything, so that an example may lay out the cards of its own game.
        self.state: Any = game.new(seats, chance or Fast(SEED), **options)
        self.placed: set[int] = set()

    def place(self, cards: Iterable[int], *faces: str) -> None:
        """Give these cards these faces; each changes places with a card that is not spoken of."""
        held = self.state.cards.face
        for card, face in zip(cards, faces, strict=False):
            wanted = self.game.faces.index(face)
            free = (n for n in range(len(held)) if n not in self.placed and held[n] == wanted)
            other = int(card) if held[card] == wanted else next(free)
            held[other], held[card] = held[card], held[other]
            self.placed.add(int(card))

    def play(self, seat: int, *moves: str) -> None:
        """A seat makes these moves, one after the other."""
        for text in moves:
            move = self.game.moves.parse(text)
            assert move in list(self.state.legal(seat)), f"{text} is not legal in the example"
            self.state.play(seat, move)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.game.view(self.state, seat)
