"""Which events of each game are heard."""

import pytest

import pioche
from pioche.core.events import SHOWN
from pioche.core.game import Game
from pioche.core.sounds import CARD, DICE, LOSS, SOUNDS


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_every_game_is_heard(game: Game) -> None:
    sounds = game.events.sounds
    assert set(sounds.values()) <= set(SOUNDS)
    assert {CARD, LOSS} <= set(sounds.values())
    assert (DICE in sounds.values()) == (game.id == "digger")
    # What nobody is told of is not heard either.
    assert all(game.events.named(name).salience != SHOWN for name in sounds)


def test_the_great_losses_are_heard_as_such() -> None:
    for name, event in (
        ("diamant", "trap"),
        ("letsdig", "bust"),
        ("dig", "collapses"),
        ("digger", "night"),
        ("digup", "robs"),
    ):
        assert pioche.game(name).events.sounds[event] == LOSS
