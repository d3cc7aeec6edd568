"""The simplest bot: any legal move, each as likely as the others."""

from pioche.bots.seat import Bot, Seat
from pioche.core.rng import Fast


def random_bot(seed: int) -> Bot:
    """A bot that plays at random; the same seed plays the same game."""
    rng = Fast(seed)

    def choose(seat: Seat) -> int:
        return seat.legal[rng.below(len(seat.legal))]

    return choose
