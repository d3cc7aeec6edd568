"""What a game's page of rules is made of, before it is said in any language."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pioche.words.language import Argument


@dataclass(frozen=True)
class Sentence:
    """The end of a key of the game's rules, and the figures that its sentence names."""

    key: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True)
class ShownCard:
    """A card of a picture, perhaps with a few words under it."""

    face: str
    note: Sentence | None = None


@dataclass(frozen=True)
class Step:
    """What happens in an example, and the cards that show it: in a row, or in columns."""

    sentence: Sentence
    cards: tuple[ShownCard, ...] = ()
    columns: int = 0


@dataclass(frozen=True)
class Section:
    """Its text is `GAME-rules-ID`; then come cards in a row, then cards that say what they do."""

    id: str
    cards: tuple[str, ...] = ()
    explained: tuple[ShownCard, ...] = ()
    arguments: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True)
class Rulebook:
    """The sections of a game, and an example that the rules themselves play."""

    sections: tuple[Section, ...]
    example: Callable[[], list[Step]]


def plain(*faces: str) -> tuple[ShownCard, ...]:
    """Cards without any words under them."""
    return tuple(ShownCard(face) for face in faces)
