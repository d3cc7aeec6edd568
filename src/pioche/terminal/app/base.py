"""What every screen has: the app's words."""

from typing import TYPE_CHECKING, TypeVar, cast

from textual.screen import Screen

from pioche.words import Words

if TYPE_CHECKING:
    from pioche.terminal.app.app import PiocheApp

Result = TypeVar("Result")


class WordedScreen(Screen[Result]):
    """A screen that speaks the language of the app."""

    @property
    def pioche(self) -> "PiocheApp":
        """The app, as what it is."""
        return cast("PiocheApp", self.app)

    @property
    def words(self) -> Words:
        """The words of the app's language."""
        return self.pioche.words

    def say(self, key: str, **arguments: str | int | float) -> str:
        """A sentence of the Fluent files."""
        return self.words.say(key, **arguments)
