"""Short texts one after the other, broken between two of them wherever that is possible."""

import re
from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

BETWEEN: Final = " · "
# Inside a text a line may end at a space, but not after a sign that belongs to the next word
# (`§ Worms`) nor before one that belongs to the word before (`12 %`).
BREAK: Final = re.compile(r"(?<!^[^\w %:;?!])(?<![ (][^\w %:;?!]) (?![%:;?!×])")


def headed(heading: str, pieces: list[Text]) -> list[Text]:
    """The pieces with a heading before the first one, from which it is not parted."""
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
        for line in filled(self.pieces, BETWEEN, width):
            yield from filled(words_of(line), " ", width) if line.cell_len > width else [line]

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces]
        whole = sum(widths) + len(BETWEEN) * max(0, len(widths) - 1)
        return Measurement(max(widths, default=0), whole).with_maximum(options.max_width)


def filled(pieces: list[Text], between: str, width: int) -> Iterator[Text]:
    """Lines of as many pieces as fit; at least one each."""
    line = Text()
    for piece in pieces:
        if line and line.cell_len + len(between) + piece.cell_len > width:
            yield line
            line = Text()
        line = line.append(between if line else "").append_text(piece)
    yield line


def words_of(text: Text) -> list[Text]:
    """The parts of a text that a line may end between."""
    first, *others = text.divide([space.start() for space in BREAK.finditer(text.plain)])
    return [first, *(part[1:] for part in others)]
