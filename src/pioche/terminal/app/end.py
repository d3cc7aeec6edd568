"""The end of a game: who won, where the record is, and what now."""

from typing import ClassVar, Final

from rich import box
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Button, Static

from pioche.core.refusals import Refusal
from pioche.terminal import phrases
from pioche.terminal.app.base import WordedScreen
from pioche.terminal.app.key_bar import Key, KeyBar
from pioche.terminal.app.review import ReviewScreen
from pioche.terminal.choices import folded
from pioche.terminal.review_files import can_review
from pioche.terminal.session import Session
from pioche.terminal.solo_record import solo_lines

REVIEW: Final = "review"
AFTER: Final = ("again", "menu", "quit")


class EndScreen(WordedScreen[None]):
    """The ranking, then again, menu or leave; Escape looks at the table once more."""

    AUTO_FOCUS = "#again"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "look", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        """Winners, ranking, record, buttons."""
        with VerticalScroll(classes="sheet", can_focus=False) as sheet:
            sheet.border_title = self.say("terminal-end-title")
            victory = phrases.victory(self.words, self.session.table)
            yield Static(victory, classes="sentence strong", markup=False)
            yield Static(self.ranking())
            for line in phrases.breakdown_lines(self.words, self.session.table):
                yield Static(line, classes="sentence", markup=False)
            yield Static(self.record(), classes="sentence", markup=False)
            for line in solo_lines(self.words, self.session.table):
                yield Static(line, classes="sentence", markup=False)
            with Horizontal(classes="buttons"):
                for name in self.offers:
                    yield Button(self.say(f"terminal-end-{name}"), id=name)
        yield KeyBar(
            Key(self.say("terminal-key-escape"), self.say("terminal-key-back"), "look"),
            Key("F10", self.say("terminal-key-quit"), "app.quit"),
        )

    def ranking(self) -> Table:
        """All players from the best down; winners have a star."""
        session = self.session
        winners = session.table.winners()
        table = Table(box=box.SIMPLE_HEAD, expand=True)
        table.add_column(self.say("terminal-end-rank"), justify="right")
        table.add_column(self.say("terminal-new-name"), ratio=1)
        table.add_column(self.say("terminal-end-points"), justify="right")
        for standing in session.table.standings():
            won = standing.seat in winners
            name = session.names[standing.seat]
            shown = Text(f"{name}{' ★' if won else ''}", "bold" if won else "")
            table.add_row(str(standing.rank), shown, str(standing.points))
        return table

    def record(self) -> str:
        """Where the record was kept, or why it could not be."""
        try:
            return self.say("terminal-end-record", path=str(self.session.finish()))
        except Refusal as refusal:
            return phrases.not_saved(self.words, refusal)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """What now."""
        self.choose(event.button.id or "")

    def on_key(self, event: events.Key) -> None:
        """The first letter of a button presses it."""
        for name in self.offers:
            if (
                event.character
                and folded(event.character) == folded(self.say(f"terminal-end-{name}"))[0]
            ):
                event.stop()
                self.choose(name)

    @property
    def offers(self) -> list[str]:
        """What may be done now; a game that nothing can judge is not reviewed."""
        return [*([REVIEW] if can_review(self.session.table) else []), *AFTER]

    def choose(self, name: str) -> None:
        """Review, again, menu or leave."""
        if name == REVIEW:
            self.app.push_screen(ReviewScreen(self.session.table, self.session.record))
            return
        steps = {"again": self.pioche.play_again, "menu": self.pioche.back_to_menu}
        # By the app, not by this screen: its own handlers would wait for their own end.
        self.app.call_later(steps.get(name, self.pioche.action_quit))

    def action_look(self) -> None:
        """Look at the table once more."""
        self.dismiss(None)
