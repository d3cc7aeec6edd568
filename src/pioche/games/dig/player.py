"""What lies before one player: a hand, companions, recruits, and the galleries."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pioche.core.equality import same_fields
from pioche.games.dig.cards import EQUIPMENT, FIRST_COMPANION, FIRST_EQUIPMENT, STONES

NONE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Player:  # noqa: PLW1641  (it is compared, never a key)
    """One player. Recruits are free, waiting in the tavern, eaten, or in galleries."""

    def __init__(self, free: i64, waiting: i64) -> None:
        self.stones: list[list[i64]] = [[] for _ in range(STONES)]  # cards, by kind
        self.equipment: list[i64] = [NONE] * EQUIPMENT  # a card a family, or none
        self.tools: i64 = 0  # a bit for each piece of equipment
        self.runes: list[i64] = []
        self.companions: list[i64] = []
        self.powers: i64 = 0  # a bit for each companion
        self.gems: i64 = 0
        self.free = free
        self.waiting = waiting
        self.eaten: i64 = 0

    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.free, self.waiting)

    def __eq__(self, other: object) -> bool:
        return same_fields(self, other)

    def clone(self) -> "Player":
        copy = Player(self.free, self.waiting)
        for kind in range(STONES):
            copy.stones[kind] = self.stones[kind].copy()
        copy.equipment = self.equipment.copy()
        copy.tools = self.tools
        copy.runes = self.runes.copy()
        copy.companions = self.companions.copy()
        copy.powers = self.powers
        copy.gems = self.gems
        copy.eaten = self.eaten
        return copy

    def has(self, companion: i64) -> bool:
        """Whether this companion is with the player."""
        return (self.powers >> (companion - FIRST_COMPANION)) & 1 != 0

    def holds(self, tool: i64) -> bool:
        """Whether the player keeps this piece of equipment."""
        return (self.tools >> (tool - FIRST_EQUIPMENT)) & 1 != 0

    def keep(self, tool: i64, card: i64) -> None:
        """A piece of equipment comes to the hand."""
        self.equipment[tool - FIRST_EQUIPMENT] = card
        self.tools |= 1 << (tool - FIRST_EQUIPMENT)

    def let_go(self, tool: i64) -> i64:
        """It leaves the hand; gives its card."""
        card = self.equipment[tool - FIRST_EQUIPMENT]
        self.equipment[tool - FIRST_EQUIPMENT] = NONE
        self.tools &= ~(1 << (tool - FIRST_EQUIPMENT))
        return card

    def points(self) -> i64:
        """Gems and runes collected (G48)."""
        return self.gems + len(self.runes)


@final
@mypyc_attr(acyclic=True)
class Gallery:  # noqa: PLW1641  (it is compared, never a key)
    """Cards in a row, and what lies or stands on each; without cards there is no gallery."""

    def __init__(self, cards: list[i64], recruits: list[i64], gems: list[i64]) -> None:
        self.cards = cards
        self.recruits = recruits
        self.gems = gems

    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.cards, self.recruits, self.gems)

    def __eq__(self, other: object) -> bool:
        return same_fields(self, other)

    def clone(self) -> "Gallery":
        return Gallery(self.cards.copy(), self.recruits.copy(), self.gems.copy())

    def stands(self) -> bool:
        return len(self.cards) > 0

    def crew(self) -> i64:
        """How many recruits stand here."""
        number: i64 = 0
        for recruit in self.recruits:
            number += recruit
        return number

    def last_recruit(self) -> i64:
        """Where the recruit nearest the end stands, which is the one placed last; or NONE."""
        for position in range(len(self.recruits) - 1, -1, -1):
            if self.recruits[position]:
                return position
        return NONE

    def last_gem(self) -> i64:
        """The last position with a gem on it, or NONE."""
        for position in range(len(self.gems) - 1, -1, -1):
            if self.gems[position]:
                return position
        return NONE
