"""The kinds of events of a game: their names, arguments, weight in the log, and sounds."""

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from pioche.core.masks import bit_of
from pioche.core.state import ARITY_LIMIT, Event

FIRST_ARGUMENT: Final = 2
# What happens at the table itself, in any game: `table-undo` and its like.
TABLE: Final = "table-"

GameEvent = dict[str, Any]

# How much an event matters in a log.
NORMAL: Final = "normal"  # a line of the log
SHOWN: Final = "shown"  # the board shows it anyway: in the log it would be noise
HEADLINE: Final = "headline"  # nobody should miss it
OWN: Final = "own"  # its `seat` should not miss it

# What an event is heard as, by what happens: clients have the sounds.
CARD: Final = "card"  # a card is moved or taken
FLIP: Final = "flip"  # a card is turned up
SLAP: Final = "slap"  # a card is laid down
GEM: Final = "gem"  # a stone is found or taken
DICE: Final = "dice"
KNOCK: Final = "knock"  # a crate, a door
STEP: Final = "step"  # a player walks away
BARK: Final = "bark"
RUMBLE: Final = "rumble"  # a danger comes near
COLLECT: Final = "collect"  # something is brought to safety, or won
LOSS: Final = "loss"  # a trap, a collapse, a night that comes too soon

SOUNDS: Final = (CARD, FLIP, SLAP, GEM, DICE, KNOCK, STEP, BARK, RUMBLE, COLLECT, LOSS)


@dataclass(frozen=True)
class EventKind:
    """One kind of event: its name, the names of its arguments, and how much it matters.

    `secret`: a card is seen in secret; where a table keeps no memory aid, the log forgets it.
    `heading`: a turn, a round or the like begins with it, and so does a group of the log.
    `reveals`: new information for everybody, such as a card turned up or a die thrown.
    """

    name: str
    arguments: tuple[str, ...]
    salience: str = NORMAL
    secret: bool = False
    heading: bool = False
    reveals: bool = False


class EventKinds:
    """All kinds of events of one game, each declared once: `TRAP = EVENTS.add("trap", "face")`.

    An argument called `face` holds the number of a face, one called `move` that of a move;
    `json` spells them out. What `add` gives is the number by which the rules emit the event.
    """

    def __init__(self, faces: tuple[str, ...], moves: list[str]) -> None:
        self.faces = faces
        self.moves = moves
        self.kinds: list[EventKind] = []
        self.sounds: dict[str, str] = {}

    def add(
        self,
        name: str,
        *arguments: str,
        salience: str = NORMAL,
        secret: bool = False,
        heading: bool = False,
        reveals: bool = False,
    ) -> i64:
        """Declare a kind of event; its number holds the kind and the number of arguments."""
        number = len(self.kinds) * ARITY_LIMIT + len(arguments)
        self.kinds.append(EventKind(name, arguments, salience, secret, heading, reveals))
        return number

    def sound(self, name: str, *numbers: int) -> None:
        """Declare as what these kinds of events are heard (`SOUNDS`)."""
        for number in numbers:
            self.sounds[self.kinds[number // ARITY_LIMIT].name] = name

    def kind(self, event: Event) -> EventKind:
        return self.kinds[event[0] // ARITY_LIMIT]

    def named(self, name: str) -> EventKind:
        return next(kind for kind in self.kinds if kind.name == name)

    def name(self, event: Event) -> str:
        return self.kind(event).name

    def json(self, event: Event) -> dict[str, Any]:
        """The event as JSON-able data, without its audience."""
        kind = self.kind(event)
        data: dict[str, Any] = {"event": kind.name}
        place = FIRST_ARGUMENT
        for name in kind.arguments:
            data[name] = self.spell(name, event[place])
            place += 1
        return data

    def heard_by(self, seat: int, events: list[Event]) -> list[dict[str, Any]]:
        """Those of the events that this seat may hear, as JSON-able data."""
        bit = int(bit_of(seat))
        return [self.json(event) for event in events if event[1] & bit]

    def spell(self, name: str, value: int) -> int | str | None:
        if name == "face":
            return self.faces[value] if value >= 0 else None
        return self.moves[value] if name == "move" else value


# Which events are logged, marked and kept


def kind_of(events: EventKinds, event: GameEvent) -> EventKind:
    name = str(event["event"])
    return EventKind(name, ()) if name.startswith(TABLE) else events.named(name)


def is_logged(events: EventKinds, event: GameEvent) -> bool:
    """Whether the log has this event: not where a board shows it anyway."""
    return kind_of(events, event).salience != SHOWN


def explains(events: EventKinds, event: GameEvent) -> bool:
    """Whether the event says why chances changed.

    Not that a turn begins; a known card that was drawn also where only a board shows it.
    """
    kind = kind_of(events, event)
    drawn = kind.reveals and event.get("face") is not None
    return not kind.heading and (kind.salience != SHOWN or drawn)


def is_headline(events: EventKinds, event: GameEvent, seat: int | None) -> bool:
    """Whether nobody should miss the event, or this seat should not."""
    salience = kind_of(events, event).salience
    return salience == HEADLINE or (salience == OWN and event.get("seat") == seat)


def redacted(events: EventKinds, event: GameEvent, view: dict[str, Any]) -> GameEvent:
    """The event as a log keeps it: without a memory aid, cards seen in secret are left out."""
    if kind_of(events, event).secret and view.get("memory") is False:
        return {**event, "face": None}
    return event
