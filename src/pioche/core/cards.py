"""Cards: a back until you have seen the face.

A card is a number. `face` says what it is, `seen` who knows it. A shuffle permutes the
faces among the numbers and clears the bits, so that a number never carries knowledge
across a shuffle; what a seat sees, its exact odds, honest search and the proof that
nothing leaks all follow from these two lists.
"""

from collections.abc import Iterable
from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from pioche.core.equality import same_fields
from pioche.core.masks import EVERYBODY
from pioche.core.rng import Rng

UNKNOWN: Final = -1


@final
@mypyc_attr(acyclic=True)
class Cards:  # noqa: PLW1641  (it is compared, never a key)
    """The faces of all cards of a game, and who has seen them."""

    def __init__(self, face: list[i64], seen: list[i64]) -> None:
        self.face = face
        self.seen = seen

    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.face, self.seen)

    def __eq__(self, other: object) -> bool:
        return same_fields(self, other)

    def clone(self) -> "Cards":
        return Cards(self.face.copy(), self.seen.copy())

    def show(self, card: i64, audience: i64) -> None:
        """From now on these seats know the card."""
        if audience == EVERYBODY:
            # As objects: there is one such number, and none is made for each card turned up.
            cast("list[object]", self.seen)[card] = EVERYBODY
        else:
            known = self.seen[card]
            self.seen[card] = known | audience

    def hide(self, card: i64, audience: i64) -> None:
        """From now on only these seats know the card."""
        self.seen[card] = self.seen[card] & audience

    def look(self, card: i64, bit: i64) -> i64:
        """The face of the card for a watcher with this bit, or UNKNOWN."""
        if self.seen[card] & bit:
            return self.face[card]
        return UNKNOWN

    def shuffle(self, pile: list[i64], rng: Rng) -> None:
        """Shuffle the pile: afterwards nobody knows any card of it."""
        rng.shuffle_unseen(self.face, pile, self.seen)

    def redeal(self, bit: i64, rng: Rng) -> None:
        """Permute, among the cards that nobody of this mask knows, their faces."""
        hidden: list[i64] = []
        for card in range(len(self.face)):
            if not self.seen[card] & bit:
                hidden.append(card)
        self.mix(hidden, rng)

    def unseen(self) -> i64:
        number: i64 = 0
        for seen in self.seen:
            if seen == 0:
                number += 1
        return number

    def mix(self, cards: list[i64], rng: Rng) -> None:
        """Permute the faces among these cards."""
        rng.shuffle_at(self.face, cards)


def count_faces(faces: tuple[str, ...], cards: Cards, piles: Iterable[list[i64]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for pile in piles:
        for card in pile:
            face = faces[cards.face[card]]
            found[face] = found.get(face, 0) + 1
    return found
