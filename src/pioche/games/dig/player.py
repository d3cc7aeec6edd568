"""What lies before one player: a hand, companions, recruits, and the galleries."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pioche.core.equality import same_fields
from pioche.games.dig.cards import FIRST_COMPANION, FIRST_EQUIPMENT, RUNE, STONES

NONE: Final = -1
# The counts of stones share one number: a byte for each kind.
STONE_BITS: Final = 8
STONE_COUNT: Final = 255


@final
@mypyc_attr(acyclic=True)
class Player:  # noqa: PLW1641  (it is compared, never a key)
    """One player. Recruits are free, waiting in the tavern, eaten, or in galleries.

    Few lists and many numbers: a state copies its players each time that it is cloned.
    """

    def __init__(self, hand: list[i64], companions: list[i64], free: i64, waiting: i64) -> None:
        self.hand = hand  # cards: stones, equipment and runes, the newest last
        self.stones: i64 = 0  # how many of each kind are in the hand: read by `stones_of`
        self.tools: i64 = 0  # a bit for each piece of equipment in the hand
        self.runes: i64 = 0  # how many are in the hand
        self.companions = companions
        self.powers: i64 = 0  # a bit for each companion
        self.gems: i64 = 0
        self.free = free
        self.waiting = waiting
        self.eaten: i64 = 0

    # <generated>
    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.hand, self.companions, self.free, self.waiting)

    def __eq__(self, other: object) -> bool:
        return same_fields(self, other)

    def clone(self) -> "Player":
        copy = Player(self.hand.copy(), self.companions.copy(), self.free, self.waiting)
        copy.stones = self.stones
        copy.tools = self.tools
        copy.runes = self.runes
        copy.powers = self.powers
        copy.gems = self.gems
        copy.eaten = self.eaten
        return copy

    # </generated>

    def has(self, companion: i64) -> bool:
        return (self.powers >> (companion - FIRST_COMPANION)) & 1 != 0

    def holds(self, tool: i64) -> bool:
        return (self.tools >> (tool - FIRST_EQUIPMENT)) & 1 != 0

    def stones_of(self, kind: i64) -> i64:
        return self.stones >> (kind * STONE_BITS) & STONE_COUNT

    def take(self, card: i64, face: i64) -> None:
        """Add a stone, a piece of equipment or a rune to the hand."""
        self.hand.append(card)
        if face < STONES:
            one: i64 = 1
            self.stones += one << (face * STONE_BITS)
        elif face == RUNE:
            self.runes += 1
        else:
            self.tools |= 1 << (face - FIRST_EQUIPMENT)

    def give(self, face: i64, faces: list[i64]) -> i64:
        """Remove the newest stone or piece of equipment of this face; `faces` are all cards'."""
        if face < STONES:
            one: i64 = 1
            self.stones -= one << (face * STONE_BITS)
        else:
            self.tools &= ~(1 << (face - FIRST_EQUIPMENT))
        place: i64 = len(self.hand) - 1
        while faces[self.hand[place]] != face:
            place -= 1
        return self.hand.pop(place)

    def points(self) -> i64:
        """Gems and runes collected (G48)."""
        return self.gems + self.runes


@final
@mypyc_attr(acyclic=True)
class Gallery:  # noqa: PLW1641  (it is compared, never a key)
    """Cards in a row, with the recruits and gems on each; without cards there is no gallery."""

    def __init__(self, cards: list[i64], recruits: list[i64], gems: list[i64]) -> None:
        self.cards = cards
        self.recruits = recruits
        self.gems = gems

    # <generated: __getnewargs__, __eq__>
    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.cards, self.recruits, self.gems)

    def __eq__(self, other: object) -> bool:
        return same_fields(self, other)

    # </generated>

    def clone(self) -> "Gallery":
        if not self.cards:
            return NO_GALLERY
        return Gallery(self.cards.copy(), self.recruits.copy(), self.gems.copy())

    def stands(self) -> bool:
        return len(self.cards) > 0

    def crew(self) -> i64:
        number: i64 = 0
        for recruit in self.recruits:
            number += recruit
        return number

    def last_recruit(self) -> i64:
        """The position of the recruit placed last, which is nearest the end; or NONE."""
        for position in range(len(self.recruits) - 1, -1, -1):
            if self.recruits[position]:
                return position
        return NONE

    def last_gem(self) -> i64:
        for position in range(len(self.gems) - 1, -1, -1):
            if self.gems[position]:
                return position
        return NONE


# All states share it where no gallery stands: a gallery is opened by putting another in its place.
NO_GALLERY: Final = Gallery([], [], [])
