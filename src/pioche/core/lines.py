"""What is said of a view, as data: the key of a sentence, its arguments, perhaps a chance.

A game makes lines, `words` and the browser spell them. An argument is a number (fractions are
said with one decimal), a text as it is, or one of the forms that the functions here make: a card,
a seat, kinds of cards with how many there are, a line within the line.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, final

Argument = int | float | str | dict[str, Any]

# How parts in a row are told apart.
COMMA: Final = ", "
STOP: Final = ". "


@final
class Line:  # noqa: PLW1641  (it is compared, never a key)
    """One sentence; a chance between 0 and 1 becomes its `percent`, and may be drawn as a bar.

    No dataclass: a server makes dozens of them for everybody who sees a move, and this one is
    compiled whole.
    """

    def __init__(
        self, key: str, arguments: dict[str, Argument], chance: float | None = None
    ) -> None:
        self.key = key
        self.arguments = arguments
        self.chance = chance

    def __getnewargs__(self) -> tuple[object, ...]:
        """What a compiled line is made with when it is copied or unpickled."""
        return (self.key, self.arguments, self.chance)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Line):
            return False
        same = self.key == other.key and self.arguments == other.arguments
        return same and self.chance == other.chance

    def __repr__(self) -> str:
        return f"Line({self.key!r}, {self.arguments!r}, {self.chance!r})"

    def json(self) -> dict[str, Any]:
        """The line as JSON-able data, without what it has not."""
        data: dict[str, Any] = {"key": self.key}
        if self.arguments:
            data["arguments"] = self.arguments
        if self.chance is not None:
            data["chance"] = self.chance
        return data


def line(key: str, **arguments: Argument) -> Line:
    """A plain sentence."""
    return Line(key, arguments)


def chance_line(key: str, chance: float, **arguments: Argument) -> Line:
    """A sentence about one chance."""
    return Line(key, arguments, chance)


def sentence(*parts: Line) -> Line:
    """Parts one after the other, each with a full stop."""
    return line("line-sentence", text=row(parts, between=STOP))


def face(name: str) -> Argument:
    """A card by its name; `unknown` is one that lies face down."""
    return {"face": name}


def seat(number: int) -> Argument:
    """The player on a seat."""
    return {"seat": number}


def seats(numbers: Sequence[int]) -> Argument:
    """The players on several seats."""
    return {"seats": list(numbers)}


def within(inner: Line) -> Argument:
    """A line within a line."""
    return {"line": inner.json()}


def row(lines: Sequence[Line], empty: str = "", between: str = COMMA) -> Argument:
    """Lines in a row; where there is none, the sentence of the key `empty`."""
    form: dict[str, Any] = {"lines": [each.json() for each in lines]}
    if between != COMMA:
        form["between"] = between
    return or_empty(form, empty)


def counted(pairs: Sequence[tuple[Argument, int]], empty: str = "") -> Argument:
    """Things in a row, with how many there are where several."""
    return or_empty({"counted": [[thing, number] for thing, number in pairs]}, empty)


def faces(cards: Sequence[str], empty: str = "") -> Argument:
    """Cards in a row, one by one in their order."""
    return or_empty({"faces": list(cards)}, empty)


def counted_faces(counts: Mapping[str, int], empty: str = "") -> Argument:
    """Kinds of cards in a row, with how many there are where several."""
    form = {"counts": {card: number for card, number in counts.items() if number}}
    return or_empty(form, empty)


def or_empty(form: dict[str, Any], empty: str) -> Argument:
    """A form with the key of what is said where it holds nothing, if anything is."""
    if empty:
        form["empty"] = empty
    return form


def tally(cards: Sequence[str]) -> dict[str, int]:
    """How many cards of each kind there are, in the order in which they come."""
    return {card: cards.count(card) for card in cards}


@dataclass(frozen=True)
class OddsLines:
    """The odds of a view in lines: as counts of what there is, and as chances."""

    counts: list[Line]
    chances: list[Line]
