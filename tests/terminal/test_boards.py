"""Boards: drawings, descriptions and odds."""

from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

from pioche.terminal import odds
from pioche.terminal.boards import Scene, board_of, draw_fields
from pioche.terminal.boards.diamant import pile
from pioche.words import words_in
from tests.terminal.helpers import DIAMANT, session, without_lines

VIEW: dict[str, Any] = {
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
    "dangers": ["danger-snakes", "danger-spiders"],
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
    "ranks": None,
}


EMPTY: dict[str, Any] = {"path": [], "dangers": [], "removed": [], "relics_to_come": []}


def scene(language: str = "fr", lines: int = 40) -> Scene:
    """A cave with a little of everything."""
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
    text = drawn(replace(scene(lines=lines), columns=width), width)
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
        "at camp",
        "Relics to come: 10, 12",
    ):
        assert wanted in text


def test_the_board_in_sentences() -> None:
    shown = scene().description()
    assert shown[0] == "Expédition 3 sur 5. Pioche : 20 cartes."
    assert "Dangers vus : serpents, araignées géantes." in shown
    assert "Zoé : dans la grotte, réfléchit, butin 9, coffre 31, 1 relique (8 points)." in shown
    assert "Max : dans la grotte, a choisi, butin 9, coffre caché." in shown


def test_an_empty_path_has_a_sentence() -> None:
    empty = replace(scene(), view={**VIEW, **EMPTY})
    assert "Le chemin est vide." in drawn(empty)
    assert "Le chemin est vide." in empty.description()


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
    shown = [line.text for line in odds.odds_lines(scene(), odds.COUNTS)]
    assert shown[0] == "4 cartes cachées sur 24 seraient un piège."
    assert any("5 ×2" in line for line in shown)


def test_the_odds_as_chances_in_both_languages() -> None:
    french = [line.text for line in odds.odds_lines(scene(), odds.CHANCES)]
    english = [line.text for line in odds.odds_lines(scene("en"), odds.CHANCES)]
    assert "Piège à la prochaine carte : 17 %" in french
    assert "Trap on the next card: 17%" in english


def test_decimals_are_written_as_each_language_writes_them() -> None:
    view = {**VIEW, "path": ["treasure-14", "danger-snakes"], "dangers": ["danger-snakes"]}
    shown = [
        odds.odds_lines(replace(scene(language), view=view), odds.CHANCES)
        for language in ("fr", "en")
    ]
    shares = [line.text for lines in shown for line in lines if "rub" in line.text]
    assert shares[0] == "Part moyenne de la prochaine carte : 1,8 rubis"
    assert shares[2] == "Average share of the next card: 1.8 rubies"


def test_no_odds_when_they_are_off_or_the_game_is_over() -> None:
    assert odds.odds_lines(scene(), odds.OFF) == []
    over = replace(scene(), view={**VIEW, "stage": "over"})
    assert odds.odds_lines(over, odds.CHANCES) == []


def test_any_view_can_be_drawn_without_a_drawing_of_its_own() -> None:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(draw_fields(scene()))
    assert "explorers" in capture.get()
    assert "[red]Bot" in capture.get()
    assert "trésor de 14 rubis, serpents" in capture.get()
    shown = without_lines(scene()).description()
    assert "explorers, Zoé, chest : 31" in shown
    assert "Coffres ouverts : non" in shown
    assert "Reliques : croissantes" in shown
    assert "seat : Zoé" in shown
    assert "path rubies : 7" in shown


def test_a_view_without_a_drawing_names_players_cards_moves_and_figures() -> None:
    view = {
        "seat": None,
        "scores": [3, 4, 5],
        "piles": [["unknown", "relic-7"], []],
        "choice": "leave",
        "pace": 0.5,
    }
    shown = without_lines(replace(scene(), view=view)).description()
    assert shown == [
        "seat : rien",
        "scores, Zoé : 3",
        "scores, Max : 4",
        "scores, [red]Bot : 5",
        "piles, 1 : carte cachée, relique de valeur 7",
        "piles, 2 : rien",
        "choice : Sortir",
        "pace : 0,5",
    ]


def test_only_chances_are_in_percent() -> None:
    one = without_lines(scene())
    chances = [line.text for line in odds.odds_lines(one, odds.CHANCES)]
    figures = [line.text for line in odds.odds_lines(one, odds.COUNTS)]
    assert "trap chance : 17 %" in chances
    assert any(line.startswith("survival chance, 2 : ") for line in chances)
    assert any(line.startswith("share : ") and "%" not in line for line in figures)
    assert "unseen, serpents : 2" in figures


def test_every_table_of_a_whole_game_can_be_drawn() -> None:
    one = session(relics="classic")
    one.advance()
    while not one.over:
        here = Scene(words_in("fr"), DIAMANT, one.view(), one.names)
        assert drawn(here)
        assert here.description()
        for level in odds.LEVELS:
            odds.odds_lines(here, level)
        one.play(one.legal()[one.table.question % 3 == 2])
        one.advance()
    assert drawn(Scene(words_in("fr"), DIAMANT, one.view(), one.names))


def test_a_narrow_board_drops_words_for_signs() -> None:
    eight = [{**VIEW["explorers"][0], "seat": seat, "chest": 104} for seat in range(8)]
    crowded = replace(
        scene(lines=9), view={**VIEW, "explorers": eight}, names=["Zoé"] * 8, columns=58
    )
    text = drawn(crowded, 58)
    assert "réfléchit" not in text
    assert text.count("▼ …") == 8
    assert text.count("★ 8") == 8
    assert len(text.splitlines()) <= 16


def test_classic_relics_have_number_and_points() -> None:
    first = {**VIEW["explorers"][0], "relics": ["classic-relic"] * 3, "relic_points": 15}
    view = {**VIEW, "explorers": [first], "removed": ["classic-relic"] * 2, "relics_to_come": []}
    shown = replace(scene(), view=view).description()
    assert "Hors du jeu : relique (2 cartes)." in shown
    assert shown[-1].endswith("3 reliques (15 points).")


@pytest.mark.parametrize(
    ("language", "key", "arguments", "sentence"),
    [
        ("fr", "diamant-event-closed", {"number": 1, "path": 1}, "1 rubis retourne"),
        ("fr", "diamant-event-loses", {"seat": "Zoé", "rubies": 0}, "les mains vides."),
        ("en", "diamant-event-loses", {"seat": "Zoé", "rubies": 0}, "runs away empty-handed."),
        ("fr", "diamant-event-banks", {"seat": "Zoé", "rubies": 0}, "n’a rien à mettre à l’abri."),
        ("en", "diamant-event-banks", {"seat": "Zoé", "rubies": 1}, "puts 1 ruby in the chest."),
        ("en", "diamant-event-banks", {"seat": "Zoé", "rubies": 0}, "has nothing to put in"),
        ("fr", "terminal-end-line", {"rank": 1, "name": "Zoé", "points": 0}, "0 point."),
        ("en", "terminal-end-line", {"rank": 1, "name": "Zoé", "points": 1}, "1 point."),
        ("fr", "terminal-end-winner", {"count": 1, "names": "Zoé", "points": 1}, "1 point."),
        ("en", "terminal-end-winner", {"count": 2, "names": "A", "points": 0}, "0 points."),
        (
            "fr",
            "diamant-event-final",
            {"seat": "Zoé", "chest": 1, "relics": 0, "points": 1},
            "Zoé\N{NO-BREAK SPACE}: 1 point.",
        ),
    ],
)
def test_numbers_agree_with_their_words(
    language: str, key: str, arguments: dict[str, str | int], sentence: str
) -> None:
    assert sentence in words_in(language).say(key, you="none", **arguments)
