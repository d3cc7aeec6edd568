"""The keys of a screen below it, in the reader's language; a click does the same."""

from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text
from textual.widgets import Static

KEY_STYLE: Final = Style(bold=True, reverse=True)
# Within a hint no line may break; between two hints it may.
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True)
class Key:
    """A key as it is written on the keyboard, what it does, and the action behind it."""

    key: str
    label: str
    action: str


class KeyBar(Static):
    """All keys of a screen, on as many lines as they need."""

    def __init__(self, *keys: Key, id: str | None = None) -> None:  # noqa: A002  (Textual's name)
        super().__init__(hints(keys), id=id)

    def show(self, *keys: Key) -> None:
        """Show other keys, or other labels."""
        self.update(hints(keys))


def hints(keys: tuple[Key, ...]) -> Text:
    """All keys in a row."""
    return Text("  ").join(hint(key) for key in keys)


def hint(key: Key) -> Text:
    """One key; clicking it does what the key does."""
    action = key.action if "." in key.action else f"screen.{key.action}"
    name = f"{key.key} {key.label}".replace(" ", NO_BREAK)
    text = Text(name)
    text.stylize(KEY_STYLE, 0, len(key.key))
    return text.on(click=action) if key.action else text
