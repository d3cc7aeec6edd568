"""What follows from a room's entries and is asked again and again: worked out once an entry.

A room changes by nothing but its entries, so their number tells whether this is still true.
"""

from typing import TYPE_CHECKING

from pioche.server.messages import HUMAN

if TYPE_CHECKING:
    from pioche.server.rooms.room import Room


class RoomFacts:
    """Who is asked, when time itself moves, what each seat may do; nobody changes these lists.

    `people` are the seats of people, be they away; of them `changeable` those who have answered
    and may still answer otherwise.
    """

    __slots__ = ("changeable", "count", "deadline", "legal", "people", "people_asked", "waiting")

    def __init__(self, room: "Room", playing: bool) -> None:
        self.count = room.count
        self.waiting = room.waiting()
        self.people = {seat for seat, had in enumerate(room.seats) if had.player == HUMAN}
        self.people_asked: list[int] = []
        self.deadline: int | None = None
        self.legal: list[list[int]] = [[] for _ in room.seats]
        if playing:
            self.people_asked = [seat for seat in self.waiting if room.seats[seat].person]
            self.deadline = room.table.deadline()
            self.legal = [room.table.legal(seat) for seat in range(len(room.seats))]
        self.changeable = {
            seat for seat in self.people if self.legal[seat] and seat not in self.waiting
        }
