"""The box in the help: its contents, and which figures are not from the rulebook."""

from dataclasses import replace

import pytest
from textual.widgets import Static

import pioche
from pioche.core.components import ASSUMED, BOOK, FOUND, family_of
from pioche.core.game import Game
from pioche.terminal.app.app import PiocheApp
from pioche.terminal.app.dialogs import HelpScreen
from pioche.terminal.entry import play_plain
from pioche.terminal.rules_text import MARKS, SHEET, box_legend, box_lines, card_lines, contents
from pioche.terminal.session import Session
from pioche.terminal.setup import Setup
from pioche.words import words_in
from tests.terminal.helpers import (
    DIAMANT,
    LETSDIG,
    SEED,
    TWO_DIGGERS,
    Pipe,
    flat,
    seen,
    session,
)

FRENCH = words_in("fr")
ENGLISH = words_in("en")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_every_component_has_its_source(game: Game, language: str) -> None:
    words = words_in(language)
    lines = box_lines(words, game, {})
    assert len(lines) == len(game.components) + len(box_legend(words, game, {}))
    for component, line in zip(game.components, lines, strict=False):
        assert line[0].isupper()
        shown = line.rpartition(":")[2]  # the name itself may have brackets
        assert ("(" in shown) is (component.source != BOOK)
    assert not {*MARKS.values()} - {""} & set("".join(lines))


def test_lines_in_both_languages() -> None:
    french, english = box_lines(FRENCH, LETSDIG, {}), box_lines(ENGLISH, LETSDIG, {})
    assert french[0] == "Gadoue : 25 exemplaires, 1 point (supposé)."
    assert english[0] == "Muck: 25 in the box, 1 point (assumed)."
    assert english[4] == "Granny Gruppo’s cookies: 7 in the box, 5 points."
    assert "Assumed: printed on something that we have not seen." in english


def test_only_the_marks_that_occur_are_explained() -> None:
    assert {component.source for component in DIAMANT.components} == {BOOK, FOUND}
    shown = " ".join(box_legend(ENGLISH, DIAMANT, {}))
    assert "* From other sources" in shown
    assert "Assumed" not in shown


def test_a_card_sheet_is_shown_where_it_speaks() -> None:
    options: dict[str, bool | int | str] = {"sheet": "muck.points=2 worms.count=29"}
    muck, worms, _, ferryman, cookies = contents(LETSDIG, options)[:5]
    assert (muck.count, muck.value, muck.source) == (25, 2, SHEET)
    assert (worms.count, worms.value, worms.source) == (29, 0, SHEET)
    assert (cookies.source, ferryman.source) == (BOOK, ASSUMED)
    assert "2 points (d’après la feuille)." in box_lines(FRENCH, LETSDIG, options)[0]


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_the_help_shows_the_box(size: tuple[int, int]) -> None:
    table = Setup(LETSDIG, TWO_DIGGERS, {"sheet": "muck.points=2"}, SEED).table()
    app = PiocheApp(FRENCH, Session(table))
    async with app.run_test(size=size) as pilot:
        await pilot.press("enter", "f1")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        (heading,) = [
            part
            for part in app.screen.query(".help-heading").results(Static)
            if str(part.content) == "Dans la boîte"
        ]
        heading.scroll_visible(animate=False, top=True)
        await pilot.pause()
        await pilot.pause()
        assert "Nom Nombre Chiffre" in flat(seen(app))
        assert "Gadoue 25 2 points ✓" in flat(seen(app))
        assert "Or du passeur 7 3 points ?" in flat(seen(app))
        shown = " ".join(str(line.content) for line in app.screen.query(Static))
        assert "? Supposé : imprimé" in shown
        assert "✓ D’après la feuille" in shown


def test_the_rules_in_plain_sentences_tell_the_box() -> None:
    pipe = Pipe(["règles"])
    play_plain(session().table, pipe.console(FRENCH))
    box = pipe.lines.index("Dans la boîte")
    assert pipe.lines[box + 1] == (
        "Trésor de 1 rubis : 1 exemplaire, 1 rubis à partager (d’après d’autres sources)."
    )
    assert "Araignées géantes : 3 exemplaires." in pipe.lines


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_every_family_of_cards_has_its_line(game: Game, language: str) -> None:
    lines = card_lines(words_in(language), game)
    faces = (*game.faces, *(component.id for component in game.components))
    assert len(lines) == len({family_of(face) for face in faces})
    assert all(line[0].isupper() for line in lines)


def test_a_game_without_such_words_has_no_lines_of_cards() -> None:
    assert card_lines(ENGLISH, replace(DIAMANT, id="unheard-of")) == []


@pytest.mark.asyncio
async def test_the_help_says_what_each_card_does() -> None:
    table = Setup(LETSDIG, TWO_DIGGERS, {}, SEED).table()
    app = PiocheApp(FRENCH, Session(table))
    async with app.run_test() as pilot:
        await pilot.press("enter", "f1")
        await pilot.pause()
        shown = [str(line.content) for line in app.screen.query(Static)]
        assert "Ce que fait chaque carte" in shown
        (dog,) = [line for line in shown if line.startswith("Chien fidèle\u00a0:")]
        assert dog.endswith("(Voir T8, T28, T30.)")


def test_the_help_in_plain_sentences_says_what_each_card_does() -> None:
    pipe = Pipe(["aide"])
    play_plain(session().table, pipe.console(FRENCH))
    cards = pipe.lines.index("Ce que fait chaque carte")
    assert pipe.lines[cards + 1].startswith("Trésor de rubis\u00a0: Les explorateurs")
