"""The two phases before a game: all promises while people sit down, then all seeds, then the deal.

Whoever promised a seed and does not show it in time counts as having brought none.
"""

from collections.abc import Sequence

from pioche.core.game import Game
from pioche.core.refusals import BadSeed
from pioche.server.messages import HUMAN
from pioche.server.rooms.entries import Header
from pioche.server.rooms.nicknames import distinct
from pioche.server.rooms.room_seat import RoomSeat
from pioche.server.rooms.seat_flags import dealt_options
from pioche.table.fairness import Seeds, check_revealed, commitment
from pioche.table.log import Player
from pioche.table.options import untold_options
from pioche.table.table import Table


def house_commitment(header: Header) -> str:
    """What the house promised before anyone sat."""
    return commitment(bytes.fromhex(header.seed))


def unrevealed(seats: Sequence[RoomSeat]) -> list[int]:
    """The seats that promised a seed and have not shown it."""
    return [
        number
        for number, seat in enumerate(seats)
        if seat.promise is not None and seat.seed is None
    ]


def check_reveal(seats: Sequence[RoomSeat], seat: int, text: str) -> None:
    """Refuse a seed that is not the one promised."""
    if len(text) % 2:
        raise BadSeed("seed-not-promised", seat=seat)
    check_revealed(seat, seats[seat].promise, bytes.fromhex(text))


def deal(table_class: type[Table], game: Game, header: Header, seats: Sequence[RoomSeat]) -> Table:
    """The game, dealt with the seeds that were shown; the other promises stay on record."""
    seeds = Seeds(bytes.fromhex(header.seed), tuple(seat.seed for seat in seats))
    promises = seeds.promises_with([seat.promise for seat in seats])
    options = dealt_options(game, header, seats)
    table = table_class(game, players(seats), seeds, promises, **options)
    # Whatever options the game gets while it is played, its heads stay as they were sent.
    table.untold = untold_options(game, header.options)
    return table


def players(seats: Sequence[RoomSeat]) -> tuple[Player, ...]:
    """Who plays, under names that nobody can mistake; bots are called what they are."""
    found: list[Player] = []
    for number, seat in enumerate(seats, start=1):
        name = seat.nickname if seat.player == HUMAN else f"{seat.player} {number}"
        taken = [player.name for player in found]
        found.append(Player(distinct(name or str(number), taken), seat.player))
    return tuple(found)
