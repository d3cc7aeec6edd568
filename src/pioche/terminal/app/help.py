"""The help: how to play, what is in the box, how the rules are read, which keys there are."""

from collections.abc import Iterator
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from pioche.core.game import Game, Options
from pioche.terminal import box, phrases
from pioche.terminal.app.base import WordedScreen
from pioche.terminal.app.key_bar import Key, KeyBar
from pioche.terminal.rules_text import rules_lines

KEYS: Final = ("moves", "keys", "help", "rules", "odds", "log", "pace", "undo", "save", "quit")


class HelpScreen(WordedScreen[None]):
    """A sheet of sentences that scrolls; most other keys close it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1,enter,q", "close", show=False),
    ]

    def __init__(self, game: Game, options: Options) -> None:
        super().__init__()
        self.game = game
        self.options = options

    def compose(self) -> ComposeResult:
        """The rules, the box, the cards, the rulings, then the keys and the signs."""
        with VerticalScroll(classes="sheet tall-sheet") as sheet:
            sheet.border_title = self.say("terminal-help-title")
            yield from self.part("playing", rules_lines(self.words, self.game))
            yield from self.box()
            yield from self.part("cards", box.card_lines(self.words, self.game))
            yield from self.part("rulings", phrases.ruling_lines(self.words, self.game))
            yield from self.part("commands", [*self.commands(), *self.signs()])
        yield KeyBar(
            Key("↑ ↓", self.say("terminal-key-scroll"), ""),
            Key(self.say("terminal-key-escape"), self.say("terminal-key-back"), "close"),
        )

    def part(self, name: str, lines: list[str]) -> Iterator[Static]:
        """Sentences under their heading, where there are any."""
        if lines:
            yield Static(self.say(f"terminal-help-{name}"), classes="help-heading")
        for line in lines:
            yield Static(line, classes="help-line", markup=False)

    def box(self) -> Iterator[Static]:
        """What is in the box, and what its marks mean."""
        yield Static(self.say("terminal-help-box"), classes="help-heading")
        yield Static(box.box_table(self.words, self.game, self.options), classes="help-line")
        for line in box.box_legend(self.words, self.game, self.options):
            yield Static(line, classes="help-line", markup=False)

    def commands(self) -> list[str]:
        """What can be pressed and typed."""
        return [self.say(f"terminal-help-{key}") for key in KEYS]

    def signs(self) -> list[str]:
        """What the signs of a game mean, where it explains them."""
        key = f"{self.game.id}-board-signs"
        return [self.say(key)] if self.words.has(key) else []

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)
