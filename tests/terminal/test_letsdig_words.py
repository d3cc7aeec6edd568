"""The words of Let's Dig for Treasure: numbers agree with them, and moves are easy to pick."""

import pytest

from pioche.terminal.choices import choices_among
from pioche.words import words_in
from tests.terminal.letsdig_scene import LETSDIG

ZOE = {"seat": "Zoé"}
SENTENCES: list[tuple[str, str, dict[str, str | int], str]] = [
    ("fr", "event-stops", {**ZOE, "cards": 0}, "Zoé s’arrête sans rien collecter."),
    ("fr", "event-stops", {**ZOE, "cards": 1}, "Zoé s’arrête et collecte 1 carte."),
    ("en", "event-stops", {**ZOE, "cards": 2}, "Zoé stops and collects 2 cards."),
    ("fr", "event-takes", {**ZOE, "pile": 0, "face": "none"}, "de gauche sans la montrer."),
    ("en", "event-takes", {**ZOE, "pile": 2, "face": "Muck"}, "of the right hole: Muck."),
    ("fr", "event-steals", {**ZOE, "other": "Max", "face": "none"}, "vole une carte à Max."),
    ("fr", "event-steals", {**ZOE, "other": "Max", "face": "Lait"}, "une carte à Max : Lait."),
    ("fr", "event-bust", {**ZOE, "face": "Vers", "cards": 2}, "perd tout, 2 cartes défaussées."),
    ("en", "event-final", {**ZOE, "points": -1}, "Zoé: -1 point."),
    ("fr", "event-emptied", {"pile": 1}, "Le trou du milieu est vide : c’est le dernier tour."),
    (
        "fr",
        "event-sees",
        {"pile": 0, "depth": 1, "face": "Vers"},
        "Carte du dessus du trou de gauche : Vers.",
    ),
    ("fr", "move-dog", {"first": "dug"}, "Lâcher le Chien fidèle déterré ce tour"),
    ("fr", "move-dog", {"first": "pile"}, "Lâcher un Chien fidèle de votre pile"),
]


@pytest.mark.parametrize(("language", "key", "arguments", "sentence"), SENTENCES)
def test_numbers_agree_with_their_words(
    language: str, key: str, arguments: dict[str, str | int], sentence: str
) -> None:
    assert words_in(language).say(f"letsdig-{key}", you="none", **arguments).endswith(sentence)


DECISIONS = ("dig 1", "dig 2", "dig 3", "stop")


@pytest.mark.parametrize(
    ("language", "first", "letters"),
    [("fr", "Gauche : creuser", "gmds"), ("en", "Left: dig", "lmrs")],
)
def test_a_pile_has_the_letter_of_its_side(language: str, first: str, letters: str) -> None:
    moves = [LETSDIG.moves.parse(text) for text in DECISIONS]
    choices = choices_among(words_in(language), LETSDIG, moves)
    assert choices[0].label == first
    assert "".join(choice.letter for choice in choices) == letters
