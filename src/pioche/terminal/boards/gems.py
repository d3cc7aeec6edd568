"""Points as they lie on the table: diamonds, worth five, and rubies."""

from typing import Final

from rich.text import Text

DIAMOND: Final = "◆"
RUBY: Final = "♦"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
DIAMOND_STYLE: Final = "bold bright_cyan"
RUBY_STYLE: Final = "bold bright_red"
RUBIES_IN_A_DIAMOND: Final = 5
# More diamonds than this are counted, not drawn one by one.
MOST_DRAWN: Final = 4


def change(points: int) -> tuple[int, int]:
    """The diamonds and rubies that make so many points."""
    return divmod(points, RUBIES_IN_A_DIAMOND)


def pile(points: int) -> Text:
    """A pile of gems: `◆◆♦`, or with a figure for the diamonds where it is high."""
    diamonds, rubies = change(points)
    text = Text()
    if diamonds > MOST_DRAWN:
        text.append(f"{DIAMOND}{TIMES}{diamonds}", DIAMOND_STYLE)
        text.append(" " if rubies else "")
    else:
        text.append(DIAMOND * diamonds, DIAMOND_STYLE)
    return text.append(RUBY * rubies, RUBY_STYLE)


def purse(points: int) -> Text:
    """The figure, then the pile."""
    return Text(f"{points:>3} ", "bold" if points else "dim").append_text(pile(points))
