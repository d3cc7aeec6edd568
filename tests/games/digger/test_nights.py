"""The promises of every game, in turns that end by night: random play seldom lasts so long."""

import pytest

from pioche.core.rng import Fast
from pioche.games.digger import DIGGER
from pioche.testing import promises

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"sand": "uneven"},
    {"sand": "uneven", "dexterity": "clumsy", "crates": "black"},
)
TURNS = 4


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", DIGGER.seats)
def test_every_promise_holds_through_nights(seats: int, options: dict[str, str]) -> None:
    state, rng = DIGGER.new(seats, seats, **options), Fast(seats)
    state.events = []
    at_start = DIGGER.rules.census(state)
    nights = 0
    while nights < TURNS and state.to_act():
        seat = next(seat for seat in range(seats) if state.legal(seat))
        moves = [int(move) for move in state.legal(seat)]
        # A digger who cannot stop throwing.
        move = moves[rng.below(len(moves))] if rng.below(3) == 0 else moves[0]
        promises.check_census(DIGGER, state, at_start)
        promises.check_redeal(DIGGER, state, rng)
        promises.check_events(DIGGER, state, seat, move)
        promises.check_secrets(DIGGER, state, seat, move, rng)
        state.events.clear()
        state.play(seat, move)
        nights += sum(DIGGER.events.name(event) == "night" for event in state.events)
    assert nights == TURNS
