"""Which seed the next game has."""

import numpy as np

from pioche.core.refusals import BadSeed, shown

# Seeds of games are below this.
SEEDS = 2**63


class Seeds:
    """A seed that is given is the game's own; the games after it follow from it."""

    def __init__(self) -> None:
        self.generator = np.random.default_rng()

    def take(self, seed: object) -> int:
        """The seed of the next game; None leaves it to chance."""
        if seed is None:
            return int(self.generator.integers(SEEDS))
        if not isinstance(seed, int | np.integer) or seed < 0:
            raise BadSeed("envs-seed", seed=shown(seed))
        self.generator = np.random.default_rng(int(seed))
        return int(seed)
