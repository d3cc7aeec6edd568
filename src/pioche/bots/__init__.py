"""Who sits down when people do not: bots by name, for every game."""

from typing import Final

from pioche.bots.expert import Expert, games_with_policies
from pioche.bots.policy_bot import (
    NOVICE,
    RANDOM,
    TEMPERAMENTS,
    has_policies,
    policy_bot,
    policy_for,
)
from pioche.bots.random_bot import random_bot
from pioche.bots.seat import Bot, Seat, seat_at, seat_of
from pioche.core.refusals import Refusal

__all__ = [
    "NOVICE",
    "RANDOM",
    "TEMPERAMENTS",
    "Bot",
    "Expert",
    "Seat",
    "bot",
    "bot_names",
    "policy_for",
    "seat_at",
    "seat_of",
]

EXPERT: Final = "expert"


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that can play a game: novice, temperaments, expert, and any move."""
    if not has_policies(game_id):
        return (RANDOM,)
    experts = (EXPERT,) if game_id in games_with_policies() else ()
    return (NOVICE, *TEMPERAMENTS, *experts, RANDOM)


def bot(game_id: str, name: str, seed: int = 0, iterations: int | None = None) -> Bot:
    """A bot for that game; the same seed gives the same choices.

    `iterations` is the budget of an expert, if it is to have another than its own.
    """
    if name not in bot_names(game_id):
        raise Refusal("bot-unknown", bot=name, known=", ".join(bot_names(game_id)))
    if name == RANDOM:
        return random_bot(seed)
    if name == EXPERT:
        return Expert(game_id, seed, iterations)
    policy = policy_for(game_id, name)
    assert policy is not None
    return policy_bot(policy, seed)
