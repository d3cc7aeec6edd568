"""Refusals of Dig Up Adventure: alike in all worlds that look the same to the player."""

import pytest

from pioche.core.rng import Fast
from pioche.games.digup import DIGUP
from pioche.games.digup.moves import MOVES
from pioche.games.digup.state import DigUpState
from pioche.testing.cases import Case, random_steps, single_options


@pytest.mark.compiled
@pytest.mark.parametrize("strict", [False, True])
def test_refusals_tell_nothing_about_hidden_cards(strict: bool) -> None:
    """Every move is refused alike in all worlds that look the same to the player."""
    options = {**single_options(DIGUP, 3)[0], "strict_idols": strict}
    stages: set[int] = set()
    for state, _, _ in random_steps(Case(DIGUP, 3, options, 5)):
        assert isinstance(state, DigUpState)
        if state.stage not in stages or state.question % 40 == 0:
            stages.add(int(state.stage))
            for seat in range(3):
                world = state.clone()
                world.redeal(seat, Fast(int(state.question)))
                assert refusals(world, seat) == refusals(state, seat)
    assert len(stages) > 12


def refusals(state: DigUpState, seat: int) -> list[tuple[str, str, dict[str, str | int]] | None]:
    """What is said of each move, and nothing of those that are allowed."""
    legal = set(state.legal(seat))
    shown = []
    for move in range(len(MOVES.texts)):
        why = None if move in legal else DIGUP.why_not(state, seat, move)
        shown.append((why.key, why.ruling, dict(why.arguments)) if why else None)
    return shown
