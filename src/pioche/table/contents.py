"""A table from what it is made of: its game, seats, seeds, options and log, played again.

This is how tables are copied and pickled. Everything else about a table follows from these.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pioche.core.game import Game, Options
from pioche.core.rng import Fast, Outcome, Recorded
from pioche.games import all_games
from pioche.games import game as game_of
from pioche.table.fairness import Promises, Seeds
from pioche.table.log import Player, Step

if TYPE_CHECKING:
    from pioche.table.table import Table


@dataclass(frozen=True)
class Contents:
    """All that a table is made of; `game` is an id where the catalogue has it."""

    kind: "type[Table]"
    game: str | Game
    players: tuple[Player, ...]
    seeds: Seeds | None
    promises: Promises | None
    options: Options
    log: tuple[Step, ...]
    outcomes: tuple[tuple[Outcome, ...], ...]  # of the deal, then of each step
    fast_chance: Fast | None = None
    untold: frozenset[str] = field(default=frozenset(), compare=False)  # how it is written

    def beginning(self) -> "Table":
        """The table just dealt."""
        game = game_of(self.game) if isinstance(self.game, str) else self.game
        source = self.seeds or self.fast_chance or Recorded(list(self.outcomes[0]))
        table = self.kind(game, self.players, source, self.promises, **self.options)
        table.untold = self.untold
        return table

    def table(self) -> "Table":
        """The table as it stood, independent of the one that it was taken from."""
        table = self.beginning()
        for step, outcomes in zip(self.log, self.outcomes[1:], strict=True):
            table.supply(outcomes)
            table.apply(step)
        return table


def contents_of(table: "Table") -> Contents:
    """What a table is made of."""
    game = table.game
    return Contents(
        kind=type(table),
        game=game.id if any(game is known for known in all_games()) else game,
        players=table.players,
        seeds=table.seeds,
        promises=table.promises,
        options=dict(table.options),
        log=tuple(table.log),
        outcomes=tuple(tuple(outcomes) for outcomes in table.outcome_lines),
        fast_chance=table.fast_chance,
        untold=table.untold,
    )
