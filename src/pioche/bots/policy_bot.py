"""Bots that play by a policy of the search, in a world dealt from the knowledge of their seat.

A policy decides by what its seat can see, so it chooses the same in every world that looks the same
to the seat. The bots of simulations, of tables and of rollouts are therefore the same.
"""

from collections.abc import Callable
from typing import Final

from pioche.bots.expert import games_with_policies, policy_module
from pioche.bots.seat import Bot, Seat
from pioche.core.rng import Fast
from pioche.search.policy import NovicePolicy, Policy, RandomPolicy

RANDOM: Final = "random"
NOVICE: Final = "novice"
TEMPERAMENTS: Final = ("careful", "balanced", "bold")
# The temperament that the novice plays by, with mistakes.
SENSIBLE: Final = "balanced"
# The seed of the sampled worlds: hidden cards do not matter to a policy.
WORLDS: Final = 1

# For each added game, the function that makes the policy of a temperament.
ADDED_POLICIES: Final[dict[str, Callable[[str], Policy]]] = {}


def policy_for(game_id: str, name: str) -> Policy | None:
    """The policy of the bot of that name; None where the bot has none."""
    if name == RANDOM:
        return RandomPolicy()
    if name not in (NOVICE, *TEMPERAMENTS) or not has_policies(game_id):
        return None
    if name == NOVICE:
        return NovicePolicy(temperament(game_id, SENSIBLE))
    return temperament(game_id, name)


def has_policies(game_id: str) -> bool:
    return game_id in games_with_policies() or game_id in ADDED_POLICIES


def temperament(game_id: str, name: str) -> Policy:
    make = ADDED_POLICIES.get(game_id) or policy_module(game_id).temperament
    made: Policy = make(name)
    return made


def policy_bot(policy: Policy, seed: int) -> Bot:
    """A bot that plays by the policy; the same seed gives the same choices."""
    moods, worlds = Fast(seed), Fast(WORLDS)

    def choose(seat: Seat) -> int:
        move = int(policy.choose(seat.sample(worlds), seat.number, moods))
        # A seat that has chosen is offered only moves that change its choice.
        return move if move in seat.legal else seat.legal[0]

    return choose


def random_bot(seed: int) -> Bot:
    """A bot that plays at random; the same seed plays the same game."""
    rng = Fast(seed)

    def choose(seat: Seat) -> int:
        return seat.legal[rng.below(len(seat.legal))]

    return choose
