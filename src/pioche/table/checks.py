"""What comes from outside, checked for its form: moves, seats, times, players."""

from collections.abc import Sequence
from typing import cast

from pioche.core.clock import LATEST
from pioche.core.game import Game
from pioche.core.refusals import BadMove, BadSeats, IllegalMove, shown
from pioche.table.log import Player, check_player


def move_number(game: Game, move: int | str) -> int:
    """The number of a move of the game, given as such or as text."""
    if isinstance(move, str):
        return game.moves.parse(move)
    if type(move) is not int:
        raise BadMove("move-text", text=str(move))
    game.moves.text(move)  # refuses a number that is none
    return move


def check_seat(seat: int, seats: int) -> int:
    """A seat of a table that has so many."""
    if type(seat) is not int or not 0 <= seat < seats:
        number = seat + 1 if type(seat) is int else str(seat)
        raise BadSeats("seat-unknown", number=number, seats=seats)
    return seat


def check_at(at: int, last: int) -> int:
    """The time of a step: no earlier than the one before."""
    if type(at) is not int or not 0 <= at <= LATEST:
        raise IllegalMove("time-form", at=shown(at))
    if at < last:
        raise IllegalMove("time-backwards", at=at, last=last)
    return at


def seat_count(seats: int | Sequence[Player]) -> int:
    """How many seats are asked for; what is neither a number nor players the game refuses."""
    return len(seats) if isinstance(seats, list | tuple) else cast("int", seats)


def players_of(seats: int | Sequence[Player]) -> tuple[Player, ...]:
    """The players; seats without names are numbered."""
    if isinstance(seats, int):
        return tuple(Player(str(seat + 1)) for seat in range(seats))
    return tuple(check_player(player) for player in seats)
