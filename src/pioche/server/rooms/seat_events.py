"""The events that each seat has received so far: an event is sorted once, not at every move.

They are kept as the table keeps them and spelled out for whoever reads them, and steps are plain
numbers: a server holds many tables.

A seat counts only the steps of the game that it received something of. How often somebody else has
changed a secret choice is nobody's business.
"""

from array import array
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from pioche.core.events import EventKinds
from pioche.table.event_log import Entry, EventData, heard_by, spelled
from pioche.table.table import Table


def no_numbers() -> "array[int]":
    return array("I")


@dataclass
class SeatLog:
    """The events that one seat has received, and at which steps.

    After each step that it received something of: how long the table's log was (`logs`), and how
    many events the seat had (`counts`). The first is the deal. `head` is that of the table's chain
    after the last of them: another one would tell that somebody has done something in secret.
    """

    events: list[Entry] = field(default_factory=list)
    logs: "array[int]" = field(default_factory=no_numbers)
    counts: "array[int]" = field(default_factory=no_numbers)
    head: str = ""

    def add(self, events: list[Entry], log: int, head: str) -> None:
        """Receive events of a step; one without any is none, but for the deal."""
        if events or not self.logs:
            self.head = head
            self.events += events
            self.logs.append(log)
            self.counts.append(len(self.events))

    def at_step(self, step: int) -> list[Entry]:
        """What the seat received at one of its steps."""
        before = self.counts[step - 1] if step else 0
        return self.events[before : self.counts[step]]


class SeatEvents:
    """The events of a table by who received them; None is a spectator."""

    def __init__(self) -> None:
        self.logs: defaultdict[int | None, SeatLog] = defaultdict(SeatLog)
        self.kinds = EventKinds((), [])  # those of the table's game, once there is one
        self.taken = 0  # how much of the table's event log is here

    def collect(self, table: Table, head: str) -> None:
        """Take over the table's new events; it never takes any back."""
        fresh = table.event_log.entries[self.taken :]
        self.kinds, self.taken = table.game.events, len(table.event_log)
        for watcher in (*range(table.seats), None):
            self.logs[watcher].add(heard_by(watcher, fresh), len(table.log), head)
        if table.over:  # nothing is secret any more
            for log in self.logs.values():
                log.head = head

    def log_of(self, watcher: int | None) -> SeatLog:
        return self.logs.get(watcher) or SeatLog()

    def count(self, watcher: int | None) -> int:
        """How many events that seat has received."""
        return len(self.log_of(watcher).events)

    def steps(self, watcher: int | None) -> int:
        """Of how many steps after the deal that seat has received events."""
        return max(0, len(self.log_of(watcher).logs) - 1)

    def head(self, watcher: int | None) -> str:
        """The head of the chain after the last step of which that seat has received events."""
        return self.log_of(watcher).head

    def since(self, watcher: int | None, first: int) -> Sequence[EventData]:
        """Those from a number on."""
        return self.spelled(self.log_of(watcher).events[first:])

    def at_step(self, watcher: int | None, step: int) -> Sequence[EventData]:
        """Those that the seat received at one of its steps."""
        return self.spelled(self.log_of(watcher).at_step(step))

    def spelled(self, entries: list[Entry]) -> list[EventData]:
        return [spelled(self.kinds, entry) for entry in entries]
