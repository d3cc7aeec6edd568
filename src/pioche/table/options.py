"""The options of every table, whatever is played there, beside those of its game."""

from collections.abc import Mapping
from typing import Final

from pioche.core.game import Game, Options
from pioche.core.options import Choice, Option, settle

# Of the option `undo`: what was revealed stands unless every person agrees, and bots never do.
STRICT: Final = "strict"
# Bots agree to anything: for those who learn.
FRIENDLY: Final = "friendly"

# At tables from before this option bots agreed to anything.
UNDO: Final = Choice(
    "undo", STRICT, "option-undo-help", (STRICT, FRIENDLY), added_later=True, before=FRIENDLY
)
TABLE_OPTIONS: Final[tuple[Option, ...]] = (UNDO,)


def options_of(game: Game) -> tuple[Option, ...]:
    """All that can be chosen for a table of this game."""
    return (*game.options, *TABLE_OPTIONS)


def settle_options(game: Game, seats: int, given: Mapping[str, object]) -> Options:
    """All options with their values, or a refusal that says which figure is wrong."""
    game.check_seats(seats)
    return settle(options_of(game), given, seats)


def untold_options(game: Game, told: Mapping[str, object]) -> frozenset[str]:
    """The options that a table is older than: its record never tells them, nor does its chain.

    But for `undo`: a record that does not tell it does not mark undos either.
    """
    later = [
        option.name for option in options_of(game) if option.added_later and option is not UNDO
    ]
    return frozenset(later) - set(told)


def game_options(game: Game, options: Options) -> Options:
    """Those of a table's options that the rules of its game know."""
    own = [option.name for option in game.options]
    return {name: value for name, value in options.items() if name in own}
