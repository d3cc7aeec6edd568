"""Which events each seat has received, as numbers into the table's event log.

A seat counts only the steps that it received events of: the number of others' secret changes must
not show.
"""

from array import array
from collections.abc import Sequence

from pioche.core.events import EventKinds
from pioche.core.masks import EVERYBODY
from pioche.table.event_log import EventData, EventLog, watcher_bit
from pioche.table.table import Table


class SeatLog:
    """The number of events of one seat after each step that it received events of.

    `logs` has the length of the table's log after each such step, `counts` the number of events;
    the first is the deal. `head` is the head of the table's chain after the last of them: a later
    one would reveal secret steps.
    """

    __slots__ = ("counts", "head", "logs")

    def __init__(self) -> None:
        self.logs = array("I")
        self.counts = array("I")
        self.head = ""

    @property
    def events(self) -> int:
        return self.counts[-1] if self.counts else 0

    @property
    def steps(self) -> int:
        return max(0, len(self.logs) - 1)

    def add(self, events: int, log: int, head: str) -> None:
        """Note the events of a step; steps without events do not count, except the deal."""
        if events or not self.logs:
            self.head = head
            self.counts.append((self.counts[-1] if self.counts else 0) + events)
            self.logs.append(log)


class SeatEvents:
    """The events of a table by receiver; None is a spectator."""

    def __init__(self) -> None:
        self.logs: dict[int | None, SeatLog] = {}
        self.event_log = EventLog(EventKinds((), []))  # the table's, after the deal
        self.taken = 0  # counted events of the table's log
        self.newest = 0  # place of the last step's first event
        self.public = False  # whether all of the last step's events are public
        # The last step's events as data, cached since several receive them: by place, and all.
        self.fresh: dict[int, EventData] = {}
        self.all_fresh: list[EventData] | None = None

    def collect(self, table: Table, head: str) -> None:
        """Count the table's new events; the table never removes any."""
        log = self.event_log = table.event_log
        audiences = [log.audience(place) for place in range(self.taken, len(log))]
        self.newest, self.taken = self.taken, len(log)
        self.fresh.clear()
        self.all_fresh = None
        self.public = all(audience == EVERYBODY for audience in audiences)
        steps = len(table.log)
        for watcher in (*range(table.seats), None):
            events = len(audiences) if self.public else count_heard(audiences, watcher_bit(watcher))
            if watcher not in self.logs:
                self.logs[watcher] = SeatLog()
            self.logs[watcher].add(events, steps, head)
        if table.over:  # nothing is secret any more
            for received in self.logs.values():
                received.head = head

    def log_of(self, watcher: int | None) -> SeatLog:
        return self.logs.get(watcher) or SeatLog()

    def count(self, watcher: int | None) -> int:
        return self.log_of(watcher).events

    def since(self, watcher: int | None, first: int) -> list[EventData]:
        """The events from a number on, read from the end of the log. They are not to be changed."""
        wanted = max(0, self.count(watcher) - first)
        if self.public and wanted == self.taken - self.newest:  # the usual case
            if self.all_fresh is None:
                self.all_fresh = self.event_log.data(list(range(self.newest, self.taken)))
            return self.all_fresh
        return [self.spelled(place) for place in self.event_log.last_places(watcher, wanted)]

    def spelled(self, place: int) -> EventData:
        """The event at a place as data; the newest ones are cached, since all receive them."""
        if place < self.newest:
            return self.event_log.data([place])[0]
        if place not in self.fresh:
            self.fresh[place] = self.event_log.data([place])[0]
        return self.fresh[place]

    def at_step(self, watcher: int | None, step: int) -> Sequence[EventData]:
        counts = self.log_of(watcher).counts
        before = counts[step - 1] if step else 0
        places = self.event_log.places(watcher)[before : counts[step]]
        return self.event_log.data(places)


def count_heard(audiences: Sequence[int], bit: int) -> int:
    return sum(bool(audience & bit) for audience in audiences)
