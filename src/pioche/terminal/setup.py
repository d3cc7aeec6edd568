"""What must be known before a game in the terminal can begin."""

from dataclasses import dataclass

from pioche.core.game import Game, Options
from pioche.table.log import Player


@dataclass(frozen=True)
class Setup:
    """A game, who sits where, the options that differ from the defaults, and the house's seed."""

    game: Game
    players: tuple[Player, ...]
    options: Options
    seed: bytes
