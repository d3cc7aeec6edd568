"""What the boards draw and tell."""

from dataclasses import replace

import pytest
from rich.console import Console

from pioche.terminal import odds_panel
from pioche.terminal.boards import Scene, board_of, diamant, generic
from pioche.terminal.boards.gems import pile
from pioche.words import words_in
from tests.terminal.helpers import DIAMANT, session

VIEW = {
    "game": "diamant",
    "seat": 0,
    "relics": "ascending",
    "open_chests": False,
    "question": 12,
    "stage": "decide",
    "expedition": 3,
    "expeditions": 5,
    "deck": 20,
    "path": ["treasure-14", "danger-snakes", "treasure-1", "danger-spiders", "relic-7"],
    "path_rubies": 7,
    "removed": ["danger-lava", "danger-lava", "relic-5"],
    "relics_to_come": ["relic-10", "relic-12"],
    "explorers": [
        {
            "seat": 0,
            "inside": True,
            "chosen": False,
            "unsafe": 9,
            "chest": 31,
            "relics": ["relic-8"],
            "relic_points": 8,
        },
        {
            "seat": 1,
            "inside": True,
            "chosen": True,
            "unsafe": 9,
            "chest": None,
            "relics": [],
            "relic_points": 0,
        },
        {
            "seat": 2,
            "inside": False,
            "chosen": False,
            "unsafe": 0,
            "chest": None,
            "relics": [],
            "relic_points": 0,
        },
    ],
    "choice": None,
    "scores": None,
}


def scene(language: str = "fr", lines: int = 40) -> Scene:
    """A cave with a little of everything in it."""
    return Scene(words_in(language), DIAMANT, VIEW, ["Zoé", "Max", "[red]Bot"], lines)


def drawn(one: Scene, width: int = 80) -> str:
    """The board as plain text."""
    console = Console(width=width, color_system=None, legacy_windows=False)
    with console.capture() as capture:
        console.print(board_of(one.game.id).draw(one))
    return capture.get()


@pytest.mark.parametrize("lines", [40, 17, 8])
@pytest.mark.parametrize("width", [74, 80, 120])
def test_the_drawing_shows_everything_in_any_room(lines: int, width: int) -> None:
    text = drawn(scene(lines=lines), width)
    for wanted in ("§", "serpents", "Ж", "araignées géantes", "14", "◆◆♦♦♦♦", "Expédition 3 sur 5"):
        assert wanted in text
    for wanted in ("► Zoé", "[red]Bot", "au campement", "a choisi", "◆×6 ♦", "caché", "★ 8", "×2"):
        assert wanted in text
    assert max(len(line) for line in text.splitlines()) <= width


def test_fewer_lines_make_smaller_cards() -> None:
    heights = [len(drawn(scene(lines=lines)).splitlines()) for lines in (40, 12, 8)]
    assert heights == sorted(heights, reverse=True)
    assert "[14 ◆◆♦♦♦♦]" in drawn(scene(lines=8))


def test_english_says_the_same() -> None:
    text = drawn(scene("en"))
    for wanted in (
        "Expedition 3 of 5",
        "snakes",
        "hidden",
        "at the camp",
        "Relics to come: 10, 12",
    ):
        assert wanted in text


def test_the_board_in_sentences() -> None:
    told = diamant.tell(scene())
    assert told[0] == "Expédition 3 sur 5. Pioche : 20 cartes."
    assert "Dangers vus : serpents, araignées géantes." in told
    assert (
        "Zoé : dans la grotte, réfléchit, butin 9, coffre 31, reliques : relique de valeur 8."
        in told
    )
    assert "Max : dans la grotte, a choisi, butin 9, coffre caché." in told


def test_an_empty_path_is_told() -> None:
    empty = replace(scene(), view={**VIEW, "path": [], "removed": [], "relics_to_come": []})
    assert "Le chemin est vide." in drawn(empty)
    assert "Le chemin est vide." in diamant.tell(empty)


def test_gems_are_diamonds_and_rubies() -> None:
    assert [pile(points).plain for points in (0, 4, 5, 13, 25, 27)] == [
        "",
        "♦♦♦♦",
        "◆",
        "◆◆♦♦♦",
        "◆×5",
        "◆×5 ♦♦",
    ]


def test_the_odds_as_counts() -> None:
    told = [line.text for line in odds_panel.odds_lines(scene(), odds_panel.COUNTS)]
    assert told[0] == "4 cartes cachées sur 24 seraient un piège."
    assert any("5 ×2" in line for line in told)


def test_the_odds_as_chances_in_both_languages() -> None:
    french = [line.text for line in odds_panel.odds_lines(scene(), odds_panel.CHANCES)]
    english = [line.text for line in odds_panel.odds_lines(scene("en"), odds_panel.CHANCES)]
    assert "Piège à la prochaine carte : 17 %" in french
    assert "Trap on the next card: 17%" in english


def test_decimals_are_written_as_each_language_writes_them() -> None:
    view = {**VIEW, "path": ["treasure-14", "danger-snakes"]}
    told = [
        odds_panel.odds_lines(replace(scene(language), view=view), odds_panel.CHANCES)
        for language in ("fr", "en")
    ]
    shares = [line.text for lines in told for line in lines if "rub" in line.text]
    assert shares[0] == "Part moyenne de la prochaine carte : 1,8 rubis"
    assert shares[2] == "Average share of the next card: 1.8 rubies"


def test_no_odds_when_they_are_off_or_the_game_is_over() -> None:
    assert odds_panel.odds_lines(scene(), odds_panel.OFF) == []
    over = replace(scene(), view={**VIEW, "stage": "over"})
    assert odds_panel.odds_lines(over, odds_panel.CHANCES) == []


def test_any_view_can_be_drawn_without_a_drawing_of_its_own() -> None:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(generic.draw(scene()))
    assert "explorers" in capture.get()
    assert "treasure-14, danger-snakes" in capture.get()
    told = generic.tell(scene())
    assert "explorers 1 chest : 31" in told
    assert "open chests : non" in told
    assert [line for line in generic.chances(scene()) if line.chance is not None]
    assert generic.counts(scene())


def test_every_table_of_a_whole_game_can_be_drawn() -> None:
    one = session(relics="classic")
    one.advance()
    while not one.over:
        here = Scene(words_in("fr"), DIAMANT, one.view(), one.names)
        assert drawn(here)
        assert diamant.tell(here)
        for level in odds_panel.LEVELS:
            odds_panel.odds_lines(here, level)
        one.play(one.legal()[one.table.question % 3 == 2])
        one.advance()
    assert drawn(Scene(words_in("fr"), DIAMANT, one.view(), one.names))
