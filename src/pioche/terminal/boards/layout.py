"""Building blocks of boards: rows of cards, flowing text, and the choice of a layout that fits."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.constrain import Constrain
from rich.measure import Measurement
from rich.text import Text

from pioche.terminal.boards.scene import Scene

BORDERS: Final = 4
TIMES: Final = "\N{MULTIPLICATION SIGN}"


@dataclass(frozen=True)
class Card:
    """The lines inside a box, and the style of its border."""

    lines: list[Text]
    style: str
    double: bool = False
    flat: bool = False  # in brackets on one line, without a box

    @property
    def inner(self) -> int:
        return max(line.cell_len for line in self.lines)

    @property
    def width(self) -> int:
        return self.inner + BORDERS

    @property
    def height(self) -> int:
        return 1 if self.flat else len(self.lines) + 2

    def box_lines(self, height: int) -> list[Text]:
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
            for parts in zip(*(card.box_lines(height) for card in row), strict=True):
                yield Text.assemble(*parts, no_wrap=True)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(1, options.max_width)

    def rows(self, width: int) -> list[list[Card]]:
        """The rows of the largest form that fits, or of the smallest."""
        for cards in self.forms:
            rows = list(wrap(cards, width))
            if sum(row[0].height for row in rows) <= self.lines:
                break
        return rows


def wrap(cards: list[Card], width: int) -> Iterator[list[Card]]:
    """Rows of as many cards as fit."""
    row: list[Card] = []
    for card in cards:
        if row and sum(other.width for other in row) + card.width > width:
            yield row
            row = []
        row.append(card)
    if row:
        yield row


BETWEEN: Final = " · "
# Within a text a line may end at a space, but not after a sign that belongs to the next word
# (`§ Worms`), nor before one that belongs to the word before (`12 %`).
BREAK: Final = re.compile(r"(?<!^[^\w %:;?!])(?<![ (][^\w %:;?!]) (?![%:;?!×])")


def with_heading(heading: str, pieces: list[Text]) -> list[Text]:
    """The pieces, the first one after a heading."""
    first = Text().append(heading, "bold")
    return [first.append_text(pieces[0]), *pieces[1:]] if pieces else [first]


class Flow:
    """A rich renderable of short texts, with a dot between two on the same line.

    Only a text that is wider than the room is broken inside.
    """

    def __init__(self, pieces: list[Text]) -> None:
        self.pieces = pieces

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        for line in fill(self.pieces, BETWEEN, width):
            yield from fill(words_of(line), " ", width) if line.cell_len > width else [line]

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces]
        whole = sum(widths) + len(BETWEEN) * max(0, len(widths) - 1)
        return Measurement(max(widths, default=0), whole).with_maximum(options.max_width)


def fill(pieces: list[Text], between: str, width: int) -> Iterator[Text]:
    """Lines of as many pieces as fit; at least one each."""
    line = Text()
    for piece in pieces:
        if line and line.cell_len + len(between) + piece.cell_len > width:
            yield line
            line = Text()
        line = line.append(between if line else "").append_text(piece)
    yield line


def words_of(text: Text) -> list[Text]:
    """The parts of a text between which a line may end."""
    first, *others = text.divide([space.start() for space in BREAK.finditer(text.plain)])
    return [first, *(part[1:] for part in others)]


Layout = Callable[[Scene], RenderableType]


def first_that_fits(scene: Scene, layouts: Sequence[Layout]) -> RenderableType:
    """The first layout that fits, or the last one; layouts come from the roomiest down.

    It keeps to its columns even where there are more: its height must not depend on a scroll bar.
    """
    for layout in layouts:
        picture = layout(scene)
        if fits(picture, scene):
            break
    return Constrain(picture, scene.columns)


def fits(picture: RenderableType, scene: Scene) -> bool:
    """Whether a picture takes no more lines than the scene has."""
    console = Console(width=scene.columns, color_system=None)
    return len(console.render_lines(picture, pad=False)) <= scene.lines
