"""The form of a new game: which game, who sits where, by which options."""

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Button, Input, Select, Static

from pioche.core.game import Game, Options
from pioche.core.options import Choice, Option, Switch, Value
from pioche.core.refusals import Refusal
from pioche.games import CATALOG
from pioche.games import game as game_of
from pioche.table.log import Player
from pioche.terminal.app.base import WordedScreen
from pioche.terminal.app.key_bar import Key, KeyBar
from pioche.terminal.offers import kinds_for, option_name, value_name
from pioche.terminal.setup import (
    LONGEST_NAME,
    Setup,
    default_name,
    kind_name,
    named,
    new_seed,
    usual_kinds,
    usual_seats,
)
from pioche.words.spell import spell_refusal


class NewGameScreen(WordedScreen[Setup | None]):
    """Everything has a default: starting at once is a game against bots."""

    AUTO_FOCUS = "#start"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f5", "start", show=False, priority=True),
        Binding("escape", "back", show=False),
    ]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    # The form

    def compose(self) -> ComposeResult:
        """The fields, the buttons, the keys."""
        with VerticalScroll(id="form", can_focus=False):
            yield from self.game_fields()
            for seat in range(self.game.seats[-1]):
                yield self.seat_row(seat)
            yield Static(self.say("terminal-new-options"), classes="heading")
            for option in self.game.options:
                yield from self.option_rows(option)
        yield Static("", id="form-notice", markup=False)
        with Horizontal(id="form-buttons"):
            yield Button(
                self.say("terminal-key-start"), variant="primary", id="start", compact=True
            )
            yield Button(self.say("terminal-key-back"), id="back", compact=True)
        yield self.key_bar()

    def key_bar(self) -> KeyBar:
        """The keys of the form."""
        return KeyBar(
            Key("F5", self.say("terminal-key-start"), "start"),
            Key("Tab", self.say("terminal-key-next"), "app.focus_next"),
            Key(self.say("terminal-key-escape"), self.say("terminal-key-back"), "back"),
            Key("F10", self.say("terminal-key-quit"), "app.quit"),
        )

    def game_fields(self) -> Iterator[Widget]:
        """Which game, what it is, and how many play it."""
        games = [(self.say(f"{game.id}-name"), game.id) for game in CATALOG]
        seats = [(str(number), str(number)) for number in self.game.seats]
        usual = str(usual_seats(self.game))
        yield Static(self.say("terminal-new-title"), classes="heading")
        yield self.row(self.say("terminal-new-game"), select(games, self.game.id, "game"))
        yield Static(self.say(f"{self.game.id}-pitch"), classes="explained", markup=False)
        yield self.row(self.say("terminal-new-seats"), select(seats, usual, "seats"))

    def row(self, label: str, field: Widget) -> Horizontal:
        """A field after its name."""
        return Horizontal(Static(label, classes="label", markup=False), field, classes="row")

    def seat_row(self, seat: int) -> Horizontal:
        """Who sits here: a kind and, if one likes, a name."""
        usual = usual_kinds(self.game)[seat]
        kinds = [(kind_name(self.words, kind), kind) for kind in kinds_for(self.game)]
        label = Static(self.say("terminal-new-seat", number=seat + 1), classes="label")
        name = Input(
            placeholder=default_name(self.words, usual, seat),
            max_length=LONGEST_NAME,
            id=f"name-{seat}",
            compact=True,
        )
        row = Horizontal(label, name, select(kinds, usual, f"kind-{seat}"), classes="seat")
        row.display = seat < usual_seats(self.game)
        return row

    def option_rows(self, option: Option) -> Iterator[Widget]:
        """An option and the sentence that explains it."""
        name = option_name(self.words, self.game, option)
        yield self.row(name, self.option_field(option))
        yield Static(self.say(option.help), classes="explained", markup=False)

    def option_field(self, option: Option) -> Widget:
        """What the option is chosen with."""
        field = f"option-{option.name}"
        if isinstance(option, Switch | Choice):
            values = [True, False] if isinstance(option, Switch) else option.choices
            named_values = [
                (value_name(self.words, self.game, option, value), as_text(value))
                for value in values
            ]
            return select(named_values, as_text(option.default), field)
        return Input(str(option.default), id=field, compact=True)

    # What is filled in

    def on_select_changed(self, event: Select.Changed) -> None:
        """Another game has another form; other numbers and kinds change the seats."""
        field = event.select.id or ""
        if field == "game" and event.value != self.game.id:
            self.game = game_of(str(event.value))
            self.refresh(recompose=True)
        elif field == "seats":
            for seat, row in enumerate(self.query(".seat")):
                row.display = seat < int(str(event.value))
        elif field.startswith("kind-"):
            seat = int(field.removeprefix("kind-"))
            name = self.query_one(f"#name-{seat}", Input)
            name.placeholder = default_name(self.words, str(event.value), seat)

    def chosen(self, field: str) -> str:
        """What a list is set to."""
        return str(self.query_one(f"#{field}", Select).value)

    def player(self, seat: int) -> Player:
        """Who was put on a seat."""
        name = self.query_one(f"#name-{seat}", Input).value
        return named(self.words, name, self.chosen(f"kind-{seat}"), seat)

    def option_value(self, option: Option) -> Value:
        """What an option was set to, checked."""
        field = f"option-{option.name}"
        if isinstance(option, Switch | Choice):
            return option.read(self.chosen(field))
        return option.read(self.query_one(f"#{field}", Input).value)

    def setup(self) -> Setup:
        """The game that the form describes."""
        players = tuple(self.player(seat) for seat in range(int(self.chosen("seats"))))
        options: Options = {option.name: self.option_value(option) for option in self.game.options}
        return Setup(self.game, players, options, new_seed())

    # What is done

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Start or go back."""
        if event.button.id == "start":
            self.action_start()
        else:
            self.action_back()

    def action_start(self) -> None:
        """Start the game, or say which figure is wrong."""
        try:
            self.dismiss(self.setup())
        except Refusal as refusal:
            self.query_one("#form-notice", Static).update(spell_refusal(self.words, refusal))

    def action_back(self) -> None:
        """Back to the menu."""
        self.dismiss(None)


def as_text(value: Value) -> str:
    """A value as the option reads it back."""
    return str(value).lower()


def select(choices: list[tuple[str, str]], value: str, name: str) -> Select[str]:
    """A list to choose from, always set to something."""
    return Select(choices, value=value, allow_blank=False, id=name, compact=True)
