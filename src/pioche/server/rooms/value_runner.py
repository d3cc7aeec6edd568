"""Values of moves for players who ask, computed in other processes in parts.

A seat's question is searched once for all its sockets, from what the seat knows. Before each part
it is checked whether a socket still wants it.
"""

import asyncio
from collections.abc import Set
from dataclasses import dataclass, field

from pioche.bots import Expert, seat_at
from pioche.bots.move_values import MoveValues
from pioche.core.game import View
from pioche.server.errors import Forbidden, NotNow
from pioche.server.logs import report
from pioche.server.messages import PLAYING
from pioche.server.messages.table import ValueOfMove, Values
from pioche.server.rooms.connection import Connection
from pioche.server.rooms.room import Room
from pioche.server.rooms.search_pool import SearchPool, table_iterations


@dataclass(eq=False)
class ValueJob:
    """The values of one question to one seat, and its listening sockets with their epochs."""

    seat: int
    question: int
    view: View
    values: MoveValues
    listeners: dict[Connection, int] = field(default_factory=dict)
    failed: bool = False
    task: "asyncio.Task[None] | None" = None

    @property
    def done(self) -> bool:
        return self.failed or self.values.done

    def same_as(self, other: "ValueJob") -> bool:
        return (self.question, self.view) == (other.question, other.view)


class ValueRunner:
    """The values computed at one table, at most one question for each seat."""

    def __init__(self, room: Room, pool: SearchPool, connections: Set[Connection]) -> None:
        self.room = room
        self.pool = pool
        self.connections = connections
        self.jobs: dict[int, ValueJob] = {}

    def check(self, seat: int, question: int) -> None:
        """Refuse where values are forbidden, the seat is not asked, or the game is timed."""
        if not self.room.values_allowed:
            raise Forbidden("server-no-values")
        if not self.asked(seat, question):
            raise NotNow("server-not-asked")
        if self.room.table.clock_runs():
            raise NotNow("server-values-clock")

    def asked(self, seat: int, question: int) -> bool:
        table = self.room.table
        return table.question == question and seat in table.to_act()

    async def ask(self, connection: Connection, seat: int) -> None:
        """Add a listener; called under the room's lock."""
        asked = await asyncio.to_thread(self.new_job, seat)
        job = self.jobs.get(seat)
        if job is None or not job.same_as(asked):
            self.stop(seat)
            job = self.jobs[seat] = asked
        job.listeners[connection] = connection.epoch
        if job.values.parts:
            self.push(job, [connection])
        if not job.done and (job.task is None or job.task.done()):
            job.task = asyncio.create_task(self.run(job))

    def new_job(self, seat: int) -> ValueJob:
        """A new job for the present question; the same question gives the same search."""
        table = self.room.table
        own = seat_at(table, seat)
        game_id = table.game.id
        expert = Expert(game_id, table.question, table_iterations(game_id))
        search = expert.search_of(own)
        return ValueJob(seat, table.question, own.view, MoveValues(search))

    def unlisten(self, connection: Connection, seat: int) -> None:
        if seat in self.jobs:
            self.jobs[seat].listeners.pop(connection, None)

    async def run(self, job: ValueJob) -> None:
        """Compute until the values are precise enough, or nobody wants them."""
        try:
            while not job.done:
                part = job.values.next_part()
                found = await self.pool.compute(part, lambda: self.wanted(job))
                if found is None:
                    return
                job.values.add(part, found)
                if job.values.news:
                    self.push(job, job.listeners)
        except Exception as error:
            report("working out values", error)
            job.failed = True
            self.push(job, job.listeners)

    def wanted(self, job: ValueJob) -> bool:
        """Whether the question stands, values are allowed, and a listener is present."""
        if self.room.phase != PLAYING or not self.room.values_allowed:
            return False
        return self.asked(job.seat, job.question) and bool(self.present(job))

    def present(self, job: ValueJob) -> list[Connection]:
        return [
            connection
            for connection, epoch in job.listeners.items()
            if connection in self.connections and connection.epoch == epoch
        ]

    def push(self, job: ValueJob, connections: "dict[Connection, int] | list[Connection]") -> None:
        if not self.wanted(job):
            return
        message = values_message(job, self.room)
        for connection in self.present(job):
            if connection in connections:
                connection.push_values(message)

    def stop(self, seat: int) -> None:
        job = self.jobs.pop(seat, None)
        if job is not None and job.task is not None:
            job.task.cancel()

    def close(self) -> None:
        for seat in list(self.jobs):
            self.stop(seat)


def values_message(job: ValueJob, room: Room) -> Values:
    moves = [
        ValueOfMove(
            move=room.game.moves.text(value.move),
            share=value.share,
            error=value.error,
            points=value.points,
            points_error=value.points_error,
            close=value.close,
            margin=value.margin,
            points_margin=value.points_margin,
        )
        for value in job.values.values()
    ]
    return Values(job.question, moves, job.values.tries, job.done)
