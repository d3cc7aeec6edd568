"""The tables on which a game is tried: every player count, with every choice of options."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from pioche.core.game import Game, Options
from pioche.core.options import Choice, Number, Option, Switch, Value
from pioche.core.rng import Fast
from pioche.core.state import State

MOST_COMBINATIONS = 64


@dataclass(frozen=True)
class Case:
    """A game, a number of players, options and a seed."""

    game: Game
    seats: int
    options: Options
    seed: int = 0

    def start(self) -> State:
        return self.game.new(self.seats, self.seed, **self.options)

    def __str__(self) -> str:
        told = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game.id, f"seats={self.seats}", *told, f"seed={self.seed}"])


def values_of(option: Option) -> tuple[Value, ...]:
    """The values at which an option is tried: all, or the ends of a range."""
    if isinstance(option, Switch):
        return (True, False)
    if isinstance(option, Choice):
        return option.choices
    assert isinstance(option, Number)
    return tuple(sorted({option.lowest, int(option.default), option.highest}))


def option_sets(game: Game) -> list[Options]:
    """Every combination of options while they are few; else each value with the defaults."""
    names = [option.name for option in game.options]
    combinations = list(product(*(values_of(option) for option in game.options)))
    if len(combinations) <= MOST_COMBINATIONS:
        return [dict(zip(names, values, strict=True)) for values in combinations]
    return single_options(game)


def single_options(game: Game) -> list[Options]:
    """The defaults, then each other value of each option by itself."""
    sets: list[Options] = [{option.name: option.default for option in game.options}]
    for option in game.options:
        others = [value for value in values_of(option) if value != option.default]
        sets += [{**sets[0], option.name: value} for value in others]
    return sets


def cases_of(game: Game) -> list[Case]:
    """Every player count with every set of options."""
    sets = option_sets(game)
    return [
        Case(game, seats, options, seed)
        for seed, (seats, options) in enumerate(product(game.seats, sets))
    ]


def random_steps(case: Case) -> Iterator[tuple[State, int, int]]:
    """Random legal play: the state before each move, the seat and the move.

    The move is made once the caller asks for the next one. Now and then a seat that has
    answered changes its mind, where the rules let it.
    """
    state, rng = case.start(), Fast(case.seed)
    while state.to_act():
        movers = [seat for seat in range(case.seats) if state.legal(seat)]
        seat = movers[rng.below(len(movers))]
        moves = state.legal(seat)
        move = int(moves[rng.below(len(moves))])
        yield state, seat, move
        state.play(seat, move)
