"""What each seat has been told so far, kept ready: an event is looked at once, not at every move.

A seat counts only the steps of the game that told it something. How often somebody else has
changed a secret choice is nobody's business.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pioche.core.masks import SPECTATOR, bit_of
from pioche.table.table import Table

Event = dict[str, Any]


@dataclass(frozen=True)
class Moment:
    """A step that told something: how long the log was then, and how many events there were."""

    log: int
    events: int


@dataclass
class Memory:
    """What one seat has been told, and when."""

    events: list[Event] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)


class SeatEvents:
    """The events of a table by who heard them; None is a spectator."""

    def __init__(self) -> None:
        self.memories: dict[int | None, Memory] = {}
        self.taken = 0  # how much of what the table told is here

    def listen(self, table: Table) -> None:
        """Take over what the table has told since the last time; it never takes any back."""
        fresh = table.event_log[self.taken :]
        self.taken = len(table.event_log)
        for watcher in (*range(table.seats), None):
            bit = int(bit_of(SPECTATOR if watcher is None else watcher))
            events = [event for audience, event in fresh if audience & bit]
            memory = self.memories.setdefault(watcher, Memory())
            if events or not memory.moments:
                memory.events += events
                memory.moments.append(Moment(len(table.log), len(memory.events)))

    def memory(self, watcher: int | None) -> Memory:
        return self.memories.get(watcher) or Memory()

    def count(self, watcher: int | None) -> int:
        """How many events that seat has been told."""
        return len(self.memory(watcher).events)

    def steps(self, watcher: int | None) -> int:
        """How many steps after the deal have told that seat something."""
        return max(0, len(self.memory(watcher).moments) - 1)

    def since(self, watcher: int | None, first: int) -> Sequence[Event]:
        """Those from a number on."""
        return self.memory(watcher).events[first:]
