"""The components in a game's box, and the source of each figure."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

BOOK: Final = "book"  # the rulebook says it
FOUND: Final = "found"  # from other public sources
ASSUMED: Final = "assumed"  # printed on components that we have not seen: our best guess

# What a component's figure is: points at the end of the game, or something that is none.
POINTS: Final = "points"
RUBIES: Final = "rubies"  # shared out when the card comes
IN_CRYSTALS: Final = "crystals"  # what it pays
PRICE: Final = "price"  # what it costs, in crystals
STONES_WORTH: Final = "stones"  # what the stones that it costs are worth, in crystals
IN_GEMS: Final = "gems"  # as how many gems it counts
POSITION: Final = "position"  # where it belongs
NOTHING: Final = "nothing"  # it has no figure


@dataclass(frozen=True)
class Component:
    """One kind of card, die or token: how many there are, its figure, the source of that figure."""

    id: str
    count: int
    value: int
    source: str
    unit: str = POINTS
    # The rulings that concern it.
    rulings: tuple[str, ...] = ()
    # Whether the value holds only under a condition that the card states.
    conditional: bool = False


def with_rulings(
    components: Iterable[Component], rulings: Mapping[str, tuple[str, ...]]
) -> tuple[Component, ...]:
    """Components with the rulings that concern each: by id, or family (`ruby-3`: `ruby`)."""
    return tuple(
        replace(each, rulings=rulings.get(each.id, rulings.get(family_of(each.id), ())))
        for each in components
    )


def family_of(face: str) -> str:
    """`treasure` for `treasure-9`; any other face is its own family."""
    family, dash, value = face.rpartition("-")
    return family if dash and value.isdecimal() else face
