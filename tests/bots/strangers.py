"""Bots as strangers write them: good ones, and each with its own fault."""

from pathlib import Path

from pioche.bots import Seat
from pioche.core.rng import Fast

NOTHING = 3
SEEDS: list[int] = []


def first(seat: Seat) -> int:
    """The first legal move."""
    return seat.legal[0]


def in_words(seat: Seat) -> str:
    """The last legal move, as text."""
    return seat.game.moves.text(seat.legal[-1]).upper()


class Counting:
    """A bot with a memory, made for each game: it holds what it has been asked."""

    def __init__(self, game_id: str, seed: int) -> None:
        self.game_id = game_id
        self.rng = Fast(seed)
        SEEDS.append(seed)

    def __call__(self, seat: Seat) -> int:
        assert seat.game.id == self.game_id
        return seat.legal[self.rng.below(len(seat.legal))]


def only_letsdig(game_id: str, _seed: int, *, strict: bool = True) -> object:
    """Refuses other games; and what it gives is no bot."""
    if strict and game_id != "letsdig":
        raise ValueError(f"no idea of\n{game_id}")
    return None


def no_move(_seat: Seat) -> str:
    return "jump 3"


def other_move(_seat: Seat) -> int:
    return 999


def nothing(_seat: Seat) -> None:
    return None


def truth(_seat: Seat) -> bool:
    return True


def greedy(seat: Seat) -> int:
    """It makes every move legal, which does not help it."""
    seat.legal[:] = range(500)
    return 499


def broken(_seat: Seat) -> int:
    return int(Path("/nowhere").name == "nowhere") // 0


def leaving(_seat: Seat) -> int:
    raise SystemExit(0)
