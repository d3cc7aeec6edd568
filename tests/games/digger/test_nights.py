"""The promises of every game, in turns that end by night: random play seldom lasts so long."""

import pytest

from pioche.core.rng import Fast
from pioche.core.state import NO_CLOCK
from pioche.games.digger import DIGGER
from pioche.games.digger.options import PACES, UNTIMED
from pioche.games.digger.state import DiggerState
from pioche.testing import state_checks
from tests.games.digger.apply_event import apply_event

OPTIONS: tuple[dict[str, str], ...] = (
    *({"pace": pace} for pace in PACES if pace != UNTIMED),
    {"sand": "uneven"},
    {"sand": "uneven", "dexterity": "clumsy", "crates": "black"},
)
TURNS = 4
# Milliseconds before night at which a digger who waited after the first throw goes on.
LIGHT = 25_000


def time_of(state: DiggerState) -> int:
    """Virtual time, but a long glass has almost run out before the second throw."""
    return max(int(state.now), int(state.ends) - LIGHT) if state.throws == 1 else NO_CLOCK


@pytest.mark.compiled
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", DIGGER.seats)
def test_every_promise_holds_through_nights(seats: int, options: dict[str, str]) -> None:
    state, rng = DIGGER.new(seats, seats, **options), Fast(seats)
    assert isinstance(state, DiggerState)
    state.events = []
    at_start = DIGGER.rules.census(state)
    nights = 0
    while nights < TURNS and state.to_act():
        seat = next(seat for seat in range(seats) if state.legal(seat))
        moves = [int(move) for move in state.legal(seat)]
        # A digger who cannot stop throwing.
        move = moves[rng.below(len(moves))] if rng.below(3) == 0 else moves[0]
        state_checks.check_census(DIGGER, state, at_start)
        state_checks.check_redeal(DIGGER, state, rng)
        state_checks.check_events(DIGGER, state, seat, move, apply_event)
        state_checks.check_secrets(DIGGER, state, seat, move, rng)
        state.events.clear()
        state.play(seat, move, time_of(state))
        nights += sum(DIGGER.events.name(event) == "night" for event in state.events)
    assert nights == TURNS
