"""How a game ended, as clients are told."""

from msgspec import Struct


class Standing(Struct, frozen=True):
    """One line of the final ranking, tie-breaks included; equals share a rank."""

    rank: int
    seat: int
    points: int


class Result(Struct, frozen=True):
    """How the game ended; `standings` has the best first."""

    scores: list[int]
    winners: list[int]
    standings: list[Standing]
