"""Who sits down when people do not: bots by name, for every game."""

from collections.abc import Callable
from typing import Final

from pioche.bots import diamant, dig, digger, digup, letsdig
from pioche.bots.random_bot import random_bot
from pioche.bots.seat import Bot, Seat, seat_at, seat_of
from pioche.core.refusals import Refusal

__all__ = ["Bot", "Seat", "bot", "bot_names", "seat_at", "seat_of"]

RANDOM: Final = "random"

TEMPERAMENTS: Final = ("careful", "balanced", "bold")

# For each game, what makes the bot of a temperament from a seed.
MAKERS: Final[dict[str, Callable[[str, int], Bot]]] = {
    "diamant": diamant.temperament,
    "letsdig": letsdig.temperament,
    "digup": digup.temperament,
    "dig": dig.temperament,
    "digger": digger.temperament,
}


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    return (*TEMPERAMENTS, RANDOM) if game_id in MAKERS else (RANDOM,)


def bot(game_id: str, name: str, seed: int = 0) -> Bot:
    """A bot for that game; the same seed gives the same choices."""
    if name not in bot_names(game_id):
        raise Refusal("bot-unknown", bot=name, known=", ".join(bot_names(game_id)))
    if name == RANDOM:
        return random_bot(seed)
    return MAKERS[game_id](name, seed)
