"""The events that each seat has received so far: an event is sorted once, not at every move.

The table itself keeps them; here is only how many a seat has received, and at which of its steps,
as plain numbers: a server holds many tables.

A seat counts only the steps of the game that it received something of. How often somebody else has
changed a secret choice is nobody's business.
"""

from array import array
from collections.abc import Sequence

from pioche.core.events import EventKinds
from pioche.core.masks import EVERYBODY
from pioche.table.event_log import EventData, EventLog, watcher_bit
from pioche.table.table import Table


class SeatLog:
    """How many events one seat has received, and at which steps.

    After each step that it received something of: how long the table's log was (`logs`), and how
    many events the seat had (`counts`). The first is the deal. `head` is that of the table's chain
    after the last of them: another one would tell that somebody has done something in secret.
    """

    __slots__ = ("counts", "head", "logs")

    def __init__(self) -> None:
        self.logs = array("I")
        self.counts = array("I")
        self.head = ""

    @property
    def events(self) -> int:
        """How many events it has received."""
        return self.counts[-1] if self.counts else 0

    @property
    def steps(self) -> int:
        """Of how many steps after the deal it has received events."""
        return max(0, len(self.logs) - 1)

    def add(self, events: int, log: int, head: str) -> None:
        """Receive events of a step; one without any is none, but for the deal."""
        if events or not self.logs:
            self.head = head
            self.counts.append(self.events + events)
            self.logs.append(log)


class SeatEvents:
    """The events of a table by who received them; None is a spectator."""

    def __init__(self) -> None:
        self.logs: dict[int | None, SeatLog] = {}
        self.event_log = EventLog(EventKinds((), []))  # the table's own, once there is one
        self.taken = 0  # how much of the table's event log is counted here
        self.newest = 0  # where the events of the last step begin
        self.public = False  # whether everybody has received all of them
        self.fresh: dict[int, EventData] = {}  # those of them that somebody has asked for

    def collect(self, table: Table, head: str) -> None:
        """Count the table's new events; it never takes any back."""
        log = self.event_log = table.event_log
        audiences = [log.audience(place) for place in range(self.taken, len(log))]
        self.newest, self.taken = self.taken, len(log)
        self.fresh.clear()
        self.public = all(audience == EVERYBODY for audience in audiences)
        steps = len(table.log)
        for watcher in (*range(table.seats), None):
            events = len(audiences) if self.public else heard(audiences, watcher_bit(watcher))
            if watcher not in self.logs:
                self.logs[watcher] = SeatLog()
            self.logs[watcher].add(events, steps, head)
        if table.over:  # nothing is secret any more
            for received in self.logs.values():
                received.head = head

    def log_of(self, watcher: int | None) -> SeatLog:
        return self.logs.get(watcher) or SeatLog()

    def count(self, watcher: int | None) -> int:
        """How many events that seat has received."""
        return self.log_of(watcher).events

    def since(self, watcher: int | None, first: int) -> Sequence[EventData]:
        """Those from a number on: the last ones, so that most of the log is not looked at."""
        wanted = max(0, self.count(watcher) - first)
        if self.public and wanted == self.taken - self.newest:  # as after most moves
            return [self.spelled(place) for place in range(self.newest, self.taken)]
        return [self.spelled(place) for place in self.event_log.last_places(watcher, wanted)]

    def spelled(self, place: int) -> EventData:
        """The event at a place as data: the newest ones, which all hear, are made once."""
        if place < self.newest:
            return self.event_log.data([place])[0]
        if place not in self.fresh:
            self.fresh[place] = self.event_log.data([place])[0]
        return self.fresh[place]

    def at_step(self, watcher: int | None, step: int) -> Sequence[EventData]:
        """Those that the seat received at one of its steps."""
        counts = self.log_of(watcher).counts
        before = counts[step - 1] if step else 0
        places = self.event_log.places(watcher)[before : counts[step]]
        return self.event_log.data(places)


def heard(audiences: Sequence[int], bit: int) -> int:
    """How many events of these audiences somebody has received."""
    return sum(bool(audience & bit) for audience in audiences)
