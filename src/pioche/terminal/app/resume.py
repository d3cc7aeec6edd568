"""The saved games, the newest first; those that cannot be played on say why."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from pioche.terminal import phrases, saves
from pioche.terminal.app.base import WordedScreen
from pioche.terminal.app.key_bar import Key, KeyBar
from pioche.terminal.session import Session
from pioche.words.spell import spell_refusal


class ResumeScreen(WordedScreen[None]):
    """Which game to go on with."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]

    def __init__(self) -> None:
        super().__init__()
        self.saved = saves.saved_games()

    def compose(self) -> ComposeResult:
        """A list, or a sentence where there is nothing to list."""
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self.say("terminal-resume-title")
            if self.saved:
                options = [self.option(number, saved) for number, saved in enumerate(self.saved)]
                yield OptionList(*options, markup=False)
            else:
                yield Static(self.say("terminal-saved-none"), markup=False)
        yield KeyBar(
            Key(self.say("terminal-key-escape"), self.say("terminal-key-back"), "back"),
            Key("F10", self.say("terminal-key-quit"), "app.quit"),
        )

    def option(self, number: int, saved: saves.Saved) -> Option:
        """One saved game; what cannot be used can be read but not chosen."""
        if saved.table is not None:
            return Option(phrases.saved_line(self.words, saved.table, saved), id=str(number))
        assert saved.refusal is not None, "a file is either readable or refused"
        why = spell_refusal(self.words, saved.refusal)
        text = self.say("terminal-saved-broken", file=saved.path.name, why=why)
        return Option(text, id=str(number), disabled=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go on with the game that was chosen."""
        saved = self.saved[int(event.option.id or 0)]
        assert saved.table is not None, "only readable games can be chosen"
        session = Session(saved.table, saved.path)
        self.pioche.pop_screen()
        self.pioche.open_table(session)

    def action_back(self) -> None:
        """Back to the menu."""
        self.pioche.pop_screen()
