"""A row of small boxes, one for each person: those for whom something is true."""

from collections.abc import Mapping
from typing import Final

from textual.app import ComposeResult
from textual.containers import ItemGrid
from textual.content import Content
from textual.widgets import Checkbox

CROSSED: Final = "[x]"
EMPTY: Final = "[ ]"


class SeatBox(Checkbox):
    """A box that has a cross or has none: it can be read without colours."""

    BUTTON_LEFT = BUTTON_RIGHT = ""
    BUTTON_INNER = EMPTY

    def watch_value(self) -> None:
        """Draw the cross, or take it away."""
        self.BUTTON_INNER = CROSSED if self.value else EMPTY
        super().watch_value()


class SeatBoxes(ItemGrid):
    """Boxes for all the seats of a game, of which only those of people at the table are shown."""

    def __init__(self, seats: int, crossed: list[int], name: str) -> None:
        super().__init__(id=name)
        self.seats = seats
        self.crossed = crossed

    def compose(self) -> ComposeResult:
        """The boxes, as they are by default."""
        for seat in range(self.seats):
            yield SeatBox("", seat in self.crossed, compact=True)

    def show(self, labels: Mapping[int, str]) -> None:
        """Show the boxes of these seats under these labels, in as many columns as fit."""
        for seat, box in enumerate(self.query(SeatBox)):
            box.display = seat in labels
            box.label = Content(labels.get(seat, ""))  # as it is typed: brackets are no markup
        longest = max((len(label) for label in labels.values()), default=0)
        self.min_column_width = longest + len(EMPTY) + 2

    @property
    def chosen(self) -> list[int]:
        """The seats whose boxes are crossed and shown."""
        boxes = enumerate(self.query(SeatBox))
        return [seat for seat, box in boxes if box.value and box.display]
