"""`scripts/agree.py`: in how many positions two seeds of a bot play the same."""

from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from pioche import game
from pioche.bots import seat_of
from pioche.games.diamant.moves import GO, LEAVE
from tests.games.diamant.cave import Cave

AGREE: dict[str, Any] = run_path(str(Path(__file__).parents[1] / "scripts" / "agree.py"))
POSITIONS = 12
TRIES = 200


@pytest.mark.parametrize(("name", "least", "most"), [("champion", 8, 12), ("random", 0, 10)])
def test_a_champion_agrees_with_itself_and_chance_does_not(
    name: str, least: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(AGREE["compared"].__globals__, "told_apart", lambda *_: True)
    found = AGREE["agreement"](game("diamant"), name, POSITIONS, 4, 1)
    assert found.positions == POSITIONS
    assert least <= found.same <= most
    assert found.within == 0


@pytest.mark.rules  # the cave stacks chance, and compiled rules are closed
def test_moves_are_told_apart_by_their_values() -> None:
    """In Diamant nobody gains by leaving a path with a danger alone, and no rubies, on it."""
    cave = Cave(3, ["danger-snakes"])
    seat = seat_of(game("diamant"), cave.state, 0)
    assert AGREE["told_apart"](seat, GO, LEAVE, TRIES)
    assert not AGREE["told_apart"](seat, GO, GO, TRIES)
