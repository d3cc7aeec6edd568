"""What the people at a table vote about, and what everybody is told of it."""

from typing import Final, Literal

from msgspec import Struct

Topic = Literal["hand-over", "host"]

HAND_OVER: Final[Topic] = "hand-over"
NEXT_HOST: Final[Topic] = "host"


class VoteInfo(Struct, frozen=True):
    """Who agrees: that a bot plays for a seat, or that whoever has it is the host.

    `agreed` are seats; the host who has none is not among them, but counts. `needed` is how many
    must agree as long as nobody comes or goes.
    """

    about: Topic
    seat: int
    agreed: list[int]
    needed: int
