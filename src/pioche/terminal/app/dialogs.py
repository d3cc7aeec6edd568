"""Screens that open over the table: a question, the curtain, a gesture, the help, the end."""

from collections.abc import Iterator
from typing import ClassVar, Final

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, Static

from pioche.console import fold, is_no, is_yes
from pioche.core.game import Game, Options
from pioche.core.refusals import Refusal
from pioche.review.review_file import can_review
from pioche.table.log import Evidence
from pioche.terminal import phrases
from pioche.terminal.app.base import Key, KeyBar, WordedScreen
from pioche.terminal.app.review import ReviewScreen
from pioche.terminal.boards.scene import Gesture, signs_lines
from pioche.terminal.rules_text import (
    box_legend,
    box_table,
    card_lines,
    rules_lines,
    strategy_lines,
)
from pioche.terminal.saves import solo_lines
from pioche.terminal.session import Session


class ConfirmScreen(WordedScreen[bool]):
    """A question: yes by its letter or button; anything else is no."""

    AUTO_FOCUS = "#no"

    def __init__(self, question: str) -> None:
        super().__init__()
        self.question = question

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(self.question, classes="sentence strong", markup=False)
            with Horizontal(classes="buttons"):
                yield Button(self.say("terminal-yes"), id="yes", variant="primary")
                yield Button(self.say("terminal-no"), id="no")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def on_key(self, event: events.Key) -> None:
        """The first letter of yes or no answers, in any language; Escape is no."""
        key = event.character or ""
        if is_yes(key) or is_no(key) or event.key == "escape":
            event.stop()
            self.dismiss(is_yes(key))


class CurtainScreen(WordedScreen[bool]):
    """Hides the table between two people. True: the next person is here; False: undo."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "ready", show=False),
        Binding("f3", "undo", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.answered = False

    def compose(self) -> ComposeResult:
        """Only who comes next."""
        first, *others = phrases.curtain(self.words, self.session, "terminal-curtain-undo")
        name = self.session.names[self.session.next_person or 0]
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
        """The next person is at the screen."""
        self.leave(True)

    def action_undo(self) -> None:
        """The last person takes the choice back, where that needs no consent."""
        if self.session.can_take_back():
            self.leave(False)

    def leave(self, ready: bool) -> None:
        """Raise the curtain once: two keys may arrive before the screen is gone."""
        if not self.answered:
            self.answered = True
            self.dismiss(ready)


WIDTH: Final = 61
FRAMES: Final = 1 / 30
FREE: Final = "═"
PILES: Final = "▒"
MARKER: Final = "█"


class GestureScreen(WordedScreen[Evidence | None]):
    """Gives the evidence of a gesture; None where it was not made."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "give_up", show=False)]

    def __init__(self, session: Session, gesture: Gesture) -> None:
        super().__init__()
        self.session = session
        self.gesture = gesture
        self.began = session.now()

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(self.gesture.title, classes="sentence strong", markup=False)
            yield Static(self.gesture.how, classes="sentence", markup=False)
            yield Static(self.bar(), id="sweep", classes="sentence")
        yield KeyBar(
            Key(self.say("terminal-key-space"), self.say("terminal-key-stop"), "halt"),
            Key(self.say("terminal-key-escape"), self.say("terminal-key-back"), "give_up"),
        )

    def on_mount(self) -> None:
        self.began = self.session.now()
        self.set_interval(FRAMES, self.sweep)

    def sweep(self) -> None:
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
        self.action_halt()

    def action_halt(self) -> None:
        """Stop the marker and give its evidence."""
        self.dismiss(self.gesture.evidence(self.began, self.session.now()))

    def action_give_up(self) -> None:
        """Give up the gesture; its time is lost."""
        self.dismiss(None)


KEYS: Final = ("moves", "keys", "help", "rules", "odds", "log", "pace", "undo", "save", "quit")


class HelpScreen(WordedScreen[None]):
    """A sheet of sentences that scrolls."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1,enter,q", "close", show=False),
    ]

    def __init__(self, game: Game, options: Options) -> None:
        super().__init__()
        self.game = game
        self.options = options

    def compose(self) -> ComposeResult:
        """The signs of the board, the rules, the box, the cards, rulings, strategy and keys."""
        with VerticalScroll(classes="sheet tall-sheet") as sheet:
            sheet.border_title = self.say("terminal-help-title")
            yield from self.part("signs", signs_lines(self.words, self.game))
            yield from self.part("playing", rules_lines(self.words, self.game))
            yield from self.box()
            yield from self.part("cards", card_lines(self.words, self.game))
            yield from self.part("rulings", phrases.ruling_lines(self.words, self.game))
            yield from self.part("strategy", strategy_lines(self.words, self.game))
            yield from self.part("commands", self.commands())
        yield KeyBar(
            Key("↑ ↓", self.say("terminal-key-scroll"), ""),
            Key(self.say("terminal-key-escape"), self.say("terminal-key-back"), "close"),
        )

    def part(self, name: str, lines: list[str]) -> Iterator[Static]:
        """Sentences under their heading, if any."""
        if lines:
            yield Static(self.say(f"terminal-help-{name}"), classes="help-heading")
        for line in lines:
            yield Static(line, classes="help-line", markup=False)

    def box(self) -> Iterator[Static]:
        """The contents of the box, and the meaning of its marks."""
        yield Static(self.say("terminal-help-box"), classes="help-heading")
        yield Static(box_table(self.words, self.game, self.options), classes="help-line")
        for line in box_legend(self.words, self.game, self.options):
            yield Static(line, classes="help-line", markup=False)

    def commands(self) -> list[str]:
        return [self.say(f"terminal-help-{key}") for key in KEYS]

    def action_close(self) -> None:
        self.dismiss(None)


REVIEW: Final = "review"
AFTER: Final = ("again", "menu", "quit")


class EndScreen(WordedScreen[None]):
    """The ranking, then a review, a rematch, the menu or the end; Escape shows the table again."""

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
        with VerticalScroll(classes="sheet", can_focus=False) as sheet:
            sheet.border_title = self.say("terminal-end-title")
            victory = phrases.victory(self.words, self.session.table)
            yield Static(victory, classes="sentence strong", markup=False)
            for line in phrases.reason_lines(self.words, self.session.table):
                yield Static(line, classes="sentence", markup=False)
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
        """All players, the best first; winners have a star."""
        session = self.session
        winners = session.table.winners()
        table = Table(box=SIMPLE_HEAD, expand=True)
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
        """The path of the record, or why it could not be written."""
        try:
            return self.say("terminal-end-record", path=str(self.session.finish()))
        except Refusal as refusal:
            return phrases.not_saved(self.words, refusal)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.choose(event.button.id or "")

    def on_key(self, event: events.Key) -> None:
        """The first letter of a button presses it."""
        for name in self.offers:
            if (
                event.character
                and fold(event.character) == fold(self.say(f"terminal-end-{name}"))[0]
            ):
                event.stop()
                self.choose(name)

    @property
    def offers(self) -> list[str]:
        """The buttons; only games with policies can be reviewed."""
        return [*([REVIEW] if can_review(self.session.table) else []), *AFTER]

    def choose(self, name: str) -> None:
        if name == REVIEW:
            self.app.push_screen(ReviewScreen(self.session.table, self.session.record))
            return
        steps = {"again": self.pioche.play_again, "menu": self.pioche.back_to_menu}
        # The app runs it: this screen's own handlers would wait for their own end.
        self.app.call_later(steps.get(name, self.pioche.action_quit))

    def action_look(self) -> None:
        self.dismiss(None)
