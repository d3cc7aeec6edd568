"""The board of DIG: drawing and description."""

from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

from pioche.games import game as game_of
from pioche.games.dig import description
from pioche.table.log import Player
from pioche.terminal import odds
from pioche.terminal.boards import Scene, board_of
from pioche.terminal.phrases import status
from pioche.terminal.session import Session
from pioche.terminal.setup import Setup
from pioche.words import words_in
from tests.games.dig.hill import Hill
from tests.terminal.helpers import SEED

DIG = game_of("dig")
NAMES = ["Zoé", "Max", "[red]Bot"]


def table() -> dict[str, Any]:
    """A table with a little of everything."""
    hill = Hill(3).in_tavern("elf", "mage").give(0, "shield", "chest", "ruby", "ruby", "gold")
    hill.give(0, "knight").give(1, "rune", "steel").recruits(0, 1)
    hill.gallery(0, "steel!", "gold", "rune", "gem-egg", "diamond!*").recruits(0, 1)
    hill.gallery(1, "ruby!", "snake").top("steel").play("dig 1")
    hill.player(2).waiting, hill.player(2).eaten = 2, 1
    return hill.view(0)


def scene(language: str = "fr", lines: int = 40, columns: int = 100, **changes: object) -> Scene:
    view = {**table(), **changes}
    return Scene(words_in(language), DIG, view, NAMES, lines, columns)


def drawn(one: Scene) -> str:
    """The board as plain text."""
    console = Console(width=one.columns, color_system=None, legacy_windows=False)
    with console.capture() as capture:
        console.print(board_of("dig").draw(one))
    return capture.get()


@pytest.mark.parametrize("lines", [40, 24, 8])
@pytest.mark.parametrize("columns", [56, 80, 120])
def test_the_drawing_shows_everything_in_any_room(lines: int, columns: int) -> None:
    text = drawn(scene(lines=lines, columns=columns))
    for wanted in ("Colline", "►» Zoé", "[red]Bot", "♙1", "⌂2 †1", "♦2", "✦0", "Ψ1", "bouclier"):
        assert wanted in text
    for wanted in ("► Zoé 1", "Max 1", "◎", "§", "◆♙✦", "elfe ■■●", "mage"):
        assert wanted in text
    assert max(len(line) for line in text.splitlines()) <= columns


def test_fewer_lines_make_smaller_cards() -> None:
    heights = [len(drawn(scene(lines=lines)).splitlines()) for lines in (40, 16, 8)]
    assert heights == sorted(heights, reverse=True)
    assert "[5 ◆♙✦]" in drawn(scene(lines=8))
    assert "║ ◆♙✦ ║" in drawn(scene(lines=40))


def test_an_empty_table_and_an_empty_tavern() -> None:
    empty = scene(galleries=[[[]] * 4] * 3, tavern=[], to_come=0)
    assert "Personne n’a de galerie." in drawn(empty)
    assert "Taverne : personne (0 à venir)" in drawn(empty)


def test_revealed_cards_are_drawn_and_described() -> None:
    one = scene(revealed=[{"face": "ghost", "place": 2}, {"face": "ruby", "place": 0}])
    wanted = "Cartes retournées : fantôme (galerie 2), rubis (hors galerie)"
    assert wanted in drawn(one)
    assert f"{wanted}." in one.description()


def test_the_last_round_and_a_long_quiet_are_announced() -> None:
    one = scene(caller=1, quiet=180)
    for wanted in (
        "Dernier tour : Max a ses dix gemmes.",
        "60 tours de table sans gemme : à 100, la partie s’arrête.",
    ):
        assert wanted in drawn(one)
        assert wanted in one.description()


def test_the_board_in_sentences() -> None:
    shown = scene().description()
    assert shown[1] == "Taverne : elfe (2 aciers, 1 or), mage (1 or, 2 diamants) (10 à venir)."
    assert (
        "Zoé : 0 sur 10 (0 gemme, 0 rune) ; recrues : 1 en main, 1 à la taverne ; pierres :"
        " 1 or, 2 rubis ; équipement : bouclier, coffre ; compagnons : chevalier." in shown
    )
    assert "Max, galerie 1 : 1 rubis avec recrue, 2 serpent." in shown
    assert any("5 diamant avec recrue avec une gemme" in line for line in shown)
    assert any("1 dévorée" in line for line in shown)


def test_english_says_the_same() -> None:
    shown = "\n".join(scene("en").description())
    for wanted in ("Tavern: elf (2 steel, 1 gold)", "2 rubies", "1 devoured", "with a recruit"):
        assert wanted in shown
    assert "Equipment and companions" in drawn(scene("en"))


def test_progress() -> None:
    one = scene()
    assert one.spell(description.progress(one.view)) == "1 gemme sur 10"


def test_the_odds_as_counts_and_as_chances() -> None:
    one = scene()
    counts = [line.text for line in odds.odds_lines(one, odds.COUNTS)]
    chances = [line.text for line in odds.odds_lines(one, odds.CHANCES)]
    assert counts[0].startswith("Cartes cachées : ")
    assert "Effondrement : 9" in counts
    assert any(line.startswith("Galerie 1 : 3 gemmes en fermant, ") for line in counts)
    assert "Effondrement : 6 %" in chances
    assert any(line.startswith("Galerie sauve après 5 cartes : ") for line in chances)
    english = odds.odds_lines(scene("en"), odds.CHANCES)
    assert "Collapse: 6%" in [line.text for line in english]


def test_questions_name_the_card_the_place_and_the_amount() -> None:
    players = (Player("Zoé"), Player("Max"))
    session = Session(Setup(DIG, players, {}, SEED).table())
    session.table.state = Hill().top("ruby").play("beside").state
    session.seat = 0
    shown = status(words_in("fr"), session)
    assert "Pierre tirée hors galerie : rubis. La collecter, ou ouvrir une galerie ?" in shown
    session.table.state = Hill().in_tavern().give(0, "ruby", "gold", "steel").play("hire 1").state
    assert "Il reste 1 cristal à payer." in status(words_in("fr"), session)


def test_hands_stand_below_where_the_screen_is_narrow() -> None:
    assert "Zoé · bouclier, coffre, chevalier" in drawn(replace(scene(), columns=60))
