"""One language: its Fluent files, and the sentences made from them."""

import os
import re
import unicodedata
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

# Names that begin with the sound of a vowel. An h is silent in these words only: Hasard, Hamza
# and Hibou keep it. A y is a vowel before a consonant.
ELIDED: Final = re.compile(
    r"(?!onz|oui|uhlan)[aeiouœæ]|y(?![aeiouy])"
    r"|h(?:abi|adrien|alein|armon|ect|el[eio]|enri|erb|erit|erm|erv|eur|ilair|ippo|irond|ist|iver|om[em]"
    r"|onor|orlog|orten|ubert|ug[ou]|uil|uitr|um[abeio]|y)"
)
# Replaces the elided vowel.
APOSTROPHE: Final = "\N{RIGHT SINGLE QUOTATION MARK}"


def elide(word: object, name: object) -> str:
    """A word that ends with a vowel, and a name after it: de Bob, d'Ana."""
    text = str(name)
    spread = unicodedata.normalize("NFD", text.casefold())
    bare = "".join(sign for sign in spread if not unicodedata.combining(sign))
    return f"{str(word)[:-1]}{APOSTROPHE}{text}" if ELIDED.match(bare) else f"{word} {text}"


def enumerate_words(last: object, *items: object) -> str:
    """The items that are not empty, with a word before the last: gold, ruby and black."""
    *others, end = [str(item) for item in items if str(item)] or [""]
    return f"{', '.join(others)} {last} {end}" if others else end


LANGUAGES: Final = ("fr", "en")

# Variables that name the language, the most specific first.
VARIABLES: Final = ("PIOCHE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

Argument = str | int | float

# The client that says a sentence: players type in one and tap in the other.
TERMINAL: Final = "terminal"
BROWSER: Final = "browser"

# The beginning of an entry or comment of a Fluent file, and the names in an entry.
BEGINNING: Final = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")

# Folders of words, each with one folder per language.
FOLDERS: Final[list[Traversable]] = [files("pioche.words")]


class Words:
    """The words of one language for one client."""

    def __init__(self, language: str, client: str = TERMINAL) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415  (heavy; many say nothing)

        self.language = language
        # Isolation marks are for mixed scripts; on a terminal they show as garbage.
        self.bundle = FluentBundle([language], functions=functions_of(client), use_isolating=False)
        # Parsing all sentences would take a quarter of a second, and most are never said.
        self.unread: dict[str, str] = {}
        for file in word_files(language):
            self.unread = entries_of(file.read_text(encoding="utf-8")) | self.unread

    def has(self, key: str) -> bool:
        return key in self.unread or self.bundle.has_message(key)

    def say(self, key: str, **arguments: Argument) -> str:
        """The sentence of a key. A missing key or argument is a programming error."""
        if key in self.unread:
            self.read(key)
        message = self.bundle.get_message(key)
        assert message.value is not None, key
        sentence, errors = self.bundle.format_pattern(message.value, arguments)
        if errors:
            raise LookupError(f"{self.language}: {key}: {errors[0]}")
        return str(sentence)

    def read(self, key: str) -> None:
        """Parse a sentence and the messages that it refers to; safe in several threads."""
        from fluent.runtime import FluentResource  # noqa: PLC0415  (as above)

        needed = [key]
        for name in needed:
            found = dict.fromkeys(NAME.findall(self.unread.get(name, "")))
            needed.extend(other for other in found if other in self.unread and other not in needed)
        text = "".join(self.unread.get(name, "") for name in needed)
        self.bundle.add_resource(FluentResource(text))
        for name in needed:
            self.unread.pop(name, None)


def entries_of(text: str) -> dict[str, str]:
    """The entries of a Fluent file, by their keys."""
    parts = [part for part in BEGINNING.split(text) if part[:1].strip("#\n")]
    return {part.partition("=")[0].strip(): part for part in reversed(parts)}


def functions_of(client: str) -> dict[str, Callable[..., Any]]:
    """What sentences call: `ELIDE("de", $name)`, `LOWER($move)`, `LIST("et", $a, $b)`, `CLIENT()`.

    They are the same as in js/words.js.
    """
    return {
        "ELIDE": elide,
        "LOWER": lambda text: str(text).lower(),
        "LIST": enumerate_words,
        "CLIENT": lambda: client,
    }


def word_files(language: str) -> list[Traversable]:
    found = [file for folder in FOLDERS for file in folder.joinpath(language).iterdir()]
    return sorted(
        (file for file in found if file.name.endswith(".ftl")), key=lambda file: file.name
    )


@cache
def words_in(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)


def reader_language(default: str = "en") -> str:
    """The language that the environment names; `default` where it names none of ours.

    Programs that import Pioche get English by default, the command `pioche` French.
    """
    for variable in VARIABLES:
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return default
