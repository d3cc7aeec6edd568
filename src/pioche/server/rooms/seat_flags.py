"""Options that are true of some people: each says so on taking a seat; a bot is none of them."""

from collections.abc import Sequence

from pioche.core.game import Game, Options
from pioche.core.options import SomeSeats, keep_seats, seats_named, seats_text, with_earlier_values
from pioche.core.refusals import BadOption
from pioche.server.messages import HUMAN
from pioche.server.rooms.entries import Header
from pioche.server.rooms.room_seat import RoomSeat
from pioche.table.options import options_of


def flag_options(game: Game) -> list[SomeSeats]:
    """The options that are asked of each person who takes a seat."""
    return [option for option in game.options if isinstance(option, SomeSeats)]


def check_flags(game: Game, flags: Sequence[str] | None) -> None:
    """Refuse a flag that the game does not have."""
    known = [option.name for option in flag_options(game)]
    for flag in flags or ():
        if flag not in known:
            raise BadOption("option-unknown", option=flag, known=", ".join(known))


def dealt_options(game: Game, header: Header, seats: Sequence[RoomSeat]) -> Options:
    """The options of the table: what people said of themselves goes before what the host said."""
    options: Options = with_earlier_values(options_of(game), header.options)
    for option in flag_options(game):
        named = seats_named(str(options.get(option.name, option.default)))
        true_of = [
            number
            for number, seat in enumerate(seats)
            if (number in named if seat.flags is None else option.name in seat.flags)
        ]
        options[option.name] = seats_text(true_of)
    people = [number for number, seat in enumerate(seats) if seat.player == HUMAN]
    return keep_seats(game.options, options, people)
