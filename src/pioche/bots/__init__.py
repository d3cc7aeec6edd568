"""Who sits down when people do not: bots by name, for every game."""

from collections.abc import Callable
from typing import Final

from pioche.bots import diamant, dig, digger, digup, letsdig
from pioche.bots.expert import Expert, games_with_policies
from pioche.bots.novice import novice
from pioche.bots.random_bot import random_bot
from pioche.bots.seat import Bot, Seat, seat_at, seat_of
from pioche.core.refusals import Refusal

__all__ = ["Bot", "Expert", "Seat", "bot", "bot_names", "seat_at", "seat_of"]

RANDOM: Final = "random"
NOVICE: Final = "novice"
EXPERT: Final = "expert"

TEMPERAMENTS: Final = ("careful", "balanced", "bold")

# For each game, what makes the bot of a temperament from a seed.
MAKERS: Final[dict[str, Callable[[str, int], Bot]]] = {
    "diamant": diamant.temperament,
    "letsdig": letsdig.temperament,
    "digup": digup.temperament,
    "dig": dig.temperament,
    "digger": digger.temperament,
}


# The temperament of whom the novice makes mistakes.
SENSIBLE: Final = "balanced"


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that can play a game: novice, temperaments, expert, and any move."""
    if game_id not in MAKERS:
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
    if name == NOVICE:
        return novice(MAKERS[game_id](SENSIBLE, seed), seed + 1)
    return MAKERS[game_id](name, seed)
