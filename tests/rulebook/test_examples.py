"""Examples of the rulebooks: their figures, computed a second time by hand."""

from typing import Any

import pytest

from pioche.core.rng import Recorded
from pioche.games.digger import DIGGER
from pioche.rulebook import Position, digger
from pioche.rulebook.pages import rulebook_of


def figures(game: str) -> dict[str, dict[str, Any]]:
    """The figures in each step of an example."""
    rulebook = rulebook_of(game)
    assert rulebook is not None
    steps = rulebook.example()
    return {step.sentence.key: dict(step.sentence.arguments) for step in steps}


def test_diamant() -> None:
    said = figures("diamant")
    assert said["example-treasure"] == {"rubies": 9, "carried": 9 // 4, "path": 9 % 4}
    assert said["example-danger"] == {"rubies": 0, "carried": 2, "path": 1}
    assert said["example-second"] == {"rubies": 7, "carried": 2 + 7 // 4, "path": 1 + 7 % 4}
    assert said["example-leave"] == {"carried": 3, "share": 4 // 2, "chest": 3 + 2}
    assert said["example-deeper"] == {"rubies": 11, "carried": 3 + 11 // 2, "path": 1}
    assert said["example-trap"] == {"lost": 8}
    assert said["example-after"] == {"ana": 0, "chloe": 5}


def test_letsdig() -> None:
    said = figures("letsdig")
    assert said["example-stop"] == {"points": 1 + 0 + 3}
    assert said["example-bust"] == {"points": 0}
    assert said["example-dog"] == {"points": 5 + 3}
    assert said["example-after"] == {"ana": 4 + 10, "bruno": 0, "chloe": 8}


def test_digup() -> None:
    said = figures("digup")
    assert (said["example-own"], said["example-other"]) == ({"points": 3}, {"points": 1})
    assert said["example-draw"] == {"hand": 3}
    total = said["example-count"]["points"]
    assert total == sum(v for k, v in said["example-sum"].items() if k.endswith("points")) == 15


def test_dig() -> None:
    said = figures("dig")
    assert said["example-close"] == {"gems": 2, "runes": 1, "total": 3}
    assert said["example-hire"] == {"crystals": 2 + 1 + 4, "price": 5}


def test_digger() -> None:
    assert figures("digger")["example-store"] == {"points": 4 + 3 + 2}


def test_digger_s_night_gives_a_stolen_gem_to_the_centre() -> None:
    dice = [digger.dice(faces) for faces in (digger.BEFORE, digger.FIRST, digger.SECOND)]
    chance = Recorded([*dice[0], *dice[1], *dice[2], digger.STEADY])
    camp = Position(DIGGER, 3, chance, first="1")
    camp.play(digger.BRUNO, "throw", "take ruby", "store ruby")
    camp.play(digger.ANA, "throw", "throw", "steal ruby 1")
    assert camp.view()["centre"]["ruby"] == 9
    night = DIGGER.moves.parse("night")
    camp.state.play(camp.state.master(), night, int(camp.state.ends))
    assert camp.view()["centre"]["ruby"] == 10
    assert camp.view()["players"][digger.BRUNO]["crate"]["ruby"] == 0


def test_an_example_makes_no_move_that_the_rules_forbid() -> None:
    with pytest.raises(AssertionError, match="not legal"):
        Position(DIGGER, 3, first="1").play(0, "take ruby")
