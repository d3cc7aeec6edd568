"""A game seen again step by step, by one seat's own eyes."""

from dataclasses import dataclass

from pioche.server.errors import NotFound, NotNow
from pioche.server.messages import Frame
from pioche.server.rooms.game_setup import GameSetup, game_setup
from pioche.server.rooms.room import Room
from pioche.server.rooms.seat_events import Event, Memory
from pioche.table.log import Step


@dataclass(frozen=True)
class Replay:
    """What is needed to play a game again as far as a step, without touching the table."""

    beginning: GameSetup
    log: tuple[Step, ...]
    seat: int | None
    step: int
    steps: int
    events: tuple[Event, ...]

    def frame(self) -> Frame:
        """The view after that step. It takes as long as the game so far: not on the event loop."""
        table = self.beginning.deal()
        for step in self.log:
            table.apply(step)
        view = table.view(self.seat)
        description = [line.json() for line in table.game.describe(view)]
        return Frame(self.step, self.steps, view, list(self.events), description)


def replay_of(room: Room, seat: int | None, step: int) -> Replay:
    """The replay of a room as far as one seat's step; step 0 is the deal."""
    if room.table is None:
        raise NotNow("server-not-started")
    memory = room.heard.memory(seat)
    if step >= len(memory.moments):
        raise NotFound("server-no-step", step=step, last=len(memory.moments) - 1)
    return Replay(
        beginning=game_setup(room.table),
        log=tuple(room.table.log[: memory.moments[step].log]),
        seat=seat,
        step=step,
        steps=len(memory.moments) - 1,
        events=told_by(memory, step),
    )


def told_by(memory: Memory, step: int) -> tuple[Event, ...]:
    """What the seat was told by that step."""
    before = memory.moments[step - 1].events if step else 0
    return tuple(memory.events[before : memory.moments[step].events])
