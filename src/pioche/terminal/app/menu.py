"""The first screen: what would you like to do?"""

from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from pioche.games import CATALOG
from pioche.terminal.app.base import WordedScreen
from pioche.terminal.app.finished import FinishedScreen
from pioche.terminal.app.key_bar import Key, KeyBar
from pioche.terminal.app.new_game import NewGameScreen
from pioche.terminal.app.resume import ResumeScreen
from pioche.terminal.offers import quick_label, quick_setup

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
        """The name of the house and the list."""
        with Vertical(classes="sheet"):
            yield Static(centred(BANNER), id="banner", markup=False)
            yield Static(self.say("terminal-tagline"), id="tagline", markup=False)
            yield OptionList(*self.options(), id="menu", markup=False)
        yield KeyBar(
            Key(f"1-{len(ENTRIES)}", self.say("terminal-key-choose"), "choose"),
            Key("F10", self.say("terminal-key-quit"), "app.quit"),
        )

    def options(self) -> list[Option]:
        """The entries with their numbers."""
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
        """Choose the entry that is marked."""
        self.query_one("#menu", OptionList).action_select()

    async def on_key(self, event: events.Key) -> None:
        """A number chooses at once."""
        key = event.character or ""
        if key.isdecimal() and 1 <= int(key) <= len(ENTRIES):
            event.stop()
            await self.enter(ENTRIES[int(key) - 1])

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click chooses."""
        await self.enter(event.option.id or "")

    async def enter(self, name: str) -> None:
        """Do what an entry says."""
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


def centred(art: str) -> str:
    """A drawing whose lines are equally long, so that centring keeps it whole."""
    lines = art.strip("\n").splitlines()
    width = max(len(line) for line in lines)
    return "\n".join(line.ljust(width) for line in lines)
