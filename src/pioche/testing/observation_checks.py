"""The promises of a game's observations and masks."""

from pioche.core.game import Game, Options
from pioche.core.observation import Observer
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.testing.cases import Case, random_steps
from pioche.testing.failure import require

# An observer that stays looks at so many moves, then misses some.
EVERY_MOVE = 3


def check_observed_play(case: Case, every: int) -> int:
    """Random play, looked at every so many moves and at the end; tell how often.

    One observer looks at the whole game, sometimes at every move, and must not fall behind.
    """
    rng = Fast(case.seed)
    options = case.game.settle(case.seats, case.options)
    check_layout(case.game, case.seats, options)
    looks = 0
    last = case.start()
    kept = case.game.numbers().observer()
    for moves, (state, seat, _move) in enumerate(random_steps(case)):
        since = (moves - case.seed) % every
        if since == 0:
            check_observations(case.game, state, options, rng)
            looks += 1
        if since < EVERY_MOVE:
            check_kept_observer(case.game, kept, state, seat)
        last = state
    check_observations(case.game, last, options, rng)
    return looks + 1


def check_kept_observer(game: Game, kept: Observer, state: State, seat: int) -> None:
    """Somebody who has looked before tells the same as one who has not."""
    parts: list[bytes] = []
    kept.add_parts(state, seat, parts)
    require(b"".join(parts) == numbers_of(game, state, seat), "observers keep up", seat)


def check_layout(game: Game, seats: int, options: Options) -> None:
    names = game.numbers().layout(seats, options)
    require(len(set(names)) == len(names), "every number has a name of its own", names)


def check_observations(game: Game, state: State, options: Options, rng: Fast) -> None:
    """What a seat is told is as long as its layout, and the same in all worlds that look so."""
    width = len(game.numbers().layout(int(state.seats), options))
    for seat in range(state.seats):
        told = numbers_of(game, state, seat)
        require(len(told) == width, "as many numbers as names", len(told), width)
        world = state.clone()
        world.redeal(seat, rng)
        other = numbers_of(game, world, seat)
        require(told == other, "an observation tells only what the seat may see", seat)
        check_mask(game, state, seat)


def numbers_of(game: Game, state: State, seat: int) -> bytes:
    parts: list[bytes] = []
    game.numbers().observer().add_parts(state, seat, parts)
    return b"".join(parts)


def check_mask(game: Game, state: State, seat: int) -> None:
    """The mask has exactly the legal moves, whatever was in the list before."""
    mask = [7] * len(game.moves)
    state.legal_mask(seat, mask)
    legal = [move for move, flag in enumerate(mask) if flag]
    require(set(mask) <= {0, 1}, "masks are made of 0 and 1", mask)
    require(legal == sorted(state.legal(seat)), "masks are the legal moves", seat, legal)
