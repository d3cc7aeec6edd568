"""The bots of a table: what they choose, and how long they seem to think about it."""

import asyncio
import hashlib
from dataclasses import dataclass, replace
from typing import Final

from pioche.bots import Bot, bot, seat_at
from pioche.server.rooms.bot_pace import DELAYS
from pioche.server.rooms.clocks import MS_PER_SECOND
from pioche.server.rooms.room import Room
from pioche.server.safe_logging import report
from pioche.table.table import Table

SEED_BYTES: Final = 4


@dataclass(frozen=True)
class PlannedMove:
    """What a bot will do, at which time of the game, if nothing else is asked before."""

    question: int
    seat: int
    bot: str
    move: int
    due: int


class BotRunner:
    """The bots of one room; each thinks once about a question."""

    def __init__(self, room: Room, delay: float) -> None:
        self.room = room
        self.delay = int(delay * MS_PER_SECOND)
        self.bots: dict[tuple[int, str], Bot] = {}
        self.planned: dict[int, PlannedMove] = {}

    async def plan(self, seat: int, name: str, at: int) -> PlannedMove:
        """What the bot does on this seat, and when: in a game against time at its own pace."""
        table = self.room.table
        planned = self.planned.get(seat)
        if planned is None or not still_answers(planned, table, name):
            move = await asyncio.to_thread(self.choose, seat, name)
            planned = PlannedMove(table.question, seat, name, move, at + self.duration(move))
            self.planned[seat] = planned
        return planned

    def duration(self, move: int) -> int:
        """How long a bot is about it: against the clock as its hands are, else so that one sees."""
        table = self.room.table
        pace = table.pace(move)
        if table.clock_runs():
            return pace
        return int(max(pace, self.delay) * DELAYS[self.room.bot_pace])

    def forget_plans(self) -> None:
        """Whatever was planned was planned at another pace."""
        self.planned.clear()

    def choose(self, seat: int, name: str) -> int:
        """A legal move, come what may: a bot that fails must not hold up the table."""
        table = self.room.table
        try:
            own_seat = replace(seat_at(table, seat), legal=table.legal_without_gestures(seat))
            move = int(self.bot_for(seat, name)(own_seat))
            if move in own_seat.legal:
                return move
        except Exception as error:
            report("a bot", error)
        return fallback_move(table, seat)

    def bot_for(self, seat: int, name: str) -> Bot:
        """The bot of a seat, made when it is first asked."""
        if (seat, name) not in self.bots:
            seed = f"pioche bot {seat} after {self.room.count} {self.room.header.seed}".encode()
            number = int.from_bytes(hashlib.sha256(seed).digest()[:SEED_BYTES], "big")
            self.bots[seat, name] = bot(self.room.game.id, name, number)
        return self.bots[seat, name]


def fallback_move(table: Table, seat: int) -> int:
    """What the rules themselves would play for the seat, if that is a person's to play."""
    move = table.stand_in_move(seat)
    legal = table.legal(seat)
    return move if move in legal else legal[-1]


def still_answers(planned: PlannedMove, table: Table, name: str) -> bool:
    """Whether a planned move still answers what is asked."""
    same = (planned.question, planned.bot) == (table.question, name)
    return same and planned.move in table.legal(planned.seat)
