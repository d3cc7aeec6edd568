"""The options that every table has beside those of its game."""

from collections.abc import Mapping
from typing import Final

from pioche.core.game import Game, Options
from pioche.core.options import Choice, Option, settle

# Values of the option `undo`: past a reveal every person must agree, and bots refuse.
STRICT: Final = "strict"
# Bots agree to anything: for those who learn.
FRIENDLY: Final = "friendly"

# At tables from before this option bots agreed to anything.
UNDO: Final = Choice(
    "undo", STRICT, "option-undo-help", (STRICT, FRIENDLY), added_later=True, before=FRIENDLY
)
TABLE_OPTIONS: Final[tuple[Option, ...]] = (UNDO,)


def options_of(game: Game) -> tuple[Option, ...]:
    """The options of the game and those of every table."""
    return (*game.options, *TABLE_OPTIONS)


def settle_options(game: Game, seats: int, given: Mapping[str, object]) -> Options:
    """All options with their values, or a refusal that says which figure is wrong."""
    game.check_seats(seats)
    return settle(options_of(game), given, seats)


def omitted_options(game: Game, given: Mapping[str, object]) -> frozenset[str]:
    """The options that a table is older than: its record and its chain leave them out.

    `undo` is not among them: a record without it does not mark undos either.
    """
    later = [
        option.name for option in options_of(game) if option.added_later and option is not UNDO
    ]
    return frozenset(later) - set(given)


def game_options(game: Game, options: Options) -> Options:
    """The part of a table's options that belongs to its game."""
    own = [option.name for option in game.options]
    return {name: value for name, value in options.items() if name in own}
