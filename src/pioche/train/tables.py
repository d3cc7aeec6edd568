"""The tables at which a network learns, and the names of all its inputs.

One network plays every number of players and every option of its game. Its inputs are all numbers
that an observation can have at any of these tables, and what is settled there.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pioche.bots.network_file import learned_options
from pioche.core.game import Game, Options
from pioche.core.observation import HIGHEST
from pioche.core.options import Choice, Number, Option, Switch
from pioche.core.refusals import Refusal
from pioche.core.sheet import Sheet
from pioche.search.network import table_facts

Rng = np.random.Generator

# Of ten tables that are drawn, this many are usual ones; of ten options, this many are changed.
USUAL_TABLES: Final = 6
CHANGED_OPTIONS: Final = 2
TEN: Final = 10


@dataclass(frozen=True)
class TableKind:
    """A number of seats and the options of a table, all settled."""

    seats: int
    options: Options


@dataclass(frozen=True)
class Inputs:
    """The inputs of a game's network."""

    game: Game
    names: tuple[str, ...]

    @cached_property
    def places(self) -> dict[str, int]:
        return {name: place for place, name in enumerate(self.names)}

    def columns(self, kind: TableKind) -> NDArray[np.intp]:
        """The places of the numbers of an observation at such a table."""
        layout = self.game.numbers().layout(kind.seats, kind.options)
        return np.array([self.places[name] for name in layout], np.intp)

    def base(self, kind: TableKind) -> NDArray[np.uint8]:
        """All inputs where an observation has only zeros."""
        row = np.zeros(len(self.names), np.uint8)
        for name, value in table_facts(kind.seats, kind.options).items():
            if name in self.places:
                row[self.places[name]] = min(value, HIGHEST)
        return row


def inputs_of(game: Game) -> Inputs:
    """All names, those of the largest usual table first."""
    names: dict[str, None] = {}
    for kind in [usual_table(game, game.seats[-1]), *other_tables(game)]:
        names |= dict.fromkeys(game.numbers().layout(kind.seats, kind.options))
    facts = {name for kind in other_tables(game) for name in known_facts(game, kind)}
    return Inputs(game, (*names, *sorted(facts)))


def known_facts(game: Game, kind: TableKind) -> list[str]:
    """The facts of a table that are inputs: options of fixed size, not who begins, nor sheets."""
    known = learned_options(game)
    options = {name: value for name, value in kind.options.items() if name in known}
    return list(table_facts(kind.seats, options))


def usual_table(game: Game, seats: int | None = None) -> TableKind:
    number = game.usual_seats if seats is None else seats
    return TableKind(number, game.settle(number, {}))


def other_tables(game: Game) -> Iterator[TableKind]:
    """Every number of players, and there each value of each option, one at a time."""
    for seats in game.seats:
        yield usual_table(game, seats)
        for option in game.options:
            for value in values_of(option):
                try:
                    yield TableKind(seats, game.settle(seats, {option.name: value}))
                except Refusal:  # not with this number of players
                    continue


def values_of(option: Option) -> list[object]:
    """The values that may change which inputs there are."""
    if isinstance(option, Switch):
        return [True, False]
    if isinstance(option, Number):
        return [option.lowest, option.default, option.highest]
    if isinstance(option, Sheet):
        return [sheet_text(option)]
    return list(option.choices) if type(option) is Choice else []


def sheet_text(sheet: Sheet) -> str:
    """The sheet with each figure that belongs to no total as high as it can be."""
    bound = {name for total in sheet.totals for name in total.names}
    free = [figure for figure in sheet.figures if figure.name not in bound]
    return " ".join(f"{figure.name}={figure.highest}" for figure in free)


def drawn_table(game: Game, rng: Rng) -> TableKind:
    """A table to learn at: often a usual one, else with any number of players and some options."""
    if rng.integers(TEN) < USUAL_TABLES:
        return usual_table(game)
    choices = [seats for seats in game.seats if seats > 1 and seats not in game.without_choice]
    seats = int(rng.choice(choices))
    options: dict[str, object] = {}
    learned = learned_options(game)
    for option in game.options:
        changed = option.name in learned and rng.integers(TEN) < CHANGED_OPTIONS
        if changed and (not option.needs_seats or seats in option.needs_seats):
            options[option.name] = drawn_value(option, rng)
    return TableKind(seats, game.settle(seats, options))


def drawn_value(option: Option, rng: Rng) -> object:
    if isinstance(option, Number):
        return int(rng.integers(option.lowest, option.highest + 1))
    values = values_of(option)
    return values[int(rng.integers(len(values)))]
