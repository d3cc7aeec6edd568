"""The standard streams as a dialogue: answers, sentences, and letters that the terminal knows."""

import os
import sys
import unicodedata
from codecs import register_error
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from io import TextIOWrapper
from shutil import get_terminal_size
from typing import Final

from pioche.words import LANGUAGES, Words, words_in

# The name of the encoding error handler.
PLAIN_LETTERS: Final = "pioche-plain-letters"
# Letters without a decomposition.
SIMPLER: Final = {
    "\u2019": "'",
    "\u2018": "'",
    "\u201c": '"',
    "\u201d": '"',
    "\u00ab": '"',
    "\u00bb": '"',
    "\u2013": "-",
    "\u2014": "-",
    "\u2212": "-",
    "\u2026": "...",
    "\u0153": "oe",
    "\u0152": "OE",
    "\u00d7": "x",
    "\u00b7": "-",
    "\u2022": "-",
    "\u2192": "->",
    "\u25ba": ">",
    "\u2717": "x",
    "\u2588": "#",
    "\u2591": ".",
    # Signs of boards, different within each legend.
    "■": "#",
    "●": "o",
    "○": "()",
    "◎": "@",
    "◆": "<>",
    "◊": "~",
    "♦": "&",
    "★": "*",
    "✦": "*",
    "▲": "^",
    "▼": "v",
    "⌂": "^",
    "✓": "ok",
    "♙": "i",
    "♥": "H",
    "♡": "h",
    "Ψ": "Y",
    "§": "~",
    "†": "+",
    "¤": "!",
    "Ж": "W",
    "≈": "=",
}
UNKNOWN: Final = "?"
# The exit code of a command that Ctrl+C ended.
INTERRUPTED: Final = 130


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    """An encoding error handler that writes the text in plain letters."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(simpler(letter) for letter in missing), error.end


def soften_output() -> None:
    """Write letters that the terminal's encoding lacks in plain letters."""
    register_error(PLAIN_LETTERS, plain_letters)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=PLAIN_LETTERS)


def simpler(letter: str) -> str:
    """A letter in ASCII: without its accent, or a similar one."""
    if letter in SIMPLER:
        return SIMPLER[letter]
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return bare or UNKNOWN


Read = Callable[[str], str]
Write = Callable[[str], None]

# Empty lines that push a secret out of sight where the screen cannot be cleared.
EMPTY_LINES: Final = "\n" * 60
# Clear the screen and the scroll-back, then go to the first line.
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"


@dataclass
class Console:
    """A dialogue with one person. `read` shows a prompt and raises EOFError at the end."""

    words: Words
    read: Read
    write: Write
    hide: str = ""  # what hides a secret on this screen; nothing in a pipe

    def curtain(self) -> None:
        """Hide what was written, or say that this is not possible."""
        if self.hide:
            self.write(self.hide)
        else:
            self.tell("terminal-curtain-secret")

    def tell(self, key: str, **arguments: str | int | float) -> None:
        self.write(self.words.say(key, **arguments))

    def ask(self, question: str, default: str) -> str:
        """The answer to a question; an empty one is the default."""
        prompt = self.words.say("terminal-question", question=question, default=default)
        return self.read(prompt).strip() or default

    def ask_number(self, question: str, lowest: int, highest: int, default: int) -> int:
        """A number within limits, asked until it is one."""
        while True:
            text = self.ask(question, str(default))
            if text.isdecimal() and lowest <= int(text) <= highest:
                return int(text)
            self.tell("terminal-answer-number", text=text, lowest=lowest, highest=highest)

    def ask_yes(self, question: str, default: bool) -> bool:
        """Yes or no, asked until it is one of them."""
        usual = self.words.say("terminal-yes" if default else "terminal-no")
        while True:
            text = self.ask(question, usual)
            if is_yes(text) or is_no(text):
                return is_yes(text)
            self.tell("terminal-answer-yes", text=text)

    def ask_choice(self, question: str, labels: list[str], default: int = 0) -> int:
        """One of several labels by its number; gives its place in the list."""
        for number, label in enumerate(labels, start=1):
            self.tell("terminal-choice-number", number=number, label=label)
        return self.ask_number(question, 1, len(labels), default + 1) - 1


def system_console(words: Words) -> Console:
    if not sys.stdout.isatty():
        return Console(words, read_line, write_line)
    # Plain mode writes this one control sequence, and only where it is understood.
    return Console(words, read_line, write_line, EMPTY_LINES if is_dumb() else CLEAR)


def is_dumb() -> bool:
    """Whether the terminal understands no control sequences."""
    return os.name == "posix" and os.environ.get("TERM", "") in ("", "dumb")


def read_line(prompt: str) -> str:
    """A line of the standard input; a prompt to a pipe is a line of its own."""
    sys.stdout.write(fit(prompt) if sys.stdin.isatty() else f"{fit(prompt)}\n")
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")


def write_line(text: str) -> None:
    sys.stdout.write(f"{fit(text)}\n")
    sys.stdout.flush()


def fit(text: str) -> str:
    """A text as it is written: wrapped on a screen, unchanged in a pipe."""
    if not sys.stdout.isatty():
        return text
    return wrap(text, get_terminal_size().columns)


def wrap(text: str, columns: int) -> str:
    """A text in lines of at most this width, broken at spaces."""
    return "\n".join(wrap_line(line, columns) for line in text.split("\n"))


def wrap_line(line: str, columns: int) -> str:
    from rich.cells import cell_len  # noqa: PLC0415  (only for screens)

    if cell_len(line) <= columns:
        return line
    *parts, last = line.split(" ")
    lines, begun = [], ""
    for part in [*(f"{part} " for part in parts), last]:
        if begun and cell_len(begun + part.rstrip(" ")) > columns:
            lines.append(begun.rstrip(" "))
            begun = ""
        begun += part
    return "\n".join([*lines, begun])


# Comparing answers


def fold(text: str) -> str:
    """A text for comparison: without case, accents or doubled spaces."""
    spread = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(sign for sign in spread if not unicodedata.combining(sign)).split())


@cache
def answers(key: str) -> frozenset[str]:
    """Every spelling of yes or no in every language: in full, or its first letter."""
    words = [fold(words_in(language).say(key)) for language in LANGUAGES]
    return frozenset([*words, *(word[0] for word in words)])


def is_yes(text: str) -> bool:
    return fold(text) in answers("terminal-yes")


def is_no(text: str) -> bool:
    return fold(text) in answers("terminal-no")
