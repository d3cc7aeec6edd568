"""How a review is done: how much work it is in each game, from which seed, whose decisions.

Budgets are numbers of rollouts and worlds, never a time: a review finds the same on any machine.
"""

from dataclasses import asdict, dataclass
from typing import Final

PERCENT: Final = 100


@dataclass(frozen=True)
class Budget:
    """Numbers of rollouts and worlds.

    `race`: rollouts over the moves of a decision; `worlds`: in which the played move and the best
    are compared; `ledger`: worlds for each move of the game.
    """

    race: int
    worlds: int
    ledger: int

    def data(self) -> dict[str, int]:
        """As a review tells it."""
        return asdict(self)


# At most about 20 seconds of one core for a game of Diamant, three minutes for one of DIG, where
# the rules are compiled.
BUDGETS: Final = {
    "diamant": Budget(race=8000, worlds=4000, ledger=8000),
    "letsdig": Budget(race=2500, worlds=1500, ledger=600),
    "digup": Budget(race=1500, worlds=800, ledger=600),
    "dig": Budget(race=4000, worlds=2000, ledger=1000),
    "digger": Budget(race=4000, worlds=2000, ledger=1500),
}
USUAL: Final = Budget(race=1000, worlds=500, ledger=100)


@dataclass(frozen=True)
class Plan:
    """What is asked for.

    `percent` of the game's usual budget; `seats` whose decisions are judged: None for those of
    people, or of everybody where only bots have played.
    """

    percent: int = PERCENT
    seed: int = 1
    seats: tuple[int, ...] | None = None

    def budget(self, game_id: str) -> Budget:
        """The numbers for a game."""
        usual = BUDGETS.get(game_id, USUAL)
        return Budget(*(max(2, part * self.percent // PERCENT) for part in usual.data().values()))
