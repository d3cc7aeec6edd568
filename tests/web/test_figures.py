"""The card sheet in the browser takes what the server takes, and refuses what it refuses."""

from typing import Any

import msgspec
import pytest

import pioche
from pioche.core.game import Game
from pioche.core.refusals import Refusal
from pioche.core.sheet import Sheet
from pioche.server.http.catalogue import game_info
from pioche.server.http.static import words_text
from pioche.words import LANGUAGES
from tests.web.node import call_script

GAMES = [game for game in pioche.CATALOG if any(isinstance(each, Sheet) for each in game.options)]


def sheet_of(game: Game) -> Sheet:
    return next(option for option in game.options if isinstance(option, Sheet))


def filled(game: Game, language: str, *sheets: dict[str, str]) -> list[dict[str, Any]]:
    given = {
        "language": language,
        "words": words_text(language).decode(),
        "game": msgspec.to_builtins(game_info(game)),
        "sheets": sheets,
    }
    answer: list[dict[str, Any]] = call_script("figures.mjs", given)
    return answer


def refuses(sheet: Sheet, typed: dict[str, str]) -> bool:
    try:
        sheet.check(" ".join(f"{name}={value}" for name, value in typed.items() if value))
    except Refusal:
        return True
    return False


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_browser_and_the_server_agree_on_every_figure(game: Game, language: str) -> None:
    sheet = sheet_of(game)
    typed = [
        {figure.name: str(value)}
        for figure in sheet.figures
        for value in (figure.lowest, figure.highest, figure.lowest - 1, figure.highest + 1, "1.5")
    ]
    typed += [{}, {sheet.figures[0].name: ""}]
    for given, answer in zip(typed, filled(game, language, *typed), strict=True):
        assert answer["faulty"] is refuses(sheet, given), given
        assert bool(answer["faults"]) is answer["faulty"]
        if not answer["faulty"]:
            assert sheet.check(answer["text"]) == answer["text"] == answer["again"]


def test_faults_are_told_in_the_server_s_sentences_with_names_people_know() -> None:
    letsdig, digger = pioche.game("letsdig"), pioche.game("digger")
    high, letters = filled(letsdig, "en", {"muck.points": "100"}, {"muck.count": "?"})
    assert high["faults"] == ["“Muck, points” must be from -99 to 99, not 100."]
    assert letters["faults"] == ["“Muck, copies” must be a whole number, not “?”."]
    empty = {figure.name: "0" for figure in sheet_of(letsdig).figures if "count" in figure.name}
    (few,) = filled(letsdig, "en", empty)
    assert few["faults"] == [
        "The sum of all copies, not counting the Land mine, must be from 4 to 119, not 0."
    ]
    (black,) = filled(digger, "fr", {"black-1.gold": "9"})
    assert black["faults"][0].startswith("La somme de tous les nombres de « Caisse noire 1 » doit ")


def test_every_card_and_figure_has_a_name() -> None:
    for game in GAMES:
        (answer,) = filled(game, "en", {})
        for name, figures in answer["names"]:
            assert "." not in name
            assert name[0].isupper()
            assert all(figures)
