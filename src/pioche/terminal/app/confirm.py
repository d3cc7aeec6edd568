"""A question to the others at the table: yes or no."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Static

from pioche.terminal.app.base import WordedScreen
from pioche.terminal.commands import is_no, is_yes


class ConfirmScreen(WordedScreen[bool]):
    """Yes by its letter or its button; anything else is no."""

    AUTO_FOCUS = "#no"

    def __init__(self, question: str) -> None:
        super().__init__()
        self.question = question

    def compose(self) -> ComposeResult:
        """The question and two buttons."""
        with Vertical(classes="sheet"):
            yield Static(self.question, classes="sentence strong", markup=False)
            with Horizontal(classes="buttons"):
                yield Button(self.say("terminal-yes"), id="yes", variant="primary")
                yield Button(self.say("terminal-no"), id="no")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """A button answers."""
        self.dismiss(event.button.id == "yes")

    def on_key(self, event: events.Key) -> None:
        """The first letter of yes or no answers, in any language; Escape is no."""
        key = event.character or ""
        if is_yes(key) or is_no(key) or event.key == "escape":
            event.stop()
            self.dismiss(is_yes(key))
