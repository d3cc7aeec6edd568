"""What can be typed besides moves: the same few commands in every language."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from pioche.terminal.choices import folded
from pioche.words import LANGUAGES, words_in

HELP: Final = "help"
RULES: Final = "rules"
ODDS: Final = "odds"
LOG: Final = "log"
PACE: Final = "pace"
UNDO: Final = "undo"
SAVE: Final = "save"
QUIT: Final = "quit"

COMMANDS: Final = (HELP, RULES, ODDS, LOG, PACE, UNDO, SAVE, QUIT)


@dataclass(frozen=True)
class Command:
    """A command and what was typed after it."""

    name: str
    rest: str


@cache
def spellings() -> dict[str, str]:
    """Every way to write a command, in every language, and the command that it means."""
    known = {"?": HELP}
    for language in LANGUAGES:
        for name in COMMANDS:
            known[folded(words_in(language).say(f"terminal-command-{name}"))] = name
    return known


def command_in(text: str) -> Command | None:
    """The command that a text writes, if it is one; only `save` takes a word after it."""
    first, _, rest = text.strip().partition(" ")
    name = spellings().get(folded(first))
    if name is None or (rest and name != SAVE):
        return None
    return Command(name, rest.strip())


@cache
def answers(key: str) -> frozenset[str]:
    """Every way to write yes or no, in every language: in full, or its first letter."""
    words = [folded(words_in(language).say(key)) for language in LANGUAGES]
    return frozenset([*words, *(word[0] for word in words)])


def is_yes(text: str) -> bool:
    """Whether this means yes, in any language of the house."""
    return folded(text) in answers("terminal-yes")


def is_no(text: str) -> bool:
    """Whether this means no, in any language of the house."""
    return folded(text) in answers("terminal-no")
