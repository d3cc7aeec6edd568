"""The app: which screen comes after which."""

from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType

from pioche.core.game import Game
from pioche.core.refusals import Refusal
from pioche.terminal import phrases
from pioche.terminal.app.menu import MenuScreen
from pioche.terminal.app.new_game import NewGameScreen
from pioche.terminal.app.style import SHEET, TALL, THEME, WIDE
from pioche.terminal.app.table import TableScreen
from pioche.terminal.offers import other_language
from pioche.terminal.session import Session
from pioche.terminal.setup import Setup, setup_of
from pioche.words import Words
from pioche.words.spell import spell_refusal

# The exit code where something that was given cannot be used.
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
        """Open the menu and, where it is known already, what comes after it."""
        self.title = self.words.say("terminal-title")
        self.register_theme(THEME)
        self.theme = THEME.name
        self.push_screen(MenuScreen())
        if self.session is not None:
            self.push_screen(TableScreen(self.session))
        elif self.game is not None:
            self.push_screen(NewGameScreen(self.game), self.begin)

    def begin(self, setup: Setup | None) -> None:
        """Start a new game, if there is one to start."""
        if setup is not None:
            self.open_table(Session(setup.table()))

    def open_table(self, session: Session) -> None:
        """Go to a table."""
        self.session = session
        self.push_screen(TableScreen(session))

    async def play_again(self) -> None:
        """The same people, a new deck."""
        assert self.session is not None, "no game has been played"
        setup = setup_of(self.session.table)
        await self.back_to_menu()
        self.begin(setup)

    async def back_to_menu(self) -> None:
        """Leave the table; its game is over."""
        self.session = None
        while not isinstance(self.screen, MenuScreen):
            await self.pop_screen()

    def switch_language(self) -> None:
        """Speak the other language from now on."""
        self.words = other_language(self.words)

    async def action_quit(self) -> None:
        """Save the game, if one is under way, say where, and leave."""
        self.exit(0, message=self.parting_words())

    def stop(self, refusal: Refusal) -> None:
        """Say why it cannot go on, on the terminal that comes back; the game is kept."""
        self.parting_words()
        self.exit(BAD_INPUT, message=spell_refusal(self.words, refusal))

    def parting_words(self) -> str:
        """What stays on the terminal after the screen has gone."""
        if self.session is None:
            return self.words.say("terminal-bye")
        key = "terminal-end-record" if self.session.over else "terminal-saved"
        try:
            return self.words.say(key, path=str(self.session.save()))
        except Refusal as refusal:
            return phrases.not_saved(self.words, refusal)
