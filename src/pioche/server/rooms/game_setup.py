"""A table's beginning, from which its game can be played again without touching it."""

from dataclasses import dataclass

from pioche.core.game import Game, Options
from pioche.table.fairness import Seeds
from pioche.table.log import Player
from pioche.table.table import Table


@dataclass(frozen=True)
class GameSetup:
    """What a table was dealt from."""

    game: Game
    table_class: type[Table]
    players: tuple[Player, ...]
    seeds: Seeds
    options: Options

    def deal(self) -> Table:
        """The same game, just dealt."""
        return self.table_class(self.game, self.players, self.seeds, None, **self.options)


def game_setup(table: Table) -> GameSetup:
    """How a table began; ours always know their seeds."""
    assert table.seeds is not None
    return GameSetup(table.game, type(table), table.players, table.seeds, table.options)
