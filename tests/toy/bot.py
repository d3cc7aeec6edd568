"""The bot of the toy game: it stops once it holds enough for its temperament."""

from typing import Final

from pioche.bots import Bot, Seat
from tests.toy.rules.moves import DIG, STOP

ENOUGH: Final = {"careful": 1, "balanced": 3, "bold": 5}


def temperament(name: str, _seed: int) -> Bot:
    def choose(seat: Seat) -> int:
        return STOP if seat.view["in_hand"] >= ENOUGH[name] else DIG

    return choose
