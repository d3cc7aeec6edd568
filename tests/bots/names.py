"""The bots of a game, as tests go through them."""

import pytest
from _pytest.mark import ParameterSet

from pioche.bots import CHAMPION, EXPERT, bot_names


def every_bot(game_id: str) -> list[ParameterSet]:
    """Experts and champions play long games: with compiled rules."""
    return [
        pytest.param(name, marks=[pytest.mark.compiled] if name in (EXPERT, CHAMPION) else [])
        for name in bot_names(game_id)
    ]
