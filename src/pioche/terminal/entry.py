"""The way in: play a game in the terminal, on the whole screen or in plain sentences."""

import sys
from pathlib import Path

from pioche.core.game import Game
from pioche.core.refusals import Refusal
from pioche.table.table import Table
from pioche.terminal.plain.console import Console, Read, Write, system_console
from pioche.terminal.plain.game import PlainGame
from pioche.terminal.plain.menu import choose_session
from pioche.terminal.session import Session
from pioche.terminal.setup import Setup
from pioche.words import Words

Start = Setup | Table | None


def play(
    start: Start, words: Words, plain: bool, game: Game | None = None, path: Path | None = None
) -> int:
    """Play a new game, go on with a table, or open the menu; gives the exit code.

    `game` chooses the game in the menu; `path` is the file that a table was read from,
    so that saving it again replaces that file. A pipe is always talked to in plain sentences.
    """
    session = begin(start, path)
    if plain:
        return run_plain(session, system_console(words), game)
    try:
        from pioche.terminal.app.app import PiocheApp  # noqa: PLC0415  (an optional extra)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "textual":
            raise
        raise Refusal("terminal-no-textual") from error
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return run_plain(session, system_console(words), game)
    return PiocheApp(words, session, game).run() or 0


def play_plain(
    start: Start, words: Words, read: Read, write: Write, game: Game | None = None
) -> int:
    """The same in plain sentences, read and written by these two functions."""
    return run_plain(begin(start, None), Console(words, read, write), game)


def begin(start: Start, path: Path | None) -> Session | None:
    """The session that is asked for, if one is."""
    if start is None:
        return None
    return Session(start.table() if isinstance(start, Setup) else start, path)


def run_plain(session: Session | None, console: Console, game: Game | None) -> int:
    """The menu, where no session is given, and then one game."""
    if session is None:
        try:
            session = choose_session(console, game)
        except (EOFError, KeyboardInterrupt):
            console.write("")
    if session is not None:
        PlainGame(session, console).run()
    console.tell("terminal-bye")
    return 0
