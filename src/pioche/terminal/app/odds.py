"""The odds beside or below the board: counts, chances, or what each move is worth."""

from dataclasses import dataclass

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from pioche.terminal import odds_panel
from pioche.terminal.boards import Scene
from pioche.terminal.session import POLL_SECONDS, Session
from pioche.terminal.values import ValueWorker, value_lines


@dataclass(frozen=True)
class Shown:
    """What the panel shows, and in which room."""

    session: Session
    scene: Scene
    level: str
    columns: bool


class OddsPanel(VerticalScroll):
    """The odds of whoever looks; what moves are worth gets better while one looks."""

    def __init__(self, id: str) -> None:  # noqa: A002  (Textual's name)
        super().__init__(id=id)
        self.worker = ValueWorker()
        self.shown: Shown | None = None

    def compose(self) -> ComposeResult:
        """One text that scrolls."""
        yield Static(id="odds")

    def on_mount(self) -> None:
        """Look now and then what has been worked out."""
        self.set_interval(POLL_SECONDS, self.poll)

    def on_unmount(self) -> None:
        """Nobody looks any more."""
        self.worker.close()

    def poll(self) -> None:
        """Show better figures."""
        if self.worker.poll() and self.shown is not None:
            self.draw(self.shown)

    def show(self, shown: Shown) -> None:
        """The odds of this moment; what was asked before is not worked out any further."""
        self.shown = shown
        if shown.level == odds_panel.VALUES:
            self.worker.ask(shown.session)
        else:
            self.worker.stop()
        self.draw(shown)

    def draw(self, shown: Shown) -> None:
        """All lines, and which odds they are."""
        words = shown.scene.words
        if shown.level == odds_panel.VALUES:
            lines = value_lines(words, shown.session, self.worker)
        else:
            lines = odds_panel.odds_lines(shown.scene, shown.level)
        self.set_class(bool(lines), "-on")
        self.border_title = words.say(f"terminal-odds-{shown.level}")
        self.query_one("#odds", Static).update(odds_panel.draw_odds(lines, shown.columns))

    def clear(self) -> None:
        """Nothing at all: somebody else is about to look."""
        self.worker.stop()
        self.shown = None
        self.query_one("#odds", Static).update("")
