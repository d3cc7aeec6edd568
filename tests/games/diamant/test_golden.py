"""The golden playthroughs of Diamant."""

from pathlib import Path

from pioche.games.diamant import DIAMANT
from pioche.testing.golden import check_golden


def test_golden_playthroughs_are_complete_and_unchanged() -> None:
    check_golden(DIAMANT, Path(__file__).parent / "golden")
