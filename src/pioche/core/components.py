"""What is in a game's box, and how we know."""

from dataclasses import dataclass
from typing import Final

BOOK: Final = "book"  # the rulebook says it
FOUND: Final = "found"  # from other public sources
ASSUMED: Final = "assumed"  # printed on components that we have not seen: our best guess


@dataclass(frozen=True)
class Component:
    """One kind of card, die or token: how many there are, what one is worth, and the source."""

    id: str
    count: int
    value: int
    source: str
