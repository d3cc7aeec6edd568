"""What every gesture has in common: how long it may last, and how it is refused."""

from typing import Final

from pioche.core.refusals import BadEvidence
from pioche.games.digger.config import SECOND

LONGEST_GESTURE: Final = 20_000


def refused(reason: str, **figures: int) -> BadEvidence:
    """A gesture that no hand can have made (P24)."""
    return BadEvidence(f"digger-evidence-{reason}", ruling="P24", **figures)


def too_slow() -> BadEvidence:
    return refused("slow", most=LONGEST_GESTURE // SECOND)
