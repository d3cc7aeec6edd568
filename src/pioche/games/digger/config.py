"""What the options settle for a whole game; nothing changes it, so that clones share it."""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.equality import same_fields
from pioche.core.game import Options
from pioche.core.options import chosen_seat
from pioche.games.digger.options import CRATES, DEXTERITIES, SANDS, UNTIMED
from pioche.games.digger.sheet import sides_by

SECOND: Final = 1000
# Hands of bots and simulations, by dexterity: milliseconds for a throw (with reading the dice),
# for taking a token, for a theft, for storing a token, and thefts in a hundred that slip.
HANDS: Final[list[list[i64]]] = [
    [2000, 700, 1400, 700, 5],
    [2500, 900, 1800, 900, 10],
    [3200, 1200, 2400, 1200, 20],
]
# P28: the same for anybody at all: no hand is quicker.
QUICKEST: Final[list[i64]] = [1000, 400, 700, 400]
THROW_TIME: Final = 0
TAKE_TIME: Final = 1
STEAL_TIME: Final = 2
STORE_TIME: Final = 3
SLIP_PERCENT: Final = 4


@final
class Config:  # noqa: PLW1641  (it is compared, never a key)
    """The options as the rules need them."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.pace = str(options["pace"])
        # The glass in milliseconds; 0 where throws are counted instead.
        self.length: i64 = 0 if self.pace == UNTIMED else int(self.pace) * SECOND
        self.most_throws: i64 = int(options["throws"])
        self.crates = str(options["crates"])
        self.black = self.crates == CRATES[1]
        self.sand = str(options["sand"])
        self.uneven = self.sand == SANDS[1]
        self.dexterity = str(options["dexterity"])
        self.hands: list[i64] = HANDS[DEXTERITIES.index(self.dexterity)]
        self.allowance: i64 = int(options["allowance"])
        # Who begins; below 0 where it is drawn.
        self.first: i64 = chosen_seat(options["first"])
        self.sides: list[list[i64]] = sides_by(str(options["sheet"]))

    # <generated: __getnewargs__, __eq__>
    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.options,)

    def __eq__(self, other: object) -> bool:
        return same_fields(self, other)

    # </generated>
