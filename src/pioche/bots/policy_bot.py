"""Bots that are policies: what the policy of a name chooses in a world that looks the same.

A policy decides by what its seat could see, so in every world that could be the real one for all
the seat knows it chooses the same. The bots of simulations, of tables and in the rollouts of
experts are therefore one.
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
# The temperament of whom the novice makes mistakes.
SENSIBLE: Final = "balanced"
# The seed of the worlds that policies look at: what is hidden in them plays no part.
WORLDS: Final = 1

# Of each game that a program has added, what makes the policy of a temperament.
ADDED_POLICIES: Final[dict[str, Callable[[str], Policy]]] = {}


def policy_for(game_id: str, name: str) -> Policy | None:
    """The policy that plays as the bot of that name; None where there is only a bot."""
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
    """The bot that chooses as the policy does; the same seed has the same moods."""
    moods, worlds = Fast(seed), Fast(WORLDS)

    def choose(seat: Seat) -> int:
        move = int(policy.choose(seat.sample(worlds), seat.number, moods))
        # Whoever has chosen already is offered only what changes that.
        return move if move in seat.legal else seat.legal[0]

    return choose


def random_bot(seed: int) -> Bot:
    """A bot that plays at random; the same seed plays the same game."""
    rng = Fast(seed)

    def choose(seat: Seat) -> int:
        return seat.legal[rng.below(len(seat.legal))]

    return choose
