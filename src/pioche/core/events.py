"""The kinds of things that happen in a game: their names, arguments and audiences."""

from typing import Any

from pioche.core.masks import bit_of
from pioche.core.state import Event

FIRST_ARGUMENT = 2


class EventKinds:
    """All kinds of events of one game, declared once: `EventKinds(("trap", "face"), ...)`.

    The first word is the name, the others name the arguments. An argument called `face` holds
    the number of a face, one called `move` that of a move; `json` spells them out.
    """

    def __init__(self, faces: tuple[str, ...], moves: list[str], *kinds: tuple[str, ...]) -> None:
        self.faces = faces
        self.moves = moves
        self.kinds = kinds

    def name(self, event: Event) -> str:
        return self.kinds[event[0]][0]

    def json(self, event: Event) -> dict[str, Any]:
        """The event as JSON-able data, without its audience."""
        told: dict[str, Any] = {"event": self.name(event)}
        for name, value in zip(self.kinds[event[0]][1:], event[FIRST_ARGUMENT:], strict=True):
            told[name] = self.spell(name, value)
        return told

    def heard(self, events: list[Event], seat: int) -> list[dict[str, Any]]:
        """Those of the events that this seat is told, as JSON-able data."""
        bit = int(bit_of(seat))
        return [self.json(event) for event in events if event[1] & bit]

    def spell(self, name: str, value: int) -> int | str | None:
        if name == "face":
            return self.faces[value] if value >= 0 else None
        return self.moves[value] if name == "move" else value
