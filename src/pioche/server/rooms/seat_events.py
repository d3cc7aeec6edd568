"""The events that each seat has received so far: an event is sorted once, not at every move.

A seat counts only the steps of the game that it received something of. How often somebody else has
changed a secret choice is nobody's business.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pioche.core.masks import SPECTATOR, bit_of
from pioche.table.table import Table

Event = dict[str, Any]


@dataclass(frozen=True)
class VisibleStep:
    """A step of which a seat received events: how long the log and its events were then."""

    log: int
    events: int


@dataclass
class SeatLog:
    """The events that one seat has received, and at which steps."""

    events: list[Event] = field(default_factory=list)
    steps: list[VisibleStep] = field(default_factory=list)


class SeatEvents:
    """The events of a table by who received them; None is a spectator."""

    def __init__(self) -> None:
        self.logs: dict[int | None, SeatLog] = {}
        self.taken = 0  # how much of the table's event log is here

    def collect(self, table: Table) -> None:
        """Take over the table's new events; it never takes any back."""
        fresh = table.event_log[self.taken :]
        self.taken = len(table.event_log)
        for watcher in (*range(table.seats), None):
            bit = int(bit_of(SPECTATOR if watcher is None else watcher))
            events = [event for audience, event in fresh if audience & bit]
            seat_log = self.logs.setdefault(watcher, SeatLog())
            if events or not seat_log.steps:
                seat_log.events += events
                seat_log.steps.append(VisibleStep(len(table.log), len(seat_log.events)))

    def log_of(self, watcher: int | None) -> SeatLog:
        return self.logs.get(watcher) or SeatLog()

    def count(self, watcher: int | None) -> int:
        """How many events that seat has received."""
        return len(self.log_of(watcher).events)

    def steps(self, watcher: int | None) -> int:
        """Of how many steps after the deal that seat has received events."""
        return max(0, len(self.log_of(watcher).steps) - 1)

    def since(self, watcher: int | None, first: int) -> Sequence[Event]:
        """Those from a number on."""
        return self.log_of(watcher).events[first:]
