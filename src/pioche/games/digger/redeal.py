"""What a seat cannot know, dealt anew."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.clock import NEVER
from pioche.core.rng import Rng

if TYPE_CHECKING:
    from pioche.games.digger.state import DiggerState


def redeal(state: "DiggerState", seat: i64, rng: Rng) -> None:
    """Unknown to a seat: the throws to come and, without sight of the glass, uneven sand."""
    state.rng = rng
    if state.config.uneven and state.ends != NEVER and not state.sees_glass(seat):
        longest = state.longest_glass()
        shortest = max(state.shortest_glass(), min(longest, state.now - state.began + 1))
        state.ends = state.began + shortest + rng.below(longest - shortest + 1)
