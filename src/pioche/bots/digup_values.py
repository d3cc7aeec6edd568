"""What cards and plays are worth in Dig Up Adventure, by what one seat can see."""

from typing import Final

from pioche.core.game import View
from pioche.games.digup.cards import COLOURS, FACES, IDOL, SKELETON, points_of
from pioche.games.digup.view import HIDDEN

# What a hidden card of a mine brings on average.
AVERAGE: Final = 0.7
# What the cards that do not lie in mines are worth in hand, and played at once.
IN_HAND: Final = {
    "purse": 0.6,
    "map": 1.3,
    "dynamite": 0.5,
    "binoculars": 0.9,
    "shovel": 0.6,
    "pickaxe": 0.8,
    "bridge": 1.0,
    "river": 1.4,
    "torch": 0.3,
}
# A hand worth less than this is worth blowing up.
POOR_HAND: Final = 1.2
# What the card is worth that a pickaxe is paid with.
PICKAXE_COST: Final = 0.5
NUMBERS: Final = {face: number for number, face in enumerate(FACES)}
GEMS: Final = frozenset(FACES[:SKELETON])


class CardValues:
    """The sums of one seat at one moment."""

    def __init__(self, view: View, seat: int, haste: float, spite: float) -> None:
        self.view = view
        self.seat = seat
        self.haste = haste
        self.spite = spite
        self.others = [other for other in range(len(view["hands"])) if other != seat]

    def colour(self, seat: int) -> int:
        return COLOURS.index(self.view["mines"][seat]["colour"])

    def points(self, face: str, at: int, seat: int) -> float:
        """What a card is worth on a position of a mine; hidden ones what they are on average."""
        if face == HIDDEN:
            return AVERAGE
        return float(points_of(NUMBERS[face], at - 1, self.colour(seat)))

    def card(self, seat: int, at: int) -> str:
        return str(self.view["mines"][seat]["cards"][at - 1])

    def is_up(self, seat: int, at: int) -> bool:
        return at in self.view["mines"][seat]["up"]

    def placing(self, face: str, at: int) -> float:
        """What laying a card on a position of one's mine gains."""
        gain = self.points(face, at, self.seat) - self.points(
            self.card(self.seat, at), at, self.seat
        )
        return gain + (0.0 if self.is_up(self.seat, at) else self.haste)

    def best_placing(self, face: str) -> float:
        """The most that laying a card in one's mine can gain."""
        colour, _, value = face.rpartition("-")
        if face in GEMS and colour != self.view["mines"][self.seat]["colour"]:
            return self.placing(face, int(value))
        return max(self.placing(face, at) for at in range(1, 10))

    def swapping(self, at: int, to: int) -> float:
        """What swapping two cards of one's mine gains."""
        one, other = self.card(self.seat, at), self.card(self.seat, to)
        before = self.points(one, at, self.seat) + self.points(other, to, self.seat)
        return self.points(one, to, self.seat) + self.points(other, at, self.seat) - before

    def bridge(self, at: int, other: int, to: int) -> float:
        """What swapping a card of one's mine for one of another's gains."""
        given, taken = self.card(self.seat, at), self.card(other, to)
        gain = self.points(taken, at, self.seat) - self.points(given, at, self.seat)
        harm = self.points(taken, to, other) - self.points(given, to, other)
        turned = self.is_up(other, to) - self.is_up(self.seat, at)
        return gain + self.spite * harm + self.haste * turned

    def crossing(self, at: int, other: int) -> float:
        """The best that can be had for a card from another mine."""
        free = [to for to in range(1, 10) if self.may_leave(other, to)]
        return max((self.bridge(at, other, to) for to in free), default=-1.0)

    def may_leave(self, seat: int, at: int) -> bool:
        """Whether the bridge lets this card go: not a gem that shows the mine's own colour."""
        own = self.card(seat, at).startswith(self.view["mines"][seat]["colour"])
        return not (own and self.is_up(seat, at))

    def play(self, face: str) -> float:
        """What playing a card from hand is worth."""
        if NUMBERS[face] <= IDOL:
            return self.best_placing(face)
        return self.adventure(face)

    def adventure(self, face: str) -> float:
        """What an adventure card does for one now."""
        if face == "purse":
            return max(self.swapping(at, to) for at in range(1, 9) for to in range(at + 1, 10))
        if face == "bridge":
            own = [at for at in range(1, 10) if self.may_leave(self.seat, at)]
            return max(self.crossing(at, other) for at in own for other in self.others)
        if face == "pickaxe":
            return max(self.worth(found) for found in self.view["discard"]) - PICKAXE_COST
        if face == "dynamite":
            return IN_HAND[face] if self.hand_worth(self.seat) < POOR_HAND else 0.0
        return self.haste if face == "shovel" else IN_HAND[face]

    def worth(self, face: str) -> float:
        """What a card in one's hand is worth."""
        if face in IN_HAND:
            return IN_HAND[face]
        return self.best_placing(face)

    def hand_worth(self, seat: int) -> float:
        """What a hand is worth to oneself; a hidden card a little."""
        hand = self.view["hands"][seat]
        return sum(AVERAGE if face == HIDDEN else max(0.0, self.worth(face)) for face in hand)
