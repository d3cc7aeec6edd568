"""The form of a new game: which game, who sits where, which options."""

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ItemGrid, Vertical, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Button, Checkbox, Input, Select, Static

from pioche.core.game import Game, Options
from pioche.core.options import (
    Choice,
    Option,
    SomeSeats,
    Switch,
    Value,
    seats_named,
    seats_text,
)
from pioche.core.refusals import Refusal
from pioche.games import all_games
from pioche.games import game as game_of
from pioche.table.log import HUMAN, Player
from pioche.table.options import settle_options
from pioche.terminal.app.base import Key, KeyBar, WordedScreen
from pioche.terminal.setup import (
    LONGEST_NAME,
    Setup,
    askable_options,
    bot_descriptions,
    default_name,
    kind_name,
    kinds_for,
    make_player,
    new_seed,
    option_name,
    suitable_options,
    usual_kinds,
    value_name,
)
from pioche.words.spell import spell_refusal

CROSSED: Final = "[x]"
EMPTY: Final = "[ ]"


class SeatBox(Checkbox):
    """A box with a cross or without one, readable without colours."""

    BUTTON_LEFT = BUTTON_RIGHT = ""
    BUTTON_INNER = EMPTY

    def watch_value(self) -> None:
        self.BUTTON_INNER = CROSSED if self.value else EMPTY
        super().watch_value()


class SeatBoxes(ItemGrid):
    """Boxes for all seats of a game; only those of people are shown."""

    def __init__(self, seats: int, crossed: list[int], name: str) -> None:
        super().__init__(id=name)
        self.seats = seats
        self.crossed = crossed

    def compose(self) -> ComposeResult:
        for seat in range(self.seats):
            yield SeatBox("", seat in self.crossed, compact=True)

    def show(self, labels: Mapping[int, str]) -> None:
        """Show the boxes of these seats with these labels, in as many columns as fit."""
        for seat, box in enumerate(self.query(SeatBox)):
            box.display = seat in labels
            box.label = Content(labels.get(seat, ""))  # as typed: brackets are no markup
        longest = max((len(label) for label in labels.values()), default=0)
        self.min_column_width = longest + len(EMPTY) + 2

    @property
    def chosen(self) -> list[int]:
        """The seats whose boxes are shown and crossed."""
        boxes = enumerate(self.query(SeatBox))
        return [seat for seat, box in boxes if box.value and box.display]


class NewGameScreen(WordedScreen[Setup | None]):
    """The form. Everything has a default: starting at once is a game against bots."""

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
        with VerticalScroll(id="form", can_focus=False):
            yield from self.game_fields()
            for seat in range(self.game.seats[-1]):
                yield self.seat_row(seat)
            bots = "\n".join(bot_descriptions(self.words, self.game))
            yield Static(bots, classes="explained", markup=False)
            yield Static(self.say("terminal-new-options"), classes="heading")
            for option in askable_options(self.game):
                yield self.option_row(option)
        yield Static("", id="form-notice", markup=False)
        with Horizontal(id="form-buttons"):
            yield Button(
                self.say("terminal-key-start"), variant="primary", id="start", compact=True
            )
            yield Button(self.say("terminal-key-back"), id="back", compact=True)
        yield self.key_bar()

    def key_bar(self) -> KeyBar:
        return KeyBar(
            Key("F5", self.say("terminal-key-start"), "start"),
            Key("Tab", self.say("terminal-key-next"), "app.focus_next"),
            Key(self.say("terminal-key-escape"), self.say("terminal-key-back"), "back"),
            Key("F10", self.say("terminal-key-quit"), "app.quit"),
        )

    def game_fields(self) -> Iterator[Widget]:
        games = [(self.say(f"{game.id}-name"), game.id) for game in all_games()]
        seats = [(str(number), str(number)) for number in self.game.seats]
        usual = str(self.game.usual_seats)
        yield Static(self.say("terminal-new-title"), classes="heading")
        pitch = Static(self.say(f"{self.game.id}-pitch"), classes="explained", markup=False)
        yield self.row(self.say("terminal-new-game"), select(games, self.game.id, "game"), pitch)
        yield self.row(self.say("terminal-new-seats"), select(seats, usual, "seats"))

    def row(self, label: str, *fields: Widget) -> Horizontal:
        """A field after its name, with its explanation below."""
        name = Static(label, classes="label", markup=False)
        return Horizontal(name, Vertical(*fields, classes="fields"), classes="row")

    def seat_row(self, seat: int) -> Horizontal:
        """A seat: a kind of player and, optionally, a name."""
        usual = usual_kinds(self.game)[seat]
        kinds = [(kind_name(self.words, kind), kind) for kind in kinds_for(self.game)]
        label = Static(self.say("terminal-new-seat", number=seat + 1), classes="label")
        name = Input(
            placeholder=default_name(self.words, usual, seat),
            max_length=LONGEST_NAME,
            id=f"name-{seat}",
            compact=True,
        )
        return Horizontal(label, name, select(kinds, usual, f"kind-{seat}"), classes="seat")

    def option_row(self, option: Option) -> Horizontal:
        name = option_name(self.words, option)
        explained = Static(self.say(option.help), classes="explained", markup=False)
        row = self.row(name, self.option_field(option), explained)
        row.id = f"about-{option.name}"
        return row

    def option_field(self, option: Option) -> Widget:
        field = f"option-{option.name}"
        if isinstance(option, Switch | Choice):
            values = [True, False] if isinstance(option, Switch) else option.choices
            named_values = [
                (value_name(self.words, option, value), as_text(value)) for value in values
            ]
            return select(named_values, as_text(option.default), field)
        if isinstance(option, SomeSeats):
            return SeatBoxes(self.game.seats[-1], seats_named(str(option.default)), field)
        return Input(str(option.default), id=field, compact=True)

    # Reading the form

    async def on_mount(self) -> None:
        self.fit_players()

    async def on_select_changed(self, event: Select.Changed) -> None:
        """Another game has another form; other numbers and kinds change the seats."""
        field = event.select.id or ""
        if field == "game" and event.value != self.game.id:
            self.game = game_of(str(event.value))
            await self.recompose()
            self.query_one("#game").focus()
        elif field.startswith("kind-"):
            seat = int(field.removeprefix("kind-"))
            name = self.query_one(f"#name-{seat}", Input)
            name.placeholder = default_name(self.words, str(event.value), seat)
        self.fit_players()

    def on_input_changed(self, event: Input.Changed) -> None:
        """The label of a box follows the name beside it."""
        if (event.input.id or "").startswith("name-"):
            self.fit_players()

    def fit_players(self) -> None:
        """Show the fields for the chosen players, and hide the rest."""
        for seat, row in enumerate(self.query(".seat")):
            row.display = seat < self.seats
        for boxes in self.query(SeatBoxes):
            boxes.show(self.people())
        shown_options = suitable_options(self.game, self.kinds)
        for option in askable_options(self.game):
            self.query_one(f"#about-{option.name}").display = option in shown_options

    @property
    def seats(self) -> int:
        return int(self.chosen("seats"))

    @property
    def kinds(self) -> list[str]:
        return [self.chosen(f"kind-{seat}") for seat in range(self.seats)]

    def people(self) -> dict[int, str]:
        """The seats of people, each with the label of its boxes."""
        kinds = enumerate(self.kinds)
        return {seat: self.seat_name(seat) for seat, kind in kinds if kind == HUMAN}

    def seat_name(self, seat: int) -> str:
        """A seat by its number and, where one was typed, a name."""
        name = self.query_one(f"#name-{seat}", Input).value.strip()
        if not name:
            return self.say("terminal-new-seat", number=seat + 1)
        return self.say("terminal-new-seat-named", name=name, number=seat + 1)

    def chosen(self, field: str) -> str:
        return str(self.query_one(f"#{field}", Select).value)

    def player(self, seat: int) -> Player:
        name = self.query_one(f"#name-{seat}", Input).value
        return make_player(self.words, name, self.chosen(f"kind-{seat}"), seat)

    def option_value(self, option: Option) -> Value:
        field = f"option-{option.name}"
        if isinstance(option, Switch | Choice):
            return option.read(self.chosen(field))
        if isinstance(option, SomeSeats):
            return option.check(seats_text(self.query_one(f"#{field}", SeatBoxes).chosen))
        return option.read(self.query_one(f"#{field}", Input).value)

    def setup(self) -> Setup:
        """The game that the form describes; refused where players and options do not agree."""
        players = tuple(self.player(seat) for seat in range(self.seats))
        shown_options = suitable_options(self.game, self.kinds)
        options: Options = {option.name: self.option_value(option) for option in shown_options}
        settle_options(self.game, self.seats, options)
        return Setup(self.game, players, options, new_seed())

    # Actions

    def on_button_pressed(self, event: Button.Pressed) -> None:
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
        self.dismiss(None)


def as_text(value: Value) -> str:
    """A value as the option parses it."""
    return str(value).lower()


def select(choices: list[tuple[str, str]], value: str, name: str) -> Select[str]:
    """A list that is always set to something."""
    return Select(choices, value=value, allow_blank=False, id=name, compact=True)
