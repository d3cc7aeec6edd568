"""A game seen again step by step, by one seat's own eyes."""

from dataclasses import dataclass

from pioche.server.errors import NotFound, NotNow
from pioche.server.replay_messages import Frame
from pioche.server.rooms.game_setup import GameSetup, game_setup
from pioche.server.rooms.room import Room
from pioche.server.rooms.versions import check_over
from pioche.table.event_log import EventData
from pioche.table.log import Step


@dataclass(frozen=True)
class Replay:
    """What is needed to play a game again as far as a step, without touching the table."""

    setup: GameSetup
    log: tuple[Step, ...]
    seat: int | None
    step: int
    steps: int
    events: tuple[EventData, ...]

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
    if room.archived:
        check_over(room)
    if not room.dealt:
        raise NotNow("server-not-started")
    seat_events = room.seat_events
    if step > (last := seat_events.steps(seat)):
        raise NotFound("server-no-step", step=step, last=last)
    return Replay(
        setup=game_setup(room.table),
        log=tuple(room.table.log[: seat_events.log_of(seat).logs[step]]),
        seat=seat,
        step=step,
        steps=last,
        events=tuple(seat_events.at_step(seat, step)),
    )
