"""Which events are told, marked and kept: read from the kinds of event that a game declares."""

from typing import Any, Final

from pioche.core.events import HEADLINE, OWN, SHOWN, EventKind, EventKinds

# What happens at the table itself, in any game: `table-undo` and its like.
TABLE: Final = "table-"

GameEvent = dict[str, Any]


def kind_of(events: EventKinds, event: GameEvent) -> EventKind:
    name = str(event["event"])
    return EventKind(name, ()) if name.startswith(TABLE) else events.named(name)


def is_logged(events: EventKinds, event: GameEvent) -> bool:
    """Whether the log tells this event: not what a board shows anyway."""
    return kind_of(events, event).salience != SHOWN


def is_headline(events: EventKinds, event: GameEvent, seat: int | None) -> bool:
    """Whether this is for everybody's eyes, or befalls the one who looks."""
    salience = kind_of(events, event).salience
    return salience == HEADLINE or (salience == OWN and event.get("seat") == seat)


def redacted(events: EventKinds, event: GameEvent, view: dict[str, Any]) -> GameEvent:
    """The event as a log keeps it later: without a memory aid, no card that was seen in secret."""
    if kind_of(events, event).secret and view.get("memory") is False:
        return {**event, "face": None}
    return event
