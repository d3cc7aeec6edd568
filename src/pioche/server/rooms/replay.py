"""A game seen again step by step, by one seat's own eyes."""

from dataclasses import dataclass

from pioche.server.errors import NotFound, NotNow
from pioche.server.replay_messages import Frame
from pioche.server.rooms.game_setup import GameSetup, game_setup
from pioche.server.rooms.room import Room
from pioche.server.rooms.seat_events import Event, SeatLog
from pioche.table.log import Step


@dataclass(frozen=True)
class Replay:
    """What is needed to play a game again as far as a step, without touching the table."""

    setup: GameSetup
    log: tuple[Step, ...]
    seat: int | None
    step: int
    steps: int
    events: tuple[Event, ...]

    def frame(self) -> Frame:
        """The view after that step. It takes as long as the game so far: not on the event loop."""
        table = self.setup.deal()
        for step in self.log:
            table.apply(step)
        view = table.view(self.seat)
        description = [line.json() for line in table.game.describe(view)]
        return Frame(self.step, self.steps, view, list(self.events), description)


def replay_of(room: Room, seat: int | None, step: int) -> Replay:
    """The replay of a room as far as one seat's step; step 0 is the deal."""
    if not room.dealt:
        raise NotNow("server-not-started")
    seat_log = room.seat_events.log_of(seat)
    if step >= len(seat_log.steps):
        raise NotFound("server-no-step", step=step, last=len(seat_log.steps) - 1)
    return Replay(
        setup=game_setup(room.table),
        log=tuple(room.table.log[: seat_log.steps[step].log]),
        seat=seat,
        step=step,
        steps=len(seat_log.steps) - 1,
        events=events_of(seat_log, step),
    )


def events_of(seat_log: SeatLog, step: int) -> tuple[Event, ...]:
    """The events that the seat received at that step."""
    before = seat_log.steps[step - 1].events if step else 0
    return tuple(seat_log.events[before : seat_log.steps[step].events])
