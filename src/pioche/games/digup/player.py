"""A player: a colour, a mine and a hand."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pioche.core.equality import same_fields

# The mask of a mine whose nine cards lie face up.
ALL_UP: Final = 511


@final
@mypyc_attr(acyclic=True)
class Miner:  # noqa: PLW1641  (it is compared, never a key)
    """A colour, a mine of nine positions with a mask of those that lie face up, and a hand."""

    def __init__(self, colour: i64, mine: list[i64], up: i64, hand: list[i64]) -> None:
        self.colour = colour
        self.mine = mine
        self.up = up
        self.hand = hand

    # <generated>
    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.colour, self.mine, self.up, self.hand)

    def __eq__(self, other: object) -> bool:
        return same_fields(self, other)

    def clone(self) -> "Miner":
        return Miner(self.colour, self.mine.copy(), self.up, self.hand.copy())

    # </generated>
