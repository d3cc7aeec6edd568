"""The log: all events of whoever looks; what is new has a mark."""

from typing import Final

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from pioche.terminal import phrases
from pioche.terminal.session import Session
from pioche.words import Words

NEW: Final = "›"


class LogPanel(VerticalScroll):
    """Sentences, the last one always in sight."""

    def compose(self) -> ComposeResult:
        """One text that scrolls."""
        yield Static(id="log")

    def show(self, words: Words, session: Session, read_events: int) -> None:
        """Every sentence; from event number `read_events` on they are marked as new."""
        lines = phrases.log_lines(words, session)
        new = len(phrases.log_lines(words, session, read_events))
        grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
        grid.add_column(width=1)
        grid.add_column(ratio=1)
        for line in lines[: len(lines) - new]:
            grid.add_row("", Text(line, "dim"))
        for line in lines[len(lines) - new :]:
            grid.add_row(NEW, Text(line))
        self.query_one("#log", Static).update(grid)
        self.anchor()

    def on_resize(self) -> None:
        """Keep the last sentence in sight, unless somebody is reading further up."""
        if not self.has_focus:
            self.scroll_end(animate=False)

    def clear(self) -> None:
        """Nothing at all."""
        self.query_one("#log", Static).update("")
