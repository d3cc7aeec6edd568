"""The app: its menu, and the order of its screens."""

from typing import ClassVar, Final

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from pioche.core.game import Game
from pioche.core.refusals import Refusal
from pioche.games import CATALOG
from pioche.terminal import phrases
from pioche.terminal.app.base import Key, KeyBar, WordedScreen
from pioche.terminal.app.new_game import NewGameScreen
from pioche.terminal.app.saved_games import FinishedScreen, ResumeScreen
from pioche.terminal.app.style import SHEET, TALL, THEME, WIDE
from pioche.terminal.app.table import TableScreen
from pioche.terminal.session import Session
from pioche.terminal.setup import Setup, other_language, quick_label, quick_setup, setup_of
from pioche.words import Words
from pioche.words.spell import spell_refusal

BANNER: Final = r"""
 ____  _            _
|  _ \(_) ___   ___| |__   ___
| |_) | |/ _ \ / __| '_ \ / _ \
|  __/| | (_) | (__| | | |  __/
|_|   |_|\___/ \___|_| |_|\___|
"""

ENTRIES: Final = ("quick", "new", "resume", "review", "language", "quit")


class MenuScreen(WordedScreen[None]):
    """New game, saved game, review, language, or leave."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(centre(BANNER), id="banner", markup=False)
            yield Static(self.say("terminal-tagline"), id="tagline", markup=False)
            yield OptionList(*self.options(), id="menu", markup=False)
        yield KeyBar(
            Key(f"1-{len(ENTRIES)}", self.say("terminal-key-choose"), "choose"),
            Key("F10", self.say("terminal-key-quit"), "app.quit"),
        )

    def options(self) -> list[Option]:
        labels = [
            quick_label(self.words),
            *(self.say(f"terminal-menu-{name}") for name in ENTRIES[1:]),
        ]
        lines = [
            self.say("terminal-choice-number", number=number, label=label)
            for number, label in enumerate(labels, start=1)
        ]
        return [Option(line, id=name) for line, name in zip(lines, ENTRIES, strict=True)]

    def action_choose(self) -> None:
        self.query_one("#menu", OptionList).action_select()

    async def on_key(self, event: events.Key) -> None:
        key = event.character or ""
        if key.isdecimal() and 1 <= int(key) <= len(ENTRIES):
            event.stop()
            await self.enter(ENTRIES[int(key) - 1])

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        await self.enter(event.option.id or "")

    async def enter(self, name: str) -> None:
        if name == "quick":
            self.pioche.begin(quick_setup(self.words))
        elif name == "new":
            self.pioche.push_screen(NewGameScreen(CATALOG[0]), self.pioche.begin)
        elif name == "resume":
            self.pioche.push_screen(ResumeScreen())
        elif name == "review":
            self.pioche.push_screen(FinishedScreen())
        elif name == "language":
            self.pioche.switch_language()
            await self.recompose()
            self.query_one("#menu").focus()
        else:
            await self.pioche.action_quit()


def centre(art: str) -> str:
    """A drawing with lines of equal length, so that centring keeps its shape."""
    lines = art.strip("\n").splitlines()
    width = max(len(line) for line in lines)
    return "\n".join(line.ljust(width) for line in lines)


# The exit code for input that cannot be used.
BAD_INPUT: Final = 2


class PiocheApp(App[int]):
    """Pioche in a terminal."""

    CSS = SHEET
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012  (as Textual types it)
    VERTICAL_BREAKPOINTS = [(0, "-short"), (TALL, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f10", "quit", show=False, priority=True),
        Binding("ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(
        self, words: Words, session: Session | None = None, game: Game | None = None
    ) -> None:
        super().__init__()
        self.words = words
        self.session = session
        self.game = game
        self.odds_level = "off"

    def on_mount(self) -> None:
        """Open the menu and, if chosen already, the table or the form of a new game."""
        self.title = self.words.say("terminal-title")
        self.register_theme(THEME)
        self.theme = THEME.name
        self.push_screen(MenuScreen())
        if self.session is not None:
            self.push_screen(TableScreen(self.session))
        elif self.game is not None:
            self.push_screen(NewGameScreen(self.game), self.begin)

    def begin(self, setup: Setup | None) -> None:
        """Start a new game, if there is one."""
        if setup is not None:
            self.open_table(Session(setup.table()))

    def open_table(self, session: Session) -> None:
        self.session = session
        self.push_screen(TableScreen(session))

    async def play_again(self) -> None:
        """A rematch of the same people."""
        assert self.session is not None, "no game has been played"
        setup = setup_of(self.session.table)
        await self.back_to_menu()
        self.begin(setup)

    async def back_to_menu(self) -> None:
        """Leave the table of a finished game."""
        self.session = None
        while not isinstance(self.screen, MenuScreen):
            await self.pop_screen()

    def switch_language(self) -> None:
        self.words = other_language(self.words)

    async def action_quit(self) -> None:
        """Save the game, if one is under way, say where, and leave."""
        self.exit(0, message=self.parting_words())

    def stop(self, refusal: Refusal) -> None:
        """End with a reason on the terminal; the game is saved."""
        self.parting_words()
        self.exit(BAD_INPUT, message=spell_refusal(self.words, refusal))

    def parting_words(self) -> str:
        """The message that stays on the terminal."""
        if self.session is None:
            return self.words.say("terminal-bye")
        key = "terminal-end-record" if self.session.over else "terminal-saved"
        try:
            return self.words.say(key, path=str(self.session.save()))
        except Refusal as refusal:
            return phrases.not_saved(self.words, refusal)
