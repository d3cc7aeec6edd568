"""Entry point: play a game in the terminal, on the whole screen or in plain sentences."""

import sys
from codecs import lookup
from pathlib import Path

from pioche.console import Console, is_dumb, system_console
from pioche.core.game import Game
from pioche.core.refusals import Refusal
from pioche.table.table import Table
from pioche.terminal.plain.game import PlainGame
from pioche.terminal.plain.menu import choose_session
from pioche.terminal.session import Session
from pioche.terminal.setup import Setup
from pioche.words import Words

Start = Setup | Table | None


def play(
    start: Start, words: Words, plain: bool, game: Game | None = None, path: Path | None = None
) -> int:
    """Play a new game, resume a table, or open the menu; gives the exit code.

    `game` is preselected in the menu; `path` is the file of a resumed table, which saving
    replaces. Pipes and terminals that can only write lines get plain sentences.
    """
    if plain or not has_screen():
        return play_plain(start, system_console(words), game, path)
    try:
        from pioche.terminal.app.app import PiocheApp  # noqa: PLC0415  (an optional extra)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "textual":
            raise
        raise Refusal("terminal-no-textual") from error
    return PiocheApp(words, begin(start, path), game).run() or 0


def has_screen() -> bool:
    """Whether there is a whole screen to draw on, with a person in front of it.

    It needs an encoding with all the letters and lines of the boards.
    """
    attended = sys.stdin.isatty() and sys.stdout.isatty()
    return attended and not is_dumb() and speaks_unicode(sys.stdout.encoding)


def speaks_unicode(encoding: str | None) -> bool:
    """Whether an encoding has every letter and line that boards use."""
    try:
        return lookup(encoding or "ascii").name.startswith("utf")
    except LookupError:
        return False


def play_plain(
    start: Start, console: Console, game: Game | None = None, path: Path | None = None
) -> int:
    session = begin(start, path)
    if session is None:
        try:
            session = choose_session(console, game)
        except (EOFError, KeyboardInterrupt):
            console.write("")
    if session is not None:
        PlainGame(session, console).run()
    console.tell("terminal-bye")
    return 0


def begin(start: Start, path: Path | None) -> Session | None:
    if start is None:
        return None
    return Session(start.table() if isinstance(start, Setup) else start, path)
