"""The curtain between two people: nothing of either is on the screen."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Static

from pioche.terminal import phrases
from pioche.terminal.app.base import WordedScreen
from pioche.terminal.app.key_bar import Key, KeyBar
from pioche.terminal.session import Session


class CurtainScreen(WordedScreen[bool]):
    """True: the next person is here. False: the last one takes the choice back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "ready", show=False),
        Binding("f3", "undo", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.answered = False

    def compose(self) -> ComposeResult:
        """Whose turn it is to come, and nothing else."""
        first, *others = phrases.curtain(self.words, self.session, "terminal-curtain-undo")
        name = self.session.names[self.session.asked or 0]
        with Vertical(classes="sheet"):
            yield Static(first, classes="sentence strong", markup=False)
            ready = self.say("terminal-curtain-ready", name=name)
            yield Static(ready, classes="sentence", markup=False)
            for line in others:
                yield Static(line, classes="sentence", markup=False)
        yield KeyBar(
            Key(self.say("terminal-key-enter"), name, "ready"),
            Key("F10", self.say("terminal-key-quit"), "app.quit"),
        )

    def action_ready(self) -> None:
        """The next person is at the screen; a second press of the key changes nothing."""
        self.leave(True)

    def action_undo(self) -> None:
        """The last person takes the choice back, where that is free."""
        if self.session.can_take_back():
            self.leave(False)

    def leave(self, ready: bool) -> None:
        """Raise the curtain once: two keys may come before the screen has gone."""
        if not self.answered:
            self.answered = True
            self.dismiss(ready)
