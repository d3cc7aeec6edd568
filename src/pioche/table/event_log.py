"""The events of a table, stored as the numbers that the rules wrote.

An event becomes data when it is read: most events of simulations and of replayed tables never are.
They are stored in arrays, because a server holds many tables and a tuple for each event would be
half of a table's memory.
"""

from array import array
from collections.abc import Iterator
from typing import Any, Final

from pioche.core.events import EventKinds
from pioche.core.masks import EVERYBODY, SPECTATOR, bit_of
from pioche.core.state import Event

# An event as JSON-able data.
EventData = dict[str, Any]
# An event of the rules, or a public one of the table itself.
Entry = Event | EventData
# The place of the audience in an event of the rules.
AUDIENCE: Final = 1


def audience_of(entry: Entry) -> int:
    """The mask of those who may hear it."""
    return EVERYBODY if isinstance(entry, dict) else entry[AUDIENCE]


def data_of(kinds: EventKinds, entry: Entry) -> EventData:
    """The event as data that the caller may change."""
    return dict(entry) if isinstance(entry, dict) else kinds.json(entry)


def watcher_bit(watcher: int | None) -> int:
    """The bit of a seat, or of a spectator, in the mask of an audience."""
    return int(bit_of(SPECTATOR if watcher is None else watcher))


class EventLog:
    """The events of one table, in order."""

    def __init__(self, kinds: EventKinds) -> None:
        self.kinds = kinds
        self.numbers = array("i")  # of all events, one after the other
        self.starts = array("I")  # where each begins
        self.others: dict[int, Entry] = {}  # events that are not among the numbers, by place
        self.own: dict[int, int] = {}  # the audience of those of the table that are not public

    def __len__(self) -> int:
        return len(self.starts)

    def __iter__(self) -> Iterator[tuple[int, EventData]]:
        return iter(self.since(0))

    def take(self, events: list[Event]) -> None:
        """Move events of the rules into the log."""
        for event in events:
            start = len(self.numbers)
            try:
                self.numbers.extend(event)
            except OverflowError:  # a plug-in game may write numbers larger than ours do
                del self.numbers[start:]
                self.others[len(self.starts)] = event
            self.starts.append(start)
        events.clear()

    def add(self, event: EventData, audience: int = EVERYBODY) -> None:
        """Add an event of the table itself."""
        if audience != EVERYBODY:
            self.own[len(self.starts)] = audience
        self.others[len(self.starts)] = event
        self.starts.append(len(self.numbers))

    def entry(self, place: int) -> Entry:
        if place in self.others:
            return self.others[place]
        ends = self.starts[place + 1] if place + 1 < len(self.starts) else len(self.numbers)
        return tuple(self.numbers[self.starts[place] : ends])

    def audience(self, place: int) -> int:
        """The mask of those who may hear the event at a place."""
        if place in self.others:
            return self.own.get(place, audience_of(self.others[place]))
        return self.numbers[self.starts[place] + AUDIENCE]

    def data(self, places: list[int]) -> list[EventData]:
        return [data_of(self.kinds, self.entry(place)) for place in places]

    def since(self, first: int) -> list[tuple[int, EventData]]:
        """Each event from a number on, with the mask of those who may hear it."""
        places = list(range(first, len(self)))
        return list(zip(map(self.audience, places), self.data(places), strict=True))

    def places(self, watcher: int | None, first: int = 0) -> list[int]:
        """The places, from one on, of the events that a seat or a spectator may hear."""
        bit, numbers, others = watcher_bit(watcher), self.numbers, self.others
        # As `audience`, without a call for each event: this runs often.
        return [
            place
            for place, start in enumerate(self.starts[first:], start=first)
            if (self.audience(place) if place in others else numbers[start + AUDIENCE]) & bit
        ]

    def last_places(self, watcher: int | None, number: int) -> list[int]:
        """The places of the last `number` events that a seat or a spectator may hear."""
        bit, found, place = watcher_bit(watcher), list[int](), len(self)
        while len(found) < number:
            place -= 1
            if self.audience(place) & bit:
                found.append(place)
        return found[::-1]

    def count(self, watcher: int | None) -> int:
        return len(self.places(watcher))

    def heard(self, watcher: int | None, first: int) -> list[EventData]:
        """What a seat, or a spectator, may hear, from its own event of that number on."""
        return self.data(self.places(watcher)[first:])
