"""Who plays: a colour, a mine and a hand."""

from mypy_extensions import i64


class Miner:
    """A colour, a mine of nine positions with a mask of those that lie face up, and a hand."""

    def __init__(self, colour: i64, mine: list[i64], up: i64, hand: list[i64]) -> None:
        self.colour = colour
        self.mine = mine
        self.up = up
        self.hand = hand

    def clone(self) -> "Miner":
        return Miner(self.colour, self.mine.copy(), self.up, self.hand.copy())

    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.colour, self.mine, self.up, self.hand)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Miner) and self.__getnewargs__() == other.__getnewargs__()

    __hash__ = None  # type: ignore[assignment]
