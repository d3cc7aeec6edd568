"""What has happened at a table, kept as the rules wrote it.

An event is spelled out as data when somebody reads it: most games of a simulation, and most
events of a table that is played again from its record, nobody ever reads.
"""

from collections.abc import Iterator
from typing import Any

from pioche.core.events import EventKinds
from pioche.core.masks import EVERYBODY, SPECTATOR, bit_of
from pioche.core.state import Event

# An event as JSON-able data.
EventData = dict[str, Any]
# What the rules wrote, or what everybody heard of the table itself.
Entry = Event | EventData


def audience_of(entry: Entry) -> int:
    """The mask of those who may hear it."""
    return EVERYBODY if isinstance(entry, dict) else entry[1]


def spelled(kinds: EventKinds, entry: Entry) -> EventData:
    """The event as data that belongs to whoever asked."""
    return dict(entry) if isinstance(entry, dict) else kinds.json(entry)


def heard_by(watcher: int | None, entries: list[Entry]) -> list[Entry]:
    """Those of the entries that a seat, or a spectator, may hear."""
    bit = int(bit_of(SPECTATOR if watcher is None else watcher))
    return [entry for entry in entries if audience_of(entry) & bit]


class EventLog:
    """The events of one table, in order."""

    def __init__(self, kinds: EventKinds) -> None:
        self.kinds = kinds
        self.entries: list[Entry] = []

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[tuple[int, EventData]]:
        return iter(self.since(0))

    def take(self, events: list[Event]) -> None:
        """Take over what the rules have written."""
        self.entries += events
        events.clear()

    def since(self, first: int) -> list[tuple[int, EventData]]:
        """Each event from a number on, with the mask of those who may hear it."""
        entries = self.entries[first:]
        return [(audience_of(entry), spelled(self.kinds, entry)) for entry in entries]

    def count(self, watcher: int | None) -> int:
        """How many events a seat, or a spectator, may hear."""
        return len(heard_by(watcher, self.entries))

    def heard(self, watcher: int | None, first: int) -> list[EventData]:
        """What a seat, or a spectator, may hear, from its own event of that number on."""
        entries = heard_by(watcher, self.entries)[first:]
        return [spelled(self.kinds, entry) for entry in entries]
