"""The cases of the checks: every player count, with every choice of options."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from math import prod

from pioche.core.game import Game, Options
from pioche.core.options import DRAWN, Choice, FirstSeat, Number, Option, SomeSeats, Switch, Value
from pioche.core.refusals import BadOption
from pioche.core.rng import Fast
from pioche.core.sheet import Sheet
from pioche.core.state import State


class NotConform(AssertionError):
    """A game breaks one of the promises that every game makes."""


def require(held: bool, promise: str, *details: object) -> None:
    """Fail unless the promise held; the details are part of the message."""
    if not held:
        shown = "; ".join(str(detail) for detail in details)
        raise NotConform(f"{promise}: {shown}" if shown else promise)


# Up to this many combinations of options are all tried with every number of players.
MOST_COMBINATIONS = 6
# The slower checks run after each of the first moves, then each time a tenth of the game so far has
# been played since.
CLOSE_MOVES = 30
SPARSENESS = 10


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
        shown = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game.id, f"seats={self.seats}", *shown, f"seed={self.seed}"])


def values_of(option: Option) -> tuple[Value, ...]:
    """The values at which an option is tried: all, or the ends of a range."""
    if isinstance(option, Switch):
        return (True, False)
    if isinstance(option, FirstSeat):
        return (DRAWN, "2")
    if isinstance(option, Choice):
        return option.choices
    if isinstance(option, SomeSeats):
        return ("", "1")
    if isinstance(option, Sheet):
        return ("", other_sheet(option))
    assert isinstance(option, Number)
    return tuple(sorted({option.lowest, int(option.default), option.highest}))


def other_sheet(sheet: Sheet) -> str:
    """A sheet with as many figures as possible raised by one: some must keep their sum."""
    raised: dict[str, int] = {}
    for figure in sheet.figures:
        tried = raised | {figure.name: min(figure.default + 1, figure.highest)}
        with suppress(BadOption):
            sheet.text(tried)
            raised = tried
    return sheet.text(raised)


def option_sets(game: Game, seats: int) -> list[Options]:
    """Every combination of options while they are few; else each alone, and all at once."""
    names = [option.name for option in game.options]
    values = [values_with(option, seats) for option in game.options]
    if prod(map(len, values)) <= MOST_COMBINATIONS:
        return [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]
    return [
        *single_options(game, seats),
        dict(zip(names, [last[-1] for last in values], strict=True)),
    ]


def values_with(option: Option, seats: int) -> list[Value]:
    """The values of an option that this number of players allows, the default first."""
    others = [value for value in values_of(option) if value != option.default]
    return [option.default, *(value for value in others if goes_with(option, value, seats))]


def goes_with(option: Option, value: Value, seats: int) -> bool:
    try:
        option.check_seats(value, seats)
    except BadOption:
        return False
    return True


def single_options(game: Game, seats: int) -> list[Options]:
    """The defaults, then each other value of each option alone."""
    sets: list[Options] = [{option.name: option.default for option in game.options}]
    for option in game.options:
        others = values_with(option, seats)[1:]
        sets += [{**sets[0], option.name: value} for value in others]
    return sets


def cases_of(game: Game, every: bool = False) -> list[Case]:
    """Every player count with every set of options; of many sets, each at one player count.

    The usual options, and all others at once, are tried with any number of players; `every`
    tries all of them so.
    """
    tables = [(seats, options) for seats in game.seats for options in option_sets(game, seats)]
    if not every and len(tables) > MOST_COMBINATIONS * len(game.seats):
        tables = spread_tables(game)
    return [Case(game, seats, options, seed) for seed, (seats, options) in enumerate(tables)]


def spread_tables(game: Game) -> list[tuple[int, Options]]:
    """Defaults and all options changed with each number of players, single options with one."""
    tables: list[tuple[int, Options]] = []
    for seats in game.seats:
        first, *_, last = option_sets(game, seats)
        tables += [(seats, first), (seats, last)]
    for number, options in enumerate(every_single_option(game)):
        fitting = [seats for seats in game.seats if options in single_options(game, seats)]
        tables.append((fitting[number % len(fitting)], options))
    return tables


def every_single_option(game: Game) -> list[Options]:
    """Each other value of each option alone, with any number of players."""
    found: list[Options] = []
    for seats in game.seats:
        found += [options for options in single_options(game, seats)[1:] if options not in found]
    return found


def looks_closely(moves: int) -> bool:
    """Whether the slower checks run after this many moves."""
    return moves < CLOSE_MOVES or moves % max(SPARSENESS, moves // SPARSENESS) == 0


def random_steps(case: Case) -> Iterator[tuple[State, int, int]]:
    """Random legal play: the state before each move, the seat and the move.

    The move is made when the caller takes the next one. Now and then a seat that has answered
    changes its choice, where the rules allow it.
    """
    state, rng = case.start(), Fast(case.seed)
    while state.to_act():
        movers = [seat for seat in range(case.seats) if state.legal(seat)]
        seat = movers[rng.below(len(movers))]
        moves = state.legal(seat)
        move = int(moves[rng.below(len(moves))])
        yield state, seat, move
        state.play(seat, move)
