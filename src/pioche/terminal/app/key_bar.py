"""The keys of a screen on its last line, in the reader's language; a click does the same."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.widget import Widget
from textual.widgets import Static

KEY_STYLE: Final = "bold reverse"


@dataclass(frozen=True)
class Key:
    """A key as it is written on the keyboard, what it does, and the action behind it."""

    key: str
    label: str
    action: str


class KeyHint(Static):
    """One key; clicking it does what the key does."""

    def __init__(self, key: Key) -> None:
        text = Text.assemble((key.key, KEY_STYLE), f" {key.label}")
        super().__init__(text)
        self.key = key

    async def on_click(self) -> None:
        """Do what the key does."""
        await self.screen.run_action(self.key.action)


class KeyBar(Widget):
    """All keys of a screen."""

    def __init__(self, *keys: Key) -> None:
        super().__init__()
        self.keys = keys

    def compose(self) -> ComposeResult:
        """One hint a key."""
        for key in self.keys:
            yield KeyHint(key)
