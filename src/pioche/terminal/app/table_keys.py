"""The keys of the table, as they are written below it."""

from typing import Final

from pioche.terminal.app.key_bar import Key
from pioche.terminal.commands import HELP, ODDS, SAVE, UNDO
from pioche.words import Words

HINTS: Final = (("F1", HELP), ("F2", ODDS), ("F3", UNDO), ("F4", SAVE), (":", "type"))


def table_keys(words: Words, odds_level: str) -> list[Key]:
    """Each key with what it does; the odds tell which of their states is on."""
    labels = {ODDS: f"{ODDS}-{odds_level}"}
    keys = [
        Key(key, words.say(f"terminal-key-{labels.get(name, name)}"), name) for key, name in HINTS
    ]
    return [*keys, Key("F10", words.say("terminal-key-quit"), "app.quit")]
