"""How a review is done: how much work it is in each game, from which seed, whose decisions.

Budgets are numbers of rollouts and worlds, never a time: a review finds the same on any machine.
"""

from dataclasses import asdict, dataclass
from typing import Final

from pioche.core.game import Game, ReviewBudget

PERCENT: Final = 100


@dataclass(frozen=True)
class Plan:
    """What is asked for.

    `percent` of the game's usual budget; `seats` whose decisions are judged: None for those of
    people, or of everybody where only bots have played.
    """

    percent: int = PERCENT
    seed: int = 1
    seats: tuple[int, ...] | None = None

    def budget(self, game: Game) -> ReviewBudget:
        """The numbers for a game."""
        parts = asdict(game.review).values()
        return ReviewBudget(*(max(2, part * self.percent // PERCENT) for part in parts))
