"""The seats of a room until the deal: players, names, flags and seeds.

All seeds are promised while players sit down, then all are revealed, then the cards are dealt. A
promised seed that is not revealed in time counts as none.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pioche.core.game import Game, Options
from pioche.core.options import SomeSeats, keep_seats, seats_named, seats_text, with_earlier_values
from pioche.core.refusals import BadOption, BadSeed
from pioche.server.errors import BadMessage
from pioche.server.messages.requests import OPEN
from pioche.server.rooms.entries import Header
from pioche.table.fairness import Seeds, check_revealed, commitment
from pioche.table.log import HUMAN, Player
from pioche.table.options import omitted_options, options_of
from pioche.table.table import Table


@dataclass
class RoomSeat:
    """A seat: its player, and the bot that plays for an absent one."""

    player: str = OPEN
    nickname: str | None = None
    key: str | None = None
    promise: str | None = None
    flags: list[str] | None = None  # options that are true of this player; None: not stated
    seed: bytes | None = None
    substitute: str | None = None
    left: bool = False

    @property
    def bot(self) -> str | None:
        return self.substitute if self.player == HUMAN else self.player

    @property
    def person(self) -> bool:
        return self.player == HUMAN and self.substitute is None


def tidy(text: str) -> str:
    """The text on one line, without invisible characters."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(shown.split())


def nickname(text: str, taken: Sequence[str]) -> str:
    """A printable name that no other player at the table has."""
    name = tidy(text)
    if not name:
        raise BadMessage("server-nickname")
    return distinct(name, taken)


def distinct(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if it is taken: a second Zoé is Zoé 2."""
    folded = {other.casefold() for other in taken}
    names = [name, *(f"{name} {number}" for number in range(2, len(taken) + 2))]
    return next(free for free in names if free.casefold() not in folded)


def flag_options(game: Game) -> list[SomeSeats]:
    return [option for option in game.options if isinstance(option, SomeSeats)]


def check_flags(game: Game, flags: Sequence[str] | None) -> None:
    known = [option.name for option in flag_options(game)]
    for flag in flags or ():
        if flag not in known:
            raise BadOption("option-unknown", option=flag, known=", ".join(known))


def dealt_options(game: Game, header: Header, seats: Sequence[RoomSeat]) -> Options:
    """The options of the table: players' own flags override the host's."""
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


def house_commitment(header: Header) -> str:
    return commitment(bytes.fromhex(header.seed))


def unrevealed(seats: Sequence[RoomSeat]) -> list[int]:
    return [
        number
        for number, seat in enumerate(seats)
        if seat.promise is not None and seat.seed is None
    ]


def check_reveal(seats: Sequence[RoomSeat], seat: int, text: str) -> None:
    if len(text) % 2:
        raise BadSeed("seed-not-promised", seat=seat)
    check_revealed(seat, seats[seat].promise, bytes.fromhex(text))


def deal(table_class: type[Table], game: Game, header: Header, seats: Sequence[RoomSeat]) -> Table:
    """The dealt game with the revealed seeds; the other promises stay on record."""
    seeds = Seeds(bytes.fromhex(header.seed), tuple(seat.seed for seat in seats))
    promises = seeds.promises_with([seat.promise for seat in seats])
    options = dealt_options(game, header, seats)
    table = table_class(game, players(seats), seeds, promises, **options)
    # Options that the game gets later must not change heads that were sent already.
    table.omitted = omitted_options(game, header.options)
    return table


def players(seats: Sequence[RoomSeat]) -> tuple[Player, ...]:
    """The players with distinct names; bots are named after their kind."""
    found: list[Player] = []
    for number, seat in enumerate(seats, start=1):
        name = seat.nickname if seat.player == HUMAN else f"{seat.player} {number}"
        taken = [player.name for player in found]
        found.append(Player(distinct(name or str(number), taken), seat.player))
    return tuple(found)
