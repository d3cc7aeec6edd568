"""Every sign on a board is explained: on the board, in both helps, and in plain letters."""

import unicodedata
from dataclasses import replace
from itertools import product

import pytest
from rich.console import Console
from textual.widgets import Static

import pioche
from pioche.bots import bot, seat_at
from pioche.console import UNKNOWN, simpler
from pioche.core.game import Game
from pioche.table.log import Player
from pioche.table.table import Table
from pioche.terminal.app.app import PiocheApp
from pioche.terminal.app.dialogs import HelpScreen
from pioche.terminal.boards import Scene, board_of, draw_board, signs_lines
from pioche.terminal.entry import play_plain
from pioche.terminal.session import Session
from pioche.terminal.setup import Setup
from pioche.words import words_in
from tests.terminal.helpers import DIG, ONE_HUMAN, SEED, Pipe

SIZES = ((10, 60), (20, 80), (45, 120))
# Figures, bars and punctuation: they are no signs of things.
NO_SIGNS = "×·–…█░’«»\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
ENGLISH = words_in("en")
EVERY_GAME = pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)


def drawn(scene: Scene) -> str:
    console = Console(width=scene.columns, color_system=None, legacy_windows=False)
    with console.capture() as capture:
        console.print(board_of(scene.game.id).draw(scene))
    return capture.get()


def boards_of(game: Game) -> list[str]:
    """Boards in the course of a game between bots, in several sizes and both languages."""
    table = Table(game, [Player(f"P{seat}", "balanced") for seat in range(game.usual_seats)], 7)
    boards = []
    while not table.over and len(table.log) < 400:
        seat = table.to_act()[0]
        if len(table.log) % 20 == 0:
            boards += [drawn(scene) for scene in scenes_of(table, seat)]
        table.play(seat, bot(game.id, "balanced", len(table.log))(seat_at(table, seat)))
    return boards


def scenes_of(table: Table, seat: int) -> list[Scene]:
    names = [player.name for player in table.players]
    return [
        Scene(words_in(language), table.game, table.view(seat), names, lines, columns)
        for language, (lines, columns) in product(("fr", "en"), SIZES)
    ]


def is_sign(letter: str) -> bool:
    """Whether a letter stands for a thing: no Latin letter, no frame, no bar, no punctuation."""
    frame = "\u2500" <= letter <= "\u257f"
    latin = unicodedata.name(letter, "").startswith("LATIN")
    return not letter.isascii() and not latin and not frame and letter not in NO_SIGNS


@EVERY_GAME
def test_every_sign_of_a_board_is_in_its_legend(game: Game) -> None:
    signs = set().union(*(filter(is_sign, board) for board in boards_of(game)))
    assert signs
    for language in ("fr", "en"):
        (legend,) = signs_lines(words_in(language), game)
        assert {sign for sign in signs if sign not in legend} == set()


@EVERY_GAME
def test_a_legend_can_be_written_in_plain_letters(game: Game) -> None:
    (legend,) = signs_lines(ENGLISH, game)
    signs = [letter for letter in legend if is_sign(letter)]
    plain = [simpler(sign) for sign in signs]
    assert UNKNOWN not in plain
    assert len(set(plain)) == len(set(signs))


def test_a_board_has_its_legend_below_where_there_is_room() -> None:
    table = Setup(DIG, ONE_HUMAN, {}, SEED).table()
    scene = Scene(ENGLISH, DIG, table.view(0), [player.name for player in table.players])
    for lines, shown in ((60, True), (8, False)):
        console = Console(width=scene.columns, color_system=None)
        with console.capture() as capture:
            console.print(draw_board(replace(scene, lines=lines)))
        assert ("Signs: ■ steel" in capture.get()) == shown


@pytest.mark.asyncio
async def test_the_help_begins_with_the_signs() -> None:
    app = PiocheApp(ENGLISH, Session(Setup(DIG, ONE_HUMAN, {}, SEED).table()))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        heading, legend = [str(part.content) for part in app.screen.query(Static)][:2]
        assert heading == "Signs on the board"
        assert "✦ gem, ♙ recruit, ⌂ in the tavern" in legend


def test_so_does_the_help_in_plain_sentences() -> None:
    pipe = Pipe(["help"])
    play_plain(Setup(DIG, ONE_HUMAN, {}, SEED), pipe.console(ENGLISH))
    heading = pipe.lines.index("Signs on the board")
    assert "✦ gem, ♙ recruit, ⌂ in the tavern" in pipe.lines[heading + 1]
