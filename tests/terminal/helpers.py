"""Helpers of the terminal's tests."""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace

from pioche.console import Console
from pioche.games import game as game_of
from pioche.table.event_log import EventLog
from pioche.table.log import Player
from pioche.terminal.app.app import PiocheApp
from pioche.terminal.app.base import NO_BREAK
from pioche.terminal.boards import Scene
from pioche.terminal.session import Session
from pioche.terminal.setup import Setup
from pioche.words import Words
from tests.games.letsdig.site import Site

DIAMANT = game_of("diamant")
LETSDIG = game_of("letsdig")
DIG = game_of("dig")
SEED = b"a seed for the tests of 32 bytes"
ONE_HUMAN = (Player("Zoé"), Player("Ada", "careful"), Player("Bot", "balanced"))
EIGHT = (Player("Zoé"), *(Player(f"Explorateur {seat}", "bold") for seat in range(2, 9)))
TWO_HUMANS = (Player("Zoé"), Player("Max"), Player("Bot", "balanced"))
TWO_DIGGERS = (Player("Zoé"), Player("Max"))
SIZES = [(80, 24), (120, 40)]
NARROW_NO_BREAK = "\N{NARROW NO-BREAK SPACE}"


def setup(players: tuple[Player, ...] = ONE_HUMAN, **options: str | bool) -> Setup:
    """A small, reproducible game of Diamant."""
    return Setup(DIAMANT, players, dict(options), SEED)


def session(players: tuple[Player, ...] = ONE_HUMAN, **options: str | bool) -> Session:
    return Session(setup(players, **options).table())


def without_lines(scene: Scene) -> Scene:
    """The same scene of a game without lines of its own."""
    return replace(scene, game=replace(scene.game, lines=None))


def digging(site: Site, players: tuple[Player, ...] = TWO_DIGGERS) -> Session:
    """A session of Let's Dig from the position of a site; nothing can be undone."""
    table = Setup(LETSDIG, players, {}, SEED).table()
    table.state = site.state
    table.event_log = EventLog(table.game.events)
    table.collect_events()
    return Session(table)


def seen(app: PiocheApp) -> str:
    """The text on the screen, line by line."""
    screen = app.screen
    strips = screen._compositor.render_strips()
    text = "\n".join(strip.text.rstrip() for strip in strips)
    return text.replace(NO_BREAK, " ").replace(NARROW_NO_BREAK, " ")


def flat(text: str) -> str:
    """A text without the line breaks of the screen."""
    return re.sub(r"\s+", " ", text)


class Pipe:
    """A pipe of answers that keeps its output."""

    def __init__(self, answers: Iterable[str]) -> None:
        self.answers = iter(answers)
        self.lines: list[str] = []

    def read(self, prompt: str) -> str:
        """The next answer; EOFError at the end."""
        self.lines.append(prompt)
        try:
            return next(self.answers)
        except StopIteration:
            raise EOFError from None

    def write(self, text: str) -> None:
        self.lines.append(text)

    def console(self, words: Words) -> Console:
        return Console(words, self.read, self.write)

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


Reader = Callable[[str], str]
