"""Cards in a row, each in a little box; the row wraps where the screen ends."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

BORDERS: Final = 4


@dataclass(frozen=True)
class Card:
    """The lines inside a box, and the style of its border."""

    lines: list[Text]
    style: str
    double: bool = False
    flat: bool = False  # between brackets on one line: where there is no room for a box

    @property
    def inner(self) -> int:
        """The width inside the border and its margin."""
        return max(line.cell_len for line in self.lines)

    @property
    def width(self) -> int:
        """The width of the whole box."""
        return self.inner + BORDERS

    @property
    def height(self) -> int:
        """How many lines the box takes."""
        return 1 if self.flat else len(self.lines) + 2

    def boxed(self, height: int) -> list[Text]:
        """The box as lines of text, as high as its neighbours."""
        if self.flat:
            return [Text("[", self.style).append_text(self.lines[0]).append("]  ", self.style)]
        corners = "╔═╗║╚╝" if self.double else "╭─╮│╰╯"
        rule = corners[1] * (self.inner + 2)
        middle = [*self.lines, *[Text()] * (height - len(self.lines))]
        rows = [self.row(line, corners[3]) for line in middle]
        top = Text(f"{corners[0]}{rule}{corners[2]}", self.style)
        return [top, *rows, Text(f"{corners[4]}{rule}{corners[5]}", self.style)]

    def row(self, line: Text, side: str) -> Text:
        """One line between the two sides, centred."""
        spare = self.inner - line.cell_len
        left = spare // 2
        row = Text(f"{side} ", self.style).append(" " * left)
        return row.append_text(line).append(" " * (spare - left)).append(f" {side}", self.style)


class CardRow:
    """A rich renderable that lays cards side by side, as large as the lines allow.

    `forms` holds the same cards in several sizes, the largest first.
    """

    def __init__(self, forms: list[list[Card]], lines: int) -> None:
        self.forms = forms
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for row in self.rows(options.max_width):
            height = max(len(card.lines) for card in row)
            for parts in zip(*(card.boxed(height) for card in row), strict=True):
                yield Text.assemble(*parts, no_wrap=True)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(1, options.max_width)

    def rows(self, width: int) -> list[list[Card]]:
        """The rows of the largest form that fits; of the smallest where none does."""
        for cards in self.forms:
            rows = list(wrapped(cards, width))
            if sum(row[0].height for row in rows) <= self.lines:
                break
        return rows


def wrapped(cards: list[Card], width: int) -> Iterator[list[Card]]:
    """The cards, as many to a row as fit."""
    row: list[Card] = []
    for card in cards:
        if row and sum(other.width for other in row) + card.width > width:
            yield row
            row = []
        row.append(card)
    if row:
        yield row
