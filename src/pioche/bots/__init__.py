"""Bots by name, for every game."""

from functools import partial

from pioche.bots.champion import Champion
from pioche.bots.expert import Expert, MixedBot, games_with_policies
from pioche.bots.names import CHAMPION, EXPERT, NOVICE, RANDOM, TEMPERAMENTS, BotName, read_bot_name
from pioche.bots.plugins import PLUGINS, BotFailed, PluginBot, add_bots, installed_bots
from pioche.bots.policy_bot import PolicyBot, RandomBot, has_policies, policy_for
from pioche.bots.seat import Bot, Seat, seat_at, seat_of
from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.games import game
from pioche.search.best import SEED_LIMIT
from pioche.search.policy import Policy

__all__ = [
    "CHAMPION",
    "EXPERT",
    "NOVICE",
    "RANDOM",
    "TEMPERAMENTS",
    "Bot",
    "BotFailed",
    "BotName",
    "Champion",
    "Expert",
    "Seat",
    "add_bots",
    "bot",
    "bot_names",
    "known_bot",
    "policy_for",
    "searches",
    "seat_at",
    "seat_of",
]


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots for a game: from the novice to the champion, random, then those of other authors."""
    if not has_policies(game_id):
        return (RANDOM, *PLUGINS)
    experts = (EXPERT, CHAMPION) if game_id in games_with_policies() else ()
    return (NOVICE, *TEMPERAMENTS, *experts, RANDOM, *PLUGINS)


def known_bot(game_id: str, text: str) -> BotName:
    """The bot of that name, with its budget; one that the game does not have is refused."""
    read = read_bot_name(text)
    if any(part.name not in bot_names(game_id) for part in read.parts):
        known = dict.fromkeys([*bot_names(game_id), *installed_bots()])
        raise Refusal("bot-unknown", bot=text, known=", ".join(known))
    for part in read.parts:
        if part.iterations and not searches(game_id, part.name):
            raise Refusal("bot-no-budget", bot=part.name, game=game_id)
    return read


def searches(game_id: str, name: str) -> bool:
    """Whether the bot of that name searches in this game, and so may have a budget."""
    return name == EXPERT or (name == CHAMPION and game(game_id).champion_searches)


def bot(game_id: str, name: str, seed: int = 0, iterations: int | None = None) -> Bot:
    """A bot for that game; the same seed gives the same choices.

    `expert@500`, or `iterations`, replaces the usual budget of a bot that searches.
    """
    read = known_bot(game_id, name)
    policy = policy_for(game_id, name)
    if name == RANDOM:
        return RandomBot(seed)
    if policy is not None:
        return PolicyBot(policy, seed, partial(policy_anywhere, game_id, name))
    if read.other is not None:
        return mixed_bot(game_id, read, seed, iterations)
    if read.name in PLUGINS:
        return PluginBot(game(game_id), read.name, seed)
    kind = Champion if read.name == CHAMPION else Expert
    return kind(game_id, seed, read.iterations or iterations)


def policy_anywhere(game_id: str, name: str) -> Policy | None:
    """The policy of a bot that another process may have made known."""
    add_bots([name])
    return policy_for(game_id, name)


def mixed_bot(game_id: str, read: BotName, seed: int, iterations: int | None) -> MixedBot:
    """A mixture of bots that are not both policies; each has a seed of its own."""
    seeds = Fast(seed)
    first, second = (
        bot(game_id, str(part), int(seeds.pick(SEED_LIMIT)), iterations) for part in read.parts
    )
    return MixedBot(first, second, read.share, int(seeds.pick(SEED_LIMIT)))
