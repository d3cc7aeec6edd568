"""What the clocks of a room in use say: of turns, of patience, of the game itself."""

from pioche.server.rooms.clocks import MS_PER_SECOND, GameTime, TurnClock
from pioche.server.rooms.room import PLAYING, Room
from pioche.server.settings import Settings


class RoomClocks:
    """The part of `LiveRoom` that tells what is due when; it changes nothing."""

    room: Room
    settings: Settings
    turn: TurnClock
    time: GameTime
    undo_asked_at: float
    round_trip_ms: dict[int, int]

    def turn_ends(self) -> float | None:
        """When the turn clock or everybody's patience runs out, if people are asked.

        Where the game has a deadline of its own, that is enough: nobody needs patience as well.
        """
        if not self.people_asked():
            return None
        seconds = self.room.header.turn_seconds
        if seconds is not None:
            return self.turn.since + seconds
        return self.turn.since + self.settings.patience if self.deadline() is None else None

    def turn_visible_from(self) -> float | None:
        """From when on it is shown how long is left."""
        ends = self.turn_ends()
        return None if ends is None else self.visible_from(ends)

    def visible_from(self, ends: float) -> float:
        """The same of a turn that ends then: patience is mentioned only at its end."""
        clock = self.room.header.turn_seconds is not None
        return self.turn.since if clock else ends - self.settings.warning

    def turn_left(self, now: float) -> int | None:
        ends = self.turn_ends()
        if ends is None or now < self.visible_from(ends):
            return None
        return max(0, int((ends - now) * MS_PER_SECOND))

    def stalling_from(self) -> float | None:
        """From when on others may have a bot play for those who are asked.

        Where a turn clock or the game itself limits their time, that is enough.
        """
        if self.room.header.turn_seconds is not None or self.deadline() is not None:
            return None
        return self.turn.since + self.settings.grace if self.people_asked() else None

    def stalling(self, now: float) -> list[int]:
        """The people who have kept the others waiting for longer than the grace."""
        begins = self.stalling_from()
        return self.people_asked() if begins is not None and now >= begins else []

    def undo_question_ends(self) -> float | None:
        """Until when bots wait for people to answer whether a move may be taken back."""
        request = self.room.undo_request
        if request is None or not request.missing:
            return None
        return self.undo_asked_at + self.settings.grace

    def people_asked(self) -> list[int]:
        """The seats that owe a choice and that people choose for."""
        return self.room.facts.people_asked

    def game_at(self, moment: float) -> int:
        """The time of the game at a moment: never before what has happened already."""
        return max(self.time.at(moment), self.room.table.last_at)

    def game_now(self, now: float) -> int | None:
        """The time of the game, where the game goes by it."""
        if self.room.phase != PLAYING or self.room.game.rules.clock is None:
            return None
        return self.game_at(now)

    def allowance(self, seats: list[int]) -> int:
        """What the slowest line of the people on these seats is forgiven."""
        people = [seat for seat in seats if self.room.seats[seat].person]
        slowest = max((self.round_trip_ms.get(seat, 0) for seat in people), default=0)
        return min(slowest, self.room.table.allowance())

    def deadline(self) -> int | None:
        """When time itself moves next, in the time of the game and for those who must act."""
        return self.room.facts.deadline
