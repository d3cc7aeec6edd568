"""The panels of the table: status, moves, typing line, log, odds, and how they share the height."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import ItemGrid, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Input, Static

from pioche.terminal import odds, phrases
from pioche.terminal.app.base import Key, hint
from pioche.terminal.boards import Scene
from pioche.terminal.choices import HELP, ODDS, SAVE, UNDO, Choice, read_digits
from pioche.terminal.odds import ValueWorker, value_lines
from pioche.terminal.phrases import choice_line
from pioche.terminal.session import POLL_SECONDS, Session
from pioche.words import Words

# The least lines of the log, with its edges: two sentences on short screens.
LOG_SHORT: Final = 3
LOG_TALL: Final = 6
# The most lines of the odds, with their edges, and their part of the height.
ODDS_SHORT: Final = 4
ODDS_TALL: Final = 9
ODDS_PART: Final = 3
BOARD_LEAST: Final = 3


@dataclass(frozen=True)
class Shares:
    """The most lines of the board and of the odds; the log has the rest."""

    board: int
    odds: int


def share_out(room: int, tall: bool, odds: bool) -> Shares:
    """Divide the lines among panels that stand one below the other."""
    log = LOG_TALL if tall else LOG_SHORT
    most = min(ODDS_TALL if tall else ODDS_SHORT, max(1, (room - log) // ODDS_PART))
    shown_odds = most if odds else 0
    return Shares(max(BOARD_LEAST, room - log - shown_odds), most)


class Middle(Vertical):
    """The panels; posts a message when their room changes."""

    class Fitted(Message):
        """The room has changed."""

    def on_resize(self) -> None:
        self.post_message(self.Fitted())


def status_line(words: Words, session: Session) -> Text:
    """The question, with a key where Enter passes the device on or lets bots continue."""
    text, enter = Text(phrases.status(words, session)), words.say("terminal-key-enter")
    if session.lingers:
        label = phrases.lingering(words, session, "terminal-linger-key")
        text.append(" ").append_text(hint(Key(enter, label, "pass_on")))
    elif session.waits_for_step:
        text.append(" ").append_text(hint(Key(enter, words.say("terminal-step-key"), "step")))
    return text


HINTS: Final = (("F1", HELP), ("F2", ODDS), ("F3", UNDO), ("F4", SAVE), (":", "type"))


def table_keys(words: Words, odds_level: str) -> list[Key]:
    """The key bar of the table, with the current level of the odds."""
    labels = {ODDS: f"{ODDS}-{odds_level}"}
    keys = [
        Key(key, words.say(f"terminal-key-{labels.get(name, name)}"), name) for key, name in HINTS
    ]
    return [*keys, Key("F10", words.say("terminal-key-quit"), "app.quit")]


class TypingLine(Input):
    """The input for a move or a command, in words or by number.

    A number that began with a digit key ends as soon as it can only mean one move.
    """

    def __init__(self, placeholder: str, highest: Callable[[], int]) -> None:
        super().__init__(placeholder=placeholder, id="typed", compact=True, select_on_focus=False)
        self.highest = highest
        self.numbering = False

    def begins_number(self, sign: str) -> bool:
        """Whether a sign is a digit that may begin a longer number."""
        return sign.isdecimal() and bool(read_digits(sign, self.highest())[1])

    def begin_number(self, digit: str) -> None:
        """Continue a number from its first digit."""
        self.numbering = True
        self.focus()
        self.insert_text_at_cursor(digit)

    async def on_input_changed(self, event: Input.Changed) -> None:
        if not event.value.isdecimal():
            self.numbering = False
        elif self.numbering and read_digits(event.value, self.highest())[0]:
            self.numbering = False
            await self.action_submit()


NARROWEST: Final = 16


class MoveButton(Static):
    """One move; a click makes it."""

    class Chosen(Message):
        """The move was clicked."""

        def __init__(self, move: int) -> None:
            super().__init__()
            self.move = move

    def __init__(self, label: str, move: int) -> None:
        super().__init__(label, markup=False)
        self.move = move

    def on_click(self) -> None:
        self.post_message(self.Chosen(self.move))


class MoveGrid(ItemGrid):
    """All legal moves."""

    async def show(self, words: Words, choices: list[Choice]) -> None:
        labels = [choice_line(words, choice) for choice in choices]
        self.min_column_width = max([NARROWEST, *(len(label) + 2 for label in labels)])
        async with self.batch():
            await self.remove_children()
            await self.mount(
                *(
                    MoveButton(label, choice.move)
                    for label, choice in zip(labels, choices, strict=True)
                )
            )


NEW: Final = "›"


class LogPanel(VerticalScroll):
    """The log, with its last sentence in sight."""

    def compose(self) -> ComposeResult:
        yield Static(id="log")

    def show(self, words: Words, session: Session, read_events: int) -> None:
        """Show every sentence; those from event number `read_events` on are marked as new."""
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
        """Keep the last sentence in sight, unless the person is reading further up."""
        if not self.has_focus:
            self.scroll_end(animate=False)

    def clear(self) -> None:
        self.query_one("#log", Static).update("")


@dataclass(frozen=True)
class Shown:
    """The content of the odds panel, and its room."""

    session: Session
    scene: Scene
    level: str
    columns: bool


class OddsPanel(VerticalScroll):
    """The odds of the person who looks; move values improve while it is open."""

    def __init__(self, id: str) -> None:  # noqa: A002  (Textual's name)
        super().__init__(id=id)
        self.worker = ValueWorker()
        self.shown: Shown | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="odds")

    def on_mount(self) -> None:
        """Poll for results."""
        self.set_interval(POLL_SECONDS, self.poll)

    def on_unmount(self) -> None:
        self.worker.close()

    def poll(self) -> None:
        """Show improved values."""
        if self.worker.poll() and self.shown is not None:
            self.draw(self.shown)

    def show(self, shown: Shown) -> None:
        """Show the odds of this moment; work on earlier questions stops."""
        self.shown = shown
        if shown.level == odds.VALUES:
            self.worker.ask(shown.session)
        else:
            self.worker.stop()
        self.draw(shown)

    def draw(self, shown: Shown) -> None:
        words = shown.scene.words
        if shown.level == odds.VALUES:
            lines = value_lines(words, shown.session, self.worker)
        else:
            lines = odds.odds_lines(shown.scene, shown.level)
        self.set_class(bool(lines), "-on")
        self.border_title = words.say(f"terminal-odds-{shown.level}")
        self.query_one("#odds", Static).update(odds.draw_odds(lines, shown.columns))

    def clear(self) -> None:
        """Clear the panel before another person looks."""
        self.worker.stop()
        self.shown = None
        self.query_one("#odds", Static).update("")
