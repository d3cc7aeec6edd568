"""Lists of games on disk: saved ones to resume, finished ones to review."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from pioche.core.refusals import Refusal
from pioche.terminal import phrases, saves
from pioche.terminal.app.base import Key, KeyBar, WordedScreen
from pioche.terminal.app.dialogs import ConfirmScreen
from pioche.terminal.app.review import ReviewScreen
from pioche.terminal.session import Session
from pioche.words.spell import spell_refusal


class ResumeScreen(WordedScreen[None]):
    """Saved games to resume, by number or from the list; Delete removes one."""

    TITLE_KEY = "terminal-resume-title"
    NONE_KEY = "terminal-saved-none"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("delete", "remove", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.saved = self.games()

    def games(self) -> list[saves.Saved]:
        return saves.saved_games()

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self.say(self.TITLE_KEY)
            if self.saved:
                lines = [self.line(number, saved) for number, saved in enumerate(self.saved, 1)]
                yield OptionList(*(Option(line) for line in lines), markup=False)
            else:
                yield Static(self.say(self.NONE_KEY), markup=False)
            yield Static("", id="resume-notice", markup=False)
        yield KeyBar(*self.keys())

    def keys(self) -> list[Key]:
        return [
            Key(self.say("terminal-key-enter"), self.say("terminal-key-choose"), "choose"),
            Key(self.say("terminal-key-delete"), self.say("terminal-key-remove"), "remove"),
            Key(self.say("terminal-key-escape"), self.say("terminal-key-back"), "back"),
            Key("F10", self.say("terminal-key-quit"), "app.quit"),
        ]

    def on_mount(self) -> None:
        """Highlight the newest game that can be resumed."""
        good = [number for number, saved in enumerate(self.saved) if saved.table is not None]
        if good:
            self.query_one(OptionList).highlighted = good[0]

    def line(self, number: int, saved: saves.Saved) -> str:
        if saved.table is None:
            label = phrases.saved_broken(self.words, saved)
        else:
            label = phrases.saved_line(self.words, saved.table, saved)
        return self.say("terminal-choice-number", number=number, label=label)

    @property
    def highlighted(self) -> saves.Saved | None:
        place = self.query_one(OptionList).highlighted if self.saved else None
        return None if place is None else self.saved[place]

    def on_key(self, event: events.Key) -> None:
        key = event.character or ""
        if key.isdecimal() and 1 <= int(key) <= len(self.saved):
            event.stop()
            self.open(self.saved[int(key) - 1])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.open(self.saved[event.option_index])

    def action_choose(self) -> None:
        if self.highlighted is not None:
            self.open(self.highlighted)

    def open(self, saved: saves.Saved) -> None:
        """Resume a game, or say why it cannot be used."""
        if saved.table is None:
            self.notice(phrases.saved_broken(self.words, saved))
            return
        session = Session(saved.table, saved.path)
        self.pioche.pop_screen()
        self.pioche.open_table(session)

    def action_remove(self) -> None:
        """Delete the highlighted game once that is confirmed."""
        saved = self.highlighted
        if saved is None:
            return

        async def answered(yes: bool | None) -> None:
            if yes:
                await self.remove_saved(saved)

        question = self.say("terminal-delete-ask", name=saved.path.stem)
        self.pioche.push_screen(ConfirmScreen(question), answered)

    async def remove_saved(self, saved: saves.Saved) -> None:
        try:
            saves.delete(saved.path)
        except Refusal as refusal:
            self.notice(spell_refusal(self.words, refusal))
            return
        self.saved = self.games()
        await self.recompose()
        if self.saved:
            self.query_one(OptionList).focus()

    def notice(self, sentence: str) -> None:
        self.query_one("#resume-notice", Static).update(sentence)

    def action_back(self) -> None:
        self.pioche.pop_screen()


class FinishedScreen(ResumeScreen):
    """Finished games to review, by number or from the list; nothing is deleted here."""

    TITLE_KEY = "terminal-finished-title"
    NONE_KEY = "terminal-finished-none"

    def games(self) -> list[saves.Saved]:
        return saves.finished_games()

    def keys(self) -> list[Key]:
        keys = super().keys()
        return [key for key in keys if key.action != "remove"]

    def open(self, saved: saves.Saved) -> None:
        """Open the review of a game, or say why it cannot be read."""
        if saved.table is None:
            self.notice(phrases.saved_broken(self.words, saved))
        else:
            self.app.push_screen(ReviewScreen(saved.table, saved.path))

    def action_remove(self) -> None:
        """Records are kept."""
