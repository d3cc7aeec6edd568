"""Reading answers and writing sentences, line by line."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pioche.words import Words

Read = Callable[[str], str]
Write = Callable[[str], None]

# Where the screen cannot be cleared, enough empty lines push a secret out of sight.
CURTAIN_LINES: Final = 60
# Clear the screen and what can be scrolled back to, then go to the first line.
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"


def draw_curtain_of_lines(write: Write) -> None:
    """Push all that was written out of sight."""
    write("\n" * CURTAIN_LINES)


@dataclass
class Console:
    """How one person is talked to. `read` shows a prompt and raises EOFError at the end."""

    words: Words
    read: Read
    write: Write
    curtain: Callable[[Write], None] = draw_curtain_of_lines

    def tell(self, key: str, **arguments: str | int | float) -> None:
        """Write one sentence of the Fluent files."""
        self.write(self.words.say(key, **arguments))

    def ask(self, question: str, default: str) -> str:
        """An answer to a question; an empty one is the default."""
        prompt = self.words.say("terminal-question", question=question, default=default)
        return self.read(prompt).strip() or default

    def ask_number(self, question: str, lowest: int, highest: int, default: int) -> int:
        """A number between two others, asked for until it is one."""
        while True:
            text = self.ask(question, str(default))
            if text.isdecimal() and lowest <= int(text) <= highest:
                return int(text)
            self.tell("terminal-answer-number", text=text, lowest=lowest, highest=highest)

    def ask_choice(self, question: str, labels: list[str], default: int = 0) -> int:
        """One of a few, by its number; gives its place in the list."""
        for number, label in enumerate(labels, start=1):
            self.tell("terminal-choice-number", number=number, label=label)
        return self.ask_number(question, 1, len(labels), default + 1) - 1


def system_console(words: Words) -> Console:
    """The console of the running program."""
    curtain = clear_screen if sys.stdout.isatty() else draw_curtain_of_lines
    return Console(words, read_line, write_line, curtain)


def read_line(prompt: str) -> str:
    """A line of the standard input; a prompt to a pipe is a line of its own."""
    sys.stdout.write(prompt if sys.stdin.isatty() else f"{prompt}\n")
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")


def write_line(text: str) -> None:
    """A line of the standard output."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def clear_screen(write: Write) -> None:
    """Only on a real terminal: the one place where plain mode writes a control sequence."""
    write(CLEAR)
