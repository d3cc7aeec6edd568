"""A gesture for hands without a pointer: stop a sweeping marker within a band."""

from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Static

from pioche.table.table import Evidence
from pioche.terminal.app.base import WordedScreen
from pioche.terminal.app.key_bar import Key, KeyBar
from pioche.terminal.boards.scene import Gesture
from pioche.terminal.session import Session

WIDTH: Final = 61
FRAMES: Final = 1 / 30
FREE: Final = "═"
PILES: Final = "▒"
MARKER: Final = "█"


class GestureScreen(WordedScreen[Evidence | None]):
    """Gives the evidence of the gesture; nothing where it was not made."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "give_up", show=False)]

    def __init__(self, session: Session, gesture: Gesture) -> None:
        super().__init__()
        self.session = session
        self.gesture = gesture
        self.began = session.now()

    def compose(self) -> ComposeResult:
        """What is reached for, how, and the way out between the piles."""
        with Vertical(classes="sheet"):
            yield Static(self.gesture.title, classes="sentence strong", markup=False)
            yield Static(self.gesture.how, classes="sentence", markup=False)
            yield Static(self.bar(), id="sweep", classes="sentence")
        yield KeyBar(
            Key(self.say("terminal-key-space"), self.say("terminal-key-stop"), "halt"),
            Key(self.say("terminal-key-escape"), self.say("terminal-key-back"), "give_up"),
        )

    def on_mount(self) -> None:
        """Let the marker sweep."""
        self.began = self.session.now()
        self.set_interval(FRAMES, self.sweep)

    def sweep(self) -> None:
        """Show where the marker is now."""
        self.query_one("#sweep", Static).update(self.bar())

    def bar(self) -> Text:
        """The band between the piles, and the marker."""
        first, last = (round(place * (WIDTH - 1)) for place in self.gesture.band)
        marker = round(self.gesture.place(self.session.now() - self.began) * (WIDTH - 1))
        line = Text()
        for column in range(WIDTH):
            free = first <= column <= last
            sign = MARKER if column == marker else FREE if free else PILES
            line.append(sign, "bold yellow" if column == marker else "green" if free else "red")
        return line

    def on_key(self, event: events.Key) -> None:
        """Space or Enter stops the marker."""
        if event.key in ("space", "enter"):
            event.stop()
            self.action_halt()

    def on_click(self) -> None:
        """So does a click."""
        self.action_halt()

    def action_halt(self) -> None:
        """The marker stands: that is the gesture."""
        self.dismiss(self.gesture.evidence(self.began, self.session.now()))

    def action_give_up(self) -> None:
        """No theft after all; the time is gone."""
        self.dismiss(None)
