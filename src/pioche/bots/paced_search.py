"""Searches of interpreted rules, with a budget that this machine can carry out in time.

How long a rollout takes differs tenfold from one device to another, and twofold from one position
to another. So the process that searches tries a small part of the budget first and looks how long
that took. Compiled rules are always fast enough: there a seed plays the same on any machine.
"""

import time
from dataclasses import dataclass, replace
from typing import Final

from pioche.bots.expert import Search, opponent_at, policy_module
from pioche.core.rng import Fast
from pioche.search.best import Arm, try_arms

# The part of a budget that is tried to find out the speed, and the least that a search has.
LEAST: Final = 1 / 20
# The part of the time for which rollouts are planned: the rest is for what lies around them. A
# fifth of it is the most for finding out.
PLANNED: Final = 0.6
FINDING_OUT: Final = 1 / 5


@dataclass(frozen=True)
class PacedSearch:
    """A search of at most these seconds that should be done at this time of `time.time`."""

    search: Search
    seconds: float
    until: float

    def run(self) -> int:
        began = time.time()
        planned = min(self.seconds, self.until - began) * PLANNED
        tried = self.try_some(began + planned * FINDING_OUT)
        spent = time.time() - began
        budget = self.affordable(tried, spent, planned - spent)
        return replace(self.search, iterations=budget).run()

    def try_some(self, until: float) -> int:
        """Try all moves in some worlds, without looking at the results; the number of tries."""
        search = self.search
        module = policy_module(search.game)
        arms = [Arm(move, module.plans()[0]) for move in search.legal]
        others = [opponent_at(search.game)] * search.world.seats
        rng, tried = Fast(search.seed), 0
        while not tried or (tried < least(search.iterations) and time.time() < until):
            try_arms(search.world, search.seat, arms, others, 1, rng, module.cut())
            tried += len(arms)
        return tried

    def affordable(self, tried: int, spent: float, left: float) -> int:
        """The rollouts for the seconds that are left, if those tried took the seconds spent."""
        wanted = self.search.iterations
        if left * tried >= wanted * spent:
            return wanted
        return max(least(wanted), int(left * tried / spent))


def least(iterations: int) -> int:
    return max(1, int(iterations * LEAST))
