"""Bots by name, for every game."""

from pioche.bots.expert import EXPERT, Expert, games_with_policies
from pioche.bots.plugins import PLUGINS, BotFailed, add_bots, plugin_bot
from pioche.bots.policy_bot import (
    NOVICE,
    RANDOM,
    TEMPERAMENTS,
    has_policies,
    policy_bot,
    policy_for,
    random_bot,
)
from pioche.bots.seat import Bot, Seat, seat_at, seat_of
from pioche.core.refusals import Refusal
from pioche.games import game

__all__ = [
    "EXPERT",
    "NOVICE",
    "RANDOM",
    "TEMPERAMENTS",
    "Bot",
    "BotFailed",
    "Expert",
    "Seat",
    "add_bots",
    "bot",
    "bot_names",
    "policy_for",
    "seat_at",
    "seat_of",
]


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots for a game: novice, temperaments, expert, random, then those of other authors."""
    if not has_policies(game_id):
        return (RANDOM, *PLUGINS)
    experts = (EXPERT,) if game_id in games_with_policies() else ()
    return (NOVICE, *TEMPERAMENTS, *experts, RANDOM, *PLUGINS)


def bot(game_id: str, name: str, seed: int = 0, iterations: int | None = None) -> Bot:
    """A bot for that game; the same seed gives the same choices.

    `iterations` replaces the usual budget of an expert.
    """
    if name not in bot_names(game_id):
        raise Refusal("bot-unknown", bot=name, known=", ".join(bot_names(game_id)))
    if name in PLUGINS:
        return plugin_bot(game(game_id), name, seed)
    if name == RANDOM:
        return random_bot(seed)
    if name == EXPERT:
        return Expert(game_id, seed, iterations)
    policy = policy_for(game_id, name)
    assert policy is not None
    return policy_bot(policy, seed)
