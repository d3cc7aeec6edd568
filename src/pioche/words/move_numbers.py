"""Which number picks which move, in every client: parts/moves.js does the same."""

from collections.abc import Sequence
from typing import Final

from pioche.core.game import Game
from pioche.core.moves import Seats

# Digits are keys: so many moves have a key each.
ONE_DIGIT: Final = 9


def move_numbers(game: Game, legal: Sequence[int]) -> list[int]:
    """The number of each move: its place in the list.

    But where every move ends with a number that has a key, that one, lest key 8 mean place 9.
    """
    own = [last_number(game, move) for move in legal]
    if len(set(own)) == len(own) and all(1 <= number <= ONE_DIGIT for number in own):
        return own
    return list(range(1, len(own) + 1))


def last_number(game: Game, move: int) -> int:
    """The number with which a move ends; 0 where it does not end with one."""
    domains = game.moves.domains[game.moves.name(move)]
    if not domains or isinstance(domains[-1], Seats) or not isinstance(domains[-1], int):
        return 0
    return int(game.moves.arguments(move)[-1])


def read_digits(typed: str, highest: int) -> tuple[int | None, str]:
    """What digits typed one after the other mean: a number at once, or one still to be ended.

    However many moves there are, a digit that cannot begin a longer number picks at once.
    """
    number = int(typed)
    if not 1 <= number <= highest:
        return None, ""
    return (None, typed) if number * 10 <= highest else (number, "")
