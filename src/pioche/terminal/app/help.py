"""The help: what can be typed, which keys there are, what the signs mean."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from pioche.terminal.app.base import WordedScreen
from pioche.terminal.app.key_bar import Key, KeyBar

KEYS: Final = ("moves", "keys", "help", "odds", "log", "undo", "save", "quit")


class HelpScreen(WordedScreen[None]):
    """A sheet of sentences; most keys close it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1,enter,q", "close", show=False),
    ]

    def __init__(self, game_id: str) -> None:
        super().__init__()
        self.game_id = game_id

    def compose(self) -> ComposeResult:
        """A sentence for each thing to know; a game may explain its signs."""
        with VerticalScroll(classes="sheet") as sheet:
            sheet.border_title = self.say("terminal-help-title")
            for key in KEYS:
                yield Static(self.say(f"terminal-help-{key}"), classes="help-line", markup=False)
            signs = f"{self.game_id}-board-signs"
            if self.words.has(signs):
                yield Static(self.say(signs), classes="help-line", markup=False)
        yield KeyBar(Key(self.say("terminal-key-escape"), self.say("terminal-key-back"), "close"))

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)
