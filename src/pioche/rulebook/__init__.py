"""The rules as people read them: what a game's rulebook is made of.

A game declares `RULEBOOK` in `pioche.rulebook.GAME_ID`; `pages` renders it for clients and docs.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from pioche.core.game import Game
from pioche.core.rng import Fast, Rng
from pioche.words.language import Argument


@dataclass(frozen=True)
class Sentence:
    """The end of a key of the game's rules, and the figures in its sentence."""

    key: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True)
class ShownCard:
    """A card of a picture, perhaps with a note under it."""

    face: str
    note: Sentence | None = None


@dataclass(frozen=True)
class Step:
    """A step of an example, and the cards that show it: in a row, or in columns."""

    sentence: Sentence
    cards: tuple[ShownCard, ...] = ()
    columns: int = 0


@dataclass(frozen=True)
class Section:
    """A section with the text `GAME-rules-ID`, then a row of cards, then explained cards."""

    id: str
    cards: tuple[str, ...] = ()
    explained: tuple[ShownCard, ...] = ()
    arguments: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True)
class Rulebook:
    """The sections of a game, an example that the rules play, and what the rules rest on.

    `diagram` is the step of the example whose cards stand at the top of the page, with the caption
    `GAME-rules-diagram`. `sources` says what is in no rulebook; it stands at the end of the page.
    """

    sections: tuple[Section, ...]
    example: Callable[[], list[Step]]
    diagram: int
    sources: Section | None = None


def plain(*faces: str) -> tuple[ShownCard, ...]:
    """Cards without notes."""
    return tuple(ShownCard(face) for face in faces)


SEED: Final = 1


class Position:
    """A game in which the rules play every move."""

    def __init__(
        self, game: Game, seats: int, chance: Rng | None = None, **options: object
    ) -> None:
        self.game = game
        # Any, so that an example can lay out the cards of its own game.
        self.state: Any = game.new(seats, chance or Fast(SEED), **options)
        self.placed: set[int] = set()

    def place(self, cards: Iterable[int], *faces: str) -> None:
        """Give these cards these faces; each is swapped with a card that is not yet placed."""
        held = self.state.cards.face
        for card, face in zip(cards, faces, strict=False):
            wanted = self.game.faces.index(face)
            free = (n for n in range(len(held)) if n not in self.placed and held[n] == wanted)
            other = int(card) if held[card] == wanted else next(free)
            held[other], held[card] = held[card], held[other]
            self.placed.add(int(card))

    def play(self, seat: int, *moves: str) -> None:
        for text in moves:
            move = self.game.moves.parse(text)
            assert move in list(self.state.legal(seat)), f"{text} is not legal in the example"
            self.state.play(seat, move)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.game.view(self.state, seat)
