"""What screens share: the app's words and the key bar."""

from typing import TYPE_CHECKING, TypeVar, cast

from textual.screen import Screen

from pioche.words import Words

if TYPE_CHECKING:
    from pioche.terminal.app.app import PiocheApp
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text
from textual.widgets import Static

Result = TypeVar("Result")


class WordedScreen(Screen[Result]):
    """A screen that speaks the language of the app."""

    @property
    def pioche(self) -> "PiocheApp":
        return cast("PiocheApp", self.app)

    @property
    def words(self) -> Words:
        return self.pioche.words

    def say(self, key: str, **arguments: str | int | float) -> str:
        return self.words.say(key, **arguments)


KEY_STYLE: Final = Style(bold=True, reverse=True)
# Lines may break between hints, not within one.
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True)
class Key:
    """A key as the keyboard names it, its label, and its action."""

    key: str
    label: str
    action: str


class KeyBar(Static):
    """All keys of a screen, on as many lines as they need."""

    def __init__(self, *keys: Key, id: str | None = None) -> None:  # noqa: A002  (Textual's name)
        super().__init__(hints(keys), id=id)

    def show(self, *keys: Key) -> None:
        self.update(hints(keys))


def hints(keys: tuple[Key, ...]) -> Text:
    return Text("  ").join(hint(key) for key in keys)


def hint(key: Key) -> Text:
    """One key; clicking it does what the key does."""
    action = key.action if "." in key.action else f"screen.{key.action}"
    name = f"{key.key} {key.label}".replace(" ", NO_BREAK)
    text = Text(name)
    text.stylize(KEY_STYLE, 0, len(key.key))
    return text.on(click=action) if key.action else text
