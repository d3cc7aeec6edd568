"""What a review tells of a game.

Shares are parts of the victory, from 0 to 1; a step is a number of steps of the table's log: the
position is the one after so many of them. Moves are texts, as records write them.
"""

from dataclasses import asdict, dataclass
from typing import Any, Final, cast

from pioche.core.lines import Line
from pioche.core.refusals import BadFile
from pioche.review.json_data import rounded

FORMAT: Final = "pioche-review"
VERSION: Final = 1

# How good a choice was; all but the first two only where the error bars allow it.
BEST: Final = "best"
CLOSE: Final = "close"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
MARKS: Final = (BEST, CLOSE, INACCURACY, MISTAKE, BLUNDER)


class BadReview(BadFile):
    """A review that cannot be read or written."""


@dataclass(frozen=True)
class ReviewSeat:
    """Who sat there; `bot` is None for a person."""

    name: str
    bot: str | None


@dataclass(frozen=True)
class MoveValue:
    """What a legal move was worth by what its seat knew: share of victory, error, points."""

    move: str
    share: float
    error: float
    points: float


@dataclass(frozen=True)
class Decision:
    """A choice between several moves; `loss` is what it cost against the best, with its error."""

    step: int
    seat: int
    played: str
    best: str
    loss: float
    error: float
    mark: str
    moves: list[MoveValue]  # the best first
    reason: list[Line]


@dataclass(frozen=True)
class LedgerItem:
    """How one move changed every seat's share: by the choice, and by the chance after it."""

    step: int
    seat: int
    choice: list[float]
    luck: list[float]
    chance: bool  # whether there was any


@dataclass(frozen=True)
class Total:
    """A seat's result minus its expectation, in three parts, and how far off they may be."""

    seat: int
    choices: float
    others: float
    luck: float
    error: float


@dataclass(frozen=True)
class CurvePoint:
    """Every seat's share of victory after so many steps."""

    step: int
    shares: list[float]


@dataclass(frozen=True)
class Review:
    """All that a review tells of a game."""

    game: str
    game_version: int
    record: str  # the SHA-256 of the record's text
    seed: int
    budget: dict[str, int]
    seats: list[ReviewSeat]
    expectation: list[float]
    result: list[float]
    decisions: list[Decision]
    ledger: list[LedgerItem]
    totals: list[Total]
    curve: list[CurvePoint]
    drills: list[int]  # indexes of decisions, the worst first

    def json(self) -> dict[str, Any]:
        """The review as JSON-able data."""
        data: dict[str, Any] = {"format": FORMAT, "version": VERSION, **asdict(self)}
        for decision, own in zip(data["decisions"], self.decisions, strict=True):
            decision["reason"] = [line.json() for line in own.reason]
        return cast("dict[str, Any]", rounded(data))
